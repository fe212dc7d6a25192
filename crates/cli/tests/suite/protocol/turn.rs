//! What a state says of the turn that runs, where it is easily said wrong.

use serde_json::{Value, json};

use super::driver::Driver;
use testing::test_packs;

/// A match in which seat 0 has drawn these cards of Bear and Lion, and seat 1 acts for Horse's sheriff.
fn begun(bear: &str, lion: &str) -> Driver {
    let mut driver = Driver::start();
    driver.ask(
        "new seats=2 first=0 seed=0 chance=manual rules=offer-cards=on,event-cards=on,agents-per-round=2 \
         loyalty=bear,lion,horse,elephant,eagle/eagle,horse,lion,bear,elephant",
    );
    driver
        .ask("play deploy bear.steward; deploy horse.marshal; deploy lion.sheriff; deploy horse.chancellor");
    driver.ask(&format!(
        "play act 1; place ironpass; place ironpass; act 1; drawn {bear}; act 2; drawn {lion}"
    ));
    driver
}

fn fields(answer: &Value, names: &[&str]) -> Vec<Value> {
    names.iter().map(|name| answer[*name].clone()).collect()
}

#[test]
fn a_state_names_no_active_agent_where_it_was_taken_off() {
    let mut driver = begun("bear:hired-blades", "lion:price-of-candour");
    driver.ask("play act 1; place 14; place 14; act 2; place 15; place 15");
    driver.ask("play act 2; attack fallow>ironpass x2; offer bear:hired-blades; accept");
    let asked = ["acting", "agent", "line"];
    let before = fields(&driver.ask("state"), &asked);
    assert_eq!(before, [json!("horse.marshal"), json!("horse.marshal"), json!(2)]);
    driver.ask("play retrieve horse.marshal");
    let after = [json!("horse.marshal"), Value::Null, json!(2)];
    assert_eq!(fields(&driver.ask("state"), &asked), after);
    assert_eq!(fields(&driver.ask("view 1"), &asked), after);
}

#[test]
fn a_state_names_no_line_while_control_is_paid_for_though_a_council_starts_again() {
    let mut driver = begun("bear:borrowed-seal", "lion:name-given");
    let offered = driver.ask("state");
    assert_eq!(fields(&offered, &["decision", "mover", "line"]), [json!("offering"), json!(0), Value::Null]);
    driver.ask("play offer bear:borrowed-seal; accept; retrieve lion.sheriff");
    assert_eq!(fields(&driver.ask("state"), &["mover", "line"]), [json!(0), Value::Null]);
}

#[test]
fn in_a_rivals_view_of_an_offering_the_mover_is_who_steers_the_position() {
    let mut driver = begun("bear:borrowed-seal", "lion+eagle");
    let asked = ["mover", "decision"];
    assert_eq!(fields(&driver.ask("view 0"), &asked), [json!(0), json!("offering")]);
    assert_eq!(fields(&driver.ask("view 1"), &asked), [json!(1), Value::Null]);
}

#[test]
fn where_agents_go_is_told_by_whole_positions() {
    let mut driver = begun("bear+eagle", "lion+eagle");
    driver.ask("play act 1; place 14; place 14; act 1; drawn horse:change-of-riders");
    driver.ask("play choose horse.sheriff");
    let pending = driver.ask("state")["pending"].take();
    assert_eq!(pending[0], json!({ "task": "restart", "empires": ["horse"] }));
    assert_eq!(pending[2]["plan"], json!({ "horse.marshal": "horse.sheriff" }));
}

#[test]
fn a_pack_that_was_changed_between_two_matches_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("small");
    test_packs::copy("lantern-delta", &pack, "rules.toml", "", "");
    let mut driver = Driver::start();
    let begin = format!("new pack=\"{}\" seats=2 seed=1", pack.display());
    let first = driver.ask(&begin);
    assert_eq!(driver.ask(&begin)["match"], first["match"]);
    let rules = pack.join("rules.toml");
    let text = std::fs::read_to_string(&rules).unwrap();
    std::fs::write(&rules, format!("{text}\n")).unwrap();
    assert_eq!(driver.ask(&begin)["match"]["digest"], first["match"]["digest"], "a line more says nothing");
    std::fs::write(&rules, format!("{text}\nnonsense = 1\n")).unwrap();
    assert_eq!(driver.refused(begin.as_bytes()).0, "pack");
    std::fs::write(&rules, &text).unwrap();
    assert_eq!(driver.ask(&begin)["match"], first["match"]);
}
