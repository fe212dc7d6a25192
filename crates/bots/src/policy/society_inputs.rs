//! The inputs that describe the position from one society's side, without its options.

use super::evidence::{
    BANNERS_GAINED, BANNERS_LOST, Evidence, PLACED, PLACED_FIRST, POINTS_GAINED, POINTS_LOST, TAKEN_BACK,
};
use super::ground::Ground;
use super::inputs::{Inputs, NONE, RowWriter};
use super::position_summary::{Summary, Turn};
use rules::{ByEmpire, BySociety, EmpireOrder, MAX_EMPIRES, Phase, Society, Task, View, World};

/// What the viewer knows and expects of the societies.
struct Table {
    /// For each society and empire, the multiplier that the viewer knows, or else the mean of those that are possible.
    multipliers: BySociety<ByEmpire<f32>>,
    known: BySociety<ByEmpire<bool>>,
    /// The points that empires are likely to bring at the end.
    outlook: ByEmpire<f32>,
    /// The points that each society has now, and that it is likely to have at the end.
    points: BySociety<f32>,
    expected: BySociety<f32>,
}

impl Table {
    fn new(ground: &Ground, world: &World, view: &View, summary: &Summary) -> Self {
        let mut table = Self {
            multipliers: BySociety::all(ByEmpire::all(0.0)),
            known: BySociety::all(ByEmpire::all(false)),
            outlook: ground.outlook.outlook(world, view),
            points: BySociety::all(0.0),
            expected: BySociety::all(0.0),
        };
        for society in world.societies() {
            let tokens = view.tokens(society);
            let (mut rest, mut open) = (0.0, 0.0f32);
            for slot in world.slots() {
                let multiplier = world.house().multiplier(slot) as f32;
                match tokens.at(slot) {
                    Some(empire) => {
                        table.multipliers[society][empire] = multiplier;
                        table.known[society][empire] = true;
                    }
                    None => (rest, open) = (rest + multiplier, open + 1.0),
                }
            }
            let whispers = view.whisper_points(world, society) as f32;
            (table.points[society], table.expected[society]) = (whispers, whispers);
            let scouts = view.scouts(society);
            for empire in world.empires() {
                if !table.known[society][empire] {
                    table.multipliers[society][empire] = rest / open.max(1.0);
                }
                let multiplier = table.multipliers[society][empire];
                let agents = if scouts.is_empty() { 0 } else { (scouts & view.control(empire)).len() };
                let points = summary.realms[empire.index()].points;
                table.points[society] += multiplier * (points + agents as f32);
                table.expected[society] += multiplier * (table.outlook[empire] + agents as f32);
            }
        }
        table
    }

    /// The viewer's gain from the best exchange of two of its face-down tokens, by the expected points.
    fn best_exchange(&self, world: &World, view: &View) -> f32 {
        let own = &self.multipliers[view.viewer()];
        let open = view.face_up(world, view.viewer());
        let mut covered = ByEmpire::all(true);
        world.slots().filter_map(|slot| open.at(slot)).for_each(|empire| covered[empire] = false);
        let mut best = 0.0f32;
        for a in world.empires().filter(|a| covered[*a]) {
            for b in world.empires().filter(|b| *b > a && covered[*b]) {
                best = best.max((own[a] - own[b]) * (self.outlook[b] - self.outlook[a]));
            }
        }
        best
    }
}

/// What the deciding society knows, with its world prepared.
#[derive(Clone, Copy)]
pub struct Situation<'a> {
    /// The prepared world.
    pub ground: &'a Ground,
    /// The world.
    pub world: &'a World,
    /// What the society may know. If there are options, it is the society that decides.
    pub view: &'a View,
    /// What everybody saw.
    pub evidence: &'a Evidence,
}

/// Fills in the position as its viewer sees it, without options.
pub fn fill_position(situation: &Situation<'_>, inputs: &mut Inputs) -> PositionContext {
    let Situation { ground, world, view, .. } = *situation;
    let mut summary = Summary::new(ground, world, view);
    let table = Table::new(ground, world, view, &summary);
    let rivals = world.societies().len().saturating_sub(1).max(1) as f32;
    for empire in world.empires() {
        let others = world.societies().filter(|society| *society != view.viewer());
        let sum: f32 = others.map(|society| table.multipliers[society][empire]).sum();
        summary.realms[empire.index()].others = sum / rivals / 4.0;
    }
    fill_regions(situation, &summary, inputs);
    fill_positions(situation, &summary, inputs);
    fill_empires(situation, &summary, &table, inputs);
    fill_rivals(situation, &summary, &table, inputs);
    fill_table(situation, &summary, &table, inputs);
    PositionContext { summary, outlook: table.outlook, points: table.expected[view.viewer()] }
}

