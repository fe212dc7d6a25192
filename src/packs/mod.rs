//! The packs at hand: what is on the shelf, what of it can be played, and which pack the screens show.

pub mod pack_identity;

use std::sync::Arc;

use egui::Context;

use crate::looks::{Looks, alike};
use pack_library::{Answer, BASE, Keeper, Location, PackLibrary, Request, Update};
use packs::Pack;
use system::Folders;

/// The packs at hand.
pub struct Packs {
    shelf: PackLibrary,
    /// The keeper of the library; `None` until something is asked for.
    keeper: Option<Keeper>,
    /// The packs that can be played: the base game, and the others in the order of their ids.
    playable: Vec<Arc<Pack>>,
    /// Packs that were found for one match.
    found: Vec<Arc<Pack>>,
    /// The one of those that can be played that matches are set up with.
    current: Arc<Pack>,
    on_title: OnTitle,
}

/// The pack that the title shows.
enum OnTitle {
    /// The one with this id, which was asked for when the program began, until a match is played.
    AskedFor(String),
    /// The pack of the match that was played last.
    LastPlayed,
}

/// Puts the base game first, and the others in the order of their ids.
fn sort(packs: &mut [Arc<Pack>]) {
    packs.sort_by(|a, b| (a.id != BASE, &a.id).cmp(&(b.id != BASE, &b.id)));
}

impl Packs {
    /// Packs that have been read; matches are set up with the first.
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

    /// The packs at hand.
    pub fn shelf(&self) -> &PackLibrary {
        &self.shelf
    }

    /// The packs that can be played: the base game, and the others in the order of their ids.
    pub fn playable(&self) -> &[Arc<Pack>] {
        &self.playable
    }

    /// The packs that matches can be loaded with: those that can be played, and those that were found.
    pub fn known(&self) -> Vec<Arc<Pack>> {
        self.playable.iter().chain(&self.found).cloned().collect()
    }

    /// Where a pack lies on the shelf.
    pub fn place_of(&self, pack: &Arc<Pack>) -> Option<Location> {
        let packs = self.shelf.packs().iter();
        let mut here = packs.filter(|s| s.good.as_ref().is_some_and(|good| Arc::ptr_eq(good, pack)));
        here.next().map(|shelved| shelved.place.clone())
    }

    /// From now on these packs are on the shelf, and this keeper keeps it.
    pub(crate) fn set_shelf(&mut self, shelf: PackLibrary, keeper: Keeper) {
        (self.shelf, self.keeper) = (shelf, Some(keeper));
    }

    /// Asks the shelf's keeper for something.
    pub(crate) fn request(&mut self, ctx: &Context, folders: &Folders, request: Request) {
        let shelf = &self.shelf;
        let keeper = self.keeper.get_or_insert_with(|| {
            let waker = ctx.clone();
            Keeper::new(shelf.clone(), folders.clone(), move || waker.request_repaint())
        });
        keeper.ask(request);
    }

    /// Starts or stops watching the disk for changed packs.
    pub(crate) fn watch(&mut self, watching: bool) {
        if let Some(keeper) = &mut self.keeper {
            keeper.watch(watching);
        }
    }

    /// Takes what has happened on the shelf, if anything has: what has become of a request.
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

    /// The title shows the pack with this id until a match is played.
    pub(crate) fn ask_for(&mut self, id: &str) {
        self.on_title = OnTitle::AskedFor(id.to_owned());
    }

    /// A match is played: the title shows its pack from now on.
    pub(crate) fn match_begins(&mut self) {
        self.on_title = OnTitle::LastPlayed;
    }

    /// Shows the pack with this id, of those that can be played; matches are set up with it from now on.
    pub(crate) fn choose(&mut self, looks: &mut Looks, id: &str) {
        if let Some(pack) = self.playable.iter().find(|pack| pack.id == id) {
            self.current = Arc::clone(pack);
            looks.show_pack(pack);
        }
    }

    /// Shows the pack that matches are set up with.
    pub(crate) fn show_current(&self, looks: &mut Looks) {
        looks.show_pack(&self.current);
    }

    /// Shows a match of this pack. One that can be played and has its rules stands in for it: that has its
    /// looks as they are now.
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
        // What it was shown with before its pack got other rules is nearest to what it is now.
        if !alike(&looks.pack, pack) {
            looks.show_pack(pack);
        }
    }

    /// Shows what the title shows: the pack that was asked for, that of the last match, or else the one that
    /// matches are set up with.
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
