//! Each feat is earned by a match that fulfils its condition, and not by a match that nearly does.

use history::Played;
use history::feats::{Feat, earned_feats};

use testing::made_up_history::{history, played, reviewed, win};

fn done(feat: Feat, matches: impl IntoIterator<Item = Played>) -> bool {
    let history = history(matches);
    let all = earned_feats(&history, &|pack| (pack == "war-of-whispers").then_some(4));
    all.iter().any(|earned| earned.feat == feat && earned.first.is_some())
}

/// Checks a match that earns the feat, and a similar one that does not.
#[track_caller]
fn told_apart(feat: Feat, earns: impl Fn(&mut Played), nearly: impl Fn(&mut Played)) {
    assert!(!done(feat, [win(|_| ())]), "{feat:?} is done by any win");
    assert!(done(feat, [win(&earns)]), "{feat:?} is not done");
    let near = win(|played| {
        earns(played);
        nearly(played);
    });
    assert!(!done(feat, [near]), "{feat:?} is done by what is only near");
}

fn lose(played: &mut Played) {
    played.seats[0].place = 2;
    played.seats[1].place = 1;
}

#[test]
fn a_win_without_a_mistake_or_a_blunder_is_flawless() {
    let clean = |played: &mut Played| played.review = reviewed([25, 5, 5, 0, 0], 0.01, 0.3);
    told_apart(Feat::Flawless, clean, |played| played.review = reviewed([25, 5, 4, 1, 0], 0.01, 0.3));
    told_apart(Feat::Flawless, clean, |played| played.review = reviewed([25, 5, 4, 0, 1], 0.01, 0.3));
    told_apart(Feat::Flawless, clean, lose);
    // A match with few choices proves nothing.
    told_apart(Feat::Flawless, clean, |played| played.review = reviewed([10, 0, 0, 0, 0], 0.0, 0.3));
}

#[test]
fn nineteen_of_twenty_best_or_good_decisions_are_precise_also_in_a_defeat() {
    let precise = |played: &mut Played| {
        played.review = reviewed([30, 8, 2, 0, 0], 0.005, 0.3);
        lose(played);
    };
    told_apart(Feat::Precise, precise, |played| played.review = reviewed([30, 7, 3, 0, 0], 0.005, 0.3));
}

#[test]
fn a_win_from_below_a_tenth_is_a_comeback() {
    let back = |played: &mut Played| played.review = reviewed([30, 8, 2, 0, 0], 0.02, 0.09);
    told_apart(Feat::Comeback, back, |played| played.review = reviewed([30, 8, 2, 0, 0], 0.02, 0.11));
    told_apart(Feat::Comeback, back, lose);
}

#[test]
fn who_was_last_alone_when_the_last_round_began_and_wins_was_the_last_to_be_first() {
    let last = |played: &mut Played| played.deeds.before_last = Some((2, 2));
    // At a table of two, second place is last place.
    assert!(done(Feat::LastRound, [win(last)]));
    assert!(
        !done(Feat::LastRound, [win(|played| played.deeds.before_last = Some((1, 2)))]),
        "level with another"
    );
    assert!(!done(Feat::LastRound, [win(|played| played.deeds.before_last = None)]));
    assert!(!done(
        Feat::LastRound,
        [win(|played| {
            last(played);
            lose(played);
        })]
    ));
}

#[test]
fn the_downfall_is_the_last_slots_empire_without_a_city() {
    told_apart(Feat::Downfall, |played| played.cities[4].1 = 0, |played| played.cities[4].1 = 1);
    told_apart(Feat::Downfall, |played| played.cities[4].1 = 0, |played| played.tokens.swap(3, 4));
    told_apart(Feat::Downfall, |played| played.cities[4].1 = 0, lose);
}

#[test]
fn cities_in_the_order_of_the_slots_are_as_it_was_written() {
    let in_order = |played: &mut Played| played.cities[0].1 = 4;
    told_apart(Feat::InOrder, in_order, |played| played.cities[0].1 = 3);
    told_apart(Feat::InOrder, in_order, |played| played.tokens.swap(2, 3));
}

#[test]
fn who_wins_with_three_covered_tokens_of_which_none_was_guessed_was_unseen() {
    let unseen = |played: &mut Played| played.deeds.guessed = Some((0, 3));
    told_apart(Feat::Unseen, unseen, |played| played.deeds.guessed = Some((1, 5)));
    told_apart(Feat::Unseen, unseen, |played| played.deeds.guessed = Some((0, 2)));
    told_apart(Feat::Unseen, unseen, |played| played.deeds.guessed = None);
}

#[test]
fn who_never_enters_the_council_of_the_first_slots_empire_wins_from_afar() {
    let afar = |played: &mut Played| played.deeds.agents = [("eagle".to_owned(), 4)].into();
    told_apart(Feat::FromAfar, afar, |played| played.tokens.swap(0, 1));
}

#[test]
fn who_exchanges_nothing_wins_true_to_the_deal() {
    told_apart(Feat::AsDealt, |played| played.deeds.exchanges = 0, |played| played.deeds.exchanges = 1);
    told_apart(Feat::AsDealt, |played| played.deeds.exchanges = 0, lose);
}

#[test]
fn who_would_have_lost_with_the_tokens_as_dealt_is_a_turncoat() {
    // The rival has 20 points.
    let turned = |played: &mut Played| played.deeds.as_dealt = Some(19);
    told_apart(Feat::Turncoat, turned, |played| played.deeds.as_dealt = Some(20));
    told_apart(Feat::Turncoat, turned, |played| played.deeds.exchanges = 0);
}

