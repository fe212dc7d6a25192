//! The lines of the log: what has happened in passages, said once and kept until something else has happened. While a
//! move is told they end with it, as councils and the line of the round stand where it was made.

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

/// One event of a line, as it is told.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub event: Event,
    /// The number of the decision that it came of.
    pub step: usize,
    /// The decision itself, where it is told what was decided.
    pub decision: Option<usize>,
    pub said: String,
    /// The rule that it cites, if it cites one.
    pub leads: Option<String>,
}

/// A passage of what has happened.
#[derive(Debug)]
pub(crate) struct LogLine {
    pub matter: PassageKind,
    /// With the decision that each tells of.
    events: Vec<(usize, Event, Option<usize>)>,
    goes_on: bool,
    /// Its decisions by their numbers, which can be shown again.
    pub decisions: Option<RangeInclusive<usize>>,
    /// The text that is shown, and all of it in words.
    pub shown: String,
    pub said: String,
    pub highlight: Highlight,
    entries: OnceCell<Vec<Entry>>,
}

impl LogLine {
    fn new(looks: &Looks, game: &Match, passage: &EventGroup<'_>, goes_on: bool) -> Self {
        let places = passage.events.iter().map(|(_, event)| staging(event).places);
        let decisions = passage.decisions(game);
        // How programs lost decisions is told with what rules of thumb decided.
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

    /// True if it still matches this passage.
    fn matches(&self, passage: &EventGroup<'_>, goes_on: bool) -> bool {
        let same = self.matter == passage.matter && self.goes_on == goes_on;
        let events = passage.events.iter().map(|(number, event)| (*number, **event));
        same && self.events.iter().map(|(number, event, _)| (*number, *event)).eq(events)
    }

    /// True if its first decision was taken by then: what begins it came of the decision before it.
    pub fn begins_by(&self, number: usize) -> bool {
        self.decisions.as_ref().is_some_and(|decisions| *decisions.start() <= number)
    }

    /// True if it tells of a decision by its number.
    pub fn decides(&self, number: usize) -> bool {
        self.decisions.as_ref().is_some_and(|decisions| decisions.contains(&number))
    }

    /// Its events one by one, as the viewer may know them.
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

    /// The decision that says most about it.
    pub fn decision(&self, looks: &Looks, scene: &Scene<'_>) -> Option<usize> {
        let told = || self.entries(looks, scene).iter().filter(|entry| entry.decision.is_some());
        let attack = told().find(|entry| matches!(entry.event, Event::Attack { .. }));
        let card = || told().find(|entry| matches!(entry.event, Event::Played(..)));
        attack.or_else(card).or_else(|| told().next()).and_then(|entry| entry.decision)
    }
}

/// The number of the last events that have not been shown yet; 0 while looking back at something else.
fn unshown(scene: &Scene<'_>) -> usize {
    match scene.playback.time {
        Time::Back => 0,
        Time::Now | Time::Ending => scene.narration.unshown,
    }
}

/// The number of decisions that a replay has shown; `None` without a replay. A replay tells no more than had
/// happened by then.
pub(crate) fn replayed(scene: &Scene<'_>) -> Option<usize> {
    scene.playback.replay.map(|replay| replay.current().number())
}

/// The events of the match, as far as they have been shown, with the numbers of their decisions.
pub(crate) fn events<'a>(scene: &Scene<'a>) -> impl DoubleEndedIterator<Item = (usize, &'a Event)> {
    let mut events = scene.game.events();
    if let Some(last) = unshown(scene).checked_sub(1) {
        events.nth_back(last);
    }
    let told = replayed(scene).unwrap_or(usize::MAX);
    events.filter(move |(number, _)| *number <= told)
}

/// The number of the decision being told. The decisions after it enter the log when they are told. Stepping
/// back from the table still shows all that has happened.
fn narrated(scene: &Scene<'_>) -> Option<usize> {
    let goes_on = scene.playback.number.is_none() || scene.playback.replay.is_some();
    scene.narration.story.filter(|_| scene.narration.active && goes_on).map(|story| story.last_number())
}

/// The [`events`] without those that are narrated next.
fn line_events<'a>(scene: &Scene<'a>) -> impl Iterator<Item = (usize, &'a Event)> {
    let narrated = narrated(scene);
    events(scene).scan(false, move |held, (number, event)| {
        *held |= narrated.is_some_and(|last| number > last || (number == last && begins_next(event)));
        (!*held).then_some((number, event))
    })
}

/// The source of the lines.
#[derive(Clone, Debug, PartialEq)]
struct Source {
    steps: usize,
    /// The number of the last events that have not been shown yet.
    unshown: usize,
    /// The number of decisions that a replay has shown.
    replayed: Option<usize>,
    /// The decision that is told.
    narrated: Option<usize>,
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
    /// The lines as they are now.
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
