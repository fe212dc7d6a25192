//! The worker's side: carries out jobs.

use std::sync::Arc;

use super::job::{Job, Reply, Task};
use super::wire::{actions_to_wire, prospects_to_wire};
use crate::bots::bot_question::Question;
use crate::bots::bot_thinking_thread::Bots;
use crate::help::decision_analysis::DecisionAnalysis;
use crate::matches::match_in_play::Match;
use crate::review::background_review::{deepen_in_steps, review_in_steps};
use crate::review::review_file::{review_from_json, to_json};
use crate::saving::load_match::load_text_with_kept_rules;
use bots::{Effort, Weights};
use external_bots::Programs;
use packs::{Library, Pack};
use rules::Society;

/// Carries out jobs one after another. It keeps packs, bots and the last analysis between jobs.
#[derive(Default)]
pub struct RemoteWorker {
    packs: Vec<Arc<Pack>>,
    /// The bots, and the header and the weights of the match that they play.
    bots: Bots,
    bots_for: (String, Option<String>),
    /// The last analysis, with the record and the effort that it belongs to.
    analysis: Option<(String, Effort, DecisionAnalysis)>,
}

impl RemoteWorker {
    /// Carries out a job, and hands over each of its replies. A job that makes no sense has none.
    pub fn run(&mut self, job: &Job, reply: &mut (dyn FnMut(Reply) + Send)) {
        // Without a match there is nothing to reply.
        let _ = self.try_run(job, reply);
    }

    fn try_run(&mut self, job: &Job, reply: &mut (dyn FnMut(Reply) + Send)) -> Option<()> {
        let game = self.game(job)?;
        let world = Arc::clone(game.world());
        match &job.task {
            Task::Decide { patient } => {
                let question = Question::due(&game, &Programs::default())?.with_patience(*patient);
                let (action, _) = self.bots(job, &game).answer(question, &|| true)?;
                reply(Reply::Decided(game.world().notation(action)));
            }
            Task::Prepare { patient, choices } => {
                for choice in choices {
                    let Ok(action) = game.world().parse_action(choice) else { continue };
                    let Some(question) = Question::after(&game, action) else { continue };
                    let question = question.with_patience(*patient);
                    let Some((decision, _)) = self.bots(job, &game).answer(question, &|| true) else {
                        continue;
                    };
                    let decision = game.world().notation(decision);
                    reply(Reply::Prepared { choice: choice.clone(), decision });
                }
            }
            Task::Analyse(effort) => {
                let analysis = self.analysis(job, &game, (*effort).into())?;
                let all = analysis.hinted();
                reply(Reply::Prospects(prospects_to_wire(game.world(), &all)));
                let leads = analysis.continuations(&all);
                reply(Reply::Continuations(actions_to_wire(game.world(), &leads)));
            }
            Task::Assess(effort, choice) => {
                let action = game.world().parse_action(choice).ok()?;
                let all = self.analysis(job, &game, (*effort).into())?.prospects_with(action);
                reply(Reply::Assessed(choice.clone(), prospects_to_wire(game.world(), &all)));
            }
            Task::Review(effort) => review_in_steps(&game, (*effort).into(), &mut |done, review| {
                reply(match review {
                    Some(review) => Reply::Review(to_json(&world, &review)),
                    None => Reply::Progress(done),
                });
            }),
            Task::Deepen { review, society, effort } => {
                let review = review_from_json(game.world(), review)?;
                let society = Society::new(*society)?;
                deepen_in_steps(&game, review, society, (*effort).into(), &mut |done, review| {
                    reply(Reply::Progress(done));
                    reply(Reply::Review(to_json(&world, review)));
                });
            }
        }
        Some(())
    }

    /// The match of a job.
    fn game(&mut self, job: &Job) -> Option<Match> {
        let id = record::Record::parse("match", &job.record).ok()?.header.pack;
        if let Some(files) = Library::default().find(&id)
            && !self.packs.iter().any(|pack| pack.id == id)
        {
            self.packs.push(Arc::new(Pack::load(&files).ok()?));
        }
        let game = load_text_with_kept_rules("match", &job.record, &self.packs).ok()?.game;
        let Some(weights) = &job.weights else { return Some(game) };
        let weights = Weights::parse(weights).ok()?;
        let pack = Arc::new(game.pack().with_weights(Arc::new(weights)));
        Some(load_text_with_kept_rules("match", &job.record, &[pack]).ok()?.game)
    }

    /// The bots of the job's match.
    fn bots(&mut self, job: &Job, game: &Match) -> &mut Bots {
        let header = game.setup().header(game.world(), game.deal(), String::new()).text();
        let bots_for = (header, job.weights.clone());
        if self.bots_for != bots_for {
            self.bots = Bots::default();
            self.bots_for = bots_for;
        }
        &mut self.bots
    }

    /// The analysis of the decision that is due.
    fn analysis(&mut self, job: &Job, game: &Match, effort: Effort) -> Option<&DecisionAnalysis> {
        let is_known =
            self.analysis.as_ref().is_some_and(|(record, of, _)| *record == job.record && *of == effort);
        if !is_known {
            self.analysis = None;
            let analysis = DecisionAnalysis::begin(game, effort)?;
            self.analysis = Some((job.record.clone(), effort, analysis));
        }
        self.analysis.as_ref().map(|(_, _, analysis)| analysis)
    }
}
