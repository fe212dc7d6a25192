//! What a card of the hand can do, a row for each ability: what it costs, and as much of what it does as all rows of the
//! hand have room for.

use egui::text::{LayoutJob, TextFormat};
use egui::{FontId, Galley, Pos2, Rect, Ui, Vec2};
use std::sync::Arc;

use crate::card::Contents;
use crate::input::pick::{Next, Pick};
use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::mix;
use crate::looks::tight_text::fitted;
use crate::screens::table::frame::{Input, Scene, Thing};
use crate::screens::table::panels::card_tooltip;
use crate::screens::table::widgets;
use rules::{Card, Cost, Empire, Preview, Use};

/// How large an emblem of a cost is, beside words and where there are none.
const COST: f32 = 14.0;
const COST_ALONE: f32 = 16.0;
/// How much of the light there is in what can be played.
const PLAYABLE: f32 = 0.24;
/// The sizes of sentences that are tried, how much larger the names before them are, and from line to line.
const SENTENCES: [f32; 3] = [11.5, 11.0, 10.5];
const NAMED: f32 = 1.0;
const LEADING: f32 = 1.14;
/// The sizes of names that are tried.
const NAMES: [f32; 5] = [13.5, 12.0, 11.25, 10.5, 9.75];
/// What all rows leave free above and below, and one above and below its words, in points.
const EDGES: f32 = 3.0;
const ROW: f32 = 3.0;
/// What is left free at both ends of a row, in points.
const ENDS: f32 = 11.0;

/// How much the rows of a hand say: all of them as much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Told {
    /// Names and what abilities do, in letters of a size.
    Sentences(f32),
    /// Names.
    Names(f32),
    /// What they cost alone: half a name says nothing.
    Costs,
}

/// The places of the three rows on a card: each as tall as it wants and a share of what is left over, or all alike
/// where there is less than they want.
fn rows(rect: Rect, wants: [f32; 3]) -> [Rect; 3] {
    let room = rect.height() - EDGES;
    let over = (room - wants.iter().sum::<f32>()) / 3.0;
    let mut top = rect.top() + 1.0;
    wants.map(|want| {
        let height = if over < 0.0 { room / 3.0 } else { want + over };
        let at = Pos2::new(rect.left() + 2.0, top);
        top += height;
        Rect::from_min_size(at, Vec2::new(rect.width() - 4.0, height)).shrink2(Vec2::new(0.0, 1.0))
    })
}

/// How much the rows say on cards with so much room for them, below their heads or beside their spines, if all abilities
/// of these cards are to be told alike; in a narrow window no sentences.
pub(crate) fn told(
    ui: &Ui,
    looks: &Looks,
    scene: &Scene<'_>,
    cards: &[Card],
    (below, beside): (Vec2, Option<Vec2>),
) -> Told {
    let world = scene.game.world();
    let able: Vec<Card> = cards.iter().copied().filter(|card| card.has_abilities()).collect();
    let said = |body: Vec2, size: f32| {
        able.iter().all(|card| {
            let tall = tall(ui, looks, scene, *card, (size, body.x));
            tall.iter().sum::<f32>() + EDGES <= body.y
        })
    };
    if let Some(body) = beside
        && let Some(size) = SENTENCES.into_iter().find(|size| said(body, *size))
    {
        return Told::Sentences(size);
    }
    let has_room = |size: f32| {
        able.iter().flat_map(|card| Use::ALL.map(|using| (*card, using))).all(|(card, using)| {
            let name = looks.speech.ability_name(world, card, using);
            let font = FontId::proportional(size);
            let laid = ui.painter().layout_no_wrap(name, font, looks.theme.ink);
            laid.size().x <= room(scene, (card, using), below.x)
        })
    };
    NAMES.into_iter().find(|size| has_room(*size)).map_or(Told::Costs, Told::Names)
}

/// How much of the width of a card is left for words in the row of an ability.
fn room(scene: &Scene<'_>, (card, using): (Card, Use), width: f32) -> f32 {
    width - 4.0 - ENDS - COST * cost(scene, card, using).len() as f32
}

/// How tall the rows of a card so wide are if they say what its abilities do in letters of such a size.
fn tall(ui: &Ui, looks: &Looks, scene: &Scene<'_>, card: Card, (size, width): (f32, f32)) -> [f32; 3] {
    Use::ALL.map(|using| {
        let room = room(scene, (card, using), width);
        sentence(ui, looks, scene, (card, using), (size, room)).size().y + ROW
    })
}

/// The name of an ability and what it does, run in.
fn sentence(
    ui: &Ui,
    looks: &Looks,
    scene: &Scene<'_>,
    (card, using): (Card, Use),
    (size, room): (f32, f32),
) -> Arc<Galley> {
    let world = scene.game.world();
    let lit = Pick::uses(scene.legal, card).contains(&using);
    let theme = &looks.theme;
    let ink = if lit { theme.ink } else { mix(theme.faint, theme.ink, 0.35) };
    let line_height = Some(size * LEADING);
    let format =
        |size: f32, ink| TextFormat { line_height, ..TextFormat::simple(FontId::proportional(size), ink) };
    let mut job = LayoutJob::default();
    job.wrap.max_width = room;
    let name = looks.speech.ability_name(world, card, using);
    job.append(&name, 0.0, format(size + NAMED, theme.ink));
    job.append(&looks.speech.ability_text(world, card, using), 7.0, format(size, ink));
    ui.painter().layout_job(job)
}

