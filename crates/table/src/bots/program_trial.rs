//! The test run of an external bot, which asks its program for some decisions of a match.

use std::sync::Arc;
use std::time::Duration;
use system::time::Instant;

use crate::matches::match_in_play::Match;
use crate::matches::match_setup::Setup;
use bots::{Bot, Level};
use external_bots::{ExternalBot, Loss, MatchJson, Name, Programs};
use packs::Pack;
use rules::Society;

/// The number of decisions to ask the program for. Decisions without a choice don't count.
const DECISIONS: usize = 8;
/// The maximum number of decisions in the test match.
const MOST: usize = 400;
/// The seed of the test match.
const SEED: u64 = 1;

/// The result of a test run of an external bot.
#[derive(Clone, Debug, PartialEq)]
pub struct TrialResult {
    /// The number of decisions that the program took.
    pub answered: usize,
    /// The time that the program needed for its slowest decision.
    pub slowest: Duration,
    /// Why the program failed to take a decision, which ends the test run; `None` if it never failed.
    pub lost: Option<Loss>,
}

/// Tests an external bot: its program decides for the first society in a match with `pack`. `None` if the
/// program does not exist or `wanted` returned false.
pub fn try_program(
    pack: &Arc<Pack>,
    programs: &Programs,
    name: Name,
    wanted: &dyn Fn() -> bool,
) -> Option<TrialResult> {
    let mut outsider = ExternalBot::new(name, programs.get(name)?.clone(), programs.time());
    let first = Society::new(0)?;
    let rivals = pack.rules.raw.societies.1.saturating_sub(1);
    let setup = Setup { first: Some(first), ..Setup::new(Arc::clone(pack), rivals, Level::Random, SEED) };
    let mut game = Match::new(setup).ok()?;
    let societies = game.setup().seats.iter().map(|seat| seat.society).collect();
    let teller = MatchJson::new(Arc::clone(game.world()), Arc::clone(pack), societies);
    let mut other = Bot::new(Level::Random, SEED);
    let mut tried = TrialResult { answered: 0, slowest: Duration::ZERO, lost: None };
    for _ in 0..MOST {
        let Some(society) = game.state().mover() else { break };
        let (view, legal) = (game.view(society), game.legal());
        let action = if society == first {
            let begun = Instant::now();
            let chosen = outsider.choose(&teller, &view, &legal, SEED, wanted)?;
            if chosen.lost.is_some() {
                tried.lost = chosen.lost;
                break;
            }
            if chosen.asked {
                tried.answered += 1;
                tried.slowest = tried.slowest.max(begun.elapsed());
            }
            chosen.action
        } else {
            other.choose(game.world(), &view, None, &legal)?
        };
        game.play(action).ok()?;
        if tried.answered >= DECISIONS {
            break;
        }
    }
    Some(tried)
}