/// What options need of the position that they are chosen in.
pub struct PositionContext {
    pub(super) summary: Summary,
    pub(super) outlook: ByEmpire<f32>,
    /// The points that the viewer is likely to have at the end.
    pub(super) points: f32,
}

fn fill_regions(situation: &Situation<'_>, summary: &Summary, inputs: &mut Inputs) {
    let Situation { ground, world, view, .. } = *situation;
    inputs.regions.clear();
    inputs.controllers.clear();
    let viewer = view.viewer();
    let others = world.societies().filter(|society| *society != viewer);
    let their_scouts = others.fold(rules::RegionSet::EMPTY, |all, society| all | view.scouts(society));
    let acting = view.acting().map_or(NONE, |position| position.empire().index() as u8);
    let moving = view.moving();
    for region in world.regions() {
        let place = region.index();
        let (land, owner) = (&ground.lands[place], summary.controllers[place]);
        inputs.controllers.push(owner);
        let margin = summary.threat[place] - summary.defence[place];
        let threatened = summary.threat[place] > 0.0;
        let army = summary.free[place] > 0.0;
        let mut row = RowWriter::begin(&mut inputs.regions);
        row.flag(owner == NONE);
        row.put(summary.interest(owner));
        row.put(summary.others(owner));
        row.put(summary.banners[place] / 6.0);
        row.flag(summary.banners[place] == 0.0);
        row.put((summary.banners[place] - land.limit).max(0.0) / 4.0);
        row.put(land.limit / 6.0);
        row.flag(owner != NONE && land.home == owner);
        row.put(summary.interest(land.home));
        row.put(land.share);
        row.put(land.share * summary.interest(owner));
        row.put(land.farms);
        row.put(land.forts + 0.5 * land.own_icons);
        row.put(summary.threat[place] / 6.0);
        row.put(if threatened { margin.clamp(-4.0, 4.0) / 4.0 } else { -1.0 });
        row.flag(threatened && margin > 0.0);
        row.put(summary.interest(summary.threat_by[place]));
        row.put(if threatened && margin > 0.0 {
            land.share * (summary.interest(summary.threat_by[place]) - summary.interest(owner))
        } else {
            0.0
        });
        row.put(if army { summary.best_margin[place] / 4.0 } else { -1.0 });
        row.put(summary.best_prize[place]);
        row.put(
            summary.best_prize[place] * (summary.interest(owner) - summary.interest(summary.best_foe[place])),
        );
        row.put(summary.free[place] / 6.0);
        row.flag(view.scouts(viewer).has(region));
        row.flag(their_scouts.has(region));
        row.flag(owner != NONE && owner == acting);
        row.flag(owner != NONE && summary.realms[usize::from(owner) % MAX_EMPIRES].turn == Turn::ToCome);
        row.put(ground.neighbours(place).len() as f32 / 6.0);
        row.flag(view.marks()[0].has(region));
        row.flag(view.marks()[1].has(region));
        let target = moving.filter(|moving| moving.target == Some(region));
        row.put(target.map_or(0.0, |moving| f32::from(moving.banners) / 6.0));
        row.flag(moving.is_some_and(|moving| moving.from == region));
        row.finish();
    }
}

