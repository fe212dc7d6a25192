//! What a program is told of the world.

use rules::HouseRule;
use serde_json::Value;

use super::driver::Driver;

#[test]
fn the_world_is_described_by_the_rules_that_are_played() {
    let mut driver = Driver::start();
    let (kind, _) = driver.refused(b"describe");
    assert_eq!(kind, "match");
    driver
        .ask("new seats=3 seed=1 rules=wild-cards=on,event-cards=on,offer-cards=on,rounds=6,supply-limit=5");
    let world = &driver.ask("describe")["world"];
    let list = |key: &str| world[key].as_array().unwrap().clone();
    let pack = testing::pack("war-of-whispers");
    let raw = &pack.rules.raw;
    assert_eq!((list("seats").len(), list("regions").len(), list("positions").len()), (3, 40, 20));
    assert_eq!((list("borders").len(), list("abilities").len()), (raw.borders.len(), raw.abilities.len()));
    assert_eq!((list("events").len(), list("offers").len()), (raw.events.len(), raw.offers.len()));
    assert_eq!((&world["rounds"], &world["rules"]["rounds"]), (&6.into(), &"6".into()));
    assert_eq!(world["rules"].as_object().unwrap().len(), HouseRule::ALL.len());
    let plain = |region: &&Value| region["farms"] == 0;
    assert!(list("regions").iter().filter(plain).all(|region| region["limit"] == 5));
    // Borders stand with both of their regions.
    let around: usize =
        list("regions").iter().map(|region| region["borders"].as_array().unwrap().len()).sum();
    assert_eq!(around, 2 * raw.borders.len());
    // Every card of every deck is one that notation knows, and what it can do is among the abilities.
    let state = driver.ask("state");
    for (empire, deck) in world["decks"].as_object().unwrap() {
        let described: usize =
            deck.as_array().unwrap().iter().map(|card| card["count"].as_u64().unwrap() as usize).sum();
        let counts = state["decks"][empire].as_object().unwrap();
        let dealt: u64 = counts.values().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(described as u64, dealt, "{empire}");
        for card in deck.as_array().unwrap() {
            assert_eq!(counts[card["card"].as_str().unwrap()], card["count"], "{card}");
            for ability in card["abilities"].as_array().into_iter().flatten() {
                assert!(list("abilities").iter().any(|known| known["id"] == *ability), "{card}");
            }
            let kinds = ["card", "wild", "event", "offer"];
            assert!(kinds.contains(&card["kind"].as_str().unwrap()), "{card}");
        }
    }
    let reinforce = list("abilities").into_iter().find(|a| a["effect"]["kind"] == "reinforce").unwrap();
    assert!(reinforce["effect"]["banners"].is_u64() && reinforce["effect"]["meaning"].is_string());
}

#[test]
fn routes_that_leave_the_sheet_are_told_apart() {
    let mut driver = Driver::start();
    driver.ask("new pack=whispers-of-the-stars seats=2 seed=1");
    let world = &driver.ask("describe")["world"];
    let ways = |way: &str| world["borders"].as_array().unwrap().iter().filter(|b| b["way"] == way).count();
    assert!(ways("round") > 0 && ways("route") > ways("round") && ways("land") == 0);
    assert_eq!(world["positions"][0]["name"], "Julia Doria-Pamphili");
}
