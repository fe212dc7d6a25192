//! What the shell does when a screen asks for it, by subject.

mod data_requests;
mod history_requests;
mod lesson_requests;
mod library_requests;
mod puzzle_requests;
mod rulebook_requests;
