//! Every numbered statement of docs/RULES.md that the engine plays by has a test that is named for it:
//! sections 1 to 10 and 14. `rulebook` makes sure that none is left out, and says how names are made.

#[path = "support/facts.rs"]
mod facts;
#[path = "support/table.rs"]
mod table;

#[path = "rules/rulebook.rs"]
mod rulebook;
#[path = "rules/section_1.rs"]
mod section_1;
#[path = "rules/section_2.rs"]
mod section_2;
