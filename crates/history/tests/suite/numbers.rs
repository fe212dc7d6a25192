//! Statistics of the history: key figures, tables, curves, filters, strength.

use history::strength::{Strength, ratings};
use history::{
    Filter, Numbers, Played, by_house, by_level, by_society, by_turn, curves, favourites, strongest,
};

use testing::made_up_history::{history, played, reviewed};

#[test]
fn wins_streaks_and_shares_are_counted_in_the_order_in_which_matches_began() {
    let results: [&[i32]; 6] = [&[25, 20], &[25, 20], &[10, 20], &[20, 20], &[25, 20], &[25, 20]];
    // The matches are listed from last to first. The history sorts them.
    let days = (0..6).rev().map(|day| played(day as u32, &["agent"], results[day]));
    let history = history(days);
    let numbers = Numbers::new(history.matches().map(|(_, played)| played));
    // A shared win counts as half a win and continues a streak.
    assert_eq!((numbers.matches, numbers.won, numbers.par), (6, 4.5, 3.0));
    assert_eq!((numbers.streak, numbers.longest), (3, 3));
}

#[test]
fn the_error_rate_of_late_stands_beside_that_before_each_decision_counting_once() {
    let with = |day: u32, decisions, rate| Played {
        review: reviewed([decisions, 0, 0, 0, 0], rate, 0.5),
        ..played(day, &["agent"], &[25, 20])
    };
    let early = [with(1, 10, 0.05), with(2, 30, 0.01)];
    let late = (3..23).map(|day| with(day, 20, 0.02));
    let history = history(early.into_iter().chain(late).chain([played(40, &["agent"], &[1, 2])]));
    let numbers = Numbers::new(history.matches().map(|(_, played)| played));
    assert_eq!((numbers.reviewed, numbers.matches), (22, 23));
    assert!((numbers.lately.unwrap() - 0.02).abs() < 1e-6);
    assert!((numbers.before.unwrap() - (10.0 * 0.05 + 30.0 * 0.01) / 40.0).abs() < 1e-6);
}

#[test]
fn a_deal_that_is_played_again_counts_once_by_its_seed_or_by_its_opening() {
    let first = played(1, &["agent"], &[10, 20]);
    let later = |change: fn(&mut Played)| {
        let mut again = first.clone();
        again.started = "2026-12-24T20:00:00Z".into();
        change(&mut again);
        again
    };
    // Three later matches: one with the same seed, a rematch with new luck, and one with the same seed but
    // other societies.
    let same_seed = later(|played| played.opening = "other".into());
    let new_luck = later(|played| played.seed = 99);
    let others = later(|played| played.seats[1].society = "raven".into());
    let rules = later(|played| played.digest = "fedc".into());
    for (again, counts) in [(same_seed, 1), (new_luck, 1), (others, 2), (rules, 2)] {
        let history = history([again, first.clone()]);
        assert_eq!((history.matches().count(), history.repeat_count()), (counts, 2 - counts));
        assert_eq!(history.matches().next().unwrap().1, &first);
    }
}

#[test]
fn results_are_told_by_strongest_rival_society_turn_and_house_rules() {
    let mut matches = [
        played(1, &["novice", "agent"], &[25, 20, 10]),
        played(2, &["agent:raider", "random"], &[15, 20, 10]),
        played(3, &["madness:hard"], &[25, 20]),
    ];
    matches[1].seats[0].society = "rat".into();
    matches[1].first = 2;
    matches[2].house = vec![("rounds".into(), "3".into()), ("swap".into(), "agents-only".into())];
    let each = || matches.iter();
    assert_eq!(matches.iter().map(strongest).collect::<Vec<_>>(), ["agent", "agent", "madness:hard"]);
    let told = |rows: Vec<history::Row>| -> Vec<(String, usize, f32)> {
        rows.into_iter().map(|row| (row.of.clone(), row.matches, row.share())).collect()
    };
    assert_eq!(told(by_level(each())), [("agent".into(), 2, 0.5), ("madness:hard".into(), 1, 1.0)]);
    assert_eq!(told(by_society(each())), [("rat".into(), 1, 0.0), ("spider".into(), 2, 1.0)]);
    // At a table of three, if the last seat begins, the seat after it is second.
    assert_eq!(told(by_turn(each())), [("1".into(), 2, 1.0), ("2".into(), 1, 0.0)]);
    let house = told(by_house(each()));
    let ids: Vec<&str> = house.iter().map(|(of, ..)| of.as_str()).collect();
    assert_eq!(ids, ["", "rounds=3", "swap=agents-only"]);
    assert_eq!(by_level(each())[0].points, 20.0);
    assert!((by_level(each())[0].even() - 1.0 / 3.0).abs() < 1e-6);
}

