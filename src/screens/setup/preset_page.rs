//! The first page of a new match: presets, each of which starts a match with one click. Everything else is behind
//! the button that customises a match.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Align2, ComboBox, FontId, Pos2, Rect, RichText, Sense, Ui, Vec2, WidgetInfo};

use super::match_preset::OneClickMatch;
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::theme::{space, type_size};
use crate::screens::page_keys::enter;
use crate::screens::page_parts::{Page, choice_ground, drop_down, escape, inside, plain_button};
use crate::shell::window_command::{Back, Command, Wish};
use packs::Pack;

/// The maximum size of the page, in points.
const PAGE: Vec2 = Vec2::new(860.0, 520.0);
/// The maximum height of a preset's card, in points.
const CARD: f32 = 78.0;
/// The number of columns of cards.
const COLUMNS: usize = 2;

/// Shows the page with matches that start with one click. Returns true if the player wants to choose everything.
pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    matches: &[OneClickMatch],
    packs: &[Arc<Pack>],
    commands: &mut Vec<Command>,
) -> bool {
    let page = Page::new(ui, &looks.speech.text("setup-heading"), looks, PAGE);
    let (head, cards) = page.body.split_top_bottom_at_y(page.body.top() + 34.0);
    pack_list(&mut inside(ui, head), looks, packs, commands);
    let cards = cards.with_min_y(cards.top() + space::NORMAL);
    let presets = matches.iter().map(|one| one.texts(&looks.speech));
    let deal = ["setup-deal", "deal-about"].map(|key| looks.speech.text(key));
    let texts: Vec<[String; 2]> = presets.chain([deal]).collect();
    let rows = (matches.len() + 1).div_ceil(COLUMNS) as f32;
    let gap = space::NORMAL + space::TIGHT;
    let high = ((cards.height() + gap) / rows - gap).min(CARD);
    let wide = (cards.width() + gap) / COLUMNS as f32 - gap;
    for (i, texts) in texts.into_iter().enumerate() {
        let at = Vec2::new((i % COLUMNS) as f32 * (wide + gap), (i / COLUMNS) as f32 * (high + gap));
        let rect = Rect::from_min_size(cards.min + at, Vec2::new(wide, high));
        if preset_card(ui, looks, rect, texts) || i == 0 && enter(ui.ctx()) {
            commands.push(match matches.get(i) {
                Some(one) => Command::Begin(Box::new(one.setup.clone())),
                None => Command::Puzzles(Wish::Deal),
            });
        }
    }
    let mut foot = page.foot(ui);
    let customise = plain_button(&mut foot, &looks.speech.text("setup-customise"));
    let customises = customise.on_hover_text(looks.speech.text("setup-customise-about")).clicked();
    foot.add_space(space::TIGHT);
    if plain_button(&mut foot, &looks.speech.text("window-back")).clicked() || escape(ui.ctx()) {
        commands.push(Command::ShowTitle);
    }
    foot.add_space(space::TIGHT);
    if plain_button(&mut foot, &looks.speech.text("setup-packs")).clicked() {
        commands.push(Command::ShowPacks(Back::Setup));
    }
    customises
}

/// Shows the list from which the player chooses the pack, or the name of the only pack.
fn pack_list(ui: &mut Ui, looks: &Looks, packs: &[Arc<Pack>], commands: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        let label =
            ui.label(RichText::new(looks.speech.text("setup-pack")).size(type_size::BODY + 1.0).strong());
        let shown = looks.speech.words().name.clone();
        if packs.len() < 2 {
            ui.label(shown);
            return;
        }
        let list = ComboBox::from_id_salt("pack").selected_text(shown).width(260.0);
        let list = drop_down(ui, list, |ui| {
            for pack in packs {
                let chosen = pack.id == looks.pack.id;
                let name = &pack.words_in(looks.speech.language()).name;
                if ui.selectable_label(chosen, name).clicked() && !chosen {
                    commands.push(Command::ChoosePack(pack.id.clone()));
                }
            }
        });
        list.labelled_by(label.id);
    });
}

/// Shows the card of a preset: its name and what kind of match it starts. Returns true if it was clicked.
fn preset_card(ui: &mut Ui, looks: &Looks, rect: Rect, texts: [String; 2]) -> bool {
    let [name, about] = texts;
    let response = ui.interact(rect, ui.scope_id().with(("preset", &name)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about.as_str()));
    choice_ground(ui, looks, rect, &response, false);
    let inner = rect.shrink2(Vec2::new(space::WIDE, space::NORMAL));
    let theme = &looks.theme;
    let at = inner.left_top();
    let title =
        ui.painter().text(at, Align2::LEFT_TOP, name, fonts::display(type_size::LEAD + 4.0), theme.ink);
    let font = FontId::proportional(type_size::BODY);
    let text = ui.painter().layout(about, font, theme.faint, inner.width());
    let at = Pos2::new(inner.left(), title.bottom() + space::TIGHT);
    ui.painter().with_clip_rect(inner).galley(at, text, theme.faint);
    response.clicked()
}
