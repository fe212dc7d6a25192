//! Skill and luck in a match, shown as bars or as a table.

use egui::{Align, Align2, FontId, Grid, Label, Layout, Rect, RichText, Sense, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::text_fitting::fitted;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::{choices, faint};
use rules::Society;
use table::{Review, SkillAndLuck};

/// The minimum and the maximum height of a row, in points.
const ROW: (f32, f32) = (15.0, 24.0);
/// The maximum share of a row's width that its label takes.
const LABEL: f32 = 0.5;
/// The width of the number at the end of a row, in points.
const NUMBER: f32 = 60.0;
/// The font size in a low row, relative to the row's height.
const LETTERS: f32 = 0.86;

/// The width of the explanations in the menu, in points.
const EXPLANATIONS: f32 = 420.0;

/// The height of the table's column headings, in points.
const HEADS: f32 = 22.0;
/// The space between the table's rows, in points.
const BETWEEN: f32 = 4.0;

/// Shows how skill and luck changed the society's win chance. Each bar begins where the one above it ends. If
/// `by_part` is true, shows a table by kind of decision instead.
pub(super) fn show(
    ui: &mut Ui,
    looks: &Looks,
    review: &Review,
    account: &SkillAndLuck,
    society: Society,
    by_part: &mut bool,
) {
    if let Some(rate) = looks.speech.review_rate(review, society) {
        faint(ui, looks, &rate);
        ui.label(thresholds(looks));
    }
    let options = [(false, "review-as-whole"), (true, "review-by-part")]
        .map(|(split, key)| (split, looks.speech.text(key)));
    ui.horizontal(|ui| {
        choices(ui, looks, &looks.speech.text("review-account"), by_part, options);
        ui.menu_button(looks.speech.text("review-explain"), |ui| explanations(ui, looks));
    });
    ui.add_space(space::TIGHT);
    if *by_part {
        split(ui, looks, account);
    } else {
        bars(ui, looks, account);
    }
}

/// A line with the losses of win chance from which a decision is rated dubious, a mistake and so on.
fn thresholds(looks: &Looks) -> RichText {
    RichText::new(looks.speech.mark_thresholds()).size(type_size::SMALL).color(looks.theme.faint)
}

fn explanations(ui: &mut Ui, looks: &Looks) {
    ui.set_width(EXPLANATIONS);
    // Text in a menu would otherwise be justified.
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        for key in ["review-account-about", "review-best-about", "review-own-about"] {
            ui.add(Label::new(looks.speech.text(key)).wrap());
            ui.add_space(space::TIGHT);
        }
    });
}

/// Shows a table of the changes of win chance: kinds of decisions down, causes across.
fn split(ui: &mut Ui, looks: &Looks, account: &SkillAndLuck) {
    let speech = &looks.speech;
    let heads = ["review-part", "review-best", "review-own", "review-chance", "review-rivals"];
    let wide = ui.available_width() / heads.len() as f32 - space::NORMAL;
    // If there is little height, rows are closer together.
    let each = (ui.available_height() - HEADS) / account.parts.len().max(1) as f32 - BETWEEN;
    Grid::new("parts of the match")
        .num_columns(heads.len())
        .min_row_height(each.min(ui.spacing().interact_size.y))
        .spacing([space::NORMAL, BETWEEN])
        .striped(true)
        .show(ui, |ui| {
            for key in heads {
                ui.vertical(|ui| {
                    ui.set_width(wide);
                    ui.add(Label::new(RichText::new(speech.text(key)).size(type_size::SMALL)).wrap());
                });
            }
            ui.end_row();
            for (part, shares) in &account.parts {
                ui.label(speech.part(*part));
                for share in [shares.best, shares.own, shares.chance, shares.rivals] {
                    ui.label(speech.with_per_cent(speech.change_per_cent(share)));
                }
                ui.end_row();
            }
        });
}

/// Shows as bars how the win chance changed from the initial even chance to the result.
fn bars(ui: &mut Ui, looks: &Looks, account: &SkillAndLuck) {
    let rows = looks.speech.account_rows(account);
    let last = rows.len() - 1;
    ui.spacing_mut().item_spacing.y = 0.0;
    let wide = ui.available_width();
    let tall = (ui.available_height() / rows.len() as f32).clamp(ROW.0, ROW.1);
    let font = FontId::proportional(type_size::BODY.min(tall * LETTERS));
    let label_width = |(label, _): &(String, f32)| {
        ui.painter().layout_no_wrap(label.clone(), font.clone(), looks.theme.ink).size().x
    };
    let labels = rows.iter().map(label_width).fold(0.0, f32::max) + space::NORMAL;
    let labels = labels.min(wide * LABEL);
    let abouts = [None, None, Some("review-best-about"), Some("review-own-about"), None, None, None];
    // The scale includes every value that the win chance passes through.
    let (mut low, mut high, mut sum) = (0.0f32, 1.0f32, 0.0);
    for (_, share) in &rows[..last] {
        sum += share;
        (low, high) = (low.min(sum), high.max(sum));
    }
    let mut begins = 0.0;
    for (at, ((label, share), about)) in rows.iter().zip(abouts).enumerate() {
        let whole = at == 0 || at == last;
        let from = if whole { 0.0 } else { begins };
        let number =
            if whole { looks.speech.win_per_cent(*share) } else { looks.speech.change_per_cent(*share) };
        let size = Vec2::new(ui.available_width(), tall);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let number = looks.speech.with_per_cent(number);
        let percent = number.clone();
        let said =
            looks.speech.say("review-row", &[("label", label.clone().into()), ("percent", percent.into())]);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, &said));
        if let Some(about) = about {
            response.on_hover_text(looks.speech.text(about));
        }
        row(
            ui,
            looks,
            rect,
            &Row { label, number: &number, from, to: from + share, low, high, whole },
            labels,
            &font,
        );
        begins = from + share;
    }
}

/// A row of bars: its label, its number, the two ends of its bar, and the range of the scale. `whole` is true
/// for the first and the last row, whose bars start at 0.
struct Row<'a> {
    label: &'a str,
    number: &'a str,
    from: f32,
    to: f32,
    low: f32,
    high: f32,
    whole: bool,
}

fn row(ui: &Ui, looks: &Looks, rect: Rect, row: &Row<'_>, labels: f32, font: &FontId) {
    let theme = &looks.theme;
    let (label, rest) = rect.split_left_right_at_x(rect.left() + labels);
    let (bars, number) = rest.split_left_right_at_x(rest.right() - NUMBER);
    let ink = if row.whole { theme.accent } else { theme.ink };
    fitted(ui.painter(), label.left_center(), label.width() - space::TIGHT, row.label, font.size, ink);
    ui.painter().text(number.right_center(), Align2::RIGHT_CENTER, row.number, font.clone(), ink);
    let x = |chance: f32| bars.left() + bars.width() * (chance - row.low) / (row.high - row.low);
    let (left, right) = (x(row.from.min(row.to)), x(row.from.max(row.to)));
    let bar = Rect::from_x_y_ranges(left..=right.max(left + 1.5), bars.shrink(bars.height() * 0.2).y_range());
    let tint = match row.to - row.from {
        _ if row.whole => theme.accent,
        change if change < 0.0 => theme.wrong,
        _ => theme.lit,
    };
    ui.painter().rect_filled(bar, 2.0, tint);
    ui.painter().vline(x(0.0), bars.y_range(), (line::THIN, theme.rule));
}
