//! The rules of the printed game, built from the tables in `facts` instead of a pack.

use rules::*;

pub const EMPIRES: [&str; 5] = ["bear", "eagle", "elephant", "lion", "horse"];
const POSITIONS: [&str; 4] = ["sheriff", "steward", "marshal", "chancellor"];

/// The rows of a CSV file, without comments and the header. Cells must not contain commas.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|l| !l.starts_with('#')).skip(1).map(|l| l.split(',').collect())
}

pub fn empire(id: &str) -> Empire {
    let index = EMPIRES.iter().position(|e| *e == id).unwrap_or_else(|| panic!("empire {id}"));
    Empire::new(index).unwrap()
}

/// The rules of the printed game, with regions called `r1` to `r40`.
pub fn printed() -> Raw {
    let councils: Vec<_> = rows(include_str!("../facts/councils.csv")).collect();
    let council = |id: &str| {
        POSITIONS.map(|p| {
            let row = councils.iter().find(|r| r[0] == id && r[1] == p).unwrap();
            row[2].split(" | ").map(line).collect()
        })
    };
    Raw {
        societies: (2, 4),
        agents: 9,
        agents_in_regions: 2,
        agents_per_round: [3, 2, 2],
        copies: 2,
        wild: 2,
        slots: ["devout", "dutiful", "affiliated", "unallied", "opposed"].map(String::from).into(),
        offices: POSITIONS.map(String::from).into(),
        icons: Vec::new(),
        empires: EMPIRES
            .map(|id| RawEmpire { id: id.into(), banners: 20, council: council(id).into() })
            .into(),
        regions: rows(include_str!("../facts/regions.csv"))
            .map(|r| {
                let home = empire(r[1]);
                let n: Vec<u8> = r[2..6].iter().map(|n| n.parse().unwrap()).collect();
                RawRegion {
                    id: format!("r{}", r[0]),
                    number: r[0].parse().unwrap(),
                    home: Some(home),
                    icons: [n[0], n[1], n[2], 0, 0, 0, 0, 0],
                    feeds: Feeds::Usual,
                    start: (n[3] > 0).then_some((home, n[3])),
                }
            })
            .collect(),
        borders: rows(include_str!("../facts/borders.csv"))
            .map(|r| (r[0].parse::<usize>().unwrap() - 1, r[1].parse::<usize>().unwrap() - 1))
            .collect(),
        seas: Vec::new(),
        points: Vec::new(),
        end: None,
        abilities: abilities(),
        events: events(),
        offers: offers(),
        orders: vec![RawOrder {
            id: "printed".into(),
            empires: ["bear", "lion", "horse", "elephant", "eagle"].map(empire).into(),
        }],
        house: HouseRules {
            rounds: 4,
            hand_limit: 5,
            agents_per_round: None,
            supply_limit: 4,
            farm_supply_limit: 6,
            multipliers: BySlot([4, 3, 2, 0, -1, 0, 0, 0]),
            // All rules that are on or off are off.
            ..HouseRules::PLAIN
        },
    }
}

/// Parses an effect printed on a council position, such as `add 1 per farm`, `draw 1 per 2 farms`, `attack`
/// or `swap`.
pub fn line(text: &str) -> Printed {
    let words: Vec<&str> = text.split(' ').collect();
    let icon = |w: &str| {
        Icon::PRINTED.into_iter().find(|i| Some(w.trim_end_matches('s')) == i.printed_id()).unwrap()
    };
    let count = || Count {
        number: words[1].parse().unwrap(),
        per: match words[2..] {
            [] => None,
            ["per", w] => Some((1, icon(w))),
            ["per", k, w] => Some((k.parse().unwrap(), icon(w))),
            _ => panic!("{text}"),
        },
    };
    match words[0] {
        "add" => Printed::Add(count()),
        "draw" => Printed::Draw(count()),
        "attack" => Printed::Attack,
        "swap" => Printed::Swap,
        _ => panic!("{text}"),
    }
}

