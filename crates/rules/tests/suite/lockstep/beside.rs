//! Plays one match in both implementations of the rules and compares them.

use std::collections::BTreeSet;

use crate::lockstep::translate::{empire, raw};
use crate::lockstep::{house, rarities};
use crate::plain::automata::{Automaton as PlainAutomaton, Kind};
use crate::plain::chance::Need;
use crate::plain::game::Game;
use crate::plain::random::Random;
use crate::plain::rules::HouseRules as PlainRules;
use crate::plain::world::World as PlainWorld;
use rules::*;

/// The engine's notation of an action, with regions' numbers instead of their ids.
fn numbered(world: &World, action: Action) -> String {
    let text = world.notation(action);
    let words = text.split(' ').map(|word| {
        let ids = word.split('>').map(|id| match id.strip_prefix('r').map(str::parse::<u32>) {
            Some(Ok(number)) => number.to_string(),
            _ => id.to_owned(),
        });
        ids.collect::<Vec<_>>().join(">")
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The state of the engine as text, in the format of the plain implementation.
fn describe(world: &World, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    lines.push(format!("round {}", state.round()));
    lines.push(format!("first player {}", state.first().index()));
    let order: Vec<&str> = state.order().empires(world).map(|e| world.empire_id(e)).collect();
    lines.push(format!("order {}", order.join(" ")));
    lines.push(format!("over {}", if state.is_over() { "yes" } else { "no" }));
    for r in world.regions() {
        let controller = state.controller(r).map_or("nobody", |e| world.empire_id(e));
        lines.push(format!("region {} {controller} {}", world.region_number(r), state.banners(r)));
    }
    for e in world.empires() {
        lines.push(format!("supply {} {}", world.empire_id(e), state.supply(e)));
    }
    for s in world.societies() {
        lines.push(format!("agents in hand {} {}", s.index(), state.agents_in_hand(world, s)));
    }
    for position in world.positions() {
        let owner = state.occupant(position).map_or("-".to_owned(), |s| s.index().to_string());
        lines.push(format!("position {} {owner}", world.position_id(position)));
    }
    for r in world.regions() {
        let there = world.societies().filter(|s| state.scouts(*s).has(r)).map(|s| s.index().to_string());
        let there: Vec<String> = there.collect();
        if !there.is_empty() {
            lines.push(format!("agents in region {}: {}", world.region_number(r), there.join(" ")));
        }
    }
    let cards = |mut names: Vec<String>| {
        names.sort();
        names.join(", ")
    };
    for e in world.empires() {
        let deck = state.deck(world, e);
        let names = deck.cards(e).map(|c| format!("{} {}", world.card_id(c), deck.count_of(c)));
        lines.push(format!("deck {}: {}", world.empire_id(e), cards(names.collect())));
    }
    for e in world.empires() {
        let gone = state.gone(e);
        let names = gone.cards(e).map(|c| format!("{} {}", world.card_id(c), gone.count_of(c)));
        lines.push(format!("gone {}: {}", world.empire_id(e), cards(names.collect())));
    }
    for s in world.societies() {
        let names = state.hand(s).kinds().map(|(c, n)| format!("{} {n}", world.card_id(c)));
        lines.push(format!("hand {}: {}", s.index(), cards(names.collect())));
    }
    for s in world.societies() {
        let faces = world.slots().filter_map(|slot| {
            let face = if state.is_revealed(s, slot) { "up" } else { "down" };
            Some(format!("{} {face}", world.empire_id(state.tokens(s).at(slot)?)))
        });
        lines.push(format!("slots {}: {}", s.index(), faces.collect::<Vec<_>>().join(", ")));
    }
    for s in world.societies() {
        lines.push(format!("exchanges {} {}", s.index(), state.exchanges(s).len()));
    }
    describe_turn(world, state, &mut lines);
    lines
}

/// Appends the lasting effects, the position whose turn it is, and the acting position to `lines`.
fn describe_turn(world: &World, state: &State, lines: &mut Vec<String>) {
    let lasting = state.lasting();
    let icon = |icon: Icon| icon.own().map_or_else(|| format!("{icon:?}"), |n| format!("Own({n})"));
    let twice = world.icons().filter(|i| lasting.doubles(*i));
    lines.extend(twice.map(|i| format!("counts twice {}", icon(i))));
    let held_back = world.empires().filter(|e| lasting.holds_back(*e));
    lines.extend(held_back.map(|e| format!("does not attack {}", world.empire_id(e))));
    lines.extend(lasting.skips_supply_checks().then(|| "no supply checks".to_owned()));
    let turn = state.turn().zip(state.acting()).zip(state.steers());
    let Some(((turn, acting), steers)) = turn else { return };
    lines.push(format!("turn {}", world.position_id(turn)));
    lines.push(format!("acting {}", world.position_id(acting)));
    lines.push(format!("steered by {}", steers.index()));
    if let Some(agent) = state.acting_agent() {
        let owner = state.occupant(agent).map_or("nobody".to_owned(), |s| s.index().to_string());
        lines.push(format!("active agent {} of {owner}", world.position_id(agent)));
    }
    lines.extend(state.line_taken().map(|line| format!("line {}", line.index() + 1)));
    if let Some(moving) = state.moving().filter(|m| m.target.is_some()) {
        lines.push(format!("under way {}", moving.banners));
    }
}

/// Plays one match in both implementations and compares them at every decision. Notes the kinds of decisions, the
/// drawn events and the accepted offers in `seen`.
pub fn play(
    plain_world: &PlainWorld,
    plain_rules: &PlainRules,
    random: &mut Random,
    what: &str,
    seen: &mut BTreeSet<String>,
) {
    let societies = 2 + random.below(3.min(plain_world.empires.len() - 1));
    play_against(&vec![None; societies], plain_world, plain_rules, random, what, seen);
}

/// Plays one match, with automata on some seats, in both implementations and compares them at every decision.
pub fn play_against(
    seats: &[Option<Automaton>],
    plain_world: &PlainWorld,
    plain_rules: &PlainRules,
    random: &mut Random,
    what: &str,
    seen: &mut BTreeSet<String>,
) {
    let raw = raw(plain_world);
    let house = house::ours(plain_rules);
    let societies = seats.len();
    let world = World::with_seats(&raw, &house, seats).unwrap_or_else(|e| panic!("{what}: {e:?}"));
    let first = random.below(societies);
    let mut devout: Vec<usize> = (0..plain_world.empires.len()).collect();
    random.shuffle(&mut devout);
    let id = |e: &usize| plain_world.empires[*e].id.clone();
    let mut loyalties = BySociety::all(Tokens::NONE);
    let mut given = Vec::new();
    for society in 0..societies {
        let mut tokens: Vec<usize> = (0..plain_world.empires.len()).collect();
        random.shuffle(&mut tokens);
        if plain_rules.dealt_devout_rest_chosen {
            tokens = vec![devout[society]];
        }
        loyalties[Society::new(society).unwrap()] = tokens.iter().map(|e| empire(*e)).collect();
        given.push(tokens.iter().map(id).collect::<Vec<String>>());
    }
    let mut order = Deal::printed_order(&world);
    let automata = seats.iter().map(|seat| seat.map(plain_automaton)).collect();
    let mut game = Game::with_automata(plain_world, plain_rules, automata, given, first);
    let settle = |game: &mut Game, random: &mut Random, seen: &mut BTreeSet<String>| {
        let mut outcomes = Vec::new();
        while let Some(need) = game.need() {
            let outcome = random.pick(&game.outcomes()).clone();
            seen.extend(rarities::drawn(game, &outcome));
            game.chance(&outcome).unwrap();
            let word = match need {
                Need::Order { .. } => "order",
                Need::Draw { .. } => "drawn",
                Need::Tie { .. } => "tie",
            };
            outcomes.push(world.parse_outcome(&format!("{word} {outcome}")).unwrap());
        }
        outcomes
    };
    // With a shuffled order, the plain game draws the first order after the tokens are laid, but the engine has it in
    // its deal. So the engine starts late, to use the same order.
    let mut waiting: Vec<(String, Vec<Outcome>)> = Vec::new();
    let mut state = None;
    for outcome in settle(&mut game, random, seen) {
        if let Outcome::Order(drawn) = outcome {
            order = drawn;
        }
    }
    let shuffled = house.order == EmpireOrder::ShuffledEachRound;
    if !(shuffled && plain_rules.dealt_devout_rest_chosen) {
        let deal = Deal { first: Society::new(first).unwrap(), order, loyalties };
        state = Some(State::start(&world, &deal, &mut ()));
    }
    let mut legal = Vec::new();
    for step in 0..5000 {
        if let Some(state) = &state {
            state.legal(&world, &mut legal);
            let mut ours: Vec<String> = legal.iter().map(|a| numbered(&world, *a)).collect();
            ours.sort();
            assert_eq!(ours, game.legal(), "{what}, step {step}, {}", game.kind());
            assert_eq!(describe(&world, state), game.describe_table(), "{what}, step {step}");
            assert_eq!(state.mover().map(Society::index), game.to_move(), "{what}, step {step}");
        }
        if game.over() {
            break;
        }
        let choices = game.legal();
        // Half of the time, cards are not played even if they can be. Otherwise matches would hardly end.
        let quiet: Vec<String> = choices.iter().filter(|c| !c.starts_with("play")).cloned().collect();
        let from = if !quiet.is_empty() && random.below(2) == 0 { &quiet } else { &choices };
        let choice = random.pick(from).clone();
        note(&game, &choice, seen);
        if is_across_a_sea(plain_world, &choice) {
            seen.insert("across a sea".into());
        }
        game.decide(&choice).unwrap();
        let outcomes = settle(&mut game, random, seen);
        seen.extend(outcomes.iter().map(|o| world.outcome_notation(*o)).filter(|o| o.contains(':')));
        match &mut state {
            Some(state) => take(&world, state, &choice, &outcomes),
            None => {
                waiting.push((choice, Vec::new()));
                if let Some(Outcome::Order(drawn)) = outcomes.first() {
                    let deal = Deal { first: Society::new(first).unwrap(), order: *drawn, loyalties };
                    let mut late = State::start(&world, &deal, &mut ());
                    waiting.iter().for_each(|(choice, outcomes)| take(&world, &mut late, choice, outcomes));
                    state = Some(late);
                }
            }
        }
    }
    let state = state.unwrap();
    if game.over() {
        if state.current_round() < house.rounds {
            seen.insert("ends early".into());
        }
        let scores: Vec<i64> = world.societies().map(|s| i64::from(state.score(&world, s))).collect();
        assert_eq!(scores, game.scores(), "{what}");
        assert_eq!(state.winners(&world).map(Society::index).collect::<Vec<_>>(), game.winners(), "{what}");
    }
}

/// True if a decision is an attack between two regions that only a sea joins.
fn is_across_a_sea(world: &PlainWorld, choice: &str) -> bool {
    let ends = choice.strip_prefix("attack ").and_then(|rest| rest.split(' ').next()?.split_once('>'));
    let ends = ends.and_then(|(from, to)| Some((world.region(from)?, world.region(to)?)));
    ends.is_some_and(|(from, to)| world.seas[from].contains(&to))
}

/// The plain implementation's automaton for one of the engine's.
fn plain_automaton(automaton: Automaton) -> PlainAutomaton {
    let kind = match automaton.script {
        Script::Madness => Kind::OrderOfMadness,
        Script::Hounds => Kind::GloryHounds,
    };
    let points_a_card = match automaton.hardness {
        Hardness::Easy => 0,
        Hardness::Medium => 1,
        Hardness::Hard => 2,
    };
    PlainAutomaton { kind, points_a_card }
}

/// Notes the kind of a decision, and the offer that it accepts, if any.
fn note(game: &Game, choice: &str, seen: &mut BTreeSet<String>) {
    seen.insert(game.kind().to_owned());
    seen.extend(rarities::decided(game, choice));
    if choice == "accept" {
        let offered = game.acting().offered.last().map(|card| game.world.card_name(*card));
        seen.extend(offered.map(|card| format!("accepted {card}")));
    }
}

fn take(world: &World, state: &mut State, choice: &str, outcomes: &[Outcome]) {
    let mut chance = Scripted::new(outcomes);
    let action = world.parse_action(choice).unwrap();
    state.play(world, action, &mut chance, &mut ()).unwrap();
    assert_eq!(chance.finish(), Ok(()), "after {choice}");
}
