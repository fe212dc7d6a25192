//! The `Scene`, which the table's panels read, and the `Input`s, which the panels return.

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
use crate::screens::table::staging::jolt::Jolt;
use crate::screens::table::staging::pieces_at_moment::Pieces;
use crate::shell::window_command::Command;
use packs::Point;
use rules::{
    Action, Card, Empire, Event, Loyalties, Position, PositionSet, Region, Slot, Society, TurnOrder, Use,
    View,
};
use table::{HiddenState, KnownCards, Match, PencilCell, Perspective, UndoError};

/// The context of a panel: the looks to draw with, the scene to read, and the list to which the panel adds inputs.
pub(crate) struct Ctx<'a> {
    pub looks: &'a mut Looks,
    pub scene: &'a Scene<'a>,
    pub inputs: &'a mut Vec<Input>,
}

/// What the table shows in one frame. All panels read it.
pub(crate) struct Scene<'a> {
    pub game: &'a Match,
    /// The viewer's view at the moment of the match that the table shows.
    pub view: &'a View,
    /// The viewer's legal actions; empty while the viewer has nothing to decide.
    pub legal: &'a [Action],
    pub camera: Camera,
    pub selection: Selected,
    pub board: Board<'a>,
    pub narration: Narration<'a>,
    pub playback: Past<'a>,
    pub known: Known<'a>,
    pub status: Status,
}

/// The player's choices so far, the spots under the pointer, and the marks of a hint.
pub(crate) struct Selected {
    pub pick: Pick,
    pub hovered: Option<Region>,
    /// The positions that an agent would control if it were placed on the position under the pointer.
    pub steering: Steering,
    /// The regions, positions and society that the log line under the pointer mentions.
    pub highlight: Highlight,
    /// The spots that a hint marks.
    pub marked: HintedPlaces,
}

/// The pieces on the map, and how they move.
pub(crate) struct Board<'a> {
    pub pieces: &'a Pieces,
    /// The armies on the map, which sway when something happens near them.
    pub sway: &'a SwayingArmies,
    /// The event that is being animated; `None` if nothing is.
    pub moving: Option<Event>,
    /// The animated change of a region's control from one empire to another, if any.
    pub sweep: Option<Sweep>,
    /// The shake of the pieces in a region, if any.
    pub jolt: Option<Jolt>,
    /// True if animations are turned off in the settings.
    pub still: bool,
}

/// The turn that is narrated to the player, and how the narration runs.
pub(crate) struct Narration<'a> {
    /// The narrated turn: the last one, or the one that the player looks back at.
    pub story: Option<Story<'a>>,
    /// True while a turn is being narrated and the player is not asked to decide yet. The narration of a rival's move
    /// always finishes first.
    pub active: bool,
    /// The empire whose turn is announced by a title; `None` while no title is shown.
    pub title: Option<Empire>,
    /// How many of the match's last events have not been animated yet.
    pub unshown: usize,
    /// The viewer's knowledge at the animated moment. It equals the current view when nothing is animating.
    pub seen: &'a View,
    /// True if the narration of a rival's move stays until the player clicks.
    pub waits: bool,
}

/// The moment of the match that the table shows, and the society through whose eyes it is shown.
pub(crate) struct Past<'a> {
    pub time: Time,
    /// The number of the past decision that the table shows, if any.
    pub number: Option<usize>,
    pub eyes: Perspective,
    /// The hidden tokens and hands that the table shows in addition to the viewer's knowledge, if any.
    pub open: Option<&'a HiddenState>,
    pub replay: Option<&'a Replay>,
    /// True if the table is drawn as a frame of a film.
    pub films: bool,
}

/// The tokens and cards that the viewer knows for certain.
pub(crate) struct Known<'a> {
    /// The rivals' face-down tokens that the viewer can deduce for certain.
    pub tokens: Loyalties,
    /// The cards whose whereabouts the viewer knows for certain.
    pub cards: &'a KnownCards,
}

