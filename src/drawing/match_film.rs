//! A whole match as a film. It has a frame for the beginning and end of each round and for each empire's
//! turn, with a text on what happened.

use super::headless_window::HeadlessWindow;
use super::match_picture::{screen, still};
use crate::screens::table::Caption;
use crate::settings::Settings;
use image_files::Film;
use speech::Speech;
use table::{Landmarks, Match, Perspective};

/// The size of a frame in pixels, large enough for small text.
const SIZE: [u32; 2] = [1024, 720];

/// The shortest duration of a frame, in hundredths of a second.
const STAYS: u16 = 120;
/// The additional duration for each letter of its text, in hundredths of a second.
const LETTER: f32 = 1.6;
/// The longest duration of a frame, in hundredths of a second.
const LONGEST: u16 = 600;
/// The duration of the last frame, in hundredths of a second.
const LAST: u16 = 800;

/// The maximum number of frames. A longer match shows its parts at even intervals.
const MOST: usize = 120;

/// The number of frames from which the colours are chosen.
const SAMPLES: usize = 4;

/// A callback with the number of drawn frames and of all frames. Drawing stops if it returns false.
pub(crate) type Progress<'a> = &'a mut dyn FnMut(usize, usize) -> bool;

/// Draws a match as a GIF from a perspective. Returns `None` if `progress` stopped it.
///
/// # Errors
///
/// Fails if the match cannot be shown from this perspective.
pub fn draw_film(
    game: &Match,
    language: &'static str,
    eyes: Perspective,
    progress: Progress<'_>,
) -> Result<Option<Vec<u8>>, String> {
    let settings = Settings { language: Some(language.to_owned()), ..Settings::default() };
    draw_film_with(game, &settings, eyes, progress)
}

/// Draws a match as a GIF with a person's settings. Returns `None` if `progress` stopped it.
pub(crate) fn draw_film_with(
    game: &Match,
    settings: &Settings,
    eyes: Perspective,
    progress: Progress<'_>,
) -> Result<Option<Vec<u8>>, String> {
    let settings = still(settings);
    let mut table = screen(game, &settings, eyes)?;
    let mut studio = HeadlessWindow::new(game.pack(), &settings, SIZE, Some(1.0));
    let shots = shots(&studio.looks.speech, game, eyes);
    let all = shots.len();
    let mut draw = |shot: &Shot| {
        table.pose(shot.taken, Some(shot.caption.clone()));
        studio.draw(&mut table)
    };
    let mut samples = Vec::new();
    for i in 0..SAMPLES.min(all) {
        samples.extend(draw(&shots[i * (all - 1) / SAMPLES.saturating_sub(1).max(1)])?);
    }
    let mut film = Film::new(SIZE.map(|side| side as u16), &samples)?;
    for (done, shot) in shots.iter().enumerate() {
        if !progress(done, all) {
            return Ok(None);
        }
        film.add(&draw(shot)?, shot.stays)?;
    }
    progress(all, all);
    film.finish().map(Some)
}

/// A frame: the number of decisions before it, its text, and its duration in hundredths of a second.
struct Shot {
    taken: usize,
    caption: Caption,
    stays: u16,
}

/// The frames of a match: its beginning, each part of it, and its end.
fn shots(speech: &Speech, game: &Match, eyes: Perspective) -> Vec<Shot> {
    let marks = Landmarks::new(game);
    let shot = |taken: usize, heading: String, text: String| {
        let stays = (f32::from(STAYS) + LETTER * text.chars().count() as f32).min(f32::from(LONGEST));
        Shot { taken, caption: Caption { heading, text }, stays: stays as u16 }
    };
    let about = speech.text("replay-start-about");
    let mut shots = vec![shot(0, speech.part_of_match(game, &marks, 0), about)];
    let parts: Vec<(usize, usize)> = marks.parts().map(|(_, numbers)| numbers).collect();
    let every = parts.len().div_ceil(MOST).max(1);
    for part in parts.chunks(every) {
        let (first, last) = (part[0].0, part[part.len() - 1].1);
        let heading = speech.part_of_match(game, &marks, first);
        shots.push(shot(last, heading, speech.deeds_of_part(game, first..=last, eyes)));
    }
    if game.state().is_over() {
        let count = game.steps().len();
        let end = shot(count, speech.part_of_match(game, &marks, count), speech.winners(game));
        shots.push(Shot { stays: LAST, ..end });
    }
    shots
}
