//! A session of the protocol.

use std::path::Path;

use super::command_error::{CommandError, Kind};
use super::match_arguments::{LoadMatch, NewMatch};
use super::match_commands::{Answer, Driver};
use super::protocol_command::Command;
use super::puzzle_query::PuzzleQuery;
use super::record_writer::Copies;
use super::{answer_json, puzzle_commands};
use crate::opening::match_options::OpenOptions;
use crate::opening::named_packs::{OpenPack, Packs};
use rules::{BySociety, Loyalties, LoyaltySetup, MAX_SOCIETIES, Society, Tokens, World};
use serde_json::json;
use table::{
    Alternative, HUMAN, LoadError, Match, PackMismatch, PackName, PuzzleAttempt, load_with,
    load_with_kept_rules,
};

/// The state of a session.
pub(super) struct Session {
    packs: Packs,
    /// The pack of the last match.
    last: Option<OpenPack>,
    open: Option<Driver>,
    /// The current puzzle, if the match is one.
    quest: Option<PuzzleAttempt>,
    copies: Copies,
}

impl Session {
    /// An empty session with these packs.
    pub fn new(packs: Packs) -> Self {
        Self { packs, last: None, open: None, quest: None, copies: Copies::default() }
    }

    /// Runs a command.
    ///
    /// # Errors
    ///
    /// Says why the command is refused. A failed `new` or `load` leaves the match unchanged.
    pub fn carry_out(&mut self, command: Command) -> Answer {
        match command {
            Command::New(new) => self.begin(&new),
            Command::Load(wanted) => self.load(&wanted),
            Command::Record(Some(path)) => self.write(&path),
            Command::Puzzles(asked) => Ok(puzzle_commands::list(&asked.open(&self.packs, &mut self.last)?)),
            Command::Puzzle(asked) => self.puzzle(&asked),
            Command::Answer(text) => self.answer(&text),
            other => match &mut self.open {
                Some(open) => open.carry_out(other),
                None => Err(nothing_open()),
            },
        }
    }

    /// Opens a puzzle.
    fn puzzle(&mut self, asked: &PuzzleQuery) -> Answer {
        let pack = asked.open(&self.packs, &mut self.last)?;
        let (quest, open) = puzzle_commands::begin(&pack, asked.id.as_deref().unwrap_or_default())?;
        let (quest, open) = (self.quest.insert(quest), self.open.insert(open));
        Ok(puzzle_commands::position(quest, open))
    }

    /// Answers the puzzle.
    fn answer(&mut self, text: &str) -> Answer {
        match (&mut self.quest, &mut self.open) {
            (Some(quest), Some(open)) => puzzle_commands::answer(quest, open, text),
            _ => Err(Kind::Match.wrong("no puzzle is open: begin with \"puzzle\"")),
        }
    }

    /// Writes the record to a file.
    fn write(&mut self, path: &Path) -> Answer {
        let open = self.open.as_ref().ok_or_else(nothing_open)?;
        open.is_ready()?;
        self.copies.write(open.game(), path).map_err(|why| Kind::Record.wrong(why))?;
        Ok(json!({ "ok": true, "file": path }))
    }

    fn begin(&mut self, new: &NewMatch) -> Answer {
        let named = new.loyalty.as_ref().map(|loyalty| vec![HUMAN.to_owned(); loyalty.len()]);
        let seats = new.seats.clone().or(named).unwrap_or_default();
        if seats.len() > MAX_SOCIETIES {
            let seats = seats.len();
            let what = format!("{seats} societies cannot play: at most {MAX_SOCIETIES} can");
            return Err(Kind::Setup.wrong(what));
        }
        let options = OpenOptions {
            seats,
            otherwise: [HUMAN, HUMAN],
            setup: None,
            rules: new.rules.clone(),
            seed: new.seed,
            plain: new.plain,
            ..OpenOptions::default()
        };
        let opened = self.packs.open_again(new.pack.as_deref(), &mut self.last);
        let pack = opened.map_err(|e| Kind::Pack.wrong(e))?;
        let mut setup = options.setup(pack).map_err(|e| Kind::Setup.wrong(e))?;
        let wrong = |e: table::SetupError| Kind::Setup.wrong(e);
        let world = setup.world().map_err(wrong)?;
        setup.first = new.first.map(|seat| first(&world, seat)).transpose()?;
        setup.loyalties = new.loyalty.as_ref().map(|given| loyalties(&world, given)).transpose()?;
        if let Some(ids) = &new.order {
            if !world.house().order.is_drawn() {
                let what = "\"order\" names what a shuffle gives; without the house rule order=shuffled or order=shuffled-each-round the rules settle it";
                return Err(Kind::Setup.wrong(what));
            }
            let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
            setup.order = Some(world.parse_order(&ids).map_err(|e| Kind::Setup.wrong(e))?);
        }
        let open = self.open.insert(Driver::new(Match::new(setup).map_err(wrong)?, new.manual));
        self.quest = None;
        let mut answer = open.now();
        answer["match"] = answer_json::match_setup(open.game(), new.manual);
        answer["events"] = json!(open.events_since(0));
        Ok(answer)
    }

