//! What every screen draws with, for the pack that is played and for those that could be.

mod guests;

use std::sync::Arc;

use egui::{Color32, Context};

use self::guests::Guests;
use super::icons::Icons;
use super::map::{Chart, Shapes};
use super::settings::{Palette, Settings};
use super::theme::{STRONG, Theme, colour};
use crate::content::Pack;
use crate::table::speech::Speech;

/// What every screen draws with.
pub struct Kit {
    /// Colours and sizes.
    pub theme: Theme,
    /// Icons.
    pub icons: Icons,
    /// Sentences.
    pub speech: Speech,
    /// The languages that there are, with what each calls itself.
    pub languages: Vec<(&'static str, String)>,
    /// The pack that is played.
    pub pack: Arc<Pack>,
    /// The map's regions for finding and filling.
    pub shapes: Shapes,
    /// The map as it was painted last.
    pub chart: Chart,
    /// Which colours the empires have.
    pub palette: Palette,
    /// The same of the packs that are not played now.
    others: Vec<Other>,
    /// Packs that are played now and then.
    guests: Guests,
}

/// What is a pack's own of what screens draw with.
struct Other {
    icons: Icons,
    speech: Speech,
    pack: Arc<Pack>,
    shapes: Shapes,
    chart: Chart,
}

impl Other {
    fn new(ctx: &Context, pack: Arc<Pack>, settings: &Settings) -> Self {
        let speech = Speech::in_language(Arc::clone(&pack), settings.speaks());
        Self::speaking(ctx, pack, speech)
    }

    fn speaking(ctx: &Context, pack: Arc<Pack>, speech: Speech) -> Self {
        Self {
            icons: Icons::new(ctx, &pack),
            speech,
            shapes: Shapes::new(&pack.picture),
            chart: Chart::default(),
            pack,
        }
    }
}

impl Kit {
    /// The first pack's, with others to turn to.
    pub(super) fn new(ctx: &Context, first: &Arc<Pack>, others: &[Arc<Pack>], settings: &Settings) -> Self {
        let other = |pack: &Arc<Pack>| Other::new(ctx, Arc::clone(pack), settings);
        let Other { icons, speech, pack, shapes, chart } = other(first);
        let others = others.iter().map(other).collect();
        let theme = settings.theme.theme();
        let languages = Speech::languages(&pack);
        Self {
            theme,
            icons,
            speech,
            languages,
            pack,
            shapes,
            chart,
            palette: settings.palette,
            others,
            guests: Guests::new(ctx),
        }
    }

    /// From now on everything is said in the language that was settled.
    pub(super) fn speak(&mut self, settings: &Settings) {
        let speech = |pack: &Arc<Pack>| Speech::in_language(Arc::clone(pack), settings.speaks());
        self.speech = speech(&self.pack);
        for other in &mut self.others {
            other.speech = speech(&other.pack);
        }
        self.guests.speak(settings.speaks());
    }

    /// The packs that can be played, in the order of their ids.
    pub fn packs(&self) -> Vec<Arc<Pack>> {
        let others = self.others.iter().map(|other| &other.pack);
        let own = self.guests.away().unwrap_or(&self.pack);
        let mut packs: Vec<Arc<Pack>> = others.chain([own]).cloned().collect();
        packs.sort_by(|a, b| a.id.cmp(&b.id));
        packs
    }

    /// From now on everything is drawn and said as the program's pack with this id has it.
    pub fn turn_to(&mut self, id: &str) {
        self.send_home();
        let Some(at) = self.others.iter().position(|other| other.pack.id == id) else { return };
        let mut other = self.others.swap_remove(at);
        self.swap(&mut other);
        self.others.push(other);
    }

    fn swap(&mut self, other: &mut Other) {
        std::mem::swap(&mut self.icons, &mut other.icons);
        std::mem::swap(&mut self.speech, &mut other.speech);
        std::mem::swap(&mut self.pack, &mut other.pack);
        std::mem::swap(&mut self.shapes, &mut other.shapes);
        std::mem::swap(&mut self.chart, &mut other.chart);
    }

    /// Draws something as the program's pack with this id has it.
    pub fn turned_to<T>(&mut self, id: &str, draw: impl FnOnce(&mut Self) -> T) -> T {
        let own = Arc::clone(&self.pack);
        self.turn_to(id);
        let drawn = draw(self);
        self.turn_to_pack(&own);
        drawn
    }

    /// An empire's colour, by its place in the pack.
    pub fn empire(&self, index: usize) -> Color32 {
        let strong = || STRONG.get(index).copied();
        let pack = || self.pack.theme.empires.get(index).map(|look| look.colour);
        let found = if self.palette == Palette::Strong { strong().or_else(pack) } else { pack() };
        found.map_or(self.theme.ink, colour)
    }

    /// A society's colour, by its place in the pack.
    pub fn society(&self, index: usize) -> Color32 {
        self.pack.theme.societies.get(index).map_or(self.theme.ink, |look| colour(look.colour))
    }
}
