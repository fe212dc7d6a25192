//! The available packs: the library, the playable packs, and the one that screens show.

pub mod pack_identity;

use std::sync::Arc;

use egui::Context;

use crate::looks::{Looks, alike};
use pack_library::{Answer, BASE, Keeper, Location, PackLibrary, Request, Update};
use packs::Pack;
use system::Folders;

/// The packs available in the window, and which of them is current.
pub struct Packs {
    shelf: PackLibrary,
    /// The thread that manages the pack library; `None` until the first request.
    keeper: Option<Keeper>,
    /// The playable packs: the base game first, then the others by id.
    playable: Vec<Arc<Pack>>,
    /// Packs that are known only because a match that uses them was opened.
    found: Vec<Arc<Pack>>,
    /// The playable pack that new matches use.
    current: Arc<Pack>,
    on_title: OnTitle,
}

/// Which pack the title screen shows until the player chooses another.
enum OnTitle {
    /// The pack with this id, which was requested at the start. A match that begins ends this.
    AskedFor(String),
    /// The pack of the match that was played last.
    LastPlayed,
}

/// Sorts packs: the base game first, then the others by id.
fn sort(packs: &mut [Arc<Pack>]) {
    packs.sort_by(|a, b| (a.id != BASE, &a.id).cmp(&(b.id != BASE, &b.id)));
}

impl Packs {
    /// The available packs, once they have been read. New matches use `first`.
    pub(crate) fn new(folders: &Folders, first: &Arc<Pack>, others: &[Arc<Pack>]) -> Self {
        let mut playable: Vec<Arc<Pack>> = others.iter().chain([first]).cloned().collect();
        let shelf = PackLibrary::with_packs(folders.packs(), &playable);
        sort(&mut playable);
        Self {
            shelf,
            keeper: None,
            playable,
            found: Vec::new(),
            current: Arc::clone(first),
            on_title: OnTitle::LastPlayed,
        }
    }

    /// The library of available packs.
    pub fn shelf(&self) -> &PackLibrary {
        &self.shelf
    }

    /// The packs that can be played: the base game first, then the others by id.
    pub fn playable(&self) -> &[Arc<Pack>] {
        &self.playable
    }

    /// All packs that saved matches can use: the playable ones, and those opened for a match.
    pub fn known(&self) -> Vec<Arc<Pack>> {
        self.playable.iter().chain(&self.found).cloned().collect()
    }

    /// The location of a pack in the library. `None` if the pack isn't in it.
    pub fn place_of(&self, pack: &Arc<Pack>) -> Option<Location> {
        let packs = self.shelf.packs().iter();
        let mut here = packs.filter(|s| s.good.as_ref().is_some_and(|good| Arc::ptr_eq(good, pack)));
        here.next().map(|shelved| shelved.place.clone())
    }

    /// Replaces the pack library and the thread that manages it.
    pub(crate) fn set_shelf(&mut self, shelf: PackLibrary, keeper: Keeper) {
        (self.shelf, self.keeper) = (shelf, Some(keeper));
    }

    /// Sends a request to the thread that manages the pack library, and starts the thread if necessary.
    pub(crate) fn request(&mut self, ctx: &Context, folders: &Folders, request: Request) {
        let shelf = &self.shelf;
        let keeper = self.keeper.get_or_insert_with(|| {
            let waker = ctx.clone();
            Keeper::new(shelf.clone(), folders.clone(), move || waker.request_repaint())
        });
        keeper.ask(request);
    }

    /// Starts or stops watching the disk for changes to packs.
    pub(crate) fn watch(&mut self, watching: bool) {
        if let Some(keeper) = &mut self.keeper {
            keeper.watch(watching);
        }
    }

    /// Applies an update of the pack library. Returns `None` if there is none, and otherwise the answer to a
    /// request, if the update has one.
    pub(crate) fn update(&mut self) -> Option<Option<Answer>> {
        let Update { shelf, answer } = self.keeper.as_ref().and_then(Keeper::update)?;
        self.shelf = shelf;
        self.playable = self.shelf.playable();
        sort(&mut self.playable);
        if let Some(now) = self.playable.iter().find(|pack| pack.id == self.current.id) {
            self.current = Arc::clone(now);
        }
        Some(answer)
    }

    /// Shows the pack with this id on the title screen until a match begins.
    pub(crate) fn ask_for(&mut self, id: &str) {
        self.on_title = OnTitle::AskedFor(id.to_owned());
    }

    /// Notes that a match begins, so that the title screen shows that match's pack from now on.
    pub(crate) fn match_begins(&mut self) {
        self.on_title = OnTitle::LastPlayed;
    }

    /// Makes the playable pack with this id current, and shows it.
    pub(crate) fn choose(&mut self, looks: &mut Looks, id: &str) {
        if let Some(pack) = self.playable.iter().find(|pack| pack.id == id) {
            self.current = Arc::clone(pack);
            looks.show_pack(pack);
        }
    }

    /// Shows the current pack, which new matches use.
    pub(crate) fn show_current(&self, looks: &mut Looks) {
        looks.show_pack(&self.current);
    }

    /// Shows the pack of a match. If a playable pack has the same rules, that one is shown, since its look is
    /// up to date.
    pub(crate) fn show_match(&mut self, looks: &mut Looks, pack: &Arc<Pack>) {
        let own = self.playable.iter().find(|own| Arc::ptr_eq(own, pack) || alike(own, pack));
        if let Some(own) = own {
            self.current = Arc::clone(own);
            looks.show_pack(own);
            return;
        }
        let known = pack.kept || self.found.iter().any(|known| Arc::ptr_eq(known, pack));
        if !known {
            self.found.push(Arc::clone(pack));
        }
        // If a pack's rules were changed during a match, the version already shown fits the match better.
        if !alike(&looks.pack, pack) {
            looks.show_pack(pack);
        }
    }

    /// Shows the title screen's pack: the requested one, that of the last match, or the current one.
    pub(crate) fn show_on_title(&mut self, looks: &mut Looks, last: Option<&Arc<Pack>>) {
        match (&self.on_title, last) {
            (OnTitle::AskedFor(id), _) => {
                let id = id.clone();
                self.choose(looks, &id);
            }
            (OnTitle::LastPlayed, Some(last)) => self.show_match(looks, last),
            (OnTitle::LastPlayed, None) => self.show_current(looks),
        }
    }
}
