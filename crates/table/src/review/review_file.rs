//! Saves reviews in files beside their records, so that each review is made only once.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use super::decision_kind::DecisionKind;
use super::decision_mark::Mark;
use super::review_result::{Assessment, Moment, Review};
use crate::matches::match_in_play::Match;
use bots::{Effort, MostAffectedRival, Prospect};
use rules::{Action, ByEmpire, BySociety, Society, World};
use system::{Content, KeptFile, KeptNews, Rewrite, read_file, review_path};
use text::os_error::reason;
use text::untrusted_text;

/// The version of the format of review files. If a file has another version, its review is made again.
const FORM: u64 = 4;
/// The maximum size, in bytes, of a review file that is read.
const LARGEST: u64 = 16 << 20;

/// The largest absolute value that is accepted for points or cities in a review file. No match reaches it.
const MOST: f32 = 10_000.0;

/// Why a review was not saved.
#[derive(Debug, thiserror::Error)]
#[error("cannot save the review in {}: {}", untrusted_text::path(path), reason(why))]
pub struct ReviewFileError {
    path: PathBuf,
    #[source]
    why: std::io::Error,
}

/// Saves a review beside its record. If the file of that name is not a review of this version or an earlier
/// one, it is renamed first. Returns news about that for the player.
///
/// # Errors
/// The file cannot be written.
pub fn save_review(
    game: &Match,
    review: &Review,
    record: &Path,
) -> Result<Option<KeptNews>, ReviewFileError> {
    let mut file = to_json(game.world(), review);
    file["form"] = json!(FORM);
    file["of"] = json!(digest(game));
    let kept = KeptFile::new(review_path(record), LARGEST);
    let written = kept.rewrite(|found| {
        let in_full = found.is_ok_and(|found| found.is_none_or(|found| is_review(&found)));
        Ok(Rewrite::New { bytes: format!("{file}\n").into_bytes(), in_full })
    });
    let path = kept.path().to_owned();
    match written {
        Ok(aside) => Ok(kept.news(Ok(aside))),
        Err(why) => Err(ReviewFileError { path, why }),
    }
}

/// True if a file is a review of this version or an earlier one, which can be made again.
fn is_review(found: &Content) -> bool {
    let file: Option<Value> = serde_json::from_slice(&found.bytes).ok();
    let form = file.filter(|file| file["of"].is_string()).and_then(|file| file["form"].as_u64());
    found.in_full && form.is_some_and(|form| form <= FORM)
}

/// Loads the review beside a record. `None` unless the review fits the match as it is now and was made with at
/// least the given effort.
pub fn load_review(game: &Match, record: &Path, effort: Effort) -> Option<Review> {
    let text = read_file(&review_path(record), LARGEST).ok()?;
    let file: Value = serde_json::from_slice(&text).ok()?;
    if file["form"] != json!(FORM) || file["of"] != json!(digest(game)) {
        return None;
    }
    let review = review_from_json(game.world(), &file)?;
    let fits = review.effort >= effort && review.moments.len() == game.steps().len();
    fits.then_some(review)
}

