//! Refusals are in the language of the match: illegal decisions, and errors of the system.

use std::io;
use std::sync::Arc;

use bots::Level;
use rules::*;
use speech::Speech;
use table::{Match, Setup};
use text::os_error::{Reason, reason};

use crate::words::spoken::{check, kind};
use testing::interface_texts;

/// Every reason why a decision can be illegal, with things of this world.
fn reasons(world: &World) -> Vec<Illegal> {
    let position = world.positions().into_iter().next().unwrap();
    let [from, to] = [0, 3].map(|n| world.regions().into_iter().nth(n).unwrap());
    let empire = world.empires().nth(1).unwrap();
    let Ok(Action::Discard(card)) = world.parse_action("discard bear+lion") else { panic!("no card") };
    vec![
        Illegal::Over,
        Illegal::Asked(vec!["deploy".into(), "pass".into()]),
        Illegal::Occupied(position),
        Illegal::NoAgent(position),
        Illegal::AgentInRegion,
        Illegal::NoLine(position, 1),
        Illegal::NoLine(position, 3),
        Illegal::IdleLine,
        Illegal::NoArmy(empire, from),
        Illegal::OwnRegion(empire, to),
        Illegal::TooMany { from, most: 1, keeps: true },
        Illegal::TooMany { from, most: 3, keeps: false },
        Illegal::NoBorder(from, to),
        Illegal::AcrossSea(from, to),
        Illegal::BoundAttack,
        Illegal::NotInHand(card),
        Illegal::NotInHandToPay(card),
        Illegal::Ability,
        Illegal::OtherRegion(to),
        Illegal::NotInHandToDiscard(card),
        Illegal::FaceUp,
        Illegal::IdleSwap(empire),
        Illegal::NoChoice,
    ]
}

#[test]
fn every_decision_that_is_not_legal_is_refused_in_a_sentence_of_the_language() {
    let pack = testing::pack("war-of-whispers");
    let texts = interface_texts::all("en");
    let world = Match::new(Setup::new(Arc::clone(&pack), 3, Level::Random, 1)).unwrap();
    for cause in reasons(world.world()) {
        let refusal = Refusal { text: "pass".into(), why: String::new(), cause };
        let said = ["en", "fr"].map(|l| Speech::in_language(Arc::clone(&pack), l).refused(&refusal));
        for sentence in &said {
            check(&texts, sentence, &kind(&refusal.cause));
        }
        assert_ne!(said[0], said[1]);
    }
}

#[test]
fn why_the_system_refuses_something_is_said_in_the_language() {
    let pack = testing::pack("war-of-whispers");
    let [english, french] = ["en", "fr"].map(|l| Speech::in_language(Arc::clone(&pack), l));
    let mut known = Vec::new();
    for error in (1..140).map(io::Error::from_raw_os_error) {
        assert_eq!(english.reason(&error), reason(&error), "the words that programs get are the same");
        match Reason::new(&error) {
            Some(why) => {
                known.push(why);
                assert_ne!(french.reason(&error), reason(&error));
            }
            None => assert_eq!(french.reason(&error), reason(&error), "the system's own words"),
        }
    }
    for why in Reason::ALL {
        assert!(known.contains(&why) || !cfg!(target_os = "linux"), "{why:?}");
    }
    assert_eq!(french.reason(&io::Error::other("the cat sat on it")), "the cat sat on it");
}
