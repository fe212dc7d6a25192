//! Tests of deductions and previews: a deduced token or card is always right, deductions are found where they are
//! possible, and a preview shows what a card then does.

use std::sync::Arc;

use bots::Level;
use rules::*;
use table::{KnownCards, Match, Setup};
use testing::random_matches::play_by_chance;

/// A match between bots that choose at random, under these house rules.
fn begin(societies: usize, seed: u64, rules: &[(&str, &str)]) -> Match {
    let pack = testing::pack("war-of-whispers");
    let mut setup = Setup::new(Arc::clone(&pack), societies - 1, Level::Random, seed);
    for (key, value) in rules {
        setup.house.set(key, value, &pack.rules.raw).unwrap();
    }
    Match::new(setup).unwrap()
}

/// Plays a match at random to its end and passes each state of it to `look`.
fn play(mut game: Match, seed: u64, mut look: impl FnMut(&Match)) {
    play_by_chance(&mut game, seed, |game| {
        look(game);
        true
    });
}

/// The number of rivals' tokens that any society can deduce. Checks that all deductions are right.
fn sure_tokens(game: &Match) -> usize {
    let world = game.world();
    let mut found = 0;
    for viewer in world.societies() {
        let view = game.view(viewer);
        for society in world.societies() {
            let certain = view.certain_tokens(world, society);
            for slot in world.slots() {
                let Some(empire) = certain.at(slot) else { continue };
                assert_eq!(game.state().tokens(society).at(slot), Some(empire), "{viewer:?} of {society:?}");
                assert!(!view.is_revealed(society, slot) && society != viewer);
                found += 1;
            }
        }
    }
    found
}

#[test]
fn tokens_that_are_called_certain_lie_where_they_are_said_to_lie() {
    let setups = [
        ("random", 2),
        ("unique-devout", 4),
        ("unique-ends", 3),
        ("balanced", 4),
        ("cyclical", 3),
        ("teams", 4),
        ("differ-4", 3),
        ("dealt-devout", 3),
    ];
    for (loyalty, societies) in setups {
        let mut found = 0;
        for seed in 0..2 {
            let game = begin(societies, seed, &[("loyalty", loyalty), ("rounds", "4")]);
            let mut seen = Vec::new();
            play(game, seed, |game| {
                let now: Vec<u32> = game
                    .world()
                    .societies()
                    .map(|s| u32::from(game.state().exchanges(s).len()))
                    .chain([u32::from(game.state().round())])
                    .collect();
                if seen != now {
                    found += sure_tokens(game);
                    seen = now;
                }
            });
        }
        // If the tokens follow a pattern, a society's own tokens tell much about the others.
        assert!(found > 0 || !matches!(loyalty, "cyclical" | "teams"), "{loyalty}: nothing was found");
    }
}

#[test]
fn the_last_covered_token_is_certain_and_two_are_not() {
    let mut seen = [false; 2];
    for seed in 0..12 {
        play(begin(2, seed, &[]), seed, |game| {
            let (world, viewer, rival) = (game.world(), Society::new(0).unwrap(), Society::new(1).unwrap());
            let view = game.view(viewer);
            let open = world.slots().filter(|slot| view.is_revealed(rival, *slot)).count();
            let certain = view.certain_tokens(world, rival).iter_count(world);
            assert_eq!(certain, usize::from(open == 4), "{open} tokens are open");
            seen[0] |= open == 4;
            seen[1] |= open == 2;
        });
    }
    assert_eq!(seen, [true; 2]);
}

/// Counts the laid tokens.
trait Laid {
    fn iter_count(self, world: &World) -> usize;
}

impl Laid for Tokens {
    fn iter_count(self, world: &World) -> usize {
        world.slots().filter(|slot| self.at(*slot).is_some()).count()
    }
}

