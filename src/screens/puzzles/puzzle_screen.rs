//! The screen of one puzzle. The goal is shown above the table, and each decision is judged before it is
//! carried out.

use egui::{Context, Rect, Ui, UiBuilder};

use super::goal_and_verdict::{self, PuzzleCommand, Said};
use crate::looks::Looks;
use crate::screens::table::TableScreen;
use crate::shell::window_command::{Command, Wish};
use bots::{Effort, Prospect};
use packs::{Answer, Goal};
use rules::{Action, Empire};
use table::{AnalysisThread, Match, PuzzleAttempt, Verdict};

/// The screen of one puzzle.
pub struct PuzzleScreen {
    /// The attempt at the puzzle. It has its own match, which follows the decisions on the table.
    quest: PuzzleAttempt,
    table: TableScreen,
    /// The running analysis, for a puzzle that only a deep search can judge.
    counsel: Option<AnalysisThread>,
    /// The results of the analysis, one for each choice. Empty until the analysis is finished.
    weighed: Vec<Prospect>,
    /// The reply to the player's last answer.
    said: Option<Said>,
    /// True if the player has asked for the solution, so that the puzzle doesn't count as solved.
    shown: bool,
    solved: bool,
}

impl PuzzleScreen {
    /// The screen of a puzzle. `table` must show the puzzle's position.
    pub fn new(ctx: &Context, quest: PuzzleAttempt, mut table: TableScreen) -> Self {
        let waker = ctx.clone();
        let deep = quest.puzzle.goal == Goal::Best;
        let counsel = deep
            .then(|| AnalysisThread::begin(&quest.game, Effort::PROOF, move || waker.request_repaint()))
            .flatten();
        table.set_closed(matches!(quest.puzzle.goal, Goal::Token(..)));
        Self { quest, table, counsel, weighed: Vec::new(), said: None, shown: false, solved: false }
    }

    /// The match on the table.
    pub fn game(&self) -> &Match {
        self.table.game()
    }

    /// The id of the puzzle in its pack.
    pub fn id(&self) -> &str {
        &self.quest.puzzle.id
    }

    /// Advances the table, and takes the results of the analysis once it is finished.
    pub fn advance(&mut self, ctx: &Context, looks: &Looks) {
        self.table.advance(ctx, looks);
        if let Some(prospects) = self.counsel.as_ref().and_then(AnalysisThread::prospects) {
            self.weighed = prospects.to_vec();
            self.counsel = None;
        }
    }

