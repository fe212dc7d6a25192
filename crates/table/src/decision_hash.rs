//! A hash of the bots' decisions in about a hundred positions. It changes when their play does.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use bots::{Bot, Budget, Level, Past, Temper};
use packs::{Library, Pack};
use rules::{Deal, Rng, State, World};

/// The seed of all matches and bots.
const SEED: u64 = 20;
/// A bot is asked for one decision out of this number.
const EVERY: u32 = 6;
/// The maximum number of decisions in a bot's rollouts.
const NODES: f32 = 2_000.0;
/// The number of hexadecimal digits shown of a hash.
const DIGITS: usize = 16;

/// A hash of each level's decisions, by the level's id, and at the end a hash of them all. Equal on all systems.
///
/// # Errors
/// A built-in pack cannot be read or played, for this reason.
pub fn decision_hashes() -> Result<Vec<(&'static str, String)>, String> {
    let worlds = worlds()?;
    let hashes = Level::ALL.map(|level| (level.id(), hash(level, &worlds, EVERY)));
    let mut all = Sha256::new();
    hashes.iter().for_each(|(_, hash)| all.update(hash));
    let hashes = hashes.into_iter().chain([("all", all.finalize().to_vec())]);
    Ok(hashes.map(|(of, hash)| (of, digits(&hash))).collect())
}

/// The worlds of all built-in packs, with each allowed number of societies.
fn worlds() -> Result<Vec<World>, String> {
    let mut worlds = Vec::new();
    let library = Library::default();
    for files in library.ids().iter().filter_map(|id| library.find(id)) {
        let pack = Pack::load(&files).map_err(|faults| faults.to_string())?;
        let raw = &pack.rules.raw;
        for societies in raw.societies.0..=raw.societies.1 {
            let world = World::new(raw, &raw.house, societies);
            worlds.push(world.map_err(|faults| format!("{} cannot be played: {faults:?}", pack.id))?);
        }
    }
    Ok(worlds)
}

/// The hash of a level's decisions. The matches are played at random, so that they do not depend on the bots.
/// Each bot asked has the next temper.
fn hash(level: Level, worlds: &[World], every: u32) -> Vec<u8> {
    let mut hash = Sha256::new();
    for (number, world) in worlds.iter().enumerate() {
        let mut rng = Rng::stream(SEED, number as u64);
        let deal = Deal::random(world, &mut rng);
        let mut state = State::start(world, &deal, &mut ());
        let mut past = level.reads_past().then(|| Past::new(world));
        let mut legal = Vec::new();
        let mut decisions = 0;
        while let Some(society) = state.mover() {
            state.legal(world, &mut legal);
            // The match is not over, so there is a legal action.
            let Some(played) = legal.get(rng.below(legal.len() as u32) as usize).copied() else { break };
            if legal.len() > 1 {
                decisions += 1;
                if decisions % every == 0 {
                    let temper = Temper::ALL[(decisions / every) as usize % Temper::ALL.len()];
                    let mut bot = Bot::new(level, SEED + u64::from(decisions)).with_temper(temper);
                    let view = state.view(world, society);
                    let spent = |nodes| Budget::Used(nodes as f32 / NODES);
                    let choice = bot.choose_within(world, &view, past.as_ref(), &legal, &spent);
                    hash.update(choice.map(|action| world.notation(action)).unwrap_or_default());
                    hash.update("\n");
                }
            }
            if let Some(past) = &mut past {
                past.watch(world, &state, society, played);
            }
            state.play_unchecked(world, played, &mut rng, &mut ());
        }
    }
    hash.finalize().to_vec()
}

/// The first digits of a hash.
fn digits(hash: &[u8]) -> String {
    hash.iter().take(DIGITS / 2).fold(String::new(), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_the_same_twice_and_differs_from_level_to_level() {
        let worlds = worlds().unwrap();
        assert_eq!(worlds.len(), 11, "four packs for two to four, one of them for two or three");
        let hashes = || Level::ALL.map(|level| digits(&hash(level, &worlds[..2], 40)));
        let (first, second) = (hashes(), hashes());
        assert_eq!(first, second);
        assert!(first.iter().all(|digits| digits.len() == DIGITS), "{first:?}");
        // The two highest levels may agree on so few decisions.
        let apart = &first[..Level::ALL.len() - 1];
        assert!((0..apart.len()).all(|i| !apart[..i].contains(&apart[i])), "{first:?}");
    }
}
