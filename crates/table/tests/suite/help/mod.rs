//! Help while playing: what the record says about it, what a plain match forbids, pencil marks, and the coach.

mod agree;
mod coach;
mod pencil;
mod record;
