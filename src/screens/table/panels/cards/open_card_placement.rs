//! Finds a place for a rival's played card: beside the card's target, without covering it, with threads that lead to
//! it. The last place is remembered, so that the card doesn't move while it takes effect.

use egui::{Context, Id, Pos2, Rect, Ui, Vec2};

use super::card_target::{ActsOn, acts_on, regions_of};
use crate::looks::Looks;
use crate::looks::theme::line;
use crate::map::Frame;
use crate::screens::table::map::region_screen_positions::{around, middles};
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::widgets::popup_placement::{self, Avoid, Near, Room, Sticky};
use rules::{Event, Position, Region};

/// The minimum distance between an open card and its target, in points.
const BESIDE: f32 = 12.0;
/// The minimum distance between an open card and the edge of the map, in points.
const EDGE: f32 = 8.0;
/// The distance between two candidate places for an open card, in points.
const STEP: f32 = 16.0;
/// The penalty for covering the middle of a region that the move doesn't concern, expressed as points of distance.
const LAND: f32 = 90.0;
/// The penalty for completely covering a region or position that the move concerns, expressed as points of distance.
const ABOUT: f32 = 3000.0;
/// The maximum number of targets to which an open card has threads.
const THREADS: usize = 4;
/// The free space, in points, that a fight needs around its target for the plate with its numbers.
const FIGHT: Vec2 = Vec2::new(60.0, 62.0);

/// The rectangles that decide where an open card is placed.
pub(crate) struct OpenCardPlacement {
    /// The rectangles that the card must not cover, because the move concerns them.
    pub about: Vec<Rect>,
    /// The rectangles of the card's targets.
    pub targets: Vec<Rect>,
    /// The middle points of all regions.
    pub lands: Vec<Pos2>,
}

impl OpenCardPlacement {
    /// Collects the rectangles for the card that `event` plays in the narrated turn. The card's targets are regions, a
    /// position, or else the acting position. `row` returns the rectangle of a position, or for `None` that of the
    /// acting position.
    pub fn new(
        looks: &Looks,
        scene: &Scene<'_>,
        frame: &Frame,
        event: &Event,
        row: impl Fn(Option<Position>) -> Rect,
    ) -> Self {
        let place = |region: Region| around(looks, frame, region).intersect(frame.sheet);
        let told: Vec<&Event> =
            scene.narration.story.iter().flat_map(|story| story.events(0)).map(|(_, event)| event).collect();
        let played = told.iter().rposition(|other| *other == event).unwrap_or(0);
        let fights = told.iter().filter_map(|event| {
            let Event::Attack { to, .. } = event else { return None };
            Some(place(*to).expand2(FIGHT))
        });
        let mut about: Vec<Rect> = regions_of(&told).into_iter().map(place).collect();
        about.extend(fights);
        // The card must not take the click on a region that the player can choose.
        about.extend(scene.selection.pick.regions(scene.legal).into_iter().map(place));
        let acted = acts_on(&told, played);
        let mut targets: Vec<Rect> = match acted {
            ActsOn::Regions(regions) => regions.into_iter().map(place).collect(),
            ActsOn::Position(position) => vec![row(Some(position))],
            ActsOn::Nothing => Vec::new(),
        };
        // Regions outside the visible part of the map don't count.
        targets.retain(|target| target.is_positive());
        about.retain(|place| place.is_positive());
        if targets.is_empty() {
            targets.push(row(None));
        }
        Self { about, targets, lands: middles(looks, frame) }
    }

    /// The best rectangle for a card on the board or over the log: its last one if that is still free. Otherwise it is
    /// near the targets, covers nothing that the move concerns, and covers few regions. `None` if the board is too
    /// small for the card.
    pub fn best(&self, card: &PlacedCard, last: Option<Rect>) -> Option<Rect> {
        let (board, size) = (card.board, card.size);
        let room = Room { rect: board.shrink(EDGE), size };
        let spare = room.rect.size() - size;
        let spots = room.grid((spare.x / STEP) as usize + 1, (spare.y / STEP) as usize + 1);
        let over_log = card.log.map(|log| {
            let left = log.left() + EDGE / 2.0;
            Rect::from_min_size(Pos2::new(left, board.bottom() - EDGE - size.y), size)
        });
        let spots = over_log.into_iter().chain(spots);
        let about =
            self.about.iter().chain(&self.targets).map(|place| Avoid::whole(place.expand(BESIDE), ABOUT));
        let lands = self.lands.iter().map(|land| Avoid::contact(Rect::from_pos(*land), LAND));
        let avoid: Vec<Avoid> = about.chain(lands).collect();
        let sticky = last.map(|last| Sticky { last, farther: f32::INFINITY });
        popup_placement::place(spots, &avoid, Near::Edges(&self.targets), sticky)
    }
}

/// An open card, the board and the log that it may cover, and its size. They tell whether its last place still applies.
#[derive(Clone, Copy)]
pub(crate) struct PlacedCard {
    pub event: Event,
    pub board: Rect,
    /// The log beside the board, which the card may cover; `None` if it has no place of its own.
    pub log: Option<Rect>,
    pub size: Vec2,
}

