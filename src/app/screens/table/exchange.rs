//! The exchange of two tokens (R8.2): that they stay face up, and what the person would have after it.

use egui::{Label, RichText, Ui};

use super::scene::Scene;
use crate::app::looks::Looks;
use crate::app::words::typeset;
use crate::rules::{Action, Empire};

/// Shows what holds for every exchange, and, once a token was picked, what each exchange with it would bring, in
/// letters of such a size.
pub(super) fn show(ui: &mut Ui, looks: &Looks, scene: &Scene<'_>, size: f32) {
    if !scene.legal.iter().any(|action| matches!(action, Action::Exchange(..))) {
        return;
    }
    let small = |text| RichText::new(text).size(size);
    let about = small(looks.speech.text("exchange-about")).color(looks.theme.faint);
    ui.add(Label::new(about).selectable(false));
    let Some(picked) = scene.pick.token else { return };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        for (with, [before, after]) in with(scene, picked) {
            let ink = match after.cmp(&before) {
                std::cmp::Ordering::Less => looks.theme.wrong,
                std::cmp::Ordering::Equal => looks.theme.ink,
                std::cmp::Ordering::Greater => looks.theme.gain,
            };
            let text = small(said(looks, &Said::Choice, with, [before, after])).color(ink);
            ui.add(Label::new(text).selectable(false));
        }
    });
}

/// The question by which a decision is asked for again: of an exchange also what it means.
pub(super) fn asked(looks: &Looks, scene: &Scene<'_>, action: Action) -> String {
    let what = looks.speech.action(scene.game, scene.view, action);
    let Action::Exchange(a, b) = action else {
        return looks.speech.say("window-sure", &[("what", what.into())]);
    };
    let note = said(looks, &Said::Asked, b, points(scene, a, b));
    looks.speech.say("exchange-sure", &[("what", what.into()), ("note", note.into())])
}

/// What the exchanges of a token would bring, a line each: for whoever points at it.
pub(super) fn about(looks: &Looks, scene: &Scene<'_>, token: Empire) -> Vec<String> {
    let picked = scene.pick.token.filter(|picked| *picked != token);
    match picked {
        Some(picked) => vec![said(looks, &Said::Pointed, picked, points(scene, picked, token))],
        None => with(scene, token).map(|(with, points)| said(looks, &Said::Pointed, with, points)).collect(),
    }
}

/// The tokens with which one can be exchanged, with the points before and after.
fn with<'a>(scene: &'a Scene<'_>, token: Empire) -> impl Iterator<Item = (Empire, [i32; 2])> + 'a {
    scene.legal.iter().filter_map(move |action| match *action {
        Action::Exchange(a, b) if a == token => Some((b, points(scene, a, b))),
        Action::Exchange(a, b) if b == token => Some((a, points(scene, a, b))),
        _ => None,
    })
}

/// The person's points now, and with two tokens exchanged.
fn points(scene: &Scene<'_>, a: Empire, b: Empire) -> [i32; 2] {
    let world = scene.game.world();
    [scene.view.score(world), scene.view.score_exchanged(world, a, b)]
}

/// Where it is said what an exchange would bring.
enum Said {
    /// In the list of what there is to choose from.
    Choice,
    /// Where a token is pointed at.
    Pointed,
    /// Where it is asked for again.
    Asked,
}

fn said(looks: &Looks, place: &Said, with: Empire, [before, after]: [i32; 2]) -> String {
    let key = match place {
        Said::Choice => "exchange-choices",
        Said::Pointed => "exchange-gives",
        Said::Asked => "exchange-open",
    };
    let args = [
        ("empire", looks.speech.empire(with).into()),
        ("before", typeset(before).into()),
        ("after", typeset(after).into()),
    ];
    looks.speech.say(key, &args)
}