fn fill_positions(situation: &Situation<'_>, summary: &Summary, inputs: &mut Inputs) {
    let Situation { ground, world, view, .. } = *situation;
    inputs.positions.clear();
    inputs.councils.clear();
    let viewer = view.viewer().index() as u8;
    let (acting, agent) = (view.acting(), view.acting_agent());
    let count = ground.positions.len().max(1) as f32;
    let offices = count / ground.empires as f32;
    let mut uncontrolled = 0.0;
    for (index, (position, lines)) in ground.positions.iter().zip(&ground.lines).enumerate() {
        let empire = position.empire();
        let realm = &summary.realms[empire.index()];
        let (occupant, steers) = (summary.occupants[position.index()], summary.steers[position.index()]);
        let turn = summary.turns[position.index()];
        let office = position.office().index() as f32;
        let next = ground.positions.get(index + 1);
        if office == 0.0 {
            uncontrolled = 0.0;
        }
        let to_come = turn == Turn::ToCome;
        let add = lines.add.map_or(0, |count| view.added(world, count, empire)) as f32;
        let draw = lines.draw.map_or(0, |count| view.amount(world, count, empire)) as f32;
        inputs.councils.push(empire.index() as u8);
        let mut row = RowWriter::begin(&mut inputs.positions);
        row.put(realm.interest);
        row.put(realm.others);
        row.flag(occupant == viewer);
        row.flag(occupant != NONE && occupant != viewer);
        row.flag(steers == viewer);
        row.flag(steers == NONE);
        row.flag(turn == Turn::Over);
        row.flag(turn == Turn::Now);
        row.put((realm.place * offices + office) / count);
        row.put(office / 4.0);
        row.flag(next.is_none_or(|next| next.empire() != empire));
        // The positions to the left that an agent here would control too (R2.4).
        row.put(uncontrolled / 3.0);
        row.flag(lines.attack);
        row.put(add / 6.0);
        row.put(draw.min(4.0) / 3.0);
        row.flag(lines.swap);
        row.put(if lines.attack { realm.best_reach } else { 0.0 });
        row.put(if lines.attack { realm.interest } else { 0.0 });
        row.put(realm.interest * add / 6.0);
        row.put(if lines.attack { realm.best_reach * realm.interest } else { 0.0 });
        row.put(f32::from(view.deck_len(world, empire)) / 8.0);
        row.put(realm.points / 4.0);
        row.put(realm.at_risk / 2.0);
        row.put(f32::from(view.supply(empire)) / 20.0);
        row.flag(acting == Some(*position));
        row.flag(agent == Some(*position));
        row.flag(to_come && occupant == NONE && steers != NONE && steers != viewer);
        row.finish();
        uncontrolled = if occupant == NONE && to_come { uncontrolled + 1.0 } else { 0.0 };
    }
}

fn fill_empires(situation: &Situation<'_>, summary: &Summary, table: &Table, inputs: &mut Inputs) {
    let Situation { world, view, evidence, .. } = *situation;
    inputs.empires.clear();
    inputs.interests.clear();
    let viewer = view.viewer();
    let own = view.tokens(viewer);
    let most = world.slots().map(|slot| world.house().multiplier(slot)).max().unwrap_or(4) as f32;
    let all_points: f32 = world.empires().map(|empire| summary.realms[empire.index()].points).sum();
    for empire in world.empires() {
        let realm = &summary.realms[empire.index()];
        inputs.interests.push(realm.interest);
        let slot = own.slot_of(empire);
        let (mut own_agents, mut agents, mut their_cards) = (0.0, 0.0, 0.0);
        for society in world.societies() {
            let here = view.posts(society).in_council(empire).len() as f32;
            if society == viewer {
                own_agents = here;
            } else {
                agents += here;
                their_cards += f32::from(view.cards(society, empire));
            }
        }
        let (control, home) = (view.control(empire), world.home(empire));
        let counts = evidence.counts(viewer, empire);
        let mut row = RowWriter::begin(&mut inputs.empires);
        row.put(realm.interest);
        row.flag(4.0 * realm.interest == most);
        row.flag(realm.interest < 0.0);
        row.flag(slot.is_some_and(|slot| view.is_revealed(viewer, slot)));
        row.put(realm.others);
        row.put(realm.points / 4.0);
        row.put(realm.points / all_points.max(1.0));
        row.put(table.outlook[empire] / 4.0);
        row.put(realm.interest * (table.outlook[empire] - realm.points) / 2.0);
        row.put(realm.banners / 20.0);
        row.put(f32::from(view.supply(empire)) / 20.0);
        row.put(realm.farms / 5.0);
        row.put(realm.forts / 5.0);
        row.put((control & home).len() as f32 / home.len().max(1) as f32);
        row.put(control.minus(home).len() as f32 / 6.0);
        row.put(realm.excess / 5.0);
        row.put(realm.largest / 8.0);
        row.put(realm.at_risk / 2.0);
        row.put(realm.in_reach / 2.0);
        row.put(realm.best_reach);
        row.flag(realm.turn == Turn::Over);
        row.flag(realm.turn == Turn::Now);
        row.put(realm.place / world.empires().len() as f32);
        row.put(own_agents / 4.0);
        row.put(agents / 4.0);
        for steering in [&realm.own_steering, &realm.other_steering] {
            row.put(steering[0] / 4.0);
            row.put(steering[1] / 2.0);
            row.put(steering[2] / 6.0);
        }
        row.put(realm.own_steering[1] * realm.interest);
        row.put(realm.other_steering[1] * realm.others);
        row.put(f32::from(view.hand()[empire].len()) / 3.0);
        row.put(their_cards / 4.0);
        row.put(f32::from(view.deck_len(world, empire)) / 8.0);
        row.put((view.scouts(viewer) & control).len() as f32);
        row.put(counts[PLACED] / 3.0);
        row.flag(view.lasting().holds_back(empire));
        row.finish();
    }
}

