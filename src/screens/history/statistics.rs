//! The statistics that the history screen shows, computed only when the history or the filter changes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::shell::history_keeper::HistoryKeeper;
use history::feats::{Feat, earned_feats};
use history::strength::{Estimate, ratings};
use history::{
    Curves, Favourite, Filter, History, Line, Numbers, Played, Row, by_house, by_level, by_pack, by_part,
    by_society, by_turn, curves, favourites, last_packs,
};
use packs::Pack;
use rules::MAX_SOCIETIES;
use speech::named_pack;
use system::Folders;

/// The maximum number of reviews that the list shows.
const REVIEWS: usize = 100;
/// The maximum number of missing reviews that one click makes.
const MAKE: usize = 20;

/// The statistics of the matches that pass the filter.
pub(super) struct Statistics {
    pub history: Arc<History>,
    filter: Filter,
    pub numbers: Numbers,
    pub strength: Estimate,
    pub curves: Curves,
    pub results: Results,
    pub reviews: Reviews,
    /// Each feat, the index of the history line whose match first earned it, and how often it was earned.
    pub feats: Vec<(Feat, Option<usize>, usize)>,
    pub options: FilterOptions,
}

/// The results of the matches, grouped by several criteria. Each list is in the order in which it is shown.
pub(super) struct Results {
    pub by_level: Vec<Row>,
    pub by_society: Vec<Row>,
    /// For each society's id, the id of the pack in which it was last played.
    societies: BTreeMap<String, String>,
    pub by_turn: Vec<Row>,
    pub by_pack: Vec<Row>,
    pub by_house: Vec<Row>,
    /// For each kind of decision, the number of decisions with a choice, and their average loss of win
    /// chance.
    pub by_part: [(u32, f32); 4],
    /// The id of the pack played most, and the statistics of its empires.
    pub favourites: Option<(String, Vec<Favourite>)>,
}

/// The matches with and without a review, as indices of history lines, the latest first.
pub(super) struct Reviews {
    pub made: Vec<usize>,
    /// The latest matches that have a record but no review.
    pub missing: Vec<usize>,
}

/// The values that the filters offer for selection.
pub(super) struct FilterOptions {
    pub packs: Vec<String>,
    pub rivals: Vec<usize>,
    pub strongest: Vec<String>,
    /// True if at least one match was played with help.
    pub any_help: bool,
}

/// The data that the tabs of the history page show.
pub(super) struct PageData<'a> {
    pub statistics: &'a Statistics,
    /// The available packs, which supply names.
    pub packs: &'a [Arc<Pack>],
    /// The folders of the player's data, which contain the records.
    pub folders: &'a Folders,
    /// Reads the history and makes reviews in the background.
    pub keeper: &'a HistoryKeeper,
}

impl Statistics {
    /// Computes the statistics of the matches in a history that pass the filter. `at_hand` are the available
    /// packs.
    pub fn new(history: &Arc<History>, filter: &Filter, at_hand: &[Arc<Pack>]) -> Self {
        let all = || history.matches().map(|(_, played)| played);
        let passing = || history.matches().filter(|(_, played)| filter.passes(played));
        let matches: Vec<&Played> = passing().map(|(_, played)| played).collect();
        let each = || matches.iter().copied();
        let table = filter.pack.as_deref().zip(filter.rivals.map(|rivals| rivals + 1));
        // With a filter for one pack and number of rivals, shows the same rating that the setup screen uses.
        let is_table = filter.strongest.is_none() && filter.helped.is_none();
        let rated = match table.filter(|_| is_table) {
            Some(table) => ratings(all(), Some(table)),
            None => ratings(each(), None),
        };
        let societies = |id: &str| named_pack(at_hand, id).map(|pack| pack.words.societies().len());
        let feats = earned_feats(history, &societies);
        let line = |at: &usize| history.line(*at);
        let open = |at: &usize| line(at).is_some_and(|line| line.there);
        let reviewed =
            |at: &usize| line(at).and_then(Line::played).is_some_and(|played| played.review.is_some());
        let places: Vec<usize> = passing().map(|(at, _)| at).rev().collect();
        let named = |of: &dyn Fn(&Played) -> String| all().map(of).collect::<BTreeSet<String>>();
        let counts: BTreeSet<usize> = all().map(|played| played.seats.len() - 1).collect();
        Self {
            history: Arc::clone(history),
            filter: filter.clone(),
            numbers: Numbers::new(each()),
            strength: rated.now.estimate(),
            curves: curves(&matches, &rated),
            results: Results::new(&matches),
            reviews: Reviews {
                made: places.iter().copied().filter(reviewed).take(REVIEWS).collect(),
                missing: places.iter().copied().filter(|at| open(at) && !reviewed(at)).take(MAKE).collect(),
            },
            feats: feats.iter().map(|e| (e.feat, e.first.map(|(at, _)| at), e.times)).collect(),
            options: FilterOptions {
                packs: named(&|played| played.pack.clone()).into_iter().collect(),
                rivals: (1..MAX_SOCIETIES).filter(|rivals| counts.contains(rivals)).collect(),
                strongest: by_level(all()).into_iter().map(|row| row.of).collect(),
                any_help: all().any(|played| played.help.any()),
            },
        }
    }

    /// True if the statistics were computed from this history with this filter.
    pub fn is_current(&self, history: &Arc<History>, filter: &Filter) -> bool {
        Arc::ptr_eq(&self.history, history) && self.filter == *filter
    }

    /// True if a filter is set.
    pub fn is_filtered(&self) -> bool {
        self.filter != Filter::default()
    }
}

impl Results {
    fn new(matches: &[&Played]) -> Self {
        let each = || matches.iter().copied();
        Self {
            by_level: by_level(each()),
            by_society: by_society(each()),
            societies: owned(last_packs(each())),
            by_turn: by_turn(each()),
            by_pack: by_pack(each()),
            by_house: by_house(each()),
            by_part: by_part(each()),
            favourites: most_played(matches)
                .map(|pack| (pack.to_owned(), favourites(each().filter(|played| played.pack == pack)))),
        }
    }

    /// The id of the pack in which the society with this id was last played.
    pub fn pack_of_society(&self, society: &str) -> Option<&str> {
        self.societies.get(society).map(String::as_str)
    }
}

fn owned(names: BTreeMap<&str, &str>) -> BTreeMap<String, String> {
    names.into_iter().map(|(name, of)| (name.to_owned(), of.to_owned())).collect()
}

/// The id of the pack with the most matches.
fn most_played<'a>(matches: &[&'a Played]) -> Option<&'a str> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    matches.iter().for_each(|played| *counts.entry(&played.pack).or_default() += 1);
    counts.into_iter().max_by_key(|(_, count)| *count).map(|(pack, _)| pack)
}
