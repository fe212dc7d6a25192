//! The rules: held against the rulebook, a second implementation and themselves.

mod known;
mod lockstep;
mod perft;
mod plain;
mod positions;
mod properties;
mod solo;
mod statements;
mod table;
