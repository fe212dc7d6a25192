//! The societies side by side: slots, cards by deck, agents left, first-player mark, and who is thinking. Each of the
//! player's tokens shows the points that it would score now (R9.1). For each rival, the panel shows the rival's known
//! points.

use egui::{Align2, Color32, FontId, Pos2, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::text_fitting::{fit, fitted, has_room};
use crate::looks::theme::{line, space, text_on, type_size};
use crate::screens::table::help::deductions;
use crate::screens::table::layout::GAP;
use crate::screens::table::panels::cards::open_rival_hand;
use crate::screens::table::panels::councils::society_look;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene, Thing};
use crate::screens::table::widgets;
use crate::screens::table::widgets::keyboard_focus::Priority;
use crate::screens::table::widgets::lesson_target_rects::note;
use packs::Point;
use rules::{Slot, SlotScore, Society};
use table::Player;
use text::signed_numbers::{signed, typeset};

/// The width of the player's own part of the panel, as a multiple of a rival's.
const OWN: f32 = 1.6;
/// The maximum share of a society's part that its slots take: a rival's slots, and the player's own.
const SLOTTED: [f32; 2] = [0.57, 0.58];
/// The maximum width of a slot, in points: a rival's, and the player's own.
const SLOTS: [f32; 2] = [34.0, 56.0];
/// The height of the multiplier above a token, in points.
const ABOVE: f32 = 13.0;
/// The height, in points, of the score below each of the player's tokens.
const BELOW: f32 = 16.0;
/// The maximum width of a token, in points.
const TOKEN: f32 = 40.0;
/// The width, in points, below which a token shrinks only after the gaps between tokens have closed.
const LEAST_TOKEN: f32 = 22.5;
/// The margin on each side of a token's emblem, as a share of the token's width.
const INSET: f32 = 0.12;
/// The size of the city emblem in front of a token's score, in points: with enough room, and with little room.
const CITY: [f32; 2] = [10.0, 9.0];
/// The gap on each side of the city emblem in front of a token's score, in points: with enough room, and with little
/// room.
const CITY_GAP: [f32; 2] = [3.0, 1.0];
/// The font size of a token's score if there is little room.
const CLOSE_POINTS: f32 = 12.5;
/// The highest score of a token for which the layout leaves room.
const MOST_POINTS: i32 = 20;
/// The size of a society's emblem, in points.
const EMBLEM: f32 = 25.0;
/// The height of a line below the society's name, in points.
const LINE: f32 = 19.0;
/// The share of the height of the player's own part that the line with the player's score takes.
const OWN_LINE: f32 = 0.5;
/// The font size of the player's score: as a multiple of its line's height, and the maximum.
const SCORE: (f32, f32) = (0.92, 32.0);
/// The font size of the word "points" after the player's score.
const UNIT: f32 = 13.0;

/// The rectangle of a society's part of the panel. The parts are in seat order, with the viewer's first.
pub(crate) fn part_of(rect: Rect, scene: &Scene<'_>, society: Society) -> Rect {
    let count = scene.game.world().societies().count().max(1);
    let place = (society.index() + count - scene.view.viewer().index()) % count;
    let each = (rect.width() - GAP * (count - 1) as f32) / (count as f32 - 1.0 + OWN);
    let (left, width) = match place {
        0 => (rect.left(), each * OWN),
        _ => (rect.left() + each * OWN + GAP + (place - 1) as f32 * (each + GAP), each),
    };
    Rect::from_min_size(Pos2::new(left, rect.top()), Vec2::new(width, rect.height()))
}

/// Shows the panel of all societies.
pub(crate) fn show(ui: &mut Ui, cx: &mut Ctx<'_>) {
    let scene = cx.scene;
    let rect = ui.max_rect();
    let mut societies: Vec<Society> = scene.game.world().societies().collect();
    societies.sort_by(|a, b| {
        let left = |s: &Society| part_of(rect, scene, *s).left();
        left(a).total_cmp(&left(b))
    });
    for society in societies {
        card(ui, cx, society, part_of(rect, scene, society));
    }
}

