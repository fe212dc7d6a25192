//! The scene that the panels of the table read, and the inputs that they give.

use std::ops::RangeInclusive;

use egui::{Pos2, Rect, Response};

use crate::input::clicks_to_decision::{Next, Pick};
use crate::looks::Looks;
use crate::map::{Camera, Sweep};
use crate::screens::table::help::hinted_places::HintedPlaces;
use crate::screens::table::layout::Layout;
use crate::screens::table::map::swaying_armies::SwayingArmies;
use crate::screens::table::mode::lesson::LessonInput;
use crate::screens::table::mode::playback::{Replay, Watch};
use crate::screens::table::panels::councils::agent_control_preview::Steering;
use crate::screens::table::panels::narration::narrated_turn::Story;
use crate::screens::table::staging::event_staging::{Effect, staging};
use crate::screens::table::staging::highlight::Highlight;
use crate::screens::table::staging::pieces_at_moment::Pieces;
use crate::shell::window_command::Command;
use rules::{
    Action, Card, Empire, Event, Loyalties, Position, PositionSet, Region, Slot, Society, Use, View,
};
use table::{HiddenState, KnownCards, Match, PencilCell, Perspective};

/// The means of a panel: looks to draw with, the scene to read, and the inputs that its clicks add to.
pub(crate) struct Ctx<'a> {
    pub looks: &'a mut Looks,
    pub scene: &'a Scene<'a>,
    pub inputs: &'a mut Vec<Input>,
}

/// The table as all panels read it in one frame.
pub(crate) struct Scene<'a> {
    pub game: &'a Match,
    /// The view of the viewer at the moment that is shown.
    pub view: &'a View,
    /// The viewer's legal actions: none while others decide.
    pub legal: &'a [Action],
    pub camera: Camera,
    pub selection: Selected,
    pub board: Board<'a>,
    pub narration: Narration<'a>,
    pub playback: Past<'a>,
    pub known: Known<'a>,
    pub status: Status,
}

/// Picks, pointers and marks.
pub(crate) struct Selected {
    pub pick: Pick,
    pub hovered: Option<Region>,
    /// The consequences of an agent on the position under the pointer.
    pub steering: Steering,
    /// The places of the log line under the pointer.
    pub highlight: Highlight,
    /// The places that a hint marks.
    pub marked: HintedPlaces,
}

/// The pieces on the map and their movement.
pub(crate) struct Board<'a> {
    pub pieces: &'a Pieces,
    /// The armies that sway.
    pub sway: &'a SwayingArmies,
    /// The event that is being animated.
    pub moving: Option<Event>,
    /// Control that passes from one empire to another.
    pub sweep: Option<Sweep>,
    /// True if animations are off.
    pub still: bool,
}

/// The turn that the narration describes.
pub(crate) struct Narration<'a> {
    /// The last turn, or the one that is looked back at.
    pub story: Option<Story<'a>>,
    /// True if it is narrated now and nothing is asked: a rival's move is narrated to its end first.
    pub active: bool,
    /// The empire whose turn is being announced.
    pub title: Option<Empire>,
    /// The number of its last events that have not been animated yet.
    pub unshown: usize,
    /// The viewer's knowledge at the animated moment; equals the current view when nothing is animating.
    pub seen: &'a View,
    /// True if a rival's move stays until the person clicks.
    pub waits: bool,
}

/// The time that is shown, and with whose eyes.
pub(crate) struct Past<'a> {
    pub time: Time,
    /// The number of the past decision that is shown.
    pub number: Option<usize>,
    pub eyes: Perspective,
    /// Tokens and hands that lie open beside the viewer's knowledge.
    pub open: Option<&'a HiddenState>,
    pub replay: Option<&'a Replay>,
    /// True if the frame belongs to a film.
    pub films: bool,
}

/// The deductions of the viewer.
pub(crate) struct Known<'a> {
    /// Rivals' tokens that are face down and yet certain.
    pub tokens: Loyalties,
    /// Where cards are.
    pub cards: &'a KnownCards,
}

