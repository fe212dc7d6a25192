//! Invariants that hold in every match under every rule set, tested in random play. `WHISPERS_GAMES=5000` plays that
//! number of matches for each rule set and number of societies, instead of a few.

use std::collections::HashSet;
use std::sync::Arc;
use testing::test_packs::SHIPPED;
use testing::{rule_sets, test_packs};

use bots::Level;
use packs::Pack;
use rules::*;
use table::{Match, Setup, load_text};

/// Plays random matches under every rule set. Calls `check` with each state, its legal actions and the match's
/// generator.
fn play(few: u32, mut check: impl FnMut(&World, &State, &[Action], &mut Rng)) {
    let pack = testing::pack("war-of-whispers");
    for (name, world) in rule_sets::worlds(&pack) {
        for seed in 0..u64::from(rule_sets::games(few)) {
            play_one(&name, &world, seed, &mut check);
        }
    }
}

fn play_one(
    name: &str,
    world: &World,
    seed: u64,
    check: &mut impl FnMut(&World, &State, &[Action], &mut Rng),
) {
    let mut rng = Rng::stream(seed, name.len() as u64);
    let deal = Deal::random(world, &mut rng);
    deal.check(world).unwrap_or_else(|why| panic!("{name}: {why}"));
    let mut state = State::start(world, &deal, &mut ());
    let mut legal = Vec::new();
    loop {
        state.legal(world, &mut legal);
        check(world, &state, &legal, &mut rng);
        if state.is_over() {
            break;
        }
        let action = legal[rng.below(legal.len() as u32) as usize];
        state.play_unchecked(world, action, &mut rng, &mut ());
    }
}

/// R2.5: checks that no banner is lost or added.
fn is_conserved(world: &World, state: &State) {
    for empire in world.empires() {
        let on_map: u32 = state.armies(empire).map(|r| u32::from(state.banners(r))).sum();
        let moving = state.moving().filter(|m| m.empire == empire).map_or(0, |m| u32::from(m.banners));
        assert_eq!(u32::from(state.supply(empire)) + on_map + moving, u32::from(world.banners(empire)));
        let held: u8 = world.societies().map(|s| state.hand(s)[empire].len()).sum();
        let gone = state.gone(empire).len();
        assert_eq!(state.deck(world, empire).len() + held + gone, world.deck(empire).len());
    }
    for society in world.societies() {
        let placed = state.posts(society).len() + state.scouts(society).len();
        assert_eq!(u32::from(state.agents_in_hand(world, society)) + placed, u32::from(world.agents()));
        let tokens: HashSet<Empire> = state.tokens(society).iter().collect();
        let all = world.empires().len();
        assert!(tokens.len() == all || (state.phase() == Phase::Lay && tokens.len() < all));
    }
    let posts: u32 = world.societies().map(|s| state.posts(s).len()).sum();
    assert_eq!(posts, state.occupied().len(), "no two agents on one position");
}

/// R2.2: checks who controls each region.
fn is_controlled(world: &World, state: &State) {
    for region in world.regions() {
        let controllers: Vec<Empire> = world.empires().filter(|e| state.control(*e).has(region)).collect();
        assert!(controllers.len() <= 1);
        if state.banners(region) == 0 {
            assert_eq!(controllers.first().copied(), world.home_of(region));
        }
        assert_eq!(state.occupied_regions().has(region), state.banners(region) > 0);
    }
}

/// R14: checks that the legal actions are sorted and without duplicates, and that the list is empty only at the end of
/// the match.
fn is_listed(state: &State, legal: &[Action]) {
    assert_eq!(legal.is_empty(), state.is_over());
    assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}");
}

fn reads_back(world: &World, legal: &[Action]) {
    for action in legal {
        let text = world.notation(*action);
        assert_eq!(world.parse_action(&text), Ok(*action), "{text}");
    }
}

