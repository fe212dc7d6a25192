//! Turns clicks into a decision: what can be clicked now, and what a click leads to. The functions are pure,
//! so that mouse, keyboard and tests share them.

use crate::input::click_places::Click;
use rules::{Action, Card, Empire, Position, PositionSet, Region, RegionSet, Use};

/// The choices so far in a decision that takes several clicks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    /// The first region: where an attack or a move starts, or where a number applies.
    pub from: Option<Region>,
    /// The second region: the target of an attack or a move.
    pub to: Option<Region>,
    /// A card of the hand.
    pub card: Option<Card>,
    /// An ability of that card.
    pub using: Option<Use>,
    /// The first of two tokens.
    pub token: Option<Empire>,
    /// The second empire of an exchange.
    pub other: Option<Empire>,
}

/// What follows from a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing, since the thing can't be chosen now.
    Nothing,
    /// More must be chosen.
    Picked(Pick),
    /// The decision is complete.
    Decided(Action),
}

impl Pick {
    /// True if nothing has been chosen yet.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The choices without the last one. Without an ability to take back, all are dropped.
    pub fn back(self) -> Self {
        match self {
            Self { to: Some(_), .. } => Self { to: None, ..self },
            Self { other: Some(_), .. } => Self { other: None, ..self },
            Self { using: Some(_), .. } => Self { using: None, ..self },
            _ => Self::default(),
        }
    }

    /// The regions that can be clicked now.
    pub fn regions(&self, legal: &[Action]) -> RegionSet {
        legal.iter().filter_map(|action| Click::for_action(*action).region(self.from)).collect()
    }

    /// The result of a click on a region.
    pub fn region(self, legal: &[Action], region: Region) -> Next {
        if let Some(action) = clicked_by(legal, Click::Region(region)) {
            return Next::Decided(action);
        }
        // Another first region may be clicked at any time.
        if self.from.is_some() && self.regions(legal).has(region) {
            return Self { to: Some(region), ..self }.settled(legal);
        }
        let fresh = Self { from: None, to: None, ..self };
        if fresh.regions(legal).has(region) && self.from != Some(region) {
            return Self { from: Some(region), ..fresh }.settled(legal);
        }
        Next::Nothing
    }

    /// The decision if a target is chosen and only one number is possible; otherwise the choices so far.
    fn settled(self, legal: &[Action]) -> Next {
        match self.numbers(legal).as_slice() {
            [(_, only)] if self.to.is_some() => Next::Decided(*only),
            _ => Next::Picked(self),
        }
    }

    /// The numbers of banners to choose from, each with its action, once the regions are chosen.
    pub fn numbers(&self, legal: &[Action]) -> Vec<(u8, Action)> {
        let number = |a: &Action| Some((Click::for_action(*a).banners([self.from, self.to])?, *a));
        legal.iter().filter_map(number).collect()
    }

    /// The positions that can be clicked now.
    pub fn positions(legal: &[Action], council: Option<Empire>) -> PositionSet {
        legal.iter().filter_map(|a| Click::for_action(*a).position(council)).collect()
    }

    /// The result of a click on a position.
    pub fn position(legal: &[Action], council: Option<Empire>, position: Position) -> Next {
        let found = legal.iter().find(|a| Click::for_action(**a).position(council) == Some(position));
        found.map_or(Next::Nothing, |a| Next::Decided(*a))
    }

    /// The empires that can be chosen now, for a card or as tokens to lay or exchange.
    pub fn empires(&self, legal: &[Action]) -> Vec<Empire> {
        let mut empires: Vec<Empire> =
            legal.iter().flat_map(|a| Click::for_action(*a).empires(self.token)).flatten().collect();
        empires.sort();
        empires.dedup();
        empires
    }

    /// The result of a click on an empire or on the player's own token. Two tokens are only chosen:
    /// [`Self::exchange`] decides whether to exchange them.
    pub fn empire(self, legal: &[Action], empire: Empire) -> Next {
        if let Some(action) = clicked_by(legal, Click::Empire(empire)) {
            return Next::Decided(action);
        }
        match (self.token, self.other) {
            // A second click on a chosen token takes it back. The other chosen token is then the first.
            (Some(first), other) if first == empire => {
                Next::Picked(Self { token: other, other: None, ..self })
            }
            (Some(_), Some(other)) if other == empire => Next::Picked(Self { other: None, ..self }),
            (Some(_), _) => {
                let pair = Self { other: Some(empire), ..self };
                pair.exchange(legal).map_or(Next::Nothing, |_| Next::Picked(pair))
            }
            (None, _) if self.empires(legal).contains(&empire) => {
                Next::Picked(Self { token: Some(empire), ..self })
            }
            (None, _) => Next::Nothing,
        }
    }

    /// The exchange of the two chosen tokens, if it is legal.
    pub fn exchange(&self, legal: &[Action]) -> Option<Action> {
        let (first, other) = self.token.zip(self.other)?;
        clicked_by(legal, Click::Tokens(first.min(other), first.max(other)))
    }

    /// The ways in which a card in the hand can be used now; empty if there are none.
    pub fn uses(legal: &[Action], card: Card) -> Vec<Use> {
        let abilities = legal.iter().filter_map(|a| Click::for_action(*a).ability(card));
        let mut uses: Vec<Use> = abilities.map(|(using, _)| using).collect();
        uses.dedup();
        uses
    }

    /// True if a click on a card of the hand has an effect.
    pub fn takes_card(legal: &[Action], card: Card) -> bool {
        clicked_by(legal, Click::Card(card)).is_some() || !Self::uses(legal, card).is_empty()
    }

    /// The result of a click on a card in the hand.
    pub fn card(self, legal: &[Action], card: Card) -> Next {
        if let Some(action) = clicked_by(legal, Click::Card(card)) {
            return Next::Decided(action);
        }
        if Self::uses(legal, card).is_empty() || self.card == Some(card) {
            return if self.card.is_some() { Next::Picked(Self::default()) } else { Next::Nothing };
        }
        Next::Picked(Self { card: Some(card), ..Self::default() })
    }

    /// The cards that can pay for the chosen ability, each with its action.
    pub fn payments(&self, legal: &[Action]) -> Vec<(Card, Action)> {
        let (Some(card), Some(using)) = (self.card, self.using) else { return Vec::new() };
        let payment = |a: &Action| {
            let (own, pay) = Click::for_action(*a).ability(card)?;
            Some((pay.filter(|_| own == using)?, *a))
        };
        legal.iter().filter_map(payment).collect()
    }

    /// The result of a click on an ability of the chosen card. It is the decision, unless there are several
    /// ways to pay.
    pub fn ability(self, legal: &[Action], card: Card, using: Use) -> Next {
        let plays = |a: &&Action| Click::for_action(**a).ability(card).is_some_and(|(own, _)| own == using);
        let ways: Vec<&Action> = legal.iter().filter(plays).collect();
        match ways.as_slice() {
            [] => Next::Nothing,
            [only] => Next::Decided(**only),
            [_, _, ..] => Next::Picked(Self { card: Some(card), using: Some(using), ..Self::default() }),
        }
    }
}

/// The action that this click takes.
fn clicked_by(legal: &[Action], click: Click) -> Option<Action> {
    legal.iter().copied().find(|a| Click::for_action(*a) == click)
}
