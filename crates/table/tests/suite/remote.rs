//! A worker that gets a match as a message decides, analyses and reviews as the program's own threads do.

use std::sync::Arc;

use bots::{Effort, Level};
use packs::Pack;
use table::remote::job::{Job, Reply, Task};
use table::remote::wire::{actions_from_wire, prospects_from_wire};
use table::remote::worker::RemoteWorker;
use table::{BotThinkingThread, DecisionAnalysis, Match, Player, Setup, review, to_json};

const FEW: Effort = Effort { looks: 2, nodes: 60 };

/// The replies of a worker to a job that travels as bytes.
fn replies(worker: &mut RemoteWorker, game: &Match, task: Task) -> Vec<Reply> {
    let message = Job::new(game, task).to_bytes();
    let job = Job::from_parts(&system::workers::split(&message).unwrap()).unwrap();
    let mut replies = Vec::new();
    worker.run(&job, &mut |reply| replies.push(Reply::from_bytes(&reply.to_bytes()).unwrap()));
    replies
}

/// A match between bots of a level.
fn between(pack: &Arc<Pack>, level: Level, seed: u64) -> Match {
    let mut setup = Setup::new(Arc::clone(pack), 2, level, seed);
    setup.seats[0].player = Player::even(level);
    Match::new(setup).unwrap()
}

#[test]
fn a_worker_takes_the_decisions_that_the_thread_takes_at_every_level() {
    let pack = testing::pack("war-of-whispers");
    let mut worker = RemoteWorker::default();
    for level in Level::ALL {
        let mut game = between(&pack, level, 11);
        let mut thread = BotThinkingThread::new(|| {});
        for _ in 0..if level == Level::Mastermind { 4 } else { 12 } {
            let replies = replies(&mut worker, &game, Task::Decide { patient: false });
            thread.think(&game);
            let action = thread.wait().unwrap();
            assert_eq!(replies, [Reply::Decided(game.world().notation(action))], "{level:?}");
            game.play(action).unwrap();
        }
    }
}

#[test]
fn a_worker_prepares_the_decisions_that_follow_a_choice() {
    let pack = testing::pack("war-of-whispers");
    let mut setup = Setup::new(pack, 1, Level::Spymaster, 3);
    setup.first = rules::Society::new(0);
    let mut game = Match::new(setup).unwrap();
    let mut worker = RemoteWorker::default();
    while game.human_to_move().is_some() {
        let choice = game.legal()[0];
        let choices = vec![game.world().notation(choice), "nonsense".to_owned()];
        let prepared = replies(&mut worker, &game, Task::Prepare { patient: false, choices });
        game.play(choice).unwrap();
        if game.human_to_move().is_none() {
            let [Reply::Prepared { decision, .. }] = prepared.as_slice() else { panic!("{prepared:?}") };
            let due = replies(&mut worker, &game, Task::Decide { patient: false });
            assert_eq!(due, [Reply::Decided(decision.clone())]);
        }
    }
}

#[test]
fn a_worker_analyses_and_reviews_as_the_program_does() {
    let pack = testing::pack("war-of-whispers");
    let mut game = Match::new(Setup::new(pack, 2, Level::Novice, 5)).unwrap();
    let mut worker = RemoteWorker::default();
    while game.human_to_move().is_none() || game.legal().len() < 2 {
        game.play(game.legal()[0]).unwrap();
    }
    let world = Arc::clone(game.world());
    let own = DecisionAnalysis::begin(&game, FEW).unwrap();
    let all = own.prospects();
    let said = replies(&mut worker, &game, Task::Analyse(FEW.into()));
    let [Reply::Prospects(prospects), Reply::Continuations(leads)] = said.as_slice() else {
        panic!("{said:?}")
    };
    assert_eq!(prospects_from_wire(&world, prospects).unwrap(), all);
    assert_eq!(actions_from_wire(&world, leads).unwrap(), own.continuations(&all));
    let worst = all.last().unwrap().action;
    let said = replies(&mut worker, &game, Task::Assess(FEW.into(), world.notation(worst)));
    let [Reply::Assessed(about, prospects)] = said.as_slice() else { panic!("{said:?}") };
    assert_eq!(*about, world.notation(worst));
    assert_eq!(prospects_from_wire(&world, prospects).unwrap(), own.prospects_with(worst));

    game.play(worst).unwrap();
    let reviews: Vec<_> = replies(&mut worker, &game, Task::Review(FEW.into()))
        .into_iter()
        .filter_map(|reply| if let Reply::Review(review) = reply { Some(review) } else { None })
        .collect();
    let expected = [Effort::GLANCE, FEW].map(|effort| to_json(&world, &review(&game, effort, &|| ())));
    assert_eq!(reviews, expected);
}

#[test]
fn a_job_that_makes_no_sense_has_no_reply() {
    let pack = testing::pack("war-of-whispers");
    let game = Match::new(Setup::new(pack, 1, Level::Novice, 1)).unwrap();
    let mut worker = RemoteWorker::default();
    let job = Job::new(&game, Task::Decide { patient: false });
    for broken in [
        Job { record: String::new(), ..job.clone() },
        Job { record: job.record.replace("seed", "sead"), ..job.clone() },
        Job { weights: Some("no weights".to_owned()), ..job.clone() },
        Job { task: Task::Assess(FEW.into(), "nonsense".to_owned()), ..job },
    ] {
        let mut said = Vec::new();
        worker.run(&broken, &mut |reply| said.push(reply));
        assert!(said.is_empty(), "{said:?}");
    }
    assert!(Job::from_parts(&[b"match", b"{"]).is_none() && Job::from_parts(&[b"other", b"{}"]).is_none());
}
