//! Tests of the statements in docs/RULES.md that the engine carries out (sections 1 to 14). The name of each test
//! begins with its statement's key. `rulebook` explains keys and checks that every statement has a test.

mod extras;
mod rulebook;
mod section_1;
mod section_10;
mod section_10_cards;
mod section_10_loyalty;
mod section_11;
mod section_12;
mod section_13;
mod section_13_seas;
mod section_13_turns;
mod section_14;
mod section_2;
mod section_3;
mod section_4;
mod section_5;
mod section_6;
mod section_7;
mod section_7_abilities;
mod section_7_attacks;
mod section_7_pairs;
mod section_8;
mod section_9;
