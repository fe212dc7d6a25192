//! The board and views as JSON, for programs of external bots.

use serde_json::{Map, Value, json};

use super::decision_json::{decision, phase};
use super::match_json::MatchJson;
use rules::{Board, Hand, Moving, Phase, Position, Society, Tokens, View, World};

impl MatchJson {
    /// A society's view as JSON, for the program that plays the society.
    pub fn view_json(&self, view: &View) -> Value {
        let world = self.world();
        let mut told = self.board_json(view, view.moving());
        let societies = world.societies().map(|s| {
            let mut society = self.society_json(view, s, view.tokens(s));
            society["cards"] = self.by_empire(|e| json!(view.cards(s, e)));
            if s == view.viewer() {
                society["hand"] = self.hand_json(view.hand());
            }
            society
        });
        told["viewer"] = json!(view.viewer().index());
        told["societies"] = societies.collect();
        told["decks"] = self.by_empire(|e| json!(view.deck_len(world, e)));
        told["pending"] = self.pending(view.stack(), view.marks());
        // Which society has to decide about an offer is not public (R12.1).
        told["mover"] = json!(view.mover().map(Society::index));
        // The kind of decision is known only to the deciding society, since passes are secret (R7.2).
        told["decision"] = json!(decision(view, view.stack()));
        told
    }

    /// The public information on the board as JSON, without the society that has to decide.
    pub fn board_json(&self, board: &Board, moving: Option<Moving>) -> Value {
        let world = self.world();
        let position = |s: Option<Position>| s.map(|s| world.position_id(s));
        let regions = world.regions().map(|r| {
            let agents: Vec<usize> =
                world.societies().filter(|s| board.scouts(*s).has(r)).map(Society::index).collect();
            json!({
                "region": world.region_id(r),
                "number": world.region_number(r),
                "controller": board.controller(r).map(|e| world.empire_id(e)),
                "banners": board.banners(r),
                "agents": agents,
            })
        });
        let order: Vec<&str> = board.order().empires(world).map(|e| world.empire_id(e)).collect();
        let moving = moving.map(|m| {
            json!({
                "empire": world.empire_id(m.empire),
                "from": world.region_id(m.from),
                "target": m.target.map(|r| world.region_id(r)),
                "banners": m.banners,
            })
        });
        let mut told = json!({
            "round": board.round(),
            "phase": phase(board.phase()),
            "over": board.phase() == Phase::Over,
            "first": board.first().index(),
            "order": order,
            "turn": position(board.turn()),
            "acting": position(board.acting()),
            "agent": position(board.acting_agent()),
            "line": board.line_taken().map(|line| line.index() + 1),
            "regions": regions.collect::<Vec<_>>(),
            "supply": self.by_empire(|e| json!(board.supply(e))),
            "moving": moving,
        });
        if world.house().event_cards {
            told["lasting"] = lasting(world, board);
            told["gone"] =
                self.by_empire(|e| board.gone(e).cards(e).map(|card| json!(world.card_id(card))).collect());
        }
        told
    }

    /// The public information about a society as JSON, with the given tokens.
    pub fn society_json(&self, board: &Board, society: Society, tokens: Tokens) -> Value {
        let world = self.world();
        let posts: Vec<String> = board.posts(society).map(|s| world.position_id(s)).collect();
        let regions: Vec<&str> = board.scouts(society).map(|r| world.region_id(r)).collect();
        let tokens = world.slots().map(|slot| tokens.at(slot).map(|e| world.empire_id(e)));
        let revealed = world.slots().map(|slot| board.is_revealed(society, slot));
        let exchanges = board.exchanges(society).pairs().map(|(a, b)| [world.slot_id(a), world.slot_id(b)]);
        json!({
            "seat": society.index(),
            "society": self.society_id(society),
            "agents": board.agents_in_hand(world, society),
            "posts": posts,
            "regions": regions,
            "tokens": tokens.collect::<Vec<_>>(),
            "revealed": revealed.collect::<Vec<_>>(),
            "exchanges": exchanges.collect::<Vec<_>>(),
        })
    }

    /// The cards in a hand as JSON, with the number of each.
    pub fn hand_json(&self, hand: &Hand) -> Value {
        let world = self.world();
        Value::Object(hand.kinds().map(|(card, n)| (world.card_id(card), json!(n))).collect::<Map<_, _>>())
    }
}

/// The effects of event cards that last until the end of the round (R11.2), as JSON.
fn lasting(world: &World, board: &Board) -> Value {
    let lasting = board.lasting();
    let doubled = world.icons().filter(|i| lasting.doubles(*i)).map(|icon| world.icon_id(icon));
    let truces = world.empires().filter(|e| lasting.holds_back(*e)).map(|e| world.empire_id(e));
    json!({
        "doubled": doubled.collect::<Vec<_>>(),
        "truces": truces.collect::<Vec<_>>(),
        "unchecked": lasting.skips_supply_checks(),
    })
}
