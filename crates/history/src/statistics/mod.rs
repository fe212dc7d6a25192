//! Statistics over many matches.

pub(crate) mod favourite_empires;
pub(crate) mod filter;
pub(crate) mod key_figures;
pub(crate) mod result_curves;
pub(crate) mod results_by_group;
