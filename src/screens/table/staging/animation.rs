//! Animations above the table: marching armies, flying banners, cards and agents, losses, and a caption that describes
//! the event.

use egui::{FontId, Pos2, Rect, Ui, Vec2};

use crate::card::{self, Contents};
use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::{line, text_on, type_size};
use crate::map::Frame;
use crate::screens::army_banners as flags;
use crate::screens::table::layout::Layout;
use crate::screens::table::map::army;
use crate::screens::table::map::region_screen_positions::{anchor, frame_in, middles};
use crate::screens::table::panels::cards::open_card_placement::{self, OpenCardPlacement, PlacedCard};
use crate::screens::table::panels::councils::{chip_of, row_of, society_look};
use crate::screens::table::panels::societies::part_of;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene};
use crate::screens::table::staging::event_staging::{Effect, Flight, OpenCard, Stop, staging};
use crate::screens::table::staging::fight::{Fight, Loss};
use crate::screens::table::staging::timeline::Motion;
use crate::screens::table::widgets;
use rules::{Empire, Event, Position, Region, Society, Spot};

/// The width of a played or revealed card that lies open, in points.
const CARD: f32 = 212.0;

/// Finds the points on the screen between which animated things fly.
struct Points<'a> {
    scene: &'a Scene<'a>,
    layout: &'a Layout,
    frame: Frame,
}

impl Points<'_> {
    fn region(&self, looks: &Looks, region: Region) -> Pos2 {
        anchor(looks, &self.frame, region)
    }

    fn council(&self, empire: Empire) -> Rect {
        let place = self.scene.council_place(empire);
        let found = place.and_then(|place| self.layout.councils.get(place));
        found.copied().unwrap_or(self.layout.track)
    }

    fn deck(&self, empire: Empire) -> Pos2 {
        let council = self.council(empire);
        council.right_top() + Vec2::new(-16.0, 12.0)
    }

    fn position(&self, position: Position) -> Pos2 {
        chip_of(self.row(position)).center()
    }

    /// The row of the position whose turn is narrated, or the round track if there is none.
    fn acting(&self) -> Rect {
        let acting = self.scene.narration.story.and_then(|story| story.position());
        acting.map_or(self.layout.track, |position| self.row(position))
    }

    fn row(&self, position: Position) -> Rect {
        let count = self.scene.game.world().positions().in_council(position.empire()).len() as usize;
        row_of(self.council(position.empire()), count, position.office().index())
    }

    fn stop(&self, looks: &Looks, stop: Stop) -> Pos2 {
        match stop {
            Stop::Hand(society) => self.agents_of(society),
            Stop::Spot(Spot::Position(position)) => self.position(position),
            Stop::Spot(Spot::Region(region)) => self.region(looks, region),
        }
    }

    fn occupant(&self, stop: Stop) -> Option<Society> {
        match stop {
            Stop::Spot(Spot::Position(position)) => self.scene.board.pieces.marks.occupant(position),
            Stop::Spot(Spot::Region(_)) | Stop::Hand(_) => None,
        }
    }

    fn agents_of(&self, society: Society) -> Pos2 {
        part_of(self.layout.societies, self.scene, society).right_top() + Vec2::new(-18.0, 13.0)
    }

    fn cards_of(&self, society: Society) -> Pos2 {
        if society == self.scene.view.viewer() {
            return self.layout.hand.center();
        }
        part_of(self.layout.societies, self.scene, society).right_center() - Vec2::new(30.0, 0.0)
    }
}