/// The state of everything beside the match.
pub(crate) struct Status {
    /// True if a bot is thinking.
    pub thinking: bool,
    /// True if the coach is checking a decision.
    pub coached: bool,
    /// True if hints may be asked for.
    pub hints: bool,
    /// The number of the lesson, from 0.
    pub lesson: Option<usize>,
    /// The text in place of a question while a lesson asks for nothing.
    pub lesson_text: Option<&'static str>,
    /// True if the table is that of a puzzle.
    pub puzzle: bool,
}

/// The places of the panels in a frame.
pub(crate) struct Places {
    pub layout: Layout,
    /// True if the councils and the log are shown: drawers may be pushed back.
    pub pulled: bool,
    /// The place of the prompt.
    pub asked: Rect,
    /// The place of the sheet on which tokens are exchanged.
    pub sheet: Rect,
    /// The place of the replay's controls.
    pub bar: Rect,
}

impl<'a> Scene<'a> {
    /// True if two tokens may be exchanged now, which has a sheet of its own (R8.2).
    pub fn is_exchange(&self) -> bool {
        self.legal.iter().any(|action| matches!(action, Action::Exchange(..)))
    }

    /// The token in a society's slot, as far as it can be seen.
    pub fn token(&self, society: Society, slot: Slot) -> Option<Empire> {
        self.view.tokens(society).at(slot).or_else(|| self.playback.open?.token(society, slot))
    }

    /// The events that are told, once nothing of them is on its way.
    pub fn narrated_events(&self) -> impl Iterator<Item = &'a Event> {
        let rests = self.narration.active && self.board.moving.is_none() && !self.playback.films;
        let unshown = self.narration.unshown;
        let story = self.narration.story.filter(|_| rests);
        story.into_iter().flat_map(move |story| story.events(unshown).map(|(_, event)| event))
    }

    /// The positions to which agents came, or which they left, by what is told.
    pub fn changed_positions(&self) -> PositionSet {
        let went = |event: &&Event| matches!(staging(event).effect, Effect::Agents(_));
        self.narrated_events().filter(went).flat_map(|event| staging(event).places.positions).collect()
    }

    /// As which society an event is heard of.
    pub fn listener(&self, event: &Event) -> Society {
        self.playback.eyes.listener(event, self.view.viewer())
    }

    /// The text that says how to go on while others decide, or until the person is asked.
    pub fn watch(&self) -> &'static str {
        match self.game.human_to_move() == Some(self.view.viewer()) {
            true => "table-watch-own",
            false if self.is_told_own() => "table-watch-done",
            false if self.narration.waits => "table-watch-wait",
            false => "table-watch",
        }
    }

    /// True if the narrated turn is the viewer's own.
    fn is_told_own(&self) -> bool {
        self.narration.story.and_then(|story| story.society()) == Some(self.view.viewer())
    }

    /// The society that decides, or the one whose decision is told.
    pub fn decides(&self) -> Option<Society> {
        let told = self.narration.story.as_ref().filter(|_| self.narration.active).and_then(Story::society);
        told.or_else(|| self.view.mover())
    }
}

/// The time that the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Time {
    /// As it is.
    Now,
    /// An earlier decision, shown again.
    Back,
    /// The last decision of the match, before the scores.
    Ending,
}

/// A thing that can be clicked when it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    Region(Region),
    Position(Position),
    /// A card of the hand.
    Card(Card),
    /// One of its abilities.
    Ability(Card, Use),
    /// A token of one's own.
    Token(Empire),
}

/// An action of the person at the panels of the table.
pub(crate) enum Input {
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
    Replay(RangeInclusive<usize>),
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
    /// An action at the card of a lesson.
    Learn(LessonInput),
    /// Leave the table, or change what holds for the whole program.
    Command(Command),
}

impl Input {
    /// The input of a click on something: a step of a decision, or else why it leads to none.
    pub fn click(next: Next, thing: Thing, response: &Response) -> Self {
        // A key or a screen reader clicks where no pointer is.
        let pointer = response.ctx.input(|i| i.pointer.interact_pos().filter(|_| i.pointer.any_released()));
        let at = || pointer.unwrap_or(response.rect.center());
        if next == Next::Nothing { Self::Refuse(thing, at()) } else { Self::Next(next) }
    }

    /// True if a click that did this was meant for something else than to hurry the others.
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
