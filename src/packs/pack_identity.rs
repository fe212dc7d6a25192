//! Identifies a pack without keeping it alive.

use std::sync::{Arc, Weak};

use packs::Pack;

/// Identifies a loaded pack. Two are equal only for the same `Arc`, even if another pack later has the same
/// address.
#[derive(Clone, Debug)]
pub(crate) struct PackIdentity(Weak<Pack>);

impl PackIdentity {
    /// The identity of this pack.
    pub fn for_pack(pack: &Arc<Pack>) -> Self {
        Self(Arc::downgrade(pack))
    }

    /// True if the pack has been dropped.
    pub fn is_gone(&self) -> bool {
        self.0.strong_count() == 0
    }
}

impl PartialEq for PackIdentity {
    fn eq(&self, other: &Self) -> bool {
        self.0.ptr_eq(&other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_is_itself_alone_and_not_the_next_that_lies_where_it_was() {
        let load = || Arc::new(Pack::load(&packs::Files::BuiltIn("lantern-delta")).unwrap());
        let first = load();
        let which = PackIdentity::for_pack(&first);
        assert!(which == PackIdentity::for_pack(&Arc::clone(&first)) && !which.is_gone());
        drop(first);
        assert!(which.is_gone());
        let next: Vec<Arc<Pack>> = (0..3).map(|_| load()).collect();
        assert!(next.iter().all(|next| which != PackIdentity::for_pack(next)));
    }
}
