//! The daily puzzle and the daily deal.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

use packs::Pack;
use rules::Society;
use speech::Speech;
use system::Day;
use table::{BotThinkingThread, DealResult, Match, Player, deal_of, deal_result, is_deal_of, puzzle_of};
use testing::test_packs::{all, changed};

fn day(text: &str) -> Day {
    Day::parse(text).unwrap()
}

#[test]
fn every_puzzle_of_a_pack_comes_once_before_one_comes_again() {
    for pack in all() {
        let count = pack.puzzles.len();
        // A day on which a new cycle through all puzzles begins.
        let first = day("2026-11-23");
        let first = first.plus(-(first.number().rem_euclid(count as i64) as i32));
        for turn in 0..3 {
            let ids: BTreeSet<&str> = (0..count)
                .map(|place| puzzle_of(&pack, first.plus((turn * count + place) as i32)).unwrap().id.as_str())
                .collect();
            assert_eq!(ids.len(), count, "{}", pack.id);
        }
    }
}

#[test]
fn the_puzzle_of_a_day_is_the_same_wherever_it_is_asked_for() {
    let of = |id: &'static str| puzzle_of(&testing::pack(id), day("2026-11-23")).unwrap().id.clone();
    for id in testing::test_packs::SHIPPED {
        assert_eq!(of(id), of(id));
    }
    let pack = testing::pack("war-of-whispers");
    let days: BTreeSet<&str> =
        (0..10).map(|n| puzzle_of(&pack, day("2026-11-23").plus(n)).unwrap().id.as_str()).collect();
    assert!(days.len() > 5);
}

/// The daily deal of a pack as text: the seats, the tokens and the first decisions. The person always takes the
/// first legal action.
fn deal(id: &'static str) -> String {
    let pack = testing::pack(id);
    let setup = deal_of(&pack, day("2026-11-23"));
    let mut out = format!("{id}, seed {}\n", setup.seed);
    let mut game = Match::new(setup).unwrap();
    for (society, seat) in game.world().societies().zip(&game.setup().seats) {
        let tokens: Vec<&str> =
            game.deal().loyalties[society].iter().map(|e| game.world().empire_id(e)).collect();
        writeln!(out, "{} {}: {}", pack.words.societies()[seat.society].id, seat.player, tokens.join(" "))
            .unwrap();
    }
    let mut bots = BotThinkingThread::new(|| {});
    while game.steps().len() < 20 {
        let action = if game.human_to_move().is_some() {
            game.legal()[0]
        } else {
            bots.think(&game);
            bots.wait().unwrap()
        };
        let mover = game.state().mover().unwrap().index() + 1;
        writeln!(out, "{mover}: {}", game.world().notation(action)).unwrap();
        game.play(action).unwrap();
    }
    out
}

/// The same date gives the same game on every machine. A stored text holds the decisions of the bots.
#[test]
fn the_deal_of_a_day_is_the_same_game_everywhere() {
    let now = testing::test_packs::SHIPPED.map(deal).join("\n");
    let path = format!("{}/tests/golden/deal-of-the-day.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("WHISPERS_BLESS").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    assert_eq!(now, std::fs::read_to_string(&path).unwrap_or_default());
}

#[test]
fn another_day_pack_or_rule_has_another_deal() {
    fn seed(pack: &Arc<Pack>, text: &str) -> u64 {
        deal_of(pack, day(text)).seed
    }
    let pack = testing::pack("war-of-whispers");
    let own = seed(&pack, "2026-11-23");
    assert_eq!(own, seed(&testing::pack("war-of-whispers"), "2026-11-23"));
    assert_ne!(own, seed(&pack, "2026-11-24"));
    assert_ne!(own, seed(&testing::pack("whispers-of-the-stars"), "2026-11-23"));
    assert_ne!(
        own,
        seed(&changed("war-of-whispers", "rules.toml", "agents = 9", "agents = 8"), "2026-11-23")
    );
}

#[test]
fn the_deal_of_a_day_is_one_person_against_bots_that_count_what_they_think() {
    for pack in all() {
        let setup = deal_of(&pack, day("2026-11-23"));
        assert_eq!(setup.seats.len(), pack.rules.raw.societies.1);
        assert_eq!(setup.seats[0].player, Player::Human);
        assert!(setup.seats[1..].iter().all(|seat| matches!(seat.player, Player::Bot(..))));
        assert_eq!(setup.house, pack.rules.raw.house);
    }
}

#[test]
fn a_match_is_known_as_the_deal_of_its_day_also_from_its_record() {
    let pack = testing::pack("lantern-delta");
    let today = Day::today();
    let game = Match::new(deal_of(&pack, today)).unwrap();
    assert!(is_deal_of(&game).is_some());
    let again = table::load_text("a", &game.record_text(), &pack).unwrap().game;
    assert_eq!(is_deal_of(&again), is_deal_of(&game));
    let mut other = deal_of(&pack, today);
    other.seed += 1;
    assert_eq!(is_deal_of(&Match::new(other).unwrap()), None);
    // An old daily deal that is played today is no daily deal.
    assert_eq!(is_deal_of(&Match::new(deal_of(&pack, today.plus(-40))).unwrap()), None);
    assert_eq!(deal_result(&game), None, "it is not over");
}

#[test]
fn the_result_counts_places_as_the_rules_do_and_is_shared_in_a_line_without_the_deal() {
    let pack = testing::pack("lantern-delta");
    let mut game = Match::new(deal_of(&pack, day("2026-11-23"))).unwrap();
    let mut turn = 0;
    while !game.state().is_over() {
        let legal = game.legal();
        turn += 1;
        game.play(legal[turn * 7 % legal.len()]).unwrap();
    }
    let result = deal_result(&game).unwrap();
    let own = Society::new(0).unwrap();
    let better = game
        .world()
        .societies()
        .filter(|s| game.state().standing(game.world(), *s) > game.state().standing(game.world(), own));
    assert_eq!(result.place, better.count() + 1);
    assert_eq!(result.points, game.state().score(game.world(), own));
    assert_eq!(result.rivals.len(), 2);
    let result = DealResult { place: 2, points: 31, rivals: vec![34, 22] };
    let line = |language: &str| {
        Speech::in_language(Arc::clone(&pack), language).deal_line(day("2026-11-23"), &result)
    };
    assert_eq!(line("en"), "The Lantern Delta, deal of 2026-11-23: 2nd of 3, 31 points (rivals 34, 22)");
    assert!(line("fr").contains("2e place sur 3, 31 points (rivaux 34, 22)"), "{}", line("fr"));
}
