//! The log below the councils on the left, and the hint. The log is small, or open over these councils. A hint is a low
//! strip above the prompt, as tall as its text, and doesn't cover the spots that it marks.

use egui::{Context, Id, Pos2, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::screens::table::help::hint::Advice;
use crate::screens::table::help::hint_panel;
use crate::screens::table::layout::GAP;
use crate::screens::table::log::{self, Log};
use crate::screens::table::map::region_screen_positions::{around, frame_in};
use crate::screens::table::scene_and_inputs::{Ctx, Places, Scene};
use crate::screens::table::widgets;
use crate::screens::table::widgets::popup_placement::{self, Avoid, Near};

/// The minimum height of the log below a note, in points: room for the heading and a line. A lower log is not shown.
const LOW_LOG: f32 = 44.0;

/// The minimum height of the log, in points, where the prompt covers its end.
const LEAST_LOG: f32 = 64.0;

/// The maximum width of a hint, in points: three choices in one line each, with their figures.
const WIDE: f32 = 690.0;

/// The height of a hint before its text has been laid out, in points.
const LOW: f32 = 74.0;

/// The maximum share of the map's height that a hint with its reasons may take.
const MOST: f32 = 0.6;

/// The log and the hint.
pub(crate) struct SidePanel<'a> {
    /// The rectangles of all panels. The prompt may cover the end of the log.
    pub places: &'a Places,
    /// The rectangle of the sheet for exchanging tokens, if it is open over the map.
    pub sheet: Option<Rect>,
    /// The log to show; `None` if it is hidden.
    pub log: Option<&'a mut Log>,
    pub advice: Option<Advice<'a>>,
}

impl SidePanel<'_> {
    /// Shows the log and the hint.
    pub fn show(self, ui: &mut Ui, cx: &mut Ctx<'_>) {
        let Self { places, sheet, log, advice } = self;
        let hint = advice.map(|advice| (advice, place(ui.ctx(), cx.looks, cx.scene, places, sheet)));
        if let Some(log) = log {
            let mut rect = places.layout.log;
            let end = rect.bottom().min(places.asked.top() - GAP);
            rect.max.y = end.max(rect.bottom().min(rect.top() + LEAST_LOG));
            // The log begins below a note.
            rect.min.y = places.note.map_or(rect.top(), |note| note.bottom() + GAP);
            if places.note.is_none() || rect.height() >= LOW_LOG {
                log::show(&mut widgets::part(ui, rect), cx, log);
            }
        }
        if let Some((advice, rect)) = hint {
            let high = hint_panel::show(&mut widgets::part(ui, rect), cx, advice);
            widgets::remember_height(ui.ctx(), height_id(), high);
        }
    }
}

/// The rectangle of a hint: above the prompt, or else at another edge of the map where it covers no region that it
/// marks.
fn place(ctx: &Context, looks: &Looks, scene: &Scene<'_>, places: &Places, sheet: Option<Rect>) -> Rect {
    let layout = &places.layout;
    let mut board = layout.board.shrink(GAP);
    // The hint stays above the prompt and the exchange sheet.
    let above = sheet.map_or(places.asked.top(), |sheet| sheet.top().min(places.asked.top()));
    board.max.y = board.bottom().min(above - GAP).max(board.top() + LOW);
    let high = ctx.data(|data| data.get_temp(height_id())).unwrap_or(LOW);
    let most = if sheet.is_some() { board.height() } else { board.height() * MOST };
    let size = Vec2::new(board.width().min(WIDE), f32::min(high, most));
    let frame = frame_in(looks, layout.board, scene.camera);
    let marked = scene.selection.marked.regions.into_iter().map(|region| around(looks, &frame, region));
    let avoid: Vec<Avoid> = marked.map(|mark| Avoid::contact(mark, 1.0)).collect();
    let spare = (board.width() - size.x) / 2.0;
    let spot = |left: f32, top: f32| Rect::from_min_size(Pos2::new(left, top), size);
    let (low, high) = (board.bottom() - size.y, board.top());
    let (left, middle, right) = (board.left(), board.left() + spare, board.right() - size.x);
    let spots = [
        spot(middle, low),
        spot(left, low),
        spot(right, low),
        spot(middle, high),
        spot(left, high),
        spot(right, high),
    ];
    popup_placement::place(spots, &avoid, Near::Nothing, None).unwrap_or(spots[0])
}

fn height_id() -> Id {
    Id::unique("height of the hint")
}
