#![no_main]
//! Any bytes as a pack.

#[path = "../entry.rs"]
#[allow(dead_code)]
mod entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    entry::pack(data);
});
