//! A decision by the rules of thumb by which trials are played on.

use super::outlook::Chart;
use super::quick;
use rules::{Action, Rng, View, World};

/// What a society decides that does not think ahead: by rules of thumb, in a state that is made up to fit its view.
/// `None` where nothing is legal.
pub fn by_thumb(world: &World, view: &View, legal: &[Action], luck: u64) -> Option<Action> {
    if legal.is_empty() {
        return None;
    }
    let mut rng = Rng::new(luck);
    let state = view.resample(world, &mut rng);
    let chart = Chart::new(world);
    let aims = quick::aims(world, &state, &chart.outlook(world, &state));
    Some(quick::choose(world, &chart, &state, &aims, legal, &mut rng))
}
