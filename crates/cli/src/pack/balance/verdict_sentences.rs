//! The findings as sentences: deviations from par, and what is hardly used. Nothing that may be chance is
//! mentioned.

use super::findings::{Family, LEAST_SAMPLES, Rate};
use super::measurement::{BalanceReport, ordinal, percent};
use crate::arena::{Interval, Spread};
use rules::{Empire, Slot};

/// The fewest games for a verdict on abilities and positions.
const LEAST_GAMES: u64 = 200;
/// The share of the usual use below which something is hardly used.
const HARDLY: f64 = 0.1;
/// The maximum number of members of a family that a sentence names, those farthest from par first.
const NAMED: usize = 4;
/// An empire that ends with fewer cities than this on average counts as out of the game.
const NO_CITY: f64 = 0.5;

/// The sentences, the most important first.
pub(super) fn verdicts(m: &BalanceReport<'_>) -> Vec<String> {
    let found = &m.findings;
    let mut said = Vec::new();
    let [orders, slots, places] = kinds(m);
    off_par(&mut said, &found.orders, |order| format!("The order {}", m.order(order)), &orders);
    let on_slot = |(empire, slot): &(Empire, Slot)| {
        format!("{} as {}", m.speech.empire(*empire), m.speech.words().slot(*slot))
    };
    off_par(&mut said, &found.slots, on_slot, &slots);
    off_par(&mut said, &found.turns, |turn| format!("Acting {} in round 1", ordinal(*turn)), &places);
    if said.is_empty() {
        said.extend(even(m));
    }
    said.extend(too_few(m));
    if found.games < LEAST_GAMES {
        said.push(format!(
            "Too few games to judge abilities and {}: {} games, {LEAST_GAMES} are needed.",
            m.several("position"),
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
    unused(&mut said, &positions, "goes to", &m.several("position"));
    out_of_the_game(&mut said, m);
    said
}

/// The names of the families: orders of loyalties, empires on slots, and places in the turn order.
fn kinds(m: &BalanceReport<'_>) -> [String; 3] {
    ["orders of loyalties".to_owned(), format!("{} on slots", m.several("empire")), "places".to_owned()]
}

/// Adds a sentence for each empire that usually ends without a city.
fn out_of_the_game(said: &mut Vec<String>, m: &BalanceReport<'_>) {
    for empire in m.world.empires() {
        let end = m.findings.cities.last().and_then(|last| last.get(empire.index()));
        if let Some(cities) = end.filter(|cities| cities.mean() + cities.margin().unwrap_or(0.0) < NO_CITY) {
            let name = m.speech.empire(empire);
            said.push(format!(
                "{name} ends with {:.1} {} a game, so a bet on it is worth almost nothing.",
                cities.mean(),
                m.several("city"),
            ));
        }
    }
}

/// Adds a sentence about the significant deviations of a family.
fn off_par<K>(said: &mut Vec<String>, family: &Family<K>, who: impl Fn(&K) -> String, what: &str) {
    let mut off: Vec<&Rate<K>> = family.rates.iter().filter(|rate| rate.is_significant()).collect();
    off.sort_by(|a, b| b.off().abs().total_cmp(&a.off().abs()));
    for rate in off.iter().take(NAMED) {
        let Interval { low, high } = rate.interval();
        let (by, side) = (100.0 * rate.off().abs(), if rate.off() > 0.0 { "above" } else { "below" });
        let par = percent(rate.wins.value() - rate.off());
        said.push(format!(
            "{} wins {} of {} games ({:.1} to {:.1} %): {by:.1} points {side} the {par} expected by chance.",
            who(&rate.of),
            percent(rate.wins.value()),
            rate.wins.count(),
            100.0 * low,
            100.0 * high,
        ));
    }
    if off.len() > NAMED {
        said.push(format!(
            "{} more {what} differ from par by more than chance; they are marked * below.",
            off.len() - NAMED
        ));
    }
}

/// The sentence if nothing deviates from par, with the smallest detectable deviation. `None` if nothing could
/// be measured.
fn even(m: &BalanceReport<'_>) -> Option<String> {
    let found = &m.findings;
    let noises = [found.orders.measured_noise(), found.slots.measured_noise(), found.turns.measured_noise()];
    let [orders, slots, _] = kinds(m);
    let seen: Vec<String> = [orders, slots, "who goes first".to_owned()]
        .into_iter()
        .zip(noises)
        .filter_map(|(what, noise)| Some(format!("of {what} {:.0}", 100.0 * found.seen * noise?)))
        .collect();
    let games = found.games;
    (!seen.is_empty()).then(|| {
        format!(
            "In {games} games nothing differs from par by more than chance. These differences in points would have been \
             seen: {}; more games would show smaller ones.",
            seen.join(", ")
        )
    })
}

/// The sentence about families with too few games.
fn too_few(m: &BalanceReport<'_>) -> Option<String> {
    let (found, [orders, slots, places]) = (&m.findings, kinds(m));
    let few: Vec<String> = [
        (orders, found.orders.unmeasured(), found.orders.rates.len()),
        (slots, found.slots.unmeasured(), found.slots.rates.len()),
        (places, found.turns.unmeasured(), found.turns.rates.len()),
    ]
    .into_iter()
    .filter(|(_, unmeasured, _)| *unmeasured > 0)
    .map(
        |(what, unmeasured, all)| {
            if unmeasured == all { format!("all {what}") } else { format!("{unmeasured} of {all} {what}") }
        },
    )
    .collect();
    (!few.is_empty())
        .then(|| format!("Too few games to judge {}: fewer than {LEAST_SAMPLES} each.", few.join(" and ")))
}

/// Adds a sentence about things used far less than the others of their kind.
fn unused(said: &mut Vec<String>, all: &[(String, &Spread)], verb: &str, what: &str) {
    let mut usual: Vec<f64> = all.iter().map(|(_, times)| times.mean()).collect();
    usual.sort_by(f64::total_cmp);
    let Some(median) = usual.get(usual.len() / 2).copied().filter(|median| *median > 0.0) else { return };
    for (name, times) in all {
        // The upper bound of the use with 95 % confidence.
        let most = times.mean() + times.margin().unwrap_or(0.0);
        if most >= HARDLY * median {
            continue;
        }
        let often = match times.mean() {
            0.0 => format!("Nobody {verb} {name}"),
            mean => format!("Hardly anyone {verb} {name}: {mean:.3} times a game"),
        };
        said.push(format!("{often}; the median of {what} is {median:.2}."));
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
                "Nobody plays None; the median of abilities is 0.70.",
                "Hardly anyone plays Few: 0.005 times a game; the median of abilities is 0.70.",
            ]
        );
    }
}
