//! Perft by first decision, to find where two implementations differ.

use rules::{Action, Empire, Misfit, Outcome, Scripted, State, TurnOrder, World};

/// The number of sequences of `depth` decisions for each first one; empty at depth 0 or after the end. They
/// add up to [`State::perft`].
pub(super) fn divide(state: &State, world: &World, depth: u32) -> Vec<(Action, u64)> {
    let Some(deeper) = depth.checked_sub(1) else { return Vec::new() };
    let mut legal = Vec::new();
    state.legal(world, &mut legal);
    let count = |action| (action, after(state, world, action, &mut Vec::new(), deeper));
    legal.into_iter().map(count).collect()
}

/// The number of sequences after an action, over all kinds of cards it may draw after those named.
fn after(state: &State, world: &World, action: Action, named: &mut Vec<Outcome>, depth: u32) -> u64 {
    let mut next = *state;
    let mut chance = Scripted::new(named);
    next.play_unchecked(world, action, &mut chance, &mut ());
    let each: Vec<Outcome> = match chance.finish() {
        Err(Misfit::NeedsCard(deck, left)) => left.cards(deck).map(Outcome::Card).collect(),
        // Orders are not draws: as in perft, today's order turned by one stands for all.
        Err(Misfit::NeedsOrder(_)) => {
            let empires: Vec<Empire> = state.order().empires(world).collect();
            let turned = empires.iter().cycle().skip(1).take(empires.len()).copied();
            vec![Outcome::Order(TurnOrder::new(turned))]
        }
        // Ties neither: the first stands for all.
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
