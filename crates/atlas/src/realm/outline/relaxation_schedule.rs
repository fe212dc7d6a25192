//! The steps by which angular outlines are relaxed into rounded ones.

use crate::realm::outline::crossing_removal::{comb, crossed_arcs, rings_right};
use crate::realm::outline::outline_relaxation::{Pull, Relaxation};

/// The strengths of the forces that relax new outlines.
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

/// The maximum number of extra rounds while some border is too short.
const PATIENCE: usize = 8;

/// Relaxes the outlines. Returns true if no lines cross in the result.
pub(crate) fn settle(relaxation: &mut Relaxation) -> bool {
    // The first rounds are coarse, because that is faster and moves the lines farther.
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

/// Relaxes the outlines in small steps. If lines cross, it undoes the last step and continues with smaller ones.
/// Returns true if no lines cross in the result.
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

/// The minimum area of a land.
pub(crate) const LEAST_AREA: f64 = 40.0;
