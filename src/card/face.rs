//! The face of a card: a frame in its deck's colour, the title, a vignette, the effects and the cost.

use std::sync::Arc;

use egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Shape, StrokeKind, Vec2};

use super::cost_seals;
use super::face_contents::{Contents, Part};
use super::vignette_shapes::WIDE;
use super::vignettes::engrave;
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::IconName;
use crate::looks::theme::{Theme, line, mix, text_on, type_size};
use crate::map::Paper;

/// The thickness of the frame, including the line inside it.
const FRAME: f32 = 7.0;
/// The distance between the frame and its contents.
const MARGIN: f32 = 9.0;
/// The distance between parts of a face.
const GAP: f32 = 6.0;
/// The size of the seals at the foot of a card.
const SEAL: f32 = 26.0;
/// The size of the seals beside an ability, if a card has several.
const SMALL_SEAL: f32 = 19.0;
/// The radius of the card's corners.
const ROUND: f32 = 9.0;
/// The size of text on a face.
const TEXT: f32 = 13.5;

/// A part of a face after layout.
struct Laid {
    name: Option<Arc<Galley>>,
    when: Option<Arc<Galley>>,
    text: Arc<Galley>,
    now: Option<(Arc<Galley>, bool)>,
}

/// A face after layout.
struct Sheet {
    title: Arc<Galley>,
    band: f32,
    vignette: f32,
    parts: Vec<Laid>,
    foot: Option<Arc<Galley>>,
    high: f32,
}

impl Sheet {
    fn new(painter: &Painter, theme: &Theme, contents: &Contents, width: f32) -> Self {
        let room = width - 2.0 * (FRAME + MARGIN);
        let lay = |text: &str, font: FontId, ink: Color32, room: f32| {
            painter.layout(text.to_owned(), font, ink, room)
        };
        let some = |text: &str, font: FontId, ink: Color32, room: f32| {
            (!text.is_empty()).then(|| lay(text, font, ink, room))
        };
        let discs = 34.0 + if has_partner(contents) { 30.0 } else { 4.0 };
        let title_ink = Color32::PLACEHOLDER;
        let title = lay(
            &contents.title,
            fonts::display(type_size::LEAD + 3.0),
            title_ink,
            width - 2.0 * FRAME - discs,
        );
        let band = (title.size().y + 8.0).max(34.0);
        let vignette = if is_plain(contents) { 0.0 } else { (room + 2.0 * MARGIN) / WIDE };
        let single = contents.parts.len() == 1;
        let parts: Vec<Laid> = contents
            .parts
            .iter()
            .map(|part| {
                let seals = if single { 0.0 } else { cost_seals::width(part.cost.len(), SMALL_SEAL) + GAP };
                let now = part.now.as_ref().map(|(said, can)| {
                    let ink = if *can { theme.gain } else { theme.faint };
                    (lay(said, FontId::proportional(TEXT - 0.5), ink, room), *can)
                });
                Laid {
                    name: some(&part.name, fonts::display(type_size::LEAD), theme.ink, room - seals),
                    when: some(&part.when, fonts::italic(TEXT), theme.faint, room - seals),
                    text: lay(&part.text, FontId::proportional(TEXT), theme.ink, room),
                    now,
                }
            })
            .collect();
        let foot = some(
            &contents.foot,
            FontId::proportional(type_size::SMALL + 0.5),
            theme.faint,
            foot_room(contents, room),
        );
        let mut high = FRAME + band + vignette + GAP;
        high += parts.iter().map(|part| part.high() + GAP).sum::<f32>();
        high += if single { 0.0 } else { GAP * (parts.len() - 1) as f32 };
        let seals = if has_seals(contents) { SEAL } else { 0.0 };
        let below = foot.as_ref().map_or(0.0, |foot| foot.size().y).max(seals);
        high += if below > 0.0 { below + GAP } else { 0.0 };
        Self { title, band, vignette, parts, foot, high: high + FRAME + 2.0 }
    }
}

