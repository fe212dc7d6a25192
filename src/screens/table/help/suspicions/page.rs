//! What a part of the ledger reads.

use table::{Pencil, PencilCell, PencilMark, Suspicion};

/// What a part of the ledger reads.
pub(crate) struct Page<'a> {
    pub pencil: &'a Pencil,
    /// What is thought of the society; `None` where there are no odds.
    pub suspicion: Option<&'a Suspicion>,
}

impl Page<'_> {
    /// The person's own mark on a field.
    pub fn mark(&self, at: PencilCell) -> Option<PencilMark> {
        self.pencil.mark(at)
    }
}
