//! Sentences about the history of matches.

use std::sync::Arc;

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use history::feats::{EarnedFeat, Feat};
use history::strength::{Estimate, Offer};
use history::{Exclusion, Favourite, History, LATELY, Numbers, Played, ReviewSummary, Row};
use packs::{Pack, Words, capital};
use rules::{Empire, HouseRule, Slot};
use table::{Hidden, Player, VisiblePlayer};
use text::untrusted_text;

/// A key figure of the history, with its label, note and explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The label of the figure, without a colon.
    pub label: String,
    /// The value of the figure as text.
    pub value: String,
    /// The note to show beside the value.
    pub note: String,
    /// The explanation of the figure; may be empty.
    pub about: String,
}

/// The pack with the given id; `None` if there is none.
pub fn named_pack<'a>(packs: &'a [Arc<Pack>], id: &str) -> Option<&'a Arc<Pack>> {
    packs.iter().find(|pack| pack.id == id)
}

/// An id from a file, sanitised for display.
fn clean_id(id: &str) -> String {
    untrusted_text::line(id, untrusted_text::LINE)
}

fn count(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

impl Speech {
    fn words_of<'a>(&self, packs: &'a [Arc<Pack>], pack: &str) -> Option<&'a Words> {
        named_pack(packs, pack).map(|pack| pack.words_in(self.language()))
    }

    /// The name of the pack with the given id, or the id itself if there is no such pack.
    pub fn pack_name(&self, packs: &[Arc<Pack>], id: &str) -> String {
        self.words_of(packs, id).map_or_else(|| clean_id(id), |words| words.name.clone())
    }

    /// The short name of a society, by the id of its pack and its own id.
    pub(crate) fn society_name(&self, packs: &[Arc<Pack>], pack: &str, id: &str) -> String {
        let words = self.words_of(packs, pack);
        let society = words.and_then(|words| words.societies().iter().find(|society| society.id == id));
        society.map_or_else(|| capital(&clean_id(id)), |society| society.short.clone())
    }

    /// The name of a society, from the first pack that has it. The pack with the id `preferred` is tried first.
    pub fn society_of_any(&self, packs: &[Arc<Pack>], preferred: Option<&str>, id: &str) -> String {
        let own = preferred.into_iter().chain(packs.iter().map(|pack| pack.id.as_str()));
        let has = |pack: &&str| {
            self.words_of(packs, pack).is_some_and(|words| words.societies().iter().any(|s| s.id == id))
        };
        own.clone()
            .find(has)
            .map_or_else(|| capital(&clean_id(id)), |pack| self.society_name(packs, pack, id))
    }

    /// The name of an empire, by the id of its pack and its own id.
    pub(crate) fn empire_name(&self, packs: &[Arc<Pack>], pack: &str, id: &str) -> String {
        let at = |pack: &Pack| pack.rules.raw.empires.iter().position(|empire| empire.id == id);
        let empire = named_pack(packs, pack).and_then(|pack| at(pack)).and_then(Empire::new);
        let words = self.words_of(packs, pack);
        words.zip(empire).map_or_else(|| capital(&clean_id(id)), |(words, e)| words.empire(e).to_owned())
    }

    /// The name of the first slot in a pack.
    pub(crate) fn first_slot(&self, packs: &[Arc<Pack>], pack: &str) -> String {
        let words = self.words_of(packs, pack).unwrap_or(self.words());
        Slot::first(1).next().map(|slot| words.slot(slot).to_owned()).unwrap_or_default()
    }

    /// The name of a player whose id is written as in records. The temper is left out.
    pub fn player_named(&self, player: &str) -> String {
        match Player::parse(player) {
            Ok(Player::Bot(level, _)) => self.level(level),
            Ok(player) => self.player(VisiblePlayer::new(player, Hidden::Nothing)),
            Err(_) => clean_id(player),
        }
    }

    /// The name and value of a house rule written as `rule=value`. An empty string stands for the default
    /// rules.
    pub fn house_rule(&self, written: &str) -> String {
        let Some((rule, value)) = written.split_once('=') else { return self.text("history-as-printed") };
        let known = HouseRule::parse(rule).ok();
        let name = known.map_or_else(|| clean_id(rule), |rule| self.house_name(rule));
        let value = known.map_or_else(
            || clean_id(value),
            |rule| untrusted_text::line(&self.house_choice(rule, value), 80),
        );
        self.say("history-rule", &[text("rule", name), text("value", value)])
    }

    /// The name of a position in the playing order, such as "second". `turn` is its number, from 1.
    pub fn turn_named(&self, turn: &str) -> String {
        self.say("history-turn", &[number("n", turn.parse::<i64>().unwrap_or(1))])
    }

    /// A number of rivals with the noun, such as "2 rivals".
    pub fn rival_count(&self, rivals: usize) -> String {
        self.say("history-rivals", &[number("n", count(rivals))])
    }

    /// An error rate (lost win chance per decision) in percent.
    pub fn error_rate(&self, rate: f32) -> String {
        self.with_per_cent(self.hundredths(rate))
    }

    /// A share from 0 to 1 in percent, without decimals.
    pub fn share(&self, share: f32) -> String {
        self.with_per_cent(format!("{}", (100.0 * share).round()))
    }

    /// The key figures to show. `all` is the whole history, and `numbers` are the figures of the matches that
    /// pass the filter.
    pub fn figures(&self, all: &History, numbers: &Numbers, strength: Estimate) -> [Figure; 5] {
        let left = LEFT_OUT.map(|why| all.excluded_count(why));
        let [open, several, bots, unreadable] = left;
        let left_out = left.iter().sum::<usize>() + all.repeat_count();
        let counted = all.matches().count();
        let matches = Figure {
            label: self.text("history-matches"),
            value: numbers.matches.to_string(),
            note: match left_out {
                // A match that does not count has no known pack or number of rivals.
                _ if numbers.matches < counted => self.say("history-of-all", &[number("n", count(counted))]),
                0 => self.text("history-left-out-none"),
                left_out => self.say("history-left-out", &[number("n", count(left_out))]),
            },
            about: self.say(
                "history-left-out-about",
                &[
                    text("open", open.to_string()),
                    text("several", several.to_string()),
                    text("bots", bots.to_string()),
                    text("unreadable", unreadable.to_string()),
                    text("again", all.repeat_count().to_string()),
                ],
            ),
        };
        let of_all = |sum: f32| self.share(sum / numbers.matches.max(1) as f32);
        let won = Figure {
            label: self.text("history-won"),
            value: of_all(numbers.won),
            note: self.say("history-even", &[text("percent", of_all(numbers.par))]),
            about: String::new(),
        };
        let streak = Figure {
            label: self.text("history-streak"),
            value: numbers.streak.to_string(),
            note: self.say("history-longest", &[text("most", numbers.longest.to_string())]),
            about: String::new(),
        };
        let error = Figure {
            label: self.text("history-error"),
            value: numbers.lately.map_or_else(|| DASH.to_owned(), |rate| self.error_rate(rate)),
            note: match (numbers.before, numbers.reviewed) {
                (Some(before), _) => {
                    self.say("history-error-before", &[text("percent", self.error_rate(before))])
                }
                (None, 0) => self.text("history-error-none"),
                (None, reviewed) => self.say("history-error-first", &[number("n", count(reviewed))]),
            },
            about: self.say(
                "history-error-about",
                &[
                    text("reviewed", numbers.reviewed.to_string()),
                    text("matches", numbers.matches.to_string()),
                    text("n", LATELY.to_string()),
                ],
            ),
        };
        let strength = Figure {
            label: self.text("history-strength"),
            value: format!("{:.0}", strength.points),
            note: self.say("history-strength-doubt", &[text("doubt", format!("{:.0}", strength.deviation))]),
            about: self.text("history-strength-about"),
        };
        [matches, won, streak, error, strength]
    }

    /// A key figure in one line, without its explanation.
    pub fn figure_line(&self, figure: &Figure) -> String {
        let args = [
            text("label", figure.label.as_str()),
            text("value", figure.value.as_str()),
            text("note", figure.note.as_str()),
        ];
        self.say("text-history-figure", &args)
    }

    /// The line about the player's strength at tables with a pack and a number of rivals.
    pub fn strength_line(
        &self,
        packs: &[Arc<Pack>],
        pack: &str,
        rivals: usize,
        strength: Estimate,
    ) -> String {
        let at = [text("pack", self.pack_name(packs, pack)), text("rivals", self.rival_count(rivals))];
        let args = [
            text("table", self.say("text-history-strength-row", &at)),
            text("points", format!("{:.0}", strength.points)),
            text("doubt", format!("{:.0}", strength.deviation)),
        ];
        self.say("text-history-strength-said", &args)
    }

    /// The line about a reviewed match: date, players, result and error rate.
    pub fn reviewed_line(&self, packs: &[Arc<Pack>], played: &Played) -> String {
        let rate = played.review.as_ref().and_then(ReviewSummary::rate).unwrap_or_default();
        let args = [
            text("date", self.day_of(played)),
            text("match", self.match_named(packs, played)),
            text("result", self.result_of(played)),
            text("rate", self.error_rate(rate)),
        ];
        self.say("text-history-review", &args)
    }

    /// The column headings of a table of results. `by` is the heading of the first column, which says how
    /// results are grouped.
    pub fn result_heads(&self, by: &str) -> [String; 6] {
        [
            by.to_owned(),
            self.text("history-column-matches"),
            self.text("history-column-won"),
            self.text("history-column-even"),
            self.text("history-column-points"),
            self.text("history-column-error"),
        ]
    }

    /// The cells of one row in a table of results.
    pub fn result_cells(&self, row: &Row, name: String) -> [String; 6] {
        [
            name,
            row.matches.to_string(),
            self.share(row.share()),
            self.share(row.even()),
            self.tenths(row.points),
            row.rate.map_or_else(|| DASH.to_owned(), |rate| self.error_rate(rate)),
        ]
    }

    /// The column headings of the table of empires that the player prefers.
    pub fn favourite_heads(&self, packs: &[Arc<Pack>], pack: &str) -> [String; 5] {
        [
            self.say("history-favourites", &[text("pack", self.pack_name(packs, pack))]),
            self.text("history-favourite-agents"),
            self.text("history-favourite-share"),
            self.say("history-favourite-first", &[text("slot", self.first_slot(packs, pack))]),
            self.text("history-favourite-won"),
        ]
    }

    /// The cells of one row in the table of empires that the player prefers.
    pub fn favourite_cells(&self, packs: &[Arc<Pack>], pack: &str, row: &Favourite) -> [String; 5] {
        let (times, won) = row.devout;
        let empire = self.empire_name(packs, pack, &row.empire);
        [
            self.say("history-favourite-empire", &[text("empire", empire)]),
            row.agents.to_string(),
            self.share(row.share),
            times.to_string(),
            if times == 0 { DASH.to_owned() } else { self.share(won / times as f32) },
        ]
    }

    /// The person's society and the rivals of a match, to identify it in a list.
    pub fn match_named(&self, packs: &[Arc<Pack>], played: &Played) -> String {
        let own = played.own().map(|own| self.society_name(packs, &played.pack, &own.society));
        let mut levels: Vec<(String, usize)> = Vec::new();
        for rival in played.rivals().map(|seat| self.player_named(&seat.player)) {
            match levels.iter_mut().find(|(known, _)| *known == rival) {
                Some((_, times)) => *times += 1,
                None => levels.push((rival, 1)),
            }
        }
        let rivals = levels.into_iter().map(|(level, times)| match times {
            1 => level,
            _ => self.say("load-alike", &[number("n", count(times)), text("level", level)]),
        });
        let rivals = rivals.collect::<Vec<_>>().join(", ");
        self.say("history-against", &[text("society", own.unwrap_or_default()), text("rivals", rivals)])
    }

    /// The person's result in a match.
    pub fn result_of(&self, played: &Played) -> String {
        let Some(own) = played.own() else { return String::new() };
        let points = number("points", own.points);
        match () {
            () if played.won_alone() => self.say("history-won-with", &[points]),
            () if played.won() => self.say("history-won-shared", &[points]),
            () => self.say(
                "history-placed",
                &[
                    points,
                    text("place", own.place.to_string()),
                    text("seats", played.seats.len().to_string()),
                ],
            ),
        }
    }

    /// The date on which a match started.
    pub fn day_of(&self, played: &Played) -> String {
        played.started.split(['T', ' ']).next().unwrap_or_default().to_owned()
    }

    /// The name of a feat.
    pub fn feat(&self, feat: Feat) -> String {
        self.text(&format!("feat-{}", feat.id()))
    }

    /// The description of a feat.
    pub fn feat_about(&self, feat: Feat) -> String {
        self.text(&format!("feat-{}-about", feat.id()))
    }

    /// The date on which a feat was first earned and how often it was, or that it was not earned yet.
    pub fn feat_when(&self, earned: &EarnedFeat<'_>) -> String {
        let Some((_, played)) = earned.first else { return self.text("history-feat-not") };
        let more = text("more", earned.times.saturating_sub(1).to_string());
        let date = text("date", self.day_of(played));
        self.say("history-feat-done", &[number("times", count(earned.times)), date, more])
    }

    /// The sentence about rivals chosen to fit the player, with the player's estimated strength. `known` is
    /// true if the strength is based on any match.
    pub fn offer_line(&self, strength: Estimate, offer: &Offer, share: f64, known: bool) -> String {
        let percent = |chance: f64| bots::win_percent(chance as f32).to_string();
        let points = text("points", format!("{:.0}", strength.points));
        let doubt = text("doubt", format!("{:.0}", strength.deviation));
        let own = text("percent", percent(offer.chance));
        match () {
            () if !known => self.say("setup-fit-new", &[own]),
            () if (offer.average - share).abs() > NEAR => self.say("setup-fit-end", &[points, doubt, own]),
            () if (offer.chance - share).abs() > NEAR => {
                self.say("setup-fit-mixed", &[points, doubt, own, text("average", percent(offer.average))])
            }
            () => self.say("setup-fit-said", &[points, doubt, own]),
        }
    }
}

/// Two win chances that differ by at most this much count as equal.
const NEAR: f64 = 0.015;
/// The dash that stands for a missing number.
const DASH: &str = "\u{2013}";
/// The reasons why matches do not count, in the order in which they are shown.
const LEFT_OUT: [Exclusion; 4] =
    [Exclusion::Open, Exclusion::Several, Exclusion::Bots, Exclusion::Unreadable];
