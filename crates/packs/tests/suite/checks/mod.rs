//! Tests checks of a whole pack, whose single values are all valid.

mod looks;
mod shipped;
