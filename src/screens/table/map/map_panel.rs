//! The panel with the map, its armies, agents and names.

use egui::{Id, Key, Pos2, Rect, Response, Sense, Ui, Vec2};

use crate::input::click_places::Click;
use crate::input::clicks_to_decision::Next;
use crate::looks::Looks;
use crate::looks::icons::{IconName, Symbol};
use crate::map::{Camera, Frame, MapState, Marks};
use crate::screens::table::map::army;
use crate::screens::table::map::army_placement::{self, ArmyPlacement};
use crate::screens::table::map::names::region_names;
use crate::screens::table::map::names::station_names;
use crate::screens::table::map::region_screen_positions::{anchor as anchor_of, around, frame_in, room};
use crate::screens::table::map::region_tooltip_placement;
use crate::screens::table::panels::prompt::choice_button::DIGITS;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene, Thing};
use crate::screens::table::staging::move_trail;
use crate::screens::table::widgets;
use crate::screens::table::widgets::keyboard_focus::Priority;
use crate::screens::table::widgets::popup_placement::Room as PopupRoom;
use crate::screens::{has_keys, landmark_drawings};
use atlas::realm::Room;
use packs::Picture;
use rules::{Action, AttackForecast, Region, RegionSet};

/// The radius of free room in a typical region of a realm, in points, below which the map shows no names.
const NAMED: f32 = 26.0;
/// The radius of free room at a typical station of a star chart, in points, below which the map shows no names.
const NAMED_OUTSIDE: f32 = 17.0;

/// Shows the map and its pieces, and handles clicks on regions.
pub(crate) fn show(ui: &mut Ui, cx: &mut Ctx<'_>) {
    let Ctx { looks, scene, inputs } = cx;
    let world = scene.game.world();
    let frame = frame_in(looks, ui.max_rect(), scene.camera);
    let lit = scene.selection.pick.regions(scene.legal);
    let whole = ui.interact(frame.sheet, Id::unique("map"), Sense::CLICK | Sense::DRAG);
    look_around(ui, &frame, scene.camera, &whole, inputs);
    let under = whole.hover_pos().and_then(|pos| looks.shapes.region_at(frame.map(pos)));
    ground(ui, looks, scene, &frame, lit);
    let pack = looks.pack.clone();
    let outside = matches!(pack.picture, Picture::Stars(_));
    let named = looks.shapes.usual_room() * frame.scale >= if outside { NAMED_OUTSIDE } else { NAMED };
    let rooms: Vec<Room> = looks.shapes.lands().iter().map(|land| land.room).collect();
    let mut hovered = under;
    let mut clicked = if whole.clicked() { under } else { None };
    for (region, room) in world.regions().zip(rooms) {
        let (anchor, radius) = (frame.screen(room.anchor), room.clearance * frame.scale);
        let hinted = scene.selection.marked.regions.has(region);
        let label = widgets::with_hint(looks, label(looks, scene, region), hinted);
        let spot = Rect::from_center_size(anchor, Vec2::splat(radius * 1.4));
        let response = widgets::clickable(
            ui,
            spot,
            ("region", region.index()),
            lit.has(region),
            &label,
            Priority::Place,
        );
        if response.hovered() || response.has_focus() {
            hovered = Some(region);
        }
        if response.clicked() {
            clicked = Some(region);
        }
        pieces(ui, looks, scene, &frame, region);
        if hinted {
            widgets::badge(ui, looks, anchor - Vec2::new(radius * 0.8, radius * 0.2));
        }
        if response.hovered() || response.has_focus() || widgets::is_held(&response) {
            let beside = borders(looks, scene, &frame, region);
            tell(ui, &frame, around(looks, &frame, region), &beside, &response, label);
        }
    }
    let targets = [scene.selection.pick.to, scene.selection.hovered.filter(|r| lit.has(*r))];
    let picked = scene.selection.pick.from.zip(targets.into_iter().flatten().next());
    // Arrows show the attack that the player is choosing, and the one that a hint suggests.
    for (from, to) in picked.into_iter().chain(scene.selection.marked.route) {
        army::arrow(ui, looks, &frame, from, to);
    }
    move_trail::arrows(ui, looks, scene, &frame);
    // Names are drawn above armies and agents, so that nothing covers them.
    if named && outside {
        station_names::show(ui, looks, scene, &frame);
    } else if named {
        region_names::show(ui, looks, scene, &frame);
    }
    move_trail::numbers(ui, looks, scene, &frame);
    army::moving(ui, looks, scene, &frame);
    // When the map is zoomed in, there may be land in its corners, so there is no compass.
    if scene.camera.is_far() {
        rose(ui, looks, &frame, outside);
    }
    inputs.push(Input::Hover(hovered));
    if let Some(region) = clicked {
        let next = scene.selection.pick.region(scene.legal, region);
        if next == Next::Decided(Action::Place(region)) && ui.input(|input| input.modifiers.shift) {
            inputs.push(Input::Series(region, u8::MAX));
        }
        inputs.push(Input::click(next, Thing::Region(region), &whole));
    } else if let Some((region, more)) = hovered.zip(typed_number(ui))
        && scene.legal.contains(&Action::Place(region))
        && !scene.status.puzzle
    {
        inputs.push(Input::Series(region, more - 1));
        inputs.push(Input::Next(Next::Decided(Action::Place(region))));
    }
}

