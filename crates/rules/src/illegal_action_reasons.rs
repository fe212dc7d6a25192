//! The reasons why an action is illegal.

use crate::action::Action;
use crate::ids::{Card, Empire, Position, Region};
use crate::state::State;
use crate::state::board::Phase;
use crate::world::World;

/// The error for an action that is illegal in a state.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not legal now: {why}")]
pub struct Refusal {
    /// The illegal action in notation.
    pub text: String,
    /// The reason as English text with ids. Cites the number of the rule that decides it, if there is one.
    pub why: String,
    /// The reason as a value, for callers that phrase it themselves.
    pub cause: Illegal,
}

/// The reason why an action is illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The match is over.
    Over,
    /// No action of this kind is legal now. The strings are the first words of all legal actions in notation.
    Asked(Vec<String>),
    /// The society cannot place an agent on this position, because an agent is already there.
    Occupied(Position),
    /// The society cannot take an agent back from this position, because it has none there.
    NoAgent(Position),
    /// The society already has an agent in this region, or as many agents in regions as it may have.
    AgentInRegion,
    /// The position has only this number of printed lines, and the action names a later one.
    NoLine(Position, usize),
    /// The action of the printed line would change nothing now.
    IdleLine,
    /// The empire has no banners in the region from which it should attack.
    NoArmy(Empire, Region),
    /// The empire cannot attack this region, because it controls the region itself.
    OwnRegion(Empire, Region),
    /// The attack uses more banners than may leave the region.
    TooMany {
        /// The region that the attacking banners would leave.
        from: Region,
        /// The number of banners that may leave the region.
        most: u8,
        /// True if one banner must stay because the region is not the empire's home.
        keeps: bool,
    },
    /// The attack is illegal because the first region does not border the second.
    NoBorder(Region, Region),
    /// The attack is illegal because the two regions border each other only across a sea.
    AcrossSea(Region, Region),
    /// A card granted the attack, and the attack breaks the card's limits on its source and strength.
    BoundAttack,
    /// The card that should be played is not in the society's hand.
    NotInHand(Card),
    /// The card that should be paid is not in the society's hand.
    NotInHandToPay(Card),
    /// The ability cannot be used in this play window, cannot be paid with this card, or would change nothing.
    Ability,
    /// This region is not one of the regions to choose from.
    OtherRegion(Region),
    /// The card that should be discarded is not in the society's hand.
    NotInHandToDiscard(Card),
    /// One of the loyalty tokens that should be exchanged is face up.
    FaceUp,
    /// The agent cannot swap, because no printed line of the new position could be taken afterwards. The empire is the
    /// one whose council is acting.
    IdleSwap(Empire),
    /// The action is not one of the legal choices. No other variant describes the reason.
    NoChoice,
}

impl Refusal {
    pub(crate) fn new(world: &World, state: &State, action: Action, legal: &[Action]) -> Self {
        let cause = cause(world, state, action, legal);
        Self { text: world.notation(action), why: cause.words(world), cause }
    }
}

