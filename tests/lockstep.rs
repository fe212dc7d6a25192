//! The engine and the plain second implementation of the rules play the same random matches side
//! by side: the same choices, the same state, the same scores, at every decision. On the printed
//! board under the house rules, and on random worlds of every shape.

#[allow(dead_code)]
#[path = "support/facts.rs"]
mod facts;
#[allow(dead_code)]
mod plain;

use plain::abilities::{self, Effect as PlainEffect};
use plain::chance::Need;
use plain::game::Game;
use plain::random::Random;
use plain::rules::{EmpireOrder as PlainOrder, HouseRules as PlainRules};
use plain::world::{Action as PlainLine, Icon as PlainIcon, World as PlainWorld};
use whispers::rules::*;

fn empire(i: usize) -> Empire {
    Empire::new(i).unwrap()
}

fn icon(icon: PlainIcon) -> Icon {
    match icon {
        PlainIcon::City => Icon::City,
        PlainIcon::Farm => Icon::Farm,
        PlainIcon::Fort => Icon::Fort,
    }
}

fn line(line: &PlainLine) -> Printed {
    match line {
        PlainLine::Add { number, per } => {
            Printed::Add(Count { number: *number as u8, per: per.map(|i| (1, icon(i))) })
        }
        PlainLine::Draw { number, per } => {
            Printed::Draw(Count { number: *number as u8, per: per.map(|(k, i)| (k as u8, icon(i))) })
        }
        PlainLine::Attack => Printed::Attack,
        PlainLine::Swap => Printed::Swap,
    }
}

fn ability(ability: &abilities::Ability) -> Ability {
    let cost = match ability.cost {
        abilities::Cost::One(a) => Cost::One(empire(a)),
        abilities::Cost::Two(a) => Cost::Two(empire(a)),
        abilities::Cost::Both(a, b) => Cost::Pair(empire(a), empire(b)),
    };
    let reinforce = |banners: usize, place| Effect::Reinforce { banners: banners as u8, place };
    let empty = Where { empty: true, ..Where::default() };
    let effect = match &ability.effect {
        PlainEffect::AttackAgain => Effect::AttackAgain,
        PlainEffect::KillSurvivors => Effect::KillSurvivors,
        PlainEffect::Relocate => Effect::Relocate,
        PlainEffect::AttackEmptyAnywhere => Effect::Reach { empty: true },
        PlainEffect::AddToAttack(n) => Effect::Rally(*n as u8),
        PlainEffect::Borrow => Effect::Borrow,
        PlainEffect::ReinforceCity(n) => reinforce(*n, Where { with: Some(Icon::City), ..Where::default() }),
        PlainEffect::Shift => Effect::Shift,
        PlainEffect::Rearrange => Effect::Rearrange,
        PlainEffect::KillInRegion(n) => Effect::Kill(*n as u8),
        PlainEffect::ReinforceEmpty(n) => reinforce(*n, empty),
        PlainEffect::Disperse => Effect::Disperse,
        PlainEffect::Subjugate => Effect::Subjugate(1),
        PlainEffect::Fire(n) => Effect::Strike(*n as u8),
        PlainEffect::AttackAnywhere => Effect::Reach { empty: false },
        PlainEffect::Populate => Effect::Populate,
        PlainEffect::ReinforceEmptyPlain(n) => reinforce(*n, Where { without: [true, false, true], ..empty }),
        PlainEffect::JoinAttack(n) => Effect::Join(*n as u8),
        PlainEffect::Repeat => Effect::Repeat,
    };
    let window = |w: &abilities::Window| match w {
        abilities::Window::Before => Window::Before,
        abilities::Window::Declaring => Window::Declaring,
        abilities::Window::Muster => Window::Muster,
        abilities::Window::Aftermath => Window::Aftermath,
        abilities::Window::After => Window::After,
    };
    Ability { cost, effect, windows: Windows::of(&ability.windows.iter().map(window).collect::<Vec<_>>()) }
}

