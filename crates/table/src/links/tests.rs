use std::sync::Arc;

use super::envelope::{seal, unseal};
use super::open_link::read;
use super::*;
use crate::matches::match_in_play::{Match, play_random};
use crate::matches::match_setup::Setup;
use crate::{deal_of, load_text, load_text_with_kept_rules};
use bots::Level;
use packs::Pack;
use rules::Rng;
use system::Day;
use testing::repository_files::root;

const PACKS: [&str; 4] = ["war-of-whispers", "drowned-crown", "lantern-delta", "whispers-of-the-stars"];

/// A finished match of random decisions with as many societies as the pack allows.
fn random_match(pack: &Arc<Pack>, seed: u64, house: &[&str]) -> Match {
    let mut setup = Setup::new(Arc::clone(pack), pack.rules.raw.societies.1 - 1, Level::Novice, seed);
    for rule in house {
        setup.house.set(rule, "on", &pack.rules.raw).unwrap();
    }
    let mut game = Match::new(setup).unwrap();
    play_random(&mut game, seed, 9_999);
    game
}

/// A match of a pack that nobody has.
fn elsewhere(seed: u64) -> Match {
    let record = random_match(&testing::pack("war-of-whispers"), seed, &[]).record_text();
    let record = record.replace("pack = \"war-of-whispers\"", "pack = \"elsewhere\"");
    load_text_with_kept_rules("elsewhere", &record, &[]).unwrap().game
}

fn saves() -> Vec<(String, Match)> {
    let pack = testing::pack("war-of-whispers");
    let save = |name: &str| {
        let text = std::fs::read_to_string(root().join(format!("saves/{name}.whispers"))).unwrap();
        (name.to_owned(), load_text(name, &text, &pack).unwrap().game)
    };
    ["opening", "fight", "finish", "over"].map(save).into()
}

fn open(link: &str) -> Link {
    open_link(link, &[]).unwrap_or_else(|why| panic!("{why}"))
}

fn record(link: &str) -> Match {
    match open(link) {
        Link::Match(game) | Link::Position(game) => *game,
        Link::Deal(_) | Link::Puzzle { .. } => panic!("{link} is not a record"),
    }
}

#[test]
fn a_match_of_four_fits_into_a_link_and_opens_as_the_same_record() {
    let mut lengths: Vec<(usize, String)> = Vec::new();
    let cards = ["wild-cards", "event-cards", "offer-cards"];
    let random = PACKS.iter().flat_map(|name| {
        let pack = testing::pack(name);
        (0..5).map(move |seed| {
            let house = if seed % 2 == 0 { &[][..] } else { &cards[..] };
            (format!("{name} {seed}"), random_match(&pack, seed, house))
        })
    });
    for (name, game) in random.chain(saves()) {
        let link = match_link(&game).unwrap();
        assert_eq!(record(&link).record_text(), game.record_text(), "{name}");
        assert!(link.len() <= MOST_CHARACTERS && link.is_ascii(), "{name}");
        lengths.push((link.len(), format!("{name}: {} decisions", game.steps().len())));
    }
    lengths.sort();
    // `-- --nocapture` shows the lengths.
    lengths.iter().for_each(|(length, name)| println!("{length} {name}"));
}

#[test]
fn a_position_opens_where_it_was_made_and_a_person_plays_on() {
    let game = random_match(&testing::pack("war-of-whispers"), 3, &[]);
    let link = position_link(&game, 40).unwrap();
    let Link::Position(opened) = open(&link) else { panic!() };
    assert_eq!(opened.steps(), &game.steps()[..40]);
    let branch = opened.branch().unwrap();
    assert_eq!(branch.state(), &game.steps()[40].before);
    assert!(branch.setup().seats.iter().any(|seat| seat.player == crate::Player::Human));
    // No position is left once the match is over.
    assert!(record(&position_link(&game, 9_999).unwrap()).branch().is_none());
}

