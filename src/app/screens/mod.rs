//! The screens: one small struct each, which reads state and gives back what the person wants.

pub mod end;
pub mod load;
pub mod settings;
pub mod setup;
pub mod table;
pub mod title;
