//! Tests additions to the printed rules: how they are read, written to records, and merged over another pack.

use packs::{Pack, Picture, RecordPack, RulesData};
use rules::{EarlyEnd, EndCheck, Feeds, Icon, Region};

use testing::test_packs::{self, high_water};

fn region(pack: &Pack, id: &str) -> Region {
    Region::new(pack.rules.raw.regions.iter().position(|region| region.id == id).unwrap()).unwrap()
}

#[test]
fn a_pack_over_another_brings_icons_seas_limits_points_and_an_end_and_nothing_else() {
    let (pack, base) = (high_water(), testing::pack("lantern-delta"));
    assert_eq!(pack.warnings, []);
    let (raw, below) = (&pack.rules.raw, &base.rules.raw);
    assert_eq!(raw.icons, ["port", "bell"]);
    let lantern = &raw.regions[region(&pack, "the-lantern").index()];
    assert_eq!(lantern.icons[..5], [1, 0, 1, 2, 1], "what the other pack says of it stays");
    assert_eq!(lantern.feeds, Feeds::More(4));
    assert_eq!(raw.regions[region(&pack, "saltpan").index()].feeds, Feeds::Just(2));
    assert_eq!((raw.borders.len(), raw.seas.len()), (below.borders.len() - 4, 4));
    assert_eq!(
        raw.points.iter().map(|scored| (scored.size(), scored.points)).collect::<Vec<_>>(),
        [(1, 1), (2, 2)]
    );
    let end = EarlyEnd { icon: Icon::City, least: Some(6), none: true, when: EndCheck::Turn };
    assert_eq!(raw.end, Some(end));
    assert!(
        below.icons.is_empty() && below.seas.is_empty() && below.points.is_empty() && below.end.is_none()
    );
}

#[test]
fn the_rules_of_such_a_pack_are_read_as_they_are_written_into_a_record() {
    let pack = high_water();
    let text = pack.rules.text();
    for key in [
        "icons = [\"port\", \"bell\"]",
        "seas = [",
        "limit = 2",
        "feeds = 4",
        "points = [",
        "end = {",
        "sea = true",
    ] {
        assert!(text.contains(key), "{key} in\n{text}");
    }
    let again = RulesData::parse("record", &text).unwrap_or_else(|report| panic!("{report}"));
    assert_eq!((&again, again.digest()), (&pack.rules, pack.rules.digest()));
}

#[test]
fn a_pack_without_any_of_it_is_written_as_ever() {
    // The Drowned Crown is left out, because it has all of these additions.
    for pack in test_packs::all().into_iter().filter(|pack| pack.id != "drowned-crown") {
        let text = pack.rules.text();
        let keys = ["icons", "seas", "limit =", "feeds", "points", "\nend", "sea ="];
        let found: Vec<&str> = keys.into_iter().filter(|key| text.contains(key)).collect();
        // The house rule `supply-limit` contains the text `limit =`.
        let found: Vec<&str> = found.into_iter().filter(|key| *key != "limit =").collect();
        assert_eq!(found, [""; 0], "{}", pack.id);
    }
}

#[test]
fn a_record_of_such_a_pack_can_be_played_without_it_and_calls_icons_by_their_ids() {
    let pack = high_water();
    let kept = RecordPack {
        id: pack.id.clone(),
        version: pack.version.clone(),
        societies: vec!["wick".into(), "ferry".into()],
        rules: pack.rules.clone(),
    };
    let alone = Pack::from_kept(kept.clone(), None);
    assert_eq!((alone.words.icon(Icon::Own1).one.as_str(), alone.theme.icons.len()), ("port", 2));
    let Picture::Stars(chart) = &alone.picture else { panic!("a graph is drawn as a chart") };
    assert_eq!(chart.routes.iter().filter(|route| route.sea).count(), 4);
    let near = Pack::from_kept(kept, Some(&pack));
    assert_eq!((near.words.icon(Icon::Own2).other.as_str(), &near.picture), ("bells", &pack.picture));
}

#[test]
fn lands_across_a_sea_are_drawn_apart_with_a_lane_between_them() {
    let pack = high_water();
    let Picture::Realm(realm) = &pack.picture else { panic!("the delta is a realm") };
    let raw = &pack.rules.raw;
    assert_eq!(realm.lanes.iter().map(|lane| (lane.a, lane.b)).collect::<Vec<_>>(), raw.seas);
    assert!(realm.lanes.iter().all(|lane| !lane.over_land));
    let shared = |a, b| realm.borders.iter().any(|border| [(a, b), (b, a)].contains(&(border.a, border.b)));
    assert!(raw.seas.iter().all(|(a, b)| !shared(*a, *b)));
}

#[test]
fn the_words_of_its_icons_stand_in_what_its_cards_do_in_every_language() {
    let pack = high_water();
    let place = pack.rules.abilities.iter().position(|id| id == "harbour-watch").unwrap();
    let said = |language: &str| pack.words_in(language).ability(place).text.clone();
    assert_eq!(said("en"), "Reinforce an isle with a port with 2 lanterns.");
    assert!(said("fr").contains("avec un port"), "{}", said("fr"));
    assert!(said("de").contains("mit einem Hafen"), "{}", said("de"));
}
