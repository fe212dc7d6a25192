//! Commands from a screen to the shell, which leave the screen or change the whole program. A screen itself
//! handles actions on its contents, such as a match.

use std::path::PathBuf;

use crate::export::Export;
use crate::settings::Settings;
use pack_library::Request;
use rules::Society;
use table::Setup;

/// The screen from which the packs were asked for, and to which one goes back.
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
    /// Show that of the pack with this id.
    OfPack(String),
    /// Open the puzzle with this id.
    Open(String),
    /// Note that the puzzle with this id has been solved.
    Solved(String),
    /// Play the deal of the day.
    Deal,
}

/// A request to the shell, carried out after a frame.
#[derive(Clone, Debug)]
pub enum Command {
    /// Show the title.
    ShowTitle,
    /// Show the set-up of a new match.
    ShowSetup,
    /// Set up a match of the pack with this id.
    ChoosePack(String),
    /// Show the packs; from there one goes back to where one was.
    ShowPacks(Back),
    /// Do something with the packs on the shelf.
    PackLibrary(Request),
    /// Puzzles, and the deal of the day.
    Puzzles(Wish),
    /// Show the list of matches.
    ShowLoad,
    /// Open the rulebook at a rule, such as `4.2`; where none is named, at what is asked now.
    ShowRules(Option<String>),
    /// Show the settings; a match on the table waits.
    ShowSettings,
    /// Show what the program is and whose work is in it; back leads to the settings.
    ShowAbout,
    /// Show the bots from outside that the settings name; back leads to the settings.
    ShowPrograms,
    /// Go back from the settings to where one was.
    LeaveSettings,
    /// From now on these settings hold.
    ApplySettings(Settings),
    /// From now on this language is spoken.
    SetLanguage(String),
    /// Begin a match.
    Begin(Box<Setup>),
    /// Go on with a match that was saved.
    Resume(PathBuf),
    /// Restart the same match.
    Restart,
    /// Play the match that has ended again on the table.
    ShowTable,
    /// Look back at the match that has ended.
    ShowReview,
    /// Look back at a match that was saved and is over.
    LookBack(PathBuf),
    /// Make something of the match that is shown, for others to see.
    Export(Export),
    /// Show a decision of the match that has ended again on the table, by its number from 1.
    ShowDecision(usize),
    /// Begin a match at a decision of the one that has ended.
    TryAgain {
        /// The decision, from 1, which is still to be taken.
        decision: usize,
        /// Whom the person plays.
        society: Society,
        /// True if chance falls anew from that decision on.
        new_luck: bool,
    },
    /// Show the lessons.
    ShowLessons,
    /// Take a lesson of the pack that is shown.
    Learn {
        /// The index of the lesson.
        lesson: usize,
        /// True to begin the lesson anew; false to continue where it was left.
        anew: bool,
    },
    /// Show again how the match ended.
    ShowEnd,
    /// Show what came of all matches.
    ShowHistory,
    /// Look back at the matches of these records, one after another, in the background.
    MakeReviews(Vec<PathBuf>),
    /// Stop the reviews in the background.
    StopReviews,
    /// Close the window.
    Quit,
}
