//! Which statements a house rule changes.

use rules::HouseRule;

/// The keys of the statements that a house rule changes, that which it is declared for among them.
pub(super) const fn marked(rule: HouseRule) -> &'static [&'static str] {
    match rule {
        HouseRule::AgentsInRegions => &["4-3", "9-1"],
        HouseRule::WhispersKept => &["9-1"],
        HouseRule::Loyalty => &["3-2", "10-1"],
        HouseRule::Order => &["5-1"],
        HouseRule::Swap => &["5-6"],
        HouseRule::SupplyCheck | HouseRule::SupplyLimit | HouseRule::FarmSupplyLimit => &["5-7"],
        HouseRule::FortPairs => &["5-3"],
        HouseRule::FinalWhisper => &["5-8", "8-2"],
        HouseRule::WildCards => &["1-2", "1-4"],
        HouseRule::EventCards => &["1-2", "1-4", "11"],
        HouseRule::OfferCards => &["1-2", "1-4", "12"],
        HouseRule::Rounds => &["5-8"],
        HouseRule::HandLimit => &["8-1"],
        HouseRule::AgentsPerRound => &["4-2"],
        HouseRule::Multipliers => &["1-3"],
    }
}
