//! Shows the details of a pack in a catalogue, with buttons to install, play or remove it.

use egui::{Button, Label, RichText, ScrollArea, Ui, Vec2};

use super::listing_rows::{name, standing};
use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::screens::packs::fault_report;
use crate::screens::packs::pack_name_and_picture::{
    BUTTON, id_line, languages_line, made_line, picture_height, pictured, version,
};
use crate::screens::packs::pack_request::PackRequest;
use crate::screens::page_parts::{focus, inside, main_button, page_foot, scroll_bar};
use crate::shell::window_command::Command;
use pack_library::{
    CataloguePack, InstallState, LibraryPack, MissingPack, OpenCatalogue, Origin, PackLibrary, Request,
};
use text::untrusted_text;

/// A pack in a catalogue, with the library to compare it with.
#[derive(Clone, Copy)]
pub(super) struct Listing<'a> {
    pub shelf: &'a PackLibrary,
    pub browsed: &'a OpenCatalogue,
    pub pack: &'a CataloguePack,
}

/// Shows the details of a pack in a catalogue. `said` is a notice to show in place of the line
/// about the pack's state. `want` receives the player's requests.
pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    listing: Listing<'_>,
    said: Option<&str>,
    want: &mut dyn FnMut(PackRequest),
) {
    let Listing { shelf, pack, .. } = listing;
    let room = ui.available_rect_before_wrap();
    let (upper, foot) = room.split_top_bottom_at_y(room.bottom() - BUTTON);
    let upper = upper.with_max_y(upper.bottom() - space::NORMAL);
    let mut part = inside(ui, upper);
    pictured(&mut part, looks, pack.pack(), picture_height(upper));
    let (state, ink) = match said {
        Some(said) => (said.to_owned(), looks.theme.drawn_fine(looks.theme.accent)),
        None => (sentence(looks, shelf, pack), standing(looks, shelf, pack).1),
    };
    part.add(Label::new(RichText::new(state).color(ink).strong()).wrap());
    part.add_space(space::TIGHT);
    scroll_bar(&mut part);
    let faults = pack.read.as_ref().and_then(|read| read.as_ref().err());
    let mut facts = ScrollArea::vertical().id_salt("facts").auto_shrink([false, true]);
    if faults.is_some() {
        facts = facts.max_height((upper.height() * 0.4).max(64.0));
    }
    facts.show(&mut part, |ui| self::facts(ui, looks, pack));
    if let Some(faults) = faults {
        fault_report::show(&mut part, looks, None, &faults.faults, &faults.warnings);
    }
    buttons(&mut page_foot(ui, foot), looks, listing, want);
}

/// A sentence that compares a catalogue's pack with the library, or says why the pack can't be played.
fn sentence(looks: &Looks, shelf: &PackLibrary, pack: &CataloguePack) -> String {
    let speech = &looks.speech;
    let own = pack.at_hand(shelf);
    let args = [
        ("version", untrusted_text::word(&pack.entry.version).into()),
        ("own", own.map(version).unwrap_or_default().into()),
    ];
    match pack.install_state(shelf) {
        InstallState::New => speech.text("catalogue-new-about"),
        InstallState::AtHand => match own.map(|own| own.origin) {
            Some(Origin::BuiltIn) => speech.text("catalogue-built-in-about"),
            _ => speech.text("catalogue-at-hand-about"),
        },
        InstallState::Newer => speech.say("catalogue-newer-about", &args),
        InstallState::Older => speech.say("catalogue-older-about", &args),
        InstallState::Cannot => match &pack.place {
            Err(MissingPack::Gone) => speech.text("catalogue-gone"),
            Err(MissingPack::Link) => speech.text("catalogue-link"),
            Ok(_) => speech.text("catalogue-cannot-about"),
        },
    }
}