/// The number from 2 to 9 that the player has just typed; `None` if a field takes the keys.
fn typed_number(ui: &Ui) -> Option<u8> {
    let pressed = |key: &Key| ui.input(|input| input.key_pressed(*key) && input.modifiers.is_none());
    let at = DIGITS.iter().skip(1).position(pressed).filter(|_| has_keys(ui.ctx()))?;
    u8::try_from(at + 2).ok()
}

/// The rectangles that a region's tooltip should not cover: the neighbouring regions, and the route of the army that
/// would attack from the region already picked.
fn borders(looks: &Looks, scene: &Scene<'_>, frame: &Frame, region: Region) -> Vec<Rect> {
    let world = scene.game.world();
    let here = around(looks, frame, region);
    let next = world.around(region) | world.neighbours(region);
    let mut beside: Vec<Rect> = next.into_iter().map(|next| around(looks, frame, next)).collect();
    if let Some(from) = scene.selection.pick.from.filter(|from| *from != region) {
        let there = around(looks, frame, from);
        beside.push(there);
        beside.push(Rect::from_center_size(here.center().lerp(there.center(), 0.5), here.size() / 2.0));
    }
    beside
}

/// Shows the tooltip with the text `said` for the region in the rectangle `here`. It avoids the rectangles in
/// `beside`.
fn tell(ui: &Ui, frame: &Frame, here: Rect, beside: &[Rect], response: &Response, said: String) {
    let room = PopupRoom { rect: frame.sheet, size: widgets::tip_size(ui, &said) };
    widgets::tip_at(response, region_tooltip_placement::place(room, here, beside), said);
}

/// The size of the compass, in points.
const COMPASS: f32 = 40.0;
/// The distance of the compass's middle from the edges of the map, in points.
const FROM_EDGE: f32 = 34.0;

/// Draws the compass in the first corner of the map that has only water and no letter of an empire's name. On a chart
/// of the Earth, that is the South Pacific.
fn rose(ui: &Ui, looks: &mut Looks, frame: &Frame, chart: bool) {
    let inner = frame.sheet.shrink(FROM_EDGE);
    let [east, west] = [inner.right_bottom(), inner.left_bottom()];
    let corners = if chart { [west, east] } else { [east, west] };
    let letters = looks.chart.letters(frame);
    let free = |at: &Pos2| {
        let place = Rect::from_center_size(*at, Vec2::splat(COMPASS));
        if letters.iter().any(|letter| letter.intersects(place)) {
            return false;
        }
        let around =
            (0..8).map(|i| *at + Vec2::angled(i as f32 * std::f32::consts::TAU / 8.0) * COMPASS * 0.6);
        around.chain([*at]).all(|spot| looks.shapes.region_at(frame.map(spot)).is_none())
    };
    let corners = corners.into_iter().chain([inner.right_top(), inner.left_top()]);
    let Some(at) = corners.into_iter().find(free) else { return };
    let tint = if chart { looks.theme.grid } else { looks.theme.faint };
    looks.icons.paint(ui, Symbol::Compass, Rect::from_center_size(at, Vec2::splat(COMPASS)), tint);
}

/// Draws the regions of the map, with the highlights of the current selection. `lit` are the regions that can be
/// clicked.
fn ground(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, frame: &Frame, lit: RegionSet) {
    let world = scene.game.world();
    let state = MapState {
        controller: &|r| scene.board.pieces.controller(r),
        home: &|r| world.home_of(r),
        framed: true,
        marks: Marks {
            lit,
            chosen: [scene.selection.pick.from, scene.selection.pick.to].into_iter().flatten().collect(),
            highlighted: scene.selection.highlight.regions | move_trail::regions(scene),
            hinted: scene.selection.marked.regions,
            hovered: scene
                .selection
                .hovered
                // A lesson marks regions itself, and the pointer rests where its card was.
                .filter(|region| scene.status.lesson.is_none() || lit.has(*region))
                .filter(|_| !scene.narration.active || points(ui)),
        },
        sweep: scene.board.sweep,
    };
    looks.paint_map(ui, frame, state);
}

/// For how many seconds after its last movement the pointer still highlights a region.
const POINTS: f32 = 2.0;

