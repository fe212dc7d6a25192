//! Every numbered statement of docs/RULES.md that the engine plays by has a test that is named for it:
//! sections 1 to 12 and 14. `rulebook` makes sure that none is left out, and says how names are made.

#[path = "support/facts.rs"]
mod facts;
#[path = "support/table.rs"]
mod table;

#[path = "rules/rulebook.rs"]
mod rulebook;
#[path = "rules/section_1.rs"]
mod section_1;
#[path = "rules/section_10.rs"]
mod section_10;
#[path = "rules/section_10_cards.rs"]
mod section_10_cards;
#[path = "rules/section_10_loyalty.rs"]
mod section_10_loyalty;
#[path = "rules/section_11.rs"]
mod section_11;
#[path = "rules/section_12.rs"]
mod section_12;
#[path = "rules/section_14.rs"]
mod section_14;
#[path = "rules/section_2.rs"]
mod section_2;
#[path = "rules/section_3.rs"]
mod section_3;
#[path = "rules/section_4.rs"]
mod section_4;
#[path = "rules/section_5.rs"]
mod section_5;
#[path = "rules/section_6.rs"]
mod section_6;
#[path = "rules/section_7.rs"]
mod section_7;
#[path = "rules/section_7_abilities.rs"]
mod section_7_abilities;
#[path = "rules/section_7_attacks.rs"]
mod section_7_attacks;
#[path = "rules/section_7_pairs.rs"]
mod section_7_pairs;
#[path = "rules/section_8.rs"]
mod section_8;
#[path = "rules/section_9.rs"]
mod section_9;