/// A plain world as the engine takes it; a region is called `r` and its number.
fn raw(world: &PlainWorld) -> Raw {
    let printed = facts::printed();
    let positions = world.empires.iter().map(|e| &e.council).max_by_key(|c| c.len()).unwrap();
    let mut borders = Vec::new();
    for (a, others) in world.neighbours.iter().enumerate() {
        borders.extend(others.iter().filter(|b| a < **b).map(|b| (a, *b)));
    }
    Raw {
        societies: (2, 4),
        agents: world.agents_per_society as u8,
        agents_in_regions: world.most_agents_in_regions as u8,
        agents_per_round: printed.agents_per_round,
        copies: world.copies[0][1] as u8,
        wild: world.copies[0][0] as u8,
        slots: (0..world.empires.len()).map(|i| format!("slot{i}")).collect(),
        positions: positions.iter().map(|p| p.id.clone()).collect(),
        empires: world
            .empires
            .iter()
            .map(|e| RawEmpire {
                id: e.id.clone(),
                banners: e.supply as u8,
                council: e.council.iter().map(|p| p.actions.iter().map(line).collect()).collect(),
            })
            .collect(),
        regions: world
            .regions
            .iter()
            .map(|r| RawRegion {
                id: format!("r{}", r.number),
                number: r.number,
                home: r.home.map(empire),
                icons: [r.city as u8, r.farm as u8, r.fort as u8],
                start: r.start.map(|(e, n)| (empire(e), n as u8)),
            })
            .collect(),
        borders,
        abilities: world.abilities.iter().map(ability).collect(),
        events: Vec::new(),
        offers: Vec::new(),
        orders: vec![RawOrder {
            id: "printed".into(),
            empires: world.turn_order.iter().map(|e| empire(*e)).collect(),
        }],
        house: printed.house,
    }
}

/// House rules at random, the same for both.
fn rules(world: &PlainWorld, random: &mut Random) -> (PlainRules, HouseRules) {
    let mut plain = PlainRules::printed(world);
    let mut ours = facts::printed().house;
    let on = |random: &mut Random| random.below(3) == 0;
    plain.agents_in_regions = on(random);
    plain.whispers_kept = on(random);
    plain.swap_with_agents_only = on(random);
    plain.supply_check_everyone = on(random);
    plain.fort_pairs_together = on(random);
    plain.final_whisper = on(random);
    plain.dealt_devout_rest_chosen = on(random);
    plain.rounds = 1 + random.below(5);
    plain.hand_limit = random.below(8);
    plain.agents_per_round = on(random).then(|| 1 + random.below(5));
    if on(random) {
        plain.empire_order = PlainOrder::ReshuffledEachRound;
        ours.order = EmpireOrder::ShuffledEachRound;
    }
    ours.agents_in_regions = plain.agents_in_regions;
    ours.whispers_kept = plain.whispers_kept;
    ours.swap_with_agents_only = plain.swap_with_agents_only;
    ours.check_everyone = plain.supply_check_everyone;
    ours.pairs_together = plain.fort_pairs_together;
    ours.final_whisper = plain.final_whisper;
    ours.wild_cards = world.copies[0][0] > 0;
    if plain.dealt_devout_rest_chosen {
        ours.loyalty = LoyaltySetup::DealtDevout;
    }
    ours.rounds = plain.rounds as u8;
    ours.hand_limit = plain.hand_limit as u8;
    ours.agents_per_round = plain.agents_per_round.map(|n| n as u8);
    ours.supply_limit = plain.limit_without_farm as u8;
    ours.farm_supply_limit = plain.limit_with_farm as u8;
    for (slot, n) in Slot::first(8).zip(&plain.multipliers) {
        ours.multipliers[slot] = *n as i8;
    }
    (plain, ours)
}

/// The engine's notation with the regions' numbers in the place of their ids.
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