    fn load(&mut self, wanted: &LoadMatch) -> Answer {
        let packs = self.packs.all(wanted.pack.as_deref()).map_err(|e| Kind::Pack.wrong(e))?;
        let load = if wanted.kept_rules { load_with_kept_rules } else { load_with };
        let loaded = load(&wanted.file, &packs).map_err(|error| match error {
            LoadError::Pack(unfit) => without_pack(&unfit),
            other => Kind::Record.wrong(other),
        })?;
        let open = self.open.insert(Driver::new(loaded.game, wanted.manual));
        self.quest = None;
        let mut answer = open.now();
        answer["match"] = answer_json::match_setup(open.game(), wanted.manual);
        answer["torn"] = json!(loaded.torn);
        answer["kept"] = json!(open.game().pack().kept);
        Ok(answer)
    }
}

fn nothing_open() -> CommandError {
    Kind::Match.wrong("no match is set up: begin with \"new\" or \"load\"")
}

/// The error for a record whose pack is missing or has changed, with its name, the pack at hand and the
/// differences.
fn without_pack(unfit: &PackMismatch) -> CommandError {
    let name = |p: &PackName| json!({ "pack": p.id, "version": p.version, "digest": p.digest });
    match &unfit.instead {
        Alternative::Others(packs) => {
            let packs = packs.iter().map(name).collect();
            Kind::PackMissing.wrong(unfit).with("wanted", name(&unfit.wanted)).with("packs", packs)
        }
        Alternative::Changed { here, .. } => {
            let (shown, more) = unfit.differences();
            let differences = shown.iter().map(|d| json!({ "was": d.was, "is": d.is })).collect();
            Kind::PackChanged
                .wrong(unfit)
                .with("wanted", name(&unfit.wanted))
                .with("packs", json!([name(here)]))
                .with("differences", differences)
                .with("more", json!(more))
        }
    }
}

fn first(world: &World, seat: usize) -> Result<Society, CommandError> {
    let seats = world.societies().len();
    let found = world.societies().nth(seat);
    found.ok_or_else(|| {
        Kind::Setup.wrong(format!("seat {seat} cannot go first: seats are 0 to {}", seats - 1))
    })
}

/// Parses all tokens. Each society names every empire once; with *dealt Devout* it names only the first.
fn loyalties(world: &World, given: &[Vec<String>]) -> Result<Loyalties, CommandError> {
    let seats = world.societies().len();
    if given.len() != seats {
        let named = given.len();
        let societies = if named == 1 { "society" } else { "societies" };
        let what = format!("\"loyalty\" names {named} {societies}, but {seats} play");
        return Err(Kind::Setup.wrong(what));
    }
    let dealt = world.house().loyalty == LoyaltySetup::DealtDevout;
    let slots = if dealt { 1 } else { world.slots().len() };
    let mut loyalties = BySociety::all(Tokens::NONE);
    for ((seat, society), ids) in world.societies().enumerate().zip(given) {
        let mut distinct = ids.clone();
        distinct.sort_unstable();
        distinct.dedup();
        if ids.len() != slots || distinct.len() != slots {
            let text = ids.join(",");
            let why = if dealt {
                "with loyalty=dealt-devout it is dealt just one, and lays out the others"
            } else {
                "it has one token of every empire"
            };
            return Err(Kind::Setup.wrong(format!("seat {seat} cannot have the tokens \"{text}\": {why}")));
        }
        let tokens = ids.iter().map(|id| world.parse_empire(id)).collect::<Result<Tokens, _>>();
        loyalties[society] = tokens.map_err(|e| Kind::Setup.wrong(e))?;
    }
    Ok(loyalties)
}
