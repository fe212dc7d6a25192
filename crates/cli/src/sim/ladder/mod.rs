//! The ladder of bots: ratings from mixed tables.

mod ladder_tally;
mod rating;

use std::error::Error;
use std::io::Write;

use super::external_bot_failures;
use crate::arena::{Arena, Entrant, ExternalPrograms, Interval, Seating, progress};
use crate::command_line::wrong_usage::Usage;
use crate::opening::external_bot_seats;
use crate::opening::match_options::OpenOptions;
use crate::opening::named_packs::Packs;
use crate::sim::args::SimArgs;
use bots::{Level, Temper};
use comfy_table::Table;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use external_bots::{BotFailureCounts, Programs};
use ladder_tally::Tally;
use rating::{Rating, rate};
use serde_json::{Value, json};

/// The level at which tempers are rated.
const TEMPERED: Level = Level::Spymaster;

/// The default entrants: all levels, all tempers, and the test bot.
fn everybody() -> Vec<Entrant> {
    let levels = Level::ALL.map(|level| Entrant::Bot(level, Temper::Even));
    let tempers = Temper::ALL.into_iter().filter(|temper| *temper != Temper::Even);
    let tempers = tempers.map(|temper| Entrant::Bot(TEMPERED, temper));
    levels.into_iter().chain(tempers).chain([Entrant::Late]).collect()
}

/// Plays the games and prints the ratings.
///
/// # Errors
/// The match cannot be set up, a program lost all its decisions, or the output cannot be written.
pub(super) fn ladder(
    args: &SimArgs,
    packs: &Packs,
    mut programs: Programs,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let named = external_bot_seats::seats(&args.seats, &mut programs)?;
    let named = named.iter().map(|word| Entrant::parse(word)).collect::<Result<Vec<_>, _>>()?;
    if let Some(automaton) = named.iter().find(|entrant| matches!(entrant, Entrant::Automaton(_))) {
        let words = format!("--ladder rates bots, and {automaton} is an automaton: leave it out");
        return Err(Usage::new(words).into());
    }
    let entrants = if named.is_empty() { everybody() } else { named };
    if entrants.len() < 2 {
        let words = "--ladder rates bots against one another, and --seats names 1: name two or more";
        return Err(Usage::new(words).into());
    }
    let options = OpenOptions {
        otherwise: ["random", "random"],
        setup: args.setup.clone(),
        rules: args.house.rules.clone(),
        seed: Some(args.run.seed),
        ..OpenOptions::default()
    };
    let setup = options.setup(packs.open(None)?)?;
    let world = setup.world()?;
    let guests = ExternalPrograms::new(programs, &setup, &world);
    guests.all_start(&entrants)?;
    let arena = Arena {
        world: &world,
        weights: &setup.pack.weights(),
        entrants: &entrants,
        seating: Seating::Mixed,
        guests: Some(&guests),
        seed: args.run.seed,
        games: args.games,
        threads: args.run.threads,
    };
    let tally = arena.play(&progress(args.games, args.run.json), || Tally::new(entrants.len()));
    let rungs = rungs(&entrants, &tally);
    if args.run.json {
        let rungs: Vec<Value> = rungs.iter().map(Rung::json).collect();
        let (pack, seed) = (&setup.pack.id, setup.seed);
        writeln!(out, "{}", json!({ "pack": pack, "seed": seed, "games": args.games, "entrants": rungs }))?;
    } else {
        writeln!(out, "{}", table(&rungs))?;
        let seats = world.societies().len();
        writeln!(out, "{} games of {seats} among {}; {WHAT}", args.games, entrants.len())?;
        for rung in &rungs {
            if let Some(told) = external_bot_failures::lines(&rung.entrant.to_string(), &rung.losses) {
                writeln!(out, "{told}")?;
            }
        }
    }
    external_bot_failures::check_all(rungs.iter().map(|rung| (rung.entrant.to_string(), &rung.losses)))
}

/// Explains ratings to the reader.
const WHAT: &str = "0 is the mean; a bot with 400 more wins ten times as often at the same table";

/// An entrant with its results.
struct Rung {
    entrant: Entrant,
    rating: Rating,
    games: u64,
    wins: f64,
    score: f64,
    losses: BotFailureCounts,
}

