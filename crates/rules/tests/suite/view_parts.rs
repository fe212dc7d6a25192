//! Tests that a view that is built again from its parts equals the view itself, in random matches.

use std::collections::BTreeMap;

use rules::*;
use testing::rule_sets;

/// What the last empire turn leaves behind on the board. Nobody reads it outside the empire turns.
const LEFT_BEHIND: [&str; 8] =
    ["acting", "agent", "agent_lost", "line", "office", "offered", "owner", "steers"];

/// What parts do not say if offer cards are played.
const OFFERS: [&str; 2] = ["offered", "owner"];

/// The parts of a view, from what everybody can ask of it.
fn parts(world: &World, view: &View, placed: u8) -> ViewParts {
    let viewer = view.viewer();
    let mut parts = ViewParts {
        viewer,
        mover: view.mover().unwrap(),
        steers: view.steers().unwrap_or(viewer),
        first: view.first(),
        order: view.order(),
        phase: view.phase(),
        round: view.round(),
        placed,
        turn: view.turn(),
        acting: view.acting(),
        agent: view.acting_agent(),
        line: view.line_taken(),
        banners: ByRegion::all(0),
        control: ByEmpire::all(RegionSet::EMPTY),
        supply: ByEmpire::all(0),
        posts: BySociety::all(PositionSet::EMPTY),
        scouts: BySociety::all(RegionSet::EMPTY),
        tokens: Loyalties::all(Tokens::NONE),
        revealed: Vec::new(),
        exchanges: Vec::new(),
        hand: *view.hand(),
        cards: BySociety::all(ByEmpire::all(0)),
        gone: Hand::default(),
        doubled: world.icons().filter(|icon| view.lasting().doubles(*icon)).collect(),
        truces: world.empires().filter(|empire| view.lasting().holds_back(*empire)).collect(),
        unchecked: view.lasting().skips_supply_checks(),
        tasks: view.stack().as_slice().to_vec(),
        marks: view.marks(),
        moving: view.moving(),
    };
    for region in world.regions() {
        parts.banners[region] = view.banners(region);
    }
    for empire in world.empires() {
        parts.control[empire] = view.control(empire);
        parts.supply[empire] = view.supply(empire);
        parts.gone[empire] = view.gone(empire);
    }
    for society in world.societies() {
        parts.posts[society] = view.posts(society);
        parts.scouts[society] = view.scouts(society);
        parts.tokens[society] = view.tokens(society);
        for empire in world.empires() {
            parts.cards[society][empire] = view.cards(society, empire);
        }
        let open = world.slots().filter(|slot| view.is_revealed(society, *slot));
        parts.revealed.extend(open.map(|slot| (society, slot)));
        parts.exchanges.extend(view.exchanges(society).pairs().map(|(a, b)| (society, a, b)));
    }
    parts
}

/// The fields of a view and of its board, as text.
fn fields(view: &View) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let (mut name, mut board) = (String::new(), false);
    for line in format!("{view:#?}").lines() {
        let indent = line.len() - line.trim_start().len();
        let begins = indent == if board { 8 } else { 4 };
        if indent == 4 {
            board = line == "    board: Board {";
        }
        if let Some((word, _)) = line.trim_start().split_once(": ").filter(|_| begins) {
            name = word.to_owned();
        }
        let text: &mut String = all.entry(name.clone()).or_default();
        text.push_str(line);
    }
    // The array of a stack still holds tasks that are done.
    all.insert("stack".to_owned(), format!("{:?}", view.stack().as_slice()));
    all
}

#[test]
fn a_view_can_be_built_again_from_its_parts() {
    let pack = testing::pack("war-of-whispers");
    let mut compared = 0;
    for (name, world) in rule_sets::worlds(&pack) {
        for seed in 0..u64::from(rule_sets::games(1)) {
            compared += compare(&name, &world, seed);
        }
    }
    assert!(compared > 5_000, "{compared}");
}

/// Plays a random match and compares some views of it. Returns their number.
fn compare(name: &str, world: &World, seed: u64) -> u32 {
    let mut rng = Rng::stream(seed, name.len() as u64);
    let mut state = State::start(world, &Deal::random(world, &mut rng), &mut ());
    let (mut legal, mut compared, mut placed) = (Vec::new(), 0, BySociety::all(0));
    while let Some(mover) = state.mover() {
        if state.phase() != Phase::Deploy {
            placed = BySociety::all(0);
        }
        // Deployments are few, and all of them are compared.
        if state.phase() == Phase::Deploy || rng.below(8) == 0 {
            for viewer in world.societies() {
                let view = state.view(world, viewer);
                let again = View::from_parts(world, &parts(world, &view, placed[mover]));
                let other = fields(&again);
                for (field, text) in fields(&view) {
                    let behind = state.phase() != Phase::Turns && LEFT_BEHIND.contains(&field.as_str());
                    let offers = world.house().offer_cards && OFFERS.contains(&field.as_str());
                    if !behind && !offers {
                        assert_eq!(other[&field], text, "{name}, seed {seed}, {:?}: {field}", state.phase());
                    }
                }
                compared += 1;
            }
        }
        state.legal(world, &mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        placed[mover] += u8::from(state.phase() == Phase::Deploy);
        state.play_unchecked(world, action, &mut rng, &mut ());
    }
    compared
}
