//! Sampling: random full states that fit one society's view, for look-ahead.

use crate::house_rules::LoyaltySetup;
use crate::ids::indexed_arrays::BySociety;
use crate::ids::{Empire, Slot, Society};
use crate::rng::Rng;
use crate::state::State;
use crate::state::board::Phase;
use crate::state::deal::{self, Loyalties, Tokens};
use crate::state::pile::{Hand, Pile};
use crate::state::task_stack::{Stack, Task};
use crate::view::{Moving, View};
use crate::world::World;

/// How many completions to try before one that does not fit the loyalty set-up is accepted.
const TRIES: usize = 20_000;

impl View {
    /// A random state that fits the view, so the viewer's view of it equals this view. Hands and tokens that the
    /// viewer cannot see are drawn at random, and tokens fit the loyalty set-up. If another society decides in an
    /// empire's turn, the viewer does not know its play window. The sample then assumes Before, unless banners are on
    /// their way. While rivals are asked for offers, the society that steers the position does not know which rival is
    /// asked.
    pub fn resample(&self, world: &World, rng: &mut Rng) -> State {
        let mut state = self.with_some_hands(world, rng);
        state.tokens = self.some_tokens(world, rng);
        state
    }

    /// A state with random hands and only those tokens that the viewer knows. This is enough to find legal actions.
    pub(crate) fn with_some_hands(&self, world: &World, rng: &mut Rng) -> State {
        let mut board = self.board;
        if self.is_in_the_dark() {
            // Some rival is asked for an offer, and it makes no difference which one.
            let rival = world.societies().find(|s| *s != self.viewer);
            board.mover = rival.unwrap_or(board.mover);
        }
        State {
            board,
            hands: self.some_hands(world, rng),
            tokens: self.tokens,
            stack: self.some_stack(),
            marks: self.marks,
        }
    }

    /// A random state that fits the view. A rival's tokens are as in `believed` if these fit its known tokens; other
    /// tokens are drawn at random.
    pub fn resample_as(&self, world: &World, believed: &BySociety<Option<Tokens>>, rng: &mut Rng) -> State {
        let fits = |society: Society, tokens: Tokens| agree(world, self.tokens[society], tokens);
        let rivals = || world.societies().filter(|society| *society != self.viewer);
        // If the setup makes tokens depend on each other, drawing tokens that fit takes long.
        let ties = world.house().loyalty != LoyaltySetup::Random;
        let all = rivals().all(|society| believed[society].is_some_and(|tokens| fits(society, tokens)));
        let mut state =
            if ties && all { self.with_some_hands(world, rng) } else { self.resample(world, rng) };
        for society in rivals() {
            if let Some(tokens) = believed[society].filter(|tokens| fits(society, *tokens)) {
                state.tokens[society] = tokens;
            }
        }
        state
    }

    /// True if these tokens of all societies fit the loyalty set-up (R10.1). All exchanges are undone first, because
    /// the setup applies to the deal.
    pub fn could_lie(&self, world: &World, tokens: &Loyalties) -> bool {
        deal::fits(world, &self.as_dealt(world, tokens))
    }

    /// All arrangements of everybody's tokens that fit what the viewer knows, if the loyalty set-up deals fixed
    /// patterns (R10.1). `None` for other setups.
    pub fn pattern_tokens(&self, world: &World) -> Option<Vec<Loyalties>> {
        if !world.house().loyalty.has_patterns() {
            return None;
        }
        let deals = self.fitting_patterns(world, &self.known_as_dealt(world)).into_iter();
        Some(deals.map(|deal| self.apply_exchanges(world, deal)).collect())
    }

    /// All tokens that the viewer knows, on the slots to which they were dealt.
    pub(crate) fn known_as_dealt(&self, world: &World) -> Loyalties {
        self.as_dealt(world, &self.tokens)
    }

    /// These tokens on the slots to which they were dealt, with all exchanges undone.
    fn as_dealt(&self, world: &World, tokens: &Loyalties) -> Loyalties {
        let mut dealt = *tokens;
        for society in world.societies() {
            for (a, b) in self.board.exchanges[society].pairs().rev() {
                dealt[society].exchange(a, b);
            }
        }
        dealt
    }

    /// Tokens as dealt, moved to the slots on which they lie after all exchanges.
    fn apply_exchanges(&self, world: &World, mut dealt: Loyalties) -> Loyalties {
        for society in world.societies() {
            for (a, b) in self.board.exchanges[society].pairs() {
                dealt[society].exchange(a, b);
            }
        }
        dealt
    }

    /// All deals of the fixed patterns that agree with these known tokens.
    pub(crate) fn fitting_patterns(&self, world: &World, known: &Loyalties) -> Vec<Loyalties> {
        let deals = deal::pattern_deals(world, self.viewer, known[self.viewer]).into_iter();
        deals.filter(|deal| world.societies().all(|s| agree(world, known[s], deal[s]))).collect()
    }

    /// True if the view names the viewer as the society that decides, although it has nothing to decide. Some rival is
    /// being asked for an offer then.
    fn is_in_the_dark(&self) -> bool {
        let own = self.board.phase == Phase::Turns && self.board.mover == self.viewer;
        own && self.stack.top().is_none()
    }

