//! A map without cities, on which there is nothing to win (R9.1).

use super::whole::Whole;
use crate::rules::{Icon, List, Place};

pub(super) fn check(whole: &Whole<'_>) {
    if whole.icons(Icon::City) == 0 {
        let message =
            "no region has a city, so there is hardly anything to score (R9.1): give some \"cities = 1\"";
        whole.warn(Place::List(List::Regions), message);
    }
}
