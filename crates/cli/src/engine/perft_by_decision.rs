//! Perft by first decision, to find where two implementations differ.

use rules::{Action, Empire, Misfit, Outcome, Scripted, State, TurnOrder, World};

/// The number of sequences of `depth` decisions after each legal first decision. Empty at depth 0 or after
/// the end. The numbers add up to [`State::perft`].
pub(super) fn divide(state: &State, world: &World, depth: u32) -> Vec<(Action, u64)> {
    let Some(deeper) = depth.checked_sub(1) else { return Vec::new() };
    let mut legal = Vec::new();
    state.legal(world, &mut legal);
    let count = |action| (action, after(state, world, action, &mut Vec::new(), deeper));
    legal.into_iter().map(count).collect()
}

/// The number of sequences after an action, summed over all kinds of cards that it may draw after the named
/// ones.
fn after(state: &State, world: &World, action: Action, named: &mut Vec<Outcome>, depth: u32) -> u64 {
    let mut next = *state;
    let mut chance = Scripted::new(named);
    next.play_unchecked(world, action, &mut chance, &mut ());
    let each: Vec<Outcome> = match chance.finish() {
        Err(Misfit::NeedsCard(deck, left)) => left.cards(deck).map(Outcome::Card).collect(),
        // As in perft, an order is not a draw: the current order rotated by one stands for all of them.
        Err(Misfit::NeedsOrder(_)) => {
            let empires: Vec<Empire> = state.order().empires(world).collect();
            let turned = empires.iter().cycle().skip(1).take(empires.len()).copied();
            vec![Outcome::Order(TurnOrder::new(turned))]
        }
        // A tie is not a draw either: the first outcome stands for all of them.
        Err(Misfit::NeedsTie(of)) => vec![Outcome::Tie { picked: 0, of }],
        Ok(()) | Err(Misfit::Impossible(_) | Misfit::Unasked(_)) => return next.perft(world, depth),
    };
    let mut count = 0;
    for outcome in each {
        named.push(outcome);
        count += after(state, world, action, named, depth);
        named.pop();
    }
    count
}