#[test]
fn wins_without_an_attack_and_without_a_card() {
    told_apart(Feat::NoAttack, |played| played.deeds.attacks = 0, |played| played.deeds.attacks = 1);
    told_apart(Feat::NoCard, |played| played.deeds.cards = 0, |played| played.deeds.cards = 1);
}

#[test]
fn a_win_by_a_hair_is_one_with_as_many_points_and_not_a_shared_one() {
    told_apart(Feat::TieBreak, |played| played.deeds.level = true, |played| played.seats[1].place = 1);
}

#[test]
fn ten_points_are_a_clear_win_and_nine_are_not() {
    told_apart(Feat::Clear, |played| played.seats[0].points = 30, |played| played.seats[0].points = 29);
}

#[test]
fn three_masterminds_are_beaten_at_one_table() {
    let at_table = |rivals: &[&str]| [played(1, rivals, &[25, 20, 19, 18])];
    assert!(done(Feat::Masterminds, at_table(&["mastermind", "mastermind:raider", "mastermind"])));
    assert!(!done(Feat::Masterminds, at_table(&["mastermind", "mastermind", "spymaster"])));
}

#[test]
fn both_automata_at_their_hardest_are_beaten_at_one_table_or_at_two() {
    assert!(done(Feat::Automata, [played(1, &["madness:hard", "hounds:hard"], &[25, 20, 19])]));
    assert!(!done(Feat::Automata, [played(1, &["madness:hard", "hounds:medium"], &[25, 20, 19])]));
    let two = |other| [played(1, &["madness:hard"], &[25, 20]), played(2, &[other], &[25, 20])];
    assert!(done(Feat::Automata, two("hounds:hard")) && !done(Feat::Automata, two("madness:hard")));
}

#[test]
fn three_wins_in_a_row_count_only_against_the_strong_and_what_is_between_does_not_end_them() {
    let strong = |day, points: &[i32]| played(day, &["spymaster"], points);
    let (won, lost): (&[i32], &[i32]) = (&[25, 20], &[15, 20]);
    assert!(done(Feat::Three, [strong(1, won), strong(2, won), strong(3, won)]));
    assert!(!done(Feat::Three, [strong(1, won), strong(2, won), strong(3, lost), strong(4, won)]));
    assert!(!done(Feat::Three, (1..4).map(|day| played(day, &["agent"], won))));
    let between = [strong(1, won), strong(2, won), played(3, &["novice"], lost), strong(4, won)];
    assert!(done(Feat::Three, between));
}

#[test]
fn five_matches_in_a_row_without_a_blunder_are_steady_and_one_without_a_review_ends_them() {
    let clean = |day: u32, review| Played { review, ..played(day, &["agent"], &[15, 20]) };
    let good = || reviewed([20, 5, 5, 2, 0], 0.02, 0.2);
    assert!(done(Feat::Steady, (1..6).map(|day| clean(day, good()))));
    assert!(!done(Feat::Steady, (1..5).map(|day| clean(day, good()))));
    for broken in [None, reviewed([20, 5, 5, 1, 1], 0.02, 0.2)] {
        let review = |day| if day == 3 { broken.clone() } else { good() };
        assert!(!done(Feat::Steady, (1..6).map(|day| clean(day, review(day)))));
    }
}

#[test]
fn every_society_and_every_empire_of_one_pack_are_won_with() {
    let with = |day: u32, seat: usize| {
        let mut played = played(day, &["agent"], &[25, 20]);
        played.seats[0].society = ["spider", "rat", "raven", "snake"][seat].into();
        played
    };
    assert!(done(Feat::EverySociety, (0..4).map(|seat| with(seat as u32, seat))));
    assert!(!done(Feat::EverySociety, (0..4).map(|seat| with(seat as u32, seat.min(2)))));
    let of_two_packs = (0..4).map(|seat| {
        let mut played = with(seat as u32, seat);
        if seat == 3 {
            played.pack = "lantern-delta".into();
        }
        played
    });
    assert!(!done(Feat::EverySociety, of_two_packs));
    let devout = |day: u32, empire: usize| {
        let mut played = with(day, 0);
        played.tokens.swap(0, empire);
        played
    };
    assert!(done(Feat::EveryEmpire, (0..5).map(|empire| devout(empire as u32, empire))));
    assert!(!done(Feat::EveryEmpire, (0..4).map(|empire| devout(empire as u32, empire))));
}

#[test]
fn feats_are_done_in_whole_matches_against_rivals_that_think_and_the_first_time_of_a_deal() {
    let clear = |change: fn(&mut Played)| {
        win(|played| {
            played.seats[0].points = 40;
            change(played);
        })
    };
    assert!(done(Feat::Clear, [clear(|_| ())]));
    assert!(!done(Feat::Clear, [clear(|played| played.rounds = (3, 4))]));
    assert!(!done(Feat::Clear, [clear(|played| played.seats[1].player = "random".into())]));
    // A match with the same seed an hour later: its deal was already known.
    let again = clear(|played| played.started = "2027-01-01T00:00:00Z".into());
    assert!(!done(Feat::Clear, [win(|_| ()), again]));
}

#[test]
fn a_feat_tells_the_first_match_in_which_it_was_done_and_how_often() {
    let clear = |day| played(day, &["agent"], &[40, 20]);
    let history = history([clear(30), clear(3), clear(7)]);
    let all = earned_feats(&history, &|_| None);
    let clear = all.iter().find(|earned| earned.feat == Feat::Clear).unwrap();
    assert_eq!(
        (clear.times, clear.first.map(|(at, _)| &history.line(at).unwrap().file)),
        (3, Some(&"1.whispers".into()))
    );
    assert_eq!(all.len(), 20);
    let ids: std::collections::BTreeSet<&str> = Feat::ALL.map(Feat::id).into();
    assert_eq!(ids.len(), 20);
}
