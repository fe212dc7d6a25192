//! The font size of the prompt, as large as the room allows. If the content is too tall, the font shrinks. It stays
//! small until the prompt asks or narrates something else.

use egui::{Context, Id};

use crate::input::clicks_to_decision::Pick;
use crate::looks::theme::{space, type_size};
use crate::screens::table::scene_and_inputs::Scene;

/// The id under which the last size of the prompt is remembered.
const KEPT: &str = "tightness";

/// How tightly the prompt is written, from the largest font to the smallest. Large fonts are used only while the
/// prompt covers none of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tightness {
    /// The largest font, used if the content fits without covering the map.
    #[default]
    Roomy,
    Wide,
    Close,
    Dense,
    /// The smallest font.
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

    /// The font size of the question or the narration at this tightness.
    pub fn lead(self) -> f32 {
        self.pick([19.0, type_size::LEAD, type_size::BODY, 12.5, type_size::SMALL])
    }

    /// The font size of a choice at this tightness.
    pub fn body(self) -> f32 {
        self.pick([15.0, type_size::BODY, 13.0, type_size::SMALL, 10.5])
    }

    /// The font size of long choices and remarks at this tightness.
    pub fn small(self) -> f32 {
        self.pick([12.5, type_size::SMALL + 0.5, type_size::SMALL, 11.0, 10.5])
    }

    /// The height of a choice's button at this tightness, in points.
    pub fn tall(self) -> f32 {
        self.pick([30.0, 28.0, 25.0, 22.0, 20.0])
    }

    /// The gap between lines at this tightness, in points.
    pub fn gap(self) -> f32 {
        self.pick([space::TIGHT + 2.0, space::TIGHT + 1.0, space::TIGHT, 3.0, 2.0])
    }
}

/// Identifies the question or narration in the prompt. While it stays the same, the font doesn't grow again.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PromptContent {
    /// True if the prompt narrates a turn, false if it asks the player.
    tells: bool,
    /// If the prompt asks, the number of decisions in the match so far. If it narrates, the number of the first
    /// narrated decision.
    number: usize,
    pick: Pick,
    /// The width and the maximum height of the prompt, in whole points.
    room: [u32; 2],
}

impl PromptContent {
    /// Identifies the narration of a scene if `tells` is true, or else its question. `room` is the prompt's width and
    /// maximum height in points.
    pub fn new(scene: &Scene<'_>, tells: bool, room: [f32; 2]) -> Self {
        let told = scene.narration.story.as_ref().filter(|_| tells).map(|story| *story.decisions().start());
        let number = told.unwrap_or(scene.game.steps().len());
        Self { tells, number, pick: scene.selection.pick, room: room.map(|side| side.round() as u32) }
    }
}

/// The size of the prompt's content in the last frame, and the content that it belongs to.
#[derive(Clone, Debug)]
struct Fit {
    content: PromptContent,
    tightness: Tightness,
    tall: f32,
}

fn last(ctx: &Context) -> Option<Fit> {
    ctx.data(|data| data.get_temp(Id::unique(KEPT)))
}

/// The height of the prompt's content in the last frame, in points.
pub(crate) fn height(ctx: &Context) -> f32 {
    last(ctx).map_or(0.0, |fit| fit.tall)
}

/// The tightness remembered for this content. If there is none, the loosest.
pub(crate) fn tightness(ctx: &Context, content: &PromptContent) -> Tightness {
    last(ctx).filter(|fit| fit.content == *content).map(|fit| fit.tightness).unwrap_or_default()
}

/// Remembers the height `tall` of the content. If it is more than `most`, the next tighter font is used. If it has
/// changed, the frame is laid out again before it is shown.
pub(crate) fn keep(ctx: &Context, content: PromptContent, tightness: Tightness, tall: f32, most: f32) {
    let smaller = tightness.next().filter(|_| tall > most + 0.5);
    if smaller.is_some() || (tall - height(ctx)).abs() > 0.5 {
        ctx.request_discard("what is asked has another height");
        ctx.request_repaint();
    }
    let fit = Fit { content, tightness: smaller.unwrap_or(tightness), tall };
    ctx.data_mut(|data| data.insert_temp(Id::unique(KEPT), fit));
}
