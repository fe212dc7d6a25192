//! Packs are untrusted. Whatever is too large, nested too deeply, endless or invalid is refused at its position, with
//! the limit.

mod extending;
mod large;
mod numbers;
mod pictures;
mod svgs;

use testing::editable_pack::*;

/// The lines of the report for a pack, without quoted lines.
fn said(broken: &EditablePack) -> Vec<String> {
    let report = broken.load().err().unwrap_or_else(|| panic!("the pack is accepted"));
    assert!(report.len() < 400_000, "the report has {} bytes", report.len());
    let quoted = |line: &&str| {
        !line.is_empty() && !line.starts_with("warning: ") && !line.split(' ').any(|part| part == "|")
    };
    report.lines().skip(1).filter(quoted).map(str::to_owned).collect()
}

/// Checks that a pack is refused with exactly these messages.
#[track_caller]
fn assert_said(broken: &EditablePack, expected: &[&str]) {
    assert_eq!(said(broken), expected);
}
