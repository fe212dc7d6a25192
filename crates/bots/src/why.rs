//! Why a choice was made, from the numbers by which it was.
//!
//! What decided is found by comparison: the choice is set beside the best other one, and of each empire
//! it is asked how many points it brings its society more after the one than after the other. The
//! empire with the largest difference is named, with what everybody can see that the choice does.

use super::advice::Prospect;
use super::rivalry::Rivalry;
use rules::{
    Action, Board, ByEmpire, Empire, Forecast, Icon, Position, Printed, Region, RegionSet, Society, World,
};

/// What a choice does, as everybody at the table can see. Each claim holds on the board on which the
/// choice is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// An attack that takes a region for certain.
    Takes {
        /// Whose attack.
        empire: Empire,
        /// Where it goes.
        to: Region,
        /// How many attack.
        banners: u8,
        /// How many cities change hands.
        cities: u8,
    },
    /// An attack that takes nothing by itself: banners fall on both sides.
    Wears {
        /// Whose attack.
        empire: Empire,
        /// Where it goes.
        to: Region,
        /// How many attack.
        banners: u8,
        /// How many of the defenders fall.
        killed: u8,
    },
    /// An agent on a position, which it will steer (R2.4).
    Steers {
        /// The position.
        position: Position,
        /// Whose agent would have steered it otherwise, if it was another society's.
        instead: Option<Society>,
        /// How many positions before it are steered from there as well.
        more: u8,
    },
    /// An agent taken back.
    Leaves(Position),
    /// Banners to be added.
    Adds {
        /// Whose.
        empire: Empire,
        /// How many.
        banners: u8,
    },
    /// Cards to be drawn.
    Draws {
        /// Of which empire.
        empire: Empire,
        /// How many, as far as the deck has them.
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
    /// Nothing is done.
    Passes,
    /// Something else, which speaks for itself.
    Else,
}

impl Claim {
    /// What an action does on this board.
    pub fn of(world: &World, board: &Board, action: Action) -> Self {
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
    let Forecast { traded, attackers, .. } = Forecast::of(world, board, to, banners);
    if attackers > 0 {
        let cities = world.icons_in(Icon::City, RegionSet::only(to)) as u8;
        return Claim::Takes { empire, to, banners, cities };
    }
    Claim::Wears { empire, to, banners, killed: traded }
}

/// Why a choice was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Why {
    /// What it does, as everybody can see.
    pub claim: Claim,
    /// The best other choice, if there was one. Like all that follows it is only for the society itself.
    pub other: Option<Action>,
    /// The empire whose fate weighs most on the side to which the points tip, and the points that it brings the
    /// society more (or less) than after the best other choice.
    pub empire: Option<(Empire, f32)>,
    /// The chance to win.
    pub win: f32,
    /// By how much that is better than after the best other choice; below 0 when it is worse.
    pub ahead: f32,
    /// By how many points.
    pub points: f32,
    /// The same in tenths, as both are told: the difference of what is told, not of what lies behind it.
    pub tenths: i64,
    /// The rival to whom it makes most difference, where that was looked at.
    pub rival: Option<Rivalry>,
}

impl Why {
    /// By how many hundredths the chance to win is better, as both are told.
    pub fn hundredths_ahead(&self) -> i64 {
        hundredths_ahead(self.win, self.win - self.ahead)
    }
}

/// By how many hundredths a chance is better than another, where both are told rounded: the difference of what is
/// told, not of what lies behind it.
pub fn hundredths_ahead(win: f32, other: f32) -> i64 {
    let told = |chance: f32| (chance * 100.0).round() as i64;
    told(win) - told(other)
}

/// Why a choice was made among these, given what a city of each empire is worth to the society. `None`
/// when it is not among them.
pub fn why(
    world: &World,
    board: &Board,
    prospects: &[Prospect],
    chosen: Action,
    worth: &ByEmpire<f32>,
) -> Option<Why> {
    let own = prospects.iter().find(|prospect| prospect.action == chosen)?;
    let claim = Claim::of(world, board, chosen);
    let Some(other) = prospects.iter().find(|prospect| prospect.action != chosen) else {
        return Some(Why {
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
    let told = |points: f32| (points * 10.0).round() as i64;
    let tenths = told(own.points) - told(other.points);
    let points = own.points - other.points;
    // Where tokens change places a city is worth something else afterwards: what it was worth explains nothing.
    let moves_tokens =
        [own, other].iter().any(|choice| matches!(choice.action, Action::Exchange(..) | Action::Lay(_)));
    let tips = |empire: &Empire| gain(*empire) * points > 0.0 && !moves_tokens;
    let most = world.empires().filter(tips).max_by(|a, b| gain(*a).abs().total_cmp(&gain(*b).abs()));
    let empire = most.map(|empire| (empire, gain(empire))).filter(|(_, gain)| gain.abs() >= 0.05);
    let (win, ahead) = (own.win, own.win - other.win);
    Some(Why { claim, other: Some(other.action), empire, win, ahead, points, tenths, rival: None })
}