/// What bots, help, lessons and puzzles are doing.
pub(crate) struct Status {
    /// True if a bot is thinking.
    pub thinking: bool,
    /// True if the coach is checking a decision of the player.
    pub coached: bool,
    /// True if the table passes the windows for cards in the current empire's turn.
    pub passes_windows: bool,
    /// The person who can undo an own decision, or the reason why nobody can.
    pub undo: Result<Society, UndoError>,
    /// True if the player may ask for hints.
    pub hints: bool,
    /// The index of the lesson, from 0; `None` outside lessons.
    pub lesson: Option<usize>,
    /// True if the table shows a puzzle.
    pub puzzle: bool,
}

/// The rectangles of the panels in a frame.
pub(crate) struct Places {
    pub layout: Layout,
    /// True if the councils and the log are visible. In a narrow window the player can hide them.
    pub pulled: bool,
    /// The rectangle of the prompt.
    pub asked: Rect,
    /// The rectangle of the sheet for exchanging tokens.
    pub sheet: Rect,
    /// The rectangle of the replay's controls.
    pub bar: Rect,
    /// The rectangle of the first-time note that stands above the log; `None` if there is none.
    pub note: Option<Rect>,
}

impl<'a> Scene<'a> {
    /// True if the player may exchange two tokens now. The exchange has a sheet of its own (R8.2).
    pub fn is_exchange(&self) -> bool {
        self.legal.iter().any(|action| matches!(action, Action::Exchange(..)))
    }

    /// The order in which the councils stand around the table: that of the first round. If the turn order changes, the
    /// councils keep their places, and only the numbers on their heads change.
    pub fn council_order(&self) -> TurnOrder {
        self.game.steps().first().map_or_else(|| self.view.order(), |step| step.before.order())
    }

    /// The place of an empire's council around the table, from 0; `None` if the pack has no such empire.
    pub fn council_place(&self, empire: Empire) -> Option<usize> {
        self.council_order().place(empire).map(usize::from)
    }

    /// The token in a society's slot; `None` if the viewer must not see it.
    pub fn token(&self, society: Society, slot: Slot) -> Option<Empire> {
        self.view.tokens(society).at(slot).or_else(|| self.playback.open?.token(society, slot))
    }

    /// The events of the narrated turn; empty while an event is being animated.
    pub fn narrated_events(&self) -> impl Iterator<Item = &'a Event> {
        let rests = self.narration.active && self.board.moving.is_none() && !self.playback.films;
        let unshown = self.narration.unshown;
        let story = self.narration.story.filter(|_| rests);
        story.into_iter().flat_map(move |story| story.events(unshown).map(|(_, event)| event))
    }

    /// The positions that an agent entered or left in the narrated turn.
    pub fn changed_positions(&self) -> PositionSet {
        let went = |event: &&Event| matches!(staging(event).effect, Effect::Agents(_));
        self.narrated_events().filter(went).flat_map(|event| staging(event).places.positions).collect()
    }

    /// The society that an event's description addresses as "you".
    pub fn listener(&self, event: &Event) -> Society {
        self.playback.eyes.listener(event, self.view.viewer())
    }

    /// The key of the text that tells a player with nothing to decide how to go on.
    pub fn watch(&self) -> &'static str {
        match self.game.human_to_move() == Some(self.view.viewer()) {
            true => "table-watch-own",
            false if self.is_told_own() => "table-watch-done",
            false if self.narration.waits => "table-watch-wait",
            false => "table-watch",
        }
    }

    /// True if the narrated turn is the viewer's own turn.
    fn is_told_own(&self) -> bool {
        self.narration.story.and_then(|story| story.society()) == Some(self.view.viewer())
    }

    /// The society whose decision is narrated. If none is narrated, the society that must decide now.
    pub fn decides(&self) -> Option<Society> {
        let told = self.narration.story.as_ref().filter(|_| self.narration.active).and_then(Story::society);
        told.or_else(|| self.view.mover())
    }
}

