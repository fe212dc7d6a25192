//! Explanations: the reason for a choice, from the numbers that led to it.
//!
//! The choice is compared with the best other one. An explanation names the empire whose cities make the
//! largest difference in points, and the visible purpose of the choice.

use crate::explain::decision::Prospect;
use crate::explain::most_affected_rival::MostAffectedRival;
use rules::{
    Action, AttackForecast, ByEmpire, Empire, Icon, Position, Printed, Region, RegionSet, Society, View,
    World,
};

/// The visible purpose of a choice. It follows from the board on which the choice is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The choice is an attack that certainly takes a region.
    Takes {
        /// The empire that attacks.
        empire: Empire,
        /// The region that is attacked.
        to: Region,
        /// The number of banners that attack.
        banners: u8,
        /// The number of cities that change hands.
        cities: u8,
    },
    /// The choice is an attack after which nobody is left in the region, so that it changes hands (R2.2).
    Empties {
        /// The region that is attacked.
        to: Region,
        /// The empire whose home the region is, which controls it afterwards; `None` if it is nobody's home.
        home: Option<Empire>,
        /// The number of cities that change hands.
        cities: u8,
    },
    /// The choice is an attack after which the same empire controls the region: banners fall on both sides.
    Wears {
        /// The empire that attacks.
        empire: Empire,
        /// The region that is attacked.
        to: Region,
        /// The number of banners that attack.
        banners: u8,
        /// The number of defending banners that are killed.
        killed: u8,
    },
    /// The choice places an agent on a position, which the agent will control (R2.4).
    Steers {
        /// The position on which the agent is placed.
        position: Position,
        /// The other society that controls the position now; `None` if no other does.
        instead: Option<Society>,
        /// The number of positions above it that the agent will control as well.
        more: u8,
    },
    /// The choice places an agent on a position that its society already controls (R2.4). So it gains no
    /// control, but rivals can no longer place an agent there.
    Secures {
        /// The position on which the agent is placed.
        position: Position,
        /// The position of the agent that controls it now.
        from: Position,
    },
    /// The choice takes back the agent from this position.
    Leaves(Position),
    /// The choice adds banners.
    Adds {
        /// The empire whose banners are added.
        empire: Empire,
        /// The number of banners to add.
        banners: u8,
    },
    /// The choice draws cards.
    Draws {
        /// The empire from whose deck cards are drawn.
        empire: Empire,
        /// The number of cards to draw, at most as many as the deck has.
        cards: u8,
        /// True if the deck has no event card, so that surely all these cards are drawn (R11.1).
        sure: bool,
    },
    /// The choice leads to an attack by this empire.
    Attacks(Empire),
    /// The choice adds a banner to this region.
    Guards(Region),
    /// The choice exchanges two tokens, which are face up afterwards.
    Exchanges(Empire, Empire),
    /// The choice exchanges no tokens.
    Keeps,
    /// The choice is to pass.
    Passes,
    /// The choice has no visible purpose of these kinds.
    Else,
}

impl Claim {
    /// The visible purpose of an action on the board of this view.
    pub fn new(world: &World, board: &View, action: Action) -> Self {
        match action {
            Action::Attack { from, to, banners } => attack(world, board, from, to, banners),
            Action::DeployPosition(position) => {
                let agent = board.active_agent(position);
                let instead = agent.and_then(|agent| board.occupant(agent));
                if let Some(from) = agent.filter(|_| instead == board.mover()) {
                    return Self::Secures { position, from };
                }
                let occupied = board.occupied();
                let council = world.positions().in_council(position.empire());
                let before = council.filter(|other| other.office() < position.office());
                let more = before.fold(0, |more, other| if occupied.has(other) { 0 } else { more + 1 });
                Self::Steers { position, instead, more }
            }
            Action::RetrievePosition(position) => Self::Leaves(position),
            Action::Act(line) => {
                let Some(position) = board.acting() else { return Self::Else };
                let empire = position.empire();
                match world.lines(position).get(line.index()).copied() {
                    Some(Printed::Add(count)) => {
                        let most = board.added(world, count, empire);
                        // An empire without a region cannot add banners.
                        let most = if board.control(empire).is_empty() { 0 } else { most };
                        Self::Adds { empire, banners: most as u8 }
                    }
                    Some(Printed::Draw(count)) => {
                        let cards = board.amount(world, count, empire) as u8;
                        let left = world.deck(empire).minus(board.gone(empire));
                        let sure = left == left.without_events();
                        Self::Draws { empire, cards: cards.min(board.deck_len(world, empire)), sure }
                    }
                    Some(Printed::Attack) => Self::Attacks(empire),
                    Some(Printed::Swap) | None => Self::Else,
                }
            }
            Action::Place(region) => Self::Guards(region),
            Action::Exchange(a, b) => Self::Exchanges(a, b),
            Action::Keep => Self::Keeps,
            Action::Pass => Self::Passes,
            _ => Self::Else,
        }
    }
}

