//! The part above the societies: who wins and why, and how many cities each empire controls.

use egui::accesskit::Role;
use egui::epaint::Mesh;
use egui::{Align2, CursorIcon, FontId, Pos2, Rect, Sense, Shape, StrokeKind, Ui, Vec2, WidgetInfo};

use super::society_results::{Ending, SocietyResult};
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::theme::{line, mix, space, type_size};
use crate::map::{Paper, small_map};
use crate::screens::page_parts::{ROUND, disc, ground, ringed_disc};
use rules::Society;
use speech::final_score;
use speech::rulebook::cited;
use table::Match;

/// The width of the small map, in points.
const PICTURE: f32 = 140.0;
/// The width of one empire in the list of empires, in points.
const EMPIRE: f32 = 62.0;
/// The size of a winner's emblem, in points.
const EMBLEM: f32 = 66.0;

/// Shows who wins, once all tokens are revealed. `pictured` is true if a small map is shown here. Returns the
/// number of the rule that decided a tie if the player clicks on it.
pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    end: &Ending<'_>,
    rect: Rect,
    pictured: bool,
) -> Option<String> {
    ground(ui, looks, rect);
    let game = end.game;
    let known = end.known;
    let own = end.own().filter(|_| known);
    if let Some(own) = own {
        mood(ui, looks, rect, own.wins);
    }
    let inner = rect.shrink(space::NORMAL);
    let picture = if pictured { PICTURE } else { 0.0 };
    let (rest, picture) = inner.split_left_right_at_x(inner.right() - picture);
    let (world, state) = (game.world(), game.state());
    if pictured {
        small_map(ui.painter(), looks, picture, &|region| state.controller(region));
    }
    let count = world.empires().len() as f32;
    let (rest, cities) = rest.split_left_right_at_x(rest.right() - count * EMPIRE - space::NORMAL);
    empires(ui, looks, game, cities);
    let winners: Vec<Society> = end.results.iter().filter(|t| t.wins).map(|t| t.society).collect();
    let mut x = rest.left() + space::NORMAL;
    if known {
        for society in &winners {
            let step = if winners.len() > 2 { EMBLEM * 0.6 } else { EMBLEM };
            emblem(ui, looks, game, *society, Pos2::new(x + EMBLEM / 2.0, rest.center().y + 7.0));
            x += step + space::TIGHT;
        }
        x += (EMBLEM * 0.4) * f32::from(u8::from(winners.len() > 2));
    } else {
        let at = Pos2::new(x + EMBLEM / 2.0, rest.center().y);
        let token = Rect::from_center_size(at, Vec2::splat(EMBLEM));
        looks.icons.paint(ui, Symbol::TokenDown, token, looks.theme.faint);
        x += EMBLEM + space::TIGHT;
    }
    let text = rest.with_min_x(x + space::NORMAL);
    let (head, why, said) = if known {
        let names = winners.iter().map(|s| looks.speech.society(game.setup(), *s));
        let names = match winners.len() {
            // The sentence already contains the article.
            1 => looks.speech.list(names),
            _ => looks.speech.names_in_sentence(names),
        };
        let key = match winners.len() {
            1 if own.is_some_and(|own| own.wins) => "end-you-win",
            1 => "score-winner",
            _ => "score-shared",
        };
        let head = looks.speech.say(key, &[("society", names.into())]);
        let said = final_score(&looks.speech, game).pop().unwrap_or_default();
        let behind = own.filter(|own| !own.wins).map(|own| behind(looks, game, &winners, own));
        let said = std::iter::once(said).chain(behind.clone()).collect::<Vec<_>>().join(" ");
        let why: Vec<String> = std::iter::once(reason(looks, game, &winners)).chain(behind).collect();
        (head, why.join(" "), said)
    } else {
        let head = looks.speech.text("end-turning");
        (head.clone(), String::new(), head)
    };
    let lead = fonts::display(type_size::HEADING + 9.0);
    let small = FontId::proportional(type_size::BODY);
    let head = ui.painter().layout(head, lead, looks.theme.ink, text.width());
    let why = ui.painter().layout(why, small, looks.theme.faint, text.width());
    let high = head.size().y + if why.is_empty() { 0.0 } else { why.size().y + space::TIGHT };
    let at = Pos2::new(text.left(), text.center().y - high / 2.0);
    let below = at + Vec2::new(0.0, head.size().y + space::TIGHT);
    ui.painter().galley(at, head, looks.theme.ink);
    ui.painter().galley(below, why, looks.theme.faint);
    let rule = cited(&said);
    let sense = if rule.is_some() { Sense::click() } else { Sense::hover() };
    let response = ui.interact(text, ui.scope_id().with("winner"), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &said));
    let clicked = response.clicked();
    if rule.is_some() {
        if response.has_focus() {
            ui.painter().rect_stroke(text, ROUND, (line::STRONG, looks.theme.accent), StrokeKind::Inside);
        }
        response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(said);
    }
    rule.filter(|_| clicked)
}