/// The moment of the match that the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Time {
    /// The table shows the present.
    Now,
    /// A past decision that the player looks back at.
    Back,
    /// The last decision of the match, before the end screen follows.
    Ending,
}

/// A thing on the table that the player can click. The click decides something only if that is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    Region(Region),
    Position(Position),
    /// A card in the player's hand.
    Card(Card),
    /// An ability of a card in the player's hand.
    Ability(Card, Use),
    /// One of the player's own tokens.
    Token(Empire),
}

impl Thing {
    /// The region or position as a part of the table at which a lesson can point; `None` for anything else.
    pub fn point(self) -> Option<Point> {
        match self {
            Self::Region(region) => Some(Point::Region(region)),
            Self::Position(position) => Some(Point::Position(position)),
            Self::Card(_) | Self::Ability(..) | Self::Token(_) => None,
        }
    }
}

/// Something that the player does on the table, by pointer or key.
pub(crate) enum Input {
    /// Takes the next step of a decision: picks something, or decides.
    Next(Next),
    /// After the decision that follows, places this many more banners in the same region, as far as that is legal.
    Series(Region, u8),
    /// Starts or stops passing the windows for cards in the current empire's turn.
    ToggleWindows,
    /// Explains why the thing that was clicked, at this point of the screen, cannot be chosen.
    Refuse(Thing, Pos2),
    /// Takes back the player's last decision.
    Undo,
    /// Asks for a hint. If a hint is already open, asks for more of it.
    Hint,
    /// Closes the hint.
    CloseHint,
    /// Shows or hides the reasons for the choices that the hint lists.
    ExplainHint,
    /// The pointer is over this region; `None` if it is over no region.
    Hover(Option<Region>),
    /// The pointer is over this position.
    Point(Position),
    /// The pointer is over a log line that mentions these regions, positions and society.
    Highlight(Highlight),
    /// Moves or zooms the map.
    MoveCamera(Camera),
    /// Goes one step back, such as a pick or an open panel.
    Back,
    /// Goes one step back, or undoes the last choice if there is nothing else to cancel.
    BackOrUndo,
    /// Skips the animation of a rival's decision.
    Skip,
    /// Shows the last turn again. If the table already looks back, or has just returned by itself, shows the one before.
    StepBack,
    /// Shows these past decisions again, given by their numbers.
    Replay(RangeInclusive<usize>),
    /// Operates a control of the replay.
    Watch(Watch),
    /// Returns from a past decision to the present, because the player pressed a key that decides.
    Return,
    /// Unfolds the log line with this index if the flag is true, or else folds it.
    Unfold(usize, bool),
    /// Opens the log as a large panel over the councils on the left, or closes it.
    ToggleLog,
    /// Keeps this played card open; `None` closes it.
    KeepCard(Option<Event>),
    /// Opens or closes the ledger of suspicions about rivals' tokens.
    ToggleSuspicions,
    /// Changes the pencil mark in this cell to the next kind of mark.
    Pencil(PencilCell),
    /// Opens or closes the view that shows all cards.
    ToggleCards,
    /// Opens or closes the list of keys.
    ToggleKeys,
    /// Opens or closes the drawers on both sides of a narrow window.
    ToggleDrawers,
    /// Opens the dialog that asks under which name to save a copy of the match.
    AskName,
    /// Answers the card that a lesson shows.
    Learn(LessonInput),
    /// Sends a command to the shell, such as to leave the table.
    Command(Command),
}

impl Input {
    /// Turns a click on a thing into an input: the step `next` of a decision, or, if the thing cannot be chosen, a
    /// request to explain why.
    pub fn click(next: Next, thing: Thing, response: &Response) -> Self {
        // A click by keyboard or by screen reader has no pointer position.
        let pointer = response.ctx.input(|i| i.pointer.interact_pos().filter(|_| i.pointer.any_released()));
        let at = || pointer.unwrap_or(response.rect.center());
        if next == Next::Nothing { Self::Refuse(thing, at()) } else { Self::Next(next) }
    }

    /// True if this click should not also skip the animation of a rival's decision.
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