impl Laid {
    fn high(&self) -> f32 {
        let of = |galley: &Option<Arc<Galley>>| galley.as_ref().map_or(0.0, |g| g.size().y + 1.0);
        let now = self.now.as_ref().map_or(0.0, |(now, _)| now.size().y + 2.0);
        of(&self.name) + of(&self.when) + self.text.size().y + now
    }
}

/// True if the face has no vignette. A whole card that shows the results of its parts needs the space.
fn is_plain(contents: &Contents) -> bool {
    contents.parts.len() > 1 && contents.parts.iter().any(|part| part.now.is_some())
}

/// True if the seals are at the foot, as on a face with a single ability.
fn has_seals(contents: &Contents) -> bool {
    matches!(contents.parts.as_slice(), [Part { cost, .. }] if !cost.is_empty())
}

/// The width that remains for the text at the foot, beside the seals.
fn foot_room(contents: &Contents, room: f32) -> f32 {
    match contents.parts.as_slice() {
        [part] if !part.cost.is_empty() => room - cost_seals::width(part.cost.len(), SEAL) - 2.0 * GAP,
        _ => room,
    }
}

fn has_partner(contents: &Contents) -> bool {
    contents.card.has_abilities() && contents.parts.len() > 1
}

/// The size of a face with this width.
pub(crate) fn size(painter: &Painter, looks: &Looks, contents: &Contents, width: f32) -> Vec2 {
    Vec2::new(width, Sheet::new(painter, &looks.theme, contents, width).high)
}

/// Paints a face. If the rectangle is taller than the face, the rest stays empty.
pub(crate) fn paint(painter: &Painter, looks: &mut Looks, rect: Rect, contents: &Contents) {
    let sheet = Sheet::new(painter, &looks.theme, contents, rect.width());
    let deck = contents.card.deck().index();
    let tint = looks.empire(deck);
    ground(painter, &looks.theme, rect, tint);
    let inner = rect.shrink(FRAME);
    let band = inner.with_max_y(inner.top() + sheet.band);
    head(painter, looks, band, &sheet, contents);
    let plate = Rect::from_min_size(band.left_bottom(), Vec2::new(inner.width(), sheet.vignette));
    let seed = contents
        .title
        .bytes()
        .fold(u64::from(deck as u8) + 7, |seed, byte| seed * 31 % 1_000_003 + u64::from(byte));
    if !is_plain(contents) {
        engrave(contents.motif, seed).print(painter, &looks.theme, plate, tint);
        painter.hline(plate.x_range(), plate.top(), (line::THIN, looks.theme.ink));
    }
    painter.hline(plate.x_range(), plate.bottom(), (line::THIN, looks.theme.ink));
    let mut at = plate.left_bottom() + Vec2::new(MARGIN, GAP);
    let right = inner.right() - MARGIN;
    let single = contents.parts.len() == 1;
    for (i, (part, laid)) in contents.parts.iter().zip(&sheet.parts).enumerate() {
        if i > 0 {
            divider(painter, looks, at, right, tint);
            at.y += GAP;
        }
        if !single {
            let wide = cost_seals::width(part.cost.len(), SMALL_SEAL);
            let left = Pos2::new(right - wide, at.y + SMALL_SEAL / 2.0 + 1.0);
            cost_seals::row(painter, looks, left, SMALL_SEAL, &part.cost);
        }
        at.y = body(painter, looks, at, laid) + GAP;
    }
    let low = rect.bottom() - FRAME - GAP - 2.0;
    let mut left = at.x;
    if let [part] = contents.parts.as_slice()
        && !part.cost.is_empty()
    {
        cost_seals::row(painter, looks, Pos2::new(left, low - SEAL / 2.0), SEAL, &part.cost);
        left += cost_seals::width(part.cost.len(), SEAL) + GAP;
    }
    if let Some(foot) = sheet.foot {
        let middle = low - SEAL.max(foot.size().y) / 2.0;
        let y = if left > at.x { middle - foot.size().y / 2.0 } else { low - foot.size().y };
        let x = if left > at.x { right - foot.size().x } else { left };
        painter.galley(Pos2::new(x, y), foot, looks.theme.faint);
    }
}

