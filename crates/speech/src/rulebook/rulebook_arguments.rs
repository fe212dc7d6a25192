//! The arguments of rulebook texts: names, numbers and house rules, for a match or for the document with the
//! printed rules.

use super::table_of_contents::Extra;
use crate::language::localised_texts::Speech;
use crate::names::effect_descriptions::kind;
use packs::Pack;
use rules::{
    Ability, Bargain, Cost, Effect, EmpireOrder, Feeds, HouseRule, HouseRules, Kinds, Office, Raw, Region,
    Slot,
};

/// The rules that a rulebook describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulebookRules {
    /// The house rules that the rulebook describes.
    pub house: HouseRules,
    /// The number of societies in the match; `None` if it is not known.
    pub societies: Option<usize>,
}

impl RulebookRules {
    /// The default rules of a pack, without changes by house rules.
    pub fn printed(pack: &Pack) -> Self {
        Self { house: pack.rules.raw.house, societies: None }
    }
}

/// Computes the arguments of a rulebook's texts, for a match or for the document.
pub(super) struct Values<'a> {
    pub speech: &'a Speech,
    pub agreed: RulebookRules,
    /// True for the document (`docs/RULES.md`), which explains printed rules and house rules together.
    pub document: bool,
}

/// The part of the rulebook to which a text belongs. It determines the prefix of the text's key.
#[derive(Clone, Copy)]
pub(super) enum Family {
    /// The text is a statement of a section.
    Rule,
    /// The text belongs to the one-page rules.
    Page,
}

/// The ids of the kinds of effects that the rulebook explains.
pub fn rule_effects() -> Vec<&'static str> {
    Effect::FORMS.iter().map(|form| form.id).chain(["reach-empty", "reach-sea", "reach-empty-sea"]).collect()
}

