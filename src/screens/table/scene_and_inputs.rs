//! The scene that the panels of the table read, and the inputs that they return.

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

/// The context of a panel: looks to draw with, the scene to read, and the list to which its clicks add
/// inputs.
pub(crate) struct Ctx<'a> {
    pub looks: &'a mut Looks,
    pub scene: &'a Scene<'a>,
    pub inputs: &'a mut Vec<Input>,
}

/// The state of the table in one frame, shared by all panels.
pub(crate) struct Scene<'a> {
    pub game: &'a Match,
    /// The viewer's view of the match at the moment that is shown.
    pub view: &'a View,
    /// The viewer's legal actions; empty while another society must decide.
    pub legal: &'a [Action],
    pub camera: Camera,
    pub selection: Selected,
    pub board: Board<'a>,
    pub narration: Narration<'a>,
    pub playback: Past<'a>,
    pub known: Known<'a>,
    pub status: Status,
}

/// The person's picks, the places under the pointer, and the marks of a hint.
pub(crate) struct Selected {
    pub pick: Pick,
    pub hovered: Option<Region>,
    /// What an agent on the position under the pointer would control.
    pub steering: Steering,
    /// The places that the log line under the pointer mentions.
    pub highlight: Highlight,
    /// The places that a hint marks.
    pub marked: HintedPlaces,
}

/// The pieces on the map and their movement.
pub(crate) struct Board<'a> {
    pub pieces: &'a Pieces,
    /// The armies, which sway when something happens near them.
    pub sway: &'a SwayingArmies,
    /// The event that is being animated; `None` if nothing is.
    pub moving: Option<Event>,
    /// The change of control that is being animated, from one empire to another.
    pub sweep: Option<Sweep>,
    /// True if animations are off.
    pub still: bool,
}

/// The turn that the narration describes.
pub(crate) struct Narration<'a> {
    /// The last turn, or the one that the person looks back at.
    pub story: Option<Story<'a>>,
    /// True if the turn is being narrated and the person isn't asked yet. A rival's move is narrated to its
    /// end first.
    pub active: bool,
    /// The empire whose turn the title announces.
    pub title: Option<Empire>,
    /// The number of the match's last events that have not been animated yet.
    pub unshown: usize,
    /// The viewer's knowledge at the animated moment; equals the current view when nothing is animating.
    pub seen: &'a View,
    /// True if the narration of a rival's move stays until the person clicks.
    pub waits: bool,
}

/// The past moment that is shown, if any, and the society whose knowledge is shown.
pub(crate) struct Past<'a> {
    pub time: Time,
    /// The number of the past decision that is shown.
    pub number: Option<usize>,
    pub eyes: Perspective,
    /// The hidden tokens and hands that are shown in addition to the viewer's knowledge.
    pub open: Option<&'a HiddenState>,
    pub replay: Option<&'a Replay>,
    /// True if this is a frame of a film.
    pub films: bool,
}

/// The deductions of the viewer.
pub(crate) struct Known<'a> {
    /// Rivals' tokens that are face down and yet certain.
    pub tokens: Loyalties,
    /// The cards whose place the viewer knows for certain.
    pub cards: &'a KnownCards,
}

/// The state of bots, help, lessons and puzzles.
pub(crate) struct Status {
    /// True if a bot is thinking.
    pub thinking: bool,
    /// True if the coach is checking a decision.
    pub coached: bool,
    /// True if hints may be asked for.
    pub hints: bool,
    /// The number of the lesson, from 0; `None` outside lessons.
    pub lesson: Option<usize>,
    /// The text that replaces the question while a lesson asks for no decision.
    pub lesson_text: Option<&'static str>,
    /// True if the match is a puzzle.
    pub puzzle: bool,
}

/// The places of the panels in a frame.
pub(crate) struct Places {
    pub layout: Layout,
    /// True if the councils and the log are visible. In a narrow window they can be hidden.
    pub pulled: bool,
    /// The place of the prompt.
    pub asked: Rect,
    /// The place of the sheet for exchanging tokens.
    pub sheet: Rect,
    /// The place of the replay's controls.
    pub bar: Rect,
}

impl<'a> Scene<'a> {
    /// True if the person may exchange two tokens now. An exchange has its own sheet (R8.2).
    pub fn is_exchange(&self) -> bool {
        self.legal.iter().any(|action| matches!(action, Action::Exchange(..)))
    }