/// A digest of everything on which a review depends: the decisions, the rules and the version of Whispers.
fn digest(game: &Match) -> String {
    let mut hash = Sha256::new();
    hash.update(env!("CARGO_PKG_VERSION"));
    hash.update(game.record_text());
    hash.finalize().iter().fold(String::new(), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A review as JSON, with win chances from 0 to 1 in order of societies, and choices in notation.
pub fn to_json(world: &World, review: &Review) -> Value {
    let moments = (1..).zip(&review.moments).map(|(number, moment)| {
        let believed: Vec<Value> = world.societies().map(|s| chances(world, &moment.believed[s])).collect();
        let mut all = json!({
            "society": moment.society.index(),
            "part": moment.part.id(),
            "chances": chances(world, &moment.known),
            "believed": believed,
        });
        if let Some(expected) = &moment.expected {
            all["expected"] = chances(world, expected);
        }
        if moment.goes_on {
            all["goes_on"] = json!(true);
        }
        if let Some(judged) = &moment.judged {
            let best: Vec<Value> =
                judged.best.iter().zip(&judged.leads).map(|(p, leads)| led(world, p, leads)).collect();
            all["choices"] = json!(judged.choices);
            if judged.effort != review.effort {
                all["looks"] = json!(judged.effort.looks);
                all["nodes"] = json!(judged.effort.nodes);
            }
            all["taken"] = prospect(world, &judged.taken);
            all["best"] = json!(best);
            if let Some(rival) = &judged.rival {
                all["rival"] = json!({
                    "society": rival.society.index(),
                    "points": round_chance(rival.points),
                    "empire": world.empire_id(rival.empire),
                    "slot": world.slot_id(rival.slot),
                    "odds": round_chance(rival.odds),
                });
            }
            if let Some(first) = judged.first_loss {
                all["first_loss"] = json!(round_chance(first));
            }
            all["loss"] = json!(round_chance(review.own_loss(number)));
            all["mark"] = json!(review.mark(number).map(Mark::id));
            all["counted"] = json!(round_chance(review.loss(number)));
        }
        all
    });
    json!({
        "looks": review.effort.looks,
        "nodes": review.effort.nodes,
        "moments": moments.collect::<Vec<Value>>(),
        "end": chances(world, &review.end),
    })
}

/// Rounds the numbers of a reviewed decision as in the file, so that a review is the same before and after
/// saving.
pub(super) fn round_moment(world: &World, mut moment: Moment) -> Moment {
    moment.known = round_chances(world, &moment.known);
    for society in world.societies() {
        moment.believed[society] = round_chances(world, &moment.believed[society]);
    }
    moment.expected = moment.expected.map(|expected| round_chances(world, &expected));
    moment.judged = moment.judged.map(|judged| round_assessment(world, judged));
    moment
}

/// Rounds the numbers of an assessment as in the review file.
pub(super) fn round_assessment(world: &World, mut judged: Assessment) -> Assessment {
    if let Some(rival) = &mut judged.rival {
        (rival.points, rival.odds) = (round_chance(rival.points) as f32, round_chance(rival.odds) as f32);
    }
    judged.first_loss = judged.first_loss.map(|loss| round_chance(loss) as f32);
    for prospect in judged.best.iter_mut().chain([&mut judged.taken]) {
        prospect.win = round_chance(prospect.win) as f32;
        prospect.points = round_chance(prospect.points) as f32;
        world
            .empires()
            .for_each(|empire| prospect.cities[empire] = round_chance(prospect.cities[empire]) as f32);
    }
    judged
}

/// Rounds win chances as in the review file.
pub(super) fn round_chances(world: &World, chances: &BySociety<f32>) -> BySociety<f32> {
    let mut settled = *chances;
    world.societies().for_each(|society| settled[society] = round_chance(chances[society]) as f32);
    settled
}

/// Rounds a number to four decimals, as in the review file.
pub fn round_chance(number: f32) -> f64 {
    (f64::from(number) * 1e4).round() / 1e4
}

fn chances(world: &World, chances: &BySociety<f32>) -> Value {
    world.societies().map(|society| json!(round_chance(chances[society]))).collect()
}

fn prospect(world: &World, prospect: &Prospect) -> Value {
    let mut cities = Map::new();
    for empire in world.empires() {
        cities.insert(world.empire_id(empire).to_owned(), json!(round_chance(prospect.cities[empire])));
    }
    json!({
        "action": world.notation(prospect.action),
        "win": round_chance(prospect.win),
        "points": round_chance(prospect.points),
        "cities": cities,
    })
}

/// The prospect of a choice as JSON, with the decisions that would follow it.
fn led(world: &World, best: &Prospect, leads: &[Action]) -> Value {
    let mut choice = prospect(world, best);
    if !leads.is_empty() {
        choice["leads"] = leads.iter().map(|action| world.notation(*action)).collect();
    }
    choice
}

/// The review from the JSON of [`to_json`]; `None` if it does not fit the world.
pub(crate) fn review_from_json(world: &World, file: &Value) -> Option<Review> {
    let effort = read_effort(file)?;
    let moments = file["moments"].as_array()?.iter().map(|moment| read_moment(world, moment, effort));
    let moments = moments.collect::<Option<Vec<Moment>>>()?;
    Some(Review { effort, moments, end: read_chances(world, &file["end"])? })
}

fn read_effort(file: &Value) -> Option<Effort> {
    Some(Effort { looks: u32::try_from(file["looks"].as_u64()?).ok()?, nodes: file["nodes"].as_u64()? })
}

fn read_moment(world: &World, file: &Value, effort: Effort) -> Option<Moment> {
    let society = Society::new(usize::try_from(file["society"].as_u64()?).ok()?)?;
    let part = file["part"].as_str()?;
    let mut believed = BySociety::all(BySociety::all(0.0));
    for (society, chances) in world.societies().zip(file["believed"].as_array()?) {
        believed[society] = read_chances(world, chances)?;
    }
    let expected = match &file["expected"] {
        Value::Null => None,
        chances => Some(read_chances(world, chances)?),
    };
    let judged = match &file["taken"] {
        Value::Null => None,
        taken => {
            let listed = file["best"].as_array()?;
            let best = listed.iter().map(|p| read_prospect(world, p));
            let best = best.collect::<Option<Vec<Prospect>>>().filter(|best| !best.is_empty())?;
            let leads = listed.iter().map(|p| read_leads(world, &p["leads"])).collect::<Option<_>>()?;
            let choices = usize::try_from(file["choices"].as_u64()?).ok()?;
            let effort = read_effort(file).unwrap_or(effort);
            let rival = match &file["rival"] {
                Value::Null => None,
                rival => Some(read_rival(world, rival)?),
            };
            let first_loss = match &file["first_loss"] {
                Value::Null => None,
                loss => Some(read_chance(loss)?),
            };
            let taken = read_prospect(world, taken)?;
            Some(Assessment { taken, best, leads, rival, choices, effort, first_loss })
        }
    };
    Some(Moment {
        society,
        part: DecisionKind::ALL.into_iter().find(|p| p.id() == part)?,
        known: read_chances(world, &file["chances"])?,
        believed,
        expected,
        goes_on: file["goes_on"] == json!(true),
        judged,
    })
}

fn read_chances(world: &World, file: &Value) -> Option<BySociety<f32>> {
    let mut chances = BySociety::all(0.0);
    let numbers = file.as_array().filter(|numbers| numbers.len() == world.societies().len())?;
    for (society, number) in world.societies().zip(numbers) {
        chances[society] = read_chance(number)?;
    }
    Some(chances)
}

fn read_prospect(world: &World, file: &Value) -> Option<Prospect> {
    let mut cities = ByEmpire::all(0.0);
    for empire in world.empires() {
        cities[empire] = read_number(&file["cities"][world.empire_id(empire)])?;
    }
    Some(Prospect {
        action: world.parse_action(file["action"].as_str()?).ok()?,
        win: read_chance(&file["win"])?,
        points: read_number(&file["points"])?,
        cities,
    })
}

fn read_rival(world: &World, file: &Value) -> Option<MostAffectedRival> {
    let (empire, slot) = (file["empire"].as_str()?, file["slot"].as_str()?);
    Some(MostAffectedRival {
        society: Society::new(usize::try_from(file["society"].as_u64()?).ok()?)?,
        points: read_number(&file["points"])?,
        empire: world.empires().find(|one| world.empire_id(*one) == empire)?,
        slot: world.slots().find(|one| world.slot_id(*one) == slot)?,
        odds: read_chance(&file["odds"])?,
    })
}

fn read_leads(world: &World, file: &Value) -> Option<Vec<Action>> {
    let Some(leads) = file.as_array() else { return Some(Vec::new()) };
    leads.iter().map(|action| world.parse_action(action.as_str()?).ok()).collect()
}

/// Reads a probability.
fn read_chance(file: &Value) -> Option<f32> {
    // Sums of rounded shares may miss the ends by a little.
    read_number(file).filter(|chance| (-0.01..=1.01).contains(chance))
}

/// Reads a number of points or cities. `None` if it is larger than any match can have, since sums of such
/// numbers could overflow.
fn read_number(file: &Value) -> Option<f32> {
    file.as_f64().map(|number| number as f32).filter(|number| number.abs() <= MOST)
}
