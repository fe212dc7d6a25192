//! The abilities of a card in the player's hand, one row for each. A row shows the ability's cost, and as much of its
//! effect as fits in every row of the hand.

use egui::text::{LayoutJob, TextFormat};
use egui::{FontId, Galley, Pos2, Rect, Ui, Vec2};
use std::sync::Arc;

use crate::card::Contents;
use crate::input::clicks_to_decision::{Next, Pick};
use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::text_fitting::fitted;
use crate::looks::theme::mix;
use crate::screens::table::panels::cards::card_tooltip;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene, Thing};
use crate::screens::table::widgets;
use crate::screens::table::widgets::keyboard_focus::Priority;
use rules::{Card, Cost, Empire, Preview, Use, World};

/// The size of a cost's emblem beside text, in points.
const COST: f32 = 14.0;
/// The size of a cost's emblem without text, in points.
const COST_ALONE: f32 = 16.0;
/// The strength of the highlight on playable abilities, from 0 to 1.
const PLAYABLE: f32 = 0.24;
/// The font sizes to try for the abilities' texts, from the largest to the smallest.
const SENTENCES: [f32; 3] = [11.5, 11.0, 10.5];
/// How much larger the font of an ability's name is than that of its text, in points.
const NAMED: f32 = 1.0;
/// The height of a text line, as a multiple of the font size.
const LEADING: f32 = 1.14;
/// The font sizes to try for abilities' names without texts, from the largest to the smallest.
const NAMES: [f32; 5] = [13.5, 12.0, 11.25, 10.5, 9.75];
/// The free space above and below a card's three rows of abilities, in points, added together.
const EDGES: f32 = 3.0;
/// The free space above and below the text of a row, in points, added together.
const ROW: f32 = 3.0;
/// The free space at both ends of a row, in points, added together.
const ENDS: f32 = 11.0;

/// How much the rows of abilities show. It is the same for all cards in the hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Detail {
    /// Each row shows the ability's name and text, in this font size.
    Sentences(f32),
    /// Each row shows only the ability's name, in this font size.
    Names(f32),
    /// Each row shows only the ability's cost, because a cut name would mean nothing.
    Costs,
}

/// A card in the player's hand, as it is shown.
#[derive(Clone, Copy)]
pub(crate) struct HandCard {
    /// The index of the card in the hand, from 0.
    pub index: usize,
    pub card: Card,
    pub detail: Detail,
    /// The rectangle of the map, above which the card's face opens.
    pub board: Rect,
}

/// One of the three abilities of a card.
#[derive(Clone, Copy)]
pub(crate) struct CardUse {
    pub card: Card,
    pub using: Use,
}

/// The rectangles of a card's three rows. Each row gets the height that it wants and a third of the height left over.
/// If the heights that they want don't fit, all rows are equally tall.
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

/// The highest detail in which all abilities of these cards fit. `below` is the size of a card below its head, and
/// `beside` its size beside a spine. Cards without a spine show no texts.
pub(crate) fn detail(
    ui: &Ui,
    looks: &Looks,
    scene: &Scene<'_>,
    cards: &[Card],
    below: Vec2,
    beside: Option<Vec2>,
) -> Detail {
    let world = scene.game.world();
    let able: Vec<Card> = cards.iter().copied().filter(|card| card.has_abilities()).collect();
    let say = |body: Vec2, size: f32| {
        able.iter().all(|card| {
            let tall = heights(ui, looks, scene, *card, size, body.x);
            tall.iter().sum::<f32>() + EDGES <= body.y
        })
    };
    if let Some(body) = beside
        && let Some(size) = SENTENCES.into_iter().find(|size| say(body, *size))
    {
        return Detail::Sentences(size);
    }
    let has_room = |size: f32| {
        able.iter().flat_map(|card| CardUse::all(*card)).all(|ability| {
            let name = looks.speech.ability_name(world, ability.card, ability.using);
            let font = FontId::proportional(size);
            let laid = ui.painter().layout_no_wrap(name, font, looks.theme.ink);
            laid.size().x <= ability.room(world, below.x)
        })
    };
    NAMES.into_iter().find(|size| has_room(*size)).map_or(Detail::Costs, Detail::Names)
}

/// The heights of the three rows on a card `width` points wide, with texts in the font size `size`.
fn heights(ui: &Ui, looks: &Looks, scene: &Scene<'_>, card: Card, size: f32, width: f32) -> [f32; 3] {
    CardUse::all(card).map(|ability| {
        let room = ability.room(scene.game.world(), width);
        ability.sentence(ui, looks, scene, size, room).size().y + ROW
    })
}

impl CardUse {
    fn all(card: Card) -> [Self; 3] {
        Use::ALL.map(|using| Self { card, using })
    }

    /// The width left for a row's text on a card `width` points wide.
    fn room(self, world: &World, width: f32) -> f32 {
        width - 4.0 - ENDS - COST * self.cost(world).len() as f32
    }

