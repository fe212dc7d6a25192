//! The screen that sets up a match: first the presets, and behind them the pack, the seats and the house rules.

mod fitting_rivals;
mod house_rules;
mod last_choices;
mod match_draft;
mod match_preset;
mod pack_choice;
mod preset_page;
mod presets;
mod rival_row;
mod rivals_or_automata;
mod seat_emblem_and_name;
mod seats;
mod shared_deal;
mod wished_win_share;

use std::sync::Arc;

use egui::{Align, Label, Layout, Rect, RichText, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::theme::space;
use crate::screens::page_parts::{Page, card, default_button, escape, plain_button};
use crate::settings::last_setup::LastSetup;
use crate::shell::window_command::{Back, Command};
use external_bots::Programs;
use history::History;
use packs::Pack;
use speech::rulebook::RulebookRules;
use table::Setup;

use match_draft::Draft;
use match_preset::{MatchPreset, OneClickMatch};

/// The maximum width and height of the page, in points.
const MOST: Vec2 = Vec2::new(1480.0, f32::INFINITY);

/// The screen that sets up a match.
pub struct SetupScreen {
    draft: Draft,
    /// The choices of the last match.
    last: LastSetup,
    /// The available external bots.
    programs: Programs,
    /// The matches that start with one click, apart from the deal of the day.
    matches: Vec<OneClickMatch>,
    /// True if the page with all choices is shown, false for the page with the presets.
    customises: bool,
}

/// A first match for a newcomer: short, against two novices. The error says why the pack does not allow it.
pub fn first_match(pack: &Arc<Pack>, last: &LastSetup) -> Result<Setup, String> {
    MatchPreset::First.setup(pack, last)
}

impl SetupScreen {
    /// The screen with the choices of the last match. The first time, it has the pack's own rules and novices
    /// as rivals. `programs` are the available external bots.
    pub fn new(pack: &Arc<Pack>, last: &LastSetup, programs: &Programs) -> Self {
        let mut screen = Self {
            draft: Draft::recall(pack, last, programs),
            last: last.clone(),
            programs: programs.clone(),
            matches: Vec::new(),
            customises: false,
        };
        screen.renew_matches();
        screen
    }

    /// Makes the matches that start with one click, after a change of what they depend on.
    fn renew_matches(&mut self) {
        let again = self.last_match();
        let again = again.map(|setup| OneClickMatch { preset: None, setup });
        self.matches = again.into_iter().chain(MatchPreset::matches(&self.draft.pack, &self.last)).collect();
    }

    /// The screen at the page with all choices.
    #[must_use]
    pub fn customising(self) -> Self {
        Self { customises: true, ..self }
    }

    /// A match with the choices of the last one, and rivals that fit the player's strength today if that was wished;
    /// `None` if there was none with this pack, or it is no longer possible.
    fn last_match(&self) -> Option<Setup> {
        if !self.last.has_begun(&self.draft.pack.id) {
            return None;
        }
        let mut draft = Draft::recall(&self.draft.pack, &self.last, &self.programs);
        draft.history.clone_from(&self.draft.history);
        draft.seat_fitting();
        draft.setup().ok()
    }

    /// True if the page with all choices is shown.
    pub fn customises(&self) -> bool {
        self.customises
    }

    /// Fills in the choices of a shared deal. Returns false if the screen cannot show them, such as other seats than the
    /// first for the player.
    pub fn set_deal(&mut self, deal: &Setup) -> bool {
        self.draft.set_deal(deal)
    }

    /// Stores the choices as defaults for the next match.
    pub fn remember(&self, last: &mut LastSetup) {
        match self.customises {
            true => self.draft.remember(last),
            false => last.clone_from(&self.last),
        }
    }

    /// The pack selected for the match.
    pub fn pack(&self) -> &Arc<Pack> {
        &self.draft.pack
    }

    /// Sets the history of all matches, once it has been read.
    pub fn set_history(&mut self, history: Option<&Arc<History>>) {
        let is_known = match (&self.draft.history, history) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        };
        if !is_known {
            self.draft.history = history.cloned();
            self.renew_matches();
        }
    }

    /// The rules of the match being set up, for the rulebook.
    pub fn rulebook_rules(&self) -> RulebookRules {
        RulebookRules { house: self.draft.house, societies: Some(self.draft.table.rivals.len() + 1) }
    }

    /// Replaces the pack by its current version, which must have the same rules.
    pub fn renew(&mut self, pack: &Arc<Pack>) {
        self.draft.pack = Arc::clone(pack);
        self.renew_matches();
    }

    /// Shows the screen. `packs` are the packs to choose from.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, packs: &[Arc<Pack>], commands: &mut Vec<Command>) {
        if !self.customises {
            self.customises = preset_page::show(ui, looks, &self.matches, packs, commands);
            return;
        }
        let page = Page::new(ui, &looks.speech.text("setup-heading"), looks, MOST);
        let [left, middle, right] = columns(page.body);
        let mut part = card(ui, looks, left, &looks.speech.text("setup-pack"));
        pack_choice::show(&mut part, looks, packs, commands);
        let mut part = card(ui, looks, middle, &looks.speech.text("setup-table"));
        self.draft.seats(&mut part, looks);
        let mut part = card(ui, looks, right, &looks.speech.text("setup-house"));
        if let Some(number) = self.draft.rules(&mut part, looks) {
            commands.push(Command::ShowRules(Some(number)));
        }
        self.foot(&mut page.foot(ui), looks, commands);
    }

    fn foot(&mut self, ui: &mut Ui, looks: &Looks, commands: &mut Vec<Command>) {
        let setup = self.draft.setup();
        let trouble = setup.as_ref().err().cloned();
        if default_button(ui, looks, &looks.speech.text("setup-begin"), setup.is_ok())
            && let Ok(setup) = setup
        {
            commands.push(Command::Begin(Box::new(setup)));
        }
        ui.add_space(space::TIGHT);
        if plain_button(ui, &looks.speech.text("window-back")).clicked() || escape(ui.ctx()) {
            self.draft.remember(&mut self.last);
            self.renew_matches();
            self.customises = false;
        }
        ui.add_space(space::TIGHT);
        if plain_button(ui, &looks.speech.text("setup-packs")).clicked() {
            commands.push(Command::ShowPacks(Back::Setup));
        }
        ui.add_space(space::TIGHT);
        let reset = plain_button(ui, &looks.speech.text("setup-reset"));
        let fresh = Draft::new(&self.draft.pack);
        let novices = ("n", (fresh.table.rivals.len() as i64).into());
        if reset.on_hover_text(looks.speech.say("setup-reset-about", &[novices])).clicked() {
            let history = self.draft.history.take();
            let programs = std::mem::take(&mut self.draft.programs);
            self.draft = Draft { history, programs, ..fresh };
        }
        ui.add_space(space::WIDE);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let plain = ui.checkbox(&mut self.draft.table.plain, looks.speech.text("setup-plain"));
            plain.on_hover_text(looks.speech.text("setup-plain-about"));
            if let Some(why) = trouble {
                let said = if why == "seed" { looks.speech.text("setup-bad-seed") } else { why };
                ui.add(Label::new(RichText::new(said).color(looks.theme.wrong)).truncate());
            }
        });
    }
}

/// Divides the page into three columns, for the pack, the seats and the house rules.
fn columns(body: Rect) -> [Rect; 3] {
    let gap = space::NORMAL + space::TIGHT;
    let first = (body.width() * 0.23).clamp(228.0, 340.0);
    let second = (body.width() * 0.33).clamp(340.0, 470.0);
    let (left, rest) = body.split_left_right_at_x(body.left() + first);
    let rest = rest.with_min_x(rest.left() + gap);
    let (middle, right) = rest.split_left_right_at_x(rest.left() + second);
    [left, middle, right.with_min_x(right.left() + gap)]
}
