//! The layout in windows of many sizes and densities: no widget is outside the window, and no two buttons
//! overlap.

use crate::support::hands;
use crate::support::hands::click;
use crate::support::lie::{faults, is_button};
use crate::support::shelf;
use crate::support::stage;
use crate::support::stage::Moment;
use egui::{Vec2, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use rules::*;
use whispers::looks::interface_scale;
use whispers::settings::{Pause, Settings, Speed};
use whispers::shell::Shell;

/// The sizes of windows, from the smallest, where everything is scaled down. The last two are a wide and a
/// tall one.
const SIZES: [[f32; 2]; 9] = [
    [768.0, 480.0],
    [900.0, 640.0],
    [1024.0, 640.0],
    [1152.0, 720.0],
    [1366.0, 768.0],
    [1600.0, 1000.0],
    [2560.0, 1440.0],
    [2400.0, 700.0],
    [1080.0, 1800.0],
];

const DENSITIES: [f32; 3] = [1.0, 1.25, 2.0];

/// Checks the screen that the clicks lead to in windows of all sizes and densities.
fn look_at(moment: Option<Moment>, clicks: fn(&mut Harness<'_, Shell>)) {
    let data = tempfile::tempdir().unwrap();
    if let Some(moment) = moment {
        moment.save(data.path());
    }
    let mut harness = hands::open(data.path(), Vec2::from(SIZES[0]));
    clicks(&mut harness);
    for size in SIZES {
        for density in DENSITIES {
            // The harness sets the size in points of the current scale. The program then changes the scale
            // for the new size, so the size is set again in points of that scale.
            let scale = interface_scale::for_room(Some(1.0), Vec2::from(size));
            harness.set_size(Vec2::from(size) / harness.ctx.zoom_factor());
            harness.step();
            harness.set_size(Vec2::from(size) / scale);
            let viewport = harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap();
            viewport.native_pixels_per_point = Some(density);
            stage::rest(&mut harness);
            assert!((harness.ctx.zoom_factor() - scale).abs() < 0.001, "{size:?} at {density}");
            assert!((harness.ctx.pixels_per_point() - density * scale).abs() < 0.001);
            let buttons = harness.root().children_recursive().filter(is_button).count();
            assert!(buttons > 1, "only {buttons} buttons");
            let faults = faults(&harness);
            assert!(faults.is_empty(), "{size:?} at {density}:\n{}", faults.join("\n"));
        }
    }
}

/// Checks the screen that the clicks lead to in windows of usual sizes at every scale.
fn scaled(moment: Option<Moment>, clicks: fn(&mut Harness<'_, Shell>)) {
    let data = tempfile::tempdir().unwrap();
    if let Some(moment) = moment {
        moment.save(data.path());
    }
    let mut harness = hands::open(data.path(), Vec2::new(1280.0, 720.0));
    clicks(&mut harness);
    let mut seen = Vec::new();
    for size in [[1280.0, 720.0], [1920.0, 1080.0], [3840.0, 2160.0]] {
        for scale in [None, Some(0.75), Some(1.1), Some(1.5), Some(2.2), Some(3.0)] {
            harness.set_size(Vec2::from(size));
            let ctx = harness.ctx.clone();
            let settings = Settings { scale, speed: Speed::None, pause: Pause::None, ..Settings::default() };
            harness.state_mut().apply_settings(&ctx, Settings { forced: false, ..settings });
            stage::rest(&mut harness);
            stage::rest(&mut harness);
            seen.push(ctx.zoom_factor());
            let faults = faults(&harness);
            assert!(faults.is_empty(), "{size:?} at {scale:?}:\n{}", faults.join("\n"));
        }
    }
    seen.sort_by(f32::total_cmp);
    seen.dedup();
    assert!(seen.len() > 6 && seen.contains(&3.0), "{seen:?}");
}

#[test]
fn the_table_fits_at_every_scale() {
    let there =
        |game: &table::Match| game.legal().iter().filter(|a| matches!(a, Action::Play { .. })).count() > 3;
    let moment = Moment { rivals: 3, seed: 20, rules: "hand-limit=20", there };
    scaled(Some(moment), |harness| hands::click_where(harness, "Continue", |l| l.starts_with("Continue")));
}

#[test]
fn the_setup_fits_at_every_scale() {
    scaled(None, hands::customise);
}

/// Checks the table at a moment.
fn table(rivals: usize, rules: &'static str, there: fn(&table::Match) -> bool) {
    let moment = Moment { rivals, seed: 20, rules, there };
    look_at(Some(moment), |harness| click(harness, "Continue"));
}

#[test]
fn the_title_fits_into_every_window() {
    look_at(None, |_| ());
}

#[test]
fn the_settings_fit_into_every_window() {
    look_at(None, |harness| click(harness, "Settings"));
}

#[test]
fn the_setup_fits_into_every_window() {
    look_at(None, |harness| click(harness, "New match"));
    look_at(None, hands::customise);
}

#[test]
fn the_packs_fit_into_every_window() {
    look_at(None, shelf::missing_pack);
}

#[test]
fn the_packs_fit_at_every_scale() {
    scaled(None, |harness| click(harness, "Packs"));
}

#[test]
fn the_dialog_that_looks_for_packs_fits_into_every_window() {
    look_at(None, |harness| {
        let folder = tempfile::tempdir().unwrap();
        for i in 0..30 {
            std::fs::create_dir(folder.path().join(format!("folder {i}"))).unwrap();
        }
        click(harness, "Packs");
        shelf::type_path(harness, folder.path());
        click(harness, "Browse");
        assert!(shelf::says(harness, "folder 1, folder"));
    });
}

#[test]
fn the_list_of_matches_fits_into_every_window() {
    let moment = Moment { rivals: 1, seed: 20, rules: "", there: |_| true };
    look_at(Some(moment), |harness| click(harness, "Load match"));
}

#[test]
fn the_places_of_four_societies_fit_into_every_window() {
    table(3, "agents-in-regions=on", |game| {
        let regions = game.legal().iter().filter(|a| matches!(a, Action::DeployRegion(_))).count();
        game.state().round() > 2 && regions > 30
    });
}

#[test]
fn four_cards_to_discard_from_fit_into_every_window() {
    table(2, "hand-limit=3", |game| {
        let cards = game.human_to_move().map_or(0, |person| game.view(person).hand().cards());
        cards == 4 && game.legal().iter().any(|a| matches!(a, Action::Discard(_)))
    });
}

#[test]
fn two_cards_to_play_fit_into_every_window() {
    table(2, "hand-limit=20", |game| {
        game.legal().iter().filter(|a| matches!(a, Action::Play { .. })).count() > 3
    });
}

#[test]
fn the_tokens_of_four_societies_fit_into_every_window() {
    table(3, "", |game| game.legal().iter().any(|a| matches!(a, Action::Exchange(..))));
}

#[test]
fn the_end_of_four_societies_fits_into_every_window() {
    let moment = Moment { rivals: 3, seed: 20, rules: "", there: |game| game.state().is_over() };
    look_at(Some(moment), hands::go_on);
}
