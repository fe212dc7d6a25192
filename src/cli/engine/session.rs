//! A match as the protocol runs it: every seat is the driver's.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use serde_json::{Value, json};

use super::answers::{self, chance_needed};
use super::command::{Command, NewMatch};
use crate::ai::{Bot, Level};
use crate::cli::opening::{OpenOptions, open_pack};
use crate::content::Pack;
use crate::rules::{BySociety, Misfit, Outcome, Society, Tokens};
use crate::table::speech::Speech;
use crate::table::{Match, load};

/// What has been set up so far.
pub(super) struct Session {
    pack: Option<PathBuf>,
    open: Option<Open>,
}

struct Open {
    game: Match,
    speech: Speech,
    manual: bool,
    /// With manual chance: an action that waits for what it draws, and what has been named for it.
    waiting: Option<(String, Vec<Outcome>)>,
}

type Answer = Result<Value, String>;

impl Session {
    /// Nothing is set up; `pack` is what `new` plays when it names none.
    pub fn new(pack: Option<PathBuf>) -> Self {
        Self { pack, open: None }
    }

    /// Carries a command out.
    pub fn obey(&mut self, command: Command) -> Answer {
        match command {
            Command::New(new) => self.begin(&new),
            Command::Load(path) => self.load(&path),
            Command::Quit => Ok(json!({ "ok": true })),
            other => {
                let open = self.open.as_mut().ok_or("no match is set up: begin with \"new\" or \"load\"")?;
                open.obey(other)
            }
        }
    }

    fn begin(&mut self, new: &NewMatch) -> Answer {
        let seats = new.seats.or(new.loyalty.as_ref().map(Vec::len)).unwrap_or(4);
        let options = OpenOptions {
            pack: new.pack.clone().or(self.pack.clone()),
            seats: vec!["human".into(); seats],
            rules: new.rules.clone(),
            seed: new.seed,
        };
        let mut setup = options.setup().map_err(|e| e.to_string())?;
        setup.first =
            new.first.map(|n| Society::new(n).ok_or("there are at most four societies")).transpose()?;
        let world = setup.world().map_err(|e| e.to_string())?;
        if let Some(given) = &new.loyalty {
            let mut loyalties = BySociety::all(Tokens::NONE);
            for (society, ids) in world.societies().zip(given) {
                let tokens = ids.iter().map(|id| world.parse_empire(id)).collect::<Result<Tokens, _>>();
                loyalties[society] = tokens.map_err(|e| e.to_string())?;
            }
            if given.len() != seats {
                return Err(format!("\"loyalty\" names {} societies, but {seats} play", given.len()));
            }
            setup.loyalties = Some(loyalties);
        }
        if let Some(ids) = &new.order {
            let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
            setup.order = Some(world.parse_order(&ids).map_err(|e| e.to_string())?);
        }
        let game = Match::new(setup).map_err(|e| e.to_string())?;
        self.set(game, new.manual);
        self.summary()
    }

    fn load(&mut self, path: &Path) -> Answer {
        let pack: Arc<Pack> = open_pack(self.pack.as_deref()).map_err(|e| e.to_string())?;
        let loaded = load(path, &pack).map_err(|e| e.to_string())?;
        self.set(loaded.game, false);
        let mut answer = self.summary()?;
        if let Some(torn) = loaded.torn {
            answer["torn"] = json!(torn);
        }
        Ok(answer)
    }

    fn set(&mut self, game: Match, manual: bool) {
        let speech = Speech::new(Arc::clone(game.pack()));
        self.open = Some(Open { game, speech, manual, waiting: None });
    }

    fn summary(&self) -> Answer {
        let open = self.open.as_ref().ok_or("no match is set up")?;
        let mut answer = answers::now(&open.game);
        answer["seed"] = json!(open.game.setup().seed);
        Ok(answer)
    }
}

impl Open {
    fn obey(&mut self, command: Command) -> Answer {
        if let Some((action, _)) = &self.waiting
            && !matches!(command, Command::Chance(_) | Command::Play(_) | Command::Undo)
        {
            return Err(format!("\"{action}\" waits for what it draws: name it, or undo"));
        }
        match command {
            Command::Legal => Ok(answers::legal(&self.game)),
            Command::Play(steps) => self.play(&steps),
            Command::Chance(text) => self.play(&[text]),
            Command::Undo => self.undo(),
            Command::State => Ok(answers::state(&self.game)),
            Command::View(seat) => {
                let society = self.game.world().societies().nth(seat);
                let society = society.ok_or_else(|| format!("there is no seat {seat}; they count from 0"))?;
                Ok(answers::view(&self.game, society))
            }
            Command::Go(level) => self.go(level),
            Command::Perft(depth) => self.perft(depth),
            Command::Record(None) => Ok(json!({ "record": self.game.record_text() })),
            Command::Record(Some(path)) => {
                self.game.save_copy(&path).map_err(|e| e.to_string())?;
                Ok(json!({ "ok": true, "file": path }))
            }
            Command::New(_) | Command::Load(_) | Command::Quit => {
                Err("this is not for a running match".into())
            }
        }
    }