/// Draws the animation of an event.
pub(crate) fn show(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, layout: &Layout, motion: Motion) {
    let Motion { event, share } = motion;
    let sheet = layout.board;
    let places = Points { scene, layout, frame: frame_in(looks, sheet, scene.camera) };
    let at = |from: Pos2, to: Pos2| from.lerp(to, ease(share));
    let high = army::marching(looks, &places.frame);
    match staging(&event).effect {
        Effect::March { empire, from, to, banners, attacks } => {
            let way = army::way(looks, &places.frame, from, to);
            let at = if attacks {
                army::arrow(ui, looks, &places.frame, from, to);
                way.shortened(army::beside(looks, &places.frame, &way, to)).at(ease(share))
            } else {
                way.at(ease(share))
            };
            flags::show(ui, looks, empire, banners, at, high);
        }
        Effect::Join { empire, from, banners } => {
            let start = from.map_or(places.deck(empire), |r| places.region(looks, r));
            // The banners join the army that already waits beside its target.
            let attack = scene.board.pieces.moving.and_then(|m| Some((m.from, m.target?)));
            let stand = attack.map(|(from, target)| army::stand(looks, &places.frame, from, target));
            let end = stand.unwrap_or(sheet.center());
            flags::coming(ui, looks, empire, banners, at(start, end), high);
        }
        Effect::Add { empire, region, banners } => {
            let (from, to) = (places.deck(empire), places.region(looks, region));
            flags::coming(ui, looks, empire, banners, at(from, to), high);
        }
        Effect::Killed { empire, region, banners, cause } => {
            let loss = Loss { banners, cause, share: ease(share) };
            match Fight::new(scene, motion) {
                Some(fight) => fight.show(ui, looks, &places.frame),
                None => loss.show(ui, looks, empire, places.region(looks, region)),
            }
        }
        Effect::Outcome { .. } => {
            if let Some(fight) = Fight::new(scene, motion) {
                fight.show(ui, looks, &places.frame);
            }
        }
        Effect::Agents(flights) => {
            for Flight { who, from, to } in flights.into_iter().flatten() {
                // After a swap, the pieces already show the agents at their destinations.
                if let Some(society) = who.or_else(|| places.occupant(to)) {
                    agent(ui, looks, scene, society, at(places.stop(looks, from), places.stop(looks, to)));
                }
            }
        }
        Effect::Draw(society, deck) => {
            card_back(ui, looks, deck, at(places.deck(deck), places.cards_of(society)));
        }
        Effect::Discard(society, deck) => {
            card_back(ui, looks, deck, at(places.cards_of(society), places.deck(deck)));
        }
        Effect::Card(open) => {
            places.open_card(ui, looks, &event, open, share);
        }
        Effect::Tokens(society, _) => {
            let part = part_of(layout.societies, scene, society);
            let glow = looks.theme.lit.gamma_multiply((1.0 - share).max(0.2));
            ui.painter().rect_stroke(part, 5.0, (line::LIT + 3.0, glow), egui::StrokeKind::Outside);
        }
        Effect::Caption | Effect::Round(_) | Effect::Control { .. } => {}
    }
    // While a turn is narrated, the narration already describes the event. A caption would announce added banners
    // before they arrive.
    let arrives = matches!(staging(&event).effect, Effect::Add { .. } | Effect::Join { .. });
    if !scene.narration.active && !arrives {
        caption(ui, looks, scene, &event, layout.board);
    }
}

/// Maps the progress of a motion, from 0 to 1, so that the motion is slower at both ends.
fn ease(share: f32) -> f32 {
    share * share * (3.0 - 2.0 * share)
}

/// Shows a text that describes the event, at the top of the map.
fn caption(ui: &Ui, looks: &Looks, scene: &Scene<'_>, event: &Event, board: Rect) {
    let Some(said) = looks.speech.event(scene.game, event, Some(scene.listener(event))) else { return };
    let font = FontId::proportional(type_size::BODY);
    let galley = ui.painter().layout(said, font, looks.theme.ink, board.width() - 60.0);
    let at = Pos2::new(board.center().x, board.top() + 5.0 + galley.size().y / 2.0);
    let rect = Rect::from_center_size(at, galley.size());
    let body = rect.expand2(Vec2::new(12.0, 4.0));
    ui.painter().rect(body, 9.0, looks.theme.panel, (line::THIN, looks.theme.ink), egui::StrokeKind::Outside);
    ui.painter().galley(rect.min, galley, looks.theme.ink);
}

fn agent(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, society: Society, at: Pos2) {
    let (tint, emblem) = society_look(looks, scene, society);
    ui.painter().circle(at, 15.0, tint, (line::STRONG, looks.theme.well));
    looks.icons.paint(ui, emblem, Rect::from_center_size(at, Vec2::splat(21.0)), text_on(tint));
}

fn card_back(ui: &Ui, looks: &mut Looks, deck: Empire, at: Pos2) {
    let tint = looks.empire(deck.index());
    let body = Rect::from_center_size(at, Vec2::new(34.0, 46.0));
    ui.painter().rect(body, 5.0, tint, (line::STRONG, looks.theme.well), egui::StrokeKind::Outside);
    looks.icons.paint(ui, IconName::Empire(deck.index()), body.shrink(5.0), text_on(tint));
}