fn attack(world: &World, board: &View, from: Region, to: Region, banners: u8) -> Claim {
    let Some(empire) = board.controller(from) else { return Claim::Else };
    let forecast = AttackForecast::new(world, board, to, banners);
    let cities = world.icons_in(Icon::City, RegionSet::only(to)) as u8;
    if forecast.attackers > 0 {
        return Claim::Takes { empire, to, banners, cities };
    }
    let home = forecast.controller_afterwards(world, board, empire, to);
    if home != board.controller(to) {
        return Claim::Empties { to, home, cities };
    }
    Claim::Wears { empire, to, banners, killed: forecast.traded }
}

/// The reason for a choice, compared with the best other one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Explanation {
    /// The visible purpose of the choice.
    pub claim: Claim,
    /// The best other choice, if there is one. It and all the following fields are private to the society.
    pub other: Option<Action>,
    /// The empire that explains most of the difference in points, with its share of the difference.
    pub empire: Option<(Empire, f32)>,
    /// The empire that weighs most against that difference, with its share.
    pub against: Option<(Empire, f32)>,
    /// The win chance of the choice.
    pub win: f32,
    /// The win chance by which the choice is better than the other one; negative if it is worse.
    pub ahead: f32,
    /// The expected points by which the choice is better than the other one.
    pub points: f32,
    /// The difference between the expected points of both choices, each rounded to tenths, in tenths.
    pub tenths: i64,
    /// The rival whom the choice affects most, if known.
    pub rival: Option<MostAffectedRival>,
}

impl Explanation {
    /// The difference between the rounded win chances of both choices, in percent.
    pub fn percent_ahead(&self) -> i64 {
        percent_ahead(self.win, self.win - self.ahead)
    }
}

/// A win chance in whole percent, as it is told. Only a certain one is 0 or 100.
pub fn win_percent(chance: f32) -> i64 {
    let is_certain = chance <= SURE || chance >= 1.0 - SURE;
    let rounded = (chance * 100.0).round() as i64;
    if is_certain { rounded } else { rounded.clamp(1, 99) }
}

/// Win chances this close to 0 or 1 are certain: their difference comes from adding up.
const SURE: f32 = 1e-6;

/// The difference between two win chances as they are told, in percent.
pub fn percent_ahead(win: f32, other: f32) -> i64 {
    win_percent(win) - win_percent(other)
}

/// Explains the choice `chosen`. `worth` is, for each empire, the points that one of its cities brings the
/// society. `None` if the choice is not among the prospects.
pub fn explain(
    world: &World,
    view: &View,
    prospects: &[Prospect],
    chosen: Action,
    worth: &ByEmpire<f32>,
) -> Option<Explanation> {
    let own = prospects.iter().find(|prospect| prospect.action == chosen)?;
    let claim = Claim::new(world, view, chosen);
    let Some(other) = prospects.iter().find(|prospect| prospect.action != chosen) else {
        return Some(Explanation {
            claim,
            other: None,
            empire: None,
            against: None,
            win: own.win,
            ahead: 0.0,
            points: 0.0,
            tenths: 0,
            rival: None,
        });
    };
    let gain = |empire: Empire| worth[empire] * (own.cities[empire] - other.cities[empire]);
    let rounded = |points: f32| (points * 10.0).round() as i64;
    let tenths = rounded(own.points) - rounded(other.points);
    let points = own.points - other.points;
    // If tokens change places, a city is worth something else afterwards, so its worth now explains nothing.
    let moves_tokens =
        [own, other].iter().any(|choice| matches!(choice.action, Action::Exchange(..) | Action::Lay(_)));
    let most = |sign: f32| {
        let tips = |empire: &Empire| gain(*empire) * sign > 0.0 && !moves_tokens;
        let most = world.empires().filter(tips).max_by(|a, b| gain(*a).abs().total_cmp(&gain(*b).abs()));
        most.map(|empire| (empire, gain(empire))).filter(|(_, gain)| gain.abs() >= 0.05)
    };
    let (empire, against) = (most(points), most(-points));
    let (win, ahead) = (own.win, own.win - other.win);
    Some(Explanation {
        claim,
        other: Some(other.action),
        empire,
        against,
        win,
        ahead,
        points,
        tenths,
        rival: None,
    })
}