/// Shows facts about a pack. The description comes from the pack itself, or else from the catalogue.
fn facts(ui: &mut Ui, looks: &Looks, pack: &CataloguePack) {
    let (speech, entry) = (&looks.speech, &pack.entry);
    ui.spacing_mut().item_spacing.y = 3.0;
    let mut line = |text: String| {
        ui.add(Label::new(untrusted_text::lines(&text, untrusted_text::MESSAGE)).wrap().selectable(true))
    };
    let own = pack.pack().map(|own| own.words_in(speech.language()).about.clone());
    if let Some(about) = own.or_else(|| entry.about.clone()).filter(|about| !about.is_empty()) {
        line(about);
    }
    if !entry.authors.is_empty() {
        line(made_line(looks, &entry.version, &entry.authors));
        line(speech.say("packs-licence", &[("licence", entry.licence.clone().into())]));
    }
    if let Some(needs) = &entry.needs {
        line(speech.say("catalogue-needs", &[("version", needs.clone().into())]));
    }
    if !entry.languages.is_empty() {
        line(languages_line(looks, &entry.languages));
    }
    if let Some(homepage) = &entry.homepage {
        line(speech.say("packs-homepage", &[("homepage", homepage.clone().into())]));
    }
    if !entry.tags.is_empty() {
        line(speech.say("packs-tags", &[("tags", entry.tags.join(", ").into())]));
    }
    line(id_line(looks, &entry.id, entry.extends.as_ref()));
    line(speech.say("packs-place", &[("path", entry.path.clone().into())]));
    if pack.differs {
        line(speech.text("catalogue-differs"));
    }
}

/// Shows the buttons for the pack, from right to left.
fn buttons(ui: &mut Ui, looks: &Looks, listing: Listing<'_>, want: &mut dyn FnMut(PackRequest)) {
    let Listing { shelf, browsed, pack } = listing;
    let speech = &looks.speech;
    let (standing, own) = (pack.install_state(shelf), pack.at_hand(shelf));
    if standing == InstallState::AtHand {
        if main_button(ui, looks, &speech.text("packs-play"), true).clicked() {
            want(PackRequest::Do(Command::ChoosePack(pack.entry.id.clone())));
        }
    } else {
        let key = if standing == InstallState::Newer { "catalogue-update" } else { "packs-install" };
        let button = main_button(ui, looks, &speech.text(key), standing.can_be_installed());
        if let (true, Ok(path)) = (button.clicked(), &pack.place) {
            want(install(looks, browsed, pack, path, own.filter(|own| own.origin == Origin::Installed)));
        }
    }
    let installed = own.filter(|own| own.origin == Origin::Installed);
    if let Some(path) = installed.and_then(|own| own.place.path()) {
        ui.add_space(space::TIGHT);
        let text = RichText::new(speech.text("packs-remove")).size(type_size::LEAD);
        let response = ui.add(Button::new(text).min_size(Vec2::new(90.0, BUTTON)));
        focus(ui, looks, &response);
        if response.on_hover_text(speech.text("packs-remove-hint")).clicked() {
            let what = speech.say("packs-remove-sure", &[("name", name(looks, pack).into())]);
            want(PackRequest::Ask(what, Request::Remove(path.to_owned())));
        }
    }
}

/// The request to install a pack. If a pack with the same id is installed, the player must confirm that it is
/// replaced.
fn install(
    looks: &Looks,
    browsed: &OpenCatalogue,
    pack: &CataloguePack,
    path: &std::path::Path,
    old: Option<&LibraryPack>,
) -> PackRequest {
    let request =
        |replace| Request::InstallFrom { catalogue: browsed.path.clone(), path: path.to_owned(), replace };
    match old {
        None => PackRequest::Do(Command::PackLibrary(request(false))),
        Some(old) => {
            let args = [
                ("name", name(looks, pack).into()),
                ("own", version(old).into()),
                ("version", untrusted_text::word(&pack.entry.version).into()),
            ];
            PackRequest::Ask(looks.speech.say("catalogue-replace-sure", &args), request(true))
        }
    }
}
