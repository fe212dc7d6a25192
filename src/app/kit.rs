//! What every screen draws with, for the pack that is played and for all others that are shown.

use std::sync::Arc;

use egui::{Color32, Context};

use super::icons::Icons;
use super::map::{Chart, Shapes};
use super::settings::{Palette, Settings};
use super::theme::{STRONG, Theme, colour};
use crate::content::Pack;
use crate::shelf::BASE;
use crate::speech::Speech;

/// For how many packs that are not played now things to draw with are kept.
const MOST: usize = 24;

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
    ctx: Context,
    /// The packs that can be played: the base game, and the others in the order of their ids.
    packs: Vec<Arc<Pack>>,
    /// The one of them that was played last.
    home: Arc<Pack>,
    /// The one that was asked for when the program began, until a match is played.
    asked: Option<String>,
    /// Packs that were found for one match.
    found: Vec<Arc<Pack>>,
    /// The same of packs that are not played now, the one that was last used last.
    others: Vec<Other>,
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
    fn new(ctx: &Context, pack: &Arc<Pack>, language: &str) -> Self {
        Self {
            icons: Icons::new(ctx, pack),
            speech: Speech::in_language(Arc::clone(pack), language),
            shapes: Shapes::new(&pack.picture),
            chart: Chart::default(),
            pack: Arc::clone(pack),
        }
    }
}

/// Whether matches of one pack can be shown with the looks and the words of another.
pub(super) fn alike(one: &Pack, other: &Pack) -> bool {
    let societies = |pack: &Pack| pack.words.societies().iter().map(|s| s.id.clone()).collect::<Vec<_>>();
    one.id == other.id
        && one.kept == other.kept
        && one.rules == other.rules
        && societies(one) == societies(other)
}

/// Puts the base game first, and the others in the order of their ids.
fn sort(packs: &mut [Arc<Pack>]) {
    packs.sort_by(|a, b| (a.id != BASE, &a.id).cmp(&(b.id != BASE, &b.id)));
}

impl Kit {
    /// The first pack's, with others to turn to.
    pub(super) fn new(ctx: &Context, first: &Arc<Pack>, others: &[Arc<Pack>], settings: &Settings) -> Self {
        let Other { icons, speech, pack, shapes, chart } = Other::new(ctx, first, settings.spoken_language());
        let theme = settings.theme.theme();
        let languages = Speech::languages(&pack);
        let mut packs: Vec<Arc<Pack>> = others.iter().chain([first]).cloned().collect();
        sort(&mut packs);
        Self {
            theme,
            icons,
            speech,
            languages,
            home: Arc::clone(&pack),
            pack,
            shapes,
            chart,
            palette: settings.palette,
            ctx: ctx.clone(),
            packs,
            asked: None,
            found: Vec::new(),
            others: Vec::new(),
        }
    }

    /// From now on everything is said in the language that was settled.
    pub(super) fn set_language(&mut self, settings: &Settings) {
        self.speech = Speech::in_language(Arc::clone(&self.pack), settings.spoken_language());
        for other in &mut self.others {
            other.speech = Speech::in_language(Arc::clone(&other.pack), settings.spoken_language());
        }
    }

    /// The packs that can be played: the base game, and the others in the order of their ids.
    pub fn packs(&self) -> Vec<Arc<Pack>> {
        self.packs.clone()
    }

    /// The packs that matches can be loaded with: those that can be played, and those that were found.
    pub fn known_packs(&self) -> Vec<Arc<Pack>> {
        self.packs.iter().chain(&self.found).cloned().collect()
    }

    /// From now on these are the packs that can be played. What is drawn stays as it is until something is
    /// turned to.
    pub(super) fn stock(&mut self, mut packs: Vec<Arc<Pack>>) {
        sort(&mut packs);
        if let Some(home) = packs.iter().find(|pack| pack.id == self.home.id) {
            self.home = Arc::clone(home);
        }
        self.packs = packs;
        let known = self.known_packs();
        self.others.retain(|other| known.iter().any(|pack| Arc::ptr_eq(pack, &other.pack)));
    }

    /// From now on everything is drawn and said as the pack with this id has it, of those that can be
    /// played.
    pub fn turn_to(&mut self, id: &str) {
        if let Some(pack) = self.packs.iter().find(|pack| pack.id == id).cloned() {
            self.wear(&pack);
            self.home = pack;
        }
    }

    /// From now on the pack with this id is the one that is played until a match is, whatever was played
    /// last.
    pub(super) fn hold_on(&mut self, id: &str) {
        self.asked = Some(id.to_owned());
    }

    /// Draws the pack again that was asked for; whether one was.
    pub fn turn_to_asked(&mut self) -> bool {
        let asked = self.asked.clone();
        asked.iter().for_each(|id| self.turn_to(id));
        asked.is_some()
    }

    /// A match is played: what was asked for is done.
    pub(super) fn let_go(&mut self) {
        self.asked = None;
    }

    /// From now on one of the packs that can be played is drawn again.
    pub fn send_home(&mut self) {
        self.wear(&Arc::clone(&self.home));
    }

    /// From now on everything is drawn and said as this pack has it. One that can be played and has
    /// its rules stands in for it: that has its looks as they are now.
    pub fn turn_to_pack(&mut self, pack: &Arc<Pack>) {
        let own = self.packs.iter().find(|own| Arc::ptr_eq(own, pack) || alike(own, pack)).cloned();
        match own {
            Some(own) => {
                self.wear(&own);
                self.home = own;
            }
            None => {
                let known = pack.kept || self.found.iter().any(|known| Arc::ptr_eq(known, pack));
                if !known {
                    self.found.push(Arc::clone(pack));
                }
                // What it was shown with before its pack got other rules is nearest to what it is now.
                if !alike(&self.pack, pack) {
                    self.wear(pack);
                }
            }
        }
    }

    /// Draws something as just this pack has it.
    pub fn turned_to_pack<T>(&mut self, pack: &Arc<Pack>, draw: impl FnOnce(&mut Self) -> T) -> T {
        let own = Arc::clone(&self.pack);
        self.wear(pack);
        let drawn = draw(self);
        self.wear(&own);
        drawn
    }

    /// Takes up what just this pack is drawn with.
    fn wear(&mut self, pack: &Arc<Pack>) {
        if Arc::ptr_eq(&self.pack, pack) {
            return;
        }
        // Of what records kept there are as many packs as records.
        let same = |other: &Pack| pack.kept && alike(other, pack);
        let known = self.others.iter().position(|other| Arc::ptr_eq(&other.pack, pack) || same(&other.pack));
        let mut other = match known {
            Some(at) => self.others.remove(at),
            None => Other::new(&self.ctx, pack, self.speech.language()),
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