/// True if the pointer has moved recently. During the narration, a pointer that still rests where the player last
/// clicked should highlight no region.
fn points(ui: &Ui) -> bool {
    ui.input(|i| i.pointer.time_since_last_movement() < POINTS)
}

/// Zooms and moves the map: the wheel and pinching zoom it, dragging moves it, and F shows the whole map again.
fn look_around(ui: &Ui, frame: &Frame, camera: Camera, whole: &egui::Response, inputs: &mut Vec<Input>) {
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
        inputs.push(Input::MoveCamera(next));
    }
}

/// Draws the contents of a region: its icons, the army in the middle, and agents beside the army.
fn pieces(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, frame: &Frame, region: Region) {
    let world = scene.game.world();
    let (anchor, radius) = (anchor_of(looks, frame, region), room(looks, frame, region));
    let shaken = scene.board.jolt.map_or(Vec2::ZERO, |jolt| jolt.off(region));
    let anchor = anchor + shaken;
    let only = RegionSet::only(region);
    let outside = looks.shapes.is_chart();
    let count_here = scene.board.pieces.banners(region);
    let count = |icon| world.icons_in(icon, only) as usize;
    let (stand, agents) = ArmyPlacement::in_region(looks, scene, frame, region);
    if !outside {
        landmark_drawings::row(ui, looks, count, anchor, radius, count_here > 0);
    }
    if count_here > 0 {
        army::standing(ui, looks, scene, region, stand.army + shaken, radius);
    } else if outside && let Some(empire) = scene.board.pieces.controller(region) {
        // The disc of a station without an army has room for its owner's emblem.
        let place = Rect::from_center_size(anchor + Vec2::new(0.0, radius * 0.12), Vec2::splat(radius));
        looks.icons.paint(
            ui,
            IconName::Empire(empire.index()),
            place,
            looks.theme.shade().gamma_multiply(0.45),
        );
    }
    if outside {
        // On a star chart, the icons are on the rim of the disc, in front of the army.
        landmark_drawings::row(ui, looks, count, anchor, radius, count_here > 0);
    }
    if let Some(jolt) = scene.board.jolt.filter(|jolt| jolt.region == region) {
        jolt.dust(&ui.painter().with_clip_rect(frame.sheet), &looks.theme, anchor - shaken, radius);
    }
    for (society, at) in agents.iter().zip(&stand.chips) {
        army_placement::chip(ui, looks, scene, *society, *at);
    }
}

/// The tooltip text of a region: its controller, banners, supply limit and icons, and the result of an attack on it.
fn label(looks: &Looks, scene: &Scene<'_>, region: Region) -> String {
    let (world, view) = (scene.game.world(), scene.narration.seen);
    let only = RegionSet::only(region);
    let mut facts = Vec::new();
    for icon in world.icons() {
        let n = world.icons_in(icon, only);
        if n > 0 {
            facts.push(looks.speech.has_icons(icon, n));
        }
    }
    facts.extend(looks.speech.region_beside(world, region));
    if let Some(home) = world.home_of(region).filter(|h| view.controller(region) != Some(*h)) {
        facts.push(looks.speech.say("text-home-of", &[("empire", looks.speech.empire(home).into())]));
    }
    for society in world.societies().filter(|s| view.scouts(*s).has(region)) {
        let name = looks.speech.society(scene.game.setup(), society);
        facts.push(looks.speech.say("text-agent-of", &[("society", name.into())]));
    }
    let holder =
        view.controller(region).map_or_else(|| looks.speech.text("nobody"), |e| looks.speech.empire(e));
    let args = [
        ("region", looks.speech.region(region).into()),
        ("empire", holder.into()),
        ("n", i64::from(view.banners(region)).into()),
        ("limit", i64::from(world.limit(region)).into()),
        ("facts", facts.join(", ").into()),
    ];
    let mut label =
        looks.speech.say(if facts.is_empty() { "table-region-plain" } else { "table-region" }, &args);
    if let Some(outcome) = attack_on(looks, scene, region) {
        label.push_str(". ");
        label.push_str(&outcome);
    }
    label
}

/// The forecast of the strongest attack on `region` from the region already picked; `None` if no such attack is legal.
fn attack_on(looks: &Looks, scene: &Scene<'_>, region: Region) -> Option<String> {
    let from = scene.selection.pick.from?;
    let attacks = scene.legal.iter().filter(|a| matches!(a, Action::Attack { .. }));
    let most = attacks.filter_map(|a| Click::for_action(*a).banners([Some(from), Some(region)])).max()?;
    let forecast = AttackForecast::new(scene.game.world(), scene.view, region, most);
    Some(looks.speech.say(
        "table-attack-with",
        &[("n", i64::from(most).into()), ("outcome", looks.speech.forecast(forecast).into())],
    ))
}
