//! The chart of a review: every society's win chance over the match, or every empire's cities. Clicking the
//! chart selects a decision.

use egui::{Color32, FontId, Rect, Sense, Ui, Vec2};
use egui_plot::{GridMark, HoverPosition, Line, LineStyle, Plot, PlotPoints, VLine};

use crate::looks::Looks;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::{self, inside};
use rules::{Society, State};
use table::{Match, Review};

/// What the chart shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Every society's win chance for an observer who sees everything.
    Open,
    /// Every society's win chance as the selected society could judge it.
    Own,
    /// Every empire's number of cities.
    Cities,
}

/// What the player has selected in the review.
#[derive(Clone, Copy)]
pub(super) struct Selection {
    pub society: Society,
    pub kind: Kind,
    /// The number of the selected decision, counted from 1.
    pub at: usize,
}

/// The height of a row of the legend, in points.
const NAMES: f32 = 24.0;
/// The distance of the legend from the left edge, which the axis labels take, in points.
const INDENT: f32 = 44.0;
/// The length of the line sample beside a name in the legend, in points.
const SAMPLE: f32 = 26.0;

/// The vertical offset between lines that would cover each other, in cities.
const APART: f64 = 0.07;

/// A dashed style with dashes longer than any segment. A solid path would be drawn askew at right angles.
const SEGMENTS: LineStyle = LineStyle::Dashed { length: 1e5 };

/// The styles that distinguish lines in addition to their colours.
const STYLES: [LineStyle; 5] = [
    LineStyle::Solid,
    LineStyle::Dashed { length: 12.0 },
    LineStyle::Dotted { spacing: 5.0 },
    LineStyle::Dashed { length: 5.0 },
    LineStyle::Dotted { spacing: 10.0 },
];

/// A line of the chart.
struct Drawn {
    name: String,
    tint: Color32,
    width: f32,
    style: LineStyle,
    points: Vec<[f64; 2]>,
}

/// Shows the chart. Without a review it shows cities, whatever is selected. Returns the number of the decision that was
/// clicked, counted from 1.
pub(super) fn show(
    ui: &mut Ui,
    looks: &Looks,
    game: &Match,
    review: Option<&Review>,
    shown: Selection,
) -> Option<usize> {
    let last = game.steps().len();
    let review = review.filter(|_| shown.kind != Kind::Cities);
    let shown = Selection { kind: if review.is_some() { shown.kind } else { Kind::Cities }, ..shown };
    let lines = match review {
        None => cities(looks, game),
        Some(review) => chances(looks, game, review, shown),
    };
    let most = match shown.kind {
        Kind::Cities => {
            lines.iter().flat_map(|line| &line.points).fold(1.0, |most: f64, [_, y]| y.max(most)) + APART
        }
        Kind::Open | Kind::Own => 100.0,
    };
    let room = ui.available_rect_before_wrap();
    let below = legend(ui, looks, room, &lines);
    let field = room.with_min_y(below);
    let response = plot(&mut inside(ui, field), looks, game, shown, lines, (last as f64, most));
    let at = response.response.clicked().then(|| response.response.interact_pointer_pos()).flatten()?;
    let decision = response.transform.value_from_position(at).x.round().clamp(0.0, last as f64);
    Some(decision as usize + 1)
}

fn plot(
    ui: &mut Ui,
    looks: &Looks,
    game: &Match,
    shown: Selection,
    lines: Vec<Drawn>,
    (last, most): (f64, f64),
) -> egui_plot::PlotResponse<()> {
    let rounds = game.round_starts();
    let grid: Vec<f64> = rounds.iter().map(|(taken, _)| *taken as f64).collect();
    let speech = &looks.speech;
    let are_chances = shown.kind != Kind::Cities;
    let label = |mark: GridMark, _: &std::ops::RangeInclusive<f64>| {
        let round = rounds.iter().find(|(taken, _)| *taken as f64 == mark.value).map(|(_, round)| *round);
        round.map_or_else(String::new, |round| {
            speech.say("end-curve-round", &[("round", i64::from(round).into())])
        })
    };
    let plot = page_parts::still(Plot::new((if are_chances { "chances" } else { "cities" }, last as usize)))
        .default_x_bounds(0.0, last)
        .default_y_bounds(0.0, most)
        .include_y(most)
        .x_grid_spacer(move |_| {
            let mark = |value: &f64| GridMark { value: *value, step_size: 60.0 };
            grid.iter().map(mark).collect()
        })
        .y_grid_spacer(move |_| {
            let step = if are_chances { 25.0 } else { (most / 4.0).ceil() };
            let marks = (0..=4).map(|i| f64::from(i) * step).filter(|value| *value <= most);
            marks.map(|value| GridMark { value, step_size: step }).collect()
        })
        .x_axis_formatter(label)
        .y_axis_formatter(move |mark, _| match mark.value {
            // A number in the corner would cover the label of the first round.
            value if value <= 0.0 => String::new(),
            value if are_chances => speech.with_per_cent(value.to_string()),
            value => value.to_string(),
        })
        .label_formatter(move |at| match at {
            HoverPosition::NearDataPoint { plot_name, position, .. } => {
                let number = if are_chances {
                    speech.with_per_cent(bots::win_percent(position.y as f32 / 100.0).to_string())
                } else {
                    format!("{:.0}", position.y)
                };
                Some(speech.say("review-row", &[("label", (*plot_name).into()), ("percent", number.into())]))
            }
            HoverPosition::Elsewhere { .. } => None,
        });
    plot.show(ui, |plot| {
        plot.vline(VLine::new("", shown.at.saturating_sub(1) as f64).color(looks.theme.lit).width(line::LIT));
        for Drawn { name, tint, width, style, points } in lines {
            let points: PlotPoints<'_> = points.into();
            plot.line(Line::new(name, points).color(tint).width(width).style(style));
        }
    })
}