fn card(ui: &Ui, cx: &mut Ctx<'_>, society: Society, rect: Rect) {
    let scene = cx.scene;
    let view = scene.view;
    widgets::ground(ui, cx.looks, rect);
    if scene.decides() == Some(society) {
        ui.painter().rect_stroke(rect, 5.0, (line::STRONG, cx.looks.theme.lit), egui::StrokeKind::Inside);
    }
    if scene.selection.highlight.society == Some(society) {
        ui.painter().rect_stroke(rect, 5.0, (line::LIT, cx.looks.theme.accent), egui::StrokeKind::Inside);
    }
    let own = view.viewer() == society;
    let (head, slots) = halves(rect, scene, own);
    slot_row(ui, cx, society, slots);
    let low = if own { head } else { cards_line(ui, cx.looks, scene, society, head) };
    let low = second_line(ui, cx.looks, scene, society, low);
    first_line(ui, cx.looks, scene, society, head.with_max_y(low.top()));
    let label = label(cx.looks, scene, society);
    widgets::add(ui, head, ("society", society.index()), false, &label).on_hover_text(label);
    if own {
        let text = score_now(cx.looks, scene);
        widgets::add(ui, low, "standings", false, &text);
    }
}

/// Shows the society's emblem, its name, who plays it, and for the viewer's society the first-player mark.
fn first_line(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, society: Society, room: Rect) {
    let view = scene.view;
    let (tint, emblem) = society_look(looks, scene, society);
    let y = room.center().y;
    let side = room.height().min(EMBLEM);
    let chip = Rect::from_center_size(Pos2::new(room.left() + side / 2.0, y), Vec2::splat(side));
    widgets::disc(ui, looks, chip, (tint, emblem), 3.0);
    let name = looks.speech.society(scene.game.setup(), society);
    let left = Pos2::new(chip.right() + 5.0, y);
    let mut right = room.right() - space::TIGHT;
    if view.first() == society && view.viewer() == society {
        right = first_mark(ui, looks, scene, Pos2::new(right, y)) - 3.0;
    }
    let x = fitted(ui.painter(), left, right - left.x, &name, type_size::BODY, looks.theme.ink).right() + 6.0;
    let thinks = view.mover() == Some(society) && scene.status.thinking && scene.board.moving.is_none();
    let who = match scene.game.player(society) {
        _ if thinks => looks.speech.text("table-thinking"),
        Player::Human if scene.game.is_shared() => looks.speech.who_plays(scene.game, society),
        _ if view.viewer() == society => looks.speech.text("table-you"),
        Player::Human => String::new(),
        Player::Bot(..) | Player::Automaton(_) | Player::Outside(_) => {
            looks.speech.who_plays(scene.game, society)
        }
    };
    let is_viewer = view.viewer() == society;
    if fits(ui, &who, right - x) && (is_viewer || rivals_fit(ui, looks, scene, room.width())) {
        fitted(ui.painter(), Pos2::new(x, y), right - x, &who, type_size::SMALL, looks.theme.faint);
    }
}

/// True if the first word of the player's name `who` fits in `room` points. If not, the name is left out: the tooltip
/// has it in full.
fn fits(ui: &Ui, who: &str, room: f32) -> bool {
    has_room(ui.painter(), room, who.split(' ').next().unwrap_or_default(), type_size::SMALL)
}

/// True if the names of all rivals' players fit behind the names of their societies, in a line this wide. Either all
/// of them are shown or none.
fn rivals_fit(ui: &Ui, looks: &Looks, scene: &Scene<'_>, line: f32) -> bool {
    let viewer = scene.view.viewer();
    scene.game.world().societies().filter(|rival| *rival != viewer).all(|rival| {
        let name = looks.speech.society(scene.game.setup(), rival);
        let font = FontId::proportional(type_size::BODY);
        let wide = ui.painter().layout_no_wrap(name, font, looks.theme.ink).size().x;
        fits(ui, &looks.speech.who_plays(scene.game, rival), line - EMBLEM - wide - 15.0)
    })
}

/// Draws the first-player mark, with its right end at `end`. Returns the x coordinate of its left end.
fn first_mark(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, end: Pos2) -> f32 {
    let mark = Rect::from_center_size(end - Vec2::new(8.0, 0.0), Vec2::splat(17.0));
    looks.icons.paint(ui, Symbol::FirstPlayer, mark, looks.theme.accent);
    note(ui, scene, Point::First, mark);
    mark.left()
}

/// Shows a rival's cards, and the first-player mark, in the lowest line of `head`. Returns the rectangle above that
/// line.
fn cards_line(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, society: Society, head: Rect) -> Rect {
    let (above, line) = head.split_top_bottom_at_y(head.bottom() - LINE);
    let mut right = line.right() - space::TIGHT;
    if scene.view.first() == society {
        right = first_mark(ui, looks, scene, Pos2::new(right, line.center().y)) - space::TIGHT;
    }
    let held = cards(ui, looks, scene, society, line.with_max_x(right));
    note(ui, scene, Point::Cards(society.index()), held);
    above
}

