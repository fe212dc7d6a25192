//! `score` prints the score as if the match ended now, as far as it is known; `review` reviews the match.

use std::io::{self, BufRead, Write};

use super::Table;
use super::typing::command_help::cut;
use crate::review::review_budget::ReviewBudget;
use record::Help;
use rules::{Society, View};
use speech::review_document;
use table::review;

impl<R: BufRead, W: Write> Table<'_, R, W> {
    /// Prints a person's own tokens once, before the first decision.
    pub(super) fn tell_own(&mut self, society: Society) -> io::Result<()> {
        if self.told_own.contains(&society) {
            return Ok(());
        }
        self.told_own.push(society);
        let view = self.game.view(society);
        let name = self.speech.society(self.game.setup(), society);
        let slots = self.slots_line(&view, society);
        writeln!(self.out, "{}", self.line("text-own", &[("society", &name), ("slots", &slots)]))
    }

    /// Prints the score: everybody's after the end, and before it only what the viewer knows.
    pub(super) fn show_score(&mut self, view: &View) -> io::Result<()> {
        if self.game.state().is_over() {
            return self.show_end();
        }
        let world = self.game.world().clone();
        for society in world.societies() {
            let scores: Vec<_> = view.known_scores(&world, society).collect();
            let store = view.store_points(&world, society);
            let points: i32 = scores.iter().map(|score| score.points()).sum::<i32>() + store;
            let own = society == view.viewer();
            let known = own || world.automaton(society).is_some();
            let key = match (known, scores.is_empty()) {
                (true, _) => "score-society",
                (false, true) => "text-score-hidden",
                (false, false) => "text-score-known",
            };
            let name = self.speech.society(self.game.setup(), society);
            let args = [("society", name.into()), ("n", i64::from(points).into())];
            writeln!(self.out, "{}", self.speech.say(key, &args))?;
            for score in &scores {
                writeln!(self.out, "  {}", self.speech.slot_score(score))?;
            }
            if let Some(store) = self.speech.store(&world, society, view.cards_held(&world, society)) {
                writeln!(self.out, "  {store}")?;
            }
        }
        let brought = world.empires().map(|empire| {
            let n = view.points(&world, empire);
            let args = [("empire", self.speech.empire(empire).into()), ("n", i64::from(n).into())];
            self.speech.say("text-score-empire", &args)
        });
        let brought = brought.collect::<Vec<_>>().join(", ");
        let key = if world.scores_as_printed() { "text-score-cities" } else { "text-score-points" };
        writeln!(self.out, "{}", self.line(key, &[("list", &brought)]))?;
        if let Some(scores) = self.speech.what_scores() {
            writeln!(self.out, "{}", self.line("text-scores", &[("list", &scores)]))?;
        }
        if let Some(nears) = self.speech.end_nears(&world, view) {
            writeln!(self.out, "{nears}")?;
        }
        Ok(())
    }

    /// Reviews the match so far with the viewer's knowledge.
    pub(super) fn tell_review(&mut self, how: &str) -> io::Result<()> {
        let usual = ReviewBudget::Help(self.help_level);
        let budget = if how.is_empty() { Some(usual) } else { ReviewBudget::from_id(how) };
        let Some(budget) = budget else {
            let known = ReviewBudget::ALL.map(ReviewBudget::id).join(", ");
            let said = self.line("text-review-how", &[("given", &cut(how)), ("known", &known)]);
            return writeln!(self.out, "{said}");
        };
        let Some(viewer) = self.viewer() else { return Ok(()) };
        if !self.game.may_help() {
            return writeln!(self.out, "{}", self.speech.text("text-no-help"));
        }
        if self.game.steps().is_empty() {
            return writeln!(self.out, "{}", self.speech.text("text-review-nothing"));
        }
        writeln!(self.out, "{}", self.speech.text("text-review-thinks"))?;
        self.out.flush()?;
        self.game.note_help(viewer, Help::Review);
        let found = review(&self.game, budget.effort(), &|| {});
        write!(self.out, "{}", review_document(&self.speech, &self.game, &found, viewer))
    }
}
