#![no_main]
//! Any bytes as a record, with all that would be shown for it.

#[path = "../entry.rs"]
#[allow(dead_code)]
mod entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    entry::record_shown(data);
});
