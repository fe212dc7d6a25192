//! The scores of societies (R9).

use super::early_end::EndCheck;
use crate::ids::bit_sets::RegionSet;
use crate::ids::indexed_arrays::BySociety;
use crate::ids::{Empire, Slot, Society};
use crate::raw::icon::Icon;
use crate::state::State;
use crate::state::board::{Board, Phase};
use crate::state::deal::Tokens;
use crate::view::View;
use crate::world::World;

/// The score that one loyalty slot gives a society.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotScore {
    /// The loyalty slot.
    pub slot: Slot,
    /// The empire whose token lies on the slot.
    pub empire: Empire,
    /// The multiplier of the slot.
    pub multiplier: i32,
    /// The regions that the empire on the slot controls.
    pub control: RegionSet,
    /// The points of the empire on the slot, before the multiplier: in the printed game, one for each of its cities
    /// (R9.1, R9.3).
    pub brought: i32,
    /// The number of the society's own agents in regions that the empire on the slot controls.
    pub agents: i32,
    /// True if the token stayed face down and scores a point for that (house rule *whispers kept*).
    pub whisper: bool,
}

impl SlotScore {
    /// The points that this slot gives the society (R9.1).
    pub fn points(&self) -> i32 {
        self.multiplier * (self.brought + self.agents) + i32::from(self.whisper)
    }
}

/// The criteria for the ranking of a society, the most important first (R9.2). The greater of two standings ranks
/// higher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Standing {
    /// The society's points, possibly negative.
    pub points: i32,
    /// The number of exchanges of loyalty tokens. Fewer exchanges rank higher.
    pub exchanges: std::cmp::Reverse<u8>,
    /// The number of cards in hand. More cards rank higher.
    pub cards: u8,
}

impl Board {
    /// The number of cities that an empire controls.
    pub fn cities(&self, world: &World, empire: Empire) -> u32 {
        world.icons_in(Icon::City, self.control(empire))
    }

    /// An empire's points before loyalties multiply them: in the printed game, the number of its cities (R9.1, R9.3).
    #[inline]
    pub fn points(&self, world: &World, empire: Empire) -> u32 {
        world.points(self.control(empire))
    }

    /// The points of an automaton for `cards` cards in its store (R13.1); 0 for other societies.
    fn store_worth(world: &World, society: Society, cards: u8) -> i32 {
        world.automaton(society).map_or(0, |a| a.hardness.points_a_card() * i32::from(cards))
    }

    /// The points of a society for loyalty tokens that are still face down (R9.1). Always 0 without the house rule
    /// *whispers kept*.
    pub fn whisper_points(&self, world: &World, society: Society) -> u32 {
        let kept = world.house().whispers_kept;
        world.slots().filter(|slot| kept && !self.is_revealed(society, *slot)).count() as u32
    }

    /// The score of each slot of a society, if these were its tokens and the match ended now.
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

    /// The empire that meets the condition for an early end now, with the number of decisive icons that it holds;
    /// `None` if no empire does (R9.4).
    #[inline]
    pub fn early_end(&self, world: &World) -> Option<(Empire, u32)> {
        let end = world.early_end()?;
        let held = |empire| (empire, world.icons_in(end.icon, self.control(empire)));
        world.empires().map(held).find(|(_, icons)| end.holds(*icons))
    }

    /// True if an empire would meet the condition for an early end by gaining or losing up to `icons` icons (R9.4).
    pub fn end_is_near(&self, world: &World, icons: u32) -> bool {
        let Some(end) = world.early_end() else { return false };
        world.empires().any(|empire| {
            let held = world.icons_in(end.icon, self.control(empire));
            end.least.is_some_and(|least| held + icons >= u32::from(least)) || end.none && held <= icons
        })
    }

    /// The largest number of rounds that can follow this round. 0 if the condition for an early end is met (R9.4).
    #[inline]
    pub fn rounds_to_come(&self, world: &World) -> u8 {
        let rounds = world.house().rounds.saturating_sub(self.round());
        if self.early_end(world).is_some() { 0 } else { rounds }
    }

    /// The number of loyalty steps that may follow, with the present one and the final whisper.
    pub fn loyalty_steps_to_come(&self, world: &World) -> u8 {
        let now = u8::from(matches!(self.phase(), Phase::Cleanup | Phase::Loyalty));
        match self.phase() {
            Phase::Over => 0,
            Phase::FinalWhisper => 1,
            _ => self.rounds_to_come(world) + now + u8::from(world.house().final_whisper),
        }
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

    /// The viewer's score if it exchanged the tokens of empires `a` and `b` and the match then ended (R8.2).
    pub fn score_exchanged(&self, world: &World, a: Empire, b: Empire) -> i32 {
        self.slot_scores_exchanged(world, a, b).map(|s| s.points()).sum()
    }

    /// The viewer's score, slot by slot, if it exchanged the tokens of empires `a` and `b` and the match then ended
    /// (R8.2).
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

    /// The viewer's score, slot by slot, if the match ended now.
    pub fn slot_scores(&self, world: &World) -> impl Iterator<Item = SlotScore> {
        self.known_scores(world, self.viewer())
    }

    /// The points for the cards in an automaton's store (R13.1); 0 for other societies.
    pub fn store_points(&self, world: &World, society: Society) -> i32 {
        Board::store_worth(world, society, self.cards_held(world, society))
    }

    /// The score of each slot whose token the viewer knows, for any society, if the match ended now.
    pub fn known_scores(&self, world: &World, society: Society) -> impl Iterator<Item = SlotScore> {
        self.scores_of(world, society, self.tokens(society))
    }
}

impl State {
    /// The score of a society, slot by slot, if the match ended now. Leaves out slots without a token.
    pub fn slot_scores(&self, world: &World, society: Society) -> impl Iterator<Item = SlotScore> {
        self.scores_of(world, society, self.tokens(society))
    }

    /// A society's score if the match ended now (R9.1).
    pub fn score(&self, world: &World, society: Society) -> i32 {
        let slots: i32 = self.slot_scores(world, society).map(|s| s.points()).sum();
        slots + self.store_points(world, society)
    }

    /// The points for the cards in an automaton's store (R13.1); 0 for other societies.
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

    /// The societies that would win if the match ended now. Several can share the win (R9.2).
    pub fn winners(&self, world: &World) -> impl Iterator<Item = Society> {
        let mut standings = BySociety::all(None);
        for society in world.societies() {
            standings[society] = Some(self.standing(world, society));
        }
        let best = standings.0.into_iter().max().flatten();
        world.societies().filter(move |s| standings[*s] == best)
    }

    /// A society's share of the win if the match ended now, from 0 to 1: winners share it evenly (R9.2).
    pub fn win_share(&self, world: &World, society: Society) -> f64 {
        let (mut winners, mut wins) = (0, false);
        for winner in self.winners(world) {
            winners += 1;
            wins |= winner == society;
        }
        if wins { 1.0 / f64::from(winners) } else { 0.0 }
    }
}