#[test]
fn a_deal_opens_with_the_same_tokens_and_without_names() {
    let pack = testing::pack("war-of-whispers");
    let mut setup = Setup::new(pack, 3, Level::Agent, 1 << 52);
    setup.house.set("order", "stars", &setup.pack.rules.raw).unwrap();
    setup.seats[0].name = Some("Ada".to_owned());
    for first in [None, rules::Society::new(0), rules::Society::new(2)] {
        let game = Match::new(Setup { first, ..setup.clone() }).unwrap();
        let link = deal_link(&game).unwrap();
        let Link::Deal(deal) = open(&link) else { panic!() };
        assert_eq!(deal.day, None);
        assert!(deal.setup.seats.iter().all(|seat| seat.name.is_none()));
        assert_eq!(Match::new(deal.setup).unwrap().deal(), game.deal());
        println!("{} {link}", link.len());
    }
    // The seed does not determine these tokens.
    let mut game = Match::new(setup.clone()).unwrap();
    let other = Match::new(Setup { seed: 5, ..setup }).unwrap();
    game = Match::new(Setup { loyalties: Some(other.deal().loyalties), ..game.setup().clone() }).unwrap();
    play_random(&mut game, 1, 5);
    let Link::Position(position) = open(&deal_link(&game).unwrap()) else { panic!() };
    assert_eq!((position.deal(), position.steps().len()), (game.deal(), 0));
}

#[test]
fn a_daily_deal_is_opened_as_that_of_its_day() {
    let pack = testing::pack("drowned-crown");
    let day = Day::today();
    let link = deal_link(&Match::new(deal_of(&pack, day)).unwrap()).unwrap();
    let Link::Deal(deal) = open(&link) else { panic!() };
    assert_eq!(deal.day, Some(day));
    // A day that somebody else wrote into the link is not believed.
    let text = unseal(&link).unwrap().replace(&day.to_string(), &day.plus(1).to_string());
    let Link::Deal(deal) = open(&seal(&text).unwrap()) else { panic!() };
    assert_eq!(deal.day, None);
}

#[test]
fn a_puzzle_is_found_in_its_pack_and_nowhere_else() {
    let pack = testing::pack("lantern-delta");
    let id = &pack.puzzles[0].id;
    let link = puzzle_link(&pack, id).unwrap();
    let Link::Puzzle { pack: of, id: opened } = open(&link) else { panic!() };
    assert_eq!((&of.id, &opened), (&pack.id, id));
    println!("{} {link}", link.len());
    let said = |text: String| read(&text, &[]).err().unwrap().to_string();
    let text = unseal(&link).unwrap();
    assert_eq!(said(text.replace(id.as_str(), "gone")), "the pack \"lantern-delta\" has no puzzle \"gone\"");
    let other = said(text.replace("lantern-delta", "elsewhere"));
    assert!(
        other.starts_with("the link needs the pack \"elsewhere\"") && !other.contains("other rules"),
        "{other}"
    );
    let changed = said(text.replace(&pack.digest[..16], "0123456789abcdef"));
    assert!(changed.ends_with("(rules 01234567), and the pack here has other rules"), "{changed}");
}

#[test]
fn a_match_of_another_pack_carries_its_rules() {
    let game = elsewhere(2);
    let link = match_link(&game).unwrap();
    let opened = record(&link);
    assert_eq!((opened.pack().id.as_str(), opened.steps()), ("elsewhere", game.steps()));
    println!("{} with its rules", link.len());
    // Rules that do not have the digest of the link are not believed.
    let text = unseal(&link).unwrap().replace("banners = 20", "banners = 19");
    assert!(matches!(read(&text, &[]), Err(LinkError::Altered)));
}

#[test]
fn a_damaged_link_is_told_in_words() {
    let (_, game) = saves().remove(0);
    let link = match_link(&game).unwrap();
    let said = |link: &str| open_link(link, &[]).err().unwrap().to_string();
    let data = link.split_once(MARK).unwrap().1;
    let whole = data.len();
    assert_eq!(
        said(&link[..link.len() - 7]),
        format!("the link is cut: {} of {} characters", whole - 7, whole)
    );
    assert_eq!(said(&format!("{PAGE}{MARK}AQ")), "the link is cut: 2 characters are left");
    assert_eq!(said(&format!("{link}A")), "the link was altered: copy it again");
    assert_eq!(
        said(&format!("{MARK}{}*{}", &data[..90], &data[91..])),
        "the link was altered: copy it again"
    );
    assert_eq!(
        said(&format!("{MARK}Ag{}", &data[2..])),
        "this link is from a newer Whispers (format 2); this version reads up to 1"
    );
    assert_eq!(said("https://example.org/#AQ"), "this is not a link of Whispers");
    assert_eq!(
        said(&format!("{MARK}{}", "A".repeat(9_999))),
        "the link is too long: 9999 characters; the maximum is 6000"
    );
    // What mail programs and sentences do to links is no damage.
    let (left, right) = link.split_at(link.len() / 2);
    for fine in
        [format!("  {left}\n {right}).\n"), link.replace(PAGE, "http://localhost:8080/"), data_only(&link)]
    {
        assert!(open_link(&fine, &[]).is_ok(), "{fine}");
    }
}

