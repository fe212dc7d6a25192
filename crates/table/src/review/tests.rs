//! Tests of reviews, on short matches and with the quickest analysis.

use super::*;
use crate::{Match, Setup, play_random};
use bots::policy::Evidence;
use bots::{Effort, Level, Prospect, WinChances};
use rules::{ByEmpire, BySociety, Rng, Society};
use system::KeptNews;

/// A match of bots that decide at random, after `most` decisions or at its end.
fn game(societies: usize, seed: u64, most: usize) -> Match {
    let pack = testing::pack("war-of-whispers");
    let mut setup = Setup::new(pack, societies - 1, Level::Random, seed);
    setup.first = Society::new(0);
    let mut game = Match::new(setup).unwrap();
    play_random(&mut game, seed, most);
    game
}

fn at_a_glance(game: &Match) -> Review {
    review(game, Effort::GLANCE, &|| {})
}

#[test]
fn skill_and_luck_add_up_to_the_result() {
    for (societies, seed) in [(2, 1), (3, 2), (4, 3)] {
        let game = game(societies, seed, usize::MAX);
        let review = at_a_glance(&game);
        let drawn = game.steps().iter().map(|step| !step.outcomes.is_empty());
        assert!(drawn.eq(review.moments.iter().map(|moment| moment.expected.is_some())));
        let winners: Vec<Society> = game.state().winners(game.world()).collect();
        for society in game.world().societies() {
            let account = SkillAndLuck::new(game.world(), &review, society);
            let sum = account.even + account.deal + account.whole().sum();
            let share = if winners.contains(&society) { 1.0 / winners.len() as f32 } else { 0.0 };
            assert!((sum - share).abs() < 1e-3 && account.result == share, "{sum}, {share}");
            assert!(account.parts.iter().all(|(_, shares)| shares.own <= 0.0));
        }
    }
}

/// A review of a match with random numbers.
fn made_up(game: &Match, seed: u64) -> Review {
    let world = game.world();
    let (mut rng, mut rng_goes_on) = (Rng::new(seed), Rng::new(seed + 1000));
    let mut any = || {
        let mut chances = BySociety::all(0.0);
        world.societies().for_each(|society| chances[society] = rng.below(1001) as f32 / 1000.0);
        chances
    };
    let nothing = BySociety::all(BySociety::all(0.0));
    let moments = game.steps().iter().enumerate().map(|(at, step)| {
        let (known, other, wins) = (any(), any(), any());
        let [taken, best] = [0, 1].map(|at| Prospect {
            action: step.action,
            win: wins.0[at],
            points: 0.0,
            cities: ByEmpire::all(0.0),
        });
        Moment {
            society: step.society,
            part: DecisionKind::new(&step.before, step.action),
            known,
            believed: nothing,
            expected: (!step.outcomes.is_empty()).then_some(other),
            goes_on: rng_goes_on.below(3) == 0 && at > 0,
            judged: Some(Assessment {
                taken,
                best: vec![best],
                leads: vec![Vec::new()],
                rival: None,
                choices: 2,
                effort: Effort::GLANCE,
                first_loss: None,
            }),
        }
    });
    let moments = moments.collect();
    let mut chances = WinChances::new(world);
    Review {
        effort: Effort::GLANCE,
        moments,
        end: evaluate_decision::win_chances(&mut chances, game.state(), &Evidence::NOTHING, Effort::GLANCE),
    }
}

#[test]
fn skill_and_luck_add_up_over_two_hundred_records_whatever_a_review_thinks() {
    for seed in 0..200 {
        let game = game(2 + seed as usize % 3, seed, usize::MAX);
        let review = made_up(&game, seed);
        let winners: Vec<Society> = game.state().winners(game.world()).collect();
        for society in game.world().societies() {
            let account = SkillAndLuck::new(game.world(), &review, society);
            let sum = account.even + account.deal + account.whole().sum();
            let share = if winners.contains(&society) { 1.0 / winners.len() as f32 } else { 0.0 };
            assert!((sum - share).abs() < 1e-3, "{seed}: {sum}, {share}");
        }
    }
}

