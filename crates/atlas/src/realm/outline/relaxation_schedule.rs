//! The schedule by which angular outlines are relaxed into rounded ones.

use crate::realm::outline::crossing_removal::{comb, crossed_arcs, rings_right};
use crate::realm::outline::outline_relaxation::{Pull, Relaxation};

/// The forces that draw outlines into shape.
pub(crate) const SETTLE: Pull = Pull {
    coast: 1.1,
    border: 1.2,
    land: 5.0,
    sea: 2.5,
    disc: 16.0,
    hold: 1.0,
    push: 1.5,
    home: 0.01,
    uneven: 26.0,
    most: 5.0,
};

/// The most extra rounds of drawing into shape while some border is too short.
const PATIENCE: usize = 8;

/// Relaxes the outlines. Returns true if nothing crosses.
pub(crate) fn settle(relaxation: &mut Relaxation) -> bool {
    // Coarsely at first: that goes faster and farther.
    for _ in 0..4 {
        relaxation.spread(relaxation.shape.step * 1.8);
        if relaxation.is_lost() {
            return false;
        }
        relaxation.run(&SETTLE, 8);
    }
    relaxation.spread(relaxation.shape.step);
    if relaxation.is_lost() {
        return false;
    }
    comb(&mut relaxation.web, 2);
    relaxation.run(&SETTLE, 18);
    let hurry = Pull { push: 3.0, ..SETTLE };
    for _ in 0..PATIENCE {
        if !relaxation.is_cramped() {
            break;
        }
        relaxation.spread(relaxation.shape.step);
        if relaxation.is_lost() {
            return false;
        }
        comb(&mut relaxation.web, 2);
        relaxation.run(&hurry, 12);
    }
    relaxation.spread(relaxation.shape.step);
    !relaxation.is_lost() && comb(&mut relaxation.web, 3)
}

/// Relaxes the outlines in small steps. If lines cross, it goes back and continues more slowly.
pub(crate) fn settle_with_care(relaxation: &mut Relaxation) -> bool {
    let mut pull = Pull { most: 3.0, ..SETTLE };
    let mut fine = 0.6;
    for _ in 0..40 {
        let (web, discs) = (relaxation.web.clone(), relaxation.discs.clone());
        relaxation.spread(relaxation.shape.step * fine);
        if relaxation.is_lost() {
            return false;
        }
        comb(&mut relaxation.web, 4);
        relaxation.run(&pull, 6);
        comb(&mut relaxation.web, 4);
        let mut wide = Vec::new();
        for _ in 0..3 {
            let crossed = crossed_arcs(&relaxation.web);
            if crossed.is_empty() {
                break;
            }
            wide.extend(crossed);
            relaxation.web.restore(&web, &mut wide);
        }
        if crossed_arcs(&relaxation.web).is_empty() && rings_right(&relaxation.web, LEAST_AREA) {
            pull.most = (pull.most * 1.3).min(4.0);
            fine = (fine * 1.1).min(1.0);
        } else {
            relaxation.web = web;
            relaxation.discs = discs;
            pull.most *= 0.5;
            fine = (fine * 0.8).max(0.25);
        }
    }
    true
}

/// The least area of a land.
pub(crate) const LEAST_AREA: f64 = 40.0;