/// Shows a played or revealed card that lies open. A click keeps the card open, or closes it if `is_kept` is true.
pub(crate) fn show_open_card(ui: &Ui, cx: &mut Ctx<'_>, layout: &Layout, event: Event, is_kept: bool) {
    let Ctx { looks, scene, inputs } = cx;
    let Effect::Card(open) = staging(&event).effect else { return };
    let points = Points { scene, layout, frame: frame_in(looks, layout.board, scene.camera) };
    let Some(rect) = points.open_card(ui, looks, &event, open, 1.0) else { return };
    let name = looks.speech.text("table-keep-card");
    if widgets::add(ui, rect, "open card", true, &name).on_hover_text(name).clicked() {
        inputs.push(Input::KeepCard((!is_kept).then_some(event)));
    }
}

impl Points<'_> {
    /// Shows a card that was played, revealed or offered. It flies to a place near its target and stays there. `share`
    /// is the progress of its animation. Returns the card's rectangle once it has arrived.
    fn open_card(
        &self,
        ui: &Ui,
        looks: &mut Looks,
        event: &Event,
        open: OpenCard,
        share: f32,
    ) -> Option<Rect> {
        let Self { scene, layout, .. } = *self;
        let world = scene.game.world();
        let (from, contents) = match open {
            OpenCard::Played(society, card, using) => {
                let mut contents = Contents::of_ability(looks, world, card, using);
                let who = looks.speech.society(scene.game.setup(), society);
                contents.foot = looks.speech.say("card-by", &[("society", who.into())]);
                (self.cards_of(society), contents)
            }
            OpenCard::Revealed(card) => (self.deck(card.deck()), Contents::of_card(looks, world, card)),
            OpenCard::Offered(society, card) => {
                (self.cards_of(society), Contents::of_card(looks, world, card))
            }
        };
        let size = card::size(ui.painter(), looks, &contents, CARD);
        let come = ease((share / 0.3).min(1.0));
        let row = |position: Option<Position>| position.map_or_else(|| self.acting(), |at| self.row(at));
        let around = OpenCardPlacement::new(looks, scene, &self.frame, event, row);
        let corner = || Rect::from_center_size(corner(looks, scene, layout.board, size), size);
        let card = PlacedCard {
            event: *event,
            board: layout.board,
            log: (!layout.drawers).then_some(layout.log),
            size,
        };
        let lies = open_card_placement::place(ui.ctx(), &around, card, corner);
        let to = lies.center();
        let body = Rect::from_center_size(from.lerp(to, come), size * (0.3 + 0.7 * come));
        if come < 1.0 {
            let deck = contents.card.deck().index();
            let tint = looks.empire(deck);
            ui.painter().rect(body, 9.0, tint, (line::LIT, looks.theme.well), egui::StrokeKind::Inside);
            let emblem = Rect::from_center_size(body.center(), Vec2::splat(body.width() * 0.5));
            looks.icons.paint(ui, IconName::Empire(deck), emblem, text_on(tint));
            return None;
        }
        open_card_placement::threads(ui, looks, &around, body);
        card::paint(ui.painter(), looks, body, &contents);
        Some(body)
    }
}

/// The middle of a card that lies in a corner of the map. The chosen corner is the one where the card covers the
/// fewest regions that its turn concerns, and among such corners the fewest regions.
fn corner(looks: &Looks, scene: &Scene<'_>, board: Rect, size: Vec2) -> Pos2 {
    let frame = frame_in(looks, board, scene.camera);
    let about = scene
        .narration
        .story
        .iter()
        .flat_map(|story| story.events(0))
        .map(|(_, event)| staging(event).places.regions);
    let about: Vec<Pos2> = about.flatten().map(|region| anchor(looks, &frame, region)).collect();
    let inner = board.shrink2(size / 2.0 + Vec2::splat(14.0));
    let corners = [inner.left_bottom(), inner.right_bottom(), inner.right_top(), inner.left_top()];
    let all = middles(looks, &frame);
    let covered = |middle: &Pos2| {
        let card = Rect::from_center_size(*middle, size).expand(24.0);
        let count = |places: &[Pos2]| places.iter().filter(|at| card.contains(**at)).count();
        (count(&about), count(&all))
    };
    corners.into_iter().min_by_key(covered).unwrap_or(inner.center())
}
