//! A match that is kept, as a row of the list: how its map stands, where it is, who plays.

use std::path::Path;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{
    Align, Align2, FontId, Label, Layout, Rect, RichText, Sense, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
};

use crate::app::icons::Icon;
use crate::app::looks::Looks;
use crate::app::map::small_map;
use crate::app::screens::parts::{ROUND, ground};
use crate::app::theme::{line, space, text_on, type_size};
use crate::content::{Pack, capital};
use crate::system::{SavedMatch, local_time};
use crate::table::{Glance, LoadError, Unfit};
use crate::text::clean;

/// How high a row is.
pub(super) const HIGH: f32 = 68.0;
/// How wide the picture of the map is.
const PICTURE: f32 = 92.0;
/// How wide the date is.
const DATE: f32 = 128.0;

/// What is seen of a match that is kept.
pub(super) enum Sight {
    /// Where it stands.
    Whole(Glance),
    /// The same by the rules that its record kept: its pack is missing or has changed.
    Unfit(Glance, Box<Unfit>),
    /// What is wrong with its record.
    Wrong(String),
}

impl Sight {
    /// Looks into a record, which was played with one of these packs or with another one.
    pub fn of(path: &Path, packs: &[Arc<Pack>]) -> Self {
        match Glance::read(path, packs) {
            Ok(glance) => Self::Whole(glance),
            Err(LoadError::Pack(unfit)) => match Glance::read_kept(path, packs) {
                Ok(glance) => Self::Unfit(glance, unfit),
                Err(error) => Self::Wrong(error.to_string()),
            },
            Err(error) => Self::Wrong(error.to_string()),
        }
    }

    /// Where the match stands, if that can be seen.
    pub fn glance(&self) -> Option<&Glance> {
        match self {
            Self::Whole(glance) | Self::Unfit(glance, _) => Some(glance),
            Self::Wrong(_) => None,
        }
    }
}

/// Between what is said of a match.
const DOT: &str = "  \u{b7}  ";

/// Shows a row; `part` of it is clicked to go on with the match. Whether it was.
pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    row: Rect,
    part: Rect,
    saved: &SavedMatch,
    sight: &Sight,
) -> bool {
    ground(ui, looks, row);
    let said = match sight {
        Sight::Whole(glance) => {
            [looks.speech.words().name.clone(), place(looks, glance), who(looks, glance)].join(DOT)
        }
        Sight::Unfit(glance, unfit) => {
            [looks.speech.unfit_in_short(unfit), place(looks, glance), who(looks, glance)].join(DOT)
        }
        Sight::Wrong(why) => reason(saved, why),
    };
    let response = ui.interact(part, ui.scope_id().with(&saved.path), Sense::click());
    let name = format!("{}, {}", saved.name, said.replace(DOT, ", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.hovered() || response.has_focus() {
        let edge = (line::STRONG, looks.theme.accent);
        ui.painter().rect_stroke(row, ROUND, edge, StrokeKind::Inside);
    }
    let inner = part.shrink(5.0);
    let (picture, rest) = inner.split_left_right_at_x(inner.left() + PICTURE);
    if let Some(glance) = sight.glance() {
        small_map(ui.painter(), looks, picture, &|region| glance.controller(region));
    } else {
        ui.painter().rect(picture, 4.0, looks.theme.well, (line::THIN, looks.theme.rule), StrokeKind::Inside);
        let font = FontId::proportional(type_size::HEADING);
        ui.painter().text(picture.center(), Align2::CENTER_CENTER, "?", font, looks.theme.faint);
    }
    let text = emblem(ui, looks, rest, sight.glance().and_then(Glance::person));
    let text = text.shrink2(Vec2::new(space::NORMAL, 7.0));
    let (upper, lower) = text.split_top_bottom_at_y(text.center().y);
    let (name, date) = upper.split_left_right_at_x(upper.right() - DATE);
    let name = &mut ui.new_child(UiBuilder::new().max_rect(name));
    name.add(plain(RichText::new(&saved.name).size(type_size::LEAD).strong()));
    let layout = Layout::right_to_left(Align::Center);
    let played = RichText::new(local_time(saved.changed)).color(looks.theme.faint);
    ui.new_child(UiBuilder::new().max_rect(date).layout(layout)).add(plain(played));
    let colour = if matches!(sight, Sight::Whole(_)) { looks.theme.faint } else { looks.theme.wrong };
    let lower = &mut ui.new_child(UiBuilder::new().max_rect(lower.translate(Vec2::new(0.0, 2.0))));
    lower.add(plain(RichText::new(&said).color(colour)));
    let clicked = response.clicked();
    if let Sight::Wrong(why) = sight {
        response.on_hover_text(why);
    }
    clicked
}

fn plain(text: RichText) -> Label {
    Label::new(text).truncate().selectable(false)
}

/// The emblem of who the person is, and what is left of the room.
fn emblem(ui: &Ui, looks: &mut Looks, room: Rect, society: Option<usize>) -> Rect {
    let Some(society) = society else { return room };
    let (left, rest) = room.split_left_right_at_x(room.left() + 52.0);
    let disc = Rect::from_center_size(left.center() + Vec2::new(4.0, 0.0), Vec2::splat(38.0));
    let tint = looks.society(society);
    ui.painter().circle_filled(disc.center(), 19.0, tint);
    looks.icons.paint(ui, Icon::Society(society), disc.shrink(6.0), text_on(tint));
    rest
}

/// What is wrong with a record in a line, without where it lies: that is seen in the list.
fn reason(saved: &SavedMatch, why: &str) -> String {
    let place = clean::path(&saved.path);
    let rest = why.strip_prefix(&place).unwrap_or(why).lines().next().unwrap_or_default();
    capital(rest.trim_start_matches(|c: char| c == ':' || c == ' ' || c.is_ascii_digit()))
}

/// Where a match is: `Round 3 of 4`.
pub(super) fn place(looks: &Looks, glance: &Glance) -> String {
    if glance.over {
        return looks.speech.text("load-over");
    }
    let args = [("round", i64::from(glance.round).into()), ("rounds", i64::from(glance.rounds).into())];
    looks.speech.say("table-round", &args)
}

/// Who plays: the person's society and against how many, or how many play.
pub(super) fn who(looks: &Looks, glance: &Glance) -> String {
    let names = looks.speech.words().societies();
    let n = glance.seats.len() as i64;
    match glance.person().and_then(|society| names.get(society)) {
        Some(name) => {
            let rivals = looks.speech.say("setup-rival-count", &[("n", (n - 1).into())]);
            let args = [("society", name.short.clone().into()), ("rivals", rivals.into())];
            looks.speech.say("load-against", &args)
        }
        None => looks.speech.say("load-table-of", &[("n", n.into())]),
    }
}
