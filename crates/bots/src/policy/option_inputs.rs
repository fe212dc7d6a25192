//! The inputs of the options that a society chooses from.

use super::ground::Ground;
use super::inputs::{Inputs, NONE, Touched};
use super::society_inputs::{PositionContext, Situation};
use rules::{
    Action, AttackForecast, Card, Effect, Empire, Line, MAX_EMPIRES, Position, Printed, Region, Task, Use,
    View, World,
};

/// The indexes of inputs. Kinds of options come first, then kinds of effects, then numbers.
const LAY: u8 = 0;
const RETRIEVE_POSITION: u8 = 1;
const RETRIEVE_REGION: u8 = 2;
const DEPLOY_POSITION: u8 = 3;
const DEPLOY_REGION: u8 = 4;
const ADD: u8 = 5;
const DRAW: u8 = 6;
const PRINTED_ATTACK: u8 = 7;
const PRINTED_SWAP: u8 = 8;
const SWAP: u8 = 9;
const ATTACK: u8 = 10;
const PLAY: u8 = 11;
const CHOOSE_EMPIRE: u8 = 12;
const CHOOSE_POSITION: u8 = 13;
const CHOOSE_REGION: u8 = 14;
const CHOOSE_SOME: u8 = 15;
const CHOOSE_MOVE: u8 = 16;
const PLACE: u8 = 17;
const KILL: u8 = 18;
const DONE: u8 = 19;
const PASS: u8 = 20;
const DISCARD: u8 = 21;
const KEEP: u8 = 22;
const EXCHANGE: u8 = 23;
const FIRST_HALF: u8 = 24;
const SECOND_HALF: u8 = 25;
const OFFER: u8 = 26;
const ACCEPT: u8 = 27;
const DECLINE: u8 = 28;
const FOLLOW: u8 = 29;
const EFFECTS: u8 = 30;
const BANNERS: u8 = 46;
const WINS: u8 = 47;
const NOBODY_LEFT: u8 = 48;
const ATTACKERS_LEFT: u8 = 49;
const DEFENDERS_LEFT: u8 = 50;
const TRADED: u8 = 51;
const TO_FORTS: u8 = 52;
const POINTS_WON: u8 = 53;
const GAIN: u8 = 54;
const FOE_LOSS: u8 = 55;
const BALANCE: u8 = 56;
const EMPTIES: u8 = 57;
const STAY: u8 = 58;
const INTEREST: u8 = 59;
const OTHER_INTEREST: u8 = 60;
const RIVALS: u8 = 61;
const RIVALS_OTHER: u8 = 62;
const AMOUNT: u8 = 63;
const AMOUNT_WANTED: u8 = 64;
const PAYS_TWO: u8 = 65;
const PAID_INTEREST: u8 = 66;
const COPIES: u8 = 67;
const EXCHANGE_NOW: u8 = 68;
const EXCHANGE_LATER: u8 = 69;
const KILLS_WANTED: u8 = 70;
const LOSSES: u8 = 71;
const ICONS_WON: u8 = 72;
const OVER_LIMIT: u8 = 73;
const OWN_TURN: u8 = 74;
const EFFECT_NUMBER: u8 = 75;
const HOLDS: u8 = 76;
const RIVAL_BALANCE: u8 = 77;
const SAFE: u8 = 78;
const TO_CITY: u8 = 79;

/// Fills in the options of the society whose position was filled in last.
pub fn fill_options(
    situation: &Situation<'_>,
    context: &PositionContext,
    options: &[Action],
    inputs: &mut Inputs,
) {
    let Situation { ground, world, view, .. } = *situation;
    inputs.entries.clear();
    inputs.touched.clear();
    let object = match view.stack().top() {
        Some(Task::Object(id)) => Some(world.ability(*id).effect),
        _ => None,
    };
    let acting = view.acting();
    for action in options {
        let mut option = OptionWriter {
            ground,
            world,
            view,
            context,
            entries: &mut inputs.entries,
            regions: [NONE; 2],
            position: NONE,
            empires: [NONE; 2],
        };
        option.fill(*action, object, acting);
        let end = option.finish(acting);
        inputs.touched.push(end);
    }
}

