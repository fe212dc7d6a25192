//! A match of bots, narrated from start to end.

use std::io::Write;

use crate::opening::match_options::{OpenError, OpenOptions};
use crate::opening::named_packs::Packs;
use speech::{Speech, final_score};
use table::{BotThinkingThread, Match};

/// Plays a match of novices and narrates it. Whispers does this if it has neither a display nor a terminal.
///
/// # Errors
/// The match cannot be opened or the output not written.
pub fn bot_match(
    packs: &Packs,
    language: &str,
    out: &mut impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let options = OpenOptions { otherwise: ["novice", "novice"], ..OpenOptions::default() };
    let setup = options.setup(packs.open(None)?)?;
    let mut game = Match::new(setup).map_err(OpenError::Setup)?;
    let speech = Speech::in_language(game.pack().clone(), language);
    writeln!(out, "{}", speech.words().name)?;
    let mut bots = BotThinkingThread::new(|| {});
    let mut told = 0;
    loop {
        let events: Vec<_> = game.events().map(|(_, e)| *e).skip(told).collect();
        told += events.len();
        for event in events {
            if let Some(sentence) = speech.event(&game, &event, None) {
                writeln!(out, "{sentence}")?;
            }
        }
        if game.state().is_over() {
            break;
        }
        bots.think(&game);
        let Some(action) = bots.wait() else { break };
        game.play(action)?;
    }
    for line in final_score(&speech, &game) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