/// Paints the paper and the frame.
fn ground(painter: &Painter, theme: &Theme, rect: Rect, tint: Color32) {
    let shade = Color32::from_black_alpha(if theme.dark { 90 } else { 45 });
    painter.rect_filled(rect.translate(Vec2::new(1.5, 2.5)), ROUND + 1.0, shade);
    painter.rect_filled(rect, ROUND, tint);
    let paper = rect.shrink(FRAME - 2.0);
    painter.rect_filled(paper, ROUND - 5.0, theme.well);
    painter.add(Shape::mesh(Paper::in_context(painter.ctx()).over(paper, paper.min)));
    let dark = mix(tint, Color32::BLACK, 0.45);
    painter.rect_stroke(rect, ROUND, (line::THIN, dark), StrokeKind::Inside);
    let pale = mix(tint, theme.well, 0.55);
    painter.rect_stroke(rect.shrink(2.5), ROUND - 2.5, (line::THIN, pale), StrokeKind::Inside);
    painter.rect_stroke(paper, ROUND - 5.0, (line::THIN, dark), StrokeKind::Inside);
}

/// Paints the title with the emblem of the deck, and that of the partner if there is one.
fn head(painter: &Painter, looks: &mut Looks, band: Rect, sheet: &Sheet, contents: &Contents) {
    let deck = contents.card.deck().index();
    let tint = looks.empire(deck);
    let ink = text_on(tint);
    painter.rect_filled(band.expand2(Vec2::new(2.0, 0.0)), 0.0, tint);
    let emblem = Rect::from_center_size(band.left_center() + Vec2::new(17.0, 0.0), Vec2::splat(24.0));
    looks.icons.paint_on(painter, IconName::Empire(deck), emblem, ink);
    let at = Pos2::new(band.left() + 34.0, band.center().y - sheet.title.size().y / 2.0);
    painter.galley_with_override_text_color(at, Arc::clone(&sheet.title), ink);
    if has_partner(contents) {
        let partner = contents.card.partner().index();
        let wax = looks.empire(partner);
        let disc = Rect::from_center_size(band.right_center() - Vec2::new(15.0, 0.0), Vec2::splat(25.0));
        painter.circle(disc.center(), 12.5, wax, (line::THIN, ink));
        looks.icons.paint_on(painter, IconName::Empire(partner), disc.shrink(4.0), text_on(wax));
    }
}

/// Paints a horizontal line with a diamond in its middle.
fn divider(painter: &Painter, looks: &Looks, at: Pos2, right: f32, tint: Color32) {
    let y = at.y - 1.0;
    painter.hline(at.x..=right, y, (line::THIN, looks.theme.rule));
    let middle = Pos2::new(f32::midpoint(at.x, right), y);
    let lozenge = [(-5.0, 0.0), (0.0, -3.0), (5.0, 0.0), (0.0, 3.0)].map(|(x, y)| middle + Vec2::new(x, y));
    painter.add(Shape::convex_polygon(lozenge.into(), tint, (line::THIN, looks.theme.rule)));
}

/// Paints the text of a part; returns its lower edge.
fn body(painter: &Painter, looks: &Looks, mut at: Pos2, laid: &Laid) -> f32 {
    for galley in [&laid.name, &laid.when].into_iter().flatten() {
        painter.galley(at, Arc::clone(galley), looks.theme.ink);
        at.y += galley.size().y + 1.0;
    }
    painter.galley(at, Arc::clone(&laid.text), looks.theme.ink);
    at.y += laid.text.size().y;
    if let Some((now, can)) = &laid.now {
        at.y += 2.0;
        let bar = Rect::from_min_size(at - Vec2::new(6.0, -1.0), Vec2::new(2.5, now.size().y - 2.0));
        painter.rect_filled(bar, 1.0, if *can { looks.theme.gain } else { looks.theme.rule });
        painter.galley(at, Arc::clone(now), looks.theme.ink);
        at.y += now.size().y;
    }
    at.y
}
