//! Warns if all loyalty slots have the same multiplier, so that betting makes no difference (R1.3).

use super::check_input::Whole;
use rules::{List, Place, Slot};

pub(super) fn check(whole: &Whole<'_>) {
    let house = &whole.raw.house;
    let mut worth = Slot::first(whole.raw.slots.len()).map(|slot| house.multiplier(slot));
    if let Some(first) = worth.next()
        && worth.all(|other| other == first)
    {
        let message = format!(
            "every slot is worth {first}, so bets make no difference (R1.3): give them \
             different multipliers, such as 4, 2, -1"
        );
        whole.warn(Place::List(List::Slots), message);
    }
}
