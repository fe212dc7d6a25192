//! Lines that summarise matches: their players and results.

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use bots::Temper;
use table::{MatchSummary, SeatSetup, VisiblePlayer, people};

impl Speech {
    /// The state or the result of a match: `Round 3 of 4`, `Won with 27 points`.
    pub fn match_status(&self, summary: &MatchSummary) -> String {
        if summary.over {
            return self.outcome(summary);
        }
        let args = [number("round", summary.round), number("rounds", summary.rounds)];
        self.say("table-round", &args)
    }

    /// The state or the result of a match, and its players.
    pub fn match_in_short(&self, summary: &MatchSummary) -> String {
        format!("{}, {}", self.match_status(summary), self.players_of(summary))
    }

    /// The note on help in a match: that it was plain, or which help was used. `None` if there is nothing to
    /// say.
    pub fn help_of(&self, summary: &MatchSummary) -> Option<String> {
        if summary.plain {
            return Some(self.text("help-plain"));
        }
        let what = self.help_list(&summary.help)?;
        Some(self.say("help-used-in-short", &[text("what", what)]))
    }

    /// The result of the person, or the winner if not exactly one person plays.
    fn outcome(&self, summary: &MatchSummary) -> String {
        let own = summary.own_seat().and_then(|seat| summary.results.get(seat));
        let winners: Vec<usize> = (0..summary.results.len()).filter(|i| summary.results[*i].wins).collect();
        let best = winners.first().and_then(|seat| summary.results.get(*seat));
        let Some(result) = own.or(best) else { return self.text("load-over") };
        let points = number("n", result.points);
        match own {
            Some(own) if own.wins && winners.len() > 1 => self.say("load-shared", &[points]),
            Some(own) if own.wins => self.say("load-won", &[points]),
            Some(own) => self.say("load-placed", &[points, number("place", own.place as i64)]),
            None => {
                let mut names = winners.iter().map(|seat| self.sitter(&summary.seats, *seat));
                if winners.len() > 1 {
                    return self
                        .say("load-winners", &[points, text("winner", self.names_in_sentence(names))]);
                }
                self.say("load-winner", &[points, text("winner", names.next().unwrap_or_default())])
            }
        }
    }

    /// The players of a match: the person's society or the names of several people, and the bots.
    pub fn players_of(&self, summary: &MatchSummary) -> String {
        let own = match summary.own_seat() {
            Some(seat) => self.seated(&summary.seats, seat),
            None => {
                let names = people(&summary.seats).map(|seat| self.person(&summary.seats, seat));
                names.collect::<Vec<_>>().join(", ")
            }
        };
        let rivals = self.rivals(summary);
        match (own.is_empty(), rivals.is_empty()) {
            (true, _) => rivals,
            (false, true) => own,
            (false, false) => self.say("load-against", &[text("society", own), text("rivals", rivals)]),
        }
    }

    /// The levels of the bots, as far as they are shown: `2 × novice, agent`.
    fn rivals(&self, summary: &MatchSummary) -> String {
        let mut levels: Vec<(VisiblePlayer, i64)> = Vec::new();
        for seat in &summary.seats {
            let level = match summary.visible_player(seat) {
                VisiblePlayer::Human => continue,
                VisiblePlayer::Bot(level, _) | VisiblePlayer::Level(level) => {
                    VisiblePlayer::Bot(level, Temper::Even)
                }
                shown
                @ (VisiblePlayer::SomeBot | VisiblePlayer::Automaton(_) | VisiblePlayer::Outside(_)) => shown,
            };
            match levels.iter_mut().find(|(known, _)| *known == level) {
                Some((_, count)) => *count += 1,
                None => levels.push((level, 1)),
            }
        }
        let said = levels.into_iter().map(|(level, count)| {
            let level = self.player(level);
            match count {
                1 => level,
                _ => self.say("load-alike", &[number("n", count), text("level", level)]),
            }
        });
        said.collect::<Vec<_>>().join(", ")
    }

    /// The name of a person for a person's seat, and of the society for any other seat.
    fn sitter(&self, seats: &[SeatSetup], seat: usize) -> String {
        let is_person = people(seats).any(|person| person == seat);
        if is_person { self.person(seats, seat) } else { self.seated(seats, seat) }
    }

    /// The name of the society at a seat.
    fn seated(&self, seats: &[SeatSetup], seat: usize) -> String {
        let names = self.words().societies();
        let society = seats.get(seat).and_then(|seat| names.get(seat.society));
        society.map(|society| society.short.clone()).unwrap_or_default()
    }
}
