//! The layout of the sheet for exchanging tokens, computed from the map's size, the prompt below the map, and the
//! number of slots.

use egui::{Pos2, Rect, Vec2};

/// The free space around the exchange sheet, in points.
const EDGE: f32 = 6.0;
/// The maximum width of the exchange sheet, in points.
const WIDEST: f32 = 860.0;
/// The free space inside the edge of the exchange sheet, in points.
const PAD: f32 = 12.0;
/// The gap between two parts of the exchange sheet, in points.
const GAP: f32 = 6.0;
/// The height of the exchange sheet's title, in points.
const TITLE: f32 = 28.0;
/// The height of the head of a row of tokens, in points.
const HEAD: f32 = 22.0;
/// The height of the multiplier above a token, in points.
const ABOVE: f32 = 18.0;
/// The height of the score below a token, in points.
const BELOW: f32 = 20.0;
/// The height of the text that describes the exchange's consequences, in points.
const TOLD: f32 = 34.0;
/// The height of the exchange sheet's buttons, in points.
const FOOT: f32 = 38.0;
/// The gap between the two rows of tokens if they are side by side, in points. It has room for an arrow.
const ARROW: f32 = 34.0;
/// The minimum width of a slot's column if the two rows of tokens are side by side, in points.
const COLUMN: f32 = 53.0;
/// How much narrower a token is than its column, in points.
const AROUND: f32 = 5.0;
/// The maximum size of a token, in points: if the rows are one above the other, and if they are side by side.
const LARGEST: [f32; 2] = [52.0, 68.0];

/// The rectangles of the exchange sheet's parts.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Places {
    /// The title of the sheet, with the number of exchanges of each society and the button that folds the sheet.
    pub title: Rect,
    /// The row of tokens as they are before the exchange.
    pub now: Row,
    /// The arrow between the two rows of tokens.
    pub arrow: Rect,
    /// The row of tokens as they would be after the exchange.
    pub then: Row,
    /// The text that describes the exchange's consequences.
    pub told: Rect,
    /// The buttons at the foot of the sheet.
    pub foot: Rect,
}

/// The rectangles of a row of tokens.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    /// Where the total score of the row is written.
    pub head: Rect,
    /// The row's slots, from the first to the last.
    pub columns: Vec<Column>,
}

/// The rectangles of a slot with its token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Column {
    /// The whole slot, with its multiplier and score.
    pub whole: Rect,
    /// Where the slot's multiplier is written, above the token.
    pub above: Rect,
    /// Where the slot's token is drawn.
    pub token: Rect,
    /// Where the token's score is written, below the token.
    pub below: Rect,
}

/// True if the two rows of tokens fit side by side in `room` points of width. Also returns the width of a slot's
/// column.
fn columns(room: f32, slots: usize) -> (bool, f32) {
    let slots = slots.max(1) as f32;
    let half = (room - ARROW) / 2.0 / slots;
    if half >= COLUMN { (true, half) } else { (false, room / slots) }
}

/// The height of a row of tokens. `beside` is true if the two rows are side by side, and `column` is the width of a
/// column.
fn tall(beside: bool, column: f32) -> f32 {
    HEAD + ABOVE + (column - AROUND).clamp(AROUND, LARGEST[usize::from(beside)]) + BELOW
}

/// The rectangle of the exchange sheet, which covers the map above `bottom`. A folded sheet shows only its title.
pub(crate) fn sheet(board: Rect, bottom: f32, slots: usize, folded: bool) -> Rect {
    let bottom = bottom.min(board.bottom()) - EDGE;
    let wide = (board.width() - 2.0 * EDGE).min(WIDEST);
    let (beside, column) = columns(wide - 2.0 * PAD, slots);
    let rows = if beside { tall(beside, column) } else { 2.0 * tall(beside, column) + GAP };
    let open = TITLE + GAP + rows + GAP + TOLD + GAP + FOOT;
    let tall = (if folded { TITLE } else { open } + 2.0 * PAD).min(bottom - board.top() - EDGE);
    let at = Pos2::new(board.center().x - wide / 2.0, bottom - tall);
    Rect::from_min_size(at, Vec2::new(wide, tall))
}

