//! `suspicions` prints the odds of tokens and the deeds behind them; `suspect` makes a pencil mark.

use std::io::{self, BufRead, Write};

use crate::text::Table;
use record::Help;
use rules::{Empire, Slot, Society};
use table::{PencilCell, PencilMark, Suspicion, Suspicions, society_of};

/// The maximum number of tokens listed per slot, and of deeds listed for the likeliest token.
const LIKELIEST: usize = 3;
const DEEDS: usize = 2;

/// The word that clears a pencil mark.
const NONE: &str = "none";

/// The maximum number of words of a mark, in which names may have several words.
const MOST_WORDS: usize = 24;

/// True if a word is one of these names, ignoring case.
fn is_called(word: &str, names: &[&str]) -> bool {
    names.iter().any(|name| !name.is_empty() && name.to_lowercase() == word.to_lowercase())
}

impl<R: BufRead, W: Write> Table<'_, R, W> {
    /// Prints the likeliest tokens of each rival's slots, with the deeds that suggest them. Then prints what
    /// the viewer's deeds have given away of the viewer's own tokens.
    pub(crate) fn tell_suspicions(&mut self) -> io::Result<()> {
        let Some(viewer) = self.viewer() else { return Ok(()) };
        let suspicions = match self.suspicions.decisions(&self.game) {
            Some(decisions) => {
                self.game.note_help(viewer, Help::Suspicions);
                Some(Suspicions::after(&self.game, viewer, decisions))
            }
            None => {
                let why = if self.game.may_help() { "text-suspicions-off" } else { "text-no-help" };
                writeln!(self.out, "{}", self.speech.text(why))?;
                None
            }
        };
        let rivals = self.game.world().societies().filter(|society| *society != viewer);
        for rival in rivals {
            writeln!(self.out, "{}", self.speech.society(self.game.setup(), rival))?;
            let known = suspicions.as_ref().and_then(|all| all.of_society(rival));
            for slot in self.game.world().slots() {
                self.tell_slot(viewer, rival, slot, known)?;
            }
        }
        let own = suspicions.as_ref().and_then(|all| all.of_society(viewer));
        let Some(own) = own else { return Ok(()) };
        writeln!(self.out, "{}", self.speech.text("suspicions-exposed"))?;
        let tokens = self.game.view(viewer).tokens(viewer);
        for line in self.speech.own_secret_lines(&self.game, tokens, own) {
            writeln!(self.out, "  {line}")?;
        }
        Ok(())
    }

    /// Prints a slot: the likeliest tokens, the viewer's pencil marks, and the deeds that suggest the
    /// likeliest token.
    fn tell_slot(
        &mut self,
        viewer: Society,
        rival: Society,
        slot: Slot,
        suspicion: Option<&Suspicion>,
    ) -> io::Result<()> {
        let (world, speech) = (self.game.world(), &self.speech);
        let marks = self.pencil.marks_by(viewer).filter(|(at, _)| (at.society, at.slot) == (rival, slot));
        let marks: Vec<String> = marks
            .map(|(at, mark)| {
                let args =
                    [("empire", speech.empire(at.empire).into()), ("mark", speech.pencil(mark).into())];
                speech.say("suspicions-mark-of", &args)
            })
            .collect();
        let odds = suspicion.map(|suspicion| self.odds_of(slot, suspicion)).unwrap_or_default();
        if odds.is_empty() && marks.is_empty() {
            return Ok(());
        }
        let (slot_name, odds) = (speech.words().slot(slot).to_owned(), odds.join(", "));
        let line = match (odds.is_empty(), marks.is_empty()) {
            (true, _) => self.line("suspicions-best", &[("slot", &slot_name), ("odds", &marks.join(", "))]),
            (false, true) => self.line("suspicions-best", &[("slot", &slot_name), ("odds", &odds)]),
            (false, false) => {
                let marks = marks.join(", ");
                self.line(
                    "suspicions-best-marked",
                    &[("slot", &slot_name), ("odds", &odds), ("marks", &marks)],
                )
            }
        };
        writeln!(self.out, "  {line}")?;
        let Some(suspicion) = suspicion.filter(|suspicion| suspicion.known.at(slot).is_none()) else {
            return Ok(());
        };
        let Some((likeliest, _)) = suspicion.belief.likeliest(world, slot) else { return Ok(()) };
        let tells = suspicion.tells(slot, likeliest);
        let said = tells.iter().filter_map(|tell| self.speech.deed_line(&self.game, viewer, tell));
        for deed in said.take(DEEDS).collect::<Vec<_>>() {
            writeln!(self.out, "    {deed}")?;
        }
        Ok(())
    }

    /// The likeliest tokens of a slot with their odds, or the token alone if it is known.
    fn odds_of(&self, slot: Slot, suspicion: &Suspicion) -> Vec<String> {
        let (world, speech) = (self.game.world(), &self.speech);
        if let Some(known) = suspicion.known.at(slot) {
            return vec![speech.empire(known)];
        }
        let odds = &suspicion.belief.0[slot];
        let mut empires: Vec<Empire> = world.empires().collect();
        empires.sort_by(|a, b| odds[*b].total_cmp(&odds[*a]));
        let told = empires.into_iter().take(LIKELIEST).map(|empire| {
            let args =
                [("empire", speech.empire(empire).into()), ("percent", speech.odds(odds[empire]).into())];
            speech.say("suspicions-odds-of", &args)
        });
        told.collect()
    }

    /// Makes a pencil mark from words such as `rat devout lion sure`.
    pub(crate) fn suspect(&mut self, words: &str) -> io::Result<()> {
        let Some(viewer) = self.viewer() else { return Ok(()) };
        let said = match self.read_mark(viewer, words) {
            Err(said) => said,
            Ok((at, mark)) => {
                self.pencil.set(at, mark);
                match self.pencil.save(&self.game) {
                    Ok(None) => {}
                    Ok(Some(news)) => writeln!(self.out, "{}", self.speech.kept_news(&news))?,
                    Err(why) => {
                        let why = self.speech.reason(&why);
                        writeln!(self.out, "{}", self.line("text-suspect-unkept", &[("why", &why)]))?;
                    }
                }
                let society = self.speech.society(self.game.setup(), at.society);
                let (slot, empire) =
                    (self.speech.words().slot(at.slot).to_owned(), self.speech.empire(at.empire));
                let args = [("society", society.as_str()), ("slot", &slot), ("empire", &empire)];
                match mark.map(|mark| self.speech.pencil(mark)) {
                    Some(mark) => {
                        let [society, slot, empire] = args;
                        self.line("text-suspect-done", &[society, slot, empire, ("mark", &mark)])
                    }
                    None => self.line("text-suspect-gone", &args),
                }
            }
        };
        writeln!(self.out, "{said}")
    }

    /// Parses a pencil mark, or explains how to write one.
    fn read_mark(&self, viewer: Society, words: &str) -> Result<(PencilCell, Option<PencilMark>), String> {
        let given: Vec<&str> = words.split_whitespace().take(MOST_WORDS).collect();
        if let Some(read) = self.read_names(viewer, &given) {
            return Ok(read);
        }
        let [who, slot_id, empire_id, mark] = given.as_slice() else {
            return Err(self.how_to_suspect(viewer));
        };
        let no = |given: &str| {
            let how = self.how_to_suspect(viewer);
            self.line("text-suspect-no", &[("given", given), ("how", &how)])
        };
        if self.society_called(who).is_none_or(|rival| rival == viewer) {
            return Err(no(who));
        }
        let wrong = if self.slot_called(slot_id).is_none() {
            slot_id
        } else if self.empire_called(empire_id).is_none() {
            empire_id
        } else {
            mark
        };
        Err(no(wrong))
    }

    /// Parses a pencil mark written with ids or names. Names may have several words.
    fn read_names(&self, viewer: Society, given: &[&str]) -> Option<(PencilCell, Option<PencilMark>)> {
        let count = given.len();
        for slot_at in 1..count {
            let society = self.society_called(&given[..slot_at].join(" ")).filter(|rival| *rival != viewer);
            let Some(society) = society else { continue };
            for empire_at in slot_at + 1..count {
                let Some(slot) = self.slot_called(&given[slot_at..empire_at].join(" ")) else { continue };
                for mark_at in empire_at + 1..count {
                    let empire = self.empire_called(&given[empire_at..mark_at].join(" "));
                    let mark = self.mark_called(&given[mark_at..].join(" "));
                    if let (Some(empire), Some(mark)) = (empire, mark) {
                        return Some((PencilCell { viewer, society, slot, empire }, mark));
                    }
                }
            }
        }
        None
    }

    fn society_called(&self, word: &str) -> Option<Society> {
        let named = |society: &Society| {
            let seat = self.game.setup().seats.get(society.index());
            let name = seat.and_then(|seat| self.speech.words().societies().get(seat.society));
            name.is_some_and(|name| is_called(word, &[name.name.as_str(), name.short.as_str()]))
        };
        society_of(&self.game, word).or_else(|| self.game.world().societies().find(named))
    }

    fn slot_called(&self, word: &str) -> Option<Slot> {
        let world = self.game.world();
        let named = |slot: &Slot| is_called(word, &[world.slot_id(*slot), self.speech.words().slot(*slot)]);
        world.slots().find(named)
    }

    fn empire_called(&self, word: &str) -> Option<Empire> {
        let world = self.game.world();
        let named = |empire: &Empire| {
            let name = self.speech.words().empire(*empire);
            is_called(word, &[world.empire_id(*empire), name, self.speech.words().short(name)])
        };
        world.empires().find(named)
    }

    /// The pencil mark that a word means: `Some(None)` clears a mark, and `None` is no mark.
    fn mark_called(&self, word: &str) -> Option<Option<PencilMark>> {
        if word == NONE { Some(None) } else { PencilMark::from_id(word).map(Some) }
    }

    /// Explains how to write a mark, with the possible words.
    fn how_to_suspect(&self, viewer: Society) -> String {
        let (world, words) = (self.game.world(), self.speech.words());
        let rivals = world.societies().filter(|society| *society != viewer);
        let whose: Vec<String> =
            rivals.map(|society| self.speech.society(self.game.setup(), society)).collect();
        let slots: Vec<String> = world.slots().map(|slot| words.slot(slot).to_owned()).collect();
        let kinds: Vec<String> =
            world.empires().map(|empire| words.short(words.empire(empire)).to_owned()).collect();
        let first = |names: &[String]| names.first().map(|name| name.to_lowercase()).unwrap_or_default();
        let such = format!("{} {} {} {}", first(&whose), first(&slots), first(&kinds), PencilMark::Sure.id());
        let lists = [whose, slots, kinds].map(|names| names.join(", "));
        let [whose, slots, kinds] = &lists;
        self.line(
            "text-suspect-how",
            &[("such", &such), ("whose", whose), ("slots", slots), ("kinds", kinds)],
        )
    }
}
