//! Explanations: the reason for a choice, from the numbers that decided it.
//!
//! The choice is compared with the best other one. The empire whose cities make the largest difference in points
//! is named, with what everybody can see that the choice does.

use crate::explain::evaluation_without_search::Prospect;
use crate::explain::most_affected_rival::MostAffectedRival;
use rules::{
    Action, AttackForecast, Board, ByEmpire, Empire, Icon, Position, Printed, Region, RegionSet, Society,
    World,
};

/// The visible purpose of a choice. It is true on the board on which the choice is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// An attack that takes a region for certain.
    Takes {
        /// The attacking empire.
        empire: Empire,
        /// The attacked region.
        to: Region,
        /// The number of attackers.
        banners: u8,
        /// The cities that change hands.
        cities: u8,
    },
    /// An attack that takes nothing by itself: banners fall on both sides.
    Wears {
        /// The attacking empire.
        empire: Empire,
        /// The attacked region.
        to: Region,
        /// The number of attackers.
        banners: u8,
        /// The defenders killed.
        killed: u8,
    },
    /// An agent on a position, which it will steer (R2.4).
    Steers {
        /// The position to be steered.
        position: Position,
        /// The other society that controls it otherwise.
        instead: Option<Society>,
        /// The number of positions above that it controls as well.
        more: u8,
    },
    /// An agent taken back.
    Leaves(Position),
    /// Banners to be added.
    Adds {
        /// The empire that adds them.
        empire: Empire,
        /// The number of banners.
        banners: u8,
    },
    /// Cards to be drawn.
    Draws {
        /// The deck's empire.
        empire: Empire,
        /// The number of cards, as far as the deck has them.
        cards: u8,
    },
    /// An attack of this empire is to be declared.
    Attacks(Empire),
    /// A banner comes to this region.
    Guards(Region),
    /// Two tokens are exchanged and lie open.
    Exchanges(Empire, Empire),
    /// The tokens stay covered.
    Keeps,
    /// A pass, or a stop.
    Passes,
    /// Any other choice.
    Else,
}

impl Claim {
    /// The claim of an action on this board.
    pub fn new(world: &World, board: &Board, action: Action) -> Self {
        match action {
            Action::Attack { from, to, banners } => attack(world, board, from, to, banners),
            Action::DeployPosition(position) => {
                let steered = board.active_agent(position).and_then(|agent| board.occupant(agent));
                let instead = steered.filter(|other| Some(*other) != board.mover());
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
                        // A banner needs a region to stand in.
                        let most = if board.control(empire).is_empty() { 0 } else { most };
                        Self::Adds { empire, banners: most as u8 }
                    }
                    Some(Printed::Draw(count)) => {
                        Self::Draws { empire, cards: board.amount(world, count, empire) as u8 }
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

fn attack(world: &World, board: &Board, from: Region, to: Region, banners: u8) -> Claim {
    let Some(empire) = board.controller(from) else { return Claim::Else };
    let AttackForecast { traded, attackers, .. } = AttackForecast::new(world, board, to, banners);
    if attackers > 0 {
        let cities = world.icons_in(Icon::City, RegionSet::only(to)) as u8;
        return Claim::Takes { empire, to, banners, cities };
    }
    Claim::Wears { empire, to, banners, killed: traded }
}

/// The reason for a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Explanation {
    /// The visible purpose.
    pub claim: Claim,
    /// The best other choice, if there is one. This and all that follows is private to the society.
    pub other: Option<Action>,
    /// The empire that explains most of the difference in points, with its part.
    pub empire: Option<(Empire, f32)>,
    /// The win chance.
    pub win: f32,
    /// The difference in win chance to the other choice; negative if it is worse.
    pub ahead: f32,
    /// The difference in points.
    pub points: f32,
    /// The difference of the points rounded to tenths, as shown.
    pub tenths: i64,
    /// The rival most affected, if known.
    pub rival: Option<MostAffectedRival>,
}

impl Explanation {
    /// The difference of the rounded win chances, in percent.
    pub fn percent_ahead(&self) -> i64 {
        percent_ahead(self.win, self.win - self.ahead)
    }
}

/// The difference of two win chances after rounding, in percent.
pub fn percent_ahead(win: f32, other: f32) -> i64 {
    let rounded = |chance: f32| (chance * 100.0).round() as i64;
    rounded(win) - rounded(other)
}

/// Explains a choice among these, with the points that a city of each empire brings the society. `None` when it
/// is not among them.
pub fn explain(
    world: &World,
    board: &Board,
    prospects: &[Prospect],
    chosen: Action,
    worth: &ByEmpire<f32>,
) -> Option<Explanation> {
    let own = prospects.iter().find(|prospect| prospect.action == chosen)?;
    let claim = Claim::new(world, board, chosen);
    let Some(other) = prospects.iter().find(|prospect| prospect.action != chosen) else {
        return Some(Explanation {
            claim,
            other: None,
            empire: None,
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
    // Where tokens change places a city is worth something else afterwards: what it was worth explains nothing.
    let moves_tokens =
        [own, other].iter().any(|choice| matches!(choice.action, Action::Exchange(..) | Action::Lay(_)));
    let tips = |empire: &Empire| gain(*empire) * points > 0.0 && !moves_tokens;
    let most = world.empires().filter(tips).max_by(|a, b| gain(*a).abs().total_cmp(&gain(*b).abs()));
    let empire = most.map(|empire| (empire, gain(empire))).filter(|(_, gain)| gain.abs() >= 0.05);
    let (win, ahead) = (own.win, own.win - other.win);
    Some(Explanation { claim, other: Some(other.action), empire, win, ahead, points, tenths, rival: None })
}
