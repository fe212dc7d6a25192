//! What every screen needs for drawing the current pack: colours, icons, sentences and the map.

mod font_families;
pub mod fonts;
pub mod icons;
pub mod interface_scale;
mod language_face;
pub mod late_fonts;
pub mod name_shortening;
pub mod pack_paintings;
pub mod system_faces;
pub mod text_fitting;
pub mod theme;

use std::sync::Arc;

use egui::{Color32, Context, Ui};

use crate::looks::icons::{Icons, Symbol};
use crate::looks::language_face::LanguageFace;
use crate::looks::pack_paintings::Paintings;
use crate::looks::theme::{STRONG, Theme, colour};
use crate::map::{Frame, MapLook, MapMeshCache, MapState, Shapes};
use crate::settings::{Palette, Settings, ThemeName};
use crate::sound::Sound;
use packs::{Look, Pack, Scenery};
use speech::Speech;

/// The maximum number of other packs whose looks are cached.
const MOST: usize = 24;

/// What every screen needs for drawing the current pack.
pub struct Looks {
    /// Colours and sizes.
    pub theme: Theme,
    /// The icons, as textures.
    pub icons: Icons,
    /// The sentences of the language in use.
    pub speech: Speech,
    /// The available languages: their codes and their own names.
    pub languages: Vec<(&'static str, String)>,
    /// The current pack.
    pub pack: Arc<Pack>,
    /// The shapes of the map's regions, for finding and filling them.
    pub shapes: Shapes,
    /// The cached meshes of the map.
    pub chart: MapMeshCache,
    /// The colours of the empires.
    pub palette: Palette,
    /// The cached pictures of packs.
    pub paintings: Paintings,
    /// The sounds to play next.
    pub sounds: Vec<Sound>,
    /// The font of the language in use.
    language_face: LanguageFace,
    /// The theme: day or night.
    by: ThemeName,
    ctx: Context,
    /// The cached looks of other packs, with the most recent last.
    others: Vec<PackLooks>,
}

/// The looks that belong to a pack.
struct PackLooks {
    icons: Icons,
    speech: Speech,
    pack: Arc<Pack>,
    shapes: Shapes,
    chart: MapMeshCache,
}

impl PackLooks {
    fn new(ctx: &Context, pack: &Arc<Pack>, language: &str) -> Self {
        Self {
            icons: Icons::new(ctx, pack),
            speech: Speech::in_language(Arc::clone(pack), language),
            shapes: Shapes::new(&pack.picture),
            chart: MapMeshCache::default(),
            pack: Arc::clone(pack),
        }
    }
}

/// True if one pack's matches can be shown with the looks and words of the other.
pub(crate) fn alike(one: &Pack, other: &Pack) -> bool {
    let societies = |pack: &Pack| pack.words.societies().iter().map(|s| s.id.clone()).collect::<Vec<_>>();
    one.id == other.id
        && one.kept == other.kept
        && one.rules == other.rules
        && societies(one) == societies(other)
}

impl Looks {
    /// The looks of a pack.
    pub(crate) fn new(ctx: &Context, pack: &Arc<Pack>, settings: &Settings) -> Self {
        let language_face = LanguageFace::new(ctx, pack, settings.spoken_language());
        ctx.set_fonts(fonts::definitions(&pack.theme, language_face.letters()));
        system_faces::set_language(settings.spoken_language());
        let PackLooks { icons, speech, pack, shapes, chart } =
            PackLooks::new(ctx, pack, settings.spoken_language());
        Self {
            theme: settings.theme.theme(&pack),
            sounds: Vec::new(),
            language_face,
            by: settings.theme,
            icons,
            languages: Speech::languages(&pack),
            speech,
            pack,
            shapes,
            chart,
            palette: settings.palette,
            paintings: Paintings::default(),
            ctx: ctx.clone(),
            others: Vec::new(),
        }
    }

    /// The symbol for points: a city, or a crown if other things score too (R9.3).
    pub(crate) fn scores(&self) -> Symbol {
        if self.pack.rules.raw.scores_as_printed() { Symbol::City } else { Symbol::Crown }
    }

    /// Reads the list of languages and the texts of the language in use again, after languages were installed.
    pub(crate) fn renew_languages(&mut self, settings: &Settings) {
        self.languages = Speech::languages(&self.pack);
        self.set_language(settings);
    }

    /// Uses the language of the settings from now on.
    pub(crate) fn set_language(&mut self, settings: &Settings) {
        self.speech = Speech::in_language(Arc::clone(&self.pack), settings.spoken_language());
        for other in &mut self.others {
            other.speech = Speech::in_language(Arc::clone(&other.pack), settings.spoken_language());
        }
        self.use_face_of_language();
        if system_faces::set_language(settings.spoken_language()) {
            system_faces::ask_again(&self.ctx);
        }
    }