/// The abilities of the printed cards (R7.3).
fn abilities() -> Vec<Ability> {
    use Cost::{One, Pair, Two};
    use Window::*;
    let [bear, eagle, elephant, lion, horse] = EMPIRES.map(empire);
    let events: &[Window] = &[Before, Aftermath, After];
    let ability = |cost, effect, windows| Ability { cost, effect, windows: Windows::new(windows) };
    let reinforce = |banners, place| Effect::Reinforce { banners, place };
    let city = Where { with: Some(Icon::City), ..Where::default() };
    let empty = Where { empty: true, ..Where::default() };
    let open =
        Where { empty: true, without: [Icon::City, Icon::Fort].into_iter().collect(), ..Where::default() };
    vec![
        ability(One(bear), Effect::AttackAgain, &[Aftermath]),
        ability(Two(bear), Effect::KillSurvivors, &[Aftermath]),
        ability(One(eagle), Effect::Relocate, &[Before]),
        ability(Two(eagle), Effect::Reach { empty: true, sea: false }, &[Declaring]),
        ability(One(elephant), Effect::Rally(1), &[Muster]),
        ability(Two(elephant), Effect::Rally(3), &[Muster]),
        ability(One(lion), Effect::Borrow, &[Before]),
        ability(Two(lion), reinforce(3, city), events),
        ability(One(horse), Effect::Shift, events),
        ability(Two(horse), Effect::Rearrange, events),
        ability(Pair(bear, eagle), Effect::Kill(3), events),
        ability(Pair(bear, elephant), reinforce(3, empty), events),
        ability(Pair(bear, horse), Effect::Disperse, events),
        ability(Pair(bear, lion), Effect::Subjugate(1), &[Aftermath]),
        ability(Pair(eagle, elephant), Effect::Strike(5), events),
        ability(Pair(eagle, horse), Effect::Reach { empty: false, sea: false }, &[Declaring]),
        ability(Pair(eagle, lion), Effect::Populate, events),
        ability(Pair(elephant, horse), reinforce(4, open), events),
        ability(Pair(elephant, lion), Effect::Join(6), &[Muster]),
        ability(Pair(horse, lion), Effect::Repeat, &[After]),
    ]
}

/// The printed event cards (R11.2), with the ids of the base pack.
fn events() -> Vec<EventCard> {
    let event = |id: &str, of, halves: &[Incident]| EventCard {
        id: id.into(),
        empire: empire(of),
        halves: halves.to_vec(),
    };
    let across = Incident::TradeAcross { own: End::Last, other: End::First };
    let withdraw = |home| Incident::Withdraw { home };
    let reseat = |restart| Incident::Reseat { restart };
    vec![
        event("winter-wedding", "bear", &[Incident::TradeWithin(End::Last), across]),
        event("old-grudges", "bear", &[Incident::CivilAttack, Incident::Expel]),
        event("empty-nest", "eagle", &[withdraw(false), reseat(false)]),
        event("harvest-moon", "eagle", &[Incident::Double(Icon::Farm), Incident::NoSupplyCheck]),
        event("stampede", "elephant", &[Incident::Clear]),
        event("long-rains", "elephant", &[Incident::Attrition(1), Incident::Truce]),
        event("roar-of-the-pride", "lion", &[Incident::Gather(2)]),
        event("contested-crown", "lion", &[withdraw(true), Incident::Uproar]),
        event("change-of-riders", "horse", &[reseat(true)]),
        event("long-ride", "horse", &[Incident::March]),
    ]
}

/// The printed offer cards (R12.1), with the ids of the base pack.
fn offers() -> Vec<OfferCard> {
    let offer = |id: &str, of, bargain, by, payment| OfferCard {
        id: id.into(),
        empire: empire(of),
        bargain,
        by,
        payment,
    };
    vec![
        offer("borrowed-seal", "bear", Bargain::Control, Party::Offerer, Payment::Recall),
        offer("hired-blades", "bear", Bargain::Arms(4), Party::Rival, Payment::Recall),
        offer("open-archive", "eagle", Bargain::Control, Party::Rival, Payment::Draw(2)),
        offer("bought-secrets", "eagle", Bargain::Arms(4), Party::Offerer, Payment::Draw(2)),
        offer("ivory-debt", "elephant", Bargain::Control, Party::Rival, Payment::Reinforce(4)),
        offer("shared-barracks", "elephant", Bargain::Arms(4), Party::Offerer, Payment::Reinforce(4)),
        offer("name-given", "lion", Bargain::Control, Party::Offerer, Payment::Reveal),
        offer("price-of-candour", "lion", Bargain::Arms(4), Party::Rival, Payment::Reveal),
        offer("exchange-of-envoys", "horse", Bargain::Control, Party::Rival, Payment::Trade),
        offer("fresh-mounts", "horse", Bargain::Arms(4), Party::Offerer, Payment::Trade),
    ]
}
