//! The list of letters in the fonts of the window. Packs and languages are checked against it.

use std::fmt::Write;

use egui::epaint::text::{Fonts, TextOptions};
use egui::{FontFamily, FontId};
use testing::repository_files::root;
use whispers::looks::fonts;

/// The ranges of letters that the window's fonts have, one per line.
fn faces() -> String {
    let mut fonts =
        Fonts::new(TextOptions::default(), fonts::definitions(&testing::pack("war-of-whispers").theme, None));
    let font = FontId::new(14.0, FontFamily::Proportional);
    let mut view = fonts.with_pixels_per_point(1.0);
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for letter in ('\u{80}'..=char::MAX).filter(|letter| view.has_glyph(&font, *letter)) {
        let number = u32::from(letter);
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let mut text = String::new();
    ranges.iter().for_each(|(first, last)| writeln!(text, "{first:04x} {last:04x}").unwrap());
    text
}

#[test]
fn the_list_of_letters_is_that_of_the_fonts_of_the_window() {
    let faces = faces();
    if std::env::var_os("WHISPERS_BLESS").is_some() {
        std::fs::write(root().join("crates/cli/src/letters/faces.txt"), &faces).unwrap();
        return;
    }
    assert_eq!(cli::LETTERS_WITH_FACES, faces, "WHISPERS_BLESS=1 writes it anew");
}
