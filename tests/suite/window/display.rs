//! The window on displays of every scale, on small monitors, and with every theme of the system.

use egui::{Color32, Rect, Shape, Vec2, ViewportCommand, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use whispers::settings::{Settings, ThemeName};
use whispers::shell::Shell;

use crate::support::hands::{click, name, names, open, settings};
use crate::support::stage;
use crate::window::SIZE;

/// The rectangle of the widget with this name.
fn place(harness: &Harness<'_, Shell>, called: &str) -> Rect {
    let mut nodes = harness.root().children_recursive();
    let node = nodes.find(|node| name(node).as_deref() == Some(called));
    node.unwrap_or_else(|| panic!("no {called:?} in {:?}", names(harness))).rect()
}

#[test]
fn quit_lies_in_the_window_at_every_display_scale_and_every_interface_scale() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    for scale in [None, Some(0.75), Some(1.0), Some(3.0)] {
        let ctx = harness.ctx.clone();
        harness.state_mut().apply_settings(&ctx, Settings { scale, ..settings() });
        for pixels in [Vec2::new(1920.0, 1080.0), Vec2::new(2560.0, 1440.0)] {
            for display in [1.0, 1.25, 2.0, 2.75, 3.0, 4.0] {
                stage::resize(&mut harness, pixels, display);
                let window = Rect::from_min_size(egui::Pos2::ZERO, pixels / harness.ctx.pixels_per_point());
                let quit = place(&harness, "Quit");
                assert!(window.contains_rect(quit), "{scale:?}, {pixels} at {display}: {quit} in {window}");
            }
        }
    }
}

/// The commands that the window sends to the system on a monitor of this size, in points.
fn on_monitor(harness: &mut Harness<'_, Shell>, monitor: Vec2) -> Vec<ViewportCommand> {
    let zoom = harness.ctx.zoom_factor();
    let viewport = harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap();
    viewport.monitor_size = Some(monitor / zoom);
    harness.step();
    harness.output().viewport_output[&ViewportId::ROOT].commands.clone()
}

#[test]
fn the_least_window_fits_its_monitor_and_a_small_monitor_gets_a_maximised_window() {
    let least = |commands: &[ViewportCommand]| {
        let mut sizes = commands.iter().filter_map(|command| match command {
            ViewportCommand::MinInnerSize(size) => Some(*size),
            _ => None,
        });
        sizes.next_back()
    };
    for (monitor, maximised) in [
        (Vec2::new(640.0, 360.0), true),
        (Vec2::new(698.0, 393.0), true),
        (Vec2::new(1366.0, 768.0), true),
        (Vec2::new(1920.0, 1080.0), false),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut harness = open(folder.path(), SIZE);
        let commands = on_monitor(&mut harness, monitor);
        let size = least(&commands).unwrap() * harness.ctx.zoom_factor();
        assert!(size.x < monitor.x && size.y < monitor.y, "{monitor}: {size}");
        assert!(size.x <= 768.0 && size.y <= 480.0, "{monitor}: {size}");
        assert_eq!(commands.contains(&ViewportCommand::Maximized(true)), maximised, "{monitor}");
        // The minimum size is sent only once for each monitor.
        assert!(least(&on_monitor(&mut harness, monitor)).is_none());
        assert!(least(&on_monitor(&mut harness, monitor * 2.0)).is_some());
    }
}

/// The colours of all rectangles.
fn fills(harness: &Harness<'_, Shell>) -> Vec<Color32> {
    fn add(shape: &Shape, fills: &mut Vec<Color32>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, fills)),
            Shape::Rect(rect) => fills.extend([rect.fill, rect.stroke.color]),
            _ => {}
        }
    }
    let mut fills = Vec::new();
    harness.output().shapes.iter().for_each(|clipped| add(&clipped.shape, &mut fills));
    fills
}

#[test]
fn widgets_have_the_colours_of_the_theme_whatever_theme_the_system_reports() {
    for theme in [ThemeName::Parchment, ThemeName::Night] {
        let folder = tempfile::tempdir().unwrap();
        let mut harness = open(folder.path(), SIZE);
        let ctx = harness.ctx.clone();
        harness.state_mut().apply_settings(&ctx, Settings { theme, ..settings() });
        // These screens have buttons, lists, fields and a slider.
        for screen in ["Settings", "New match", "Packs"] {
            click(&mut harness, screen);
            let drawn = [None, Some(egui::Theme::Light), Some(egui::Theme::Dark)].map(|system| {
                harness.input_mut().system_theme = system;
                harness.run_steps(3);
                (fills(&harness), harness.ctx.global_style())
            });
            assert!(drawn[0].0.len() > 10);
            assert_eq!(drawn[1], drawn[0], "{theme:?}, {screen}, a light theme");
            assert_eq!(drawn[2], drawn[0], "{theme:?}, {screen}, a dark theme");
            click(&mut harness, "Back");
        }
    }
}
