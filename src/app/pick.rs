//! From clicks to a decision: which things can be clicked now, and what a click leads to. Pure, so
//! that mouse, keyboard and tests share it; what is drawn is elsewhere.

use crate::rules::{Action, Card, Empire, Position, PositionSet, Region, RegionSet, Use};

/// What has been chosen so far of a decision that takes several clicks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    /// The first region: the source of an attack or a move, the region of a number.
    pub from: Option<Region>,
    /// The second region: the target.
    pub to: Option<Region>,
    /// A card of the hand.
    pub card: Option<Card>,
    /// One of its abilities.
    pub using: Option<Use>,
    /// The first of two tokens.
    pub token: Option<Empire>,
}

/// What a click leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing: it cannot be chosen now.
    Nothing,
    /// More is to be chosen.
    Picked(Pick),
    /// That is the decision.
    Decided(Action),
}

impl Pick {
    /// Whether nothing has been chosen yet.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// One step back; nothing is left of a card when its ability is taken back.
    pub fn back(self) -> Self {
        match self {
            Self { to: Some(_), .. } => Self { to: None, ..self },
            Self { using: Some(_), .. } => Self { using: None, ..self },
            _ => Self::default(),
        }
    }

    /// The regions that can be clicked.
    pub fn regions(&self, legal: &[Action]) -> RegionSet {
        let target = |action: &Action| match (*action, self.from) {
            (Action::DeployRegion(r) | Action::RetrieveRegion(r) | Action::ChooseRegion(r), _)
            | (Action::Place(r) | Action::Kill(r), _)
            | (Action::ChooseSome { region: r, .. }, None) => Some(r),
            (Action::Attack { from, .. } | Action::ChooseMove { from, .. }, None) => Some(from),
            (Action::Attack { from, to, .. } | Action::ChooseMove { from, to, .. }, Some(f)) if from == f => {
                Some(to)
            }
            _ => None,
        };
        legal.iter().filter_map(target).collect()
    }

    /// A region is clicked.
    pub fn region(self, legal: &[Action], region: Region) -> Next {
        let single = [
            Action::DeployRegion(region),
            Action::RetrieveRegion(region),
            Action::ChooseRegion(region),
            Action::Place(region),
            Action::Kill(region),
        ];
        if let Some(action) = single.into_iter().find(|a| legal.binary_search(a).is_ok()) {
            return Next::Decided(action);
        }
        // Another source may be clicked at any time.
        if self.from.is_some() && self.regions(legal).has(region) {
            return Self { to: Some(region), ..self }.settled(legal);
        }
        let fresh = Self { from: None, to: None, ..self };
        if fresh.regions(legal).has(region) && self.from != Some(region) {
            return Self { from: Some(region), ..fresh }.settled(legal);
        }
        Next::Nothing
    }

    /// What has been chosen is a decision as soon as only one action fits it and nothing but a
    /// number of one is left to say.
    fn settled(self, legal: &[Action]) -> Next {
        let numbers = self.numbers(legal);
        match numbers.as_slice() {
            [(_, only)] if self.to.is_some() => Next::Decided(*only),
            _ => Next::Picked(self),
        }
    }

    /// The numbers of banners to choose from once the regions are chosen, with their actions.
    pub fn numbers(&self, legal: &[Action]) -> Vec<(u8, Action)> {
        let fits = |action: &Action| match *action {
            Action::Attack { from, to, banners } | Action::ChooseMove { from, to, banners } => {
                (self.from == Some(from) && self.to == Some(to)).then_some((banners, *action))
            }
            Action::ChooseSome { region, banners } => {
                (self.from == Some(region)).then_some((banners, *action))
            }
            _ => None,
        };
        legal.iter().filter_map(fits).collect()
    }

    /// The positions that can be clicked.
    pub fn positions(legal: &[Action], council: Option<Empire>) -> PositionSet {
        legal.iter().filter_map(|a| position_of(*a, council)).collect()
    }

    /// A position is clicked.
    pub fn position(legal: &[Action], council: Option<Empire>, position: Position) -> Next {
        let found = legal.iter().find(|a| position_of(**a, council) == Some(position));
        found.map_or(Next::Nothing, |a| Next::Decided(*a))
    }