/// Writes the inputs of one option.
struct OptionWriter<'a> {
    ground: &'a Ground,
    world: &'a World,
    view: &'a View,
    context: &'a PositionContext,
    entries: &'a mut Vec<(u8, f32)>,
    regions: [u8; 2],
    position: u8,
    empires: [u8; 2],
}

impl OptionWriter<'_> {
    fn put(&mut self, index: u8, number: f32) {
        if number != 0.0 {
            self.entries.push((index, number));
        }
    }

    fn flag(&mut self, index: u8, is_so: bool) {
        if is_so {
            self.entries.push((index, 1.0));
        }
    }

    fn interest(&self, empire: u8) -> f32 {
        self.context.summary.interest(empire)
    }

    fn touch_position(&mut self, position: Position) {
        self.position = self.ground.row_of_position[position.index()];
        self.empires[0] = position.empire().index() as u8;
    }

    fn touch_region(&mut self, region: Region) {
        self.regions[0] = region.index() as u8;
        self.empires[0] = self.context.summary.controllers[region.index()];
    }

    fn touch_other(&mut self, region: Region) {
        self.regions[1] = region.index() as u8;
        self.empires[1] = self.context.summary.controllers[region.index()];
    }

    fn touch_empires(&mut self, one: Empire, other: Option<Empire>) {
        self.empires = [one.index() as u8, other.map_or(NONE, |other| other.index() as u8)];
    }

    fn fill(&mut self, action: Action, object: Option<Effect>, acting: Option<Position>) {
        match action {
            Action::Lay(empire) => {
                self.flag(LAY, true);
                self.touch_empires(empire, None);
            }
            Action::RetrievePosition(position) => {
                self.flag(RETRIEVE_POSITION, true);
                self.touch_position(position);
            }
            Action::RetrieveRegion(region) => {
                self.flag(RETRIEVE_REGION, true);
                self.touch_region(region);
            }
            Action::DeployPosition(position) => {
                self.flag(DEPLOY_POSITION, true);
                self.touch_position(position);
            }
            Action::DeployRegion(region) => {
                self.flag(DEPLOY_REGION, true);
                self.touch_region(region);
            }
            Action::Act(line) => self.fill_line(line, acting),
            Action::Swap(office) => {
                self.flag(SWAP, true);
                if let Some(agent) = self.view.acting_agent() {
                    self.touch_position(Position::new(agent.empire(), office));
                }
            }
            Action::Attack { from, to, banners } => {
                self.flag(ATTACK, true);
                self.fill_attack(from, to, banners);
            }
            Action::Play { card, using, pay } => self.fill_play(card, using, pay),
            Action::ChooseEmpire(empire) => {
                self.flag(CHOOSE_EMPIRE, true);
                self.touch_empires(empire, None);
                self.fill_effect(object, 0);
            }
            Action::ChoosePosition(position) => {
                self.flag(CHOOSE_POSITION, true);
                self.touch_position(position);
                self.fill_effect(object, 0);
            }
            Action::ChooseRegion(region) => {
                self.flag(CHOOSE_REGION, true);
                self.touch_region(region);
                self.fill_effect(object, 0);
                self.fill_target(region, object, 0);
            }
            Action::ChooseSome { region, banners } => {
                self.flag(CHOOSE_SOME, true);
                self.touch_region(region);
                self.fill_effect(object, banners);
                self.fill_target(region, object, banners);
            }
            Action::ChooseMove { from, to, banners } => {
                self.flag(CHOOSE_MOVE, true);
                self.touch_region(from);
                self.touch_other(to);
                self.fill_effect(object, banners);
                self.fill_move(from, to, banners);
            }
            Action::Place(region) => {
                self.flag(PLACE, true);
                self.touch_region(region);
                self.fill_gain(region, 1.0);
            }
            Action::Kill(region) => {
                self.flag(KILL, true);
                self.touch_region(region);
                self.fill_kills(region, 1.0);
            }
            Action::Done => self.flag(DONE, true),
            Action::Pass => self.flag(PASS, true),
            Action::Discard(card) => {
                self.flag(DISCARD, true);
                self.touch_card(card);
            }
            Action::Keep => self.flag(KEEP, true),
            Action::Exchange(a, b) => self.fill_exchange(a, b),
            Action::Half(half) => self.flag(if half == 0 { FIRST_HALF } else { SECOND_HALF }, true),
            Action::Offer(card) => {
                self.flag(OFFER, true);
                self.touch_card(card);
            }
            Action::Accept => self.flag(ACCEPT, true),
            Action::Decline => self.flag(DECLINE, true),
            Action::Follow => self.flag(FOLLOW, true),
        }
    }

    fn finish(mut self, acting: Option<Position>) -> Touched {
        let acts = acting.map_or(NONE, |position| position.empire().index() as u8);
        if self.empires[0] == NONE {
            self.empires[0] = acts;
        }
        let [one, other] = self.empires;
        let summary = &self.context.summary;
        let (rivals, rivals_other) = (summary.others(one), summary.others(other));
        self.put(INTEREST, self.interest(one));
        self.put(OTHER_INTEREST, self.interest(other));
        self.put(RIVALS, rivals);
        self.put(RIVALS_OTHER, rivals_other);
        self.flag(OWN_TURN, one != NONE && one == acts);
        Touched {
            regions: self.regions,
            position: self.position,
            empires: self.empires,
            end: self.entries.len() as u32,
        }
    }

    fn fill_line(&mut self, line: Line, acting: Option<Position>) {
        let Some(position) = acting else { return };
        self.touch_position(position);
        let interest = self.interest(self.empires[0]);
        let realm = &self.context.summary.realms[position.empire().index()];
        let reach = realm.best_reach;
        match self.world.lines(position).get(line.index()) {
            Some(Printed::Add(count)) => {
                let amount = self.view.added(self.world, *count, position.empire()) as f32 / 6.0;
                self.flag(ADD, true);
                self.put(AMOUNT, amount);
                self.put(AMOUNT_WANTED, amount * interest);
            }
            Some(Printed::Draw(count)) => {
                let amount = self.view.amount(self.world, *count, position.empire());
                let cards = amount.min(u32::from(self.view.deck_len(self.world, position.empire())));
                self.flag(DRAW, true);
                self.put(AMOUNT, cards as f32 / 3.0);
                let hand = f32::from(self.view.hand().cards()) + cards as f32;
                self.put(OVER_LIMIT, (hand - f32::from(self.world.house().hand_limit)).max(0.0) / 3.0);
            }
            Some(Printed::Attack) => {
                self.flag(PRINTED_ATTACK, true);
                self.put(POINTS_WON, reach);
                self.put(GAIN, reach * interest);
            }
            Some(Printed::Swap) | None => self.flag(PRINTED_SWAP, true),
        }
    }

    fn fill_attack(&mut self, from: Region, to: Region, banners: u8) {
        self.touch_region(from);
        self.touch_other(to);
        let summary = &self.context.summary;
        let forecast = AttackForecast::new(self.world, self.view, to, banners);
        let land = &self.ground.lands[to.index()];
        let [own, foe] = self.empires;
        let (interest, foe_interest) = (self.interest(own), self.interest(foe));
        let (rivals, rivals_foe) = (summary.others(own), summary.others(foe));
        let wins = forecast.attackers > 0;
        // R2.2: a region without banners goes back to its home empire.
        let falls_back = !wins && forecast.defenders == 0 && land.home != foe;
        let (won, lost) =
            (if wins { land.share } else { 0.0 }, if wins || falls_back { land.share } else { 0.0 });
        let back = if falls_back { land.share * self.interest(land.home) } else { 0.0 };
        let stay = summary.banners[from.index()] - f32::from(banners);
        let next_threat = self.strongest_neighbour(to, own);
        self.put(BANNERS, f32::from(banners) / 6.0);
        self.flag(WINS, wins);
        self.flag(NOBODY_LEFT, !wins && forecast.defenders == 0);
        self.put(ATTACKERS_LEFT, f32::from(forecast.attackers) / 4.0);
        self.put(DEFENDERS_LEFT, f32::from(forecast.defenders) / 4.0);
        self.put(TRADED, f32::from(forecast.traded) / 4.0);
        self.put(TO_FORTS, f32::from(forecast.to_forts) / 2.0);
        self.put(POINTS_WON, won);
        self.put(GAIN, won * interest);
        self.put(FOE_LOSS, -lost * foe_interest);
        self.put(BALANCE, won * interest - lost * foe_interest + back);
        self.put(RIVAL_BALANCE, won * rivals - lost * rivals_foe);
        self.put(KILLS_WANTED, -foe_interest * f32::from(forecast.traded) / 4.0);
        self.put(LOSSES, interest * f32::from(forecast.to_forts + forecast.traded) / 4.0);
        self.put(ICONS_WON, if wins { (land.farms + land.forts) * interest } else { 0.0 });
        self.flag(EMPTIES, stay <= 0.0);
        self.put(STAY, stay / 4.0);
        self.flag(HOLDS, wins && f32::from(forecast.attackers) + land.forts >= next_threat);
        let source = self.ground.lands[from.index()].forts + stay;
        self.flag(SAFE, self.context.summary.threat[from.index()] <= source);
    }

    /// The strongest single army next to a region of an empire other than `own`, without the region's own army.
    fn strongest_neighbour(&self, region: Region, own: u8) -> f32 {
        let summary = &self.context.summary;
        let around = self.ground.neighbours(region.index()).iter().map(|place| usize::from(*place));
        let foes = around.filter(|place| summary.controllers[*place] != own);
        foes.map(|place| summary.free[place]).fold(0.0, f32::max)
    }

    fn touch_card(&mut self, card: Card) {
        self.touch_empires(card.deck(), Some(card.partner()));
        self.put(COPIES, f32::from(self.view.hand()[card.deck()].len()) / 3.0);
    }

    fn fill_play(&mut self, card: Card, using: Use, pay: Option<Card>) {
        self.flag(PLAY, true);
        let ability = self.world.ability(self.world.ability_of(card, using));
        self.touch_empires(card.deck(), pay.map(|card| card.deck()));
        self.flag(PAYS_TWO, pay.is_some());
        let held = self.view.hand()[card.deck()].len();
        self.put(COPIES, f32::from(held) / 3.0);
        let paid = pay.map_or(NONE, |card| card.deck().index() as u8);
        self.put(PAID_INTEREST, self.interest(paid));
        self.fill_effect(Some(ability.effect), 0);
    }

    /// The kind of an effect, its own number, and the number of banners chosen for it.
    fn fill_effect(&mut self, effect: Option<Effect>, banners: u8) {
        self.put(BANNERS, f32::from(banners) / 6.0);
        let Some(effect) = effect else { return };
        let (kind, number) = match effect {
            Effect::AttackAgain => (0, 0),
            Effect::KillSurvivors => (1, 0),
            Effect::Relocate => (2, 0),
            Effect::Borrow => (3, 0),
            Effect::Reach { .. } => (4, 0),
            Effect::Rally(number) => (5, number),
            Effect::Join(number) => (6, number),
            Effect::Reinforce { banners, .. } => (7, banners),
            Effect::Shift => (8, 0),
            Effect::Rearrange => (9, 0),
            Effect::Kill(number) => (10, number),
            Effect::Disperse => (11, 0),
            Effect::Subjugate(number) => (12, number),
            Effect::Strike(number) => (13, number),
            Effect::Populate => (14, 0),
            Effect::Repeat => (15, 0),
        };
        self.flag(EFFECTS + kind, true);
        self.put(EFFECT_NUMBER, f32::from(number) / 4.0);
    }

    /// What an effect does to a region.
    fn fill_target(&mut self, region: Region, effect: Option<Effect>, banners: u8) {
        let here = self.context.summary.banners[region.index()];
        match effect {
            Some(Effect::Reinforce { banners, .. }) => {
                let empire = self.empires[0];
                let supply = Empire::new(usize::from(empire)).map_or(0, |empire| self.view.supply(empire));
                self.fill_gain(region, f32::from(banners.min(supply)));
            }
            Some(Effect::Kill(most)) => {
                let kills = if banners == 0 { most } else { banners };
                self.fill_kills(region, f32::from(kills).min(here));
            }
            Some(Effect::Disperse) => self.fill_kills(region, here),
            _ => {}
        }
    }

    /// Banners added to a region.
    fn fill_gain(&mut self, region: Region, banners: f32) {
        let summary = &self.context.summary;
        let (interest, threat) = (self.interest(self.empires[0]), summary.threat[region.index()]);
        let land = &self.ground.lands[region.index()];
        let (before, defence) = (summary.banners[region.index()], summary.defence[region.index()]);
        self.put(AMOUNT, banners / 4.0);
        self.put(AMOUNT_WANTED, interest * banners / 4.0);
        self.put(OVER_LIMIT, (before + banners - land.limit).max(0.0) / 3.0);
        self.flag(HOLDS, threat > defence && threat <= defence + banners);
        self.put(TO_CITY, land.share * interest);
    }

    /// Banners killed or taken out of a region.
    fn fill_kills(&mut self, region: Region, kills: f32) {
        let summary = &self.context.summary;
        let place = region.index();
        let owner = self.empires[0];
        let land = &self.ground.lands[place];
        let (interest, rivals) = (self.interest(owner), summary.others(owner));
        let left = summary.banners[place] - kills;
        let lost = left <= 0.0 && land.home != owner;
        let opens = summary.threat[place] > left + land.forts;
        self.put(AMOUNT, kills / 4.0);
        self.put(KILLS_WANTED, -interest * kills / 4.0);
        self.flag(EMPTIES, left <= 0.0);
        if lost {
            let back = self.interest(land.home);
            self.put(FOE_LOSS, -land.share * interest);
            self.put(BALANCE, land.share * (back - interest));
            self.put(RIVAL_BALANCE, -land.share * rivals);
        }
        self.flag(WINS, opens);
        self.put(POINTS_WON, if opens { land.share } else { 0.0 });
    }

    fn fill_move(&mut self, from: Region, to: Region, banners: u8) {
        let summary = &self.context.summary;
        let (from, to) = (from.index(), to.index());
        let interest = self.interest(self.empires[0]);
        let moved = f32::from(banners);
        let stay = summary.banners[from] - moved;
        let (here, there) = (&self.ground.lands[from], &self.ground.lands[to]);
        let arrived = summary.banners[to] + moved;
        let (threat, defence) = (summary.threat[to], summary.defence[to]);
        let safe = summary.threat[from] <= stay + here.forts;
        self.put(STAY, stay / 4.0);
        self.flag(EMPTIES, stay <= 0.0);
        self.put(OVER_LIMIT, (arrived - there.limit).max(0.0) / 3.0);
        self.flag(HOLDS, threat > defence && threat <= defence + moved);
        self.flag(SAFE, safe);
        self.put(TO_CITY, there.share * interest);
        self.put(FOE_LOSS, if safe { 0.0 } else { -here.share * interest });
    }

    fn fill_exchange(&mut self, a: Empire, b: Empire) {
        self.flag(EXCHANGE, true);
        self.touch_empires(a, Some(b));
        let context = self.context;
        let realms = &context.summary.realms;
        let (one, other) = (&realms[a.index() % MAX_EMPIRES], &realms[b.index() % MAX_EMPIRES]);
        let apart = 4.0 * (one.interest - other.interest);
        self.put(EXCHANGE_NOW, apart * (other.points - one.points) / 10.0);
        self.put(EXCHANGE_LATER, apart * (context.outlook[b] - context.outlook[a]) / 5.0);
    }
}