/// The lines with each society's win chance.
fn chances(looks: &Looks, game: &Match, review: &Review, shown: Selection) -> Vec<Drawn> {
    let setup = game.setup();
    let chance = |decision: usize, society: Society| {
        let seen = match (shown.kind, review.moments.get(decision)) {
            (Kind::Own, Some(moment)) => moment.believed[shown.society][society],
            _ => review.known_after(decision)[society],
        };
        f64::from(100.0 * seen)
    };
    let lines = game.world().societies().zip(STYLES).map(|(society, style)| {
        let index = setup.seats.get(society.index()).map_or(0, |seat| seat.society);
        Drawn {
            name: looks.speech.society(setup, society),
            tint: looks.theme.drawn(looks.society(index)),
            width: if society == shown.society { line::LIT } else { line::STRONG },
            style,
            points: (0..=review.moments.len()).map(|at| [at as f64, chance(at, society)]).collect(),
        }
    });
    lines.collect()
}

/// The lines with each empire's number of cities.
fn cities(looks: &Looks, game: &Match) -> Vec<Drawn> {
    let world = game.world();
    let states: Vec<&State> = game.steps().iter().map(|step| &step.before).chain([game.state()]).collect();
    let middle = (world.empires().len() as f64 - 1.0) / 2.0;
    let lines = world.empires().zip(STYLES.into_iter().cycle()).map(|(empire, style)| {
        let apart = (middle - empire.index() as f64) * APART;
        let mut points: Vec<[f64; 2]> = Vec::new();
        for (at, state) in states.iter().enumerate() {
            let cities = f64::from(state.cities(world, empire)) + apart;
            // The line rises and falls in steps.
            if let Some([_, before]) = points.last().copied().filter(|[_, before]| *before != cities) {
                points.push([at as f64, before]);
            }
            points.push([at as f64, cities]);
        }
        Drawn {
            name: looks.speech.empire(empire),
            tint: looks.theme.drawn(looks.empire(empire.index())),
            width: line::STRONG,
            style: if style == LineStyle::Solid { SEGMENTS } else { style },
            points,
        }
    });
    lines.collect()
}

/// Shows the legend: the name of each line beside a sample of the line, in one or more rows. Returns the y
/// coordinate below it.
fn legend(ui: &mut Ui, looks: &Looks, room: Rect, lines: &[Drawn]) -> f32 {
    let font = FontId::proportional(type_size::SMALL + 1.0);
    let begin = room.left() + INDENT;
    let (mut left, mut row) = (begin, room.with_max_y(room.top() + NAMES));
    for drawn in lines {
        let name = ui.painter().layout_no_wrap(drawn.name.clone(), font.clone(), looks.theme.ink);
        let wide = SAMPLE + space::TIGHT + name.size().x;
        if left > begin && left + wide > room.right() {
            (left, row) = (begin, row.translate(Vec2::new(0.0, NAMES - space::TIGHT)));
        }
        let y = row.center().y - space::TIGHT;
        let sample = Rect::from_min_size(egui::pos2(left, y), Vec2::new(SAMPLE, 0.0));
        piece(ui, sample, drawn);
        let at = egui::pos2(sample.right() + space::TIGHT, y - name.size().y / 2.0);
        ui.painter().galley(at, name, looks.theme.ink);
        left += wide + space::WIDE;
    }
    // Screen readers get the names from the chart's lines.
    let all = room.with_max_y(row.bottom());
    ui.interact(all, ui.scope_id().with("legend"), Sense::hover());
    row.bottom()
}

fn piece(ui: &Ui, place: Rect, drawn: &Drawn) {
    let ends = [place.left_center(), place.right_center()];
    let stroke = egui::Stroke::new(drawn.width, drawn.tint);
    match drawn.style {
        LineStyle::Solid => {
            ui.painter().line_segment(ends, stroke);
        }
        LineStyle::Dashed { length } => {
            ui.painter().extend(egui::Shape::dashed_line(&ends, stroke, length / 2.0, length / 2.0));
        }
        LineStyle::Dotted { spacing } => {
            ui.painter().extend(egui::Shape::dotted_line(&ends, drawn.tint, spacing, drawn.width));
        }
    }
}
