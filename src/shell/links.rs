//! Links: copies them to the clipboard, and opens those that were pasted, dropped or named.

use egui::{Context, Event};

use super::{Screen, Shell};
use crate::screens::end::EndScreen;
use crate::screens::setup::SetupScreen;
use crate::settings::Speed;
use crate::shell::window_command::Shared;
use table::{
    Link, LinkTooLong, Match, SharedDeal, deal_link, deal_of, is_link, match_link, open_link, position_link,
    puzzle_link,
};
use text::untrusted_text;

impl Shell {
    /// Opens a link. Fills in the set-up with its deal, shows its puzzle, begins a match at its position, or shows its
    /// match. Only a match that isn't over is saved, in a new file.
    pub fn open_link(&mut self, ctx: &Context, link: &str) {
        match open_link(link, &self.packs.known()) {
            Ok(Link::Deal(deal)) => self.show_deal(ctx, *deal),
            Ok(Link::Puzzle { pack, id }) => {
                self.close_match();
                self.waiting = None;
                self.choose_pack(ctx, &pack.id);
                self.open_puzzle(ctx, &id);
            }
            Ok(Link::Position(game)) => match game.branch() {
                Some(branch) => self.start(ctx, branch),
                None => self.show_linked(ctx, *game),
            },
            Ok(Link::Match(game)) => self.show_linked(ctx, *game),
            Err(why) => self.notice = Some(self.looks.speech.link_error(&why)),
        }
        ctx.request_repaint();
    }

    /// Shows the set-up screen with the deal of a link. Begins the match at once if the screen can't show its seats,
    /// as for a daily deal.
    fn show_deal(&mut self, ctx: &Context, deal: SharedDeal) {
        self.close_match();
        self.waiting = None;
        self.choose_pack(ctx, &deal.setup.pack.id);
        let screen = SetupScreen::new(&deal.setup.pack, &self.last_setup, &self.settings.programs());
        let mut screen = screen.customising();
        if screen.set_deal(&deal.setup) {
            self.screen = Screen::Setup(Box::new(screen));
        } else {
            self.begin(ctx, deal.setup);
        }
        if let Some(day) = deal.day {
            let speech = &self.looks.speech;
            self.notice = Some(speech.say("link-daily", &[("day", day.to_string().into())]));
        }
    }

    /// Shows the match of a link. A match that is over isn't saved, so that it doesn't count as one of the player's.
    fn show_linked(&mut self, ctx: &Context, game: Match) {
        if !game.state().is_over() {
            return self.start(ctx, game);
        }
        self.close_match();
        self.waiting = None;
        self.looked_back = None;
        self.packs.show_match(&mut self.looks, game.pack());
        self.set_title(ctx);
        self.packs.match_begins();
        self.screen = Screen::End(Box::new(EndScreen::new(game, Speed::None)));
    }

    /// Copies a link to the clipboard, and says what it holds. If it would be too long, names the record instead.
    pub(super) fn share(&mut self, ctx: &Context, shared: Shared) {
        let Some((link, holds)) = self.link(shared) else { return };
        let speech = &self.looks.speech;
        let said = match link {
            Ok(link) => {
                let copied = speech.say("link-copied", &[("n", (link.len() as i64).into())]);
                ctx.copy_text(link);
                format!("{copied} {}", speech.text(holds))
            }
            Err(why) => {
                let journal = self.game().and_then(Match::journal);
                let instead = journal.map(|journal| {
                    speech.say("link-too-long-file", &[("file", untrusted_text::path(journal.path()).into())])
                });
                let instead = instead.unwrap_or_else(|| speech.text("link-too-long-copy"));
                format!("{} {instead}", speech.link_too_long(why))
            }
        };
        self.notice = Some(said);
    }

    /// The link to this, and the key of the sentence that says what it holds. `None` if it isn't on the screen.
    fn link(&self, shared: Shared) -> Option<(Result<String, LinkTooLong>, &'static str)> {
        Some(match shared {
            Shared::Deal => (deal_link(self.game()?), "link-holds-deal"),
            Shared::Position(taken) if !self.is_end(taken) => {
                (position_link(self.game()?, taken), "link-holds-position")
            }
            Shared::Position(_) | Shared::Match => (match_link(self.game()?), "link-holds-match"),
            Shared::Puzzle => {
                let Screen::Puzzle(puzzle) = &self.screen else { return None };
                (puzzle_link(puzzle.game().pack(), puzzle.id()), "link-holds-puzzle")
            }
            Shared::DailyDeal => {
                let game = Match::new(deal_of(&self.looks.pack, self.today())).ok()?;
                (deal_link(&game), "link-holds-deal")
            }
        })
    }

    /// True if the current match is over after this number of decisions.
    fn is_end(&self, taken: usize) -> bool {
        self.game().is_some_and(|game| game.state().is_over() && taken >= game.steps().len())
    }

    /// Opens a link that was pasted on the title screen or the list of saved matches.
    pub(super) fn take_pasted(&mut self, ctx: &Context) {
        let takes = matches!(self.screen, Screen::Title(_) | Screen::Load(_) | Screen::Puzzles(_));
        if !takes || self.rulebook.is_some() || ctx.text_edit_focused() {
            return;
        }
        let pasted = |event: &Event| match event {
            Event::Paste(text) => Some(text.clone()),
            _ => None,
        };
        let pasted = ctx.input(|i| i.events.iter().find_map(pasted));
        match pasted {
            Some(text) if is_link(&text) => self.open_link(ctx, &text),
            Some(_) => self.notice = Some(self.looks.speech.text("link-none")),
            None => {}
        }
    }
}
