//! The page of feats, each with its medal. Feats that the player hasn't earned are faint.

use egui::accesskit::Role;
use egui::{FontId, Rect, ScrollArea, Sense, StrokeKind, Ui, Vec2, WidgetInfo};

use super::statistics::PageData;
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::Symbol;
use crate::looks::theme::{line, mix, space, text_on, type_size};
use crate::screens::page_parts::{ROUND, inside, scroll_bar};
use crate::shell::window_command::Command;
use history::feats::{EarnedFeat, Feat};

/// The height of a feat's card, in points.
const HIGH: f32 = 112.0;
/// The minimum width of a feat's card, in points.
const WIDE: f32 = 232.0;
/// The size of a medal, in points.
const MEDAL: f32 = 64.0;

pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    body: Rect,
    data: &PageData<'_>,
    commands: &mut Vec<Command>,
) {
    let feats = &data.statistics.feats;
    let done = feats.iter().filter(|(_, first, _)| first.is_some()).count();
    let mut ui = inside(ui, body);
    let args = [("done", done.to_string().into()), ("all", Feat::ALL.len().to_string().into())];
    let heading = looks.speech.say("history-feats-done", &args);
    ui.label(
        egui::RichText::new(heading).font(fonts::display(type_size::LEAD + 4.0)).color(looks.theme.accent),
    );
    scroll_bar(&mut ui);
    ScrollArea::vertical().id_salt("feats").auto_shrink(false).show(&mut ui, |ui| {
        let gap = space::NORMAL;
        let room = ui.available_width();
        let columns = ((room + gap) / (WIDE + gap)).floor().clamp(1.0, 5.0);
        let width = (room + gap) / columns - gap;
        let rows = (feats.len() as f32 / columns).ceil();
        let (all, _) = ui.allocate_exact_size(Vec2::new(room, rows * (HIGH + gap) - gap), Sense::hover());
        for (at, (feat, first, times)) in feats.iter().enumerate() {
            let (column, row) = (at as f32 % columns, (at as f32 / columns).floor());
            let corner = all.min + Vec2::new(column * (width + gap), row * (HIGH + gap));
            let rect = Rect::from_min_size(corner, Vec2::new(width, HIGH));
            let line = first.and_then(|at| Some((at, data.statistics.history.line(at)?)));
            let earned = EarnedFeat {
                feat: *feat,
                first: line.and_then(|(at, line)| Some((at, line.played()?))),
                times: *times,
            };
            let there = line.is_some_and(|(_, line)| line.there);
            if card(ui, looks, rect, &earned, there)
                && let Some((_, line)) = line
            {
                commands.push(Command::LookBack(data.folders.matches().join(&line.file)));
            }
        }
    });
}

/// Shows the card of a feat. Returns true if the player clicks it to open the match that earned it.
fn card(ui: &Ui, looks: &mut Looks, rect: Rect, earned: &EarnedFeat<'_>, there: bool) -> bool {
    let done = earned.first.is_some();
    let speech = &looks.speech;
    let (name, about, when) =
        (speech.feat(earned.feat), speech.feat_about(earned.feat), speech.feat_when(earned));
    let args =
        [("feat", name.as_str().into()), ("about", about.as_str().into()), ("when", when.as_str().into())];
    let said = match earned.first {
        Some((_, played)) if there => {
            let date = speech.day_of(played);
            let args =
                [("feat", name.as_str().into()), ("about", about.as_str().into()), ("date", date.into())];
            speech.say("history-feat-open", &args)
        }
        _ => speech.say("history-feat-said", &args),
    };
    let sense = if there { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(("feat", earned.feat.id())), sense);
    let role = if there { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, &said));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let theme = looks.theme.clone();
    let lit = there && (response.hovered() || response.has_focus());
    let edge = if lit { (line::STRONG, theme.accent) } else { (line::THIN, theme.rule) };
    let ground = if done { theme.panel } else { mix(theme.panel, theme.ground, 0.6) };
    ui.painter().rect(rect, ROUND, ground, edge, StrokeKind::Inside);
    let middle = rect.left_center() + Vec2::new(space::NORMAL + MEDAL / 2.0, 0.0);
    let medal = Rect::from_center_size(middle, Vec2::splat(MEDAL));
    let (metal, sign) = if done {
        (theme.accent, text_on(theme.accent))
    } else {
        (mix(theme.rule, ground, 0.35), mix(theme.faint, theme.rule, 0.4))
    };
    looks.icons.paint(ui, Symbol::Medal, medal, metal);
    let sign_at =
        Rect::from_center_size(medal.center() + Vec2::new(0.0, MEDAL * 0.11), Vec2::splat(MEDAL * 0.44));
    looks.icons.paint(ui, symbol(earned.feat), sign_at, sign);
    let text = rect.with_min_x(medal.right() + space::NORMAL).shrink2(Vec2::new(space::TIGHT, space::NORMAL));
    let ink = if done { theme.ink } else { theme.faint };
    let small = FontId::proportional(type_size::SMALL + 0.5);
    let named = ui.painter().layout(name, FontId::proportional(type_size::BODY + 0.5), ink, text.width());
    let below = text.min + Vec2::new(0.0, named.size().y + 1.0);
    ui.painter().galley(text.min, named, ink);
    let told = ui.painter().layout(about, small.clone(), theme.faint, text.width());
    ui.painter().galley(below, told, theme.faint);
    if done {
        let dated = ui.painter().layout(when, small, theme.accent, text.width());
        let at = text.left_bottom() - Vec2::new(0.0, dated.size().y);
        ui.painter().galley(at, dated, theme.accent);
    }
    let clicked = response.clicked();
    if done && !there {
        response.on_hover_text(looks.speech.text("history-not-here"));
    }
    clicked
}

/// The symbol on a feat's medal.
const fn symbol(feat: Feat) -> Symbol {
    match feat {
        Feat::Flawless => Symbol::Gem,
        Feat::Precise => Symbol::Target,
        Feat::Comeback => Symbol::Flame,
        Feat::LastRound => Symbol::Hourglass,
        Feat::Downfall => Symbol::Ruin,
        Feat::InOrder => Symbol::Stairs,
        Feat::Unseen => Symbol::Mask,
        Feat::FromAfar => Symbol::Letter,
        Feat::AsDealt => Symbol::Lock,
        Feat::Turncoat => Symbol::Turn,
        Feat::NoAttack => Symbol::Shield,
        Feat::NoCard => Symbol::NoCard,
        Feat::TieBreak => Symbol::Scales,
        Feat::Clear => Symbol::Peak,
        Feat::Masterminds => Symbol::ThreeCrowns,
        Feat::Automata => Symbol::Gear,
        Feat::Three => Symbol::ThreeStars,
        Feat::Steady => Symbol::Anchor,
        Feat::EverySociety => Symbol::Ring,
        Feat::EveryEmpire => Symbol::Pennants,
    }
}
