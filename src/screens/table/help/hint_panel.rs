//! The strip with the hint's text. It lists the best choices in a line each, and *Why?* adds the reasons. While the
//! pointer is over a listed choice, the regions and positions of that choice light up.

use egui::text::{LayoutJob, TextFormat};
use egui::{Button, FontId, Rect, RichText, ScrollArea, StrokeKind, Ui, UiBuilder, Vec2, WidgetText};

use crate::looks::Looks;
use crate::looks::icons::Symbol;
use crate::looks::theme::{line, space, type_size};
use crate::screens::table::help::hint::Advice;
use crate::screens::table::help::hinted_places::HintedPlaces;
use crate::screens::table::panels::cards::card_tooltip;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene};
use crate::screens::table::staging::highlight::Highlight;
use crate::screens::table::widgets;
use bots::Prospect;
use packs::capital;
use rules::Action;
use table::{ChoicePlace, HINTED, with_leads};

/// Half the width of the clickable area around the cross that closes the hint, in points.
const CROSS: f32 = 10.0;
/// The distance of the cross from the edges of the strip, in points.
const CORNER: f32 = 13.0;
/// The free space above and below the text, in points.
const EDGE: f32 = 7.0;
/// The size of the hint's emblem, in points.
const ICON: f32 = 15.0;

/// The width at the right of the strip for the cross, and for the button *Why?* below it, in points.
const BUTTONS: f32 = 84.0;

/// Shows the hint. Returns the height that its whole text needs, in points.
pub(crate) fn show(ui: &mut Ui, cx: &mut Ctx<'_>, advice: Advice<'_>) -> f32 {
    let scene = cx.scene;
    let rect = ui.max_rect();
    widgets::ground(ui, cx.looks, rect);
    ui.painter().rect_stroke(rect, 5.0, (line::STRONG, cx.looks.theme.accent), StrokeKind::Inside);
    let inner = rect.shrink2(Vec2::new(space::NORMAL, EDGE));
    let icon = Rect::from_min_size(inner.min + Vec2::new(0.0, 1.0), Vec2::splat(ICON));
    cx.looks.icons.paint(ui, Symbol::Hint, icon, cx.looks.theme.accent);
    if cross(ui, cx.looks, rect) {
        cx.inputs.push(Input::CloseHint);
    }
    let explained = matches!(advice, Advice::Reasons(..));
    if (explained || matches!(advice, Advice::Choices(..))) && why(ui, cx.looks, rect, explained) {
        cx.inputs.push(Input::ExplainHint);
    }
    let text = inner.with_min_x(icon.right() + space::NORMAL).with_max_x(inner.right() - BUTTONS);
    let mut child = ui.new_child(UiBuilder::new().max_rect(text));
    let area = ScrollArea::vertical().id_salt("hint").auto_shrink([false, false]);
    let shown = area.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let said = match advice {
            Advice::Analysis => weighing(ui, cx.looks),
            Advice::Where(action) => place(ui, cx.looks, scene, ChoicePlace::new(scene.view, action)),
            Advice::There(_) => String::new(),
            Advice::Choices(all, leads) | Advice::Reasons(all, leads) => {
                let best = (1..).zip(with_leads(all, leads)).take(HINTED);
                let ranked =
                    best.map(|(number, (prospect, then))| Ranked { number, prospect, then, all, explained });
                let said = ranked.map(|choice| choice.show(ui, cx));
                said.collect::<Vec<_>>().join("\n")
            }
        };
        widgets::announce(ui, rect, "hint", &said);
    });
    shown.content_size.y + 2.0 * EDGE
}

/// Shows a cross that closes the hint, in its corner. Returns true if it was clicked.
fn cross(ui: &Ui, looks: &Looks, rect: Rect) -> bool {
    let place =
        Rect::from_center_size(rect.right_top() + Vec2::new(-CORNER, CORNER), Vec2::splat(2.0 * CROSS));
    let name = looks.speech.text("table-hint-close");
    let cross = widgets::add(ui, place, "close hint", true, &name).on_hover_text(name);
    let ink = if cross.hovered() || cross.has_focus() { looks.theme.accent } else { looks.theme.faint };
    let arm = place.shrink(CROSS * 0.45);
    for ends in [[arm.left_top(), arm.right_bottom()], [arm.right_top(), arm.left_bottom()]] {
        ui.painter().line_segment(ends, (line::STRONG, ink));
    }
    cross.clicked()
}

