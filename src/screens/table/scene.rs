//! What the panels of the table read, and what they want.

use egui::{Pos2, Response};

use super::breeze::Breeze;
use super::highlight::Highlight;
use super::marked::Marked;
use super::motion::Pieces;
use super::replay::{Replay, Watch};
use super::steering::Steering;
use super::story::Story;
use super::taught::Learner;
use crate::command::Command;
use crate::map::{Camera, Sweep};
use crate::pick::{Next, Pick};
use rules::{
    Action, Card, Empire, Event, Loyalties, Position, PositionSet, Region, Slot, Society, Use, View,
};
use table::{HiddenState, KnownCards, Match, PencilCell, Perspective};

/// What the panels of the table read in one frame.
pub(super) struct Scene<'a> {
    pub game: &'a Match,
    pub view: &'a View,
    /// The viewer's legal actions: none while others decide.
    pub legal: &'a [Action],
    pub pick: Pick,
    pub hovered: Option<Region>,
    /// What the position under the pointer means.
    pub steering: Steering,
    /// What the line of the log under the pointer tells of.
    pub highlight: Highlight,
    /// What a hint marks.
    pub marked: Marked,
    pub camera: Camera,
    /// The map's pieces as they are shown.
    pub pieces: &'a Pieces,
    /// Which of them sway.
    pub breeze: &'a Breeze,
    /// What is on its way now.
    pub moving: Option<Event>,
    /// Control that is passing on.
    pub sweep: Option<Sweep>,
    /// What somebody has done last, or does in what is looked back at.
    pub story: Option<Story<'a>>,
    /// Whether that is told now, and nothing asked: what somebody else has done is told to its end first.
    pub tells: bool,
    /// The empire whose turn is announced now.
    pub title: Option<Empire>,
    /// How many of the last events of the story have not been shown yet.
    pub unshown: usize,
    /// Whose eyes the table is seen with.
    pub eyes: Perspective,
    /// What lies open beside what the viewer knows.
    pub open: Option<&'a HiddenState>,
    /// The match that is played again.
    pub replay: Option<&'a Replay>,
    /// Whether it is a frame of a film.
    pub films: bool,
    /// What the viewer knew before what is still on its way; what they know where nothing is.
    pub seen: &'a View,
    /// Which time is shown.
    pub time: Time,
    /// The number of the decision that is looked back at.
    pub back: Option<usize>,
    /// Tokens of rivals that are face down and yet certain.
    pub certain: Loyalties,
    /// Which cards are where, as far as the viewer knows.
    pub known: &'a KnownCards,
    /// Whether a bot is thinking.
    pub thinking: bool,
    /// Whether the coach looks at a decision that was taken.
    pub coached: bool,
    /// Whether there are hints.
    pub hints: bool,
    /// Whether nothing is to move.
    pub still: bool,
    /// Whether what others do stays until the person has seen enough of it.
    pub waits: bool,
    /// The number of the lesson that is taken, from 0, if this is one.
    pub taught: Option<usize>,
    /// The text of a lesson in which nothing is to be decided just now.
    pub lesson_says: Option<&'static str>,
    /// Whether it is the position of a puzzle, which is judged and not played on.
    pub puzzle: bool,
}

impl<'a> Scene<'a> {
    /// Whether two tokens may be exchanged now, which has a sheet of its own (R8.2).
    pub fn is_exchange(&self) -> bool {
        self.legal.iter().any(|action| matches!(action, Action::Exchange(..)))
    }

    /// The token in a society's slot, as far as it can be seen.
    pub fn token(&self, society: Society, slot: Slot) -> Option<Empire> {
        self.view.tokens(society).at(slot).or_else(|| self.open?.token(society, slot))
    }