#[test]
fn what_a_move_of_several_decisions_has_lost_is_counted_once() {
    let game = game(3, 7, 200);
    let review = at_a_glance(&game);
    let (mut several, mut lossy) = (0, 0);
    let mut next = 1;
    for whole in review.moves() {
        assert_eq!(*whole.start(), next, "each decision belongs to one move");
        next = whole.end() + 1;
        let steps: Vec<_> = whole.clone().map(|number| game.step(number).unwrap()).collect();
        for pair in steps.windows(2) {
            assert!(pair[0].society == pair[1].society && pair[0].outcomes.is_empty());
            assert_eq!(pair[0].before.turn(), pair[1].before.turn());
        }
        let judged: Vec<(usize, &Assessment)> =
            whole.clone().filter_map(|number| Some((number, review.assessment(number)?))).collect();
        let Some((_, last)) = judged.last() else { continue };
        let counted: Vec<usize> = whole.clone().filter(|number| review.loss(*number) > 0.0).collect();
        assert!(counted.len() <= 1);
        let lost: f32 = whole.clone().map(|number| review.loss(number)).sum();
        let sum: f32 = judged.iter().map(|(_, judged)| judged.loss()).sum();
        assert!(lost <= sum + 1e-5);
        let words = whole.clone().filter_map(|number| review.mark(number));
        assert!(words.filter(|mark| *mark >= Mark::Doubtful).count() <= 1);
        if judged.len() > 1 {
            several += 1;
            let promised = judged.iter().map(|(_, judged)| judged.best[0].win).fold(0.0, f32::max);
            assert!(lost <= (promised - last.taken.win).max(0.0) + 1e-5);
            lossy += usize::from(lost > 0.0 && judged.iter().filter(|(_, j)| j.loss() > 0.0).count() > 1);
        } else {
            assert_eq!(review.mark(judged[0].0), Some(judged[0].1.mark()));
            assert_eq!(lost, judged[0].1.loss());
        }
    }
    assert!(next == game.steps().len() + 1 && several > 10 && lossy > 2, "{several}, {lossy}");
    for society in game.world().societies() {
        let points = turning_points(&review, society);
        let own: Vec<_> = points.iter().filter(|point| point.is_own()).map(|point| &point.numbers).collect();
        let mut starts: Vec<usize> = own.iter().map(|numbers| *numbers.start()).collect();
        starts.sort_unstable();
        starts.dedup();
        assert_eq!(starts.len(), own.len(), "a move is told once");
    }
}

#[test]
fn what_a_choice_begins_could_be_decided_as_it_stands_there_and_no_two_choices_are_alike() {
    let game = game(3, 7, 200);
    let review = at_a_glance(&game);
    let world = game.world();
    let (mut cards, mut attacks) = (0, 0);
    for (number, judged) in (1..=200).filter_map(|n| Some((n, review.assessment(n)?))) {
        let step = game.step(number).unwrap();
        assert_eq!(judged.best.len(), judged.leads.len());
        for (best, leads) in judged.best.iter().zip(&judged.leads) {
            let (mut state, mut legal, mut rng) = (step.before, Vec::new(), Rng::new(1));
            let mut done = best.action;
            for next in leads {
                let mut chance = rules::Recording::new(&mut rng);
                state.play_unchecked(world, done, &mut chance, &mut ());
                assert!(chance.outcomes.is_empty(), "nothing new is learned on the way");
                state.legal(world, &mut legal);
                assert!(legal.contains(next) && state.mover() == Some(step.society), "{number}: {next:?}");
                done = *next;
            }
            use rules::Action::*;
            cards += usize::from(matches!(best.action, Play { .. }) && !leads.is_empty());
            attacks += usize::from(matches!((best.action, leads.first()), (Act(_), Some(Attack { .. }))));
        }
        let abilities = judged.best.iter().filter_map(|best| match best.action {
            rules::Action::Play { card, using, .. } => Some(world.ability_of(card, using).index()),
            _ => None,
        });
        let mut abilities: Vec<_> = abilities.collect();
        let all = abilities.len();
        abilities.sort_unstable();
        abilities.dedup();
        assert_eq!(abilities.len(), all, "{number}: the same card twice");
    }
    assert!(cards > 5 && attacks > 5, "{cards}, {attacks}");
}

