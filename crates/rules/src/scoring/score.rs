//! The score (R9).

use super::early_end::EndCheck;
use crate::ids::bit_sets::RegionSet;
use crate::ids::indexed_arrays::BySociety;
use crate::ids::{Empire, Slot, Society};
use crate::raw::icon::Icon;
use crate::state::State;
use crate::state::board::Board;
use crate::state::deal::Tokens;
use crate::view::View;
use crate::world::World;

/// The score of one slot of a society.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotScore {
    /// The slot that scores.
    pub slot: Slot,
    /// The empire whose token lies on the slot.
    pub empire: Empire,
    /// The multiplier of the slot.
    pub multiplier: i32,
    /// The regions that the empire controls.
    pub control: RegionSet,
    /// The points of the empire's regions. In the printed game, one for each city (R9.1, R9.3).
    pub brought: i32,
    /// The society's own agents in regions that the empire controls.
    pub agents: i32,
    /// True if the token was never revealed and scores a point for it (house rule *whispers kept*).
    pub whisper: bool,
}

impl SlotScore {
    /// The slot's points (R9.1).
    pub fn points(&self) -> i32 {
        self.multiplier * (self.brought + self.agents) + i32::from(self.whisper)
    }
}

/// The ranking of a society (R9.2); greater is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Standing {
    /// The society's points, possibly negative.
    pub points: i32,
    /// The number of loyalty exchanges; fewer is better.
    pub exchanges: std::cmp::Reverse<u8>,
    /// The number of cards in hand.
    pub cards: u8,
}

impl Board {
    /// The cities that an empire controls.
    pub fn cities(&self, world: &World, empire: Empire) -> u32 {
        world.icons_in(Icon::City, self.control(empire))
    }

    /// An empire's points before loyalties multiply them. In the printed game, the number of its cities
    /// (R9.1, R9.3).
    #[inline]
    pub fn points(&self, world: &World, empire: Empire) -> u32 {
        world.points(self.control(empire))
    }

    /// The points of an automaton's store with `cards` in it (R13.1).
    fn store_worth(world: &World, society: Society, cards: u8) -> i32 {
        world.automaton(society).map_or(0, |a| a.hardness.points_a_card() * i32::from(cards))
    }

    /// The points of a society's tokens that were never revealed. 0 without the house rule *whispers kept*
    /// (R9.1).
    pub fn whisper_points(&self, world: &World, society: Society) -> u32 {
        let kept = world.house().whispers_kept;
        world.slots().filter(|slot| kept && !self.is_revealed(society, *slot)).count() as u32
    }

    /// The scores of a society's tokens if the match ended now.
    fn scores_of(&self, world: &World, society: Society, tokens: Tokens) -> impl Iterator<Item = SlotScore> {
        world.slots().filter_map(move |slot| {
            let empire = tokens.at(slot)?;
            Some(SlotScore {
                slot,
                empire,
                multiplier: world.house().multiplier(slot),
                control: self.control(empire),
                brought: self.points(world, empire) as i32,
                agents: (self.scouts(society) & self.control(empire)).len() as i32,
                whisper: world.house().whispers_kept && !self.is_revealed(society, slot),
            })
        })
    }

    /// The empire that would end the match early if it were checked now, with its number of the decisive icon
    /// (R9.4).
    #[inline]
    pub fn early_end(&self, world: &World) -> Option<(Empire, u32)> {
        let end = world.early_end()?;
        let held = |empire| (empire, world.icons_in(end.icon, self.control(empire)));
        world.empires().map(held).find(|(_, icons)| end.holds(*icons))
    }

    /// True if gaining or losing up to `icons` icons would make some empire end the match early (R9.4).
    pub fn end_is_near(&self, world: &World, icons: u32) -> bool {
        let Some(end) = world.early_end() else { return false };
        world.empires().any(|empire| {
            let held = world.icons_in(end.icon, self.control(empire));
            end.least.is_some_and(|least| held + icons >= u32::from(least)) || end.none && held <= icons
        })
    }

