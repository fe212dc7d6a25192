//! The world of a match as JSON: everything that never changes, for programs that do not know the pack.

use serde_json::{Map, Value, json};

use super::match_json::MatchJson;
use packs::Picture;
use rules::{Count, EarlyEnd, Empire, HouseRule, Icon, Position, Printed, Region, RegionSet, World};

impl MatchJson {
    /// The world as JSON: seats, empires, councils, regions, borders, decks, abilities, house rules.
    pub fn world_json(&self) -> Value {
        let (world, pack) = (self.world(), &self.pack);
        let house = world.house();
        let rule = |rule: HouseRule| (rule.id().to_owned(), json!(house.get(rule, &pack.rules.raw)));
        let slots = world.slots().map(|slot| {
            let name = pack.words.slot(slot);
            json!({ "id": world.slot_id(slot), "name": name, "multiplier": house.multiplier(slot) })
        });
        let orders = world.orders().iter().map(|order| {
            let empires: Vec<&str> = order.empires.iter().map(|e| world.empire_id(*e)).collect();
            json!({ "id": order.id, "empires": empires })
        });
        json!({
            "pack": { "id": pack.id, "version": pack.version, "name": pack.words.name },
            "seats": self.seats_json(),
            "agents": world.agents(),
            "agents_per_round": world.agents_per_round(),
            "agents_in_regions": if house.agents_in_regions { world.agents_in_regions() } else { 0 },
            "rounds": house.rounds,
            "hand_limit": house.hand_limit,
            "rules": Value::Object(HouseRule::ALL.map(rule).into_iter().collect::<Map<_, _>>()),
            "slots": slots.collect::<Vec<_>>(),
            "empires": world.empires().map(|e| self.empire_json(e)).collect::<Vec<_>>(),
            "orders": orders.collect::<Vec<_>>(),
            "positions": world.positions().into_iter().map(|p| self.position_json(p)).collect::<Vec<_>>(),
            "regions": world.regions().map(|r| self.region_json(r)).collect::<Vec<_>>(),
            "borders": self.borders_json(),
            "seas": self.seas_json(),
            "icons": self.icons_json(),
            "points": self.points_json(),
            "end": self.end_json(),
            "decks": self.by_empire(|e| self.deck_json(e)),
            "abilities": self.abilities_json(),
            "events": self.events_json(),
            "offers": self.offers_json(),
        })
    }

    fn seats_json(&self) -> Value {
        let societies = self.pack.words.societies();
        let seat = |(society, place): (rules::Society, &usize)| {
            let words = societies.get(*place);
            let automaton = self.world.automaton(society);
            let script = automaton.map(|a| format!("{}:{}", a.script.id(), a.hardness.id()));
            json!({
                "seat": society.index(),
                "society": words.map(|words| &words.id),
                "name": words.map(|words| &words.name),
                "automaton": script,
            })
        };
        self.world.societies().zip(&self.societies).map(seat).collect()
    }

    fn empire_json(&self, empire: Empire) -> Value {
        let world = self.world();
        let council = world.positions().in_council(empire).map(|p| world.position_id(p));
        let home: Vec<&str> = world.home(empire).map(|r| world.region_id(r)).collect();
        json!({
            "id": world.empire_id(empire),
            "name": self.pack.words.empire(empire),
            "banners": world.banners(empire),
            "council": council.collect::<Vec<_>>(),
            "home": home,
        })
    }

    fn position_json(&self, position: Position) -> Value {
        let (world, words) = (self.world(), &self.pack.words);
        let name = words.own_position_name(position).unwrap_or_else(|| words.office(position.office()));
        let lines = world.lines(position).iter().zip(1..).map(|(printed, number)| {
            let mut line = match *printed {
                Printed::Add(count) => count_json(world, count),
                Printed::Draw(count) => count_json(world, count),
                Printed::Attack | Printed::Swap => json!({}),
            };
            line["line"] = json!(number);
            line["action"] = json!(match printed {
                Printed::Add(_) => "add",
                Printed::Draw(_) => "draw",
                Printed::Attack => "attack",
                Printed::Swap => "swap",
            });
            line
        });
        json!({
            "id": world.position_id(position),
            "empire": world.empire_id(position.empire()),
            "office": position.office().index() + 1,
            "name": name,
            "lines": lines.collect::<Vec<_>>(),
        })
    }

