//! Features of packs beyond the printed rules, at the table: their own icons, seas, limits of regions, other
//! points, and an early end.

use std::path::PathBuf;
use std::sync::Arc;

use bots::Level;
use egui::Vec2;
use egui_kittest::Harness;
use packs::{Pack, interface_languages};
use rules::*;
use speech::Speech;
use table::{Match, Setup};
use whispers::settings::Settings;
use whispers::shell::Shell;

use crate::support::hands::{click_where, names, open_with, settings};
use crate::support::raster::Raster;
use crate::support::stage::{self, Moment};
use crate::support::{lie, picture};
use testing::test_packs::high_water;

const SIZES: [[f32; 2]; 2] = [[1024.0, 640.0], [1280.0, 800.0]];

fn moment(there: fn(&Match) -> bool) -> Moment {
    Moment { rivals: 2, seed: 3, rules: "", there }
}

/// A region that can attack by land, and an enemy region across a sea from it.
fn across(game: &Match) -> Option<(Region, Region)> {
    let (world, state) = (game.world(), game.state());
    game.legal().into_iter().find_map(|action| {
        let Action::Attack { from, .. } = action else { return None };
        let foes = world.seas(from).minus(state.control(state.controller(from)?));
        Some((from, foes.into_iter().next()?))
    })
}

/// A window that shows a match of any pack, with its renderer and its data folder.
fn table(
    game: Match,
    language: &'static str,
    size: [f32; 2],
) -> (Harness<'static, Shell>, Raster, tempfile::TempDir) {
    let (data, raster) = (tempfile::tempdir().unwrap(), Raster::default());
    let pack = Pack::clone(game.pack());
    let window = Harness::builder().with_size(Vec2::from(size)).with_max_steps(60).renderer(raster.clone());
    let mut harness = open_with(window, data.path(), pack);
    let ctx = harness.ctx.clone();
    let settings = Settings { language: Some(language.into()), ..settings() };
    harness.state_mut().apply_settings(&ctx, settings);
    harness.state_mut().show(&ctx, game);
    harness.run();
    (harness, raster, data)
}

#[test]
fn regions_tell_their_icons_limits_and_seas_and_the_round_how_near_the_end_is() {
    let pack = high_water();
    let game = Match::new(Setup::new(Arc::clone(&pack), 2, Level::Random, 1)).unwrap();
    let (harness, _, _data) = table(game, "en", SIZES[1]);
    let names = names(&harness);
    let told = |start: &str, parts: &[&str]| {
        let found = names.iter().find(|name| name.starts_with(start)).unwrap_or_else(|| panic!("no {start}"));
        parts.iter().for_each(|part| assert!(found.contains(part), "{part} is not in {found:?}"));
    };
    told("Stiltmarket, ", &["market, port", "across the sea from Silkrow"]);
    told("Saltpan, ", &["bell", "feeds at most 2"]);
    told("The Lantern, ", &["2 ports", "feeds at most 7"]);
    told(
        "Round 1 of 4",
        &["controls 6 markets. Closest: Heron, Otter, Newt and Moth, with 2", "has no markets left"],
    );
    told("Heron: ", &["Its isles bring", "2 markets (2 points), 1 port (1 point)"]);
}

#[test]
fn an_attack_across_a_sea_is_refused_with_the_reason() {
    let game = moment(|game| across(game).is_some()).play_in(&high_water());
    let (from, to) = across(&game).unwrap();
    let speech = Speech::new(high_water());
    let [from, to] = [from, to].map(|region| speech.region(region));
    let (mut harness, _, _data) = table(game, "en", SIZES[1]);
    for region in [&from, &to] {
        click_where(&mut harness, region, |name| name.starts_with(&format!("{region}, ")));
        harness.run_steps(2);
    }
    let sea = format!("a sea lies between {from} and {to}");
    assert!(names(&harness).iter().any(|name| name.contains(&sea)), "{sea}: {:?}", names(&harness));
}

#[test]
fn the_table_and_the_end_are_told_in_every_language_without_anything_in_the_way() {
    let pack = high_water();
    let moments = [
        ("begin", moment(|_| true)),
        ("attack", moment(|game| across(game).is_some())),
        ("end", moment(|game| game.state().is_over())),
    ];
    let mut faults = Vec::new();
    for (name, moment) in moments {
        let mut played = Some(moment.play_in(&pack));
        for (language, size) in interface_languages().into_iter().flat_map(|l| SIZES.map(|size| (l, size))) {
            let game = played.take().unwrap_or_else(|| moment.play_in(&pack));
            let (mut harness, raster, _data) = table(game, language, size);
            stage::rest(&mut harness);
            let what = format!("high-water-{language}-{}-{name}", size[0]);
            if let Some(folder) = std::env::var_os("WHISPERS_PHOTOS") {
                let image = raster.draw(&harness.ctx, harness.output());
                picture::write(&PathBuf::from(folder).join(format!("{what}.png")), &image);
            }
            faults.extend(lie::faults(&harness).into_iter().map(|fault| format!("{what}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
