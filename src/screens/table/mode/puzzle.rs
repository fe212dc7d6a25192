//! What is decided at the table of a puzzle, before it is judged.

use rules::Action;

/// What is decided at the table of a puzzle.
#[derive(Debug, Default)]
pub(crate) struct Trial {
    pub asked: Option<Action>,
    pub closed: bool,
}

impl Trial {
    /// Asks whether this is right.
    pub fn ask(&mut self, action: Action) {
        self.asked = Some(action);
    }

    /// Whether something can be decided at the table.
    pub const fn is_open(&self) -> bool {
        !self.closed
    }
}