/// What lies on the table, in the words of the plain implementation.
fn describe(world: &World, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    lines.push(format!("round {}", state.round()));
    lines.push(format!("first player {}", state.first().index()));
    let order: Vec<&str> = state.order().of_world(world).map(|e| world.empire_id(e)).collect();
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
    for seat in world.seats() {
        let owner = state.occupant(seat).map_or("-".to_owned(), |s| s.index().to_string());
        lines.push(format!("position {} {owner}", world.seat_id(seat)));
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
    lines
}

/// Plays one match in both and compares them at every decision.
fn play(plain_world: &PlainWorld, random: &mut Random, what: &str) {
    let raw = raw(plain_world);
    let (plain_rules, house) = rules(plain_world, random);
    let societies = 2 + random.below(3.min(plain_world.empires.len() - 1));
    let world = World::new(&raw, &house, societies).unwrap_or_else(|e| panic!("{what}: {e:?}"));
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
    let mut game = Game::new(plain_world, &plain_rules, societies, given, first);
    let settle = |game: &mut Game, random: &mut Random| {
        let mut outcomes = Vec::new();
        while let Some(need) = game.need() {
            let outcome = random.pick(&game.outcomes()).clone();
            game.chance(&outcome).unwrap();
            let word = if matches!(need, Need::Order { .. }) { "order" } else { "drawn" };
            outcomes.push(world.parse_outcome(&format!("{word} {outcome}")).unwrap());
        }
        outcomes
    };
    // With a shuffled order the plain game asks for the first one after the tokens are laid; the
    // engine has it in the deal. So that both have the same, the engine starts late.
    let mut waiting: Vec<(String, Vec<Outcome>)> = Vec::new();
    let mut state = None;
    for outcome in settle(&mut game, random) {
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
        // Cards are played half of the time when they can be, so that matches come to an end.
        let quiet: Vec<String> = choices.iter().filter(|c| !c.starts_with("play")).cloned().collect();
        let from = if !quiet.is_empty() && random.below(2) == 0 { &quiet } else { &choices };
        let choice = random.pick(from).clone();
        game.decide(&choice).unwrap();
        let outcomes = settle(&mut game, random);
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
        let scores: Vec<i64> = world.societies().map(|s| i64::from(state.score(&world, s))).collect();
        assert_eq!(scores, game.scores(), "{what}");
        assert_eq!(state.winners(&world).map(Society::index).collect::<Vec<_>>(), game.winners(), "{what}");
    }
}

fn take(world: &World, state: &mut State, choice: &str, outcomes: &[Outcome]) {
    let mut chance = Scripted::new(outcomes);
    let action = world.parse_action(choice).unwrap();
    state.play(world, action, &mut chance, &mut ()).unwrap();
    assert_eq!(chance.finish(), Ok(()), "after {choice}");
}

fn games(few: usize) -> usize {
    std::env::var("WHISPERS_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(few)
}

fn facts_folder() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/facts")
}

#[test]
fn the_engine_plays_the_printed_board_as_the_plain_rules_do() {
    let world = PlainWorld::from_facts(&facts_folder());
    for seed in 0..games(60) as u64 {
        play(&world, &mut Random::new(seed), &format!("seed {seed}"));
    }
}

#[test]
fn the_engine_plays_with_wild_cards_as_the_plain_rules_do() {
    let mut world = PlainWorld::from_facts(&facts_folder());
    world.copies.iter_mut().enumerate().for_each(|(deck, row)| row[deck] = 2);
    for seed in 0..games(60) as u64 {
        play(&world, &mut Random::new(seed), &format!("wild cards, seed {seed}"));
    }
}

#[test]
fn the_engine_plays_worlds_of_every_shape_as_the_plain_rules_do() {
    let mut shapes = std::collections::BTreeSet::new();
    for seed in 0..games(120) as u64 {
        let mut random = Random::new(seed);
        let mut world = plain::random_world::random_world(&mut random);
        // A pack has as many copies of every card.
        let (copies, wild) = (1 + random.below(3), random.below(3));
        for (deck, row) in world.copies.iter_mut().enumerate() {
            for (partner, n) in row.iter_mut().enumerate() {
                *n = if partner == deck { wild } else { copies };
            }
        }
        shapes.insert(world.empires.len());
        play(&world, &mut random, &format!("seed {seed}"));
    }
    assert_eq!(shapes.len(), 7, "two to eight empires");
}

#[test]
fn the_plain_rules_count_the_same_sequences_as_the_tables() {
    let world = PlainWorld::from_facts(&facts_folder());
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut rows = 0;
    for table in ["printed.csv", "house.csv", "doubts.csv"] {
        for row in plain::script::read_rows(&folder.join(table)) {
            let game = plain::script::position(&world, &row).unwrap();
            for (depth, count) in (1..).zip(plain::script::counts(&row)) {
                // The engine counts the deep ones too; here they would take long.
                if count < 3_000 {
                    assert_eq!(game.perft(depth), count, "{table} row {rows}");
                }
            }
            rows += 1;
        }
    }
    assert_eq!(rows, 48 + 66 + 20);
}
