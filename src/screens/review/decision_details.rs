//! The details of a decision in a review: the map before it, the choice that was made beside the best
//! choices, and buttons to continue from there.

use egui::{Align, Button, Grid, Id, Label, Layout, RichText, ScrollArea, Ui};

use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::map::small_map_with_armies;
use crate::screens::page_parts::try_again_menu::try_again_menu;
use crate::screens::page_parts::{faint, inside, scroll_bar};
use crate::shell::window_command::Command;
use rules::Society;
use speech::final_score;
use table::{Assessment, Match, Review, with_leads};

/// The map's share of the available width.
const MAP: f32 = 0.38;
/// The assumed height of the buttons before they are first laid out, in points.
const BUTTONS: f32 = 30.0;
/// The width of the numbers beside a choice, in points.
const NUMBERS: f32 = 130.0;

/// Shows decision `at`, counted from 1, in the review for the society `own`. One beyond the last decision is
/// the end of the match. Returns the command that the player has chosen.
pub(super) fn show(
    ui: &mut Ui,
    looks: &Looks,
    game: &Match,
    review: Option<&Review>,
    at: usize,
    own: Society,
) -> Option<Command> {
    let state = game.step(at).map_or(game.state(), |step| &step.before);
    let room = ui.available_rect_before_wrap();
    let (map, text) = room.split_left_right_at_x(room.left() + (room.width() * MAP).min(room.height() * 1.5));
    small_map_with_armies(ui.painter(), looks, map, state);
    let text = text.with_min_x(text.left() + space::NORMAL);
    // The height of the buttons in the last frame.
    let kept = Id::unique("height of the buttons of a moment");
    let tall: f32 = ui.data(|data| data.get_temp(kept)).unwrap_or(BUTTONS);
    let (told, buttons) = text.split_top_bottom_at_y(text.bottom() - tall);
    let told = told.with_max_y(told.bottom() - space::NORMAL);
    let mut ui_told = inside(ui, told);
    scroll_bar(&mut ui_told);
    let speech = &looks.speech;
    ScrollArea::vertical().id_salt("moment").auto_shrink(false).show(&mut ui_told, |ui| {
        let Some(step) = game.step(at) else {
            final_score(speech, game).iter().for_each(|line| _ = ui.label(line));
            return;
        };
        let Some(review) = review else {
            ui.label(speech.choice_at(game, at, step.action));
            return;
        };
        let name = speech.society(game.setup(), step.society);
        let args = [("society", name.into()), ("mark", speech.assessment_in_short(review, at).into())];
        ui.label(RichText::new(speech.say("review-judged", &args)).strong());
        if let Some(judged) = review.assessment(at) {
            // The main reason stands first, where it is read without scrolling.
            let reasons = speech.assessment_reasons(game, review, at);
            let (main, more) = reasons.split_at(reasons.len().min(1));
            let tell = |ui: &mut Ui, all: &[String]| {
                for said in all {
                    ui.add(Label::new(said).wrap());
                }
                ui.add_space(space::TIGHT);
            };
            tell(ui, main);
            choices(ui, looks, &lines(looks, game, review, judged, at));
            ui.add_space(space::TIGHT);
            tell(ui, more);
            faint(ui, looks, &before(looks, review, at, step.society));
        } else {
            ui.label(speech.choice_at(game, at, step.action));
        }
    });
    let mut below = inside(ui, buttons);
    let wanted = self::buttons(&mut below, looks, game, at, own);
    let taken = below.min_rect().height();
    if (taken - tall).abs() > 0.5 && game.step(at).is_some() {
        ui.data_mut(|data| data.insert_temp(kept, taken));
        ui.ctx().request_discard("the buttons of a moment take another height");
    }
    wanted
}

/// A line with the win chance before the decision, as the society could judge it. It is the number in the
/// chart, and differs from the measure used for the choices.
fn before(looks: &Looks, review: &Review, at: usize, society: Society) -> String {
    let moment = review.moment(at);
    let chance = moment.map_or(0.0, |moment| moment.believed[society][society]);
    looks.speech.say("review-before", &[("percent", looks.speech.win_per_cent(chance).into())])
}

/// A row in the list of choices.
struct Line {
    choice: String,
    taken: bool,
    win: f32,
    points: f32,
}

/// The rows for the best choices, each with the decisions planned after it, and for the one that was made.
/// Choices with the same text share a row.
fn lines(looks: &Looks, game: &Match, review: &Review, judged: &Assessment, at: usize) -> Vec<Line> {
    let speech = &looks.speech;
    let taken = judged.taken.action;
    let best = with_leads(&judged.best, &judged.leads);
    let own =
        (judged.best.iter().all(|prospect| prospect.action != taken)).then_some((&judged.taken, &[][..]));
    let mut lines: Vec<Line> = Vec::new();
    for (prospect, leads) in best.chain(own) {
        let is_taken = prospect.action == taken;
        let choice = if is_taken {
            speech.taken_at(game, review, at)
        } else {
            speech.choice_led(game, at, prospect.action, leads)
        };
        let same = lines.iter().any(|line| line.choice == choice);
        if same && !is_taken {
            continue;
        }
        // If another choice has the same text, the cards paid are added to tell them apart.
        let choice = if same { speech.with_payment(choice, taken) } else { choice };
        lines.push(Line { choice, taken: is_taken, win: prospect.win, points: prospect.points });
    }
    lines
}

/// Shows the choices with their win chances and points.
fn choices(ui: &mut Ui, looks: &Looks, lines: &[Line]) {
    let speech = &looks.speech;
    ui.add_space(space::TIGHT);
    let wide = ui.available_width();
    Grid::new("choices").num_columns(3).spacing([space::NORMAL, 2.0]).striped(true).show(ui, |ui| {
        let head = |key| RichText::new(speech.text(key)).size(type_size::SMALL).color(looks.theme.faint);
        ui.label(head("review-choice"));
        for key in ["review-win", "review-points"] {
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| ui.label(head(key)));
        }
        ui.end_row();
        for line in lines {
            let choice = line.choice.clone();
            let said =
                if line.taken { speech.say("review-taken", &[("choice", choice.into())]) } else { choice };
            let said = if line.taken { RichText::new(said).strong() } else { RichText::new(said) };
            ui.vertical(|ui| {
                ui.set_width((wide - NUMBERS).max(100.0));
                ui.add(Label::new(said).wrap());
            });
            let numbers = [speech.with_per_cent(speech.win_per_cent(line.win)), speech.tenths(line.points)];
            for number in numbers {
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| ui.label(number));
            }
            ui.end_row();
        }
    });
}

/// Shows the buttons for the previous and the next decision. Returns the number of the decision that was
/// selected.
pub(super) fn steps(ui: &mut Ui, looks: &Looks, game: &Match, at: usize) -> Option<usize> {
    let last = game.steps().len() + 1;
    let mut chosen = None;
    for (key, to) in [("review-step-on", at + 1), ("review-step-back", at - 1)] {
        let there = (1..=last).contains(&to);
        if ui.add_enabled(there, Button::new(looks.speech.text(key))).clicked() {
            chosen = Some(to);
        }
    }
    chosen
}

/// Shows the buttons that open the decision on the table or let the player try again. Returns the selected
/// command.
fn buttons(ui: &mut Ui, looks: &Looks, game: &Match, at: usize, own: Society) -> Option<Command> {
    game.step(at)?;
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        if ui.button(looks.speech.text("review-on-table")).clicked() {
            wanted = Some(Command::ShowDecision(at));
        }
        wanted = try_again_menu(ui, looks, game, at, own).or(wanted.take());
    });
    wanted
}