fn plays_again(world: &World, state: &State, action: Action, rng: &mut Rng) {
    let mut recording = Recording::new(rng);
    let (mut once, mut events) = (*state, Vec::<Event>::new());
    once.play_unchecked(world, action, &mut recording, &mut events);
    let mut script = Scripted::new(&recording.outcomes);
    let (mut again, mut heard) = (*state, Vec::<Event>::new());
    again.play_unchecked(world, action, &mut script, &mut heard);
    assert_eq!(script.finish(), Ok(()));
    assert_eq!((once, events), (again, heard));
}

/// Checks that each event agrees with the state reported with it, and that each change of control has an event.
fn tells_what_changes(world: &World, before: &State, action: Action, rng: &mut Rng) {
    let (mut after, mut told) = (*before, Vec::<(Event, State)>::new());
    after.play_unchecked(world, action, rng, &mut told);
    let mut was = *before;
    for (event, is) in &told {
        for region in world.regions() {
            let control = (was.controller(region), is.controller(region));
            match *event {
                Event::Control { region: of, from, to } if of == region => assert_eq!(control, (from, to)),
                _ => assert_eq!(control.0, control.1, "{event:?}"),
            }
        }
        let stands = |society, position| is.occupant(position) == Some(society);
        match *event {
            Event::Deployed(society, Spot::Position(to))
            | Event::Swapped { society, to, .. }
            | Event::Relocated(society, _, to)
            | Event::Reseated(society, _, to) => assert!(stands(society, to), "{event:?}"),
            Event::Retrieved(society, Spot::Position(from)) => assert!(!stands(society, from)),
            Event::Acts { position, agent, .. } => {
                assert_eq!((is.turn(), is.acting_agent()), (Some(position), Some(agent)));
            }
            Event::Attack { empire, from, to, banners } => {
                assert_eq!(is.moving(), Some(Moving { empire, from, target: Some(to), banners }));
            }
            Event::Outcome { at, attackers, defenders, .. } => {
                assert_eq!(is.banners(at), attackers.max(defenders));
            }
            _ => {}
        }
        was = *is;
    }
    assert!(world.regions().all(|region| was.controller(region) == after.controller(region)));
}

fn resamples(world: &World, state: &State, legal: &[Action], rng: &mut Rng) {
    for society in world.societies() {
        let view = state.view(world, society);
        let made_up = view.resample(world, rng);
        assert_eq!(made_up.view(world, society), view);
        if state.mover() == Some(society) {
            let mut same = Vec::new();
            made_up.legal(world, &mut same);
            assert_eq!(same, legal, "what is legal is known to who decides");
        }
    }
}

#[test]
fn r2_5_banners_cards_agents_and_tokens_are_conserved_after_every_action() {
    play(50, |world, state, _, _| is_conserved(world, state));
}

#[test]
fn r2_2_every_region_is_controlled_by_whose_banners_stand_there_or_by_its_home() {
    play(20, |world, state, _, _| is_controlled(world, state));
}

#[test]
fn r14_the_list_of_legal_actions_is_sorted_and_empty_only_at_the_end() {
    play(50, |_, state, legal, _| is_listed(state, legal));
}

#[test]
fn each_event_comes_with_the_state_in_which_it_has_happened() {
    play(10, |world, state, legal, rng| {
        if let Some(action) = legal.last() {
            tells_what_changes(world, state, *action, rng);
        }
    });
}

#[test]
fn every_legal_action_is_written_so_that_it_reads_back_the_same() {
    play(10, |world, _, legal, _| reads_back(world, legal));
}

