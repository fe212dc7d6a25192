//! Turns clicks into a decision: what can be clicked now, and what a click leads to. The functions are pure,
//! so that mouse, keyboard and tests share them.

use crate::input::click_places::Click;
use rules::{Action, Card, Empire, Position, PositionSet, Region, RegionSet, Use};

/// The partial choices of a player in a decision that takes several clicks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    /// The region clicked first: where an attack or a move starts, or where a number of banners applies.
    pub from: Option<Region>,
    /// The region clicked second: the target of an attack or a move.
    pub to: Option<Region>,
    /// The chosen card of the player's hand.
    pub card: Option<Card>,
    /// The chosen ability of that card.
    pub using: Option<Use>,
    /// The empire of the first token chosen for an exchange.
    pub token: Option<Empire>,
    /// The empire of the second token chosen for an exchange.
    pub other: Option<Empire>,
}

/// The result of a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The click has no effect, since the thing can't be chosen now.
    Nothing,
    /// The click is a partial choice, and more clicks are needed.
    Picked(Pick),
    /// The click completes the decision.
    Decided(Action),
}

impl Pick {
    /// True if the player has chosen nothing yet.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The partial choices that two attacks or two moves share: the source, and the target if it is the same too.
    pub fn shared(one: Action, other: Action) -> Self {
        match (Click::for_action(one), Click::for_action(other)) {
            (Click::Route { from, to, .. }, Click::Route { from: start, to: end, .. }) if from == start => {
                Self { from: Some(from), to: Some(to).filter(|to| *to == end), ..Self::default() }
            }
            _ => Self::default(),
        }
    }

    /// The partial choices without the last one. If there is no target, second token or ability to take back,
    /// all choices are cleared.
    pub fn back(self) -> Self {
        match self {
            Self { to: Some(_), .. } => Self { to: None, ..self },
            Self { other: Some(_), .. } => Self { other: None, ..self },
            Self { using: Some(_), .. } => Self { using: None, ..self },
            _ => Self::default(),
        }
    }

    /// The regions that can be clicked now, given the partial choices.
    pub fn regions(&self, legal: &[Action]) -> RegionSet {
        legal.iter().filter_map(|action| Click::for_action(*action).region(self.from)).collect()
    }

    /// The result of a click on a region.
    pub fn region(self, legal: &[Action], region: Region) -> Next {
        if let Some(action) = clicked_by(legal, Click::Region(region)) {
            return Next::Decided(action);
        }
        // The player may click another source region at any time.
        if self.from.is_some() && self.regions(legal).has(region) {
            return Self { to: Some(region), ..self }.settled(legal);
        }
        let fresh = Self { from: None, to: None, ..self };
        if fresh.regions(legal).has(region) && self.from != Some(region) {
            return Self { from: Some(region), ..fresh }.settled(legal);
        }
        Next::Nothing
    }

    /// The decision, if a target region is chosen and only one number of banners is possible. Otherwise the
    /// partial choices.
    fn settled(self, legal: &[Action]) -> Next {
        match self.numbers(legal).as_slice() {
            [(_, only)] if self.to.is_some() => Next::Decided(*only),
            _ => Next::Picked(self),
        }
    }

    /// The numbers of banners to choose from, each with its action. Empty until the regions are chosen.
    pub fn numbers(&self, legal: &[Action]) -> Vec<(u8, Action)> {
        let number = |a: &Action| Some((Click::for_action(*a).banners([self.from, self.to])?, *a));
        legal.iter().filter_map(number).collect()
    }

    /// The council positions that can be clicked now.
    pub fn positions(legal: &[Action], council: Option<Empire>) -> PositionSet {
        legal.iter().filter_map(|a| Click::for_action(*a).position(council)).collect()
    }

    /// The result of a click on a council position.
    pub fn position(legal: &[Action], council: Option<Empire>, position: Position) -> Next {
        let found = legal.iter().find(|a| Click::for_action(**a).position(council) == Some(position));
        found.map_or(Next::Nothing, |a| Next::Decided(*a))
    }

    /// The empires that can be clicked now: to choose an empire, or as the player's own tokens.
    pub fn empires(&self, legal: &[Action]) -> Vec<Empire> {
        let mut empires: Vec<Empire> =
            legal.iter().flat_map(|a| Click::for_action(*a).empires(self.token)).flatten().collect();
        empires.sort();
        empires.dedup();
        empires
    }

    /// The result of a click on an empire or on the player's own token. Choosing two tokens doesn't complete
    /// the decision, since the player then confirms [`Self::exchange`].
    pub fn empire(self, legal: &[Action], empire: Empire) -> Next {
        if let Some(action) = clicked_by(legal, Click::Empire(empire)) {
            return Next::Decided(action);
        }
        match (self.token, self.other) {
            // Clicking a chosen token deselects it. The other chosen token then becomes the first.
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

    /// The ways in which a card in the hand can be used now.
    pub fn uses(legal: &[Action], card: Card) -> Vec<Use> {
        let abilities = legal.iter().filter_map(|a| Click::for_action(*a).ability(card));
        let mut uses: Vec<Use> = abilities.map(|(using, _)| using).collect();
        uses.dedup();
        uses
    }

    /// True if a click on this card in the player's hand has an effect.
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

    /// The second cards that can pay for the chosen ability, each with its action.
    pub fn payments(&self, legal: &[Action]) -> Vec<(Card, Action)> {
        let (Some(card), Some(using)) = (self.card, self.using) else { return Vec::new() };
        let payment = |a: &Action| {
            let (own, pay) = Click::for_action(*a).ability(card)?;
            Some((pay.filter(|_| own == using)?, *a))
        };
        legal.iter().filter_map(payment).collect()
    }

    /// The result of a click on an ability of a card. It completes the decision, unless several cards can pay
    /// for the ability.
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

/// The legal action that exactly this click completes.
fn clicked_by(legal: &[Action], click: Click) -> Option<Action> {
    legal.iter().copied().find(|a| Click::for_action(*a) == click)
}
