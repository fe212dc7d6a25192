//! What is wrong with a pack as a whole, though each of its values is right by itself.

mod looks;
mod shipped;