#[test]
fn what_was_less_than_good_is_thought_over_once_more_and_nothing_else() {
    let effort = Effort::GLANCE.times(2);
    // A match with a society that has a doubtful decision in a move of several decisions.
    let of_several = |seed: u64| {
        let game = game(3, seed, 100);
        let review = at_a_glance(&game);
        let several = |society: &Society| {
            review.to_deepen(*society, effort).len() > review.doubtful(*society, effort).len()
        };
        let society = game.world().societies().find(several)?;
        Some((game, review, society))
    };
    let (game, review, society) = (7..27).find_map(of_several).unwrap();
    let wanted = review.to_deepen(society, effort);
    // There are as many doubtful decisions as there are marks of at least doubtful.
    let marks = review.assessments(society).filter_map(|(number, _)| review.mark(number));
    let doubtful = review.doubtful(society, effort);
    assert_eq!(doubtful.len(), marks.filter(|mark| *mark >= Mark::Doubtful).count());
    assert!(!doubtful.is_empty());
    // All decisions of the same moves are analysed too.
    let together = |number: usize| review.whole_move(number).any(|other| doubtful.contains(&other));
    let all: Vec<usize> =
        review.assessments(society).map(|(number, _)| number).filter(|number| together(*number)).collect();
    assert_eq!(wanted, all);
    let deeper = deepen(&game, review.clone(), society, effort, &|| {});
    let thought_over =
        |review: &Review| review.to_deepen(society, effort).iter().all(|n| !wanted.contains(n));
    assert!(thought_over(&deeper));
    assert!(deeper.doubtful(society, effort).iter().all(|number| !doubtful.contains(number)));
    for ((number, before), after) in (1..).zip(&review.moments).zip(&deeper.moments) {
        if wanted.contains(&number) {
            assert_eq!(after.judged.as_ref().unwrap().effort, effort);
            let one = Moment { judged: before.judged.clone(), ..after.clone() };
            assert_eq!(&one, before);
        } else {
            assert_eq!(after, before);
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("match.whispers");
    save_review(&game, &deeper, &record).unwrap();
    let again = load_review(&game, &record, Effort::GLANCE).unwrap();
    assert!(thought_over(&again), "it is kept with how much was thought");
}

#[test]
fn chances_add_up_to_one_before_each_decision_and_for_everybody() {
    let game = game(4, 5, 60);
    let review = at_a_glance(&game);
    // Each chance is rounded to a ten-thousandth.
    let one = |chances: &BySociety<f32>| (chances.0.iter().sum::<f32>() - 1.0).abs() < 4e-4;
    for moment in &review.moments {
        assert!(one(&moment.known) && moment.believed.0.iter().all(one));
        assert!(moment.expected.as_ref().is_none_or(one));
    }
    assert!(one(&review.end));
}

#[test]
fn every_decision_with_a_choice_is_judged_beside_the_best() {
    let game = game(3, 7, 80);
    let review = at_a_glance(&game);
    assert_eq!(review.moments.len(), 80);
    let mut marks = Vec::new();
    for (step, moment) in game.steps().iter().zip(&review.moments) {
        let mut legal = Vec::new();
        step.before.legal(game.world(), &mut legal);
        assert_eq!(moment.judged.is_some(), legal.len() > 1);
        let Some(judged) = &moment.judged else { continue };
        assert_eq!((judged.taken.action, judged.choices), (step.action, legal.len()));
        assert!(judged.best.iter().all(|best| best.win <= judged.best[0].win));
        assert!(judged.taken.win <= judged.best[0].win);
        marks.push(judged.mark());
    }
    assert!(marks.contains(&Mark::Best) && marks.iter().any(|mark| *mark >= Mark::Mistake), "{marks:?}");
    let points = turning_points(&review, Society::new(0).unwrap());
    let own = points.iter().take_while(|point| point.is_own()).count();
    assert!(own > 0 && points[own..].iter().all(|point| !point.is_own()));
    assert!(points[..own].windows(2).all(|pair| pair[0].change <= pair[1].change));
}

#[test]
fn what_a_decision_is_judged_by_is_what_its_society_could_know() {
    let one = game(4, 9, 40);
    let mut loyalties = one.deal().loyalties;
    let slots: Vec<rules::Slot> = one.world().slots().collect();
    loyalties[Society::new(1).unwrap()].exchange(slots[0], slots[3]);
    let mut setup = one.setup().clone();
    setup.loyalties = Some(loyalties);
    let mut other = Match::new(setup).unwrap();
    for step in one.steps() {
        if other.play(step.action).is_err() {
            break;
        }
    }
    assert!(other.steps().len() > 20);
    let reviews = [&one, &other].map(at_a_glance);
    let mut others = 0;
    for (a, b) in reviews[0].moments.iter().zip(&reviews[1].moments) {
        if a.society != Society::new(1).unwrap() {
            assert_eq!((&a.judged, a.believed[a.society]), (&b.judged, b.believed[b.society]));
            others += usize::from(a.known != b.known);
        }
    }
    assert!(others > 0, "whoever sees everything sees the difference");
}

#[test]
fn a_hint_and_a_review_say_the_same_of_the_same_decision() {
    let game = game(2, 3, 10);
    let effort = Effort { looks: 2, nodes: 200 };
    let review = review(&game, effort, &|| {});
    let number = (0..game.steps().len()).find(|at| {
        game.player(game.steps()[*at].society) == crate::Player::Human
            && review.moments[*at].judged.as_ref().is_some_and(|judged| judged.mark() == Mark::Best)
    });
    let mut before = game;
    let Some(number) = number else { panic!("none of the decisions was the best") };
    while before.steps().len() > number {
        before.take_back().unwrap();
    }
    let hint = crate::help::decision_analysis::advise(&before, effort);
    let best = &review.moments[number].judged.as_ref().unwrap().best[0];
    let near = |a: f32, b: f32| (a - b).abs() < 1e-4;
    assert_eq!(hint[0].action, best.action);
    assert!(near(hint[0].win, best.win) && near(hint[0].points, best.points), "{:?}, {best:?}", hint[0]);
}

#[test]
fn a_review_is_kept_beside_its_record_and_found_for_just_that_match() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("match.whispers");
    let mut game = game(3, 4, 30);
    game.save_copy(&record).unwrap();
    let text = std::fs::read_to_string(&record).unwrap();
    let review = at_a_glance(&game);
    save_review(&game, &review, &record).unwrap();
    let again = load_review(&game, &record, Effort::GLANCE).unwrap();
    assert_eq!(again.moments.len(), 30);
    assert!(again == review, "a review reads the same before and after it is kept");
    save_review(&game, &again, &record).unwrap();
    assert!(load_review(&game, &record, Effort::GLANCE) == Some(again), "what was kept is kept as it is");
    assert_eq!(std::fs::read_to_string(&record).unwrap(), text);
    assert_eq!(load_review(&game, &record, Effort::HELP), None, "more thought is wanted");
    let legal = game.legal();
    game.play(legal[0]).unwrap();
    assert_eq!(load_review(&game, &record, Effort::GLANCE), None, "the match has gone on");
    std::fs::write(system::review_path(&record), "{\"form\": 4, \"of\": 3, \"moments\": [[[").unwrap();
    assert_eq!(load_review(&game, &record, Effort::GLANCE), None);
}

#[test]
fn a_review_altered_to_an_impossible_number_is_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("match.whispers");
    let game = game(3, 4, 30);
    save_review(&game, &at_a_glance(&game), &record).unwrap();
    let path = system::review_path(&record);
    let file: serde_json::Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    let moments = file["moments"].as_array().unwrap();
    let judged = moments.iter().position(|moment| !moment["taken"].is_null()).unwrap();
    let empire = moments[judged]["taken"]["cities"].as_object().unwrap().keys().next().unwrap();
    let mut chances = vec![
        "/end/0".to_owned(),
        format!("/moments/{judged}/chances/1"),
        format!("/moments/{judged}/believed/0/2"),
        format!("/moments/{judged}/taken/win"),
        format!("/moments/{judged}/best/0/win"),
    ];
    let mut numbers = vec![
        format!("/moments/{judged}/taken/points"),
        format!("/moments/{judged}/best/0/points"),
        format!("/moments/{judged}/taken/cities/{empire}"),
    ];
    if let Some(at) = moments.iter().position(|moment| !moment["rival"].is_null()) {
        chances.push(format!("/moments/{at}/rival/odds"));
        numbers.push(format!("/moments/{at}/rival/points"));
    }
    // JSON has no infinity and no NaN; texts, null and numbers beyond the largest come nearest.
    const NO_NUMBER: [&str; 9] =
        ["1e400", "-1e400", "3.4e38", "-3.4e38", "1e300", "NaN", "inf", "\"NaN\"", "null"];
    const NO_CHANCE: [&str; 3] = ["-0.5", "1.5", "100"];
    let assert_refused = |place: &str, value: &str| {
        let mut altered = file.clone();
        *altered.pointer_mut(place).unwrap() = serde_json::json!("HERE");
        std::fs::write(&path, altered.to_string().replace("\"HERE\"", value)).unwrap();
        assert_eq!(load_review(&game, &record, Effort::GLANCE), None, "{place} = {value}");
    };
    for place in chances.iter().chain(&numbers) {
        NO_NUMBER.iter().for_each(|value| assert_refused(place, value));
    }
    for place in &chances {
        NO_CHANCE.iter().for_each(|value| assert_refused(place, value));
    }
    std::fs::write(&path, file.to_string()).unwrap();
    assert!(load_review(&game, &record, Effort::GLANCE).is_some());
}

