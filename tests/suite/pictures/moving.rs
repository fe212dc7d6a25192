//! Scenes with a running animation or with the pointer over something.

use egui::ViewportId;
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use rules::*;
use table::{CoachFrom, Match};
use whispers::settings::{Palette, Pause, Settings, Speed};
use whispers::shell::Shell;

use crate::pictures::{base, stage};
use crate::support::hands::{click, decide, game, mouse};

/// The settings for moving scenes: animations are slow.
pub fn slowly() -> Settings {
    Settings {
        coach: CoachFrom::Off,
        language: Some("en".into()),
        scale: Some(1.0),
        speed: Speed::Slow,
        pause: Pause::Click,
        forced: false,
        ..Settings::default()
    }
}

pub fn settle(harness: &mut Harness<'_, Shell>, settings: Settings) {
    let ctx = harness.ctx.clone();
    harness.state_mut().apply_settings(&ctx, settings);
    harness.step();
}

/// Continues the match, takes a decision, and stops its animation after a number of quarter seconds.
fn set_out(harness: &mut Harness<'_, Shell>, choose: fn(&Match) -> Action, quarters: usize) {
    click(harness, "Continue");
    settle(harness, slowly());
    let action = choose(game(harness));
    decide(harness, base::speech(), action, mouse);
    harness.remove_cursor();
    for _ in 0..quarters {
        harness.step();
    }
}

/// The first legal action of a kind.
pub fn first(game: &Match, is: impl Fn(&Action) -> bool) -> Option<Action> {
    game.legal().into_iter().find(is)
}

/// An attack that conquers a region with some banners left.
pub fn conquest(game: &Match) -> Option<Action> {
    first(game, |action| match *action {
        Action::Attack { to, banners, .. } => {
            let defenders = game.state().banners(to);
            let forts = game.world().icons_in(Icon::Fort, RegionSet::only(to)) as u8;
            defenders > 0 && banners > defenders + forts && banners > 3
        }
        _ => false,
    })
}

pub fn march(harness: &mut Harness<'_, Shell>) {
    set_out(harness, |game| conquest(game).unwrap(), 1);
}

pub fn fight(harness: &mut Harness<'_, Shell>) {
    set_out(harness, |game| conquest(game).unwrap(), 6);
}

pub fn sweep(harness: &mut Harness<'_, Shell>) {
    set_out(harness, |game| conquest(game).unwrap(), 15);
}

/// A card that can be played without further choices.
pub fn plain_card(game: &Match) -> Option<Action> {
    first(game, |action| matches!(action, Action::Play { using, .. } if using.number() == 2))
}

pub fn card(harness: &mut Harness<'_, Shell>) {
    set_out(harness, |game| plain_card(game).unwrap(), 2);
}

pub fn agent(harness: &mut Harness<'_, Shell>) {
    set_out(harness, |game| first(game, |a| matches!(a, Action::DeployPosition(_))).unwrap(), 0);
}

/// Moves the pointer over the last widget whose name passes.
fn point(harness: &mut Harness<'_, Shell>, passes: impl Fn(&str) -> bool) {
    let name = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value()).unwrap_or_default()
    };
    // The last one is visible, since a list may have scrolled the others away.
    let found = harness.root().children_recursive().filter(|node| passes(&name(node))).last();
    let at = found.unwrap().rect().center();
    harness.hover_at(at);
    for _ in 0..6 {
        harness.step();
    }
}

/// Points at the third position of a council where an agent would cut off a rival's agent on the last one.
pub fn foresee(harness: &mut Harness<'_, Shell>) {
    click(harness, "Continue");
    let position = cut(game(harness)).unwrap();
    let words = &game(harness).pack().words;
    let name = format!("{} {}, ", words.empire(position.empire()), words.office(position.office()));
    point(harness, |label| label.starts_with(&name));
}

