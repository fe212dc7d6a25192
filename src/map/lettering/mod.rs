//! The empires' names, drawn large across their homes.

pub mod empire_name_placement;
pub mod empire_names;
pub mod names_left_off;
