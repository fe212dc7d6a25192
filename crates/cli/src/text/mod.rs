//! The text table: a match in a terminal, line by line, suitable for screen readers.

mod advice;
mod agent_placement_texts;
mod args;
mod hotseat;
mod numbered_choices;
mod score_and_review;
mod table_printouts;
pub(crate) mod text_puzzles;
mod typing;

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use external_bots::Programs;
use packs::Pack;
use rules::{Event, Society, View, World};
use speech::Speech;
use system::{Day, Folders, RECORD_ENDING};
use table::{
    BotThinkingThread, Coach, HelpLevel, Link, LoadError, Match, Pencil, PuzzleProgress, SuspicionTime,
    deal_of, deal_result, is_deal_of, load_with, load_with_kept_rules,
};
use text::untrusted_text;

use crate::opening::external_bot_seats;
use crate::opening::file_argument_errors::missing_record;
use crate::opening::links::{named_link, open_named};
use crate::opening::match_options::{OpenError, OpenOptions};
use crate::opening::named_packs::Packs;
use crate::output_files::folder_of;
use crate::safe_terminal_io::Line;
use advice::Advice;
pub(crate) use args::day;
pub use args::{MatchArgs, TextArgs};
use numbered_choices::Choices;
use typing::command_help::Phrasebook;
use typing::line_input::{LONGEST, LineInput};
pub use typing::text_commands::WORDS as TEXT_COMMANDS;
use typing::text_commands::{Command, Vocabulary};

/// Options of the text table.
#[derive(Clone, Debug, Default)]
pub struct TextOptions {
    /// The packs to choose from.
    pub packs: Packs,
    /// The options of a new match, if neither `daily` nor `load` is set.
    pub open: OpenOptions,
    /// The external bots.
    pub programs: Programs,
    /// The day whose daily deal is played.
    pub daily: Option<Day>,
    /// The record of a match to continue, or a link.
    pub load: Option<PathBuf>,
    /// True to play by the rules kept in the record if its pack is missing.
    pub kept_rules: bool,
    /// True if masterminds may think for up to a second.
    pub patient: bool,
    /// The coach; silent if `None`.
    pub coach: Option<Coach>,
    /// The analysis depth.
    pub help_level: HelpLevel,
    /// When the odds of rivals' tokens are shown.
    pub suspicions: SuspicionTime,
    /// The code of the language. If it does not exist, English is used.
    pub language: &'static str,
    /// The data folder; the system's if `None`.
    pub data: Option<PathBuf>,
    /// True if the input is a terminal, which gets line editing.
    pub terminal: bool,
}

/// The option before a path in the `save` command.
const SAVE_TO: &str = "--to";

/// Adds the extension of records to a path that has none.
fn with_ending(path: &Path) -> PathBuf {
    match path.extension() {
        Some(_) => path.to_owned(),
        None => path.with_extension(RECORD_ENDING),
    }
}

/// A running text table.
struct Table<'a, R, W> {
    input: LineInput<R>,
    out: &'a mut W,
    game: Match,
    speech: Speech,
    vocabulary: Vocabulary,
    folders: Folders,
    bots: BotThinkingThread,
    coach: Coach,
    help_level: HelpLevel,
    suspicions: SuspicionTime,
    pencil: Pencil,
    /// The number of events already printed.
    told: usize,
    /// The societies whose tokens have been printed.
    told_own: Vec<Society>,
    /// True if the screen is cleared between people. The next field is the person who saw it last.
    covers: bool,
    looked: Option<Society>,
    /// The last write error that was reported, so that it is reported only once.
    told_trouble: Option<String>,
}

impl<'a, R, W> Table<'a, R, W> {
    /// A table without help, on which all past events count as printed.
    fn new(input: LineInput<R>, out: &'a mut W, game: Match, speech: Speech) -> Self {
        let (pencil, told) = (Pencil::load(&game), game.events().count());
        Self {
            input,
            out,
            game,
            vocabulary: Vocabulary::new(&speech),
            speech,
            folders: Folders::new(None),
            bots: BotThinkingThread::new(|| {}),
            coach: Coach::OFF,
            help_level: HelpLevel::default(),
            suspicions: SuspicionTime::Off,
            pencil,
            told,
            told_own: Vec::new(),
            covers: false,
            looked: None,
            told_trouble: None,
        }
    }
}