/// The number of seats to the left from one society to another.
fn distance(world: &World, from: Society, to: Society) -> f32 {
    let seats = world.societies().len();
    ((to.index() + seats - from.index()) % seats) as f32
}

fn fill_rivals(situation: &Situation<'_>, summary: &Summary, table: &Table, inputs: &mut Inputs) {
    let Situation { world, view, evidence, .. } = *situation;
    inputs.pairs.clear();
    inputs.rivals.clear();
    let viewer = view.viewer();
    let empires = world.empires().len() as f32;
    for rival in world.rivals(viewer) {
        let open = world.slots().filter(|slot| view.is_revealed(rival, *slot)).count() as f32 / empires;
        let mut row = RowWriter::begin(&mut inputs.rivals);
        row.put(table.points[rival] / 20.0);
        row.put(table.expected[rival] / 20.0);
        row.put((table.expected[viewer] - table.expected[rival]) / 10.0);
        row.put(f32::from(view.cards_held(world, rival)) / 5.0);
        row.put(f32::from(view.exchanges(rival).len()) / 2.0);
        row.put(f32::from(view.agents_in_hand(world, rival)) / 4.0);
        row.put(distance(world, viewer, rival) / 3.0);
        row.put(distance(world, view.first(), rival) / 3.0);
        row.flag(view.steers() == Some(rival));
        row.put(open);
        row.put(evidence.no_exchanges(rival) / 2.0);
        row.finish();
        for empire in world.empires() {
            let realm = &summary.realms[empire.index()];
            let counts = evidence.counts(rival, empire);
            let multiplier = table.multipliers[rival][empire] / 4.0;
            let mut row = RowWriter::begin(&mut inputs.pairs);
            row.flag(table.known[rival][empire]);
            row.put(multiplier);
            row.put(counts[PLACED] / 2.0);
            row.put(counts[TAKEN_BACK]);
            row.put(counts[BANNERS_GAINED] / 6.0);
            row.put(counts[BANNERS_LOST] / 6.0);
            row.put(counts[POINTS_GAINED]);
            row.put(counts[POINTS_LOST]);
            row.put(counts[PLACED_FIRST]);
            row.put(view.posts(rival).in_council(empire).len() as f32 / 2.0);
            row.put(f32::from(view.cards(rival, empire)) / 2.0);
            row.put(realm.interest);
            row.put(realm.points / 4.0);
            row.put(multiplier * table.outlook[empire] / 4.0);
            row.put(f32::from(view.round()) / 4.0);
            row.put(open);
            row.put((view.scouts(rival) & view.control(empire)).len() as f32);
            row.put(table.outlook[empire] / 4.0);
            row.finish();
        }
    }
}

