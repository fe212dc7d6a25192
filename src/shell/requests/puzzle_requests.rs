//! Requests about puzzles and the daily deal.

use std::sync::Arc;

use egui::Context;

use crate::screens::end::DealEnd;
use crate::screens::puzzles::{PuzzleScreen, PuzzlesScreen};
use crate::screens::table::TableScreen;
use crate::shell::window_command::Wish;
use crate::shell::{Screen, Shell};
use packs::Pack;
use system::Day;
use table::{Match, PuzzleAttempt, PuzzleProgress, deal_of, deal_result, is_deal_of, puzzle_of};

impl Shell {
    /// Sets the date for daily puzzles and deals, in place of the calendar's.
    pub fn set_today(&mut self, day: Day) {
        self.today = Some(day);
    }

    /// The day for daily puzzles and deals.
    pub(in crate::shell) fn today(&self) -> Day {
        self.today.unwrap_or_else(Day::today)
    }

    /// Carries out a request of the puzzle screens.
    pub(in crate::shell) fn puzzles(&mut self, ctx: &Context, wish: Wish) {
        match wish {
            Wish::List => self.list_puzzles(),
            Wish::OfPack(id) => {
                self.choose_pack(ctx, &id);
                self.list_puzzles();
            }
            Wish::Open(id) => self.open_puzzle(ctx, &id),
            Wish::Solved(id) => self.note_solved(&id),
            Wish::Deal => match Match::new(deal_of(&Arc::clone(&self.looks.pack), self.today())) {
                Ok(game) => self.start(ctx, game),
                Err(error) => self.notice = Some(error.to_string()),
            },
        }
    }

    fn list_puzzles(&mut self) {
        self.close_match();
        self.waiting = None;
        self.packs.show_current(&mut self.looks);
        let done = PuzzleProgress::read(self.folders.data());
        self.screen = Screen::Puzzles(Box::new(PuzzlesScreen::new(done, self.today())));
    }

    /// Opens the puzzle of the current pack with this id.
    pub(in crate::shell) fn open_puzzle(&mut self, ctx: &Context, id: &str) {
        let pack: Arc<Pack> = Arc::clone(&self.looks.pack);
        let quest =
            pack.puzzles.iter().find(|puzzle| puzzle.id == id).and_then(|p| PuzzleAttempt::open(&pack, p));
        let game = quest
            .as_ref()
            .and_then(|quest| quest.game.rematch_from(quest.game.steps().len() + 1, quest.society, None));
        let (Some(quest), Some(game)) = (quest, game) else {
            let why = self.looks.speech.say("puzzle-broken", &[("id", id.into())]);
            self.notice = Some(why);
            return;
        };
        let waker = ctx.clone();
        let table = TableScreen::new(game, &self.settings, &self.folders, move || waker.request_repaint());
        self.screen = Screen::Puzzle(Box::new(PuzzleScreen::new(ctx, quest, table.for_puzzle())));
    }

    /// Records that the puzzle with this id in the current pack was solved.
    fn note_solved(&mut self, id: &str) {
        let (pack, today) = (Arc::clone(&self.looks.pack), self.today());
        let of_today = puzzle_of(&pack, today).is_some_and(|puzzle| puzzle.id == id);
        let solved = PuzzleProgress::change(self.folders.data(), |done| {
            done.solve(&pack.id, id, today, of_today);
        });
        self.tell(solved.news);
    }

    /// The result of a finished match if it is a daily deal, otherwise `None`. Only the first result of a day
    /// is stored.
    pub(in crate::shell) fn deal_ended(&mut self, game: &Match) -> Option<DealEnd> {
        let (day, result) = (is_deal_of(game)?, deal_result(game)?);
        let id = &game.pack().id;
        let done = PuzzleProgress::change(self.folders.data(), |done| {
            done.play(id, day, &result);
        });
        self.tell(done.news);
        let speech = &self.looks.speech;
        let line = speech.deal_line(day, &result);
        let later = |first: &table::DealResult| {
            speech.say("deal-later", &[("line", speech.deal_line(day, first).into())])
        };
        // Showing the end screen again doesn't count as another attempt.
        let note = match done.value.deal(id, day).filter(|first| **first != result).map(later) {
            Some(later) => later,
            None => speech.text("deal-first"),
        };
        Some(DealEnd { line, note })
    }
}
