//! The map with what stands on it.

use egui::{Align2, Color32, FontId, Id, Key, Pos2, Rect, Sense, Ui, Vec2};

use super::councils::society_look;
use super::{Scene, Wish, touch};
use crate::app::icons::{Icon, Symbol};
use crate::app::map::{Camera, Frame, MapLook, paint};
use crate::app::screens::has_keys;
use crate::app::shell::Kit;
use crate::app::theme::{colour, line, text_on, type_size};
use crate::rules::{Icon as MapIcon, Region, RegionSet};
use crate::table::speech::Forecast;

/// From this room around its anchor on, in points, a region shows its name.
const NAMED: f32 = 40.0;

/// Shows the map.
pub(super) fn show(ui: &mut Ui, kit: &mut Kit, scene: &Scene<'_>, wishes: &mut Vec<Wish>) {
    let (world, view) = (scene.game.world(), scene.view);
    let rect = ui.max_rect();
    let realm = &kit.pack.realm;
    let frame = Frame::new(kit.shapes.bounds(), rect, scene.camera);
    let lit = scene.pick.regions(scene.legal);
    let chosen: RegionSet = [scene.pick.from, scene.pick.to].into_iter().flatten().collect();
    let whole = ui.interact(frame.sheet, Id::unique("map"), Sense::click_and_drag());
    look_around(ui, &frame, scene.camera, &whole, wishes);
    let under = whole.hover_pos().and_then(|pos| kit.shapes.region_at(frame.map(pos)));
    let colours: Vec<Color32> = kit.pack.theme.empires.iter().map(|l| colour(l.colour)).collect();
    let look = MapLook {
        theme: &kit.theme,
        colours: &colours,
        controller: &|r| view.controller(r),
        home: &|r| world.home_of(r),
        lit,
        chosen,
        hovered: scene.hovered,
    };
    paint(ui, &frame, realm, &kit.shapes, &look);
    let pack = kit.pack.clone();
    let mut hovered = under;
    let mut clicked = if whole.clicked() { under } else { None };
    for (region, land) in world.regions().zip(&pack.realm.lands) {
        let anchor = frame.screen(land.room.anchor);
        let radius = land.room.clearance * frame.scale;
        let label = label(kit, scene, region);
        let spot = Rect::from_center_size(anchor, Vec2::splat(radius * 1.4));
        let response = touch::touch(ui, spot, ("region", region.index()), lit.has(region), &label);
        if response.hovered() || response.has_focus() {
            hovered = Some(region);
        }
        if response.clicked() {
            clicked = Some(region);
        }
        pieces(ui, kit, scene, region, anchor, radius);
        response.on_hover_text(label);
    }
    let rose = Rect::from_center_size(frame.sheet.right_bottom() - Vec2::splat(30.0), Vec2::splat(40.0));
    kit.icons.paint(ui, Symbol::Compass, rose, kit.theme.faint);
    wishes.push(Wish::Hover(hovered));
    if let Some(region) = clicked {
        wishes.push(Wish::Next(scene.pick.region(scene.legal, region)));
    }
}

/// Wheel and pinch go nearer, dragging moves, F shows the whole map again.
fn look_around(ui: &Ui, frame: &Frame, camera: Camera, whole: &egui::Response, wishes: &mut Vec<Wish>) {
    let mut next = camera;
    if let Some(at) = ui.ctx().pointer_hover_pos().filter(|at| frame.sheet.contains(*at)) {
        let (scroll, pinch) = ui.input(|i| (i.smooth_scroll_delta().y, i.zoom_delta()));
        let factor = pinch * (scroll / 240.0).exp2();
        if factor != 1.0 {
            next.zoom(frame, at, factor);
        }
    }
    if whole.dragged() && !camera.is_far() {
        next.drag(frame, whole.drag_delta());
    }
    if has_keys(ui.ctx()) && ui.input(|i| i.key_pressed(Key::F)) {
        next = Camera::default();
    }
    if next != camera {
        wishes.push(Wish::Look(next));
    }
}

