//! The table's modes. Exactly one is on; the curtain covers whichever it is.

pub(crate) mod click_guard;
pub(crate) mod curtain;
pub(crate) mod decisions_and_undo;
pub(crate) mod lesson;
pub(crate) mod lesson_card;
pub(crate) mod lesson_inputs;
pub(crate) mod lesson_pointers;
pub(crate) mod playback;
pub(crate) mod puzzle_mode;
pub(crate) mod reading_pauses;
pub(crate) mod table_for_pictures;

use egui::Ui;

use crate::input::clicks_to_decision::Next;
use crate::screens::table::panels::narration::narrated_turn::Story;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Places};
use crate::screens::table::widgets::part;
use crate::shell::window_command::{Command, Wish};
use ::table::Match;
use lesson::Lesson;
use playback::Replay;
use playback::look_back::LookingBack;
use playback::past_decision::PastDecision;
use rules::Action;

/// The use of the table.
pub(crate) enum Mode {
    /// A match is played.
    Play,
    /// A lesson is taken.
    Lesson(Lesson),
    /// The position of a puzzle waits for an answer.
    Puzzle(Puzzle),
    /// Past decisions are shown.
    Playback(Playback),
    /// The table is drawn for a picture.
    Posing(Posing),
}

/// Past decisions on the table.
pub(crate) enum Playback {
    /// A finished match, and the command that leads back to its end.
    Replay(Replay, Command),
    /// Decisions of a running match, and the mode that goes on afterwards.
    LookBack(LookingBack, Box<Mode>),
}

/// The answer that is being given to a puzzle.
#[derive(Debug, Default)]
pub(crate) struct Puzzle {
    /// The decision to be judged.
    pub answer: Option<Action>,
    /// True if no decision is taken now.
    pub closed: bool,
}

/// A table that is drawn for a picture.
pub(crate) struct Posing {
    /// The match and the moment that is drawn.
    pub replay: Replay,
    /// The caption of a film's frame; a picture without one shows the whole table.
    pub caption: Option<Caption>,
}

/// The text below the map in a frame of a film.
#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    /// The part of the match, as a heading.
    pub heading: String,
    /// The moves of that part.
    pub text: String,
}

impl Mode {
    /// The mode that goes on once a look back ends; any other mode itself.
    pub fn base(&self) -> &Self {
        match self {
            Self::Playback(Playback::LookBack(_, base)) => base,
            mode => mode,
        }
    }

    /// The mode that goes on once a look back ends, to be changed.
    pub fn base_mut(&mut self) -> &mut Self {
        match self {
            Self::Playback(Playback::LookBack(_, base)) => base,
            mode => mode,
        }
    }

    /// The lesson, also while the learner looks back.
    pub fn lesson(&self) -> Option<&Lesson> {
        if let Self::Lesson(lesson) = self.base() { Some(lesson) } else { None }
    }

    /// The lesson, to be changed.
    pub fn lesson_mut(&mut self) -> Option<&mut Lesson> {
        if let Self::Lesson(lesson) = self.base_mut() { Some(lesson) } else { None }
    }

    /// The puzzle, also while its solver looks back.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        if let Self::Puzzle(puzzle) = self.base() { Some(puzzle) } else { None }
    }

    /// The puzzle, to be changed.
    pub fn puzzle_mut(&mut self) -> Option<&mut Puzzle> {
        if let Self::Puzzle(puzzle) = self.base_mut() { Some(puzzle) } else { None }
    }

    /// The replay of a finished match, on the screen or for a picture.
    pub fn replay(&self) -> Option<&Replay> {
        match self {
            Self::Playback(Playback::Replay(replay, _)) | Self::Posing(Posing { replay, .. }) => Some(replay),
            _ => None,
        }
    }

    /// The replay, to be changed.
    pub fn replay_mut(&mut self) -> Option<&mut Replay> {
        match self {
            Self::Playback(Playback::Replay(replay, _)) | Self::Posing(Posing { replay, .. }) => Some(replay),
            _ => None,
        }
    }

    /// The look back at decisions of a running match.
    pub fn look_back(&self) -> Option<&LookingBack> {
        if let Self::Playback(Playback::LookBack(back, _)) = self { Some(back) } else { None }
    }

    /// The past decision on the table, and for how many seconds it has been shown at `now`.
    pub fn past(&self, now: f64) -> Option<(&PastDecision, f32)> {
        let back = self.look_back().map(|back| (back.current(), back.time(now)));
        self.replay().map(|replay| (replay.current(), replay.time(now))).or(back)
    }

    /// The turn that is narrated: the last one, or that of the past decision.
    pub fn story<'a>(&self, game: &'a Match) -> Option<Story<'a>> {
        match (self.replay(), self.look_back()) {
            (Some(replay), _) => replay.story(game),
            (None, Some(back)) => back.story(game),
            (None, None) => Story::last(game),
        }
    }

    /// Shows the controls of the mode: the bar of a replay, or the card of a lesson.
    pub fn show_controls(&self, ui: &mut Ui, cx: &mut Ctx<'_>, places: &Places) {
        match self {
            Self::Playback(Playback::Replay(replay, _)) => {
                playback::show(&mut part(ui, places.bar), cx, replay);
            }
            Self::Lesson(lesson) => {
                lesson_card::show(ui, cx, places, lesson);
            }
            Self::Play | Self::Puzzle(_) | Self::Playback(Playback::LookBack(..)) | Self::Posing(_) => {}
        }
    }

    /// True if empires' turns are announced: in a lesson and a puzzle other texts do that.
    pub const fn has_titles(&self) -> bool {
        matches!(self, Self::Play)
    }

    /// The command by which a step back leaves the mode, if it has a screen of its own.
    pub fn exit(&self) -> Option<Command> {
        match self {
            Self::Lesson(_) => Some(Command::ShowLessons),
            Self::Puzzle(_) => Some(Command::Puzzles(Wish::List)),
            Self::Playback(Playback::Replay(_, exit)) => Some(exit.clone()),
            Self::Play | Self::Playback(Playback::LookBack(..)) | Self::Posing(_) => None,
        }
    }

    /// True if the mode takes an input. A puzzle has its own help; nobody decides anything in the past.
    pub fn accepts(&self, input: &Input) -> bool {
        let decides = matches!(input, Input::Next(Next::Decided(_) | Next::Picked(_)));
        match self {
            Self::Play | Self::Lesson(_) => true,
            Self::Puzzle(_) => !matches!(input, Input::Hint | Input::ToggleSuspicions),
            Self::Playback(Playback::Replay(..)) => !decides,
            // A hint that is asked for in the past leads back to the present.
            Self::Playback(Playback::LookBack(_, base)) => {
                !decides && (matches!(input, Input::Hint) || base.accepts(input))
            }
            Self::Posing(_) => false,
        }
    }
}