/// Whether the match goes on or ends after a command.
enum Flow {
    On,
    End,
}

/// Plays a match in text until it is over or the player leaves.
///
/// # Errors
/// The match cannot be opened, or the output not written.
pub fn text<R: BufRead, W: Write>(
    options: &TextOptions,
    input: R,
    out: &mut W,
) -> Result<(), Box<dyn std::error::Error>> {
    let folders = Folders::new(options.data.clone());
    let mut programs = options.programs.clone();
    let game = open(options, &mut programs, &folders, out)?;
    let speech = Speech::in_language(game.pack().clone(), options.language);
    let commands = Vocabulary::new(&speech).words();
    let mut table = Table::new(LineInput::new(input, options.terminal, commands), out, game, speech);
    table.bots.set_patient(options.patient);
    table.bots.set_programs(programs);
    table.coach = options.coach.unwrap_or(Coach::OFF);
    table.help_level = options.help_level;
    table.covers = options.terminal;
    (table.suspicions, table.folders, table.told) = (options.suspicions, folders, 0);
    table.run()?;
    Ok(())
}

/// Opens the match that the options ask for.
fn open(
    options: &TextOptions,
    programs: &mut Programs,
    folders: &Folders,
    out: &mut impl Write,
) -> Result<Match, Box<dyn std::error::Error>> {
    let Some(path) = &options.load else {
        let pack = options.packs.open(None)?;
        let setup = match options.daily {
            Some(day) => deal_of(&pack, day),
            None => {
                let seats = external_bot_seats::seats(&options.open.seats, programs)?;
                external_bot_seats::all_start(&seats, programs)?;
                OpenOptions { seats, ..options.open.clone() }.setup(pack)?
            }
        };
        let mut game = Match::new(setup).map_err(OpenError::Setup)?;
        game.save_in(folders);
        return Ok(game);
    };
    if let Some(link) = named_link(path) {
        return open_link(link, options, folders);
    }
    if !path.exists() {
        return Err(missing_record(path, folders).into());
    }
    let packs = options.packs.all(None)?;
    let load = if options.kept_rules { load_with_kept_rules } else { load_with };
    let loaded = load(path, &packs).map_err(|error| without_pack(error, &packs, options.language))?;
    if let Some(torn) = &loaded.torn {
        let speech = Speech::in_language(loaded.game.pack().clone(), options.language);
        writeln!(out, "{}", speech.say("window-torn", &[("line", torn.as_str().into())]))?;
    }
    Ok(loaded.go_on(path, folders)?)
}

/// The match that a link holds. A deal or a position begins a new match, and so does an unfinished match.
fn open_link(
    link: &str,
    options: &TextOptions,
    folders: &Folders,
) -> Result<Match, Box<dyn std::error::Error>> {
    let mut game = match open_named(link, &options.packs, options.language)? {
        Link::Deal(deal) => Match::new(deal.setup).map_err(OpenError::Setup)?,
        Link::Position(game) => game.branch().unwrap_or(*game),
        Link::Match(game) => *game,
        Link::Puzzle { id, .. } => {
            return Err(format!("this link holds a puzzle: \"whispers puzzle show {id}\" shows it").into());
        }
    };
    if !game.state().is_over() {
        game.save_in(folders);
    }
    Ok(game)
}

/// The error for a match that could not be loaded. If its pack is missing, the error lists the ways to go on.
fn without_pack(error: LoadError, packs: &[Arc<Pack>], language: &'static str) -> Box<dyn std::error::Error> {
    match (error, packs.first()) {
        (LoadError::Pack(unfit), Some(pack)) => {
            let speech = Speech::in_language(Arc::clone(pack), language);
            let mut lines = vec![format!("{}: {}", unfit.place(), speech.unfit_heading(&unfit))];
            lines.extend(unfit.place.as_ref().map(ToString::to_string));
            lines.extend(speech.unfit_lines(&unfit));
            lines.push(speech.text("text-unfit"));
            lines.join("\n").into()
        }
        (error, Some(pack)) => Speech::in_language(Arc::clone(pack), language).not_loaded(&error).into(),
        (error, None) => error.into(),
    }
}