/// The decks of the cards that an ability costs.
fn cost(scene: &Scene<'_>, card: Card, using: Use) -> Vec<Empire> {
    let world = scene.game.world();
    match world.ability(world.ability_of(card, using)).cost {
        Cost::One(a) => vec![a],
        Cost::Two(a) => vec![a, a],
        Cost::Pair(_, _) => vec![card.deck(), card.partner()],
    }
}

/// What an ability would do now, and whether it can be played.
pub(crate) fn now(looks: &Looks, scene: &Scene<'_>, card: Card, using: Use) -> (String, bool) {
    let world = scene.game.world();
    let preview = scene.view.preview(world, scene.legal, card, using);
    let said = looks.speech.preview(world.ability(world.ability_of(card, using)), preview);
    (said, matches!(preview, Preview::Possible(_)))
}

/// The rows of a card.
pub(crate) fn show(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    (index, card, told): (usize, Card, Told),
    (rect, board): (Rect, Rect),
    inputs: &mut Vec<Input>,
) {
    let wants = match told {
        Told::Sentences(size) => tall(ui, looks, scene, card, (size, rect.width())),
        Told::Names(_) | Told::Costs => [0.0; 3],
    };
    for (using, row) in Use::ALL.into_iter().zip(rows(rect, wants)) {
        ability(ui, looks, scene, (index, card, using, told), (row, board), inputs);
    }
}

fn ability(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    (index, card, using, told): (usize, Card, Use, Told),
    (row, board): (Rect, Rect),
    inputs: &mut Vec<Input>,
) {
    let world = scene.game.world();
    let lit = Pick::uses(scene.legal, card).contains(&using);
    let label = looks.speech.ability_whole(world, card, using);
    let response = widgets::clickable(ui, row, ("ability", index, using.number()), lit, &label);
    if lit {
        ui.painter().rect_filled(row, 3.0, mix(looks.theme.well, looks.theme.lit, PLAYABLE));
    }
    widgets::outline(ui, looks, row, 3.0, lit, &response);
    let decks = cost(scene, card, using);
    let count = decks.len() as f32;
    let high = row.height().min(18.0) / 2.0;
    let (side, first) = match told {
        // Emblems alone have the middle of their row.
        Told::Costs => (COST_ALONE, row.center() - Vec2::new((count - 1.0) * (COST_ALONE + 2.0) / 2.0, 0.0)),
        _ => (COST, row.right_top() + Vec2::new(-10.0 - COST * (count - 1.0), high)),
    };
    let step = if told == Told::Costs { side + 2.0 } else { side };
    for (i, deck) in decks.into_iter().enumerate() {
        let tint = looks.empire(deck.index());
        let icon = Rect::from_center_size(first + Vec2::new(step * i as f32, 0.0), Vec2::splat(side));
        looks.icons.paint(ui, IconName::Empire(deck.index()), icon, looks.theme.drawn_fine(tint));
    }
    let ink = if lit { looks.theme.ink } else { looks.theme.faint };
    let room = row.width() - ENDS - COST * count;
    match told {
        Told::Costs => {}
        Told::Names(size) => {
            let name = looks.speech.ability_name(world, card, using);
            fitted(ui.painter(), row.left_top() + Vec2::new(4.0, high), room, &name, size, ink);
        }
        Told::Sentences(size) => {
            let galley = sentence(ui, looks, scene, (card, using), (size, room));
            let at = Pos2::new(row.left() + 4.0, row.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, ink);
        }
    }
    if response.clicked() {
        let next = match Pick::default().ability(scene.legal, card, using) {
            Next::Nothing => scene.selection.pick.card(scene.legal, card),
            next => next,
        };
        inputs.push(Input::clicked(next, Thing::Ability(card, using), &response));
    }
    card_tooltip::above(&response, board, looks, |looks| {
        let mut contents = Contents::of_ability(looks, world, card, using);
        for part in &mut contents.parts {
            part.now = Some(now(looks, scene, card, using));
        }
        contents
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_with_more_to_say_is_taller_and_all_three_fill_their_card() {
        let card = Rect::from_min_size(Pos2::new(10.0, 20.0), Vec2::new(300.0, 100.0));
        let [first, second, third] = rows(card, [20.0, 45.0, 20.0]);
        assert!(second.height() > first.height() + 20.0 && first.height() == third.height());
        assert!(first.bottom() < second.top() && second.bottom() < third.top());
        assert!(card.contains_rect(first) && card.contains_rect(third));
        let alike = rows(card, [0.0; 3]);
        assert!(alike.iter().all(|row| (row.height() - alike[0].height()).abs() < 0.01));
        assert_eq!(rows(card, [60.0, 60.0, 10.0]), alike);
    }
}
