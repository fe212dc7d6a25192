//! Shows the details of a pack, with buttons to play, reload, install, close or remove it.

use egui::{Button, Label, Rect, RichText, ScrollArea, Sense, Ui, Vec2};

use super::fault_report;
use super::pack_name_and_picture::{
    BUTTON, id_line, languages_line, made_line, name, picture_height, pictured, version,
};
use super::pack_request::PackRequest;
use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::{inside, main_button, page_foot, ringed_disc, scroll_bar};
use crate::shell::window_command::Command;
use pack_library::{LibraryPack, Origin, PackLibrary, Request};
use text::untrusted_text;

/// The size of an emblem, in points.
const EMBLEM: f32 = 30.0;
/// The height of the pack's picture when there is a report of faults, in points.
const PICTURE: f32 = 96.0;

/// Shows the details of a pack. `said` is a notice about the last action on it, and `want` receives the
/// player's requests.
pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    shelf: &PackLibrary,
    pack: &LibraryPack,
    said: Option<&str>,
    want: &mut dyn FnMut(PackRequest),
) {
    let room = ui.available_rect_before_wrap();
    let (upper, foot) = room.split_top_bottom_at_y(room.bottom() - BUTTON);
    let mut part = inside(ui, upper.with_max_y(upper.bottom() - space::NORMAL));
    let is_told = pack.read.is_err() || !pack.faults_and_warnings().1.is_empty();
    let high = if is_told { PICTURE } else { picture_height(upper) };
    pictured(&mut part, looks, pack.good.as_ref(), high);
    if let Some(good) = pack.good.as_ref().filter(|_| !is_told) {
        looks.with_pack(good, |looks| emblems(&mut part, looks));
    }
    if let Some(said) = said {
        part.label(RichText::new(said).color(looks.theme.accent).strong());
    }
    let mut lines = ScrollArea::vertical().id_salt("facts").auto_shrink([false, true]);
    if is_told {
        lines = lines.max_height((upper.height() * 0.3).max(64.0));
    }
    scroll_bar(&mut part);
    lines.show(&mut part, |ui| facts(ui, looks, pack));
    if is_told {
        show_report(&mut part, looks, pack);
    }
    buttons(&mut page_foot(ui, foot), looks, shelf, pack, want);
}

/// Shows the emblems of a pack's empires, then those of its societies.
fn emblems(ui: &mut Ui, looks: &mut Looks) {
    let (empires, societies) = (looks.pack.theme.empires.len(), looks.pack.theme.societies.len());
    let looked: Vec<_> = (0..empires)
        .map(|i| (looks.empire(i), IconName::Empire(i)))
        .chain((0..societies).map(|i| (looks.society(i), IconName::Society(i))))
        .collect();
    let step = (EMBLEM + space::NORMAL).min(ui.available_width() / (looked.len() as f32 + 1.0));
    let (row, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), EMBLEM), Sense::hover());
    for (i, look) in looked.into_iter().enumerate() {
        // A gap separates the societies from the empires.
        let apart = if i < empires { 0.0 } else { step * 0.5 };
        let at = row.left_top() + Vec2::new(i as f32 * step + apart, 0.0);
        let place = Rect::from_min_size(at, Vec2::splat(EMBLEM.min(step)));
        ringed_disc(ui, looks, place, look, EMBLEM * 0.16, (line::THIN, looks.theme.rule));
    }
    ui.add_space(space::NORMAL);
}

