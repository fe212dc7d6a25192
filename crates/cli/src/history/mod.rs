//! `whispers history`: the history as tables or JSON.

mod args;
mod reading_progress;

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use comfy_table::Table;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use serde_json::{Value, json};

use crate::opening::match_options::open_language;
use crate::opening::named_packs::Packs;
use crate::safe_terminal_io::Plain;
pub use args::HistoryArgs;
use history::feats::{EarnedFeat, Feat, earned_feats};
use history::strength::{Estimate, ratings};
use history::{
    Exclusion, Filter, History, Keeper, Numbers, Played, Row, by_house, by_level, by_pack, by_part,
    by_society, by_turn, favourites, last_packs,
};
use packs::Pack;
use reading_progress::ReadingProgress;
use speech::{Speech, named_pack};
use system::Folders;
use table::{DecisionKind, MARKS};

/// The maximum number of reviews in the list.
const REVIEWS: usize = 20;

/// Prints the history, of one pack only if `one_pack`.
///
/// # Errors
/// A pack or the folder of matches cannot be read, or the output not written.
pub fn history<W: Write>(
    args: &HistoryArgs,
    packs: &Packs,
    one_pack: bool,
    data: Option<PathBuf>,
    out: &mut Plain<W>,
) -> Result<(), Box<dyn std::error::Error>> {
    let language = open_language(args.language.as_deref())?;
    let all = packs.all(None)?;
    let pack = Arc::clone(all.first().ok_or("there is no pack")?);
    let folders = Folders::new(data);
    let speech = Speech::in_language(Arc::clone(&pack), language);
    let mut progress = ReadingProgress::new(&speech);
    let keeper = Keeper::begin(folders.clone(), all.clone(), None, || ());
    let seen = keeper.finish_with(|left| progress.show(left));
    let seen = seen.ok_or("the history could not be read")?;
    progress.end();
    let news = seen.news.map(|news| speech.kept_news(&news));
    for said in seen.trouble.into_iter().chain(news) {
        // If the message cannot be written, the history is still printed.
        let _ = writeln!(std::io::stderr(), "{said}");
    }
    let filter = Filter {
        pack: one_pack.then(|| pack.id.clone()),
        rivals: args.rivals,
        strongest: args.strongest.clone(),
        helped: None,
    };
    let told = HistoryReport { history: &seen.history, packs: &all, filter: &filter };
    if args.json {
        writeln!(out, "{}", told.json())?;
    } else {
        told.tables(&|pack| Speech::in_language(Arc::clone(pack), language), out)?;
    }
    // What could be read has been printed; now report what could not.
    seen.unread.map_or(Ok(()), |why| Err(why.into()))
}

/// The history, packs and filter that the output is made from.
struct HistoryReport<'a> {
    history: &'a History,
    packs: &'a [Arc<Pack>],
    filter: &'a Filter,
}

