//! Trying a bot from outside: its program is started and asked what it would be asked in a match, before it sits in one.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::matches::game::Match;
use crate::matches::setup::Setup;
use bots::{Bot, Level};
use external_bots::{ExternalBot, Loss, MatchJson, Name, Programs};
use packs::Pack;
use rules::Society;

/// How many decisions it is asked for, those with one choice left out.
const DECISIONS: usize = 8;
/// The most decisions of the match that it is tried in.
const MOST: usize = 400;
/// The deal; any would do.
const SEED: u64 = 1;

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct TrialResult {
    /// How many decisions it answered.
    pub answered: usize,
    /// How long it took for the slowest of them.
    pub slowest: Duration,
    /// How it lost one, if it did: nothing is asked of it then.
    pub lost: Option<Loss>,
}

/// Has the program of a name decide in the place of the first society of a match of a pack, as long as that is wanted;
/// nothing where it is not any more, or where nobody has named such a program.
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
