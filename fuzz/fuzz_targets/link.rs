#![no_main]
//! Any bytes as a link, or as the content of one.

#[path = "../entry.rs"]
#[allow(dead_code)]
mod entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    entry::link(data);
});
