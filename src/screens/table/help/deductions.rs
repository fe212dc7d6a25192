//! Things that the viewer knows for certain although they were never shown openly: tokens that can only be in one
//! slot, and cards that a rival must hold.

use egui::{Context, Id, Rect, Stroke, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::theme::line;
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::widgets;
use rules::{BySociety, Empire, Loyalties, LoyaltySetup, Phase, Society, Tokens, View, World};

/// The values from which tokens are deduced: the house rule for dealing loyalties, the number of empires, the phase,
/// the known tokens, and the number of exchanges of each society.
type Grounds = (LoyaltySetup, usize, Phase, Loyalties, BySociety<u8>);

/// The rivals' face-down tokens that the viewer can deduce for certain. They are cached until a token is revealed or
/// moved.
pub(crate) fn certain(ctx: &Context, world: &World, view: &View) -> Loyalties {
    let mut known = BySociety::all(Tokens::NONE);
    let mut opened = BySociety::all(0);
    for society in world.societies() {
        known[society] = view.tokens(society);
        opened[society] = view.exchanges(society).len();
    }
    let grounds: Grounds = (world.house().loyalty, world.empires().len(), view.phase(), known, opened);
    let id = Id::unique(("certain tokens", view.viewer().index()));
    let kept = ctx.data(|data| data.get_temp::<(Grounds, Loyalties)>(id));
    if let Some((_, certain)) = kept.filter(|(kept, _)| *kept == grounds) {
        return certain;
    }
    let mut certain = BySociety::all(Tokens::NONE);
    for society in world.societies() {
        certain[society] = view.certain_tokens(world, society);
    }
    ctx.data_mut(|data| data.insert_temp(id, (grounds, certain)));
    certain
}

/// The text that says why a rival's token is certain.
pub(crate) fn why(looks: &Looks, scene: &Scene<'_>, society: Society, empire: Empire) -> String {
    let world = scene.game.world();
    let tokens = scene.view.tokens(society);
    let covered = world.slots().filter(|slot| tokens.at(*slot).is_none()).count();
    let key = if covered == 1 { "known-token-last" } else { "known-token-setup" };
    looks.speech.say(key, &[("empire", looks.speech.empire(empire).into())])
}

/// Draws a face-down token that the viewer has deduced: its emblem in a dashed ring on hatched ground.
pub(crate) fn ghost(ui: &Ui, looks: &mut Looks, disc: Rect, empire: Empire) {
    let tint = looks.theme.drawn(looks.empire(empire.index()));
    let (middle, radius) = (disc.center(), disc.width() / 2.0);
    ui.painter().circle_filled(middle, radius, looks.theme.well);
    let hatch = Stroke::new(line::THIN, tint.gamma_multiply(0.35));
    let mut off = -radius;
    while off < radius {
        let half = (radius * radius - off * off).max(0.0).sqrt() - 2.0;
        if half > 0.0 {
            let along = Vec2::new(0.7, -0.7) * half;
            let at = middle + Vec2::new(0.7, 0.7) * off;
            ui.painter().line_segment([at - along, at + along], hatch);
        }
        off += 4.0;
    }
    widgets::broken_ring(ui, middle, radius - 0.5, Stroke::new(line::STRONG, tint), &widgets::FINE);
    looks.icons.paint(ui, IconName::Empire(empire.index()), disc.shrink(disc.width() * 0.14), tint);
}

/// Draws a mark on the card back for a rival's cards of one deck if the viewer knows some of those cards. A tooltip
/// names them.
pub(crate) fn cards(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    society: Society,
    deck: Empire,
    back: Rect,
) {
    if scene.known.cards.hand(society)[deck].is_empty() {
        return;
    }
    let Some(said) = looks.speech.known_hand(scene.known.cards, society) else { return };
    let at = back.right_top() + Vec2::new(-2.0, 1.0);
    ui.painter().circle(at, 6.5, looks.theme.well, (line::THIN, looks.theme.ink));
    let sign = Rect::from_center_size(at, Vec2::splat(10.0));
    looks.icons.paint(ui, Symbol::Known, sign, looks.theme.ink);
    widgets::add(ui, back, ("known cards", society.index(), deck.index()), false, &said).on_hover_text(said);
}
