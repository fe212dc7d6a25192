#![no_main]
//! Any bytes as an emblem.

#[path = "../entry.rs"]
#[allow(dead_code)]
mod entry;

libfuzzer_sys::fuzz_target!(
    // What breaks the library that draws costs one emblem, and is no finding.
    init: packs::quiet_guarded(),
    |data: &[u8]| {
        entry::emblem(data);
    }
);
