//! Commands from a screen to the shell. They leave the screen or affect the whole program. A screen itself
//! handles input about its contents, such as a match.

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
    /// The screen that sets up a match.
    Setup,
}

/// A request of the puzzle screens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Show the list of puzzles.
    List,
    /// Show the puzzles of the pack with this id.
    OfPack(String),
    /// Open the puzzle with this id.
    Open(String),
    /// Record that the puzzle with this id was solved.
    Solved(String),
    /// Play the daily deal.
    Deal,
}

/// What a link to share holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// The deal of the current match.
    Deal,
    /// The position of the current match after this number of decisions.
    Position(usize),
    /// The whole current match.
    Match,
    /// The puzzle on the screen.
    Puzzle,
    /// The daily deal of the current pack.
    DailyDeal,
}

/// A command to the shell, which carries it out after the frame.
#[derive(Clone, Debug)]
pub enum Command {
    /// Close the current screen, and show the title screen.
    ShowTitle,
    /// Show the screen that sets up a new match.
    ShowSetup,
    /// Start a first match: short, against two novices.
    PlayNow,
    /// Use the pack with this id for a new match.
    ChoosePack(String),
    /// Show the list of packs. Its Back button leads to this screen.
    ShowPacks(Back),
    /// Send a request to the pack library.
    PackLibrary(Request),
    /// Carry out a request about puzzles or the daily deal.
    Puzzles(Wish),
    /// Show the list of saved matches.
    ShowLoad,
    /// Open the rulebook at a rule such as `4.2`, or for `None` at the rule for the current decision.
    ShowRules(Option<String>),
    /// Show the settings. A match on the table pauses.
    ShowSettings,
    /// Show the page about the program, with version, licences and authors. It returns to the settings.
    ShowAbout,
    /// Show the external bots in the settings. This screen returns to the settings.
    ShowPrograms,
    /// Close the settings, and return to the match that waits or to the title screen.
    LeaveSettings,
    /// Apply these settings, and write those that changed to the file.
    ApplySettings(Settings),
    /// Write everything that the player has into one archive.
    ExportData,
    /// Add the content of such an archive to what the player has.
    ImportData(PathBuf),
    /// Change the language to the one with this code.
    SetLanguage(String),
    /// Start a match with this setup.
    Begin(Box<Setup>),
    /// Continue the saved match at this path.
    Resume(PathBuf),
    /// Start the current match again from the beginning, with the same deal.
    Restart,
    /// Start another match with the set-up of the current one and a new deal.
    Rematch,
    /// Show a replay of the finished match on the table.
    ShowTable,
    /// Show the review of the finished match.
    ShowReview,
    /// Show the review of the finished match whose record is at this path.
    LookBack(PathBuf),
    /// Export a picture, film or text of the current match.
    Export(Export),
    /// Copy a link to the clipboard.
    Share(Shared),
    /// Replay the finished match on the table, starting at the decision with this number, counted from 1.
    ShowDecision(usize),
    /// Start a rematch at a decision of the finished match.
    TryAgain {
        /// The number of the decision where the rematch starts, counted from 1.
        decision: usize,
        /// The society that the player controls in the rematch.
        society: Society,
        /// True if random draws from that decision on differ from the original match.
        new_luck: bool,
    },
    /// Show the list of lessons.
    ShowLessons,
    /// Begin a lesson.
    Learn {
        /// The index of the lesson in its pack.
        lesson: usize,
        /// True to begin the lesson at its first step; false to continue where the player left it.
        anew: bool,
    },
    /// Return to the end screen of the finished match, or to the history if the review was opened there.
    ShowEnd,
    /// Show the history of all matches.
    ShowHistory,
    /// Make reviews of the matches of these records in the background, one after another.
    MakeReviews(Vec<PathBuf>),
    /// Stop making reviews in the background.
    StopReviews,
    /// Close the window.
    Quit,
}
