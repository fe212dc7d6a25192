//! The layout of the table, computed from the window's size, the number of councils and the number of cards in the
//! player's hand.
//!
//! The map fills the middle. Above it are the societies, then the round track. The councils stand on both sides in
//! turn order, clockwise: down the right side and up the left, with the log below them. The prompt is at the bottom,
//! with the player's cards to its right.

use egui::{Pos2, Rect, Vec2};

/// The rectangles of the table's panels.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layout {
    /// The panel of all societies, which stand side by side.
    pub societies: Rect,
    /// The round track, which shows the progress of the round.
    pub track: Rect,
    /// The buttons for hints, suspicions, stepping back, undo and the menu.
    pub buttons: Rect,
    /// One rectangle for each council, in turn order.
    pub councils: Vec<Rect>,
    /// How many of the first councils are visible. The open log covers the others, which are on the left.
    pub visible_councils: usize,
    /// The map of the match.
    pub board: Rect,
    /// The log of the match.
    pub log: Rect,
    /// The prompt, with the question to the player and the choices that cannot be clicked on the map, a council or a
    /// card.
    pub prompt: Rect,
    /// The panel with the player's cards. Its width is 0 if the player has none.
    pub hand: Rect,
    /// True if the window is so narrow that the columns beside the map are drawers that cover it.
    pub drawers: bool,
}

/// The gap between two panels, in points.
pub(crate) const GAP: f32 = 4.0;
/// The height of the societies' panel in a usual window, in points; how much it grows for each point of extra window
/// height; and its maximum.
const SOCIETIES: (f32, f32, f32) = (62.0, 0.05, 80.0);
/// The height of a usual window, in points. Larger windows get taller panels.
const TALL: f32 = 800.0;
/// The height of the round track, in points.
const TRACK: f32 = 28.0;
/// The minimum width of the buttons beside the round track, in points.
const BUTTONS: f32 = 332.0;
/// The height of the prompt in a usual window, in points; how much it grows for each point of extra window height; and
/// its maximum.
const PROMPT: (f32, f32, f32) = (86.0, 0.08, 104.0);
/// The minimum and the maximum width of a column beside the map, in points.
const SIDE: (f32, f32) = (165.0, 300.0);
/// How much a column beside the map grows for each point that the window is wider than usual, if the map does not need
/// the room.
const GROWTH: f32 = 0.2;
/// The extra width of a column beside the map, if the column covers only open sea. A wider row has room for a name
/// beside its position's actions, and log lines wrap less.
const OPEN_SEA: f32 = 34.0;
/// The minimum share of the window's area that the map covers, in a window wider than usual.
const MAP: f32 = 0.602;
/// The width of a usual window, in points.
const USUAL: f32 = 1280.0;
/// The window width, in points, below which the columns beside the map become drawers.
const COLUMNS: f32 = 960.0;
/// The minimum width of the open log, in points, so that a line has about ten words.
const OPEN_LOG: f32 = 300.0;
/// The width of the buttons for hints and suspicions, in points.
const HINT: f32 = 108.0;
/// The width of the buttons for hints, suspicions, undo and stepping back, in points.
const REPLAY: f32 = 228.0;
/// The window width, in points, from which on each card shows the text of its abilities.
pub(crate) const SPOKEN: f32 = 1600.0;
/// The maximum width of a card that shows no text, in points.
const CARD: f32 = 170.0;
/// The maximum width of a card that shows its text, in points.
const CARD_SPOKEN: f32 = 322.0;
/// How many times its usual height the log has in a window at least `SPOKEN` wide.
const LOG: f32 = 1.45;
/// The extra height of the prompt and the cards in a window at least `SPOKEN` wide, for the cards' text.
const SENTENCES: f32 = 16.0;
/// The minimum share of the prompt in the width that it shares with the cards: if cards show no text, and if they do.
const ASKED: [f32; 2] = [0.42, 0.31];

