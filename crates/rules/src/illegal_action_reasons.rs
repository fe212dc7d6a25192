//! The reasons why an action is not legal.

use crate::action::Action;
use crate::ids::{Card, Empire, Position, Region};
use crate::state::State;
use crate::state::board::Phase;
use crate::world::World;

/// An action that is not legal in a state, with the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not legal now: {why}")]
pub struct Refusal {
    /// The action in notation.
    pub text: String,
    /// The reason as English text with ids. Cites the rule if one decides it.
    pub why: String,
    /// The reason as a value, for callers that phrase it themselves.
    pub cause: Illegal,
}

/// Why an action is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The match is over.
    Over,
    /// No action of this kind is legal. Legal actions begin with these words of notation.
    Asked(Vec<String>),
    /// The position already has an agent.
    Occupied(Position),
    /// None of the society's agents is on a position.
    NoAgent(Position),
    /// The society has as many agents in regions as it may, or one in this region already.
    AgentInRegion,
    /// The position has only this number of printed lines.
    NoLine(Position, usize),
    /// The printed line would change nothing.
    IdleLine,
    /// The empire has no banners in the region that it should attack from.
    NoArmy(Empire, Region),
    /// The empire controls the region that it should attack.
    OwnRegion(Empire, Region),
    /// The attack takes more banners than can leave the region.
    TooMany {
        /// The region that the banners would leave.
        from: Region,
        /// The number of banners that can leave.
        most: u8,
        /// True if one banner must stay because the region is conquered.
        keeps: bool,
    },
    /// The first region does not border the second.
    NoBorder(Region, Region),
    /// The two regions border each other only across a sea.
    AcrossSea(Region, Region),
    /// The card that granted the attack limits its source and its strength.
    BoundAttack,
    /// The played card is not in hand.
    NotInHand(Card),
    /// The card to pay with is not in hand.
    NotInHandToPay(Card),
    /// The ability cannot be used in this window, cannot be paid with this card, or would change nothing.
    Ability,
    /// The region is not among those to choose from.
    OtherRegion(Region),
    /// The card to discard is not in hand.
    NotInHandToDiscard(Card),
    /// One of the tokens to exchange is face up.
    FaceUp,
    /// No printed line of the new position could be taken after the swap. The empire is that of the acting
    /// council.
    IdleSwap(Empire),
    /// The action is not one of the choices, for a reason that has no variant here.
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
            Self::Asked(verbs) => format!("what is asked for now is {}", verbs.join(" or ")),
            Self::Occupied(position) => {
                format!("there is an agent on {} already (R4.2)", world.position_id(*position))
            }
            Self::NoAgent(position) => {
                format!("none of its agents is on {} (R4.1)", world.position_id(*position))
            }
            Self::AgentInRegion => {
                "a society has only so many agents in regions, never two in one (R4.3)".into()
            }
            Self::NoLine(position, lines) => {
                let lines = if *lines == 1 { "1 printed line" } else { &format!("{lines} printed lines") };
                format!("{} has only {lines}", world.position_id(*position))
            }
            Self::IdleLine => "that line would change nothing now (R5.2)".into(),
            Self::NoArmy(empire, from) => {
                format!("{} has no banners in {} (R6.1)", world.empire_id(*empire), world.region_id(*from))
            }
            Self::OwnRegion(empire, to) => {
                format!("{} controls {} itself (R6.1)", world.empire_id(*empire), world.region_id(*to))
            }
            Self::TooMany { from, most, keeps } => {
                let keeps = if *keeps { ", which is conquered and keeps one" } else { "" };
                let banners = if *most == 1 { "banner" } else { "banners" };
                format!("{most} {banners} at most can leave {}{keeps} (R6.1)", world.region_id(*from))
            }
            Self::NoBorder(from, to) => {
                format!("{} does not border {} (R6.1)", world.region_id(*from), world.region_id(*to))
            }
            Self::AcrossSea(from, to) => {
                let (from, to) = (world.region_id(*from), world.region_id(*to));
                format!("a sea lies between {from} and {to}, which only a card crosses (R1.6)")
            }
            Self::BoundAttack => {
                "the card that granted this attack binds its source and strength (R7.3)".into()
            }
            Self::NotInHand(card) => format!("{} is not in hand (R7.1)", world.card_id(*card)),
            Self::NotInHandToPay(card) => {
                format!("{} is not in hand to pay with (R7.1)", world.card_id(*card))
            }
            Self::Ability => "in this window that ability is not to be had, cannot be paid so, or would \
                              change nothing (R7.1)"
                .into(),
            Self::OtherRegion(region) => {
                format!("{} is not one of the regions to choose from", world.region_id(*region))
            }
            Self::NotInHandToDiscard(card) => format!("{} is not in hand", world.card_id(*card)),
            Self::FaceUp => "only two tokens that are both face down may be exchanged (R8.2)".into(),
            Self::IdleSwap(empire) => {
                format!("no action would be legal there for {} (R5.6)", world.empire_id(*empire))
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

/// The first word of an action's notation.
fn verb(world: &World, action: Action) -> String {
    world.notation(action).split(' ').next().unwrap_or_default().to_owned()
}
