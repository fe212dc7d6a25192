//! The pack War of Whispers agrees with the printed boards.

use packs::*;
use testing::printed_game;

#[test]
fn the_pack_has_the_rules_of_the_printed_game() {
    let pack = testing::pack("war-of-whispers");
    let mut ours = pack.rules.raw.clone();
    let printed = printed_game::printed();
    for region in &mut ours.regions {
        region.id = format!("r{}", region.number);
    }
    ours.orders.truncate(1);
    assert_eq!(ours, printed);
}

#[test]
fn the_rules_as_one_text_read_back_the_same() {
    let pack = testing::pack("war-of-whispers");
    let text = pack.rules.text();
    let again = RulesData::parse("record", &text).unwrap_or_else(|report| panic!("{report}\n{text}"));
    assert_eq!(again, pack.rules);
    assert_eq!(again.text(), text);
    assert_eq!(pack.digest.len(), 64);
}