#[test]
fn every_pack_keeps_all_of_this_under_house_rules_in_pairs() {
    let mut worlds = 0;
    for (at, pack) in test_packs::all().iter().enumerate() {
        for (n, (name, world)) in rule_sets::pairs(pack).into_iter().enumerate() {
            worlds += 1;
            // Plays each pair on one of the packs; if `WHISPERS_GAMES` is set, on all of them.
            if n % SHIPPED.len() != at && rule_sets::games(1) == 1 {
                continue;
            }
            for seed in 0..u64::from(rule_sets::games(1)) {
                play_one(&name, &world, seed, &mut |world, state, legal, rng| {
                    is_conserved(world, state);
                    is_controlled(world, state);
                    is_listed(state, legal);
                    reads_back(world, legal);
                    resamples(world, state, legal, rng);
                    if let Some(action) = legal.last() {
                        plays_again(world, state, *action, rng);
                        tells_what_changes(world, state, *action, rng);
                    }
                });
            }
        }
    }
    assert!(worlds > 600, "pairs that fit: {worlds}");
}

#[test]
fn matches_of_every_pack_are_undone_and_replayed_under_house_rules_in_pairs() {
    for pack in test_packs::all() {
        for (n, (name, world)) in rule_sets::pairs(&pack).into_iter().enumerate() {
            // By default, plays one world in three. That still tests each rule many times.
            if n % 3 == 0 || rule_sets::games(1) > 1 {
                undo_and_replay(&pack, &name, &world, n as u64);
            }
        }
    }
}

/// A match under the house rules of a world, before its first decision.
fn random_match(pack: &Arc<Pack>, world: &World, seed: u64) -> Match {
    let mut setup = Setup::new(pack.clone(), world.societies().len() - 1, Level::Random, seed);
    setup.house = *world.house();
    Match::new(setup).unwrap()
}

/// Plays a match at random to its end and sometimes undoes decisions.
fn play_with_undo(game: &mut Match, name: &str, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut states = vec![*game.state()];
    while !game.state().is_over() {
        if rng.below(9) == 0 && states.len() > 1 {
            game.take_back().unwrap();
            states.pop();
            assert_eq!(game.state(), states.last().unwrap(), "{name}");
        }
        let legal = game.legal();
        game.play(legal[rng.below(legal.len() as u32) as usize]).unwrap();
        states.push(*game.state());
    }
}

/// Plays a match at random, sometimes undoes decisions, and then loads the match's record.
fn undo_and_replay(pack: &Arc<Pack>, name: &str, world: &World, seed: u64) {
    let mut game = random_match(pack, world, seed);
    play_with_undo(&mut game, name, seed);
    let text = game.record_text();
    let again = load_text("match.whispers", &text, pack).unwrap_or_else(|e| panic!("{name}: {e}"));
    assert_eq!(again.game.state(), game.state(), "{name}");
}

#[test]
fn an_action_that_is_not_legal_leaves_the_state_as_it_was() {
    let mut seen: Vec<Action> = Vec::new();
    play(2, |world, state, legal, rng| {
        seen.extend(legal.iter().take(3));
        for _ in 0..3 {
            if seen.is_empty() {
                return;
            }
            let action = seen[rng.below(seen.len() as u32) as usize];
            if legal.binary_search(&action).is_ok() || !speaks_of(world, action) {
                continue;
            }
            let mut next = *state;
            let refusal = next.play(world, action, rng, &mut ()).unwrap_err();
            assert_eq!(next, *state);
            assert!(refusal.to_string().contains(&world.notation(action)) && !refusal.why.is_empty());
        }
    });
}

/// True if an action of another world can be written and parsed in this one.
fn speaks_of(world: &World, action: Action) -> bool {
    world.parse_action(&world.notation(action)) == Ok(action)
}

#[test]
fn chance_that_is_recorded_and_played_again_leads_to_the_same_state() {
    play(10, |world, state, legal, rng| {
        if let Some(action) = legal.first() {
            plays_again(world, state, *action, rng);
        }
    });
}

#[test]
fn a_resampled_state_looks_the_same_to_the_society_it_was_made_for() {
    play(10, resamples);
}