impl Layout {
    /// The layout of a window, for a player with `cards` cards in hand. `map` is the map's ratio of width to height.
    pub fn new(window: Rect, councils: usize, cards: usize, map: f32) -> Self {
        let room = window.shrink(GAP);
        let (societies, rest) = room.split_top_bottom_at_y(room.top() + societies(room.height()));
        let (line, rest) = rest.with_min_y(rest.top() + GAP).split_top_bottom_at_y(rest.top() + GAP + TRACK);
        let spoken = window.width() >= SPOKEN;
        let said = if spoken { SENTENCES } else { 0.0 };
        let (middle, below) = rest
            .with_min_y(rest.top() + GAP)
            .split_top_bottom_at_y(room.bottom() - prompt(room.height()) - said);
        let middle = middle.with_max_y(middle.bottom() - GAP);
        let free = middle.width() - middle.height() * map;
        let spare = middle.width() - MAP * window.area() / middle.height().max(1.0);
        let side =
            side(room.width(), free.min(spare) / 2.0 - GAP).max((SIDE.0 + OPEN_SEA).min(free / 2.0 - GAP));
        let (left, rest) = middle.split_left_right_at_x(middle.left() + side);
        let (board, right) = rest.split_left_right_at_x(middle.right() - side);
        let drawers = window.width() < COLUMNS;
        let board = if drawers { middle } else { board.shrink2(Vec2::new(GAP, 0.0)) };
        let (track, buttons) = line.split_left_right_at_x(line.right() - BUTTONS - GAP);
        let on_right = councils.div_ceil(2);
        let on_left = councils - on_right;
        // The left column has one cell more than it has councils, for the log.
        let cells = on_right.max(on_left + 1);
        let mut parts = column(right, on_right);
        let log = log_of(left, cells, on_left, if spoken { LOG } else { 1.0 });
        let mut west = column(left.with_max_y(log.top() - GAP), on_left);
        west.reverse();
        parts.extend(west);
        let (card, asked) = if spoken { (CARD_SPOKEN, ASKED[1]) } else { (CARD, ASKED[0]) };
        let held = (cards as f32 * (card + GAP)).min(below.width() * (1.0 - asked) - GAP);
        let (prompt, hand) = below.split_left_right_at_x(below.right() - held);
        Self {
            societies,
            track,
            buttons: buttons.with_min_x(buttons.left() + GAP),
            visible_councils: parts.len(),
            councils: parts,
            board,
            log,
            prompt: if cards > 0 { prompt.with_max_x(prompt.right() - GAP) } else { prompt },
            hand,
            drawers,
        }
    }

    /// Returns the layout with buttons at least `wide` points wide, which makes the round track narrower.
    #[must_use]
    pub fn with_buttons(mut self, wide: f32) -> Self {
        let more = (wide - self.buttons.width()).max(0.0);
        self.track.max.x -= more;
        self.buttons.min.x -= more;
        self
    }

    /// Returns the layout for looking back at a decision: the round track takes the room of the hint button.
    #[must_use]
    pub fn looking_back(mut self) -> Self {
        self.track.max.x += HINT;
        self.buttons.min.x += HINT;
        self
    }

    /// Returns the layout for a replay: only the menu button is left, and the round track takes the other buttons'
    /// room.
    #[must_use]
    pub fn replaying(mut self) -> Self {
        self.track.max.x += REPLAY;
        self.buttons.min.x += REPLAY;
        self
    }

    /// Returns the layout with the log open over the councils on the left. A map beside it gives the log the width that
    /// the column lacks, so that the log never covers the map.
    #[must_use]
    pub fn with_open_log(mut self) -> Self {
        let on_right = self.councils.len().div_ceil(2);
        let column = self.councils[on_right..].iter().fold(self.log, |all, next| all.union(*next));
        self.log = column.with_max_x(column.right().max(column.left() + OPEN_LOG));
        self.visible_councils = on_right;
        if !self.drawers {
            self.board.min.x = self.board.left().max(self.log.right() + GAP);
        }
        self
    }

    #[cfg(test)]
    fn parts(&self) -> Vec<Rect> {
        let mut parts =
            vec![self.societies, self.track, self.buttons, self.board, self.prompt, self.log, self.hand];
        parts.extend(&self.councils);
        parts
    }
}

/// The height of the societies' panel in a window with `room` points of height.
fn societies(room: f32) -> f32 {
    let (usual, growth, most) = SOCIETIES;
    (usual + (room - TALL) * growth).clamp(usual, most)
}

/// The height of the prompt in a window with `room` points of height.
fn prompt(room: f32) -> f32 {
    let (usual, growth, most) = PROMPT;
    (usual + (room - TALL) * growth).clamp(usual, most)
}

