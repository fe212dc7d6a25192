//! The spots on the table that a hint marks: the surroundings of a choice, or exactly where to click for it.

use crate::input::click_places::Click;
use crate::input::clicks_to_decision::Pick;
use rules::{Action, Card, Empire, PositionSet, Region, RegionSet, Use, View};
use table::ChoicePlace;

/// The spots on the table that a hint marks.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct HintedPlaces {
    /// The regions that the hint marks.
    pub regions: RegionSet,
    /// The positions that the hint marks.
    pub positions: PositionSet,
    /// The player's own tokens that the hint marks, each given by its empire.
    pub tokens: Vec<Empire>,
    /// The card in the player's hand that the hint marks.
    pub card: Option<Card>,
    /// The ability that the hint marks on `card`.
    pub using: Option<Use>,
    /// The choices that the hint marks in the prompt's list.
    pub choices: Vec<Action>,
    /// The route of banners that the hint marks with an arrow: the region that they leave, and the one that they
    /// enter.
    pub route: Option<(Region, Region)>,
}

impl HintedPlaces {
    /// Marks the surroundings of a choice, as the first stage of a hint does.
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

    /// Marks the spot to click for `action`, and the spot to click for the first action in `then`. If the player takes
    /// `action` in the prompt's list, the second spot shows where it leads on the map.
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

    /// Marks exactly the spot to click for `action`.
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

    /// True if `other` marks everything that `one` marks, apart from choices in the prompt's list.
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
