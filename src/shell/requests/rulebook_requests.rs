//! Opens the rulebook in front of the current screen, and resumes the match when the rulebook is closed.

use egui::{Context, Key, Modifiers, Ui};

use crate::screens::has_keys;
use crate::screens::rulebook::{RulebookScreen, RulesSource};
use crate::shell::{Screen, Shell};
use speech::rulebook::RulebookRules;
use table::Match;

impl Shell {
    /// Opens the rulebook when the player presses F1, or a question mark outside text fields.
    pub(in crate::shell) fn open_rules_by_key(&mut self, ctx: &Context) {
        // A dialog must be answered first.
        if self.rulebook.is_some() || ctx.memory(|memory| memory.top_modal_layer().is_some()) {
            return;
        }
        let asked = has_keys(ctx) && ctx.input(|i| i.key_pressed(Key::Questionmark));
        if asked || ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::F1)) {
            self.show_rules(ctx, None);
        }
    }

    /// Opens the rulebook at the rule `about`, or else at the rule for the current decision.
    pub(in crate::shell) fn show_rules(&mut self, ctx: &Context, about: Option<String>) {
        let about = about.or_else(|| self.rule_asked());
        let (whose, rules) = self.rules();
        let mut rulebook = RulebookScreen::new(&self.looks, whose, rules, about.as_deref());
        rulebook.opened = ctx.input(|i| i.time);
        self.rulebook = Some(Box::new(rulebook));
        // Key presses must not reach a text field below the rulebook.
        ctx.memory_mut(egui::Memory::stop_text_input);
        ctx.request_repaint();
    }

    /// Shows the rulebook if it is open. Returns true if it was open. When the player closes it, the match on
    /// the table continues.
    pub(in crate::shell) fn read_rules(&mut self, ui: &mut Ui) -> bool {
        let Some(rulebook) = &mut self.rulebook else { return false };
        if rulebook.ui(ui, &mut self.looks) {
            let waited = ui.input(|i| i.time) - rulebook.opened;
            self.rulebook = None;
            if let Screen::Table(table) = &mut self.screen {
                table.rest(waited);
            }
            ui.ctx().request_repaint();
        }
        true
    }

    /// The rules that the rulebook shows: those of the current match, of the match being set up, or of the
    /// current pack.
    fn rules(&self) -> (RulesSource, RulebookRules) {
        let of = |game: &Match| {
            let (house, societies) = (*game.world().house(), Some(game.world().societies().len()));
            (RulesSource::Match, RulebookRules { house, societies })
        };
        match (self.game(), &self.screen) {
            (Some(game), _) => of(game),
            (None, Screen::Setup(setup)) => (RulesSource::Setup, setup.rulebook_rules()),
            (None, _) => (RulesSource::Pack, RulebookRules::printed(&self.looks.pack)),
        }
    }

    /// The number of the rule for the current decision or screen, if there is one.
    fn rule_asked(&self) -> Option<String> {
        match &self.screen {
            Screen::Table(table) => table.rule_asked(),
            Screen::Setup(_) => Some("10".to_owned()),
            Screen::End(_) => Some("9.1".to_owned()),
            _ => None,
        }
    }
}