/// The rectangle of an open card: the last one while that is free, or else the best one, or else the `corner` that the
/// caller supplies.
pub(crate) fn place(
    ctx: &Context,
    around: &OpenCardPlacement,
    card: PlacedCard,
    corner: impl FnOnce() -> Rect,
) -> Rect {
    let id = Id::unique("open card");
    let last: Option<(PlacedCard, Rect)> = ctx.data(|data| data.get_temp(id));
    let is_same = |last: &PlacedCard| {
        last.event == card.event && last.board == card.board && (last.size - card.size).length() < 1.0
    };
    let last = last.filter(|(last, _)| is_same(last)).map(|(_, place)| place);
    let place = around.best(&card, last).unwrap_or_else(corner);
    ctx.data_mut(|data| data.insert_temp(id, (card, place)));
    place
}

/// Draws threads from an open card to its targets.
pub(crate) fn threads(ui: &Ui, looks: &Looks, around: &OpenCardPlacement, card: Rect) {
    let theme = &looks.theme;
    // In a very small window, a target may have an empty rectangle.
    let seen = |target: &&Rect| target.is_positive() && !card.intersects(**target);
    for target in around.targets.iter().take(THREADS).filter(seen) {
        let from = card.clamp(target.center());
        let to = target.shrink2(target.size() * 0.22).clamp(from);
        ui.painter().line_segment([from, to], (line::LIT + 2.0, theme.well));
        ui.painter().line_segment([from, to], (line::STRONG, theme.ink));
        ui.painter().circle(to, 4.0, theme.accent, (line::STRONG, theme.well));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::table::widgets::popup_placement::gap;

    const BOARD: Rect = Rect { min: Pos2::new(180.0, 100.0), max: Pos2::new(840.0, 530.0) };
    const CARD: PlacedCard =
        PlacedCard { event: Event::Over, board: BOARD, log: None, size: Vec2::new(212.0, 210.0) };

    fn spot(x: f32, y: f32) -> Rect {
        Rect::from_center_size(Pos2::new(x, y), Vec2::splat(70.0))
    }

    #[test]
    fn a_card_lies_next_to_what_it_acts_on_and_above_nothing_that_the_move_is_about() {
        for x in 0..9 {
            for y in 0..6 {
                let target =
                    spot(BOARD.left() + 40.0 + 70.0 * x as f32, BOARD.top() + 40.0 + 70.0 * y as f32);
                let around =
                    OpenCardPlacement { about: vec![target], targets: vec![target], lands: Vec::new() };
                let card = around.best(&CARD, None).unwrap();
                assert!(BOARD.contains_rect(card) && !card.intersects(target), "{card:?} {target:?}");
                assert!(gap(card, target) <= BESIDE + 1.5 * STEP, "{card:?} {target:?}");
            }
        }
    }

    #[test]
    fn of_several_places_none_is_covered_and_lands_are_left_to_be_seen_where_that_costs_little() {
        let targets = vec![spot(300.0, 200.0), spot(420.0, 200.0)];
        let lands = vec![Pos2::new(360.0, 360.0)];
        let around = OpenCardPlacement { about: targets.clone(), targets, lands };
        let card = around.best(&CARD, None).unwrap();
        assert!(around.targets.iter().all(|target| !card.intersects(*target)));
        assert!(!card.contains(around.lands[0]), "{card:?}");
    }

    #[test]
    fn a_card_that_would_cover_many_regions_lies_over_the_log() {
        let targets = vec![spot(220.0, 200.0)];
        let lands = (0..80).map(|i| BOARD.min + Vec2::new(70.0 * (i % 10) as f32, 60.0 * (i / 10) as f32));
        let around = OpenCardPlacement { about: targets.clone(), targets, lands: lands.collect() };
        let log = Rect::from_min_max(Pos2::new(4.0, 400.0), Pos2::new(176.0, 530.0));
        let card = around.best(&PlacedCard { log: Some(log), ..CARD }, None).unwrap();
        assert!(card.left() < BOARD.left() && card.intersects(log), "{card:?}");
    }

    #[test]
    fn where_everything_would_cover_something_it_covers_as_little_as_it_can() {
        let targets = vec![spot(400.0, 300.0), spot(600.0, 300.0)];
        let around = OpenCardPlacement { about: targets.clone(), targets, lands: Vec::new() };
        let card = around.best(&CARD, None).unwrap();
        let covered: f32 = around
            .targets
            .iter()
            .map(|t| t.intersect(card))
            .filter(|r| r.is_positive())
            .map(|both| both.area())
            .sum();
        assert!(covered > 0.0 && covered < 0.4 * around.targets[0].area(), "{card:?} {covered}");
        assert_eq!(around.best(&PlacedCard { size: BOARD.size() * 2.0, ..CARD }, None), None);
    }

    #[test]
    fn a_card_stays_where_it_lies_while_nothing_new_comes_below_it() {
        let ctx = Context::default();
        let at = |around: &OpenCardPlacement| place(&ctx, around, CARD, || BOARD);
        let first = OpenCardPlacement {
            about: vec![spot(300.0, 300.0)],
            targets: vec![spot(300.0, 300.0)],
            lands: vec![],
        };
        let lies = at(&first);
        let more = |x| vec![spot(300.0, 300.0), spot(x, 300.0)];
        let far = OpenCardPlacement { about: more(780.0), targets: more(780.0), lands: vec![] };
        assert_eq!(at(&far), lies);
        let below = vec![spot(300.0, 300.0), Rect::from_center_size(lies.center(), Vec2::splat(20.0))];
        let below = OpenCardPlacement { about: below.clone(), targets: below, lands: vec![] };
        assert_ne!(at(&below), lies);
    }
}