    fn region_json(&self, region: Region) -> Value {
        let world = self.world();
        let count = |icon| world.icons_in(icon, RegionSet::only(region));
        let icons = Icon::PRINTED.map(count);
        let own = world.icons().filter(|icon| icon.own().is_some() && count(*icon) > 0);
        let own: Map<String, Value> =
            own.map(|icon| (world.icon_id(icon).to_owned(), json!(count(icon)))).collect();
        let seas: Vec<&str> = world.seas(region).map(|r| world.region_id(r)).collect();
        let [cities, farms, forts] = icons;
        let borders: Vec<&str> = world.neighbours(region).map(|r| world.region_id(r)).collect();
        let raw = self.pack.rules.raw.regions.get(region.index());
        let start = raw.and_then(|raw| raw.start);
        json!({
            "id": world.region_id(region),
            "number": world.region_number(region),
            "name": self.pack.words.region(region),
            "home": world.home_of(region).map(|e| world.empire_id(e)),
            "cities": cities,
            "farms": farms,
            "forts": forts,
            "icons": own,
            "limit": world.limit(region),
            "start": start.map(|(e, n)| json!({ "empire": world.empire_id(e), "banners": n })),
            "borders": borders,
            "seas": seas,
            "at": self.place_json(region.index()),
        })
    }

    /// The coordinates of a region on the picture as JSON, in its units and with y downwards. For an area, they
    /// are where there is most room.
    fn place_json(&self, region: usize) -> Value {
        let point = match &self.pack.picture {
            Picture::Realm(realm) => realm.lands.get(region).map(|land| land.room.anchor),
            Picture::Stars(chart) => chart.stations.get(region).copied(),
        };
        point.map_or(Value::Null, |at| json!([at.x.round(), at.y.round()]))
    }

    /// The borders as JSON, with their kind: land, route, or a route that leaves the sheet at one edge and
    /// returns at the other.
    fn borders_json(&self) -> Value {
        let world = self.world();
        let of_routes = match &self.pack.picture {
            Picture::Stars(chart) => Some(&chart.routes),
            Picture::Realm(_) => None,
        };
        let id = |index: usize| Region::new(index).map(|region| world.region_id(region));
        let told = self.pack.rules.raw.borders.iter().map(|(a, b)| {
            let way = match of_routes {
                None => "land",
                Some(routes) => {
                    let found = routes.iter().find(|r| (r.a, r.b) == (*a, *b) || (r.b, r.a) == (*a, *b));
                    if found.is_some_and(|r| r.pieces.len() > 1) { "round" } else { "route" }
                }
            };
            json!({ "between": [id(*a), id(*b)], "way": way })
        });
        told.collect()
    }

    /// The borders across seas, which only cards can cross (R1.6), as JSON.
    fn seas_json(&self) -> Value {
        let world = self.world();
        let id = |index: usize| Region::new(index).map(|region| world.region_id(region));
        let seas = self.pack.rules.raw.seas.iter();
        seas.map(|(a, b)| json!({ "between": [id(*a), id(*b)] })).collect()
    }

    /// The icons that the pack adds (R1.5), as JSON.
    fn icons_json(&self) -> Value {
        let world = self.world();
        let own = world.icons().filter(|icon| icon.own().is_some());
        own.map(|icon| json!({ "id": world.icon_id(icon), "name": self.pack.words.icon(icon).one })).collect()
    }

    /// The scoring sets, including cities (R9.3), as JSON.
    fn points_json(&self) -> Value {
        let world = self.world();
        let told = world.scoring_sets().iter().map(|scored| {
            let icons: Vec<&str> = scored.each().map(|icon| world.icon_id(icon)).collect();
            json!({ "for": icons, "points": scored.points })
        });
        told.collect()
    }

    /// The condition for an early end of the match (R9.4) as JSON; null if there is none.
    fn end_json(&self) -> Value {
        let world = self.world();
        let told = |end: EarlyEnd| {
            let icon = world.icon_id(end.icon);
            json!({ "icon": icon, "least": end.least, "none": end.none, "when": end.when.id() })
        };
        world.early_end().map_or(Value::Null, told)
    }
}

fn count_json(world: &World, count: Count) -> Value {
    let icon_id = |(every, icon)| (Some(every), Some(world.icon_id(icon)));
    let (every, icon) = count.per.map_or((None, None), icon_id);
    json!({ "number": count.number, "every": every, "icon": icon })
}