#[test]
fn a_file_that_is_no_review_or_of_a_later_version_is_put_aside_before_a_review_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("match.whispers");
    let game = game(3, 4, 30);
    let review = at_a_glance(&game);
    let path = system::review_path(&record);
    for text in ["my own review of the evening", "{\"form\":99,\"of\":\"x\"}", "{\"of\":\"x\"}"] {
        std::fs::write(&path, text).unwrap();
        let Some(KeptNews::Aside { aside, .. }) = save_review(&game, &review, &record).unwrap() else {
            panic!("{text} is put aside")
        };
        assert_eq!(std::fs::read_to_string(aside).unwrap(), text);
    }
    for form in ["{\"form\":3,\"of\":\"x\"}", &std::fs::read_to_string(&path).unwrap()] {
        std::fs::write(&path, form).unwrap();
        assert!(save_review(&game, &review, &record).unwrap().is_none(), "it can be made anew");
    }
}

#[test]
fn what_is_open_is_known_and_what_nobody_can_tell_is_not() {
    let game = game(2, 11, usize::MAX);
    let viewer = Society::new(0).unwrap();
    let all = secrets(&game, viewer);
    assert_eq!(all.len(), 1);
    let secret = &all[0];
    let first = secret.rounds[0];
    for slot in game.world().slots() {
        let sum: f32 = game.world().empires().map(|empire| first.0[slot][empire]).sum();
        assert!((sum - 1.0).abs() < 1e-3);
    }
    let last = &game.steps().last().unwrap().before;
    for (slot, known) in &secret.known {
        if last.is_revealed(secret.society, *slot) {
            assert!(known.is_some());
        }
    }
    assert_eq!(own_secret(&game, viewer).unwrap().society, viewer);
}