#[test]
fn favourite_empires_are_those_in_whose_councils_most_agents_were_placed() {
    let mut one = played(1, &["agent"], &[25, 20]);
    one.deeds.agents = [("lion".to_owned(), 6), ("bear".to_owned(), 2)].into();
    let rows = favourites([&one].into_iter());
    assert_eq!((rows[0].empire.as_str(), rows[0].agents, rows[0].share), ("lion", 6, 0.75));
    let bear = rows.iter().find(|row| row.empire == "bear").unwrap();
    assert_eq!((bear.devout, rows.len()), ((1, 1.0), 5));
}

#[test]
fn a_filter_lets_pass_just_what_it_says() {
    let mut one = played(1, &["agent", "novice"], &[25, 20, 10]);
    let all = Filter::default();
    assert!(all.passes(&one));
    let pack = |id: &str| Filter { pack: Some(id.into()), ..Filter::default() };
    assert!(pack("war-of-whispers").passes(&one) && !pack("lantern-delta").passes(&one));
    let rivals = |n| Filter { rivals: Some(n), ..Filter::default() };
    assert!(rivals(2).passes(&one) && !rivals(3).passes(&one));
    let level = |id: &str| Filter { strongest: Some(id.into()), ..Filter::default() };
    assert!(level("agent").passes(&one) && !level("novice").passes(&one));
    let helped = |helped| Filter { helped: Some(helped), ..Filter::default() };
    assert!(helped(false).passes(&one) && !helped(true).passes(&one));
    one.help.used.insert("hint".into(), 2);
    assert!(!helped(false).passes(&one) && helped(true).passes(&one));
}

#[test]
fn what_is_known_from_another_table_is_a_beginning_that_gives_way() {
    let elsewhere = |day| Played { pack: "lantern-delta".into(), ..played(day, &["agent"], &[25, 20]) };
    let here = |day| played(day, &["agent"], &[15, 20]);
    let table = Some(("war-of-whispers", 2));
    let points = |matches: &[Played]| ratings(matches.iter(), table).now.estimate().points;
    let nothing = Strength::new().estimate().points;
    let won: Vec<Played> = (0..40).map(elsewhere).collect();
    assert!(points(&won) > nothing + 100.0, "{}", points(&won));
    let mut both = won;
    both.extend((40..80).map(here));
    assert!(points(&both) < 1350.0, "{}", points(&both));
    assert_eq!(ratings(both.iter(), table).after.len(), 40);
}

#[test]
fn curves_are_thinned_but_keep_the_last_match() {
    let matches: Vec<Played> = (0..3001).map(|day| played(day, &["agent"], &[15, 20])).collect();
    let matches: Vec<&Played> = matches.iter().collect();
    let rated = ratings(matches.iter().copied(), None);
    let curves = curves(&matches, &rated);
    assert!((200..=400).contains(&curves.won.len()), "{}", curves.won.len());
    assert_eq!(curves.won.last().unwrap().0, 3001);
    assert_eq!(curves.rating.last().unwrap().1, rated.now.estimate());
}