    /// Draws letters with the font of the language in use, if it brings one.
    fn use_face_of_language(&mut self) {
        let face = LanguageFace::new(&self.ctx, &self.pack, self.speech.language());
        if face != self.language_face {
            self.language_face = face;
            self.ctx.set_fonts(fonts::definitions(&self.pack.theme, self.language_face.letters()));
        }
    }

    /// Shows the font of the language as soon as it has been read beside the window.
    pub(crate) fn show_read_fonts(&mut self) {
        if self.language_face.has_arrived() {
            self.ctx.set_fonts(fonts::definitions(&self.pack.theme, self.language_face.letters()));
        }
    }

    /// Waits until the font of the language has been read, for a picture that is drawn only once.
    pub(crate) fn wait_for_fonts(&mut self) {
        self.language_face.wait();
        self.show_read_fonts();
    }

    /// Uses the pack's colours for day or night from now on.
    pub(crate) fn set_theme(&mut self, theme: ThemeName) {
        self.by = theme;
        self.theme = theme.theme(&self.pack);
    }

    /// The theme of the pack that is being drawn, which may not be the current one.
    pub(crate) fn theme_of_pack(&self) -> Theme {
        self.by.theme(&self.pack)
    }

    /// Drops the cached looks of all packs except these and the current one.
    pub(crate) fn keep_only(&mut self, packs: &[Arc<Pack>]) {
        self.others.retain(|other| packs.iter().any(|pack| Arc::ptr_eq(pack, &other.pack)));
    }

    /// Makes this the current pack, with its emblems, words, maps, theme and fonts.
    pub(crate) fn show_pack(&mut self, pack: &Arc<Pack>) {
        let before = Arc::clone(&self.pack);
        self.draw_pack(pack);
        self.theme = self.theme_of_pack();
        let letters = |pack: &Pack| (pack.theme.face, pack.theme.font.clone());
        let face = LanguageFace::new(&self.ctx, pack, self.speech.language());
        if letters(pack) != letters(&before) || face != self.language_face {
            self.language_face = face;
            self.ctx.set_fonts(fonts::definitions(&pack.theme, self.language_face.letters()));
        }
    }

    /// Switches emblems, words and maps to this pack. Theme and fonts stay.
    fn draw_pack(&mut self, pack: &Arc<Pack>) {
        if Arc::ptr_eq(&self.pack, pack) {
            return;
        }
        // Each record with kept rules has its own pack. Those that look alike share their looks.
        let same = |other: &Pack| pack.kept && alike(other, pack);
        let known = self.others.iter().position(|other| Arc::ptr_eq(&other.pack, pack) || same(&other.pack));
        let mut other = match known {
            Some(at) => self.others.remove(at),
            None => PackLooks::new(&self.ctx, pack, self.speech.language()),
        };
        std::mem::swap(&mut self.icons, &mut other.icons);
        std::mem::swap(&mut self.speech, &mut other.speech);
        std::mem::swap(&mut self.pack, &mut other.pack);
        std::mem::swap(&mut self.shapes, &mut other.shapes);
        std::mem::swap(&mut self.chart, &mut other.chart);
        self.others.push(other);
        if self.others.len() > MOST {
            self.others.remove(0);
        }
    }

    /// Draws something with the emblems, words and map of another pack, and then switches back.
    pub fn with_pack<T>(&mut self, pack: &Arc<Pack>, draw: impl FnOnce(&mut Self) -> T) -> T {
        let shown = Arc::clone(&self.pack);
        self.draw_pack(pack);
        let drawn = draw(self);
        self.draw_pack(&shown);
        drawn
    }

    /// Paints the map of the current pack.
    pub fn paint_map(&mut self, ui: &Ui, frame: &Frame, state: MapState<'_>) {
        let empires = &self.pack.theme.empires;
        let colours: Vec<Color32> = (0..empires.len()).map(|i| self.empire(i)).collect();
        let patterns: Vec<usize> = empires.iter().map(|look| look.pattern).collect();
        let scenery: Vec<Scenery> = empires.iter().map(|look| look.scenery).collect();
        let names = self.pack.names_on_map(self.speech.words());
        let landmarks = self.pack.landmarks();
        let look = MapLook {
            theme: &self.theme,
            colours: &colours,
            patterns: &patterns,
            scenery: &scenery,
            names: &names,
            landmarks: &landmarks,
            state,
        };
        self.chart.paint(ui, frame, &self.pack.picture, &self.shapes, &look);
    }

    /// The colour of the empire with this index in the pack.
    pub fn empire(&self, index: usize) -> Color32 {
        let strong = || STRONG.get(index).copied();
        let by_night = |look: &Look| if self.theme.dark { look.night } else { look.colour };
        let pack = || self.pack.theme.empires.get(index).map(by_night);
        let found = if self.palette == Palette::Strong { strong().or_else(pack) } else { pack() };
        found.map_or(self.theme.ink, colour)
    }

    /// The colour of the society with this index in the pack.
    pub fn society(&self, index: usize) -> Color32 {
        self.pack.theme.societies.get(index).map_or(self.theme.ink, |look| colour(look.colour))
    }
}