    /// The ability's name and text, laid out as one paragraph.
    fn sentence(self, ui: &Ui, looks: &Looks, scene: &Scene<'_>, size: f32, room: f32) -> Arc<Galley> {
        let Self { card, using } = self;
        let world = scene.game.world();
        let lit = Pick::uses(scene.legal, card).contains(&using);
        let theme = &looks.theme;
        let ink = if lit { theme.ink } else { mix(theme.faint, theme.ink, 0.35) };
        let line_height = Some(size * LEADING);
        let format = |size: f32, ink| TextFormat {
            line_height,
            ..TextFormat::simple(FontId::proportional(size), ink)
        };
        let mut job = LayoutJob::default();
        job.wrap.max_width = room;
        let name = looks.speech.ability_name(world, card, using);
        job.append(&name, 0.0, format(size + NAMED, theme.ink));
        job.append(&looks.speech.ability_text(world, card, using), 7.0, format(size, ink));
        ui.painter().layout_job(job)
    }

    /// The decks of the cards that the ability costs.
    fn cost(self, world: &World) -> Vec<Empire> {
        match world.ability(world.ability_of(self.card, self.using)).cost {
            Cost::One(a) => vec![a],
            Cost::Two(a) => vec![a, a],
            Cost::Pair(_, _) => vec![self.card.deck(), self.card.partner()],
        }
    }

    /// The text that describes the ability's current effect, and true if the ability can be played now.
    pub fn preview(self, looks: &Looks, scene: &Scene<'_>) -> (String, bool) {
        let world = scene.game.world();
        let preview = scene.view.preview(world, scene.legal, self.card, self.using);
        let said = looks.speech.preview(world.ability(world.ability_of(self.card, self.using)), preview);
        (said, matches!(preview, Preview::Possible(_)))
    }
}

impl HandCard {
    /// Shows the card's rows of abilities.
    pub fn show_abilities(self, ui: &Ui, cx: &mut Ctx<'_>, rect: Rect) {
        let wants = match self.detail {
            Detail::Sentences(size) => heights(ui, cx.looks, cx.scene, self.card, size, rect.width()),
            Detail::Names(_) | Detail::Costs => [0.0; 3],
        };
        for (using, row) in Use::ALL.into_iter().zip(rows(rect, wants)) {
            self.show_ability(ui, cx, using, row);
        }
    }

    fn show_ability(self, ui: &Ui, cx: &mut Ctx<'_>, using: Use, row: Rect) {
        let Ctx { looks, scene, inputs } = cx;
        let Self { index, card, detail, board } = self;
        let (world, own) = (scene.game.world(), CardUse { card, using });
        let lit = Pick::uses(scene.legal, card).contains(&using);
        let label = looks.speech.ability_whole(world, card, using);
        let response =
            widgets::clickable(ui, row, ("ability", index, using.number()), lit, &label, Priority::Aside);
        if lit {
            ui.painter().rect_filled(row, 3.0, mix(looks.theme.well, looks.theme.lit, PLAYABLE));
        }
        widgets::outline(ui, looks, row, 3.0, lit, &response);
        let decks = own.cost(world);
        let count = decks.len() as f32;
        let high = row.height().min(18.0) / 2.0;
        let (side, first) = match detail {
            // If the rows show only costs, the emblems are centred.
            Detail::Costs => {
                (COST_ALONE, row.center() - Vec2::new((count - 1.0) * (COST_ALONE + 2.0) / 2.0, 0.0))
            }
            _ => (COST, row.right_top() + Vec2::new(-10.0 - COST * (count - 1.0), high)),
        };
        let step = if detail == Detail::Costs { side + 2.0 } else { side };
        for (i, deck) in decks.into_iter().enumerate() {
            let tint = looks.empire(deck.index());
            let icon = Rect::from_center_size(first + Vec2::new(step * i as f32, 0.0), Vec2::splat(side));
            looks.icons.paint(ui, IconName::Empire(deck.index()), icon, looks.theme.drawn_fine(tint));
        }
        let ink = if lit { looks.theme.ink } else { looks.theme.faint };
        let room = row.width() - ENDS - COST * count;
        match detail {
            Detail::Costs => {}
            Detail::Names(size) => {
                let name = looks.speech.ability_name(world, card, using);
                fitted(ui.painter(), row.left_top() + Vec2::new(4.0, high), room, &name, size, ink);
            }
            Detail::Sentences(size) => {
                let galley = own.sentence(ui, looks, scene, size, room);
                let at = Pos2::new(row.left() + 4.0, row.center().y - galley.size().y / 2.0);
                ui.painter().galley(at, galley, ink);
            }
        }
        if response.clicked() {
            let next = match Pick::default().ability(scene.legal, card, using) {
                Next::Nothing => scene.selection.pick.card(scene.legal, card),
                next => next,
            };
            inputs.push(Input::click(next, Thing::Ability(card, using), &response));
        }
        card_tooltip::above(&response, board, looks, |looks| {
            let mut contents = Contents::of_ability(looks, world, card, using);
            for part in &mut contents.parts {
                part.now = Some(own.preview(looks, scene));
            }
            let more = own.cost(world).len() as i64 - 1;
            contents.foot = looks.speech.say("card-costs", &[("more", more.into())]);
            contents
        });
    }
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