#[test]
fn resampled_tokens_are_such_as_the_setup_could_have_dealt() {
    play(5, |world, state, _, rng| {
        if state.phase() == Phase::Lay {
            return;
        }
        let made_up = state.view(world, Society::new(0).unwrap()).resample(world, rng);
        let mut loyalties = BySociety::all(Tokens::NONE);
        for society in world.societies() {
            let mut tokens = made_up.tokens(society);
            for (a, b) in made_up.exchanges(society).pairs().collect::<Vec<_>>().into_iter().rev() {
                tokens.exchange(a, b);
            }
            loyalties[society] = tokens;
        }
        if world.house().loyalty == LoyaltySetup::DealtDevout {
            for tokens in &mut loyalties.0 {
                *tokens = tokens.iter().take(1).collect();
            }
        }
        let deal = Deal { first: Society::new(0).unwrap(), order: Deal::printed_order(world), loyalties };
        assert_eq!(deal.check(world), Ok(()));
    });
}

#[test]
fn events_tell_what_only_one_society_may_know_to_that_society_alone() {
    let (mut secrets, mut draws) = (0, 0);
    play(5, |world, state, legal, rng| {
        let Some(action) = legal.first() else { return };
        let mover = state.mover().unwrap();
        let (mut next, mut events) = (*state, Vec::new());
        next.play_unchecked(world, *action, rng, &mut events);
        for event in &events {
            if let Event::DrewCard(society, _) | Event::DiscardedCard(society, _) | Event::Laid(society, ..) =
                event
            {
                assert_eq!(event.audience(), Audience::Only(*society));
                secrets += 1;
                // The payment for an offer can make another society draw cards.
                assert!(*society == mover || world.house().offer_cards);
            }
        }
        let drawn = events.iter().filter(|e| matches!(e, Event::Drew(..))).count();
        let kinds = events.iter().filter(|e| matches!(e, Event::DrewCard(..))).count();
        assert_eq!(drawn, kinds);
        draws += drawn;
    });
    assert!(secrets > 100 && draws > 100, "{secrets} secrets, {draws} draws");
}

#[test]
fn undo_restores_each_state_and_the_record_replays_to_the_last() {
    let pack = testing::pack("war-of-whispers");
    for (name, world) in rule_sets::worlds(&pack) {
        for seed in 0..u64::from(rule_sets::games(2)) {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("match.whispers");
            let mut game = random_match(&pack, &world, seed);
            game.save_as(&path).unwrap();
            play_with_undo(&mut game, &name, seed);
            let text = std::fs::read_to_string(&path).unwrap();
            let again = load_text("match.whispers", &text, &pack).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(again.game.state(), game.state(), "{name}");
            assert_eq!(again.game.steps().len(), game.steps().len(), "{name}");
        }
    }
}

#[test]
fn what_is_known_of_points_is_what_the_tokens_that_lie_open_bring() {
    // R9.1, with agents in regions and whispers kept if the house rules say so.
    let mut open = 0;
    play(1, |world, state, _, _| {
        for (viewer, society) in world.societies().flat_map(|v| world.societies().map(move |s| (v, s))) {
            let known: Vec<SlotScore> = state.view(world, viewer).known_scores(world, society).collect();
            let shown = |score: &SlotScore| {
                viewer == society || state.is_over() || state.is_revealed(society, score.slot)
            };
            let all: Vec<SlotScore> = state.slot_scores(world, society).filter(shown).collect();
            assert_eq!(known, all);
            open += usize::from(viewer != society && !all.is_empty());
        }
    });
    assert!(open > 0);
}

#[test]
fn every_rule_set_can_be_played_by_some_number_of_societies() {
    let pack = testing::pack("war-of-whispers");
    for set in rule_sets::all(&pack.rules.raw) {
        assert!((2..=4).any(|n| rule_sets::world(&pack, &set, n).is_some()), "{set} fits nobody");
    }
    assert!(rule_sets::worlds(&pack).len() > 80 && rule_sets::pairs(&pack).len() > 200);
}
