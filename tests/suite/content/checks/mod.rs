//! What is wrong with a pack as a whole, though each of its values is right by itself.

mod board;
mod cards;
mod looks;
mod shipped;
mod table;
mod words;