impl<'a> HistoryReport<'a> {
    fn matches(&self) -> impl DoubleEndedIterator<Item = &'a Played> + Clone {
        let filter = self.filter;
        self.history.matches().map(|(_, played)| played).filter(move |played| filter.passes(played))
    }

    fn all(&self) -> impl Iterator<Item = &'a Played> + Clone {
        self.history.matches().map(|(_, played)| played)
    }

    /// The estimated strength for each pack and number of societies.
    fn strengths(&self) -> Vec<(&'a str, usize, Estimate)> {
        let tables: BTreeSet<(&str, usize)> =
            self.matches().map(|played| (played.pack.as_str(), played.seats.len())).collect();
        let rated = |(pack, seats)| (pack, seats, ratings(self.all(), Some((pack, seats))).now.estimate());
        tables.into_iter().map(rated).collect()
    }

    fn societies(&self) -> impl Fn(&str) -> Option<usize> + '_ {
        |id| named_pack(self.packs, id).map(|pack| pack.words.societies().len())
    }

    /// The ids of the packs played.
    fn played(&self) -> BTreeSet<&'a str> {
        self.matches().map(|played| played.pack.as_str()).collect()
    }

    /// The pack whose words are used: the only one played, or else the first pack at hand.
    fn told_by(&self) -> Option<&'a Arc<Pack>> {
        let played = self.played();
        let only = played.first().filter(|_| played.len() == 1);
        only.and_then(|id| named_pack(self.packs, id)).or(self.packs.first())
    }

    fn tables<W: Write>(
        &self,
        words_of: &dyn Fn(&Arc<Pack>) -> Speech,
        out: &mut Plain<W>,
    ) -> std::io::Result<()> {
        let Some(pack) = self.told_by() else { return Ok(()) };
        let speech = &words_of(pack);
        let numbers = Numbers::new(self.matches());
        let rated = ratings(self.matches(), None).now.estimate();
        for figure in speech.figures(self.history, &numbers, rated) {
            writeln!(out, "{}", speech.figure_line(&figure))?;
        }
        if numbers.matches == 0 {
            return writeln!(out, "{}", speech.text("history-none"));
        }
        let mut put = |heading: &str, rows: Vec<Row>, name: &dyn Fn(&str) -> String| {
            let mut table = table(speech.result_heads(heading));
            for row in rows {
                let name = name(&row.of);
                table.add_row(speech.result_cells(&row, name));
            }
            writeln!(out, "\n{table}")
        };
        put(&speech.text("history-by-level"), by_level(self.matches()), &|id| speech.player_named(id))?;
        let played_in = last_packs(self.matches());
        let society = |id: &str| speech.society_of_any(self.packs, played_in.get(id).copied(), id);
        put(&speech.text("history-by-society"), by_society(self.matches()), &society)?;
        put(&speech.text("history-by-turn"), by_turn(self.matches()), &|id| speech.turn_named(id))?;
        put(&speech.text("history-by-pack"), by_pack(self.matches()), &|id| {
            speech.pack_name(self.packs, id)
        })?;
        put(&speech.text("history-by-house"), by_house(self.matches()), &|id| speech.house_rule(id))?;
        if numbers.reviewed > 0 {
            let heads = ["history-parts-heading", "history-part-decisions", "history-column-error"];
            let mut table = table(heads.map(|key| speech.text(key)));
            for (part, (count, rate)) in DecisionKind::ALL.into_iter().zip(by_part(self.matches())) {
                table.add_row([speech.part(part), count.to_string(), speech.error_rate(rate)]);
            }
            writeln!(out, "\n{table}")?;
        }
        for pack in self.played() {
            let own = named_pack(self.packs, pack).map(words_of);
            let speech = own.as_ref().unwrap_or(speech);
            let mut table = table(speech.favourite_heads(self.packs, pack));
            for row in favourites(self.matches().filter(|played| played.pack == pack)) {
                table.add_row(speech.favourite_cells(self.packs, pack, &row));
            }
            writeln!(out, "\n{table}")?;
        }
        writeln!(out, "\n{}", speech.text("text-history-strength"))?;
        for (pack, seats, estimate) in self.strengths() {
            writeln!(out, "  {}", speech.strength_line(self.packs, pack, seats - 1, estimate))?;
        }
        let reviewed: Vec<&Played> =
            self.matches().rev().filter(|p| p.review.is_some()).take(REVIEWS).collect();
        if !reviewed.is_empty() {
            writeln!(out, "\n{}", speech.text("text-history-reviews"))?;
        }
        for played in reviewed {
            writeln!(out, "  {}", speech.reviewed_line(self.packs, played))?;
        }
        let feats = earned_feats(self.history, &self.societies());
        let done = feats.iter().filter(|earned| earned.first.is_some()).count();
        let heading = [("done", done.to_string().into()), ("all", Feat::ALL.len().to_string().into())];
        writeln!(out, "\n{}", speech.say("history-feats-done", &heading))?;
        for earned in &feats {
            let (name, about, when) =
                (speech.feat(earned.feat), speech.feat_about(earned.feat), speech.feat_when(earned));
            let args = [("feat", name.into()), ("about", about.into()), ("when", when.into())];
            writeln!(out, "  {}", speech.say("history-feat-said", &args))?;
        }
        Ok(())
    }

    fn json(&self) -> Value {
        let numbers = Numbers::new(self.matches());
        let rows = |rows: Vec<Row>| {
            let row = |row: Row| {
                json!({
                    "of": row.of, "matches": row.matches, "won": row.share(), "even": row.even(),
                    "points": row.points, "error_rate": row.rate,
                })
            };
            rows.into_iter().map(row).collect::<Vec<Value>>()
        };
        let left_out = [
            ("open", self.history.excluded_count(Exclusion::Open)),
            ("several", self.history.excluded_count(Exclusion::Several)),
            ("bots", self.history.excluded_count(Exclusion::Bots)),
            ("unreadable", self.history.excluded_count(Exclusion::Unreadable)),
            ("again", self.history.repeat_count()),
        ];
        let left_out = left_out.map(|(why, count)| (why.to_owned(), json!(count)));
        let strengths = self.strengths().into_iter().map(|(pack, seats, estimate)| {
            json!({ "pack": pack, "rivals": seats - 1, "points": estimate.points, "deviation": estimate.deviation })
        });
        let feats = earned_feats(self.history, &self.societies());
        let feat = |earned: &EarnedFeat<'_>| {
            json!({
                "feat": earned.feat.id(),
                "times": earned.times,
                "first": earned.first.map(|(at, played)| json!({ "file": self.history.line(at).map(|line| &line.file), "started": played.started })),
            })
        };
        let marks: Vec<&str> = MARKS.iter().map(|(mark, _)| mark.id()).collect();
        let reviews = self.matches().rev().filter_map(|played| Some((played, played.review.as_ref()?)));
        let reviews = reviews.take(100).map(|(played, review)| {
            let counts = marks.iter().zip(review.marks).map(|(mark, n)| ((*mark).to_owned(), json!(n)));
            let parts = DecisionKind::ALL.iter().zip(review.parts);
            let parts = parts.map(|(part, (n, rate))| {
                (part.id().to_owned(), json!({ "decisions": n, "error_rate": rate }))
            });
            json!({
                "started": played.started, "pack": played.pack, "error_rate": review.rate(),
                "marks": Value::Object(counts.collect()), "parts": Value::Object(parts.collect()),
            })
        });
        json!({
            "matches": numbers.matches,
            "won": numbers.won,
            "streak": numbers.streak,
            "longest_streak": numbers.longest,
            "reviewed": numbers.reviewed,
            "error_rate": numbers.lately,
            "error_rate_before": numbers.before,
            "left_out": Value::Object(left_out.into_iter().collect()),
            "strength": strengths.collect::<Vec<Value>>(),
            "by_strongest_rival": rows(by_level(self.matches())),
            "by_society": rows(by_society(self.matches())),
            "by_turn": rows(by_turn(self.matches())),
            "by_pack": rows(by_pack(self.matches())),
            "by_house_rule": rows(by_house(self.matches())),
            "reviews": reviews.collect::<Vec<Value>>(),
            "feats": feats.iter().map(feat).collect::<Vec<Value>>(),
        })
    }
}

fn table<const N: usize>(header: [String; N]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED).set_header(header);
    table
}
