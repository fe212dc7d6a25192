//! Everybody's chance to win over the match; a click goes to the decision below it.

use egui::Ui;
use egui_plot::{GridMark, HoverPosition, Line, Plot, PlotPoints, VLine};

use crate::app::looks::Looks;
use crate::app::theme::line;
use crate::rules::Society;
use crate::table::{Match, Review};

/// With whose knowledge chances are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// Of somebody who sees everything.
    Open,
    /// Of the society.
    Own,
}

/// What of a review is shown.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    pub society: Society,
    pub sight: Sight,
    /// The decision that is looked at, from 1.
    pub at: usize,
}

/// Shows it; gives back a decision that was clicked, from 1.
pub(super) fn show(ui: &mut Ui, looks: &Looks, game: &Match, review: &Review, shown: Shown) -> Option<usize> {
    let last = review.moments.len();
    let chance = |decision: usize, society: Society| {
        let seen = match (shown.sight, review.moments.get(decision)) {
            (Sight::Own, Some(moment)) => moment.believed[shown.society][society],
            _ => review.known_after(decision)[society],
        };
        f64::from(100.0 * seen)
    };
    let rounds = game.round_starts();
    let grid: Vec<f64> = rounds.iter().map(|(taken, _)| *taken as f64).collect();
    let speech = &looks.speech;
    let label = |mark: GridMark, _: &std::ops::RangeInclusive<f64>| {
        let round = rounds.iter().find(|(taken, _)| *taken as f64 == mark.value).map(|(_, round)| *round);
        round.map_or_else(String::new, |round| {
            speech.say("end-curve-round", &[("round", i64::from(round).into())])
        })
    };
    let plot = Plot::new("chances")
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_background(false)
        .default_x_bounds(0.0, last as f64)
        .default_y_bounds(0.0, 100.0)
        .include_y(100.0)
        .x_grid_spacer(move |_| {
            let mark = |value: &f64| GridMark { value: *value, step_size: 60.0 };
            grid.iter().map(mark).collect()
        })
        .y_grid_spacer(|_| {
            [0.0, 25.0, 50.0, 75.0, 100.0].map(|value| GridMark { value, step_size: 25.0 }).into()
        })
        .x_axis_formatter(label)
        .y_axis_formatter(|mark, _| {
            // At the corner it would lie on the name of the first round.
            if mark.value > 0.0 { speech.with_per_cent(mark.value.to_string()) } else { String::new() }
        })
        .label_formatter(|at| match at {
            HoverPosition::NearDataPoint { plot_name, position, .. } => {
                let percent = speech.with_per_cent(format!("{:.0}", position.y));
                Some(speech.say("review-row", &[("label", (*plot_name).into()), ("percent", percent.into())]))
            }
            HoverPosition::Elsewhere { .. } => None,
        });
    let setup = game.setup();
    let response = plot.show(ui, |plot| {
        plot.vline(VLine::new("", shown.at.saturating_sub(1) as f64).color(looks.theme.lit).width(line::LIT));
        for society in game.world().societies() {
            let index = setup.seats.get(society.index()).map_or(0, |seat| seat.society);
            let points: PlotPoints<'_> =
                (0..=last).map(|decision| [decision as f64, chance(decision, society)]).collect();
            let width = if society == shown.society { line::LIT } else { line::STRONG };
            let tint = looks.theme.drawn(looks.society(index));
            plot.line(Line::new(speech.society(setup, society), points).color(tint).width(width));
        }
    });
    let at = response.response.clicked().then(|| response.response.interact_pointer_pos()).flatten()?;
    let decision = response.transform.value_from_position(at).x.round().clamp(0.0, last as f64);
    Some(decision as usize + 1)
}