/// Shows a society's agents in hand and its score: the whole score of the viewer's society, or the known part of a
/// rival's.
fn second_line(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, society: Society, head: Rect) -> Rect {
    let (world, view) = (scene.game.world(), scene.view);
    let own = view.viewer() == society;
    let tall = if own { (head.height() * OWN_LINE).max(LINE) } else { LINE };
    let line = head.with_min_y(head.bottom() - tall);
    let y = line.center().y;
    let agent = Rect::from_center_size(Pos2::new(line.left() + 8.0, y), Vec2::splat(15.0));
    looks.icons.paint(ui, Symbol::Agent, agent, looks.theme.ink);
    let at = Pos2::new(agent.right() + 2.0, y);
    let agents = view.agents_in_hand(world, society);
    let font = FontId::proportional(type_size::SMALL + 1.0);
    let text = ui.painter().text(at, Align2::LEFT_CENTER, agents, font, looks.theme.ink);
    note(ui, scene, Point::Agents(society.index()), agent.union(text));
    let room = line.with_min_x(text.right() + 8.0).with_max_x(line.right() - space::TIGHT);
    if own {
        own_points(ui, looks, scene, room);
        return line;
    }
    if let Some(points) = known(scene, society) {
        // Once all tokens are face up, these are simply its points.
        let word = if scene.narration.seen.is_over() {
            final_points(looks, points)
        } else {
            looks.speech.say("table-known-short", &[("n", typeset(points).into())])
        };
        let place = show_known(ui, looks, points, &word, room);
        let label = looks.speech.say("table-known", &[("n", i64::from(points).into())]);
        note(ui, scene, Point::Known(society.index()), place);
        widgets::add(ui, place, ("known", society.index()), false, &label).on_hover_text(label);
    }
    line
}