    /// The token in a society's slot; `None` if it is hidden.
    pub fn token(&self, society: Society, slot: Slot) -> Option<Empire> {
        self.view.tokens(society).at(slot).or_else(|| self.playback.open?.token(society, slot))
    }

    /// The events of the narrated turn; none while an event is being animated.
    pub fn narrated_events(&self) -> impl Iterator<Item = &'a Event> {
        let rests = self.narration.active && self.board.moving.is_none() && !self.playback.films;
        let unshown = self.narration.unshown;
        let story = self.narration.story.filter(|_| rests);
        story.into_iter().flat_map(move |story| story.events(unshown).map(|(_, event)| event))
    }

    /// The positions that agents entered or left in the narrated turn.
    pub fn changed_positions(&self) -> PositionSet {
        let went = |event: &&Event| matches!(staging(event).effect, Effect::Agents(_));
        self.narrated_events().filter(went).flat_map(|event| staging(event).places.positions).collect()
    }

    /// The society to whose knowledge the description of an event is limited.
    pub fn listener(&self, event: &Event) -> Society {
        self.playback.eyes.listener(event, self.view.viewer())
    }

    /// The key of the text that says how to go on while the person has nothing to decide.
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

    /// The society whose decision is narrated, or else the one that must decide now.
    pub fn decides(&self) -> Option<Society> {
        let told = self.narration.story.as_ref().filter(|_| self.narration.active).and_then(Story::society);
        told.or_else(|| self.view.mover())
    }
}

/// Which moment of the match the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Time {
    /// The current moment.
    Now,
    /// A past decision that the person looks back at.
    Back,
    /// The last decision of the match, before the end screen.
    Ending,
}

/// A clickable thing. A click on it decides something only if that is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    Region(Region),
    Position(Position),
    /// A card of the hand.
    Card(Card),
    /// An ability of a card in the hand.
    Ability(Card, Use),
    /// A token of the person's own.
    Token(Empire),
}

/// An action of the person at the panels of the table.
pub(crate) enum Input {
    /// Takes a step of a decision.
    Next(Next),
    /// Explains why the thing that was clicked at this point cannot be chosen.
    Refuse(Thing, Pos2),
    /// Takes back the last decision.
    Undo,
    /// Asks for a hint, or for more of it.
    Hint,
    /// Closes the hint.
    CloseHint,
    /// The pointer is over this region; `None` if it is over no region.
    Hover(Option<Region>),
    /// The pointer is over this position.
    Point(Position),
    /// The pointer is over a log line that mentions these places.
    Highlight(Highlight),
    /// Moves or zooms the map.
    MoveCamera(Camera),
    /// Goes one step back.
    Back,
    /// Skips the animation of a rival's decision.
    Skip,
    /// Shows the last decision again, or the one before the decision that is shown.
    StepBack,
    /// Shows these decisions again.
    Replay(RangeInclusive<usize>),
    /// Controls the replay.
    Watch(Watch),
    /// Leaves the look back at a past decision, because the person pressed a key that decides.
    Return,
    /// Unfolds the log line with this number, or folds it.
    Unfold(usize, bool),
    /// Opens the log over the map, or closes it.
    ToggleLog,
    /// Keeps the open card in sight; `None` lets it go.
    KeepCard(Option<Event>),
    /// Opens or closes the suspicions of rivals' tokens.
    ToggleSuspicions,
    /// Changes a pencil mark to the next kind of mark.
    Pencil(PencilCell),
    /// Opens or closes the view of all cards.
    ToggleCards,
    /// Opens or closes the drawers at the sides of a narrow window.
    ToggleDrawers,
    /// Asks for a name to save a copy under.
    AskName,
    /// Answers the card of a lesson.
    Learn(LessonInput),
    /// Leaves the table, or changes something for the whole program.
    Command(Command),
}

impl Input {
    /// The input of a click on a thing: a step of a decision, or a request to explain why it cannot be
    /// chosen.
    pub fn click(next: Next, thing: Thing, response: &Response) -> Self {
        // A click by keyboard or by screen reader has no pointer position.
        let pointer = response.ctx.input(|i| i.pointer.interact_pos().filter(|_| i.pointer.any_released()));
        let at = || pointer.unwrap_or(response.rect.center());
        if next == Next::Nothing { Self::Refuse(thing, at()) } else { Self::Next(next) }
    }

    /// True if the click did something else than skip the animation of a rival's decision.
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
