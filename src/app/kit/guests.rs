//! Packs that are played now and then without being among those of the program: made of the rules that
//! a record kept, or found for one match.

use std::sync::Arc;

use egui::Context;

use super::{Kit, Other};
use crate::content::Pack;
use crate::table::speech::Speech;

/// What is drawn with of such packs.
pub(super) struct Guests {
    ctx: Context,
    list: Vec<Other>,
    /// Where the pack lies that is played otherwise, while a guest is played in its stead.
    away: Option<usize>,
}

impl Guests {
    pub(super) fn new(ctx: &Context) -> Self {
        Self { ctx: ctx.clone(), list: Vec::new(), away: None }
    }

    /// The pack that is played otherwise, while a guest is.
    pub(super) fn away(&self) -> Option<&Arc<Pack>> {
        self.list.get(self.away?).map(|other| &other.pack)
    }

    /// From now on everything is said in this language.
    pub(super) fn speak(&mut self, language: &str) {
        for other in &mut self.list {
            other.speech = Speech::in_language(Arc::clone(&other.pack), language);
        }
    }
}

/// Whether all is drawn and said alike for two packs.
fn alike(one: &Pack, other: &Pack) -> bool {
    let societies = |pack: &Pack| pack.words.societies().iter().map(|s| s.id.clone()).collect::<Vec<_>>();
    (&one.id, &one.digest, one.kept) == (&other.id, &other.digest, other.kept)
        && societies(one) == societies(other)
}

impl Kit {
    /// From now on everything is drawn and said as this pack has it, be it one of the program's or a
    /// guest.
    pub fn turn_to_pack(&mut self, pack: &Arc<Pack>) {
        if alike(&self.pack, pack) {
            return;
        }
        self.send_home();
        if let Some(id) = self.packs().iter().find(|known| alike(known, pack)).map(|known| known.id.clone()) {
            return self.turn_to(&id);
        }
        let known = self.guests.list.iter().position(|other| alike(&other.pack, pack));
        let at = known.unwrap_or_else(|| {
            let speech = Speech::in_language(Arc::clone(pack), self.speech.language());
            self.guests.list.push(Other::speaking(&self.guests.ctx, Arc::clone(pack), speech));
            self.guests.list.len() - 1
        });
        self.change_places(at);
        self.guests.away = Some(at);
    }

    /// Draws something as this pack has it.
    pub fn turned_to_pack<T>(&mut self, pack: &Arc<Pack>, draw: impl FnOnce(&mut Self) -> T) -> T {
        let own = Arc::clone(&self.pack);
        self.turn_to_pack(pack);
        let drawn = draw(self);
        self.turn_to_pack(&own);
        drawn
    }

    /// From now on one of the program's own packs is played again.
    pub fn send_home(&mut self) {
        if let Some(at) = self.guests.away.take() {
            self.change_places(at);
        }
    }

    /// The packs that matches can be loaded with: the program's own, and those that were found.
    pub fn known_packs(&self) -> Vec<Arc<Pack>> {
        let mut known = self.packs();
        let guests = self.guests.list.iter().map(|other| &other.pack).chain([&self.pack]);
        for pack in guests.filter(|pack| !pack.kept) {
            if !known.iter().any(|other| Arc::ptr_eq(other, pack)) {
                known.push(Arc::clone(pack));
            }
        }
        known
    }

    fn change_places(&mut self, at: usize) {
        if let Some(mut other) = (at < self.guests.list.len()).then(|| self.guests.list.swap_remove(at)) {
            self.swap(&mut other);
            self.guests.list.push(other);
            let last = self.guests.list.len() - 1;
            self.guests.list.swap(at, last);
        }
    }
}
