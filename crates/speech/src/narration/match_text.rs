//! A match as a text to share: who played, what was done round by round, and how it ended.

use std::fmt::{Error, Write};

use super::score::final_score;
use crate::language::speech::Speech;
use crate::names::nouns::{number, text};
use rules::Society;
use table::{Landmarks, Match, Passage, PassageKind, Perspective, passages};

/// A match as a text, as far as it has come and as these eyes see it.
pub fn match_text(speech: &Speech, game: &Match, eyes: Perspective) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write(speech, game, eyes, &mut out);
    out
}

fn write(speech: &Speech, game: &Match, eyes: Perspective, out: &mut String) -> Result<(), Error> {
    writeln!(out, "{}\n", speech.words().name)?;
    for society in game.world().societies() {
        writeln!(out, "{}", speech.plays(game, society))?;
    }
    let seen = game.events().filter(|(_, event)| eyes.see(event));
    for passage in passages(seen) {
        let said = match passage.matter {
            PassageKind::Agents => with_places(speech, game, &passage),
            _ => speech.passage_in_short(game, &passage, false),
        };
        match passage.matter {
            PassageKind::Round | PassageKind::Turn(_) | PassageKind::Over => writeln!(out, "\n{said}")?,
            _ => writeln!(out, "- {said}")?,
        }
    }
    if game.state().is_over() {
        writeln!(out)?;
        for line in final_score(speech, game) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// Which agents were taken back and placed, and where.
fn with_places(speech: &Speech, game: &Match, passage: &Passage<'_>) -> String {
    let said = passage.events.iter().filter_map(|(_, event)| speech.event(game, event, None));
    said.collect::<Vec<_>>().join(" ")
}

impl Speech {
    /// Who plays a society.
    fn plays(&self, game: &Match, society: Society) -> String {
        let who = self.who_plays(game, society);
        self.say("tale-plays", &[text("society", self.society(game.setup(), society)), text("who", who)])
    }

    /// Which part of a match a decision belongs to, by its number: its round, and whose turn it is; of 0, that it
    /// begins, and where the match is over, of the last one that.
    pub fn part_of_match(&self, game: &Match, marks: &Landmarks, at: usize) -> String {
        let Some(mark) = marks.part_of(at) else { return self.text("replay-start") };
        if game.state().is_over() && at == game.steps().len() {
            return self.text("ask-over");
        }
        let round = number("round", mark.round);
        match mark.turn {
            Some(empire) => self.say("tale-turn", &[round, text("empire", self.empire(empire))]),
            None => self.say("replay-round", &[round]),
        }
    }

    /// What was done in these decisions, by the numbers of the first and the last one, a line each.
    pub fn deeds_of_part(&self, game: &Match, (first, last): (usize, usize), eyes: Perspective) -> String {
        let within =
            game.events().filter(|(number, event)| (first..=last).contains(number) && eyes.see(event));
        let told = passages(within).into_iter().filter_map(|passage| match passage.matter {
            PassageKind::Round | PassageKind::Turn(_) | PassageKind::Over | PassageKind::Idle => None,
            _ => Some(self.passage_in_short(game, &passage, false)),
        });
        told.collect::<Vec<_>>().join("\n")
    }
}
