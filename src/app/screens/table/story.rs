//! What is being done while others decide: who steers what, what was chosen, what came of it, and what it
//! brings the person. It stays until the next one decides, and a card that was played lies open as long.

use egui::{Label, RichText, Sense, Ui, Vec2};

use super::card_tip;
use super::councils::society_look;
use super::scene::Scene;
use super::widget;
use crate::app::icons::IconName;
use crate::app::looks::Looks;
use crate::app::theme::{text_on, type_size};
use crate::app::words::typeset;
use crate::record::Step;
use crate::rules::{Event, Phase, Society, View, World};
use crate::table::{Match, claim};

/// No turn of a position takes so many decisions.
const MOST: usize = 60;

/// The last thing that somebody did, from when the position began to act.
pub(super) struct Story<'a> {
    steps: &'a [Step],
    /// What began it.
    began: Option<&'a Event>,
    /// The number of its last decision.
    last: usize,
}

impl<'a> Story<'a> {
    /// The last thing that was done in a match, if anything was.
    pub fn last(game: &'a Match) -> Option<Self> {
        let steps = game.steps();
        let last = steps.len().checked_sub(1)?;
        let begins = |step: &Step| step.events.iter().any(|event| matches!(event, Event::Acts { .. }));
        let society = steps[last].society;
        let acting = steps[last].before.phase() == Phase::Turns;
        let latest = steps[..=last].iter().rev().take(MOST);
        // What begins a turn stands at the end of the decision before it.
        let since =
            latest.take_while(|step| step.society == society && acting).take_while(|step| !begins(step));
        let count = since.count().max(1);
        let first = last + 1 - count;
        let began = first.checked_sub(1).filter(|_| acting).and_then(|before| {
            steps[before]
                .events
                .iter()
                .rfind(|event| matches!(event, Event::Acts { society: s, .. } if *s == society))
        });
        Some(Self { steps: &steps[first..], began, last: last + 1 })
    }

    /// Who did it.
    pub fn society(&self) -> Option<Society> {
        self.steps.last().map(|step| step.society)
    }

    /// The events of it, without those by which the next turn begins.
    fn events(&self) -> impl Iterator<Item = &'a Event> {
        let next = |event: &&Event| {
            matches!(event, Event::Acts { .. } | Event::Idle(_) | Event::Turn(_) | Event::Round { .. })
        };
        let own =
            self.steps.iter().flat_map(move |step| step.events.iter().take_while(move |event| !next(event)));
        self.began.into_iter().chain(own)
    }

    /// The card that was played or shown last.
    pub fn card(&self) -> Option<&'a Event> {
        self.steps.iter().flat_map(|step| &step.events).rfind(|event| is_card(event))
    }

    /// How many points more the viewer would have than before, if the match ended now (R9.1).
    pub fn swing(&self, world: &World, view: &View) -> i32 {
        let now = view.score(world);
        let before = self.steps.first().map(|step| step.before.view(world, view.viewer()).score(world));
        now - before.unwrap_or(now)
    }
}

/// Whether a card lies open by an event.
pub(super) fn is_card(event: &Event) -> bool {
    matches!(event, Event::Played(..) | Event::Revealed(..) | Event::Offered(..))
}

/// Shows it.
pub(super) fn show(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>) {
    let (game, viewer) = (scene.game, scene.view.viewer());
    let Some(story) = Story::last(game) else { return };
    let Some(society) = story.society() else { return };
    // No more is told than is shown.
    let on_its_way = scene.moving.and_then(|moving| story.events().position(|event| *event == moving));
    let told = story.events().take(on_its_way.map_or(usize::MAX, |place| place + 1));
    let said: Vec<String> = told.filter_map(|event| looks.speech.event(game, event, Some(viewer))).collect();
    ui.horizontal_wrapped(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
        widget::disc(ui, looks, rect, society_look(looks, scene, society), 3.5);
        if let Some(position) = story.steps.last().and_then(|step| step.before.turn()) {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
            let tint = looks.empire(position.empire().index());
            ui.painter().rect_filled(rect, 5.0, tint);
            looks.icons.paint(
                ui,
                IconName::Empire(position.empire().index()),
                rect.shrink(3.5),
                text_on(tint),
            );
        }
        let text = said.join(" ");
        card_tip::label(ui, looks, scene, RichText::new(text).size(type_size::LEAD));
        let swing = story.swing(game.world(), scene.view);
        if swing != 0 && scene.moving.is_none() {
            let sign = if swing > 0 { "+" } else { "" };
            let text = looks.speech.say("table-swing", &[("n", format!("{sign}{}", typeset(swing)).into())]);
            let tint = if swing > 0 { looks.theme.gain } else { looks.theme.wrong };
            let label = Label::new(RichText::new(&text).size(type_size::LEAD).strong().color(tint));
            ui.add(label.selectable(false));
        }
    });
    // Why it could be done, as everybody may know, and how to go on.
    let why = claim(game, story.last).and_then(|claim| looks.speech.claim(game.setup(), claim));
    let faint: Vec<String> = why.into_iter().chain([looks.speech.text("table-watch")]).collect();
    let text = RichText::new(faint.join(" ")).size(type_size::SMALL + 0.5).color(looks.theme.faint);
    ui.add(Label::new(text).selectable(false));
}
