//! Commands from a screen to the shell, which leave the screen or change the whole program. A screen itself
//! handles actions on its contents, such as a match.

use std::path::PathBuf;

use crate::export::Export;
use crate::settings::Settings;
use pack_library::Request;
use rules::Society;
use table::Setup;

/// The screen to which the list of packs returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// The title screen.
    Title,
    /// The set-up of a match.
    Setup,
}

/// A request on the pages of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Show the list.
    List,
    /// Show the puzzles of the pack with this id.
    OfPack(String),
    /// Open the puzzle with this id.
    Open(String),
    /// Note that the puzzle with this id has been solved.
    Solved(String),
    /// Play the daily deal.
    Deal,
}

/// A request to the shell, which carries it out after the frame.
#[derive(Clone, Debug)]
pub enum Command {
    /// Show the title screen.
    ShowTitle,
    /// Show the set-up of a new match.
    ShowSetup,
    /// Select the pack with this id for a new match.
    ChoosePack(String),
    /// Show the packs, with the screen to return to.
    ShowPacks(Back),
    /// Send a request to the pack library.
    PackLibrary(Request),
    /// Carry out a request about puzzles or the daily deal.
    Puzzles(Wish),
    /// Show the list of saved matches.
    ShowLoad,
    /// Open the rulebook at a rule such as `4.2`; `None` for the rule of the current decision.
    ShowRules(Option<String>),
    /// Show the settings; a match on the table waits.
    ShowSettings,
    /// Show version, licences and authors, from where one returns to the settings.
    ShowAbout,
    /// Show the external bots in the settings, from where one returns to the settings.
    ShowPrograms,
    /// Leave the settings for the screen before them.
    LeaveSettings,
    /// Apply these settings from now on.
    ApplySettings(Settings),
    /// Use the language with this code from now on.
    SetLanguage(String),
    /// Begin a match with this setup.
    Begin(Box<Setup>),
    /// Continue the saved match at this path.
    Resume(PathBuf),
    /// Restart the same match.
    Restart,
    /// Replay the finished match on the table.
    ShowTable,
    /// Review the finished match.
    ShowReview,
    /// Review the finished match whose record is at this path.
    LookBack(PathBuf),
    /// Export a picture, film or text of the current match.
    Export(Export),
    /// Replay the finished match on the table from a decision, by its number from 1.
    ShowDecision(usize),
    /// Begin a rematch at a decision of the finished match.
    TryAgain {
        /// The number of the first decision that is taken anew, from 1.
        decision: usize,
        /// The society that the person plays.
        society: Society,
        /// True if draws differ from that decision on.
        new_luck: bool,
    },
    /// Show the lessons.
    ShowLessons,
    /// Begin a lesson of the current pack.
    Learn {
        /// The index of the lesson.
        lesson: usize,
        /// True to begin the lesson anew; false to continue where it was left.
        anew: bool,
    },
    /// Return to the end of the match.
    ShowEnd,
    /// Show the history of all matches.
    ShowHistory,
    /// Review the matches of these records in the background, one after another.
    MakeReviews(Vec<PathBuf>),
    /// Stop the reviews in the background.
    StopReviews,
    /// Close the window.
    Quit,
}