/// Shows a rival's known points at the right end of a line: as `word` if there is room, or else the number with a sign.
/// Returns the rectangle that they cover.
fn show_known(ui: &Ui, looks: &mut Looks, points: i32, word: &str, room: Rect) -> Rect {
    let ink = looks.theme.ink;
    let worded = has_room(ui.painter(), room.width(), word, type_size::BODY);
    let said = if worded { word.to_owned() } else { typeset(points) };
    let galley = fit(ui.painter(), room.width(), &said, type_size::BODY, ink);
    let at = Pos2::new(room.right() - galley.size().x, room.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    let mut left = at.x;
    if !worded {
        let sign = Rect::from_center_size(Pos2::new(at.x - 10.0, room.center().y), Vec2::splat(14.0));
        looks.icons.paint(ui, Symbol::Known, sign, looks.theme.faint);
        left = sign.left();
    }
    room.with_min_x(left)
}

/// Shows the score of all the player's tokens as it stands now, in large digits, with the unit behind it if there is
/// room.
fn own_points(ui: &Ui, looks: &Looks, scene: &Scene<'_>, room: Rect) {
    let (points, ink) = (score(scene), looks.theme.ink);
    let size = (room.height() * SCORE.0).min(SCORE.1);
    let digits = fit(ui.painter(), room.width(), &typeset(points), size, ink);
    let at = Pos2::new(room.left(), room.center().y - digits.size().y / 2.0);
    let mut said = Rect::from_min_size(at, digits.size());
    ui.painter().galley(at, digits, ink);
    let left = Pos2::new(said.right() + 5.0, room.center().y + size * 0.1);
    // After the match the points are final.
    let keys: &[&str] = match scene.narration.seen.is_over() {
        true => &["table-score-unit"],
        false => &["table-score-unit-now", "table-score-unit"],
    };
    let mut units = keys.iter().map(|key| looks.speech.say(key, &[("n", i64::from(points).into())]));
    let wide = room.right() - left.x;
    if let Some(unit) = units.find(|unit| has_room(ui.painter(), wide, unit, UNIT)) {
        said = said.union(fitted(ui.painter(), left, wide, &unit, UNIT, looks.theme.faint));
    }
    note(ui, scene, Point::Score, said);
}

/// The points of a society after the match, in words.
fn final_points(looks: &Looks, points: i32) -> String {
    let unit = looks.speech.say("table-score-unit", &[("n", i64::from(points).into())]);
    format!("{} {unit}", typeset(points))
}

/// A sentence that says how many points the player's tokens would score now, or did score once the match is over.
fn score_now(looks: &Looks, scene: &Scene<'_>) -> String {
    let points = score(scene);
    if scene.narration.seen.is_over() {
        return final_points(looks, points);
    }
    looks.speech.say("table-score-now", &[("n", i64::from(points).into())])
}

fn score(scene: &Scene<'_>) -> i32 {
    scene.narration.seen.score(scene.game.world())
}

/// The points that a rival's revealed tokens would score now (R9.1), plus an automaton's store (R13.1); `None` if no
/// token is revealed.
fn known(scene: &Scene<'_>, society: Society) -> Option<i32> {
    if let Some(open) = scene.playback.open {
        return Some(open.points(society));
    }
    let open = scene.narration.seen.known_scores(scene.game.world(), society);
    let open = open.map(|score| score.points()).reduce(|a, b| a + b);
    open.map(|points| points + scene.narration.seen.store_points(scene.game.world(), society))
}

/// The rectangle of the token in a society's slot.
pub(crate) fn slot_of(rect: Rect, scene: &Scene<'_>, society: Society, slot: Slot) -> Rect {
    let part = part_of(rect, scene, society);
    let own = scene.view.viewer() == society;
    let (_, slots) = halves(part, scene, own);
    let width = slots.width() / scene.game.world().slots().count().max(1) as f32;
    let at = Pos2::new(slots.left() + slot.index() as f32 * width, slots.top());
    token_in(Rect::from_min_size(at, Vec2::new(width, slots.height())).shrink2(Vec2::new(1.0, 0.0)), own)
}

/// The rectangle of a token within the rectangle of its slot. `own` is true for the player's own slots.
fn token_in(slot: Rect, own: bool) -> Rect {
    let below = if own { BELOW } else { 0.0 };
    let room = Rect::from_min_max(slot.min + Vec2::new(0.0, ABOVE), slot.max - Vec2::new(0.0, below));
    // If there is little room, tokens stand closer together before they shrink.
    let wide = (room.width() - 5.0).max(room.width().min(LEAST_TOKEN));
    let side = wide.min(room.height() - 1.0).min(TOKEN);
    Rect::from_center_size(room.center(), Vec2::splat(side))
}

/// Splits a society's part of the panel into the rectangle for its texts and the one for its slots.
fn halves(rect: Rect, scene: &Scene<'_>, own: bool) -> (Rect, Rect) {
    let slots = scene.game.world().slots().count() as f32;
    let wide = (slots * SLOTS[usize::from(own)]).min(rect.width() * SLOTTED[usize::from(own)]);
    rect.shrink2(Vec2::new(6.0, 3.0)).split_left_right_at_x(rect.right() - 6.0 - wide)
}

fn slot_row(ui: &Ui, cx: &mut Ctx<'_>, society: Society, rect: Rect) {
    let scene = cx.scene;
    let slots: Vec<Slot> = scene.game.world().slots().collect();
    let width = rect.width() / slots.len().max(1) as f32;
    for (i, slot) in slots.into_iter().enumerate() {
        let at = Pos2::new(rect.left() + i as f32 * width, rect.top());
        let part = Rect::from_min_size(at, Vec2::new(width, rect.height())).shrink2(Vec2::new(1.0, 0.0));
        one_slot(ui, cx, society, slot, part);
    }
}

fn one_slot(ui: &Ui, cx: &mut Ctx<'_>, society: Society, slot: Slot, rect: Rect) {
    let Ctx { looks, scene, inputs } = cx;
    let (world, view) = (scene.game.world(), scene.view);
    let token = scene.token(society, slot);
    let own = view.viewer() == society;
    let lit = own
        && !scene.is_exchange()
        && token.is_some_and(|e| {
            !view.is_revealed(society, slot) && scene.selection.pick.empires(scene.legal).contains(&e)
        });
    let chosen =
        own && token.is_some() && [scene.selection.pick.token, scene.selection.pick.other].contains(&token);
    let hinted =
        own && !scene.is_exchange() && token.is_some_and(|e| scene.selection.marked.tokens.contains(&e));
    let score =
        if own { scene.narration.seen.slot_scores(world).find(|score| score.slot == slot) } else { None };
    let sure = scene.known.tokens[society].at(slot).filter(|_| token.is_none());
    let mut label = slot_label(looks, scene, society, slot);
    if let Some(empire) = sure {
        label.push('\n');
        label.push_str(&deductions::why(looks, scene, society, empire));
    }
    // While moves are told, a click goes on with them.
    let suspected = !own && token.is_none() && !scene.narration.active;
    if suspected {
        label.push('\n');
        label.push_str(&looks.speech.text("suspicions-open"));
    }
    let label = widgets::with_hint(looks, label, hinted);
    let id = ("slot", society.index(), slot.index());
    let response = match own || suspected {
        true => widgets::clickable(ui, rect, id, lit || chosen, &label, Priority::Place),
        false => widgets::add(ui, rect, id, lit || chosen, &label),
    };
    let multiplier = world.house().multiplier(slot);
    let font = FontId::proportional(type_size::SMALL);
    let text = signed(multiplier);
    ui.painter().text(
        Pos2::new(rect.center().x, rect.top() - 1.0),
        Align2::CENTER_TOP,
        text,
        font,
        looks.theme.faint,
    );
    let disc = token_in(rect, own);
    let side = disc.width();
    if let Some(score) = &score {
        brings(ui, looks, score, rect.with_min_y(rect.bottom() - BELOW));
    }
    let open = view.is_revealed(society, slot);
    match token {
        Some(empire) => {
            let tint = looks.empire(empire.index());
            ui.painter().circle_filled(disc.center(), side / 2.0, if open { tint } else { looks.theme.well });
            // In the dark theme a revealed token has a pale rim, so that dark colours stand out from the
            // panel.
            let rim = if open && looks.theme.dark { looks.theme.rim() } else { looks.theme.drawn(tint) };
            ui.painter().circle_stroke(disc.center(), side / 2.0 - 0.5, (line::STRONG, rim));
            let ink: Color32 = if open { text_on(tint) } else { looks.theme.drawn_fine(tint) };
            looks.icons.paint(ui, IconName::Empire(empire.index()), disc.shrink(side * INSET), ink);
        }
        None => match sure {
            Some(empire) => deductions::ghost(ui, looks, disc, empire),
            None => looks.icons.paint(ui, Symbol::TokenDown, disc, looks.theme.faint.gamma_multiply(0.6)),
        },
    }
    if lit || chosen || response.has_focus() {
        let strong = chosen || response.hovered() || response.has_focus();
        let edge = if strong { looks.theme.accent } else { looks.theme.lit };
        ui.painter().circle_stroke(disc.center(), side / 2.0 - 0.5, (line::LIT, edge));
    }
    if hinted {
        widgets::badge(ui, looks, disc.center() + Vec2::splat(side * 0.4));
    }
    if response.clicked() && suspected {
        inputs.push(Input::ToggleSuspicions);
    } else if response.clicked()
        && let Some(empire) = token
    {
        let next = scene.selection.pick.empire(scene.legal, empire);
        inputs.push(Input::click(next, Thing::Token(empire), &response));
    }
    response.on_hover_text(label);
}

/// Shows the points that a token would score now, with the number of its empire's cities in front if there is room.
/// Whether there is room depends only on the window, so that the number doesn't come and go as points change.
fn brings(ui: &Ui, looks: &mut Looks, score: &SlotScore, line: Rect) {
    let painter = ui.painter();
    let laid = |text, size, ink| painter.layout_no_wrap(text, FontId::proportional(size), ink);
    let points = |n, size| laid(typeset(n), size, looks.theme.ink);
    let cities = |n: i32| laid(n.to_string(), type_size::SMALL, looks.theme.faint);
    // The width of cities and points together, with the city emblem and its gaps.
    let roomy =
        cities(0).size().x + points(MOST_POINTS, type_size::BODY).size().x + CITY[0] + 2.0 * CITY_GAP[0];
    let close = roomy - CITY[0] - 2.0 * CITY_GAP[0] + CITY[1] + 2.0 * CITY_GAP[1];
    let style = [roomy, close].iter().position(|wide| *wide <= line.width());
    let size = if style == Some(0) { type_size::BODY } else { CLOSE_POINTS };
    let (points, cities) = (points(score.points(), size), cities(score.brought + score.agents));
    let before = style.map_or(0.0, |style| cities.size().x + CITY[style] + 2.0 * CITY_GAP[style]);
    let y = line.center().y;
    let middle = |galley: &egui::Galley| y - galley.size().y / 2.0;
    let mut x = line.center().x - (before + points.size().x) / 2.0;
    if let Some(style) = style {
        let icon = Vec2::new(x + cities.size().x + CITY_GAP[style] + CITY[style] / 2.0, y).to_pos2();
        painter.galley(Pos2::new(x, middle(&cities)), cities, looks.theme.faint);
        let icon = Rect::from_center_size(icon, Vec2::splat(CITY[style]));
        let symbol = looks.scores();
        looks.icons.paint(ui, symbol, icon, looks.theme.faint);
        x += before;
    }
    painter.galley(Pos2::new(x, middle(&points)), points, looks.theme.ink);
    let label = looks.speech.slot_score(score);
    widgets::add(ui, line, ("standing", score.slot.index()), false, &label).on_hover_text(label);
}

/// Shows a society's cards as small card backs, one for each deck, with the number of cards. Returns the rectangle
/// that they cover.
fn cards(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, society: Society, rect: Rect) -> Rect {
    if let Some(open) = scene.playback.open {
        open_rival_hand::show(ui, looks, scene, society, open.hand(society), rect);
        return rect;
    }
    let (world, view) = (scene.game.world(), scene.view);
    let held: Vec<_> = world.empires().filter(|e| view.cards(society, *e) > 0).collect();
    let size = Vec2::new(27.0, 17.0);
    // Many card backs overlap.
    let step = (size.x + 2.0).min((rect.width() - size.x) / (held.len().max(2) - 1) as f32).max(12.0);
    let mut all = rect.with_max_x(rect.left() + size.x);
    for (i, empire) in held.into_iter().enumerate() {
        let at = Pos2::new(rect.left() + i as f32 * step, rect.center().y - size.y / 2.0);
        let back = Rect::from_min_size(at, size);
        all = all.union(back);
        let tint = looks.empire(empire.index());
        let ink = text_on(tint);
        ui.painter().rect(back, 3.0, tint, (line::THIN, looks.theme.rule), egui::StrokeKind::Inside);
        let emblem = Rect::from_center_size(back.left_center() + Vec2::new(8.0, 0.0), Vec2::splat(12.0));
        looks.icons.paint(ui, IconName::Empire(empire.index()), emblem, ink);
        let font = FontId::proportional(type_size::SMALL + 0.5);
        let n = view.cards(society, empire);
        ui.painter().text(back.right_center() - Vec2::new(4.0, 0.0), Align2::RIGHT_CENTER, n, font, ink);
        deductions::cards(ui, looks, scene, society, empire, back);
    }
    all
}

/// The description of a society, for its tooltip and for screen readers.
fn label(looks: &Looks, scene: &Scene<'_>, society: Society) -> String {
    let view = scene.view;
    // After a match at a shared computer everything is revealed, so the text addresses nobody as "you".
    let shared = scene.game.is_shared() && scene.game.state().is_over();
    let own = view.viewer() == society && !shared;
    let said = looks.speech.society_lines(scene.game, view, society, own).join("\n");
    match looks.speech.known_hand(scene.known.cards, society) {
        Some(held) if view.viewer() != society => format!("{said}\n{held}"),
        _ => said,
    }
}

/// The description of a slot, including the name of its society.
fn slot_label(looks: &Looks, scene: &Scene<'_>, society: Society, slot: Slot) -> String {
    let named = looks.speech.society(scene.game.setup(), society);
    let args = [("society", named.into()), ("slot", slot_in_words(looks, scene, society, slot).into())];
    looks.speech.say("table-slot-of", &args)
}

/// The description of a slot: its name, its multiplier, and its token if the viewer can see it.
pub(crate) fn slot_in_words(looks: &Looks, scene: &Scene<'_>, society: Society, slot: Slot) -> String {
    let (world, view) = (scene.game.world(), scene.view);
    let token = scene.token(society, slot).map(|e| looks.speech.empire(e));
    let key = match (&token, view.is_revealed(society, slot) || scene.narration.seen.is_over()) {
        (None, _) => "text-slot-hidden",
        (Some(_), true) => "text-slot-revealed",
        (Some(_), false) => "text-slot-own",
    };
    let args = [
        ("slot", looks.speech.words().slot(slot).to_owned().into()),
        ("multiplier", i64::from(world.house().multiplier(slot)).into()),
        ("empire", token.unwrap_or_default().into()),
    ];
    looks.speech.say(key, &args)
}
