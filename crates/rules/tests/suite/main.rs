//! Tests of the rules engine: against the rulebook, against a second implementation, and for invariants.

mod known;
mod lockstep;
mod perft;
mod plain;
mod positions;
mod properties;
mod solo;
mod statements;
mod table;
mod view_parts;