#[test]
fn what_is_believed_stands_before_each_round_and_at_the_end_also_with_a_final_whisper() {
    let pack = testing::pack("war-of-whispers");
    for final_whisper in [false, true] {
        let mut setup = Setup::new(pack.clone(), 1, Level::Random, 12);
        setup.house.final_whisper = final_whisper;
        let mut game = Match::new(setup).unwrap();
        play_random(&mut game, 12, usize::MAX);
        let rounds = game.round_starts();
        assert_eq!(rounds.iter().map(|(_, round)| *round).collect::<Vec<_>>(), [1, 2, 3, 4]);
        let secret = own_secret(&game, Society::new(1).unwrap()).unwrap();
        assert_eq!(secret.rounds.len(), rounds.len() + 1);
    }
}

#[test]
fn a_review_that_nobody_wants_any_more_ends() {
    let game = game(4, 3, 40);
    let endless = Effort { looks: u32::MAX, nodes: 0 };
    let reviewing = BackgroundReview::begin(&game, endless, || {});
    let first = loop {
        match reviewing.next() {
            Some(review) => break review,
            None => std::thread::yield_now(),
        }
    };
    assert_eq!(first, at_a_glance(&game));
    drop(reviewing);
}

#[test]
fn beside_each_round_stands_the_token_that_lay_there_then_also_when_it_was_exchanged_later() {
    let mut exchanged = 0;
    for seed in 0..12 {
        let game = game(3, seed, usize::MAX);
        let world = game.world();
        for society in world.societies() {
            let secret = own_secret(&game, society).unwrap();
            assert_eq!(secret.lay.len(), secret.rounds.len());
            for ((taken, _), lay) in game.round_starts().into_iter().zip(&secret.lay) {
                assert_eq!(*lay, game.step(taken + 1).unwrap().before.tokens(society));
            }
            let last = game.state().tokens(society);
            exchanged += secret.lay.iter().filter(|lay| **lay != last).count();
        }
    }
    assert!(exchanged > 5, "{exchanged}");
}

