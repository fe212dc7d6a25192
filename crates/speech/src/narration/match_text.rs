//! A match as text for sharing: players, rounds and result.

use std::fmt::{Error, Write};
use std::ops::RangeInclusive;

use super::final_score::final_score;
use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use rules::Society;
use table::{EventGroup, Landmarks, Match, PassageKind, Perspective, passages};

/// The match so far as text, with what can be seen from the perspective `eyes`.
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
            PassageKind::Agents => placements(speech, game, &passage),
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

/// The sentences about the agents that were taken back and placed, with their positions and regions.
fn placements(speech: &Speech, game: &Match, passage: &EventGroup<'_>) -> String {
    let said = passage.events.iter().filter_map(|(_, event)| speech.event(game, event, None));
    said.collect::<Vec<_>>().join(" ")
}

impl Speech {
    /// The line that says who plays a society.
    fn plays(&self, game: &Match, society: Society) -> String {
        let who = self.who_plays(game, society);
        self.say("tale-plays", &[text("society", self.society(game.setup(), society)), text("who", who)])
    }

    /// The name of the round and turn to which a decision belongs, by its number. Number 0 belongs to the
    /// start, and the last decision of a finished match to the end.
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

    /// The text about what happened in a range of decisions, one line for each passage.
    pub fn deeds_of_part(&self, game: &Match, decisions: RangeInclusive<usize>, eyes: Perspective) -> String {
        let within = game.events().filter(|(number, event)| decisions.contains(number) && eyes.see(event));
        let told = passages(within).into_iter().filter_map(|passage| match passage.matter {
            PassageKind::Round | PassageKind::Turn(_) | PassageKind::Over | PassageKind::Idle => None,
            _ => Some(self.passage_in_short(game, &passage, false)),
        });
        told.collect::<Vec<_>>().join("\n")
    }
}
