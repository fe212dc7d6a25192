//! The statistics of the history, computed once and shown in every frame.

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

/// The maximum number of reviews in the list.
const REVIEWS: usize = 100;
/// The maximum number of reviews made by one click.
const MAKE: usize = 20;

/// The statistics of the matches that pass a filter.
pub(super) struct Statistics {
    pub history: Arc<History>,
    filter: Filter,
    pub numbers: Numbers,
    pub strength: Estimate,
    pub curves: Curves,
    pub results: Results,
    pub reviews: Reviews,
    /// Each feat with the history line of the match that first earned it, and how often it was earned.
    pub feats: Vec<(Feat, Option<usize>, usize)>,
    pub options: FilterOptions,
}

/// The results, grouped in several ways. Each group is in the order in which it is shown.
pub(super) struct Results {
    pub by_level: Vec<Row>,
    pub by_society: Vec<Row>,
    /// The id of the pack in which each society was last played, by the society's id.
    societies: BTreeMap<String, String>,
    pub by_turn: Vec<Row>,
    pub by_pack: Vec<Row>,
    pub by_house: Vec<Row>,
    /// For each part of the match, the number of decisions with a choice and the average win chance lost by
    /// one.
    pub by_part: [(u32, f32); 4],
    /// The id of the most played pack, with statistics of its empires.
    pub favourites: Option<(String, Vec<Favourite>)>,
}

/// The matches with and without a review, as lines of the history, the latest first.
pub(super) struct Reviews {
    pub made: Vec<usize>,
    /// The matches without a review whose records exist.
    pub missing: Vec<usize>,
}

/// The values that the filters offer.
pub(super) struct FilterOptions {
    pub packs: Vec<String>,
    pub rivals: Vec<usize>,
    pub strongest: Vec<String>,
    /// True if some matches were played with help.
    pub any_help: bool,
}

/// The data that the page is drawn from.
pub(super) struct PageData<'a> {
    pub statistics: &'a Statistics,
    /// The available packs, for their names.
    pub packs: &'a [Arc<Pack>],
    /// The folders of the records.
    pub folders: &'a Folders,
    /// The background work on the history.
    pub keeper: &'a HistoryKeeper,
}

impl Statistics {
    /// Computes the statistics.
    pub fn new(history: &Arc<History>, filter: &Filter, at_hand: &[Arc<Pack>]) -> Self {
        let all = || history.matches().map(|(_, played)| played);
        let passing = || history.matches().filter(|(_, played)| filter.passes(played));
        let matches: Vec<&Played> = passing().map(|(_, played)| played).collect();
        let each = || matches.iter().copied();
        let table = filter.pack.as_deref().zip(filter.rivals.map(|rivals| rivals + 1));
        // For a single pack and number of players, the rating is the one that the setup page uses.
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

    /// True if the statistics belong to this history and this filter.
    pub fn is_current(&self, history: &Arc<History>, filter: &Filter) -> bool {
        Arc::ptr_eq(&self.history, history) && self.filter == *filter
    }

    /// True if the filter leaves out some matches.
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

    /// The id of the pack in which a society was last played.
    pub fn pack_of_society(&self, society: &str) -> Option<&str> {
        self.societies.get(society).map(String::as_str)
    }
}

fn owned(names: BTreeMap<&str, &str>) -> BTreeMap<String, String> {
    names.into_iter().map(|(name, of)| (name.to_owned(), of.to_owned())).collect()
}

/// The id of the pack of most matches.
fn most_played<'a>(matches: &[&'a Played]) -> Option<&'a str> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    matches.iter().for_each(|played| *counts.entry(&played.pack).or_default() += 1);
    counts.into_iter().max_by_key(|(_, count)| *count).map(|(pack, _)| pack)
}