    /// The events that are told, once nothing of them is on its way.
    pub fn traced(&self) -> impl Iterator<Item = &'a Event> {
        let rests = self.tells && self.moving.is_none() && !self.films;
        let unshown = self.unshown;
        let story = self.story.filter(|_| rests);
        story.into_iter().flat_map(move |story| story.told(unshown).map(|(_, event)| event))
    }

    /// The positions to which agents came, or which they left, by what is told.
    pub fn changed_positions(&self) -> PositionSet {
        let went = |event: &&Event| {
            matches!(
                event,
                Event::Deployed(..)
                    | Event::Retrieved(..)
                    | Event::Swapped { .. }
                    | Event::Relocated(..)
                    | Event::Reseated(..)
                    | Event::Traded(..)
            )
        };
        self.traced().filter(went).flat_map(|event| Highlight::of(event).positions).collect()
    }

    /// As which society an event is heard of.
    pub fn listener(&self, event: &Event) -> Society {
        self.eyes.listener(event, self.view.viewer())
    }

    /// The text that says how to go on while others decide, or until the person is asked.
    pub fn watch(&self) -> &'static str {
        match self.game.human_to_move() == Some(self.view.viewer()) {
            true => "table-watch-own",
            false if self.is_told_own() => "table-watch-done",
            false if self.waits => "table-watch-wait",
            false => "table-watch",
        }
    }

    /// Whether what is told is what the viewer has done.
    fn is_told_own(&self) -> bool {
        self.story.and_then(|story| story.society()) == Some(self.view.viewer())
    }

    /// Who decides, or has decided what is told.
    pub fn decides(&self) -> Option<Society> {
        let told = self.story.as_ref().filter(|_| self.tells).and_then(Story::society);
        told.or_else(|| self.view.mover())
    }
}

/// Which time the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Time {
    /// As it is.
    Now,
    /// Something earlier, shown again.
    Back,
    /// The last decision of the match, before the scores.
    Ending,
}

/// Something that can be clicked when it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    Region(Region),
    Position(Position),
    /// A card of the hand.
    Card(Card),
    /// One of its abilities.
    Ability(Card, Use),
    /// A token of one's own.
    Token(Empire),
}

/// What a person does at the panels of the table.
pub(super) enum Input {
    /// A step of a decision.
    Next(Next),
    /// Say why something that was clicked there cannot be chosen.
    Refuse(Thing, Pos2),
    /// Take the last decision back.
    Undo,
    /// Help with the decision, or tell more.
    Hint,
    /// Puts the hint away.
    CloseHint,
    /// A region is pointed at, or no longer.
    Hover(Option<Region>),
    /// A position is pointed at.
    Point(Position),
    /// A line of the log is pointed at.
    Highlight(Highlight),
    /// The map is looked at like that.
    MoveCamera(Camera),
    /// One step back.
    Back,
    /// Show no longer what a rival has done.
    Skip,
    /// Show again what was done last, or what was done before that which is shown.
    StepBack,
    /// Show these decisions again.
    Replay(usize, usize),
    /// Do something with the replay.
    Watch(Watch),
    /// A key decides something, which is not for now.
    Return,
    /// Unfold a line of the log, or fold it again.
    Unfold(usize, bool),
    /// Open the log over the map, or fold it again.
    ToggleLog,
    /// Keep the open card in sight, or no longer.
    KeepCard(Option<Event>),
    /// Show what is thought of rivals' tokens, or no longer.
    ToggleSuspicions,
    /// Change a pencil mark to the next one.
    Pencil(PencilCell),
    /// Show all cards, or no longer.
    ToggleCards,
    /// Pull the drawers out, or push them back.
    ToggleDrawers,
    /// Ask for the name of a copy.
    AskName,
    /// Something at the card of a lesson.
    Learn(Learner),
    /// Leave the table, or change what holds for the whole program.
    Command(Command),
}

impl Input {
    /// What a click on something leads to: a step of a decision, or else why it leads to none.
    pub fn clicked(next: Next, thing: Thing, response: &Response) -> Self {
        // A key or a screen reader clicks where no pointer is.
        let pointer = response.ctx.input(|i| i.pointer.interact_pos().filter(|_| i.pointer.any_released()));
        let at = || pointer.unwrap_or(response.rect.center());
        if next == Next::Nothing { Self::Refuse(thing, at()) } else { Self::Next(next) }
    }

    /// Whether a click that did this was meant for something else than to hurry the others.
    pub fn hurries_nobody(&self) -> bool {
        matches!(
            self,
            Self::KeepCard(_)
                | Self::StepBack
                | Self::Replay(..)
                | Self::Watch(_)
                | Self::Unfold(..)
                | Self::ToggleLog
                | Self::ToggleDrawers
        )
    }
}
