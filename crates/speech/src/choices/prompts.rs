//! Prompts, which say what the deciding society has to decide.

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use rules::{Action, Payment, Phase, Slot, Society, Task, View};
use table::{Match, UndoError, people};

impl Speech {
    /// The prompt for the deciding society, in one sentence and from what the society knows. It names the society unless
    /// that is the only person in the match.
    pub fn ask(&self, game: &Match, view: &View) -> String {
        let Some(mover) = view.mover() else { return self.text("ask-over") };
        let question = self.question(game, view, mover);
        let society = self.society(game.setup(), mover);
        let is_only_person = people(&game.setup().seats).eq([mover.index()]);
        if is_only_person || question.is_empty() || question.contains(&society) {
            return question;
        }
        self.say("ask-person", &[text("society", society), text("question", question)])
    }

    /// The question for the deciding society. Languages of earlier versions name the society in it.
    fn question(&self, game: &Match, view: &View, mover: Society) -> String {
        let world = game.world();
        let society = text("society", self.society(game.setup(), mover));
        if world.automaton(mover).is_some() {
            return self.say("ask-follow", &[society]);
        }
        match view.phase() {
            Phase::Lay => {
                let laid = view.tokens(mover).iter().count();
                let slot = Slot::new(laid).map_or("", |s| self.words().slot(s));
                self.say("ask-lay", &[society, text("slot", slot)])
            }
            Phase::Retrieve => self.say("ask-retrieve", &[society]),
            Phase::Deploy => self.say("ask-deploy", &[society, number("n", view.agents_to_place(world))]),
            Phase::Turns => self.ask_turn(game, view),
            Phase::Cleanup => {
                let limit = world.house().hand_limit;
                let over = view.hand().cards().saturating_sub(limit);
                self.say("ask-discard", &[society, number("limit", limit), number("n", over)])
            }
            Phase::Loyalty | Phase::FinalWhisper => self.say("ask-loyalty", &[society]),
            Phase::Over => self.text("ask-over"),
        }
    }

    fn ask_turn(&self, game: &Match, view: &View) -> String {
        let (Some(mover), Some(position)) = (view.mover(), view.acting()) else { return String::new() };
        let (world, society) = (game.world(), text("society", self.society(game.setup(), mover)));
        let empire = text("empire", self.empire(position.empire()));
        let at = text("seat", self.position(position));
        let Some(task) = view.stack().top() else { return self.say("ask-before", &[society, at]) };
        match *task {
            Task::Before => {
                let legal = game.legal();
                let can = |of: fn(&Action) -> bool| legal.iter().any(of);
                let acts = can(|a| matches!(a, Action::Act(_)));
                let plays = can(|a| matches!(a, Action::Play { .. }));
                let key = match (acts, plays) {
                    (false, _) => "ask-before-none",
                    (true, true) => "ask-before",
                    (true, false) => "ask-before-plain",
                };
                self.say(key, &[society, at])
            }
            Task::Line => self.say("ask-line", &[society, at]),
            Task::Swap => self.say("ask-swap", &[society]),
            Task::Declare { .. } => self.say("ask-declare", &[society, empire]),
            Task::Muster { to, attackers, .. } => self
                .say("ask-muster", &[society, empire, text("to", self.region(to)), number("n", attackers)]),
            Task::Aftermath { at: region, .. } => {
                self.say("ask-aftermath", &[society, text("region", self.region(region))])
            }
            Task::After => self.say("ask-after", &[society, at]),
            Task::Object(id) => {
                let ability = self.words().ability(id.index()).name.clone();
                let legal = game.legal();
                let can = |of: fn(&Action) -> bool| legal.iter().any(of);
                let key = match () {
                    () if can(|a| matches!(a, Action::ChooseMove { .. })) => "ask-move",
                    () if can(|a| matches!(a, Action::ChoosePosition(_))) => "ask-position",
                    () => "ask-object",
                };
                self.say(key, &[society, text("ability", ability)])
            }
            Task::Place { left, .. } => self.say("ask-place", &[society, number("n", left), empire]),
            Task::Spread { left } => self.say("ask-spread", &[society, number("n", left)]),
            Task::Strike { center, left, .. } => {
                self.say("ask-strike", &[society, number("n", left), text("region", self.region(center))])
            }
            Task::Rearrange { empire: of, .. } => {
                self.say("ask-rearrange", &[society, text("empire", self.empire(of))])
            }
            Task::Scatter { empire: of, from, left } => {
                let region = text("region", self.region(from));
                self.say(
                    "ask-scatter",
                    &[society, text("empire", self.empire(of)), region, number("n", left)],
                )
            }
            Task::Halves(card) => self.say("ask-half", &[society, text("event", self.card(card))]),
            Task::Incident { card, half } => {
                let does = text("text", self.event_text(world, card, half));
                self.say("ask-incident", &[society, text("event", self.card(card)), does])
            }
            Task::Reseat { card, plan, .. } => {
                let mut council = world.positions().in_council(card.deck());
                let agent =
                    council.find(|s| view.occupant(*s).is_some() && plan.target(s.office()).is_none());
                let from = text("seat", agent.map(|s| self.position(s)).unwrap_or_default());
                self.say("ask-reseat", &[society, text("event", self.card(card)), from])
            }
            Task::Offering { arms, .. } => {
                let rival = view.steers().map(|s| self.society(game.setup(), s)).unwrap_or_default();
                self.say(if arms { "ask-arms" } else { "ask-control" }, &[society, text("other", rival), at])
            }
            Task::Answer { card, by } => {
                let args =
                    [society, text("other", self.society(game.setup(), by)), text("offer", self.card(card))];
                self.say("ask-answer", &args)
            }
            Task::Pay { payment, .. } => match payment {
                Payment::Recall => self.say("ask-recall", &[society]),
                Payment::Draw(n) => self.say("ask-draw", &[society, number("left", n)]),
                Payment::Reinforce(n) => self.say("ask-reinforce", &[society, number("n", n)]),
                Payment::Reveal => self.say("ask-reveal", &[society]),
                Payment::Trade => self.say("ask-trade", &[society]),
            },
            Task::TradeFor { own, .. } => {
                self.say("ask-trade-for", &[society, text("seat", self.position(own))])
            }
            // No society has to decide about these tasks.
            Task::Draw { .. } | Task::Restart(_) | Task::Sealed { .. } => String::new(),
        }
    }

    /// The sentence that says why the last decision cannot be undone.
    pub fn undo_refused(&self, why: UndoError) -> String {
        self.text(match why {
            UndoError::Nothing => "undo-nothing",
            UndoError::RivalMoved => "undo-rival",
            UndoError::OtherPerson => "undo-person",
            UndoError::Drawn => "undo-drawn",
            UndoError::Over => "undo-over",
        })
    }
}