#[test]
fn cards_that_are_called_known_are_in_that_hand_and_all_are_somewhere() {
    let further = [("offer-cards", "on"), ("event-cards", "on"), ("wild-cards", "on"), ("hand-limit", "9")];
    let mut offers = 0;
    for seed in 0..8 {
        // With two societies and no extra cards, hands are large compared with the cards that are left.
        let many: &[(&str, &str)] = &[("hand-limit", "20"), ("rounds", "6")];
        let (societies, rules) = if seed < 4 { (3, &further[..]) } else { (2, many) };
        play(begin(societies, seed, rules), seed, |game| {
            let world = game.world();
            for viewer in world.societies() {
                let view = game.view(viewer);
                let known = KnownCards::new(game, &view);
                for society in world.societies() {
                    for (card, n) in known.hand(society).kinds() {
                        assert!(game.state().hand(society).count(card) >= n, "{card:?} of {society:?}");
                        let rival = society != viewer;
                        offers += u32::from(rival && card.as_offer().is_some());
                    }
                }
                for deck in world.empires() {
                    for card in world.deck(deck).cards(deck) {
                        let counts = known.counts(world, &view, card);
                        let held: u8 = counts.rivals.iter().map(|(_, n)| n).sum();
                        assert_eq!(counts.all, counts.own + held + counts.gone + counts.rest, "{card:?}");
                        if counts.in_deck {
                            assert_eq!(
                                game.state().deck(world, deck).count_of(card),
                                counts.rest,
                                "{card:?}"
                            );
                        }
                    }
                }
            }
        });
    }
    assert!(offers > 0, "no offer was seen in a hand");
}

#[test]
fn what_a_card_would_do_is_said_as_it_is() {
    let [mut possible, mut unpaid, mut idle] = [0; 3];
    for seed in 0..4 {
        play(begin(3, seed, &[("hand-limit", "9")]), seed, |game| {
            let world = game.world();
            let view = game.view(game.state().mover().unwrap());
            let legal = game.legal();
            for (card, _) in view.hand().kinds().filter(|(card, _)| card.has_abilities()) {
                for using in Use::ALL {
                    let can = legal.iter().find(
                        |a| matches!(a, Action::Play { card: c, using: u, .. } if *c == card && *u == using),
                    );
                    match view.preview(world, &legal, card, using) {
                        Preview::Possible(gain) => {
                            possible += 1;
                            let action = *can.expect("it is legal");
                            if let Gain::Choices(object, n) = gain {
                                let mut state = *game.state();
                                state.play(world, action, &mut Rng::new(3), &mut ()).unwrap();
                                let mut next = Vec::new();
                                state.legal(world, &mut next);
                                assert!(n > 0 && n as usize <= next.len(), "{object:?} {n}");
                            }
                            if let Gain::Banners { empire, banners, of, supply } = gain {
                                assert_eq!((banners, supply), (of.min(supply), view.supply(empire)));
                            }
                        }
                        Preview::Unpaid { deck, needed, held } => {
                            assert_eq!(view.hand()[deck].len(), held);
                            assert!(held < needed && can.is_none());
                            unpaid += 1;
                        }
                        Preview::Idle => {
                            assert!(can.is_none());
                            idle += 1;
                        }
                        Preview::Closed => assert!(can.is_none()),
                    }
                }
            }
        });
    }
    assert!(possible > 100 && unpaid > 100 && idle > 0, "{possible} {unpaid} {idle}");
}

#[test]
fn the_points_after_an_exchange_are_those_that_follow() {
    let mut exchanges = 0;
    for whispers in ["off", "on"] {
        play(begin(3, 5, &[("whispers-kept", whispers)]), 5, |game| {
            let world = game.world();
            for action in game.legal() {
                let Action::Exchange(a, b) = action else { continue };
                let mover = game.state().mover().unwrap();
                let mut state = *game.state();
                state.play(world, action, &mut Rng::new(1), &mut ()).unwrap();
                assert_eq!(game.view(mover).score_exchanged(world, a, b), state.score(world, mover));
                exchanges += 1;
            }
        });
    }
    assert!(exchanges > 20);
}