/// What stands in a region: its icons above, the army in the middle, agents below.
fn pieces(ui: &Ui, kit: &mut Kit, scene: &Scene<'_>, region: Region, anchor: Pos2, radius: f32) {
    let (world, view) = (scene.game.world(), scene.view);
    let only = RegionSet::only(region);
    let icons: Vec<MapIcon> = MapIcon::ALL
        .into_iter()
        .flat_map(|icon| std::iter::repeat_n(icon, world.icons_in(icon, only) as usize))
        .collect();
    let side = (radius * 0.62).clamp(11.0, 30.0);
    let row = Pos2::new(anchor.x - side * (icons.len() as f32 - 1.0) / 2.0, anchor.y - radius * 0.52);
    for (i, icon) in icons.into_iter().enumerate() {
        let at = row + Vec2::new(i as f32 * side, 0.0);
        kit.icons.paint(ui, Symbol::from(icon), Rect::from_center_size(at, Vec2::splat(side)), kit.theme.ink);
    }
    let banners = view.banners(region);
    let middle = anchor + Vec2::new(0.0, radius * 0.18);
    if banners > 0 {
        army(ui, kit, scene, region, banners, middle, radius);
    }
    if radius >= NAMED {
        let name = kit.speech.region(region);
        let below = if banners > 0 { army_height(radius) / 2.0 + 8.0 } else { 0.0 };
        let at = middle + Vec2::new(0.0, below);
        let font = FontId::proportional(type_size::SMALL);
        ui.painter().text(at, Align2::CENTER_CENTER, name, font, kit.theme.ink);
    }
    let agents: Vec<_> = world.societies().filter(|s| view.scouts(*s).has(region)).collect();
    let size = (radius * 0.45).clamp(14.0, 22.0);
    for (i, society) in agents.iter().enumerate() {
        let x = anchor.x + (i as f32 - (agents.len() as f32 - 1.0) / 2.0) * size;
        let at = Rect::from_center_size(Pos2::new(x, anchor.y + radius * 0.9), Vec2::splat(size));
        let (tint, emblem) = society_look(kit, scene, *society);
        ui.painter().circle_filled(at.center(), size / 2.0, tint);
        kit.icons.paint(ui, emblem, at.shrink(size * 0.15), text_on(tint));
    }
}

/// How tall an army is drawn where there is so much room around it.
fn army_height(radius: f32) -> f32 {
    (radius * 0.78).clamp(15.0, 40.0)
}

/// An army: a shield in its empire's colour with the emblem and the number.
fn army(ui: &Ui, kit: &mut Kit, scene: &Scene<'_>, region: Region, banners: u8, at: Pos2, radius: f32) {
    let (world, view) = (scene.game.world(), scene.view);
    let Some(empire) = view.controller(region) else { return };
    let tint = kit.empire(empire.index());
    let height = army_height(radius);
    let body = Rect::from_center_size(at, Vec2::new(height * 1.85, height));
    let over = banners > world.limit(region);
    let ink = text_on(tint);
    ui.painter().rect(body, height * 0.3, tint, (line::THIN + 0.5, kit.theme.ink), egui::StrokeKind::Outside);
    if over {
        let edge = body.expand(2.5);
        ui.painter().rect_stroke(
            edge,
            height * 0.35,
            (line::STRONG, kit.theme.wrong),
            egui::StrokeKind::Outside,
        );
    }
    let emblem =
        Rect::from_center_size(Pos2::new(body.left() + height * 0.52, at.y), Vec2::splat(height * 0.86));
    kit.icons.paint(ui, Icon::Empire(empire.index()), emblem, ink);
    let font = FontId::proportional(height * 0.78);
    let number = Pos2::new(body.right() - height * 0.45, at.y);
    ui.painter().text(number, Align2::CENTER_CENTER, banners, font, ink);
}

/// A region in words: whose it is, what stands there, its limit and icons, and what a click would do.
fn label(kit: &Kit, scene: &Scene<'_>, region: Region) -> String {
    let (world, view) = (scene.game.world(), scene.view);
    let only = RegionSet::only(region);
    let mut facts = Vec::new();
    for icon in MapIcon::ALL {
        let n = world.icons_in(icon, only);
        if n > 0 {
            facts.push(kit.speech.say(&format!("text-has-{}", icon.id()), &[("n", i64::from(n).into())]));
        }
    }
    if let Some(home) = world.home_of(region).filter(|h| view.controller(region) != Some(*h)) {
        facts.push(kit.speech.say("text-home-of", &[("empire", kit.speech.empire(home).into())]));
    }
    for society in world.societies().filter(|s| view.scouts(*s).has(region)) {
        let name = kit.speech.society(scene.game.setup(), society);
        facts.push(kit.speech.say("text-agent-of", &[("society", name.into())]));
    }
    let holder = view.controller(region).map_or_else(|| kit.speech.text("nobody"), |e| kit.speech.empire(e));
    let args = [
        ("region", kit.speech.region(region).into()),
        ("empire", holder.into()),
        ("n", i64::from(view.banners(region)).into()),
        ("limit", i64::from(world.limit(region)).into()),
        ("facts", facts.join(", ").into()),
    ];
    let mut label =
        kit.speech.say(if facts.is_empty() { "table-region-plain" } else { "table-region" }, &args);
    if let Some(outcome) = attack_on(kit, scene, region) {
        label.push_str(". ");
        label.push_str(&outcome);
    }
    label
}

/// What the strongest attack from the chosen region would come to.
fn attack_on(kit: &Kit, scene: &Scene<'_>, region: Region) -> Option<String> {
    let from = scene.pick.from?;
    let attack = |a: &crate::rules::Action| match *a {
        crate::rules::Action::Attack { from: f, to, banners } if f == from && to == region => Some(banners),
        _ => None,
    };
    let most = scene.legal.iter().filter_map(attack).max()?;
    let forecast = Forecast::of(scene.game.world(), scene.view, region, most);
    Some(kit.speech.say(
        "table-attack-with",
        &[("n", i64::from(most).into()), ("outcome", kit.speech.forecast(forecast).into())],
    ))
}
