//! Several people at one terminal. Before another person decides, the screen is cleared, and secrets appear
//! once that person is ready. Without a terminal nothing is cleared.

use std::io::{self, BufRead, Write};

use super::Table;
use crate::safe_terminal_io::Line;

/// The escape sequence that clears the screen and the scrollback of a terminal.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

impl<R: BufRead, W: Write> Table<'_, R, W> {
    /// Clears the screen if another person decides next. Returns whether there is more input.
    pub(super) fn cover(&mut self) -> io::Result<bool> {
        let person = self.game.human_to_move();
        let last = self.looked;
        self.looked = person.or(last);
        if !self.covers || !self.game.is_shared() || last.is_none() || self.looked == last {
            return Ok(true);
        }
        self.input.forget();
        let name = person.map(|person| self.speech.person(&self.game.setup().seats, person.index()));
        let society = person.map(|person| self.speech.society(self.game.setup(), person));
        let (name, society) = (name.unwrap_or_default(), society.unwrap_or_default());
        write!(self.out, "{CLEAR}")?;
        writeln!(self.out, "{}", self.line("people-pass", &[("person", &name), ("society", &society)]))?;
        writeln!(self.out, "{}", self.line("text-covered", &[("person", &name)]))?;
        Ok(self.input.line(self.out)? != Line::End)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;
    use std::sync::Arc;

    use super::*;
    use crate::text::typing::line_input::LineInput;
    use bots::Level;
    use rules::Society;
    use speech::Speech;
    use table::{Match, Player, Setup};

    /// The output of a match of two people who each place an agent, with or without clearing the screen.
    fn read(covers: bool, typed: &str) -> String {
        let pack = testing::pack("war-of-whispers");
        let mut setup = Setup::new(Arc::clone(&pack), 1, Level::Random, 3);
        setup.first = Society::new(0);
        setup.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
        let game = Match::new(setup).unwrap();
        let mut out = Vec::new();
        let speech = Speech::in_language(pack, "en");
        let mut table = Table::new(LineInput::Plain(Cursor::new(typed.to_owned())), &mut out, game, speech);
        table.covers = covers;
        table.run().unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn before_another_person_decides_the_screen_is_cleared_and_tells_nothing_until_enter() {
        let said = read(true, "1\n");
        let (own, covered) = said.split_once(CLEAR).unwrap();
        assert!(own.contains("Devout (4)"), "{own}");
        assert!(covered.contains("Pass the device to"), "{covered}");
        assert!(!covered.contains("Devout"), "what is secret is told before Enter: {covered}");
        let (_, looked) =
            read(true, "1\n\n").split_once(CLEAR).map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
        assert!(looked.contains("Devout (4)"), "{looked}");
        assert!(!read(false, "1\n").contains(CLEAR), "what is not a terminal is not cleared");
    }
}