#[test]
fn what_told_most_is_a_deed_of_theirs_about_what_lay_covered_then() {
    let game = game(3, 7, usize::MAX);
    let viewer = Society::new(0).unwrap();
    let all = secrets(&game, viewer);
    for secret in &all {
        for telling in &secret.telling {
            let step = game.step(telling.tell.decision).unwrap();
            assert_eq!(step.society, secret.society);
            assert_eq!(step.before.tokens(secret.society).at(telling.slot), Some(telling.empire));
            assert!(!step.before.is_revealed(secret.society, telling.slot));
        }
        let strong: Vec<f32> = secret.telling.iter().map(|telling| telling.tell.weight.abs()).collect();
        assert!(strong.is_sorted_by(|a, b| a >= b) && strong.len() <= 5);
    }
    assert!(all.iter().any(|secret| !secret.telling.is_empty()));
}

#[test]
fn own_decisions_bear_no_more_than_there_was_to_lose() {
    for seed in 0..60 {
        let game = game(2 + seed as usize % 3, seed, usize::MAX);
        let review = made_up(&game, seed);
        for society in game.world().societies() {
            let account = SkillAndLuck::new(game.world(), &review, society);
            let had: f32 =
                review.moments.iter().filter(|m| m.society == society).map(|m| m.known[society]).sum();
            assert!(account.whole().own <= 0.0 && account.whole().own >= -had - 1e-3);
        }
    }
}

#[test]
fn what_could_not_be_seen_is_told_where_belief_lay_farthest_from_the_truth() {
    let mut told = 0;
    // In some of these matches, believed and true win chances lie far enough apart.
    for seed in 11..17 {
        let game = game(3, seed, usize::MAX);
        let (world, review) = (game.world(), at_a_glance(&game));
        for society in world.societies() {
            let rivals = secrets(&game, society);
            let Some(unseen) = blind_spot(&game, &review, society, &rivals) else { continue };
            told += 1;
            let moment = &review.moments[unseen.decision - 1];
            assert_eq!(
                (unseen.believed, unseen.known),
                (moment.believed[society][society], moment.known[society])
            );
            let apart = |moment: &Moment| (moment.believed[society][society] - moment.known[society]).abs();
            let starts = game.round_starts().into_iter().map(|(taken, _)| taken);
            let times = starts.chain([review.moments.len() - 1]);
            assert!(times.into_iter().all(|taken| apart(&review.moments[taken]) <= apart(moment)));
            // The token was covered then, and it explains the direction of the error.
            let before = &game.steps()[unseen.decision - 1].before;
            assert_eq!(before.tokens(unseen.rival).at(unseen.slot), Some(unseen.empire));
            assert!(unseen.rival != society && !before.is_revealed(unseen.rival, unseen.slot));
            assert_eq!(unseen.points > 0.0, unseen.believed > unseen.known);
        }
    }
    assert!(told > 1, "{told}");
}
