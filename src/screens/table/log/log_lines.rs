//! The lines of the log, cached until another event is shown. While a move is narrated, the log ends with
//! that move, like the councils and the track of the round.

use std::cell::OnceCell;
use std::ops::RangeInclusive;

use crate::looks::Looks;
use crate::screens::table::log::decision_reasons;
use crate::screens::table::panels::narration::narrated_turn::begins_next;
use crate::screens::table::scene_and_inputs::{Scene, Time};
use crate::screens::table::staging::event_staging::staging;
use crate::screens::table::staging::highlight::Highlight;
use rules::{Action, Event, Society};
use speech::rulebook::cited;
use table::{EventGroup, Match, PassageKind, Perspective, passages};

/// One event below a log line.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub event: Event,
    /// The number of the decision that caused it.
    pub step: usize,
    /// The number of the decision that the event reports; `None` if it is only a consequence.
    pub decision: Option<usize>,
    pub said: String,
    /// The number of the rule that the text cites.
    pub leads: Option<String>,
}

/// A line of the log, which summarises a group of events.
#[derive(Debug)]
pub(crate) struct LogLine {
    pub matter: PassageKind,
    /// The events of the line. Each has the number of the decision that caused it and, if it reports a
    /// decision, that decision's number.
    events: Vec<(usize, Event, Option<usize>)>,
    goes_on: bool,
    /// The range of its decisions, which can be shown again.
    pub decisions: Option<RangeInclusive<usize>>,
    /// The short text that is shown.
    pub shown: String,
    /// The full text for screen readers.
    pub said: String,
    pub highlight: Highlight,
    entries: OnceCell<Vec<Entry>>,
}

impl LogLine {
    fn new(looks: &Looks, game: &Match, passage: &EventGroup<'_>, goes_on: bool) -> Self {
        let places = passage.events.iter().map(|(_, event)| staging(event).places);
        let decisions = passage.decisions(game);
        // If a bot's program failed, the lines with its lost decisions say so.
        let lost = game
            .lost_decisions()
            .iter()
            .filter(|lost| decisions.as_ref().is_some_and(|decisions| decisions.contains(&lost.number)));
        let lost: String = lost
            .filter_map(|lost| looks.speech.lost_decision(game, lost))
            .map(|said| format!(" {said}"))
            .collect();
        Self {
            matter: passage.matter,
            events: passage
                .events
                .iter()
                .map(|(number, event)| (*number, **event, decision_reasons::decision(game, *number, event)))
                .collect(),
            goes_on,
            decisions,
            shown: looks.speech.passage_in_short(game, passage, goes_on) + &lost,
            said: looks.speech.passage(game, passage, goes_on) + &lost,
            highlight: places.reduce(Highlight::with).unwrap_or_default(),
            entries: OnceCell::new(),
        }
    }

    /// True if the line is up to date for this passage.
    fn matches(&self, passage: &EventGroup<'_>, goes_on: bool) -> bool {
        let same = self.matter == passage.matter && self.goes_on == goes_on;
        let events = passage.events.iter().map(|(number, event)| (*number, **event));
        same && self.events.iter().map(|(number, event, _)| (*number, *event)).eq(events)
    }

    /// True if the line's first decision is decision `number` or an earlier one. Only decisions count,
    /// because the line's first event may come from the decision before.
    pub fn begins_by(&self, number: usize) -> bool {
        self.decisions.as_ref().is_some_and(|decisions| *decisions.start() <= number)
    }

    /// True if the decision with this number belongs to the line.
    pub fn decides(&self, number: usize) -> bool {
        self.decisions.as_ref().is_some_and(|decisions| decisions.contains(&number))
    }

    /// The events of the line, one by one, in words that tell no more than the viewer may know.
    pub fn entries(&self, looks: &Looks, scene: &Scene<'_>) -> &[Entry] {
        self.entries.get_or_init(|| {
            let tell = |(number, event, decision): &(usize, Event, Option<usize>)| {
                let said = looks.speech.event(scene.game, event, Some(scene.listener(event)))?;
                let leads = cited(&said);
                Some(Entry { event: *event, step: *number, decision: *decision, said, leads })
            };
            self.events.iter().filter_map(tell).collect()
        })
    }