impl<R: BufRead, W: Write> Table<'_, R, W> {
    fn run(&mut self) -> io::Result<()> {
        writeln!(self.out, "{}", self.speech.words().name)?;
        self.introduce()?;
        self.skip_to_last_round()?;
        self.play()?;
        self.game.settle();
        self.tell_of_saving()
    }

    fn play(&mut self) -> io::Result<()> {
        loop {
            if !self.cover()? {
                return writeln!(self.out);
            }
            self.tell()?;
            if self.game.state().is_over() {
                self.show_end()?;
                self.tell_of_the_deal()?;
                return self.look_back();
            }
            match self.game.human_to_move() {
                Some(society) => {
                    if let Flow::End = self.decide(society)? {
                        return Ok(());
                    }
                }
                None => self.let_bot_move()?,
            }
        }
    }

    /// Skips to the last round of a loaded match, and says how to see the earlier ones.
    fn skip_to_last_round(&mut self) -> io::Result<()> {
        let begins = |(_, event): &(usize, &Event)| matches!(event, Event::Round { .. });
        let rounds = self.game.events().filter(begins).count();
        if rounds > 1 {
            let events: Vec<_> = self.game.events().collect();
            self.told = events.iter().rposition(begins).unwrap_or_default();
            writeln!(self.out, "{}", self.speech.text("text-last-round"))?;
        }
        Ok(())
    }

    /// Prints the result of a daily deal as a line to share. Only the first attempt counts.
    fn tell_of_the_deal(&mut self) -> io::Result<()> {
        let (Some(day), Some(result)) = (is_deal_of(&self.game), deal_result(&self.game)) else {
            return Ok(());
        };
        let id = self.game.pack().id.clone();
        writeln!(self.out, "{}", self.speech.deal_line(day, &result))?;
        let done = PuzzleProgress::change(self.folders.data(), |done| done.play(&id, day, &result));
        if let Some(news) = &done.news {
            writeln!(self.out, "{}", self.speech.kept_news(news))?;
        }
        if done.result {
            return writeln!(self.out, "{}", self.speech.text("deal-first"));
        }
        let first =
            done.value.deal(&id, day).map(|first| self.speech.deal_line(day, first)).unwrap_or_default();
        writeln!(self.out, "{}", self.line("deal-later", &[("line", &first)]))
    }

    fn introduce(&mut self) -> io::Result<()> {
        if let Some(journal) = self.game.journal().filter(|_| self.game.trouble().is_none()) {
            writeln!(
                self.out,
                "{}",
                self.line("text-saved", &[("file", &untrusted_text::path(journal.path()))])
            )?;
        }
        if self.game.is_plain() {
            writeln!(self.out, "{}", self.speech.text("help-plain-about"))?;
        }
        let text = self.speech.text("text-help-how");
        writeln!(self.out, "{text}")?;
        match self.viewer() {
            Some(viewer) => self.tell_own(viewer),
            None => Ok(()),
        }
    }

    /// The person whose view is shown: the one who decides, or the only person.
    fn viewer(&self) -> Option<Society> {
        let mut humans =
            self.game.world().societies().filter(|s| self.game.player(*s) == table::Player::Human);
        self.game.human_to_move().or_else(|| humans.next().filter(|_| humans.next().is_none()))
    }

    fn view(&self) -> Option<View> {
        self.viewer().map(|s| self.game.view(s))
    }

    /// Prints the new events.
    fn tell(&mut self) -> io::Result<()> {
        let viewer = self.viewer();
        let events: Vec<_> = self.game.events().map(|(_, e)| *e).skip(self.told).collect();
        self.told += events.len();
        for event in events {
            if let Some(sentence) = self.speech.event(&self.game, &event, viewer) {
                writeln!(self.out, "{sentence}")?;
            }
        }
        self.tell_of_saving()
    }

    /// Prints errors of writing the record, and what was repaired.
    fn tell_of_saving(&mut self) -> io::Result<()> {
        if let Some(mended) = self.game.take_mended() {
            writeln!(self.out, "{}", self.speech.mended(&mended))?;
        }
        let trouble = self.game.trouble().map(|why| self.speech.not_saved(why));
        if trouble == self.told_trouble {
            return Ok(());
        }
        match (&trouble, self.game.journal()) {
            (Some(why), _) => writeln!(self.out, "{}", self.line("text-not-saved", &[("why", why)]))?,
            (None, Some(journal)) => writeln!(self.out, "{}", self.speech.saved_again(journal.path()))?,
            (None, None) => {}
        }
        self.told_trouble = trouble;
        Ok(())
    }

    fn let_bot_move(&mut self) -> io::Result<()> {
        self.bots.think(&self.game);
        while let Some(name) = self.bots.take_absent() {
            writeln!(self.out, "{}", self.speech.without_program(name))?;
        }
        if let Some(action) = self.bots.wait() {
            if let Some(lost) = self.bots.take_lost() {
                self.game.note_lost(lost);
                let said = self
                    .game
                    .lost_decisions()
                    .last()
                    .and_then(|lost| self.speech.lost_decision(&self.game, lost));
                said.map_or(Ok(()), |said| writeln!(self.out, "{said}"))?;
            }
            // A bot chooses among the legal actions, so this cannot fail.
            let _ = self.game.play(action);
        }
        Ok(())
    }

    /// Asks a person until a decision is taken.
    fn decide(&mut self, society: Society) -> io::Result<Flow> {
        self.tell_own(society)?;
        let view = self.game.view(society);
        let choices = Choices::new(&self.game, &view, &self.speech);
        let (mut advice, mut waits) = (Advice::default(), None);
        self.input.offer(|| choices.notations(self.game.world()));
        writeln!(self.out)?;
        writeln!(self.out, "{}", self.speech.ask(&self.game, &view))?;
        choices.show(self.out)?;
        loop {
            let line = match self.input.line(self.out)? {
                Line::Text(line) => line,
                Line::End => {
                    writeln!(self.out)?;
                    return Ok(Flow::End);
                }
                other => {
                    self.refuse(&other)?;
                    continue;
                }
            };
            match choices.pick(&line, &mut waits) {
                Some(Ok(action)) => {
                    if self.take(&mut advice, action)? {
                        return Ok(Flow::On);
                    }
                    continue;
                }
                Some(Err(question)) => {
                    writeln!(self.out, "{question}")?;
                    continue;
                }
                None => {}
            }
            match self.carry_out(&line, &choices, &mut advice)? {
                Some(flow) => return Ok(flow),
                None => continue,
            }
        }
    }

    /// Explains why a line could not be read.
    fn refuse(&mut self, line: &Line) -> io::Result<()> {
        let said = match line {
            Line::Text(_) | Line::End => return Ok(()),
            Line::TooLong => self.line("text-line-long", &[("most", &LONGEST.to_string())]),
            Line::NoText(place, byte) => {
                let byte = format!("0x{byte:02x}");
                self.line("text-line-no-text", &[("place", &place.to_string()), ("byte", &byte)])
            }
        };
        writeln!(self.out, "{said}")
    }

    /// Runs a command or plays a move. `None` if the question is still open.
    fn carry_out(&mut self, line: &str, choices: &Choices, advice: &mut Advice) -> io::Result<Option<Flow>> {
        match Command::parse(line, &self.vocabulary) {
            Some(Command::Quit) => return Ok(Some(Flow::End)),
            Some(Command::Undo) => match self.game.undo() {
                Ok(()) => {
                    self.told = self.game.events().count();
                    writeln!(self.out, "{}", self.speech.text("text-undone"))?;
                    return Ok(Some(Flow::On));
                }
                Err(why) => writeln!(self.out, "{}", self.speech.undo_refused(why))?,
            },
            Some(Command::Restart) => {
                self.restart()?;
                return Ok(Some(Flow::On));
            }
            Some(Command::Save(name)) if name.is_empty() => {
                writeln!(self.out, "{}", self.speech.text("text-save-how"))?;
            }
            Some(Command::Save(name)) => self.save(&name)?,
            Some(Command::Explain(word)) => {
                writeln!(self.out, "{}", self.phrases().topic(&word))?;
            }
            Some(Command::Hint) => {
                advice.hint.give(&mut self.game, self.help_level.effort(), &self.speech, choices, self.out)?
            }
            Some(Command::Suspicions) => self.tell_suspicions()?,
            Some(Command::Suspect(mark)) => self.suspect(&mark)?,
            Some(Command::Why(number)) => self.tell_why(number)?,
            Some(Command::Review(how)) => self.tell_review(&how)?,
            Some(Command::Rules(asked)) => self.tell_rules(&asked)?,
            Some(Command::Choices) => choices.show(self.out)?,
            Some(Command::Show(what, ids)) => self.show(what, ids)?,
            Some(Command::Empty) => {}
            None => match self.phrases().read(line, World::parse_action) {
                Ok(action) => {
                    if self.take(advice, action)? {
                        return Ok(Some(Flow::On));
                    }
                }
                Err(said) => {
                    writeln!(self.out, "{said}")?;
                    let hint = self.speech.text("text-help-how");
                    writeln!(self.out, "{hint}")?;
                }
            },
        }
        Ok(None)
    }

    fn phrases(&self) -> Phrasebook<'_> {
        Phrasebook { speech: &self.speech, vocabulary: &self.vocabulary, world: self.game.world() }
    }

    fn restart(&mut self) -> io::Result<()> {
        self.game = self.game.restarted();
        self.told = 0;
        self.told_own.clear();
        self.pencil = Pencil::default();
        self.game.save_in(&self.folders);
        self.introduce()
    }

    fn save(&mut self, name: &str) -> io::Result<()> {
        if name == SAVE_TO {
            return writeln!(self.out, "{}", self.speech.text("text-save-how"));
        }
        let path = match name.strip_prefix(SAVE_TO).filter(|rest| rest.starts_with(char::is_whitespace)) {
            Some(path) => {
                let path = with_ending(Path::new(path.trim()));
                let found = folder_of(&path).map(|_| path.clone());
                found.map_err(|e| self.line("text-no-folder", &[("file", &e.file), ("folder", &e.folder)]))
            }
            None => self.folders.named_match(name).map_err(|e| {
                let why = self.speech.reason(&e);
                if !name.contains(['/', '\\']) {
                    return why;
                }
                let command = format!(
                    "{} {SAVE_TO} {}",
                    self.speech.text("text-word-save"),
                    untrusted_text::line(name, untrusted_text::PATH)
                );
                format!("{why}\n{}", self.line("text-save-to", &[("command", &command)]))
            }),
        };
        let saved = path.and_then(|path| {
            self.game.save_copy(&path).map_err(|e| self.speech.not_saved(&e))?;
            let news = self.pencil.save_beside(&self.game, &path);
            Ok((path, news.map_err(|e| self.speech.reason(&e))?))
        });
        match saved {
            Ok((path, news)) => {
                if let Some(news) = news {
                    writeln!(self.out, "{}", self.speech.kept_news(&news))?;
                }
                writeln!(
                    self.out,
                    "{}",
                    self.line("text-copy-saved", &[("file", &untrusted_text::path(&path))])
                )
            }
            Err(why) => writeln!(self.out, "{}", self.line("text-not-saved", &[("why", &why)])),
        }
    }

    fn line(&self, key: &str, args: &[(&str, &str)]) -> String {
        let args: Vec<_> = args.iter().map(|(k, v)| (*k, (*v).into())).collect();
        self.speech.say(key, &args)
    }
}