    /// The most rounds that can follow this one. 0 if the match is about to end early (R9.4).
    #[inline]
    pub fn rounds_to_come(&self, world: &World) -> u8 {
        let rounds = world.house().rounds.saturating_sub(self.round());
        if self.early_end(world).is_some() { 0 } else { rounds }
    }

    /// True if the match would end early right after the current empire's turn (R9.4).
    #[inline]
    pub fn ends_with_this_turn(&self, world: &World) -> bool {
        world.early_end().is_some_and(|end| end.when == EndCheck::Turn) && self.early_end(world).is_some()
    }
}

impl View {
    /// The viewer's own score if the match ended now (R9.1).
    pub fn score(&self, world: &World) -> i32 {
        self.slot_scores(world).map(|s| s.points()).sum()
    }

    /// The viewer's score if the match ended after two of its tokens were exchanged (R8.2).
    pub fn score_exchanged(&self, world: &World, a: Empire, b: Empire) -> i32 {
        self.slot_scores_exchanged(world, a, b).map(|s| s.points()).sum()
    }

    /// The viewer's score by slot if the match ended after two of its tokens were exchanged (R8.2).
    pub fn slot_scores_exchanged(
        &self,
        world: &World,
        a: Empire,
        b: Empire,
    ) -> impl Iterator<Item = SlotScore> {
        let mut tokens = self.tokens(self.viewer());
        let slots = tokens.slot_of(a).zip(tokens.slot_of(b));
        if let Some((one, other)) = slots {
            tokens.exchange(one, other);
        }
        let opened = move |slot: Slot| slots.is_some_and(|(one, other)| slot == one || slot == other);
        let scores = self.scores_of(world, self.viewer(), tokens);
        scores.map(move |score| SlotScore { whisper: score.whisper && !opened(score.slot), ..score })
    }

    /// The scores of the viewer's tokens if the match ended now, slot by slot.
    pub fn slot_scores(&self, world: &World) -> impl Iterator<Item = SlotScore> {
        self.known_scores(world, self.viewer())
    }

    /// The points of an automaton's store (R13.1); 0 for other societies.
    pub fn store_points(&self, world: &World, society: Society) -> i32 {
        Board::store_worth(world, society, self.cards_held(world, society))
    }

    /// The scores of a society's tokens that the viewer knows, slot by slot.
    pub fn known_scores(&self, world: &World, society: Society) -> impl Iterator<Item = SlotScore> {
        self.scores_of(world, society, self.tokens(society))
    }
}

impl State {
    /// A society's score if the match ended now, slot by slot; slots without a token are left out.
    pub fn slot_scores(&self, world: &World, society: Society) -> impl Iterator<Item = SlotScore> {
        self.scores_of(world, society, self.tokens(society))
    }

    /// A society's score if the match ended now (R9.1).
    pub fn score(&self, world: &World, society: Society) -> i32 {
        let slots: i32 = self.slot_scores(world, society).map(|s| s.points()).sum();
        slots + self.store_points(world, society)
    }

    /// The points of an automaton's store (R13.1); 0 for other societies.
    pub fn store_points(&self, world: &World, society: Society) -> i32 {
        Board::store_worth(world, society, self.hand(society).cards())
    }

    /// The ranking of a society if the match ended now (R9.2).
    pub fn standing(&self, world: &World, society: Society) -> Standing {
        Standing {
            points: self.score(world, society),
            exchanges: std::cmp::Reverse(self.exchanges(society).len()),
            // An automaton's cards are out of the game (R13.5): it has none in hand.
            cards: if world.automaton(society).is_some() { 0 } else { self.hand(society).cards() },
        }
    }

    /// The winners if the match ended now; several share the win (R9.2).
    pub fn winners(&self, world: &World) -> impl Iterator<Item = Society> {
        let mut standings = BySociety::all(None);
        for society in world.societies() {
            standings[society] = Some(self.standing(world, society));
        }
        let best = standings.0.into_iter().max().flatten();
        world.societies().filter(move |s| standings[*s] == best)
    }
}
