//! Tests of the seating and of the test bot.

use std::path::Path;
use std::sync::LazyLock;

use super::*;
use crate::Packs;
use bots::{Level, Temper};
use rules::{Event, Phase};

fn world(id: &str, rules: &[&str]) -> World {
    let pack = Packs::default().open(Some(Path::new(id))).unwrap();
    let mut house = pack.rules.raw.house;
    for rule in rules {
        let (key, value) = rule.split_once('=').unwrap();
        house.set(key, value, &pack.rules.raw).unwrap();
    }
    World::new(&pack.rules.raw, &house, pack.rules.raw.societies.1).unwrap()
}

const RANDOM: Entrant = Entrant::Bot(Level::Random, Temper::Even);

fn arena<'a>(world: &'a World, entrants: &'a [Entrant], seating: Seating) -> Arena<'a> {
    static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(Weights::built_in);
    Arena { world, weights: &WEIGHTS, entrants, seating, guests: None, seed: 1, games: 6, threads: Some(1) }
}

#[test]
fn where_seats_turn_everybody_sits_one_further_in_the_next_game() {
    let world = world("war-of-whispers", &[]);
    let arena = arena(&world, &[RANDOM; 4], Seating::Turning);
    assert_eq!((0..5).map(|game| arena.table(game)[1]).collect::<Vec<_>>(), [1, 0, 3, 2, 1]);
}

#[test]
fn at_mixed_tables_each_sits_once_on_every_seat_in_as_many_games_as_there_are_entrants() {
    let world = world("war-of-whispers", &[]);
    let arena = arena(&world, &[RANDOM; 7], Seating::Mixed);
    for series in 0..3 {
        let tables: Vec<_> = (7 * series..7 * series + 7).map(|game| arena.table(game)).collect();
        for seat in 0..4 {
            let mut on: Vec<usize> = tables.iter().map(|table| table[seat]).collect();
            on.sort_unstable();
            assert_eq!(on, [0, 1, 2, 3, 4, 5, 6]);
        }
        assert!(tables.iter().all(|t| (0..4).all(|a| (0..a).all(|b| t[a] != t[b]))), "{tables:?}");
    }
    assert_ne!(arena.table(0), arena.table(7));
}

/// Records all exchanges, and the points that the late entrant gained by its own.
#[derive(Default)]
struct Exchanges {
    /// The society of the late entrant, and its points before the decision.
    late: Option<(Society, i32)>,
    seen: Vec<(bool, Phase, u8)>,
    /// The phase and the round before the decision.
    at: Option<(Phase, u8)>,
    gains: Vec<i32>,
    exchanged: bool,
}

impl Sink for Exchanges {
    fn see(&mut self, _state: &State, event: impl FnOnce() -> Event) {
        let (Event::Exchanged(society, ..), Some((phase, round))) = (event(), self.at) else { return };
        let is_late = self.late.is_some_and(|(late, _)| late == society);
        self.exchanged = is_late;
        self.seen.push((is_late, phase, round));
    }
}

impl Watch for Exchanges {
    fn begin(&mut self, world: &World, state: &State) {
        let first = world.societies().next().unwrap();
        self.late = Some((first, state.score(world, first)));
        self.at = Some((state.phase(), state.round()));
    }

    fn decided(&mut self, world: &World, state: &State) {
        let Some((late, before)) = self.late else { return };
        if std::mem::take(&mut self.exchanged) {
            self.gains.push(state.score(world, late) - before);
        }
        self.late = Some((late, state.score(world, late)));
        self.at = Some((state.phase(), state.round()));
    }

    fn end(&mut self, _: &World, _: &State, _: u32, _: &dyn Fn(Society) -> usize) {}

    fn plus(mut self, other: Self) -> Self {
        self.seen.extend(other.seen);
        self.gains.extend(other.gains);
        self
    }
}

/// The exchanges in four games between a late entrant on the first seat and two random ones.
fn exchanges(rules: &[&str]) -> Exchanges {
    let world = world("lantern-delta", rules);
    let entrants = [Entrant::Late, RANDOM, RANDOM];
    let mut seen = Exchanges::default();
    let mut legal = Vec::new();
    for game in [0, 3, 6, 9] {
        arena(&world, &entrants, Seating::Turning).play_game(game, &mut legal, None, &mut seen);
    }
    seen
}

#[test]
fn the_late_bot_exchanges_in_the_last_loyalty_step_alone_and_only_to_gain_by_it() {
    let seen = exchanges(&["rounds=4"]);
    let late: Vec<_> = seen.seen.iter().filter(|(late, ..)| *late).collect();
    assert!(!late.is_empty() && late.iter().all(|(_, phase, round)| (*phase, *round) == (Phase::Loyalty, 4)));
    assert!(seen.gains.iter().all(|gain| *gain > 0), "{:?}", seen.gains);
    assert!(seen.seen.iter().any(|(late, _, round)| !late && *round < 4), "others exchange before");
}

#[test]
fn with_a_final_whisper_the_late_bot_waits_for_that_r8_2() {
    let seen = exchanges(&["final-whisper=on"]);
    let late: Vec<_> = seen.seen.iter().filter(|(late, ..)| *late).collect();
    assert!(!late.is_empty() && late.iter().all(|(_, phase, _)| *phase == Phase::FinalWhisper));
}

#[test]
fn entrants_are_read_as_they_are_written_and_late_is_no_player() {
    for word in ["random", "agent", "spymaster:raider", "late"] {
        assert_eq!(Entrant::parse(word).unwrap().to_string(), word);
    }
    assert_eq!(Entrant::parse("late").unwrap(), Entrant::Late);
    assert!(bot("late").is_err() && Entrant::parse("agent:surprise").is_err());
}