/// A position where an agent would cut off a rival's agent.
pub fn cut(game: &Match) -> Option<Position> {
    let view = game.view(game.human_to_move()?);
    game.legal().into_iter().find_map(|action| match action {
        Action::DeployPosition(position)
            if position.office().index() == 2 && view.active_agent(position).is_some() =>
        {
            Some(position)
        }
        _ => None,
    })
}

/// Points at a line of the log about an attack.
pub fn told(harness: &mut Harness<'_, Shell>) {
    click(harness, "Continue");
    stage::rest(harness);
    let fought = |label: &str| label.contains(": attacked ") || label.contains(": took ");
    point(harness, |label| label.contains(" · ") && fought(label));
}

/// Opens the whole log above the map.
pub fn whole_log(harness: &mut Harness<'_, Shell>) {
    click(harness, "Continue");
    click(harness, "Full log (L)");
    stage::rest(harness);
}

/// Shows a rival's earlier attack again, and stops in the middle of its animation.
pub fn back(harness: &mut Harness<'_, Shell>) {
    click(harness, "Continue");
    settle(harness, slowly());
    let fought = |label: &str| label.contains(": attacked ") || label.contains(": took ");
    let mark = |label: &str| label.starts_with("Replay: ") && fought(label);
    crate::support::hands::click_where(harness, "a mark", mark);
    harness.remove_cursor();
    for _ in 0..6 {
        harness.step();
    }
}

/// Stops after the fall of a city that gains points for the person.
pub fn gain(harness: &mut Harness<'_, Shell>) {
    set_out(harness, |game| city(game).unwrap(), 21);
}

/// Stops while the city falls.
pub fn fall(harness: &mut Harness<'_, Shell>) {
    set_out(harness, |game| city(game).unwrap(), 17);
}

/// An attack that takes a city.
pub fn city(game: &Match) -> Option<Action> {
    let world = game.world();
    first(game, |action| match *action {
        Action::Attack { to, banners, .. } => {
            let forts = world.icons_in(Icon::Fort, RegionSet::only(to)) as u8;
            let taken = banners > game.state().banners(to) + forts;
            taken && world.icons_in(Icon::City, RegionSet::only(to)) > 0
        }
        _ => false,
    })
}

/// Points at the target of an attack whose source is chosen.
pub fn target(harness: &mut Harness<'_, Shell>, from: Region, to: Region) {
    let name = |harness: &Harness<'_, Shell>, r| format!("{}, ", game(harness).pack().words.region(r));
    let source = name(harness, from);
    crate::support::hands::click_where(harness, &source, |label| label.starts_with(&source));
    let target = name(harness, to);
    point(harness, |label| label.starts_with(&target));
}

/// Clicks a region that cannot attack.
pub fn refused(harness: &mut Harness<'_, Shell>) {
    click(harness, "Continue");
    let table = game(harness);
    let Some(Action::Attack { from, .. }) = conquest(table) else { panic!("no attack") };
    let own = table.state().controller(from);
    let rival = table.world().regions().find(|region| table.state().controller(*region) != own).unwrap();
    let name = format!("{}, ", table.pack().words.region(rival));
    crate::support::hands::click_where(harness, &name, |label| label.starts_with(&name));
    harness.remove_cursor();
    harness.run_steps(2);
}

/// Shows the table with strong colours on a display with a higher scale.
pub fn strong(harness: &mut Harness<'_, Shell>) {
    settle(harness, Settings { palette: Palette::Strong, speed: Speed::None, ..slowly() });
    let viewport = harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap();
    viewport.native_pixels_per_point = Some(1.25);
    click(harness, "Continue");
}

/// Shows the table with the automatic interface scale.
pub fn automatic(harness: &mut Harness<'_, Shell>) {
    settle(harness, Settings { scale: None, speed: Speed::None, ..slowly() });
    click(harness, "Continue");
}

/// Shows the dialog that confirms an irreversible move.
pub fn sure(harness: &mut Harness<'_, Shell>) {
    click(harness, "Continue");
    settle(harness, Settings { confirm: true, speed: Speed::None, ..slowly() });
    let keep = base::speech().text("exchange-keep");
    click(harness, &keep);
}