/// The width of a column beside the map, before it takes open sea. `room` is the window's width, and `free` is the width
/// that the map leaves on each side.
fn side(room: f32, free: f32) -> f32 {
    let (usual, most) = SIDE;
    let wide = (usual + (room - USUAL) * GROWTH).clamp(usual, most);
    wide.min(free).max(usual)
}

/// The rectangle of the log at the foot of a column with `cells` cells, below `councils` councils. The log is `more`
/// times as tall as the cells that the councils leave.
fn log_of(column: Rect, cells: usize, councils: usize, more: f32) -> Rect {
    let (left, above) = ((cells - councils) as f32, councils as f32);
    let room = column.height() - GAP * (cells as f32 - 1.0);
    let tall = room * left * more / (above + left * more) + GAP * (left - 1.0);
    column.with_min_y(column.bottom() - tall)
}

/// Divides a column into `count` parts of equal height, from top to bottom.
fn column(rect: Rect, count: usize) -> Vec<Rect> {
    let count = count.max(1);
    let height = (rect.height() - GAP * (count - 1) as f32) / count as f32;
    let part = |i: usize| {
        let at = Pos2::new(rect.left(), rect.top() + i as f32 * (height + GAP));
        Rect::from_min_size(at, Vec2::new(rect.width(), height))
    };
    (0..count).map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::looks::interface_scale;

    fn layout(width: f32, height: f32, councils: usize, cards: usize) -> (Rect, Layout) {
        let window = Rect::from_min_size(Pos2::ZERO, Vec2::new(width, height));
        (window, Layout::new(window, councils, cards, 1.3))
    }

    #[test]
    fn a_wide_window_has_more_room_for_the_log_and_for_what_cards_say() {
        let (_, usual) = layout(1280.0, 800.0, 5, 4);
        let (_, wide) = layout(1690.0, 950.0, 5, 4);
        assert!((usual.log.height() - usual.councils[0].height()).abs() < 0.1);
        assert!(wide.log.height() > 1.4 * wide.councils[4].height());
        // No council is lower than 90% of its height in a usual window.
        assert!(wide.councils.iter().all(|council| council.height() > 0.9 * usual.councils[0].height()));
        assert!(wide.hand.width() / 4.0 > 280.0 && wide.hand.height() > usual.hand.height() + 20.0);
        assert!(wide.prompt.width() > 480.0);
    }

    #[test]
    fn the_parts_fill_the_window_without_overlapping() {
        for (width, height) in
            [(1024.0, 640.0), (1280.0, 720.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0)]
        {
            for (councils, cards) in (2..=8).flat_map(|councils| [1, 4, 9].map(|cards| (councils, cards))) {
                let (window, layout) = layout(width, height, councils, cards);
                assert_eq!(layout.councils.len(), councils);
                let parts = layout.parts();
                for (i, a) in parts.iter().enumerate() {
                    assert!(window.contains_rect(*a) && a.width() > 60.0 && a.height() > 25.0, "{a:?}");
                    for b in &parts[i + 1..] {
                        assert!(!a.shrink(0.5).intersects(b.shrink(0.5)), "{a:?} {b:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_map_is_the_table() {
        for (size, share) in [([1280.0, 800.0], 0.51), ([1920.0, 1080.0], 0.56), ([2560.0, 1440.0], 0.56)] {
            let size = Vec2::from(size);
            let points = size / interface_scale::automatic(size);
            for (councils, cards) in (2..=6).flat_map(|councils| [0, 3, 9].map(|cards| (councils, cards))) {
                let (window, layout) = layout(points.x, points.y, councils, cards);
                let part = layout.board.area() / window.area();
                assert!(part >= share, "{size:?}: {part}");
            }
        }
    }

    #[test]
    fn columns_grow_with_the_window_but_take_nothing_that_the_map_needs() {
        let of = |width: f32, height: f32, map| {
            let window = Rect::from_min_size(Pos2::ZERO, Vec2::new(width, height));
            Layout::new(window, 5, 4, map)
        };
        for (width, height) in [(1964.0, 1105.0), (2200.0, 1238.0)] {
            let [tall, wide] = [1.3, 2.0].map(|map| of(width, height, map));
            assert!(tall.log.width() > SIDE.0 && tall.board.width() >= tall.board.height() * 1.3, "{width}");
            let share = wide.board.width() / width;
            assert!(share > 0.75 && wide.log.width() <= tall.log.width(), "{width}: {share}");
        }
        assert!((of(1280.0, 800.0, 1.3).log.width() - SIDE.0 - OPEN_SEA).abs() < 0.01);
        assert_eq!(of(1280.0, 800.0, 2.0).log.width(), SIDE.0);
    }

    #[test]
    fn columns_take_open_sea_and_no_land() {
        let of = |width: f32, height: f32, map| {
            let window = Rect::from_min_size(Pos2::ZERO, Vec2::new(width, height));
            Layout::new(window, 5, 0, map)
        };
        for (width, height) in [(1024.0, 640.0), (1280.0, 800.0), (1600.0, 900.0)] {
            for map in [1.0, 1.3, 1.5, 1.7] {
                let layout = of(width, height, map);
                let board = layout.board;
                assert!(layout.log.width() >= SIDE.0, "{map}");
                // The map is drawn as large as with columns of the minimum width.
                let least = width - 2.0 * (SIDE.0 + 2.0 * GAP);
                let shown = |wide: f32| (wide / map).min(board.height());
                assert!((shown(board.width()) - shown(least)).abs() < 0.1, "{map}: {board:?}");
            }
        }
        assert!((of(1024.0, 640.0, 1.3).log.width() - SIDE.0 - OPEN_SEA).abs() < 0.5);
        assert_eq!(of(1024.0, 640.0, 1.7).log.width(), SIDE.0);
    }

    #[test]
    fn buttons_get_the_room_that_they_need_and_never_less_than_usual() {
        let (window, layout) = layout(1024.0, 640.0, 5, 0);
        assert_eq!(layout.clone().with_buttons(100.0), layout);
        let wide = layout.clone().with_buttons(400.0);
        assert!((wide.buttons.width() - 400.0).abs() < 0.01 && window.contains_rect(wide.buttons));
        assert!((layout.track.width() - wide.track.width() - (400.0 - layout.buttons.width())).abs() < 0.01);
    }

    #[test]
    fn in_a_narrow_window_the_map_has_the_whole_width() {
        let (window, layout) = layout(760.0, 640.0, 5, 2);
        assert!(layout.drawers && layout.board.width() > 0.95 * window.width());
        assert!(layout.parts().iter().all(|part| window.contains_rect(*part) && part.width() > 60.0));
    }

    #[test]
    fn the_open_log_covers_the_councils_on_the_left_and_nothing_of_the_map() {
        for size in [[700.0, 640.0], [1024.0, 640.0], [1280.0, 800.0], [1920.0, 1080.0]] {
            for councils in 2..=6 {
                let (window, layout) = layout(size[0], size[1], councils, 3);
                let opened = layout.clone().with_open_log();
                let log = opened.log;
                assert!(
                    window.contains_rect(log) && log.width() >= OPEN_LOG && log.height() > 300.0,
                    "{log:?}"
                );
                let (seen, covered) = opened.councils.split_at(opened.visible_councils);
                assert!(seen.iter().all(|council| !council.intersects(log)), "{size:?}");
                assert!(covered.iter().all(|council| log.contains_rect(*council)), "{size:?}");
                assert_eq!(opened.councils, layout.councils);
                assert!(layout.drawers || !opened.board.intersects(log), "{size:?}");
                assert!(opened.board.width() > 0.75 * layout.board.width(), "{size:?}");
            }
        }
    }

    #[test]
    fn without_cards_what_is_asked_has_the_whole_edge() {
        let (window, layout) = layout(1280.0, 800.0, 5, 0);
        assert_eq!((layout.hand.width(), layout.prompt.width()), (0.0, window.width() - 2.0 * GAP));
    }

    #[test]
    fn the_councils_go_clockwise_round_the_map() {
        let (_, layout) = layout(1280.0, 800.0, 5, 0);
        let middle = layout.board.center();
        let turn = |rect: &Rect| {
            let at = rect.center() - middle;
            // The clockwise angle from straight up.
            at.x.atan2(-at.y).rem_euclid(std::f32::consts::TAU)
        };
        let turns: Vec<f32> = layout.councils.iter().map(turn).collect();
        assert!(turns.is_sorted(), "{turns:?}");
    }
}