    /// The empires that can be chosen: for a card, or the tokens to lay or exchange.
    pub fn empires(&self, legal: &[Action]) -> Vec<Empire> {
        let mut empires: Vec<Empire> = Vec::new();
        for action in legal {
            match (*action, self.token) {
                (Action::Lay(e) | Action::ChooseEmpire(e), _) => empires.push(e),
                (Action::Exchange(a, b), None) => empires.extend([a, b]),
                (Action::Exchange(a, b), Some(t)) if a == t || b == t => {
                    empires.push(if a == t { b } else { a });
                }
                _ => {}
            }
        }
        empires.sort();
        empires.dedup();
        empires
    }

    /// An empire, or a token of one's own, is clicked.
    pub fn empire(self, legal: &[Action], empire: Empire) -> Next {
        let single = [Action::Lay(empire), Action::ChooseEmpire(empire)];
        if let Some(action) = single.into_iter().find(|a| legal.binary_search(a).is_ok()) {
            return Next::Decided(action);
        }
        match self.token {
            Some(first) if first == empire => Next::Picked(Self { token: None, ..self }),
            Some(first) => {
                let action = Action::Exchange(first.min(empire), first.max(empire));
                if legal.binary_search(&action).is_ok() { Next::Decided(action) } else { Next::Nothing }
            }
            None if self.empires(legal).contains(&empire) => {
                Next::Picked(Self { token: Some(empire), ..self })
            }
            None => Next::Nothing,
        }
    }

    /// The ways in which a card of the hand can be used now: none when it cannot.
    pub fn uses(legal: &[Action], card: Card) -> Vec<Use> {
        let mut uses: Vec<Use> = legal
            .iter()
            .filter_map(|a| match *a {
                Action::Play { card: c, using, .. } if c == card => Some(using),
                _ => None,
            })
            .collect();
        uses.dedup();
        uses
    }

    /// Whether a click on a card of the hand does anything.
    pub fn takes_card(legal: &[Action], card: Card) -> bool {
        legal.contains(&Action::Discard(card)) || !Self::uses(legal, card).is_empty()
    }

    /// A card of the hand is clicked.
    pub fn card(self, legal: &[Action], card: Card) -> Next {
        if legal.contains(&Action::Discard(card)) {
            return Next::Decided(Action::Discard(card));
        }
        if Self::uses(legal, card).is_empty() || self.card == Some(card) {
            return if self.card.is_some() { Next::Picked(Self::default()) } else { Next::Nothing };
        }
        Next::Picked(Self { card: Some(card), ..Self::default() })
    }

    /// The cards that can pay for the ability that was chosen.
    pub fn payments(&self, legal: &[Action]) -> Vec<(Card, Action)> {
        let fits = |action: &Action| match *action {
            Action::Play { card, using, pay: Some(paid) }
                if Some(card) == self.card && Some(using) == self.using =>
            {
                Some((paid, *action))
            }
            _ => None,
        };
        legal.iter().filter_map(fits).collect()
    }

    /// An ability of the chosen card is clicked: the decision, unless there are several ways to pay.
    pub fn ability(self, legal: &[Action], card: Card, using: Use) -> Next {
        let plays =
            |a: &&Action| matches!(a, Action::Play { card: c, using: u, .. } if *c == card && *u == using);
        let ways: Vec<&Action> = legal.iter().filter(plays).collect();
        match ways.as_slice() {
            [] => Next::Nothing,
            [only] => Next::Decided(**only),
            _ => Next::Picked(Self { card: Some(card), using: Some(using), ..Self::default() }),
        }
    }
}

/// The position that an action is about, if it is about one; a swap's is in the council of the active agent.
fn position_of(action: Action, council: Option<Empire>) -> Option<Position> {
    match action {
        Action::DeployPosition(position)
        | Action::RetrievePosition(position)
        | Action::ChoosePosition(position) => Some(position),
        Action::Swap(office) => council.map(|empire| Position::new(empire, office)),
        _ => None,
    }
}
