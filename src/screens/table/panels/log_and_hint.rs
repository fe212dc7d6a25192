//! The panel below the councils on the left, with the log and a hint. The log is small, or open over the map. A hint
//! is as tall as its text and doesn't cover the spots that it marks. If both fit, the log ends above the hint.

use egui::{Context, Id, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::screens::table::help::hint::Advice;
use crate::screens::table::help::hint_panel;
use crate::screens::table::layout::{GAP, Layout};
use crate::screens::table::log::{self, Log};
use crate::screens::table::map::region_screen_positions::{around, frame_in};
use crate::screens::table::scene_and_inputs::{Ctx, Places, Scene};
use crate::screens::table::widgets;
use crate::screens::table::widgets::popup_placement::{self, Avoid, Near};

/// The minimum height of the log, in points, where the prompt covers its end. If a hint leaves less room than this,
/// the log is hidden.
const LEAST_LOG: f32 = 64.0;

/// The maximum share of the map's height that a hint may take.
const MOST: f32 = 0.6;

/// The panel with the log and the hint, below the councils on the left.
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
        let layout = &places.layout;
        let hint = advice.map(|advice| (advice, place(ui.ctx(), cx.looks, cx.scene, layout, sheet)));
        if let Some(log) = log {
            let mut rect = layout.log;
            let end = rect.bottom().min(places.asked.top() - GAP);
            rect.max.y = end.max(rect.bottom().min(rect.top() + LEAST_LOG));
            if let Some((_, hint)) = hint
                && hint.intersects(rect)
            {
                rect.max.y = hint.top() - GAP;
            }
            if hint.is_none() || rect.height() >= LEAST_LOG {
                log::show(&mut widgets::part(ui, rect), cx, log);
            }
        }
        if let Some((advice, rect)) = hint {
            let high = hint_panel::show(&mut widgets::part(ui, rect), cx, advice);
            widgets::remember_height(ui.ctx(), height_id(), high);
        }
    }
}

/// The rectangle of a hint: in front of the log, or else in the first corner of the map where it covers no region that
/// it marks.
fn place(ctx: &Context, looks: &Looks, scene: &Scene<'_>, layout: &Layout, sheet: Option<Rect>) -> Rect {
    let (usual, mut board) = (layout.over_log(), layout.board.shrink(GAP));
    // The hint stays above the exchange sheet.
    if let Some(sheet) = sheet {
        board.max.y = board.bottom().min(sheet.top() - GAP).max(board.top() + LEAST_LOG);
    }
    let high = ctx.data(|data| data.get_temp(height_id())).unwrap_or(usual.height());
    let most = if sheet.is_some() { board.height() } else { board.height() * MOST };
    let size = Vec2::new(usual.width(), f32::min(high, most));
    let fits = size.y <= usual.height();
    let usual = usual.with_min_y(usual.bottom() - size.y);
    let frame = frame_in(looks, layout.board, scene.camera);
    let marked = scene.selection.marked.regions.into_iter().map(|region| around(looks, &frame, region));
    let avoid: Vec<Avoid> = marked.map(|mark| Avoid::contact(mark, 1.0)).collect();
    let beside = Rect::from_min_size(board.left_bottom() - Vec2::new(0.0, size.y), size);
    let corners = [
        if fits { usual } else { beside },
        Rect::from_min_size(board.right_bottom() - size, size),
        Rect::from_min_size(board.right_top() - Vec2::new(size.x, 0.0), size),
        Rect::from_min_size(board.left_top(), size),
    ];
    popup_placement::place(corners, &avoid, Near::Nothing, None).unwrap_or(beside)
}

fn height_id() -> Id {
    Id::unique("height of the hint")
}