fn data_only(link: &str) -> String {
    link.split_once('#').unwrap().1.to_owned()
}

#[test]
fn a_match_that_is_too_long_is_refused_with_its_length() {
    let game = random_match(&testing::pack("war-of-whispers"), 1, &[]);
    let text = unseal(&match_link(&game).unwrap()).unwrap();
    let mut rng = Rng::new(1);
    let noise: String = (0..9_000).map(|_| char::from(32 + rng.below(90) as u8)).collect();
    let why = seal(&(text + &noise)).unwrap_err();
    assert!(why.characters > MOST_CHARACTERS && why.to_string().ends_with("characters; the maximum is 6000"));
}

/// The number of altered links that a test tries.
const ALTERED: u64 = 4_000;

#[test]
fn no_altered_link_opens_or_panics() {
    let (_, game) = saves().remove(1);
    let link = match_link(&game).unwrap();
    let data = data_only(&link);
    for seed in 0..ALTERED {
        let mut rng = Rng::new(seed);
        let mut bytes = data.clone().into_bytes();
        for _ in 0..=rng.below(3) {
            if bytes.len() < 3 {
                break;
            }
            let at = 2 + rng.below(bytes.len() as u32 - 2) as usize;
            match rng.below(4) {
                0 => bytes[at] = b'!' + rng.below(90) as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, b'A' + rng.below(26) as u8),
                _ => bytes.truncate(at),
            }
        }
        let altered = String::from_utf8(bytes).unwrap();
        // Only characters behind the end are ignored.
        if altered.trim_end_matches(|c| !base64url::is_letter(c)) != data {
            assert!(open_link(&altered, &[]).is_err(), "{altered}");
        }
    }
}

#[test]
fn no_altered_text_in_a_link_panics_and_every_refusal_has_words() {
    let pack = testing::pack("war-of-whispers");
    let games = [saves().remove(1).1, elsewhere(4)];
    let mut texts: Vec<String> =
        games.iter().map(|game| unseal(&match_link(game).unwrap()).unwrap()).collect();
    texts.push(unseal(&deal_link(&games[0]).unwrap()).unwrap());
    texts.push(unseal(&puzzle_link(&pack, &pack.puzzles[0].id).unwrap()).unwrap());
    let packs = [pack];
    let (mut opened, mut refused) = (0, 0);
    for seed in 0..ALTERED {
        let mut rng = Rng::new(seed);
        let text = &texts[rng.below(texts.len() as u32) as usize];
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for _ in 0..=rng.below(2) {
            let (at, from) = (rng.below(lines.len() as u32) as usize, rng.below(lines.len() as u32) as usize);
            match rng.below(5) {
                0 => drop(lines.remove(at)),
                1 => lines[at] = lines[from].clone(),
                2 => lines.swap(at, from),
                3 => lines.insert(
                    at,
                    ["undo to 0", "help hint 9", "\u{202e}\"", "[", "'''"][rng.below(5) as usize].to_owned(),
                ),
                _ => {
                    let mut line: Vec<char> = lines[at].chars().collect();
                    let place = rng.below(line.len() as u32 + 1) as usize;
                    line.splice(place..(place + 1).min(line.len()), ['9']);
                    lines[at] = line.into_iter().collect();
                }
            }
            if lines.is_empty() {
                break;
            }
        }
        match read(&lines.join("\n"), &packs) {
            Ok(_) => opened += 1,
            Err(why) => {
                refused += 1;
                let said = why.to_string();
                assert!(!said.is_empty() && !said.contains(text::untrusted_text::is_hidden), "{said:?}");
            }
        }
    }
    assert!(opened > 100 && refused > 1_000, "{opened} opened, {refused} refused");
}
