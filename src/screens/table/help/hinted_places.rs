//! The places that a hint marks: near a choice, or just where it is taken.

use crate::input::click_places::Click;
use crate::input::clicks_to_decision::Pick;
use rules::{Action, Card, Empire, PositionSet, Region, RegionSet, Use, View};
use table::ChoicePlace;

/// Places on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct HintedPlaces {
    /// The regions to mark.
    pub regions: RegionSet,
    /// The positions to mark.
    pub positions: PositionSet,
    /// Tokens of one's own, by their empires.
    pub tokens: Vec<Empire>,
    /// A card of the hand.
    pub card: Option<Card>,
    /// One of its abilities.
    pub using: Option<Use>,
    /// Choices in the list.
    pub choices: Vec<Action>,
    /// From where to where banners would go.
    pub route: Option<(Region, Region)>,
}

impl HintedPlaces {
    /// Where to look for a choice.
    pub fn near(view: &View, legal: &[Action], action: Action) -> Self {
        let none = Self::default();
        let choices = |are: fn(&Action) -> bool| legal.iter().copied().filter(are).collect();
        match ChoicePlace::new(view, action) {
            ChoicePlace::Council(empire) => {
                let council = view.acting_agent().map(|agent| agent.empire());
                let there = Pick::positions(legal, council).filter(|p| p.empire() == empire);
                Self { positions: there.collect(), ..none }
            }
            ChoicePlace::Region(region) => Self { regions: RegionSet::only(region), ..none },
            ChoicePlace::Card(card) => Self { card: Some(card), ..none },
            ChoicePlace::Empire(empire) => Self { tokens: vec![empire], choices: vec![action], ..none },
            ChoicePlace::Tokens => Self { tokens: Pick::default().empires(legal), ..none },
            ChoicePlace::Keep | ChoicePlace::Pass | ChoicePlace::Done => {
                Self { choices: vec![action], ..none }
            }
            ChoicePlace::Lines => Self { choices: choices(|a| matches!(a, Action::Act(_))), ..none },
            ChoicePlace::Answer => {
                Self { choices: choices(|a| matches!(a, Action::Accept | Action::Decline)), ..none }
            }
            ChoicePlace::Halves => Self { choices: choices(|a| matches!(a, Action::Half(_))), ..none },
        }
    }

    /// Where a choice is taken, and where the decision after it would be: a printed line by itself is nowhere on the
    /// map, but what it begins is.
    pub fn begun(view: &View, action: Action, then: &[Action]) -> Self {
        let there = then.first().map(|next| Self::exactly(view, *next)).unwrap_or_default();
        let own = Self::exactly(view, action);
        Self {
            regions: own.regions | there.regions,
            positions: own.positions | there.positions,
            route: own.route.or(there.route),
            ..own
        }
    }

    /// Where a choice is taken.
    pub fn exactly(view: &View, action: Action) -> Self {
        let choice = Self { choices: vec![action], ..Self::default() };
        let click = Click::for_action(action);
        match click {
            Click::Choice => choice,
            Click::Empire(empire) => Self { tokens: vec![empire], ..choice },
            Click::Tokens(one, other) => Self { tokens: vec![one, other], ..choice },
            Click::Position(_) | Click::Office(_) => {
                let council = view.acting_agent().map(|agent| agent.empire());
                Self { positions: click.position(council).into_iter().collect(), ..choice }
            }
            Click::Region(region) | Click::Banners(region, _) => {
                Self { regions: RegionSet::only(region), ..choice }
            }
            Click::Route { from, to, .. } => {
                Self { regions: [from, to].into_iter().collect(), route: Some((from, to)), ..choice }
            }
            Click::Card(card) => Self { card: Some(card), ..choice },
            Click::Ability { card, using, .. } => Self { card: Some(card), using: Some(using), ..choice },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use bots::Level;
    use rules::Rng;
    use table::{Match, Setup};

    /// True if all that one marks is marked by the other, choices of the list aside.
    fn within(one: &HintedPlaces, other: &HintedPlaces) -> bool {
        let (mut regions, mut positions) = (one.regions, one.positions);
        regions.all(|r| other.regions.has(r))
            && positions.all(|p| other.positions.has(p))
            && one.tokens.iter().all(|t| other.tokens.contains(t))
            && (one.card.is_none() || one.card == other.card)
    }

    #[test]
    fn every_choice_has_a_place_to_look_at_and_one_to_take_it_at_and_both_can_be_clicked() {
        let pack = testing::pack("war-of-whispers");
        let mut rng = Rng::new(1);
        for seed in 0..6 {
            let mut setup = Setup::new(Arc::clone(&pack), 2, Level::Random, seed);
            for (key, value) in [("event-cards", "on"), ("offer-cards", "on"), ("wild-cards", "on")] {
                setup.house.set(key, value, &pack.rules.raw).unwrap();
            }
            let mut game = Match::new(setup).unwrap();
            while let Some(mover) = game.state().mover() {
                let (view, legal) = (game.view(mover), game.legal());
                let council = view.acting_agent().map(|agent| agent.empire());
                let clicked = Pick::positions(&legal, council);
                for action in &legal {
                    let (near, exact) =
                        (HintedPlaces::near(&view, &legal, *action), HintedPlaces::exactly(&view, *action));
                    assert_ne!(near, HintedPlaces::default(), "{action:?}");
                    assert_eq!(exact.choices, [*action]);
                    let mut positions = near.positions;
                    assert!(positions.all(|p| clicked.has(p)), "{action:?}");
                    assert!(near.choices.iter().all(|a| legal.contains(a)), "{action:?}");
                    let part = within(&exact, &near) || within(&near, &exact);
                    assert!(part, "{action:?}: {near:?} and {exact:?} are different places");
                }
                let action = legal[rng.below(legal.len() as u32) as usize];
                game.play(action).unwrap();
            }
        }
    }
}
