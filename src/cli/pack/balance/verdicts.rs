//! What to make of the findings, in sentences: what is off par and by how much, what nobody uses. Nothing is said of
//! what could be chance.

use super::findings::{Family, Rate};
use super::measured::Measured;
use super::said::{ordinal, percent};
use crate::cli::arena::{Interval, Spread};

/// Fewer games say nothing of abilities and positions.
const LEAST_GAMES: u64 = 200;
/// What is used less than this part of what is usual among its like is hardly used.
const HARDLY: f64 = 0.1;
/// At most so many of a family are named, the farthest from par first.
const NAMED: usize = 4;
/// An empire that ends with fewer cities than this is out of the game.
const NO_CITY: f64 = 0.5;

/// The sentences, what weighs most first.
pub(super) fn of(m: &Measured<'_>) -> Vec<String> {
    let found = &m.findings;
    let mut said = Vec::new();
    off_par(
        &mut said,
        &found.orders,
        |order| format!("Whoever has the order {}", m.order(order)),
        "orders of loyalties",
    );
    off_par(
        &mut said,
        &found.slots,
        |(empire, slot)| {
            format!("Whoever has {} as {}", m.speech.empire(*empire), m.speech.words().slot(*slot))
        },
        "empires on slots",
    );
    off_par(&mut said, &found.turns, |turn| format!("Whoever acts {} in round 1", ordinal(*turn)), "places");
    if said.is_empty() {
        said.push(even(m));
    }
    if found.games < LEAST_GAMES {
        said.push(format!(
            "Of abilities and positions nothing is said: {} games are too few, {LEAST_GAMES} would do.",
            found.games
        ));
        return said;
    }
    let abilities: Vec<(String, &Spread)> = found
        .abilities
        .iter()
        .enumerate()
        .map(|(index, played)| (m.speech.words().ability(index).name.clone(), &played.times))
        .collect();
    unused(&mut said, &abilities, "plays", "abilities");
    let positions: Vec<(String, &Spread)> =
        found.positions.iter().map(|(at, held)| (m.speech.position(*at), &held.placed)).collect();
    unused(&mut said, &positions, "goes to", "positions");
    for empire in m.world.empires() {
        let end = found.cities.last().and_then(|last| last.get(empire.index()));
        if let Some(cities) = end.filter(|cities| cities.mean() + cities.margin().unwrap_or(0.0) < NO_CITY) {
            let name = m.speech.empire(empire);
            said.push(format!(
                "{name} ends with {:.1} cities a game: to bet on it is to bet on nothing.",
                cities.mean()
            ));
        }
    }
    said
}

/// What of a family is off par by more than chance.
fn off_par<K>(said: &mut Vec<String>, family: &Family<K>, who: impl Fn(&K) -> String, what: &str) {
    let mut off: Vec<&Rate<K>> = family.rates.iter().filter(|rate| rate.is_significant()).collect();
    off.sort_by(|a, b| b.off().abs().total_cmp(&a.off().abs()));
    for rate in off.iter().take(NAMED) {
        let Interval { low, high } = rate.interval();
        let (by, side) = (100.0 * rate.off().abs(), if rate.off() > 0.0 { "above" } else { "below" });
        let par = percent(rate.wins.value() - rate.off());
        said.push(format!(
            "{} wins {} of {} games ({:.1} to {:.1} %): {by:.1} points {side} the {par} of an even chance.",
            who(&rate.of),
            percent(rate.wins.value()),
            rate.wins.count(),
            100.0 * low,
            100.0 * high,
        ));
    }
    if off.len() > NAMED {
        said.push(format!(
            "{} more {what} are off par by more than chance; they are marked * below.",
            off.len() - NAMED
        ));
    }
}

/// That nothing is off par, and what would have been seen.
fn even(m: &Measured<'_>) -> String {
    let seen = |noise: f64| 100.0 * 3.0 * noise;
    let (_, orders) = m.findings.orders.spread();
    let (_, slots) = m.findings.slots.spread();
    format!(
        "In {} games nothing is off par by more than chance. Of an order of loyalties {:.0} points would have been \
         seen, of an empire on a slot {:.0}; more games see less.",
        m.findings.games,
        seen(orders),
        seen(slots),
    )
}

/// What is used far less than its like, with how often that is.
fn unused(said: &mut Vec<String>, all: &[(String, &Spread)], verb: &str, what: &str) {
    let mut usual: Vec<f64> = all.iter().map(|(_, times)| times.mean()).collect();
    usual.sort_by(f64::total_cmp);
    let Some(median) = usual.get(usual.len() / 2).copied().filter(|median| *median > 0.0) else { return };
    for (name, times) in all {
        // As often as it may be with 95 % confidence.
        let most = times.mean() + times.margin().unwrap_or(0.0);
        if most >= HARDLY * median {
            continue;
        }
        let often = match times.mean() {
            0.0 => format!("Nobody {verb} {name}"),
            mean => format!("Hardly anybody {verb} {name}: {mean:.3} times a game"),
        };
        said.push(format!("{often}, where {median:.2} times is usual among {what}."));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(times: u64, games: u64) -> Spread {
        let mut spread = Spread::default();
        (0..games).for_each(|game| spread.add(i64::from(game < times)));
        spread
    }

    #[test]
    fn what_nobody_uses_is_named_and_what_is_only_rare_is_not() {
        let all = [
            spread(900, 1000),
            spread(800, 1000),
            spread(700, 1000),
            spread(0, 1000),
            spread(5, 1000),
            spread(300, 1000),
        ];
        let names = ["A", "B", "C", "None", "Few", "Some"];
        let named: Vec<(String, &Spread)> = names.iter().map(|n| (*n).to_owned()).zip(&all).collect();
        let mut said = Vec::new();
        unused(&mut said, &named, "plays", "abilities");
        assert_eq!(
            said,
            [
                "Nobody plays None, where 0.70 times is usual among abilities.",
                "Hardly anybody plays Few: 0.005 times a game, where 0.70 times is usual among abilities.",
            ]
        );
    }
}
