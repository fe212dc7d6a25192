//! The choice between rivals at the table and solo play against automata (section 13).

use egui::Ui;

use super::match_draft::Draft;
use crate::looks::Looks;
use crate::screens::page_parts::{choices, faint};
use crate::settings::last_setup::Rival;
use rules::MOST_AUTOMATA;

impl Draft {
    /// True if the draft is for solo play against automata.
    pub fn is_alone(&self) -> bool {
        self.table.rivals.iter().any(Rival::is_automaton)
    }

    /// Shows the choice between rivals and automata. If the pack doesn't allow automata, says so.
    pub(super) fn against(&mut self, ui: &mut Ui, looks: &Looks) {
        let mut alone = self.is_alone();
        let options = [(false, "setup-against-rivals"), (true, "setup-against-automata")]
            .map(|(alone, key)| (alone, looks.speech.text(key)));
        let group = looks.speech.text("setup-against");
        ui.add_enabled_ui(self.automata, |ui| choices(ui, looks, &group, &mut alone, options));
        if !self.automata {
            faint(ui, looks, &looks.speech.text("rule-13-none"));
        }
        if alone != self.is_alone() {
            self.play_alone(alone);
        }
    }

    /// Switches between automata and other rivals. The rivals selected before in that mode return.
    fn play_alone(&mut self, alone: bool) {
        let none = vec![if alone { Rival::automaton() } else { Rival::default() }; self.usual(alone)];
        let others = std::mem::take(&mut self.others);
        let next = if others.is_empty() { none } else { others };
        self.others = std::mem::replace(&mut self.table.rivals, next);
        // Only bots can be chosen by the wished win share.
        self.table.fit = None;
        let rivals = self.table.rivals.len();
        self.first = self.first.filter(|first| *first <= rivals);
    }

    /// Sets the number of rivals. In solo play, added rivals are automata too.
    pub(super) fn seat_rivals(&mut self, count: usize) {
        let alone = self.is_alone();
        let count = if alone { count.min(MOST_AUTOMATA) } else { count };
        let more = if alone { self.table.rivals.first().cloned() } else { None };
        self.table.rivals.resize(count, more.unwrap_or_default());
        self.first = self.first.filter(|first| *first <= count);
    }

    /// The default number of rivals, either in solo play against automata or against others.
    fn usual(&self, alone: bool) -> usize {
        let (least, most) = self.pack.rules.raw.societies;
        if alone { least.saturating_sub(1).max(1) } else { most.saturating_sub(1) }
    }
}