impl Places {
    /// Computes the parts of an exchange sheet with `slots` slots in each row.
    pub fn new(sheet: Rect, slots: usize) -> Self {
        let inner = sheet.shrink(PAD);
        let (title, rest) = inner.split_top_bottom_at_y(inner.top() + TITLE);
        let (beside, column) = columns(inner.width(), slots);
        let rest = rest.with_min_y(rest.top() + GAP);
        let (first, below) = rest.split_top_bottom_at_y(rest.top() + tall(beside, column));
        let (now, arrow, then, below) = if beside {
            let (now, right) = first.split_left_right_at_x(first.left() + slots as f32 * column);
            let (arrow, then) = right.split_left_right_at_x(right.left() + ARROW);
            (now, arrow, then, below)
        } else {
            let below = below.with_min_y(below.top() + GAP);
            let (then, below) = below.split_top_bottom_at_y(below.top() + tall(beside, column));
            let arrow = then.with_max_y(then.top() + HEAD).with_max_x(then.left() + HEAD);
            (first, arrow, then, below)
        };
        let told = below.with_min_y(below.top() + GAP).with_max_y(below.top() + GAP + TOLD);
        let foot = inner.with_min_y(inner.bottom() - FOOT);
        let indent = if beside { 0.0 } else { HEAD + GAP };
        Self { title, now: Row::new(now, slots, 0.0), arrow, then: Row::new(then, slots, indent), told, foot }
    }
}

impl Row {
    /// Computes a row with `slots` slots in `rect`. Its head begins `indent` points further to the right.
    fn new(rect: Rect, slots: usize, indent: f32) -> Self {
        let (head, rest) = rect.split_top_bottom_at_y(rect.top() + HEAD);
        let wide = rest.width() / slots.max(1) as f32;
        let column = |i: usize| {
            let at = Pos2::new(rest.left() + i as f32 * wide, rest.top());
            let whole = Rect::from_min_size(at, Vec2::new(wide, rest.height()));
            let (above, rest) = whole.split_top_bottom_at_y(whole.top() + ABOVE);
            let (middle, below) = rest.split_top_bottom_at_y(rest.bottom() - BELOW);
            let token =
                Rect::from_center_size(middle.center(), Vec2::splat(middle.height().min(wide - AROUND)));
            Column { whole, above, token, below }
        };
        Self { head: head.with_min_x(head.left() + indent), columns: (0..slots).map(column).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_large_and_every_part_lies_on_the_sheet_beside_the_others() {
        for (width, height) in [(640.0, 415.0), (770.0, 430.0), (900.0, 570.0), (1500.0, 800.0)] {
            let board = Rect::from_min_size(Pos2::new(170.0, 100.0), Vec2::new(width, height));
            for slots in 2..=8 {
                let sheet = sheet(board, board.bottom() + 4.0, slots, false);
                assert!(board.contains_rect(sheet), "{board:?} {sheet:?}");
                let places = Places::new(sheet, slots);
                let mut parts = vec![
                    places.title,
                    places.now.head,
                    places.then.head,
                    places.arrow,
                    places.told,
                    places.foot,
                ];
                for column in places.now.columns.iter().chain(&places.then.columns) {
                    assert!(column.token.width() >= 47.9, "{slots} slots in {width}: {:?}", column.token);
                    assert!(column.whole.contains_rect(column.token));
                    parts.push(column.whole);
                }
                for (i, a) in parts.iter().enumerate() {
                    assert!(sheet.expand(0.5).contains_rect(*a), "{slots}: {a:?} {sheet:?}");
                    for b in &parts[i + 1..] {
                        assert!(!a.shrink(0.5).intersects(b.shrink(0.5)), "{slots} in {width}: {a:?} {b:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn most_of_the_map_is_in_sight_once_the_sheet_is_folded() {
        let board = Rect::from_min_size(Pos2::ZERO, Vec2::new(640.0, 415.0));
        assert!(sheet(board, 415.0, 5, true).height() < 0.15 * board.height());
        assert!(sheet(board, 415.0, 5, false).height() < 0.66 * board.height());
    }
}