impl Values<'_> {
    /// The rules as the pack states them.
    pub fn raw(&self) -> &Raw {
        &self.speech.pack().rules.raw
    }

    /// True if the pack has this addition to the printed rules.
    pub fn has(&self, extra: Extra) -> bool {
        let raw = self.raw();
        match extra {
            Extra::Icons => !raw.icons.is_empty(),
            Extra::Seas => !raw.seas.is_empty(),
            Extra::Limits => raw.regions.iter().any(|region| region.feeds != Feeds::Usual),
            Extra::Scoring => !raw.scores_as_printed(),
            Extra::End => raw.end.is_some(),
        }
    }

    /// The text about an addition to the printed rules. It is "none" in the document, or if the pack does not
    /// have the addition.
    fn extra(&self, extra: Extra, said: impl FnOnce() -> String) -> String {
        if self.document || !self.has(extra) { "none".to_owned() } else { said() }
    }

    /// The list of regions that feed more or fewer banners than usual, or a fixed number.
    fn fed(&self) -> String {
        let regions = Region::first(self.raw().regions.len()).zip(&self.raw().regions);
        let said = regions.filter_map(|(region, written)| {
            let (key, n) = match written.feeds {
                Feeds::Usual => return None,
                Feeds::Just(n) => ("extras-fed-just", i64::from(n)),
                Feeds::More(n) if n < 0 => ("extras-fed-fewer", -i64::from(n)),
                Feeds::More(n) => ("extras-fed-more", i64::from(n)),
            };
            let args = [("region", self.speech.region(region).into()), ("n", n.into())];
            Some(self.speech.say(key, &args))
        });
        self.speech.list(said)
    }

    /// The list of icons that the pack adds.
    fn own_icons(&self) -> String {
        let own = self.raw().icons().filter(|icon| icon.own().is_some());
        self.speech.list(own.map(|icon| self.speech.words().icon(icon).one))
    }

    /// The text with this key in a part of the rulebook, filled in with all arguments.
    pub fn say(&self, family: Family, key: &str) -> String {
        let raw = self.raw();
        let house = |rule: HouseRule| -> String {
            if self.document { "book".to_owned() } else { self.agreed.house.get(rule, raw) }
        };
        let kind = |kind: &str| self.abilities(kind);
        let slot = |n: usize| Slot::new(n).map_or_else(String::new, |slot| self.slot(slot));
        let office = |n: usize| self.office(n);
        let empires = raw.empires.len();
        let (placed, placed_two) = self.agents_per_round();
        let args = [
            ("book", if self.document { "yes" } else { "no" }.into()),
            ("empires", self.pack_number(empires).into()),
            ("banners", self.range(raw.empires.iter().map(|e| usize::from(e.banners))).into()),
            ("positions", self.range(raw.empires.iter().map(|e| e.council.len())).into()),
            ("deck", self.deck().into()),
            ("copies", self.pack_number(raw.copies).into()),
            ("wild", self.pack_number(raw.wild).into()),
            ("societies", self.societies().into()),
            ("agents", self.pack_number(raw.agents).into()),
            ("multipliers", self.multipliers().into()),
            ("slots", self.slots().into()),
            ("slot-1", slot(0).into()),
            ("slot-2", slot(1).into()),
            ("slot-3", slot(2).into()),
            ("slot-4", slot(3).into()),
            ("slot-5", slot(4).into()),
            ("slot-last", slot(raw.slots.len().saturating_sub(1)).into()),
            ("office-1", office(0).into()),
            ("office-2", office(1).into()),
            ("office-3", office(2).into()),
            ("office-4", office(3).into()),
            ("placed", placed.into()),
            ("placed-two", placed_two.into()),
            ("in-regions", self.pack_number(raw.agents_in_regions).into()),
            ("in-order", self.turn_order().into()),
            ("arms", self.arms().into()),
            ("first", self.multiplier(0).into()),
            ("worst", self.worst().into()),
            ("own-icons", self.extra(Extra::Icons, || self.own_icons()).into()),
            ("fed", self.extra(Extra::Limits, || self.fed()).into()),
            ("scores", if self.document || raw.scores_as_printed() { "cities" } else { "points" }.into()),
            ("scoring", self.extra(Extra::Scoring, || self.speech.what_scores().unwrap_or_default()).into()),
            (
                "early-end",
                self.extra(Extra::End, || raw.end.map_or_else(String::new, |end| self.speech.early_end(end)))
                    .into(),
            ),
            ("loyalty-name", self.chosen(HouseRule::Loyalty, &self.agreed.house).into()),
            ("agents-in-regions", house(HouseRule::AgentsInRegions).into()),
            ("whispers-kept", house(HouseRule::WhispersKept).into()),
            ("loyalty", house(HouseRule::Loyalty).into()),
            ("order", house(HouseRule::Order).into()),
            ("swap", house(HouseRule::Swap).into()),
            ("supply-check", house(HouseRule::SupplyCheck).into()),
            ("fort-pairs", house(HouseRule::FortPairs).into()),
            ("final-whisper", house(HouseRule::FinalWhisper).into()),
            ("wilds", house(HouseRule::WildCards).into()),
            ("events", house(HouseRule::EventCards).into()),
            ("offers", house(HouseRule::OfferCards).into()),
            ("rounds", self.number(HouseRule::Rounds).into()),
            ("hand-limit", self.number(HouseRule::HandLimit).into()),
            ("supply-limit", self.number(HouseRule::SupplyLimit).into()),
            ("farm-supply-limit", self.number(HouseRule::FarmSupplyLimit).into()),
            ("attack-again", kind("attack-again").into()),
            ("kill-survivors", kind("kill-survivors").into()),
            ("relocate", kind("relocate").into()),
            ("borrow", kind("borrow").into()),
            ("reach", kind("reach").into()),
            ("reach-empty", kind("reach-empty").into()),
            ("join", kind("join").into()),
            ("reinforce", kind("reinforce").into()),
            ("shift", kind("shift").into()),
            ("rearrange", kind("rearrange").into()),
            ("kill", kind("kill").into()),
            ("disperse", kind("disperse").into()),
            ("subjugate", kind("subjugate").into()),
            ("strike", kind("strike").into()),
            ("populate", kind("populate").into()),
            ("repeat", kind("repeat").into()),
        ];
        match family {
            Family::Rule => self.speech.say(&format!("rule-{key}"), &args),
            Family::Page => self.speech.say(&format!("page-{key}"), &args),
        }
    }

    /// The name of an ability. In the document, an ability that only one deck pays is named by its cost.
    pub fn ability_name(&self, index: usize, ability: &Ability) -> String {
        if self.document && !matches!(ability.cost, Cost::Pair(..)) {
            return self.cost(ability);
        }
        let name = self.speech.words().ability(index).name.clone();
        self.speech.say("ability-quoted", &[("name", name.into())])
    }

    /// The cost of an ability as text.
    pub fn cost(&self, ability: &Ability) -> String {
        let cost = self.speech.cost(ability);
        if self.document { cost.replace(" + ", "+") } else { cost }
    }

    /// The names of the pack's abilities of a kind. If there is none, the text says what such an ability does.
    fn abilities(&self, wanted: &str) -> String {
        let all = self.raw().abilities.iter().enumerate();
        let named = all.filter(|(_, a)| kind(a.effect) == wanted).map(|(i, a)| self.ability_name(i, a));
        let named: Vec<String> = named.collect();
        if named.is_empty() {
            let name = self.speech.text(&format!("effect-name-{wanted}"));
            return self.speech.say("ability-absent", &[("name", name.into())]);
        }
        self.speech.list(named)
    }

    /// A number that the pack sets, with markup in the document.
    fn pack_number(&self, number: impl std::fmt::Display) -> String {
        if self.document { format!("`[{number}]`") } else { number.to_string() }
    }

    /// Numbers that the pack sets, as a single number or a range.
    fn range(&self, numbers: impl Iterator<Item = usize> + Clone) -> String {
        let (least, most) = (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0));
        self.pack_number(self.span(least, most))
    }

    fn span(&self, least: usize, most: usize) -> String {
        if least == most {
            return least.to_string();
        }
        let args = [("least", least.to_string().into()), ("most", most.to_string().into())];
        self.speech.say("number-range", &args)
    }

    /// The value of a house rule, with markup if it is not the printed one.
    fn house_value(&self, now: impl std::fmt::Display, differs: bool) -> String {
        match () {
            () if self.document => format!("`[{now}]`"),
            () if differs => format!("[{now}]"),
            () => now.to_string(),
        }
    }

    /// The value of a numeric house rule.
    fn number(&self, rule: HouseRule) -> String {
        let raw = self.raw();
        self.house_value(self.agreed.house.get(rule, raw), self.differs(rule))
    }

    /// True if the match changes this house rule.
    pub fn differs(&self, rule: HouseRule) -> bool {
        let raw = self.raw();
        self.agreed.house.get(rule, raw) != raw.house.get(rule, raw)
    }

    /// The name of a house rule's value.
    pub fn chosen(&self, rule: HouseRule, house: &HouseRules) -> String {
        self.speech.house_choice(rule, &house.get(rule, self.raw()))
    }

    /// The number of agents placed per round. The second string is the number with two societies, if that may
    /// apply and differs, otherwise "none".
    fn agents_per_round(&self) -> (String, String) {
        let printed = self.raw().agents_per_round;
        let none = "none".to_owned();
        if let Some(set) = self.agreed.house.agents_per_round {
            return (self.house_value(set, self.differs(HouseRule::AgentsPerRound)), none);
        }
        if let Some(n) = self.agreed.societies.filter(|_| !self.document) {
            return (self.pack_number(printed.get(n.saturating_sub(2)).copied().unwrap_or(printed[1])), none);
        }
        let most = self.raw().societies.1.clamp(2, 4);
        let more = &printed[1..(most - 1).max(2)];
        let least = more.iter().min().copied().unwrap_or_default();
        let all = self.span(least.into(), more.iter().max().copied().unwrap_or_default().into());
        let same = more.iter().all(|n| *n == printed[0]);
        (self.pack_number(all), if same { none } else { self.pack_number(printed[0]) })
    }

    fn societies(&self) -> String {
        let (least, most) = self.raw().societies;
        match self.agreed.societies {
            Some(n) if !self.document => n.to_string(),
            _ => self.pack_number(self.span(least, most)),
        }
    }

    /// The number of cards in a deck, as a number or a range.
    fn deck(&self) -> String {
        let raw = self.raw();
        let plain = usize::from(raw.copies) * raw.empires.len().saturating_sub(1);
        if self.document {
            return self.pack_number(plain);
        }
        let house = self.agreed.house;
        let more = |e: usize| {
            let events = raw.events.iter().filter(|event| event.empire.index() == e).count();
            let offers = raw.offers.iter().filter(|offer| offer.empire.index() == e).count();
            usize::from(raw.wild) * usize::from(house.wild_cards)
                + events * usize::from(house.event_cards)
                + offers * usize::from(house.offer_cards)
        };
        let decks = (0..raw.empires.len()).map(|e| plain + more(e));
        let all = self.span(decks.clone().min().unwrap_or(plain), decks.max().unwrap_or(plain));
        let cards = [HouseRule::WildCards, HouseRule::EventCards, HouseRule::OfferCards];
        self.house_value(all, cards.into_iter().any(|rule| self.differs(rule)))
    }

    fn multiplier(&self, slot: usize) -> String {
        Slot::new(slot).map_or_else(String::new, |slot| self.agreed.house.multiplier(slot).to_string())
    }

    /// The lowest multiplier of any slot.
    fn worst(&self) -> String {
        let slots = Slot::first(self.raw().slots.len());
        slots.map(|slot| self.agreed.house.multiplier(slot)).min().unwrap_or_default().to_string()
    }

    fn multipliers(&self) -> String {
        let numbers = self.agreed.house.get(HouseRule::Multipliers, self.raw()).replace(' ', ", ");
        self.house_value(numbers, self.differs(HouseRule::Multipliers))
    }

    fn slot(&self, slot: Slot) -> String {
        self.speech.words().slot(slot).to_owned()
    }

    fn slots(&self) -> String {
        Slot::first(self.raw().slots.len()).map(|slot| self.slot(slot)).collect::<Vec<_>>().join(", ")
    }

    fn office(&self, n: usize) -> String {
        Office::new(n).map_or_else(String::new, |o| self.speech.words().office(o).to_owned())
    }

    /// The list of empires in the turn order that a house rule sets; empty if none does.
    fn turn_order(&self) -> String {
        let EmpireOrder::Named(n) = self.agreed.house.order else { return String::new() };
        let order = self.raw().orders.get(n).map(|order| order.empires.as_slice()).unwrap_or_default();
        self.speech.list(order.iter().map(|empire| self.speech.empire(*empire)))
    }

    /// The number of banners that offer cards of arms give.
    fn arms(&self) -> String {
        let given = self.raw().offers.iter().filter_map(|offer| match offer.bargain {
            Bargain::Arms(n) => Some(usize::from(n)),
            Bargain::Control => None,
        });
        if self.document { given.max().unwrap_or(0).to_string() } else { self.range(given) }
    }
}
