//! The modes of the table. Exactly one mode is active at a time. The curtain can hide the table in any mode.

pub(crate) mod automatic_decisions;
pub(crate) mod click_guard;
pub(crate) mod curtain;
pub(crate) mod decisions_and_undo;
pub(crate) mod lesson;
pub(crate) mod lesson_card;
pub(crate) mod lesson_inputs;
pub(crate) mod lesson_pointers;
pub(crate) mod passed_windows;
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

/// What the table is used for at the moment.
pub(crate) enum Mode {
    /// The table shows a match that is being played.
    Play,
    /// The player takes a lesson.
    Lesson(Lesson),
    /// The table shows a puzzle that waits for an answer.
    Puzzle(Puzzle),
    /// The table shows past decisions.
    Playback(Playback),
    /// The table is drawn for a picture or a film.
    Posing(Posing),
}

/// A view of past decisions, which cannot be changed.
pub(crate) enum Playback {
    /// The replay of a finished match, and the command that leads back to the match's end screen.
    Replay(Replay, Command),
    /// A look back at past decisions of a running match, and the mode that continues afterwards.
    LookBack(LookingBack, Box<Mode>),
}

/// The state of a puzzle on the table.
#[derive(Debug, Default)]
pub(crate) struct Puzzle {
    /// The player's answer, if it has not been judged yet. The puzzle screen judges it.
    pub answer: Option<Action>,
    /// True if the puzzle accepts no answer at the moment.
    pub closed: bool,
}

/// The state of a table that is drawn for a picture or a film.
pub(crate) struct Posing {
    /// The replay of the match, at the moment that is drawn.
    pub replay: Replay,
    /// The caption of a film's frame; `None` for a picture, which shows the whole table.
    pub caption: Option<Caption>,
}

/// The text below the map in a frame of a film.
#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    /// The heading: which part of the match the frame shows.
    pub heading: String,
    /// The moves in this part of the match.
    pub text: String,
}

impl Mode {
    /// The mode to which a look back returns. For any other mode, the mode itself.
    pub fn base(&self) -> &Self {
        match self {
            Self::Playback(Playback::LookBack(_, base)) => base,
            mode => mode,
        }
    }

    /// Mutable access to the mode that [`Self::base`] returns.
    pub fn base_mut(&mut self) -> &mut Self {
        match self {
            Self::Playback(Playback::LookBack(_, base)) => base,
            mode => mode,
        }
    }

    /// The lesson that the learner takes, even while looking back; `None` outside lessons.
    pub fn lesson(&self) -> Option<&Lesson> {
        if let Self::Lesson(lesson) = self.base() { Some(lesson) } else { None }
    }

    /// Mutable access to the lesson that [`Self::lesson`] returns.
    pub fn lesson_mut(&mut self) -> Option<&mut Lesson> {
        if let Self::Lesson(lesson) = self.base_mut() { Some(lesson) } else { None }
    }

    /// The state of the puzzle, even while the player looks back; `None` outside puzzles.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        if let Self::Puzzle(puzzle) = self.base() { Some(puzzle) } else { None }
    }

    /// Mutable access to the puzzle that [`Self::puzzle`] returns.
    pub fn puzzle_mut(&mut self) -> Option<&mut Puzzle> {
        if let Self::Puzzle(puzzle) = self.base_mut() { Some(puzzle) } else { None }
    }

    /// The replay of a match, for the screen, a picture or a film; `None` in other modes.
    pub fn replay(&self) -> Option<&Replay> {
        match self {
            Self::Playback(Playback::Replay(replay, _)) | Self::Posing(Posing { replay, .. }) => Some(replay),
            _ => None,
        }
    }

    /// Mutable access to the replay that [`Self::replay`] returns.
    pub fn replay_mut(&mut self) -> Option<&mut Replay> {
        match self {
            Self::Playback(Playback::Replay(replay, _)) | Self::Posing(Posing { replay, .. }) => Some(replay),
            _ => None,
        }
    }

    /// The look back at past decisions of a running match; `None` in other modes.
    pub fn look_back(&self) -> Option<&LookingBack> {
        if let Self::Playback(Playback::LookBack(back, _)) = self { Some(back) } else { None }
    }

    /// The past decision that the table shows, and for how many seconds it has been shown at the time `now`; `None` if
    /// the table shows the present.
    pub fn past(&self, now: f64) -> Option<(&PastDecision, f32)> {
        let back = self.look_back().map(|back| (back.current(), back.time(now)));
        self.replay().map(|replay| (replay.current(), replay.time(now))).or(back)
    }

    /// The turn to narrate: the turn of the past decision that the table shows, or else the last turn of the match.
    pub fn story<'a>(&self, game: &'a Match) -> Option<Story<'a>> {
        match (self.replay(), self.look_back()) {
            (Some(replay), _) => replay.story(game),
            (None, Some(back)) => back.story(game),
            (None, None) => Story::last(game),
        }
    }

    /// Shows the controls of the active mode: the bar of a replay, or the card of a lesson.
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

    /// True if this mode announces each empire's turn with a title. Lessons and puzzles have texts of their own
    /// instead.
    pub const fn has_titles(&self) -> bool {
        matches!(self, Self::Play)
    }

    /// The command that leaves this mode when the player goes back; `None` if going back doesn't leave the mode.
    pub fn exit(&self) -> Option<Command> {
        match self {
            Self::Lesson(_) => Some(Command::ShowLessons),
            Self::Puzzle(_) => Some(Command::Puzzles(Wish::List)),
            Self::Playback(Playback::Replay(_, exit)) => Some(exit.clone()),
            Self::Play | Self::Playback(Playback::LookBack(..)) | Self::Posing(_) => None,
        }
    }

    /// True if this mode allows the input. A puzzle has its own hints, and past decisions cannot be changed.
    pub fn accepts(&self, input: &Input) -> bool {
        let decides = matches!(
            input,
            Input::Next(Next::Decided(_) | Next::Picked(_)) | Input::Series(..) | Input::ToggleWindows
        );
        match self {
            Self::Play | Self::Lesson(_) => true,
            Self::Puzzle(_) => !matches!(input, Input::Hint | Input::ToggleSuspicions),
            Self::Playback(Playback::Replay(..)) => !decides,
            // Asking for a hint while looking back returns to the present.
            Self::Playback(Playback::LookBack(_, base)) => {
                !decides && (matches!(input, Input::Hint) || base.accepts(input))
            }
            Self::Posing(_) => false,
        }
    }
}