    /// Shows the screen.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        let whole = ui.max_rect();
        let (strip, rest) = whole.split_top_bottom_at_y(whole.top() + goal_and_verdict::STRIP);
        let mut wanted = goal_and_verdict::strip(ui, looks, &self.quest, strip, self.solved || self.shown);
        let mut asked = Vec::new();
        let mut table = ui.new_child(UiBuilder::new().max_rect(rest));
        self.table.ui(&mut table, looks, &mut asked);
        // The end of a puzzle's match doesn't lead to the end screen. Escape first closes the reply to a
        // wrong answer, and then leaves the puzzle.
        let told = matches!(self.said, Some(Said::Wrong(_)));
        commands.extend(asked.into_iter().filter(|command| match command {
            Command::Puzzles(_) => !told,
            command => matches!(command, Command::SetLanguage(_) | Command::Share(_) | Command::Quit),
        }));
        self.take_back();
        if let Some(action) = self.table.take_asked() {
            self.judge(ui.ctx(), looks, action, commands);
        }
        let below = Rect::from_min_max(strip.left_bottom(), whole.right_bottom());
        let open = matches!(self.quest.puzzle.goal, Goal::Token(..)) && !self.solved && !self.shown;
        wanted = goal_and_verdict::above(ui, looks, &self.quest, below, self.said.as_ref(), open).or(wanted);
        match wanted {
            None => {}
            Some(PuzzleCommand::Name(empire)) => self.name(looks, empire, commands),
            Some(PuzzleCommand::Again) => self.said = None,
            Some(PuzzleCommand::Show) => self.show(looks),
            Some(PuzzleCommand::Next) => commands.push(Command::Puzzles(self.next())),
            Some(PuzzleCommand::Leave) => commands.push(Command::Puzzles(Wish::List)),
        }
    }

    /// Judges a decision of the player, and carries it out if it is right.
    fn judge(&mut self, ctx: &Context, looks: &Looks, action: Action, commands: &mut Vec<Command>) {
        let why = looks.speech.puzzle_best(&self.quest, &self.weighed, action);
        match self.quest.judge(action, &self.weighed) {
            Verdict::Wrong(short) => {
                self.said = Some(Said::Wrong(looks.speech.puzzle_wrong(&self.quest, action, short)));
            }
            Verdict::Right | Verdict::Solved if self.quest.game.play(action).is_err() => {}
            Verdict::Right => {
                self.table.carry_on(ctx, action);
                self.said = Some(Said::Right(looks.speech.text("puzzle-right")));
            }
            Verdict::Solved => {
                self.table.carry_on(ctx, action);
                self.solve(looks, why, commands);
            }
        }
        ctx.request_repaint();
    }

    /// Judges the empire that the player has named.
    fn name(&mut self, looks: &Looks, empire: Empire, commands: &mut Vec<Command>) {
        if self.quest.answer_empire(empire) == Verdict::Solved {
            self.solve(looks, None, commands);
        } else {
            self.said = Some(Said::Wrong(looks.speech.puzzle_other_token(&self.quest, empire)));
        }
    }

    fn solve(&mut self, looks: &Looks, why: Option<String>, commands: &mut Vec<Command>) {
        self.solved = true;
        self.table.set_closed(true);
        self.said = Some(Said::Solved(
            self.with_reasons(
                looks,
                [Some(looks.speech.text("puzzle-solved")), why]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join("\n"),
            ),
        ));
        if !self.shown {
            commands.push(Command::Puzzles(Wish::Solved(self.quest.puzzle.id.clone())));
        }
    }

    /// Shows the solution, which ends the puzzle.
    fn show(&mut self, looks: &Looks) {
        let answer = match self.quest.puzzle.answer {
            Answer::Empire(empire) => looks.speech.empire(empire),
            Answer::Decision(_) => {
                let lines = looks.speech.puzzle_answer(&self.quest);
                let one = lines.len() == 1;
                let numbered = (1..).zip(lines);
                let numbered = numbered.map(|(n, line)| if one { line } else { format!("{n}. {line}") });
                let lines: Vec<String> = numbered.collect();
                if lines.len() > 1 { format!("\n{}", lines.join("\n")) } else { lines.concat() }
            }
        };
        self.shown = true;
        let shown = looks.speech.say("puzzle-shown", &[("answer", answer.into())]);
        self.said = Some(Said::Shown(self.with_reasons(looks, shown)));
    }

    /// A reply with the puzzle's explanations below it.
    fn with_reasons(&self, looks: &Looks, said: String) -> String {
        let reasons = looks.speech.puzzle_reasons(&self.quest);
        std::iter::once(said).chain(reasons).collect::<Vec<_>>().join("\n")
    }

    /// Undoes in the puzzle's match the decisions that were undone on the table.
    fn take_back(&mut self) {
        while self.quest.game.steps().len() > self.table.game().steps().len() {
            self.said = None;
            if self.quest.game.take_back().is_err() {
                return;
            }
        }
    }

    /// The command that opens the next puzzle, or the list after the last puzzle.
    fn next(&self) -> Wish {
        let puzzles = &self.quest.game.pack().puzzles;
        let own = puzzles.iter().position(|puzzle| puzzle.id == self.quest.puzzle.id);
        let next = own.and_then(|own| puzzles.get(own + 1));
        next.map_or(Wish::List, |puzzle| Wish::Open(puzzle.id.clone()))
    }
}
