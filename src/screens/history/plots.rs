//! Plots over all matches, in the order in which they were played.

use egui::{Align2, Color32, RichText, Ui};
use egui_plot::{FilledArea, HoverPosition, Line, Plot, PlotPoint, PlotPoints, Points, Text};

use crate::looks::Looks;
use crate::looks::theme::{line, type_size};
use crate::screens::page_parts::{self, faint};
use history::Curves;

/// The share of a plot's height above which its axis shows no numbers.
const HIGHEST: f64 = 0.96;
/// The upper end of the axis of plots that show shares. It is above 1, so that the axis can show the number
/// 1.
const ABOVE_ALL: f64 = 1.06;

/// Shows the latest value of a plot, or that there is none yet.
fn now(ui: &mut Ui, looks: &Looks, value: Option<String>) {
    let key = if value.is_some() { "history-plot-now" } else { "history-plot-empty" };
    let said = looks.speech.say(key, &[("value", value.unwrap_or_default().into())]);
    faint(ui, looks, &said);
}

/// Converts pairs of match number and value to plot points.
fn plotted(points: &[(usize, f32)]) -> PlotPoints<'static> {
    points.iter().map(|(at, value)| [*at as f64, f64::from(*value)]).collect()
}

/// A plot over the matches, numbered from 1 to `last`, that can't be zoomed or moved. `written` formats its
/// values.
fn still<'a>(
    id: &'a str,
    looks: &'a Looks,
    low: f64,
    high: f64,
    last: usize,
    written: impl Fn(f64) -> String + Clone + 'a,
) -> Plot<'a> {
    let on_axis = written.clone();
    page_parts::still(Plot::new(id))
        .default_x_bounds(0.0, last.max(2) as f64 + 0.5)
        .default_y_bounds(low, high)
        .x_axis_formatter(|mark, _| {
            let whole = mark.value >= 1.0 && mark.value.fract() == 0.0;
            if whole { format!("{}", mark.value) } else { String::new() }
        })
        .y_axis_formatter(move |mark, _| {
            // A number at the upper end of the axis would cover the text above the plot.
            if mark.value > low + HIGHEST * (high - low) { String::new() } else { on_axis(mark.value) }
        })
        .label_formatter(move |at| match at {
            HoverPosition::NearDataPoint { plot_name, position, .. } => {
                let n = format!("{:.0}", position.x);
                let args =
                    [("label", (*plot_name).into()), ("value", written(position.y).into()), ("n", n.into())];
                Some(looks.speech.say("history-plot-at", &args))
            }
            HoverPosition::Elsewhere { .. } => None,
        })
}

/// Plots the error rate of each match, and the running average.
pub(super) fn errors(ui: &mut Ui, looks: &Looks, curves: &Curves) {
    let mean = curves.averaged.last().map(|(_, rate)| looks.speech.error_rate(*rate));
    now(ui, looks, mean);
    let high = curves.errors.iter().map(|(_, rate)| *rate).fold(0.01, f32::max);
    let last = curves.won.last().map_or(1, |(n, _)| *n);
    let written = |value: f64| looks.speech.error_rate(value as f32);
    let plot = still("errors", looks, 0.0, f64::from(high) * 1.1, last, written);
    plot.show(ui, |plot| {
        let one = looks.speech.text("history-plot-error-one");
        plot.points(Points::new(one, plotted(&curves.errors)).radius(2.5).color(looks.theme.faint));
        let mean = looks.speech.text("history-plot-error-mean");
        plot.line(Line::new(mean, plotted(&curves.averaged)).width(line::LIT).color(looks.theme.accent));
    });
}

/// Plots the player's rating, with its uncertainty as a band.
pub(super) fn strength(ui: &mut Ui, looks: &Looks, curves: &Curves) {
    let last = curves.rating.last();
    now(ui, looks, last.map(|(_, rating)| format!("{:.0}", rating.points)));
    let xs: Vec<f64> = curves.rating.iter().map(|(n, _)| *n as f64).collect();
    let edge = |sign: f32| -> Vec<f64> {
        curves.rating.iter().map(|(_, rating)| f64::from(rating.points + sign * rating.deviation)).collect()
    };
    let (low, high) = (edge(-1.0), edge(1.0));
    let least = low.iter().copied().fold(1300.0, f64::min) - 40.0;
    let most = high.iter().copied().fold(1500.0, f64::max) + 40.0;
    let written = |value: f64| format!("{value:.0}");
    let plot = still("strength", looks, least, most, last.map_or(1, |(n, _)| *n), written);
    plot.show(ui, |plot| {
        let doubt = looks.speech.text("history-plot-strength-doubt");
        let tint: Color32 = looks.theme.accent.gamma_multiply(0.22);
        plot.add(FilledArea::new(doubt, &xs, &low, &high).fill_color(tint));
        let name = looks.speech.text("history-plot-strength");
        let points: Vec<(usize, f32)> = curves.rating.iter().map(|(n, rating)| (*n, rating.points)).collect();
        plot.line(Line::new(name, plotted(&points)).width(line::LIT).color(looks.theme.accent));
    });
}

/// Plots the share of matches won, and the share that equally strong players would win.
pub(super) fn won(ui: &mut Ui, looks: &Looks, curves: &Curves) {
    let last = curves.won.last();
    now(ui, looks, last.map(|(_, share)| looks.speech.share(*share)));
    let written = |value: f64| looks.speech.share(value as f32);
    let plot = still("won", looks, 0.0, ABOVE_ALL, last.map_or(1, |(n, _)| *n), written);
    plot.show(ui, |plot| {
        let even = looks.speech.text("history-plot-won-even");
        let style = egui_plot::LineStyle::dashed_loose();
        plot.line(Line::new(&even, plotted(&curves.even)).style(style).color(looks.theme.faint));
        // The label is drawn at the end of the line, so no tooltip is needed.
        if let Some((at, share)) = curves.even.last() {
            let end = PlotPoint::new(*at as f64, f64::from(*share));
            let said = RichText::new(&even).size(type_size::SMALL);
            plot.text(Text::new("", end, said).anchor(Align2::RIGHT_BOTTOM).color(looks.theme.faint));
        }
        let name = looks.speech.text("history-plot-won");
        plot.line(Line::new(name, plotted(&curves.won)).width(line::LIT).color(looks.theme.accent));
    });
}