/// The results of all entrants, the best first and unrated ones last.
fn rungs(entrants: &[Entrant], tally: &Tally) -> Vec<Rung> {
    let wins: Vec<f64> = tally.wins.iter().map(|wins| wins.times()).collect();
    let tables: Vec<(Vec<usize>, u32)> = tally.tables.iter().map(|(t, n)| (t.clone(), *n)).collect();
    let rung = |(i, rating): (usize, Rating)| Rung {
        entrant: entrants[i],
        rating,
        games: tally.wins[i].count(),
        wins: tally.wins[i].value(),
        score: tally.scores[i].mean(),
        losses: tally.losses[i].clone(),
    };
    let mut rungs: Vec<Rung> = rate(&wins, &tables).into_iter().enumerate().map(rung).collect();
    rungs.sort_by(|a, b| {
        let points = b.rating.points.total_cmp(&a.rating.points);
        b.is_rated().cmp(&a.is_rated()).then(points)
    });
    rungs
}

impl Rung {
    /// True if the entrant took enough of its decisions itself for a rating.
    fn is_rated(&self) -> bool {
        external_bot_failures::is_own(&self.losses)
    }

    /// The confidence interval of the rating.
    fn interval(&self) -> Interval {
        let Rating { points, margin } = self.rating;
        Interval { low: points - margin, high: points + margin }
    }

    fn json(&self) -> Value {
        let Interval { low, high } = self.interval();
        json!({
            "player": self.entrant.to_string(),
            "rating": self.is_rated().then_some(self.rating.points),
            "low": self.is_rated().then_some(low),
            "high": self.is_rated().then_some(high),
            "games": self.games,
            "wins": self.wins,
            "score": self.score,
            "outside": external_bot_failures::json(&self.losses),
        })
    }
}

/// The ladder as a table.
fn table(rungs: &[Rung]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED);
    table.set_header(["entrant", "rating", "95 % interval", "games", "wins", "score"]);
    for rung in rungs {
        let Interval { low, high } = rung.interval();
        let told = |rating: String| if rung.is_rated() { rating } else { "–".to_owned() };
        table.add_row([
            external_bot_failures::label(&rung.entrant.to_string(), &rung.losses),
            told(format!("{:+.0}", rung.rating.points)),
            told(format!("{low:+.0} to {high:+.0}")),
            rung.games.to_string(),
            format!("{:.1} %", 100.0 * rung.wins),
            format!("{:.2}", rung.score),
        ]);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::World;

    fn climbed(entrants: &[Entrant], games: u32) -> Vec<Rung> {
        let pack = Packs::default().open(Some("lantern-delta".as_ref())).unwrap();
        let world = World::new(&pack.rules.raw, &pack.rules.raw.house, 3).unwrap();
        let (weights, seating) = (&pack.weights(), Seating::Mixed);
        let (seed, threads, guests) = (3, Some(2), None);
        let arena = Arena { world: &world, weights, entrants, seating, guests, seed, games, threads };
        rungs(entrants, &arena.play(&progress(games, true), || Tally::new(entrants.len())))
    }

    #[test]
    fn a_novice_among_random_bots_stands_above_them_all() {
        let random = Entrant::Bot(Level::Random, Temper::Even);
        let novice = Entrant::Bot(Level::Novice, Temper::Even);
        let rungs = climbed(&[random, random, novice, random, random], 60);
        assert_eq!(rungs[0].entrant, novice);
        assert!(rungs[0].interval().low > rungs[1].interval().high);
        assert_eq!(rungs.iter().map(|rung| rung.games).sum::<u64>(), 3 * 60);
    }

    #[test]
    fn bots_that_are_alike_are_rated_alike() {
        let rungs = climbed(&[Entrant::Bot(Level::Random, Temper::Even); 4], 400);
        for rung in rungs {
            let Interval { low, high } = rung.interval();
            // One interval in twenty is wrong, but none with this seed.
            assert!(low < 0.0 && high > 0.0 && high - low < 200.0, "{low} {high}");
        }
    }

    #[test]
    fn everybody_is_all_levels_all_tempers_and_the_test_bot() {
        let names: Vec<String> = everybody().iter().map(ToString::to_string).collect();
        assert_eq!(names.len(), Level::ALL.len() + Temper::ALL.len() - 1 + 1);
        for name in ["mastermind", "spymaster:raider", "late"] {
            assert!(names.iter().any(|n| n == name), "{names:?}");
        }
    }
}
