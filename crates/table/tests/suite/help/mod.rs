//! Help while playing: what of it a record says, what a plain match refuses, pencil marks, and the coach.

mod agree;
mod coach;
mod pencil;
mod record;
