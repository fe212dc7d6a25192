//! The lines of the log, cached until another event is shown. While a move is narrated, the log ends with that move,
//! as the councils and the round track do.

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

/// One event of a log line, with its text.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub event: Event,
    /// The number of the decision that caused the event.
    pub step: usize,
    /// The number of the decision that the event reports; `None` if the event is only a consequence of a decision.
    pub decision: Option<usize>,
    pub said: String,
    /// The number of the rule that the text cites, if any.
    pub leads: Option<String>,
}

/// A line of the log, which summarises a group of events.
#[derive(Debug)]
pub(crate) struct LogLine {
    pub matter: PassageKind,
    /// The events of the line. Each comes with the number of the decision that caused it and, if it reports a
    /// decision, that decision's number.
    events: Vec<(usize, Event, Option<usize>)>,
    goes_on: bool,
    /// The numbers of the decisions that the line reports, so that they can be shown again.
    pub decisions: Option<RangeInclusive<usize>>,
    /// The short text that the log shows for the line.
    pub shown: String,
    /// The full text of the line, for screen readers.
    pub said: String,
    pub highlight: Highlight,
    entries: OnceCell<Vec<Entry>>,
}

impl LogLine {
    fn new(looks: &Looks, game: &Match, passage: &EventGroup<'_>, goes_on: bool) -> Self {
        let places = passage.events.iter().map(|(_, event)| staging(event).places);
        let decisions = passage.decisions(game);
        // If a bot's program failed, each line with a decision that it lost says so.
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
            shown: looks.speech.passage_beside_emblems(game, passage, goes_on) + &lost,
            said: looks.speech.passage(game, passage, goes_on) + &lost,
            highlight: places.reduce(Highlight::with).unwrap_or_default(),
            entries: OnceCell::new(),
        }
    }

    /// True if the cached line still fits this group of events.
    fn matches(&self, passage: &EventGroup<'_>, goes_on: bool) -> bool {
        let same = self.matter == passage.matter && self.goes_on == goes_on;
        let events = passage.events.iter().map(|(number, event)| (*number, **event));
        same && self.events.iter().map(|(number, event, _)| (*number, *event)).eq(events)
    }

    /// True if the line's first decision has at most this number. Only decisions count, because the line's first event
    /// may be a consequence of the decision before it.
    pub fn begins_by(&self, number: usize) -> bool {
        self.decisions.as_ref().is_some_and(|decisions| *decisions.start() <= number)
    }

    /// True if the line contains the decision with this number.
    pub fn decides(&self, number: usize) -> bool {
        self.decisions.as_ref().is_some_and(|decisions| decisions.contains(&number))
    }

    /// The line's events one by one, described so that they tell no more than the viewer may know.
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

    /// The number of the line's most important decision: an attack, or else a played card, or else the first decision.
    pub fn decision(&self, looks: &Looks, scene: &Scene<'_>) -> Option<usize> {
        let told = || self.entries(looks, scene).iter().filter(|entry| entry.decision.is_some());
        let attack = told().find(|entry| matches!(entry.event, Event::Attack { .. }));
        let card = || told().find(|entry| matches!(entry.event, Event::Played(..)));
        attack.or_else(card).or_else(|| told().next()).and_then(|entry| entry.decision)
    }
}

/// How many of the match's last events have not been shown yet; 0 while looking back.
fn unshown(scene: &Scene<'_>) -> usize {
    match scene.playback.time {
        Time::Back => 0,
        Time::Now | Time::Ending => scene.narration.unshown,
    }
}

/// The number of decisions that a replay has shown, at which its log ends; `None` outside a replay.
pub(crate) fn replayed(scene: &Scene<'_>) -> Option<usize> {
    scene.playback.replay.map(|replay| replay.current().number())
}

/// The match's events that have been shown, each with the number of its decision.
pub(crate) fn events<'a>(scene: &Scene<'a>) -> impl DoubleEndedIterator<Item = (usize, &'a Event)> {
    let mut events = scene.game.events();
    if let Some(last) = unshown(scene).checked_sub(1) {
        events.nth_back(last);
    }
    let told = replayed(scene).unwrap_or(usize::MAX);
    events.filter(move |(number, _)| *number <= told)
}

/// The number of the decision that is being narrated, at which the log ends for now. `None` while the player looks
/// back during a match, because the log then shows everything.
fn narrated(scene: &Scene<'_>) -> Option<usize> {
    let goes_on = scene.playback.number.is_none() || scene.playback.replay.is_some();
    scene.narration.story.filter(|_| scene.narration.active && goes_on).map(|story| story.last_number())
}

/// All shown events up to those of the narrated decision, each with the number of its decision.
fn line_events<'a>(scene: &Scene<'a>) -> impl Iterator<Item = (usize, &'a Event)> {
    let narrated = narrated(scene);
    events(scene).scan(false, move |held, (number, event)| {
        *held |= narrated.is_some_and(|last| number > last || (number == last && begins_next(event)));
        (!*held).then_some((number, event))
    })
}

/// Everything that determines the log's lines. They are rebuilt when it changes.
#[derive(Clone, Debug, PartialEq)]
struct Source {
    /// How many decisions the match has.
    steps: usize,
    /// How many of the match's last events have not been shown yet.
    unshown: usize,
    /// How many decisions a replay has shown; `None` outside a replay.
    replayed: Option<usize>,
    /// The number of the decision that is being narrated, if any.
    narrated: Option<usize>,
    /// The last action of the match, which differs after an undo.
    last: Option<Action>,
    viewer: (Society, Perspective),
    language: String,
    pack: String,
}

/// All log lines of a match, with the values from which they were built.
#[derive(Debug, Default)]
pub(crate) struct LogLines {
    made_of: Option<Source>,
    lines: Vec<LogLine>,
}

impl LogLines {
    /// Rebuilds the lines that have changed, and returns all lines.
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