/// The index of the kind of a pending task, below 12; 12 if none is pending.
fn kind_of_task(task: Option<&Task>) -> usize {
    match task {
        None => 12,
        Some(Task::Before) => 0,
        Some(Task::Line) => 1,
        Some(Task::Swap) => 2,
        Some(Task::Declare { .. }) => 3,
        Some(Task::Muster { .. }) => 4,
        Some(Task::Aftermath { .. }) => 5,
        Some(Task::After) => 6,
        Some(Task::Object(_)) => 7,
        Some(Task::Place { .. }) => 8,
        Some(Task::Spread { .. } | Task::Strike { .. } | Task::Rearrange { .. } | Task::Scatter { .. }) => 9,
        Some(
            Task::Offering { .. }
            | Task::Answer { .. }
            | Task::Sealed { .. }
            | Task::Pay { .. }
            | Task::TradeFor { .. },
        ) => 10,
        Some(
            Task::Draw { .. }
            | Task::Halves(_)
            | Task::Incident { .. }
            | Task::Reseat { .. }
            | Task::Restart(_),
        ) => 11,
    }
}

fn fill_table(situation: &Situation<'_>, summary: &Summary, table: &Table, inputs: &mut Inputs) {
    let Situation { world, view, .. } = *situation;
    inputs.table.clear();
    let (viewer, house) = (view.viewer(), world.house());
    let to_come = view.rounds_to_come(world);
    let hand = f32::from(view.hand().cards());
    let decks = world.empires().filter(|deck| !view.hand()[*deck].is_empty()).count() as f32;
    let (mut lead, mut expected_lead) = (f32::MAX, f32::MAX);
    let (mut exchanges, mut cards, mut ahead) = (f32::MAX, 0.0f32, 0.0);
    for rival in world.rivals(viewer) {
        lead = lead.min(table.points[viewer] - table.points[rival]);
        expected_lead = expected_lead.min(table.expected[viewer] - table.expected[rival]);
        exchanges = exchanges.min(f32::from(view.exchanges(rival).len()));
        cards = cards.max(f32::from(view.cards_held(world, rival)));
        ahead += if table.expected[rival] > table.expected[viewer] { 1.0 } else { 0.0 };
    }
    let acting = view.acting().map_or(NONE, |position| position.empire().index() as u8);
    let phase = match view.phase() {
        Phase::Lay => 0,
        Phase::Retrieve => 1,
        Phase::Deploy => 2,
        Phase::Turns => 3,
        Phase::Cleanup => 4,
        Phase::Loyalty => 5,
        Phase::FinalWhisper => 6,
        Phase::Over => 7,
    };
    let mut row = RowWriter::begin(&mut inputs.table);
    row.one_of(world.societies().len().saturating_sub(2), 3);
    row.put(world.empires().len() as f32 / 8.0);
    row.put(f32::from(view.round()) / 4.0);
    row.put(f32::from(to_come.min(6)) / 4.0);
    row.one_of(usize::from(to_come), 3);
    row.one_of(phase, 8);
    row.put(f32::from(view.turns_taken()) / world.empires().len() as f32);
    row.put(view.turn().map_or(0.0, |position| position.office().index() as f32 / 4.0));
    row.one_of(kind_of_task(view.stack().top()), 12);
    row.flag(view.mover() == Some(viewer));
    row.flag(view.steers() == Some(viewer));
    row.put(hand / 5.0);
    row.put((hand - f32::from(house.hand_limit)).max(0.0) / 3.0);
    row.put(decks / 5.0);
    row.put(f32::from(view.agents_in_hand(world, viewer)) / 4.0);
    row.put(f32::from(view.agents_to_place(world)) / 3.0);
    row.put(table.points[viewer] / 20.0);
    row.put(table.expected[viewer] / 20.0);
    row.put(lead / 10.0);
    row.put(expected_lead / 10.0);
    row.put(table.best_exchange(world, view) / 5.0);
    row.put(f32::from(view.exchanges(viewer).len()) / 2.0);
    row.put(exchanges / 2.0);
    row.put(cards / 5.0);
    row.put(ahead / 3.0);
    row.put(distance(world, view.first(), viewer) / 3.0);
    row.flag(house.whispers_kept);
    row.flag(house.agents_in_regions);
    row.flag(house.final_whisper);
    row.flag(house.check_everyone);
    row.flag(house.swap_with_agents_only);
    row.flag(house.wild_cards);
    row.flag(house.event_cards);
    row.flag(house.offer_cards);
    row.flag(house.order == EmpireOrder::ShuffledEachRound);
    row.put(summary.interest(acting));
    row.put(f32::from(view.loyalty_steps_to_come(world)) / 4.0);
    row.put(f32::from(world.agents_per_round()) / 3.0);
    row.finish();
}