/// Shows the button that shows or hides the reasons. Returns true if it was clicked.
fn why(ui: &mut Ui, looks: &Looks, rect: Rect, explained: bool) -> bool {
    let size = Vec2::new(BUTTONS - space::NORMAL, 22.0);
    let corner = rect.right_bottom() - Vec2::new(space::NORMAL, EDGE) - size;
    let text = RichText::new(looks.speech.text("help-coach-why")).size(type_size::SMALL + 0.5);
    ui.put(Rect::from_min_size(corner, size), Button::new(text).selected(explained)).clicked()
}

fn weighing(ui: &mut Ui, looks: &Looks) -> String {
    let said = looks.speech.text("table-hint-weighing");
    ui.label(RichText::new(&said).color(looks.theme.faint));
    said
}

/// Shows the text that says where to look, and returns it.
fn place(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, place: ChoicePlace) -> String {
    let said = looks.speech.whereabouts(scene.view, place);
    card_tooltip::label(ui, looks, scene, RichText::new(&said).size(type_size::BODY));
    let again = looks.speech.text("table-hint-again");
    ui.label(RichText::new(again).size(type_size::SMALL).color(looks.theme.faint));
    said
}

/// One of the best choices, as the hint lists it.
struct Ranked<'a> {
    /// The rank of the choice among all choices, from 1 for the best.
    number: usize,
    prospect: &'a Prospect,
    /// The actions that would follow the choice in the same turn.
    then: &'a [Action],
    /// The prospects of all choices, from best to worst.
    all: &'a [Prospect],
    /// True if the reason is shown too.
    explained: bool,
}

impl Ranked<'_> {
    /// The reason for the choice. The best choice is compared with the second best, and any other choice with the
    /// best.
    fn why(&self, looks: &Looks, scene: &Scene<'_>) -> Option<String> {
        let other = if self.number == 1 { 2 } else { 1 };
        let reason = scene.game.reason_among(scene.view, self.all, self.prospect.action);
        looks.speech.why_listed(scene.game, scene.view, &reason, other)
    }

    /// Shows the choice with its expected result, and the reason for it if it was asked for. Returns the whole text.
    fn show(&self, ui: &mut Ui, cx: &mut Ctx<'_>) -> String {
        let Ctx { looks, scene, inputs } = cx;
        let Self { number, prospect, then, explained, .. } = *self;
        let choice = capital(&looks.speech.choice_due(scene.game, scene.view, prospect.action, then));
        let worth = if explained {
            looks.speech.prospect(prospect)
        } else {
            looks.speech.prospect_in_short(prospect)
        };
        let text = beside(ui, looks, &format!("{number}. {choice}"), &worth, number == 1);
        let reason = explained.then(|| self.why(looks, scene)).flatten();
        let faint = looks.theme.faint;
        let shown =
            reason.as_ref().map(|said| RichText::new(said).size(type_size::SMALL).color(faint).into());
        let mut pointed = false;
        for text in [WidgetText::from(text)].into_iter().chain(shown) {
            pointed |= card_tooltip::label(ui, looks, scene, text).hovered();
        }
        if pointed {
            let HintedPlaces { regions, positions, .. } =
                HintedPlaces::begun(scene.view, prospect.action, then);
            inputs.push(Input::Highlight(Highlight { regions, positions, society: None }));
        }
        let reason = reason.map(|said| format!(" {said}")).unwrap_or_default();
        format!("{number}. {choice} ({worth}){reason}")
    }
}

/// Lays out the text of a choice followed by its expected result, in as few lines as possible.
fn beside(ui: &Ui, looks: &Looks, choice: &str, worth: &str, best: bool) -> LayoutJob {
    let font = |size| FontId::proportional(size);
    let ink = if best { ui.visuals().strong_text_color() } else { ui.visuals().text_color() };
    let mut job = LayoutJob::default();
    job.append(choice, 0.0, TextFormat::simple(font(type_size::SMALL + 1.0), ink));
    job.append(worth, space::NORMAL, TextFormat::simple(font(type_size::SMALL + 1.0), looks.theme.accent));
    job
}
