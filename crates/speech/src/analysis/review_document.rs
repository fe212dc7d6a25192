//! A review as a Markdown document.

use std::fmt::{Error, Write};

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use rules::Society;
use table::{
    Cause, HiddenTokenBelief, Match, Review, SkillAndLuck, blind_spot, own_secret, secrets, turning_points,
};

/// The maximum number of turning points to list: own ones, and others.
const MOST_POINTS: usize = 8;

/// A review for one society as Markdown. If the match is not over, it holds only what the society may know.
pub fn review_document(speech: &Speech, game: &Match, review: &Review, society: Society) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = Document { speech, game, review, society, out: &mut out }.write();
    out
}

struct Document<'a> {
    speech: &'a Speech,
    game: &'a Match,
    review: &'a Review,
    society: Society,
    out: &'a mut String,
}

impl Document<'_> {
    fn write(&mut self) -> Result<(), Error> {
        let Self { speech, game, review, society, .. } = *self;
        let name = speech.society(game.setup(), society);
        writeln!(self.out, "# {}\n", speech.say("review-title", &[text("society", name)]))?;
        writeln!(self.out, "*{}.* {}\n", speech.words().name, speech.review_result(game, society))?;
        if let Some(help) = speech.help_note(game) {
            writeln!(self.out, "{help}\n")?;
        }
        if let Some(rate) = speech.review_rate(review, society) {
            writeln!(self.out, "{rate}\n")?;
        }
        writeln!(self.out, "{}\n", speech.mark_thresholds())?;
        if game.state().is_over() {
            self.account()?;
        }
        self.turning_points()?;
        self.decisions()?;
        self.secrets()?;
        if let Some(level) = speech.review_level(review) {
            writeln!(self.out, "{level}\n")?;
        }
        let args = [
            number("looks", review.effort.looks),
            number("nodes", i64::try_from(review.effort.nodes).unwrap_or(i64::MAX)),
        ];
        writeln!(self.out, "{}", speech.say("review-effort", &args))
    }

    fn heading(&mut self, key: &str) -> Result<(), Error> {
        writeln!(self.out, "## {}\n", self.speech.text(key))
    }

    fn account(&mut self) -> Result<(), Error> {
        let Self { speech, game, review, society, .. } = *self;
        let account = SkillAndLuck::new(game.world(), review, society);
        self.heading("review-account")?;
        for about in ["review-account-about", "review-best-about", "review-own-about"] {
            writeln!(self.out, "{}\n", speech.text(about))?;
        }
        writeln!(self.out, "| | % |\n|---|---:|")?;
        let rows = speech.account_rows(&account);
        let last = rows.len() - 1;
        for (at, (label, share)) in rows.iter().enumerate() {
            let said = if at == 0 || at == last {
                speech.win_per_cent(*share)
            } else {
                speech.change_per_cent(*share)
            };
            writeln!(self.out, "| {label} | {said} |")?;
        }
        let heads = ["review-part", "review-best", "review-own", "review-chance", "review-rivals"];
        let heads = heads.map(|key| speech.text(key));
        writeln!(self.out, "\n| {} |\n|---|---:|---:|---:|---:|", heads.join(" | "))?;
        for (part, shares) in &account.parts {
            let numbers = [shares.best, shares.own, shares.chance, shares.rivals];
            let numbers = numbers.map(|share| speech.change_per_cent(share)).join(" | ");
            writeln!(self.out, "| {} | {numbers} |", speech.part(*part))?;
        }
        writeln!(self.out)
    }

    fn turning_points(&mut self) -> Result<(), Error> {
        let Self { speech, game, review, society, .. } = *self;
        self.heading("review-turning")?;
        let over = game.state().is_over();
        let points = turning_points(review, society);
        let (own, others): (Vec<_>, Vec<_>) = points.iter().partition(|point| point.is_own());
        // Until the match is over, only the society's own decisions are listed, since the others would need
        // full information.
        let others = others.iter().filter(|_| over).take(MOST_POINTS);
        let mut told = 0;
        for point in own.iter().take(MOST_POINTS).chain(others) {
            told += 1;
            writeln!(self.out, "{told}. {}", speech.turning_point(game, review, point))?;
            let because = match point.cause {
                Cause::Own(_) => speech.assessment_reasons(game, review, point.number),
                Cause::Rival => speech.rival_because(game, review, point.number),
                Cause::Chance => Vec::new(),
            };
            because.iter().try_for_each(|said| writeln!(self.out, "   {said}"))?;
        }
        if told == 0 {
            writeln!(self.out, "{}", speech.text("review-none"))?;
        }
        writeln!(self.out)
    }

    /// Writes the table of those decisions in which the society had a choice.
    fn decisions(&mut self) -> Result<(), Error> {
        let Self { speech, game, review, society, .. } = *self;
        if review.assessments(society).next().is_none() {
            return Ok(());
        }
        self.heading("review-all")?;
        let [number, round, choice] = ["review-number", "review-round", "review-choice"];
        let [win, points, word, better] = ["review-win", "review-points", "review-word", "review-better"];
        let heads = [number, round, choice, win, points, word, better].map(|key| speech.text(key));
        writeln!(self.out, "| {} |\n|---:|---:|---|---:|---:|---|---|", heads.join(" | "))?;
        for (number, judged) in review.assessments(society) {
            let round = game.step(number).map_or(1, |step| step.before.current_round());
            let better = speech.better(game, review, number).unwrap_or_default();
            let cells = [
                number.to_string(),
                round.to_string(),
                speech.taken_at(game, review, number),
                speech.with_per_cent(speech.win_per_cent(judged.taken.win)),
                speech.tenths(judged.taken.points),
                speech.assessment_in_short(review, number),
                better,
            ];
            let cells = cells.map(|cell| cell.replace('|', "\\|"));
            writeln!(self.out, "| {} |", cells.join(" | "))?;
        }
        writeln!(self.out)
    }

    fn secrets(&mut self) -> Result<(), Error> {
        if !self.game.state().is_over() {
            return Ok(());
        }
        let speech = self.speech;
        self.heading("review-secrets")?;
        let rivals = secrets(self.game, self.society);
        if let Some(unseen) = blind_spot(self.game, self.review, self.society, &rivals) {
            writeln!(self.out, "{}\n", speech.blind_spot(self.game, &unseen))?;
        }
        for secret in rivals {
            let heading = speech.say("review-believed-of", &[text("society", self.name_of(secret.society))]);
            self.secret(&heading, &secret)?;
        }
        match own_secret(self.game, self.society) {
            Some(secret) => {
                let heading = speech.say("review-exposed", &[text("society", self.name_of(secret.society))]);
                self.secret(&heading, &secret)
            }
            None => Ok(()),
        }
    }

    fn name_of(&self, society: Society) -> String {
        self.speech.society(self.game.setup(), society)
    }

    /// Writes what an observer could know about a society's tokens, one line for each slot.
    fn secret(&mut self, heading: &str, secret: &HiddenTokenBelief) -> Result<(), Error> {
        let Self { speech, game, .. } = *self;
        writeln!(self.out, "{}\n", speech.say("review-secrets-of", &[text("heading", heading)]))?;
        for row in speech.secret_rows(game, secret) {
            writeln!(self.out, "- {row}")?;
        }
        let told = secret.telling.iter().filter_map(|telling| speech.clue(game, self.society, telling));
        let told: Vec<String> = told.collect();
        if !told.is_empty() {
            writeln!(self.out, "\n{}\n", speech.text("review-telling-moves"))?;
        }
        told.iter().try_for_each(|said| writeln!(self.out, "- {said}"))?;
        writeln!(self.out)
    }
}
