//! The text size of the prompt: as large as there is room for. A prompt that has grown too tall is written
//! smaller until something else is asked or told, so that nothing of it is hidden.

use egui::{Context, Id};

use crate::input::clicks_to_decision::Pick;
use crate::looks::theme::{space, type_size};
use crate::screens::table::scene_and_inputs::Scene;

/// Where what was found out is kept.
const KEPT: &str = "tightness";

/// The text sizes from the loosest to the tightest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tightness {
    /// As long as nothing grows over the map.
    #[default]
    Roomy,
    Wide,
    Close,
    Dense,
    /// Stories are told in short as well.
    Short,
}

impl Tightness {
    fn next(self) -> Option<Self> {
        match self {
            Self::Roomy => Some(Self::Wide),
            Self::Wide => Some(Self::Close),
            Self::Close => Some(Self::Dense),
            Self::Dense => Some(Self::Short),
            Self::Short => None,
        }
    }

    fn pick(self, sizes: [f32; 5]) -> f32 {
        sizes[self as usize]
    }

    /// The size of what is asked or told.
    pub fn lead(self) -> f32 {
        self.pick([19.0, type_size::LEAD, type_size::BODY, 12.5, type_size::SMALL])
    }

    /// The size of a choice.
    pub fn body(self) -> f32 {
        self.pick([15.0, type_size::BODY, 13.0, type_size::SMALL, 10.5])
    }

    /// The size of long choices and of remarks.
    pub fn small(self) -> f32 {
        self.pick([12.5, type_size::SMALL + 0.5, type_size::SMALL, 11.0, 10.5])
    }

    /// The height of a choice.
    pub fn tall(self) -> f32 {
        self.pick([30.0, 28.0, 25.0, 22.0, 20.0])
    }

    /// The space between lines.
    pub fn gap(self) -> f32 {
        self.pick([space::TIGHT + 2.0, space::TIGHT + 1.0, space::TIGHT, 3.0, 2.0])
    }
}

/// The passage that is written: as long as it is the same, it does not become larger again.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PassageKind {
    tells: bool,
    /// The decision that is due, or the first that is told.
    number: usize,
    pick: Pick,
    room: [u32; 2],
}

impl PassageKind {
    /// The passage that a scene tells, or else asks, with its room in points.
    pub fn new(scene: &Scene<'_>, tells: bool, room: [f32; 2]) -> Self {
        let told = scene.narration.story.as_ref().filter(|_| tells).map(|story| *story.decisions().start());
        let number = told.unwrap_or(scene.game.steps().len());
        Self { tells, number, pick: scene.selection.pick, room: room.map(|side| side.round() as u32) }
    }
}

/// The size that a passage had last.
#[derive(Clone, Debug)]
struct Fit {
    matter: PassageKind,
    tightness: Tightness,
    tall: f32,
}

fn last(ctx: &Context) -> Option<Fit> {
    ctx.data(|data| data.get_temp(Id::unique(KEPT)))
}

/// The height of the last prompt.
pub(crate) fn height(ctx: &Context) -> f32 {
    last(ctx).map_or(0.0, |fit| fit.tall)
}

/// The tightness for a prompt or a story.
pub(crate) fn tightness(ctx: &Context, matter: &PassageKind) -> Tightness {
    last(ctx).filter(|fit| fit.matter == *matter).map(|fit| fit.tightness).unwrap_or_default()
}

/// Remembers its height `tall`, of which `most` is allowed. If that is too much or differs from before, the
/// frame is drawn again before anybody sees it.
pub(crate) fn keep(ctx: &Context, matter: PassageKind, tightness: Tightness, tall: f32, most: f32) {
    let smaller = tightness.next().filter(|_| tall > most + 0.5);
    if smaller.is_some() || (tall - height(ctx)).abs() > 0.5 {
        ctx.request_discard("what is asked has another height");
        ctx.request_repaint();
    }
    let fit = Fit { matter, tightness: smaller.unwrap_or(tightness), tall };
    ctx.data_mut(|data| data.insert_temp(Id::unique(KEPT), fit));
}