    /// Plays steps until one is wrong; those before it stand.
    fn play(&mut self, steps: &[String]) -> Answer {
        let mut events = Vec::new();
        for (index, step) in steps.iter().enumerate() {
            let told = self.game.events().count();
            self.step(step).map_err(|why| match steps.len() {
                1 => why,
                _ => format!("step {} of {}: {why}; the steps before it stand", index + 1, steps.len()),
            })?;
            events.extend(answers::events(&self.game, &self.speech, told));
        }
        let mut answer = answers::now(&self.game);
        answer["events"] = json!(events);
        if let Some((action, named)) = &self.waiting {
            let needs = self.misfit(action, named);
            answer["chance"] = chance_needed(self.game.world(), needs);
        }
        Ok(answer)
    }

    fn step(&mut self, step: &str) -> Result<(), String> {
        let is_chance = step.starts_with("drawn ") || step.starts_with("order ");
        if !self.manual {
            if is_chance {
                return Err(
                    "chance is the seed's in this match; begin it with chance=manual to name it".into()
                );
            }
            let action = self.game.world().parse_action(step).map_err(|e| e.to_string())?;
            return self.game.play(action).map(drop).map_err(|e| e.to_string());
        }
        let (text, mut named) = match (self.waiting.take(), is_chance) {
            (Some(waiting), true) => waiting,
            (Some(waiting), false) => {
                let error = format!("\"{}\" waits for what it draws, not for \"{step}\"", waiting.0);
                self.waiting = Some(waiting);
                return Err(error);
            }
            (None, true) => return Err(format!("nothing waits for \"{step}\"")),
            (None, false) => (step.to_owned(), Vec::new()),
        };
        if is_chance {
            match self.game.world().parse_outcome(step) {
                Ok(outcome) => named.push(outcome),
                Err(error) => {
                    self.waiting = Some((text, named));
                    return Err(error.to_string());
                }
            }
        }
        let action = self.game.world().parse_action(&text).map_err(|e| e.to_string())?;
        match self.game.play_named(action, &named) {
            Ok(()) => Ok(()),
            Err(crate::table::NamedError::NotLegal(error)) => Err(error.to_string()),
            Err(crate::table::NamedError::Misfit(Misfit::NeedsCard(..) | Misfit::NeedsOrder(_))) => {
                self.waiting = Some((text, named));
                Ok(())
            }
            Err(crate::table::NamedError::Misfit(_)) => {
                named.pop();
                self.waiting = Some((text, named));
                Err(format!("\"{step}\" cannot come up here"))
            }
        }
    }

    /// What the waiting action still needs.
    fn misfit(&self, action: &str, named: &[Outcome]) -> Option<Misfit> {
        let action = self.game.world().parse_action(action).ok()?;
        self.game.try_named(action, named).err()
    }

    fn undo(&mut self) -> Answer {
        if self.waiting.take().is_none() {
            self.game.take_back().map_err(|_| "there is nothing to undo")?;
        }
        Ok(answers::now(&self.game))
    }

    fn go(&self, level: Level) -> Answer {
        let mover = self.game.state().mover().ok_or("the match is over")?;
        let start = Instant::now();
        // The same position, the same choice: the bot's own generator has one seed here.
        let mut bot = Bot::new(level, 0);
        let world = self.game.world();
        let choice = bot.choose(world, &self.game.view(mover), &self.game.legal());
        let action = choice.ok_or("there is nothing to choose")?;
        let ms = start.elapsed().as_secs_f64() * 1000.0;
        Ok(json!({ "action": world.notation(action), "level": level.id(), "ms": ms }))
    }

    fn perft(&self, depth: u32) -> Answer {
        let start = Instant::now();
        let count = self.game.state().perft(self.game.world(), depth);
        let ms = start.elapsed().as_secs_f64() * 1000.0;
        Ok(json!({ "perft": count, "depth": depth, "ms": ms }))
    }
}
