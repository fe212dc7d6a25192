//! Packs are strangers' data: what is too large, too deep, without end or not what it says is refused
//! at its place, with the bound.

mod extending;
mod large;
mod numbers;
mod pictures;
mod svgs;

use testing::editable_pack::*;

/// The report on a pack, without the lines that are quoted.
fn said(broken: &EditablePack) -> Vec<String> {
    let report = broken.load().err().unwrap_or_else(|| panic!("the pack is accepted"));
    assert!(report.len() < 400_000, "the report has {} bytes", report.len());
    let quoted = |line: &&str| {
        !line.is_empty() && !line.starts_with("warning: ") && !line.split(' ').any(|part| part == "|")
    };
    report.lines().skip(1).filter(quoted).map(str::to_owned).collect()
}

/// Makes sure that a pack is refused with just this.
#[track_caller]
fn assert_said(broken: &EditablePack, expected: &[&str]) {
    assert_eq!(said(broken), expected);
}