    fn some_stack(&self) -> Stack {
        let mut stack = self.stack;
        let dark = self.is_in_the_dark();
        if !dark && (self.board.phase != Phase::Turns || self.board.mover == self.viewer) {
            return stack;
        }
        match self.moving {
            Some(Moving { empire, from, target: Some(to), banners }) => {
                stack.push(Task::After);
                stack.push(Task::Aftermath { at: to, survivors: 0, killed: 0, won: false });
                stack.push(Task::Muster { empire, from, to, attackers: banners });
            }
            Some(Moving { empire, from, target: None, banners }) => {
                stack.push(Task::After);
                stack.push(Task::Scatter { empire, from, left: banners });
            }
            None => stack.push(Task::Before),
        }
        if dark {
            stack.push(Task::Offering { arms: self.moving.is_some(), step: 0 });
        }
        stack
    }

    fn some_hands(&self, world: &World, rng: &mut Rng) -> BySociety<Hand> {
        let mut hands = BySociety::all(Hand::default());
        hands[self.viewer] = self.hand;
        // An offer that is to be answered or paid is face up.
        for task in self.stack.as_slice() {
            if let Task::Answer { card, by } | Task::Sealed { card, by } = *task
                && by != self.viewer
            {
                hands[by].put(card);
            }
        }
        for deck in world.empires() {
            let open = world.societies().fold(Pile::default(), |open, s| open.plus(hands[s][deck]));
            let mut left = world.deck(deck).without_events().minus(open);
            for society in world.societies().filter(|s| *s != self.viewer) {
                for _ in hands[society][deck].len()..self.cards[society][deck] {
                    let card = left.nth(deck, rng.below(u32::from(left.len())) as u8);
                    left.take_card(card);
                    hands[society].put(card);
                }
            }
        }
        hands
    }

    fn some_tokens(&self, world: &World, rng: &mut Rng) -> Loyalties {
        let known = self.known_as_dealt(world);
        let dealt = match world.house().loyalty {
            LoyaltySetup::Cyclical | LoyaltySetup::Teams => self.some_pattern(world, &known, rng),
            LoyaltySetup::Random
            | LoyaltySetup::UniqueDevout
            | LoyaltySetup::UniqueEnds
            | LoyaltySetup::Balanced
            | LoyaltySetup::Differ(_)
            | LoyaltySetup::DealtDevout => self.some_completion(world, &known, rng),
        };
        let mut laid = self.apply_exchanges(world, dealt);
        self.take_back_unlaid(world, &mut laid);
        laid
    }

    /// Draws the unknown tokens at random until the deal fits the loyalty set-up.
    fn some_completion(&self, world: &World, known: &Loyalties, rng: &mut Rng) -> Loyalties {
        let mut dealt = *known;
        for _ in 0..TRIES {
            for society in world.societies().filter(|s| *s != self.viewer) {
                dealt[society] = complete(world, known[society], rng);
            }
            if deal::fits(world, &dealt) {
                break;
            }
        }
        dealt
    }

    /// A random deal of the fixed patterns that agrees with these known tokens.
    fn some_pattern(&self, world: &World, known: &Loyalties, rng: &mut Rng) -> Loyalties {
        let fitting = self.fitting_patterns(world, known);
        match fitting.get(rng.below(fitting.len() as u32) as usize) {
            Some(deal) => *deal,
            None => self.some_completion(world, known, rng),
        }
    }

    /// While tokens are being laid, removes all but the first token of each rival that has yet to lay its tokens.
    fn take_back_unlaid(&self, world: &World, dealt: &mut Loyalties) {
        if self.board.phase != Phase::Lay {
            return;
        }
        for steps in self.board.step..world.societies().len() as u8 {
            let society = world.seat_after(self.board.first, steps);
            if society != self.viewer {
                let first = dealt[society].at(Slot::at(0));
                dealt[society] = first.into_iter().collect();
            }
        }
        dealt[self.viewer] = self.tokens[self.viewer];
    }
}

/// True if the dealt tokens include all known tokens on their slots.
pub(crate) fn agree(world: &World, known: Tokens, dealt: Tokens) -> bool {
    world.slots().all(|slot| known.at(slot).is_none_or(|e| dealt.at(slot) == Some(e)))
}

/// Puts the missing tokens on the free slots at random.
fn complete(world: &World, mut tokens: Tokens, rng: &mut Rng) -> Tokens {
    let mut missing: [Empire; crate::ids::MAX_EMPIRES] = std::array::from_fn(Empire::at);
    let mut count = 0;
    for empire in world.empires().filter(|e| tokens.slot_of(*e).is_none()) {
        missing[count] = empire;
        count += 1;
    }
    rng.shuffle(&mut missing[..count]);
    let free = world.slots().filter(|slot| tokens.at(*slot).is_none());
    let laid: Vec<Slot> = free.collect();
    for (slot, empire) in laid.into_iter().zip(missing) {
        tokens.lay(slot, empire);
    }
    tokens
}
