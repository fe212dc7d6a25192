//! The part of the ledger of suspicions for one rival: a table of its slots and the empires, and the evidence for the
//! chosen field.

use egui::accesskit::Role;
use egui::{Align2, FontId, Label, Pos2, Rect, RichText, Sense, Ui, Vec2, WidgetInfo};

use crate::looks::Looks;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::text_fitting::fitted;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::inside;
use crate::screens::table::help::suspicions::odds_field::{self, Field, FieldAction};
use crate::screens::table::panels::councils::society_look;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene};
use crate::screens::table::widgets;
use rules::{Empire, Slot, Society};
use table::{Pencil, PencilCell, Suspicion};
use text::signed_numbers::signed;

/// The height of the line with the rival's name, in points.
const NAME: f32 = 30.0;
/// The height of the sentence about the empire that the rival serves, in points.
const LEAD: f32 = 34.0;
/// The height of a deed of two lines, in points.
const DEED: f32 = 36.0;
/// The height of the row with the empires' emblems, in points.
const HEADS: f32 = 24.0;
/// The minimum and the maximum height of a slot's row, in points.
const ROW: (f32, f32) = (30.0, 46.0);
/// The maximum share of the height that the slots' rows take together.
const SHARE: f32 = 0.5;
/// The share of the width that the names of the slots take.
const NAMED: f32 = 0.27;

/// The part of the ledger of suspicions for one rival.
pub(crate) struct Rival<'a> {
    pub rival: Society,
    pub pencil: &'a Pencil,
    /// The viewer's suspicion about the rival's tokens; `None` if there are no suspicions.
    pub suspicion: Option<&'a Suspicion>,
    /// The field whose evidence is shown, as slot and empire; `None` until the player chooses one.
    pub chosen: Option<(Slot, Empire)>,
}

impl Rival<'_> {
    /// Shows the rival's part of the ledger. Returns the field that the player chose in this frame.
    pub fn show(&self, ui: &mut Ui, cx: &mut Ctx<'_>, rect: Rect) -> Option<(Slot, Empire)> {
        let (scene, rival) = (cx.scene, self.rival);
        let world = scene.game.world();
        let (name, rest) = rect.split_top_bottom_at_y(rect.top() + NAME);
        head(ui, cx.looks, scene, rival, name);
        let lead = self.suspicion.and_then(|suspicion| cx.looks.speech.suspicion_lead(scene.game, suspicion));
        let (sentence, rest) = rest.split_top_bottom_at_y(rest.top() + LEAD);
        if let Some(lead) = lead {
            let lead = RichText::new(lead).size(type_size::SMALL + 1.0);
            inside(ui, sentence).add(Label::new(lead).wrap().selectable(false));
        }
        let (heads, rest) = rest.split_top_bottom_at_y(rest.top() + HEADS);
        let slots = world.slots().count().max(1) as f32;
        let tall = (rest.height() * SHARE / slots).clamp(ROW.0, ROW.1);
        let first = rect.width() * NAMED;
        let wide = (rect.width() - first) / world.empires().count().max(1) as f32;
        let column = |empire: Empire, row: Rect| {
            let at = Pos2::new(row.left() + first + empire.index() as f32 * wide, row.top());
            Rect::from_min_size(at, Vec2::new(wide, row.height()))
        };
        for empire in world.empires() {
            let place = Rect::from_center_size(column(empire, heads).center(), Vec2::splat(20.0));
            let look = (cx.looks.empire(empire.index()), IconName::Empire(empire.index()));
            widgets::disc(ui, cx.looks, place, look, 2.5);
            let name = cx.looks.speech.empire(empire);
            widgets::add(ui, place, ("head", rival.index(), empire.index()), false, &name)
                .on_hover_text(name);
        }
        let explained = self.chosen.or_else(|| self.likeliest(scene));
        let mut now = None;
        for slot in world.slots() {
            let at = rest.min + Vec2::new(0.0, slot.index() as f32 * tall);
            let row = Rect::from_min_size(at, Vec2::new(rect.width(), tall));
            slot_name(ui, cx.looks, scene, slot, row.with_max_x(row.left() + first - space::TIGHT));
            for empire in world.empires() {
                let place = PencilCell { viewer: scene.view.viewer(), society: rival, slot, empire };
                let known = scene.view.tokens(rival).at(slot).or(scene.known.tokens[rival].at(slot));
                let field = Field {
                    at: place,
                    // A known token needs no odds.
                    odds: self.suspicion.filter(|_| known.is_none()).map(|s| s.belief.0[slot][empire]),
                    known: known.map(|known| known == empire),
                    mark: self.pencil.mark(place),
                    explained: explained == Some((slot, empire)) && self.suspicion.is_some(),
                };
                let action = odds_field::show(ui, cx.looks, scene, &field, column(empire, row).shrink(1.5));
                if action == Some(FieldAction::Clicked) {
                    cx.inputs.push(Input::Pencil(place));
                }
                if action.is_some() {
                    now = Some((slot, empire));
                }
            }
        }
        let below = rest
            .with_min_y(rest.top() + slots * tall + space::NORMAL)
            .with_max_y(rest.bottom() - space::NORMAL);
        if let Some((slot, empire)) = explained {
            self.show_deeds(ui, cx, slot, empire, below);
        }
        now
    }

    /// The field whose evidence is shown until the player chooses one: the likeliest token in all slots whose token is
    /// unknown.
    fn likeliest(&self, scene: &Scene<'_>) -> Option<(Slot, Empire)> {
        let (world, suspicion) = (scene.game.world(), self.suspicion?);
        let covered = world.slots().filter(|slot| suspicion.known.at(*slot).is_none());
        let likely = covered.filter_map(|slot| Some((slot, suspicion.belief.likeliest(world, slot)?)));
        let best = likely.max_by(|(_, (_, a)), (_, (_, b))| a.total_cmp(b));
        best.map(|(slot, (empire, _))| (slot, empire))
    }

    /// Shows the deeds that speak for or against the empire's token being in the slot. A click on a deed closes the
    /// ledger and shows the deed again on the table.
    fn show_deeds(&self, ui: &mut Ui, cx: &mut Ctx<'_>, slot: Slot, empire: Empire, rect: Rect) {
        let Ctx { looks, scene, inputs } = cx;
        let Some(suspicion) = self.suspicion else { return };
        let known = suspicion.known.at(slot) == Some(empire);
        let mut ui = inside(ui, rect);
        ui.spacing_mut().item_spacing.y = 3.0;
        let odds = suspicion.belief.0[slot][empire];
        let is = looks.speech.likeliest(slot, empire, odds, known);
        let heading = RichText::new(is).size(type_size::BODY).strong().color(looks.theme.accent);
        ui.add(Label::new(heading).selectable(false));
        let mut told = false;
        for tell in suspicion.tells(slot, empire) {
            let Some(said) = looks.speech.deed_line(scene.game, scene.view.viewer(), &tell) else {
                continue;
            };
            // The strongest come first. Weaker ones are left out where there is no room for two lines.
            if told && ui.available_height() < DEED {
                break;
            }
            told = true;
            if deed(&mut ui, looks, &said) {
                inputs.push(Input::ToggleSuspicions);
                inputs.push(Input::Replay(tell.decision..=tell.decision));
            }
        }
        if !told {
            let said = RichText::new(looks.speech.text("suspicions-nothing")).size(type_size::SMALL + 1.0);
            ui.add(Label::new(said.color(looks.theme.faint)).wrap().selectable(false));
        }
    }
}

