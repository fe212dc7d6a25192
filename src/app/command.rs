//! What a person wants, as the screens say it; one function carries it out.

use std::path::PathBuf;

use super::settings::Settings;
use crate::rules::Action;
use crate::shelf::Request;
use crate::system::SavedMatch;
use crate::table::Setup;

/// The screen from which the packs were asked for, and to which one goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// The title.
    Title,
    /// The set-up of a match.
    Setup,
}

/// Something to be done after a frame.
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
    Shelf(Request),
    /// Show the list of matches.
    ShowLoad,
    /// Show the settings.
    ShowSettings,
    /// From now on these settings hold.
    ApplySettings(Settings),
    /// From now on this language is spoken.
    SetLanguage(String),
    /// Begin a match.
    Begin(Box<Setup>),
    /// Go on with a match that was saved.
    Resume(PathBuf),
    /// See whether the pack of the match that cannot be gone on with lies here.
    FindPack(PathBuf),
    /// Go on with that match by the rules in its record.
    KeepRules,
    /// Leave that match as it is.
    LeaveUnfit,
    /// Give a match that is kept another name.
    Rename(SavedMatch, String),
    /// Copy a match that is kept.
    Copy(SavedMatch),
    /// Put a match that is kept into the trash.
    Trash(SavedMatch),
    /// Take a decision.
    Play(Action),
    /// Take the last decision back.
    Undo,
    /// The same match from its start.
    Restart,
    /// Save a copy under this name.
    SaveCopy(String),
    /// Put the match away; it is saved as it goes.
    Leave,
    /// Close the window.
    Quit,
}