/// Shows facts about a pack: description, version, licence, credits, languages, id and location.
fn facts(ui: &mut Ui, looks: &Looks, pack: &LibraryPack) {
    let speech = &looks.speech;
    ui.spacing_mut().item_spacing.y = 3.0;
    let mut line = |text: String| ui.add(Label::new(text).wrap().selectable(true));
    if let Some(good) = &pack.good {
        line(good.words_in(speech.language()).about.clone());
        line(made_line(looks, &good.version, &good.authors));
        line(speech.say("packs-licence", &[("licence", good.licence.clone().into())]));
        for credit in &good.credits {
            let terms = credit.licence.as_ref().unwrap_or(&good.licence);
            let made = [
                ("file", credit.file.clone().into()),
                ("by", credit.by.clone().into()),
                ("licence", terms.clone().into()),
            ];
            line(speech.say("packs-credit", &made));
        }
        if let Some(homepage) = &good.homepage {
            line(speech.say("packs-homepage", &[("homepage", homepage.clone().into())]));
        }
        if !good.tags.is_empty() {
            line(speech.say("packs-tags", &[("tags", good.tags.join(", ").into())]));
        }
        line(languages_line(looks, &good.languages));
    }
    line(id_line(looks, &pack.id, pack.extends.as_ref()));
    if let Some(good) = &pack.good {
        if let Some(least) = &good.needs {
            line(speech.say("packs-needs", &[("version", least.clone().into())]));
        }
        if let (Some(least), Some(below)) = (&good.extends_version, good.below.first()) {
            let args = [("other", below.id.clone().into()), ("version", least.clone().into())];
            line(speech.say("packs-needs-below", &args));
        }
    }
    for below in pack.good.iter().flat_map(|good| &good.below) {
        if let Some(path) = &below.path {
            let args = [("other", below.id.clone().into()), ("path", untrusted_text::path(path).into())];
            line(speech.say("packs-below", &args));
        }
    }
    line(match pack.place.path() {
        Some(path) => speech.say("packs-place", &[("path", untrusted_text::path(path).into())]),
        None => speech.text("packs-place-built-in"),
    });
    if pack.origin == Origin::Beside {
        line(speech.text("packs-beside-about"));
    }
    if pack.shadowed {
        line(speech.text("packs-shadowed-about"));
    }
}

/// Shows the pack's faults and warnings, and a button that copies them.
fn show_report(ui: &mut Ui, looks: &Looks, pack: &LibraryPack) {
    let about = looks.speech.text("packs-broken-about");
    let (faults, warnings) = pack.faults_and_warnings();
    fault_report::show(ui, looks, pack.is_broken().then_some(about.as_str()), faults, warnings);
}

/// Shows the buttons for the pack, from right to left.
fn buttons(
    ui: &mut Ui,
    looks: &Looks,
    shelf: &PackLibrary,
    pack: &LibraryPack,
    want: &mut dyn FnMut(PackRequest),
) {
    let speech = &looks.speech;
    let is_played = pack.read.is_ok() && !pack.shadowed;
    if main_button(ui, looks, &speech.text("packs-play"), is_played).clicked() {
        want(PackRequest::Do(Command::ChoosePack(pack.id.clone())));
    }
    let Some(path) = pack.place.path() else { return };
    ui.add_space(space::TIGHT);
    let mut button = |enabled: bool, key: &str, hint: &str| {
        let text = RichText::new(speech.text(key)).size(type_size::LEAD);
        let response = ui.add_enabled(enabled, Button::new(text).min_size(Vec2::new(90.0, BUTTON)));
        response.on_hover_text(speech.text(hint)).clicked()
    };
    if button(true, "packs-reload", "packs-reload-hint") {
        want(PackRequest::Do(Command::PackLibrary(Request::Reload(pack.place.clone()))));
    }
    let name = name(looks, pack);
    if pack.origin == Origin::Installed {
        if button(true, "packs-remove", "packs-remove-hint") {
            let what = speech.say("packs-remove-sure", &[("name", name.into())]);
            want(PackRequest::Ask(what, Request::Remove(path.to_owned())));
        }
        return;
    }
    // A pack found beside an opened one can't be closed by itself.
    if pack.origin == Origin::Opened && button(true, "packs-close", "packs-close-hint") {
        want(PackRequest::Do(Command::PackLibrary(Request::Close(path.to_owned()))));
    }
    if button(pack.read.is_ok(), "packs-install", "packs-install-hint") {
        let request = |replace| Request::Install(pack.place.clone(), replace);
        match shelf.installed(&pack.id).next() {
            None => want(PackRequest::Do(Command::PackLibrary(request(false)))),
            Some(old) => {
                let args = [("name", name.into()), ("version", version(old).into())];
                want(PackRequest::Ask(speech.say("packs-replace-sure", &args), request(true)));
            }
        }
    }
}