/// Draws golden light if the human player has won, and a dusky one if not.
fn mood(ui: &Ui, looks: &Looks, rect: Rect, won: bool) {
    let theme = &looks.theme;
    let tint = if won {
        theme.lit.gamma_multiply(0.42)
    } else {
        mix(theme.ink, theme.sea, 0.5).gamma_multiply(0.28)
    };
    let clear = tint.gamma_multiply(0.0);
    let mut mesh = Mesh::default();
    let inner = rect.shrink(2.0);
    let (left, right) = if won { (tint, clear) } else { (clear, tint) };
    for (at, colour) in [
        (inner.left_top(), left),
        (inner.right_top(), right),
        (inner.right_bottom(), right),
        (inner.left_bottom(), left),
    ] {
        mesh.colored_vertex(at, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    ui.painter().add(Shape::mesh(mesh));
    // Paper grain hides the banding of the colour gradient.
    ui.painter().add(Shape::mesh(Paper::in_context(ui.ctx()).over(inner, inner.min)));
    if won {
        ui.painter().rect_stroke(rect.shrink(4.0), ROUND, (line::STRONG, theme.lit), StrokeKind::Inside);
    }
}

/// A sentence with the human player's rank and distance from the winner.
fn behind(looks: &Looks, game: &Match, winners: &[Society], own: &SocietyResult) -> String {
    let (world, state) = (game.world(), game.state());
    let best = winners.first().map_or(0, |winner| state.score(world, *winner));
    let args = [
        ("place", (own.better as i64 + 1).into()),
        ("of", (world.societies().count() as i64).into()),
        ("n", i64::from(best - state.score(world, own.society)).into()),
    ];
    looks.speech.say("end-behind", &args)
}

/// Draws a winner's emblem with a crown above it.
fn emblem(ui: &Ui, looks: &mut Looks, game: &Match, society: Society, at: Pos2) {
    let index = game.setup().seats.get(society.index()).map_or(0, |seat| seat.society);
    let size = EMBLEM - 10.0;
    let place = Rect::from_center_size(at, Vec2::splat(size));
    let (look, ring) = ((looks.society(index), IconName::Society(index)), looks.theme.lit);
    ringed_disc(ui, looks, place, look, 9.0, (line::LIT, ring));
    let crown = Rect::from_center_size(at - Vec2::new(0.0, size / 2.0 + 8.0), Vec2::splat(26.0));
    looks.icons.paint(ui, Symbol::Crown, crown, looks.theme.lit);
}

/// Shows each empire with the number of cities that it controls.
fn empires(ui: &Ui, looks: &mut Looks, game: &Match, rect: Rect) {
    let (world, state) = (game.world(), game.state());
    for (i, empire) in world.empires().enumerate() {
        let at = Pos2::new(rect.left() + (i as f32 + 0.5) * EMPIRE, rect.center().y - 16.0);
        let place = Rect::from_center_size(at, Vec2::splat(38.0));
        let look = (looks.empire(empire.index()), IconName::Empire(empire.index()));
        disc(ui, looks, place, look, 6.0);
        // If a pack scores other things than cities, this is the empire's points (R9.3).
        let n = state.points(world, empire);
        let symbol = looks.scores();
        let city = Rect::from_center_size(at + Vec2::new(-10.0, 36.0), Vec2::splat(17.0));
        looks.icons.paint(ui, symbol, city, looks.theme.faint);
        let font = FontId::proportional(type_size::LEAD);
        let number = at + Vec2::new(4.0, 36.0);
        ui.painter().text(number, Align2::LEFT_CENTER, n, font, looks.theme.ink);
        let args = [("empire", looks.speech.empire(empire).into()), ("n", i64::from(n).into())];
        let brings = looks.speech.empire_brings(world, state, empire);
        let said = match brings {
            None => looks.speech.say("end-cities", &args),
            Some(brings) => format!("{}. {brings}", looks.speech.empire(empire)),
        };
        let spot = place.union(city);
        let response = ui.interact(spot, ui.scope_id().with(("cities", i)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        response.on_hover_text(said);
    }
}

/// The reason why the winners have won: by points, or by a tie-breaker (R9.2).
fn reason(looks: &Looks, game: &Match, winners: &[Society]) -> String {
    let (world, state) = (game.world(), game.state());
    let name = |s: &Society| looks.speech.society(game.setup(), *s);
    let Some(first) = winners.first() else { return String::new() };
    let own = state.standing(world, *first);
    let others: Vec<Society> = world.societies().filter(|s| !winners.contains(s)).collect();
    let level: Vec<Society> =
        others.iter().copied().filter(|s| state.score(world, *s) == own.points).collect();
    let points = ("n", i64::from(own.points).into());
    if winners.len() > 1 {
        return looks.speech.say("end-shared", &[points]);
    }
    // The best of the other societies with equally many points.
    let Some(next) = level.iter().max_by_key(|s| state.standing(world, **s)) else {
        let next = others.iter().map(|s| state.score(world, *s)).max().unwrap_or(0);
        return looks.speech.say("end-ahead", &[points, ("ahead", i64::from(own.points - next).into())]);
    };
    let theirs = state.standing(world, *next);
    let by_cards = theirs.exchanges == own.exchanges;
    let (key, mine, theirs) = if by_cards {
        ("end-by-cards", own.cards, theirs.cards)
    } else {
        ("end-by-exchanges", own.exchanges.0, theirs.exchanges.0)
    };
    let level = level.iter().filter(|s| !by_cards || state.standing(world, **s).exchanges == own.exchanges);
    let others = looks.speech.list(level.map(name));
    let args = [
        points,
        ("others", others.into()),
        ("own", i64::from(mine).into()),
        ("theirs", i64::from(theirs).into()),
    ];
    looks.speech.say(key, &args)
}