impl Illegal {
    /// The reason as English text with ids.
    fn words(&self, world: &World) -> String {
        match self {
            Self::Over => "the match is over".into(),
            Self::Asked(verbs) => format!("choose one of: {}", verbs.join(", ")),
            Self::Occupied(position) => {
                format!("{} is already taken (R4.2)", world.position_id(*position))
            }
            Self::NoAgent(position) => {
                format!("none of your agents is on {} (R4.1)", world.position_id(*position))
            }
            Self::AgentInRegion => {
                "you have as many agents in regions as allowed, or one there already (R4.3)".into()
            }
            Self::NoLine(position, lines) => {
                let lines = if *lines == 1 { "1 printed line" } else { &format!("{lines} printed lines") };
                format!("{} has only {lines}", world.position_id(*position))
            }
            Self::IdleLine => "that action would change nothing now (R5.2)".into(),
            Self::NoArmy(empire, from) => {
                format!("{} has no banners in {} (R6.1)", world.empire_id(*empire), world.region_id(*from))
            }
            Self::OwnRegion(empire, to) => {
                format!("{} controls {} itself (R6.1)", world.empire_id(*empire), world.region_id(*to))
            }
            Self::TooMany { from, most, keeps } => {
                let keeps = if *keeps { ", which is conquered and keeps one" } else { "" };
                let banners = if *most == 1 { "banner" } else { "banners" };
                format!("at most {most} {banners} can leave {}{keeps} (R6.1)", world.region_id(*from))
            }
            Self::NoBorder(from, to) => {
                format!("{} does not border {} (R6.1)", world.region_id(*from), world.region_id(*to))
            }
            Self::AcrossSea(from, to) => {
                let (from, to) = (world.region_id(*from), world.region_id(*to));
                format!("a sea lies between {from} and {to}; only a card crosses it (R1.6)")
            }
            Self::BoundAttack => {
                "the card that granted this attack sets its source and strength (R7.3)".into()
            }
            Self::NotInHand(card) => format!("{} is not in your hand (R7.1)", world.card_id(*card)),
            Self::NotInHandToPay(card) => {
                format!("{} is not in your hand to pay with (R7.1)", world.card_id(*card))
            }
            Self::Ability => "you can't use that ability now, can't pay for it this way, or it would \
                              change nothing (R7.1)"
                .into(),
            Self::OtherRegion(region) => {
                format!("{} is not one of the choices", world.region_id(*region))
            }
            Self::NotInHandToDiscard(card) => format!("{} is not in your hand", world.card_id(*card)),
            Self::FaceUp => "you can only exchange two face-down tokens (R8.2)".into(),
            Self::IdleSwap(empire) => {
                format!("{} would have no action there (R5.6)", world.empire_id(*empire))
            }
            Self::NoChoice => "it is not one of the choices".into(),
        }
    }
}

fn cause(world: &World, state: &State, action: Action, legal: &[Action]) -> Illegal {
    if state.phase == Phase::Over {
        return Illegal::Over;
    }
    let same_kind = legal.iter().any(|a| std::mem::discriminant(a) == std::mem::discriminant(&action));
    if !same_kind {
        let mut verbs: Vec<String> = legal.iter().map(|a| verb(world, *a)).collect();
        verbs.dedup();
        return Illegal::Asked(verbs);
    }
    let hand = &state.hands[state.mover];
    match action {
        Action::DeployPosition(position) if state.occupied().has(position) => Illegal::Occupied(position),
        Action::RetrievePosition(position) if !state.posts(state.mover).has(position) => {
            Illegal::NoAgent(position)
        }
        Action::DeployRegion(_) => Illegal::AgentInRegion,
        Action::Act(line) if line.index() >= world.lines(state.acting).len() => {
            Illegal::NoLine(state.acting, world.lines(state.acting).len())
        }
        Action::Act(_) => Illegal::IdleLine,
        Action::Attack { from, to, banners } => attack(world, state, from, to, banners),
        Action::Play { card, .. } if hand.count(card) == 0 => Illegal::NotInHand(card),
        Action::Play { pay: Some(paid), .. } if hand.count(paid) == 0 => Illegal::NotInHandToPay(paid),
        Action::Play { .. } => Illegal::Ability,
        Action::Place(region) | Action::Kill(region) => Illegal::OtherRegion(region),
        Action::Discard(card) => Illegal::NotInHandToDiscard(card),
        Action::Exchange(..) => Illegal::FaceUp,
        Action::Swap(_) => Illegal::IdleSwap(state.acting.empire()),
        _ => Illegal::NoChoice,
    }
}

fn attack(world: &World, state: &State, from: Region, to: Region, banners: u8) -> Illegal {
    let empire = state.acting.empire();
    if !state.armies(empire).has(from) {
        return Illegal::NoArmy(empire, from);
    }
    if state.control[empire].has(to) {
        return Illegal::OwnRegion(empire, to);
    }
    let most = state.free_to_leave(world, from, empire);
    if banners > most {
        return Illegal::TooMany { from, most, keeps: !world.home[empire].has(from) };
    }
    if world.seas[from].has(to) {
        return Illegal::AcrossSea(from, to);
    }
    if !world.neighbours[from].has(to) {
        return Illegal::NoBorder(from, to);
    }
    Illegal::BoundAttack
}

/// The first word of this action in notation.
fn verb(world: &World, action: Action) -> String {
    world.notation(action).split(' ').next().unwrap_or_default().to_owned()
}