    /// The number of the line's most important decision: an attack, or else a card, or else the first one.
    pub fn decision(&self, looks: &Looks, scene: &Scene<'_>) -> Option<usize> {
        let told = || self.entries(looks, scene).iter().filter(|entry| entry.decision.is_some());
        let attack = told().find(|entry| matches!(entry.event, Event::Attack { .. }));
        let card = || told().find(|entry| matches!(entry.event, Event::Played(..)));
        attack.or_else(card).or_else(|| told().next()).and_then(|entry| entry.decision)
    }
}

/// The number of the match's last events that have not been shown yet; 0 while looking back.
fn unshown(scene: &Scene<'_>) -> usize {
    match scene.playback.time {
        Time::Back => 0,
        Time::Now | Time::Ending => scene.narration.unshown,
    }
}

/// The number of decisions that a replay has shown; `None` without a replay. The log of a replay ends there.
pub(crate) fn replayed(scene: &Scene<'_>) -> Option<usize> {
    scene.playback.replay.map(|replay| replay.current().number())
}

/// The events of the match that have been shown, with the numbers of their decisions.
pub(crate) fn events<'a>(scene: &Scene<'a>) -> impl DoubleEndedIterator<Item = (usize, &'a Event)> {
    let mut events = scene.game.events();
    if let Some(last) = unshown(scene).checked_sub(1) {
        events.nth_back(last);
    }
    let told = replayed(scene).unwrap_or(usize::MAX);
    events.filter(move |(number, _)| *number <= told)
}

/// The number of the decision that is being narrated. Later decisions enter the log when they are narrated.
/// While looking back from a match that isn't over, the log still shows everything.
fn narrated(scene: &Scene<'_>) -> Option<usize> {
    let goes_on = scene.playback.number.is_none() || scene.playback.replay.is_some();
    scene.narration.story.filter(|_| scene.narration.active && goes_on).map(|story| story.last_number())
}

/// The [`events`] up to those of the narrated decision.
fn line_events<'a>(scene: &Scene<'a>) -> impl Iterator<Item = (usize, &'a Event)> {
    let narrated = narrated(scene);
    events(scene).scan(false, move |held, (number, event)| {
        *held |= narrated.is_some_and(|last| number > last || (number == last && begins_next(event)));
        (!*held).then_some((number, event))
    })
}

/// The values that determine the lines, to tell when they must be rebuilt.
#[derive(Clone, Debug, PartialEq)]
struct Source {
    /// The number of decisions in the match.
    steps: usize,
    /// The number of the match's last events that have not been shown yet.
    unshown: usize,
    /// The number of decisions that a replay has shown.
    replayed: Option<usize>,
    /// The number of the decision that is being narrated.
    narrated: Option<usize>,
    /// The last action of the match.
    last: Option<Action>,
    viewer: (Society, Perspective),
    language: String,
    pack: String,
}

/// All lines of a match.
#[derive(Debug, Default)]
pub(crate) struct LogLines {
    made_of: Option<Source>,
    lines: Vec<LogLine>,
}

impl LogLines {
    /// Returns the lines, after rebuilding those that have changed.
    pub fn update(&mut self, looks: &Looks, scene: &Scene<'_>) -> &[LogLine] {
        let (game, viewer) = (scene.game, (scene.view.viewer(), scene.playback.eyes));
        let source = Source {
            steps: game.steps().len(),
            unshown: unshown(scene),
            replayed: replayed(scene),
            narrated: narrated(scene),
            last: game.steps().last().map(|step| step.action),
            viewer,
            language: looks.speech.language().to_owned(),
            pack: looks.pack.id.clone(),
        };
        if self.made_of.as_ref() == Some(&source) {
            return &self.lines;
        }
        let same_words = self.made_of.as_ref().is_some_and(|old| {
            (&old.language, &old.pack, old.viewer) == (&source.language, &source.pack, viewer)
        });
        let mut old = std::mem::take(&mut self.lines).into_iter().filter(|_| same_words);
        let told = passages(line_events(scene).filter(|(_, event)| scene.playback.eyes.see(event)));
        let whole = source.unshown == 0 && source.replayed.is_none_or(|shown| shown >= source.steps);
        let (count, over) = (told.len(), game.state().is_over() && whole);
        let lines = told.iter().enumerate().map(|(place, passage)| {
            let goes_on = place + 1 == count && !over;
            let kept = old.next().filter(|line| line.matches(passage, goes_on));
            kept.unwrap_or_else(|| LogLine::new(looks, game, passage, goes_on))
        });
        self.lines = lines.collect();
        self.made_of = Some(source);
        &self.lines
    }
}