/// Shows the rival's emblem and name, and who plays the rival.
fn head(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, rival: Society, rect: Rect) {
    let disc = Rect::from_center_size(rect.left_center() + Vec2::new(13.0, 0.0), Vec2::splat(25.0));
    widgets::disc(ui, looks, disc, society_look(looks, scene, rival), 3.0);
    let name = looks.speech.society(scene.game.setup(), rival);
    let left = Pos2::new(disc.right() + 6.0, rect.center().y);
    let size = type_size::LEAD;
    let end = fitted(ui.painter(), left, rect.right() - left.x, &name, size, looks.theme.ink).right();
    let who = looks.speech.who_plays(scene.game, rival);
    let at = Pos2::new(end + space::NORMAL, rect.center().y + 1.0);
    fitted(ui.painter(), at, rect.right() - at.x, &who, type_size::SMALL, looks.theme.faint);
    widgets::add(ui, rect, ("rival", rival.index()), false, &format!("{name}, {who}"));
}

/// Shows the name of a slot and its multiplier.
fn slot_name(ui: &Ui, looks: &Looks, scene: &Scene<'_>, slot: Slot, rect: Rect) {
    let multiplier = signed(scene.game.world().house().multiplier(slot));
    let font = FontId::proportional(type_size::SMALL);
    let number =
        ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, multiplier, font, looks.theme.faint);
    let room = number.left() - rect.left() - space::TIGHT;
    let name = looks.speech.words().slot(slot).to_owned();
    fitted(ui.painter(), rect.left_center(), room, &name, type_size::SMALL + 1.5, looks.theme.ink);
}

/// Shows a deed as a line of text. Returns true if it was clicked.
fn deed(ui: &mut Ui, looks: &mut Looks, said: &str) -> bool {
    let left = 18.0;
    let size = type_size::SMALL + 0.5;
    let font = FontId::proportional(size);
    let wide = ui.available_width() - left - space::NORMAL;
    let galley = ui.painter().layout(said.to_owned(), font, looks.theme.ink, wide);
    let room = Vec2::new(ui.available_width(), galley.size().y + 4.0);
    let (rect, response) = ui.allocate_exact_size(room, Sense::click());
    if response.hovered() || response.has_focus() {
        let stroke = (line::STRONG, looks.theme.accent);
        ui.painter().rect_stroke(rect, 3.0, stroke, egui::StrokeKind::Inside);
    }
    let sign = Rect::from_center_size(Pos2::new(rect.left() + 9.0, rect.top() + 10.0), Vec2::splat(11.0));
    looks.icons.paint(ui, Symbol::StepBack, sign, looks.theme.faint);
    ui.painter().galley(rect.min + Vec2::new(left, 2.0), galley, looks.theme.ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, said));
    let clicked = response.clicked();
    response.on_hover_text(looks.speech.text("suspicions-again"));
    clicked
}
