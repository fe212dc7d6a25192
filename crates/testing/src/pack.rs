//! The shipped packs.

use std::sync::{Arc, OnceLock};

use packs::{Files, Pack};

use crate::copies::SHIPPED;

/// A shipped pack, loaded once per process.
pub fn pack(id: &str) -> Arc<Pack> {
    static PACKS: [OnceLock<Arc<Pack>>; SHIPPED.len()] = [const { OnceLock::new() }; SHIPPED.len()];
    let at = SHIPPED.iter().position(|shipped| *shipped == id).unwrap_or_else(|| panic!("no pack {id}"));
    let load = || Pack::load(&Files::BuiltIn(SHIPPED[at])).unwrap_or_else(|report| panic!("{report}"));
    Arc::clone(PACKS[at].get_or_init(|| Arc::new(load())))
}
