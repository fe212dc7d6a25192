//! The names of empires, regions, cards and other things in a match.

use crate::language::localised_texts::{Arg, Speech};
use crate::language::pack_language::ICON;
use fluent_bundle::FluentValue;
use rules::{Ability, Card, Cost, Empire, HouseRule, Icon, Position, Printed, Region, Spot, Use, World};
use table::Setup;

/// An argument, for a text, that holds a string.
pub(crate) fn text<'a>(key: &'a str, value: impl Into<String>) -> Arg<'a> {
    (key, FluentValue::from(value.into()))
}

/// An argument, for a text, that holds a number.
pub(crate) fn number<'a>(key: &'a str, value: impl Into<i64>) -> Arg<'a> {
    (key, FluentValue::from(value.into()))
}

impl Speech {
    /// An empire's name.
    pub fn empire(&self, empire: Empire) -> String {
        self.words().empire(empire).to_owned()
    }

    /// A region's name.
    pub fn region(&self, region: Region) -> String {
        self.words().region(region).to_owned()
    }

    /// The name of the society on a seat.
    pub fn society(&self, setup: &Setup, society: rules::Society) -> String {
        let names = self.words().societies();
        let seat = setup.seats.get(society.index());
        seat.and_then(|s| names.get(s.society)).map_or_else(String::new, |n| n.short.clone())
    }

    /// The name of a position with its empire. It is the position's own name or that of its office.
    pub fn position(&self, position: Position) -> String {
        let empire = self.empire(position.empire());
        match self.words().own_position_name(position) {
            // A name that already contains the empire's name is complete.
            Some(name) if name.contains(&empire) => name.to_owned(),
            Some(name) => self.say("seat-named", &[text("name", name), text("empire", empire)]),
            None => {
                let office = self.words().office(position.office());
                self.say("seat", &[text("empire", empire), text("position", office)])
            }
        }
    }

    /// The name of a region or a position in which an agent is, as part of a sentence.
    pub fn spot(&self, spot: Spot) -> String {
        match spot {
            Spot::Position(position) => self.say("spot-seat", &[text("seat", self.position(position))]),
            Spot::Region(region) => self.say("spot-region", &[text("region", self.region(region))]),
        }
    }

    /// The name of a card. Most cards are named by two empires, wild cards by their deck, and event and offer
    /// cards by their title.
    pub fn card(&self, card: Card) -> String {
        if let Some(event) = card.as_event() {
            let of_deck =
                self.pack().rules.raw.events.iter().enumerate().filter(|(_, e)| e.empire == card.deck());
            let index = of_deck.map(|(index, _)| index).nth(event);
            return index.map_or_else(String::new, |i| self.words().event(i).name.clone());
        }
        if let Some(offer) = self.offer_index(card) {
            return self.words().offer(offer).name.clone();
        }
        if card.is_wild() {
            return self.say("card-wild", &[text("empire", self.empire(card.deck()))]);
        }
        let args = [text("empire", self.empire(card.deck())), text("partner", self.empire(card.partner()))];
        self.say("card-name", &args)
    }

    /// The name of a card within a sentence. The title of an offer card is in quotation marks.
    pub fn card_in_sentence(&self, card: Card) -> String {
        let called = self.card(card);
        match self.offer_index(card) {
            Some(_) => self.say("card-offer-titled", &[text("card", called)]),
            None => called,
        }
    }

    /// A short name of a card, for lists in which its deck is obvious.
    pub fn card_in_short(&self, card: Card) -> String {
        match () {
            () if card.is_wild() => self.text("card-wild-short"),
            () if card.has_abilities() => self.empire(card.deck()),
            () => self.card(card),
        }
    }

    fn offer_index(&self, card: Card) -> Option<usize> {
        let n = card.as_offer()?;
        let offers = self.pack().rules.raw.offers.iter().enumerate();
        offers.filter(|(_, o)| o.empire == card.deck()).map(|(index, _)| index).nth(n)
    }

    /// The description of an offer card or a wild card.
    pub fn card_about(&self, card: Card) -> String {
        match self.offer_index(card) {
            Some(offer) => self.offer_does(offer),
            None => self.text("text-wild"),
        }
    }

    /// The description of one half of an event card.
    pub(crate) fn event_text(&self, world: &World, card: Card, half: u8) -> String {
        let event = world.event_of(card);
        event.map_or_else(String::new, |index| self.event_does(index, usize::from(half)))
    }

    /// The descriptions of a card without abilities: of both halves of an event card, or of an offer or wild
    /// card.
    pub fn card_texts(&self, world: &World, card: Card) -> Vec<String> {
        let event = world.event_of(card).and_then(|event| world.events().get(event));
        match event.map(|event| event.halves.len()) {
            Some(halves) => (0..halves as u8).map(|half| self.event_text(world, card, half)).collect(),
            None => vec![self.card_about(card)],
        }
    }

    /// The name of a card's ability.
    pub fn ability_name(&self, world: &World, card: Card, using: Use) -> String {
        self.words().ability(world.ability_of(card, using).index()).name.clone()
    }

    /// The description of a card's ability.
    pub fn ability_text(&self, world: &World, card: Card, using: Use) -> String {
        self.ability_does(world.ability_of(card, using).index())
    }

    /// The times at which an ability may be used, as a list.
    pub fn windows(&self, ability: &Ability) -> String {
        let windows = ability.windows.iter().map(|window| self.text(&format!("window-{}", window.id())));
        windows.collect::<Vec<_>>().join(", ")
    }

    /// A card's ability in full: number, name, cost, times of use and description.
    pub fn ability_whole(&self, world: &World, card: Card, using: Use) -> String {
        let ability = world.ability(world.ability_of(card, using));
        let args = [
            ("number", i64::from(using.number()).into()),
            ("ability", self.ability_name(world, card, using).into()),
            ("cost", self.cost(ability).into()),
            ("windows", self.windows(ability).into()),
            ("text", self.ability_text(world, card, using).into()),
        ];
        self.say("text-ability", &args)
    }

    /// The cards that pay for an ability, such as `Bear + Lion`.
    pub fn cost(&self, ability: &Ability) -> String {
        match ability.cost {
            Cost::One(a) => self.empire(a),
            Cost::Two(a) => format!("{0} + {0}", self.empire(a)),
            Cost::Pair(a, b) => format!("{} + {}", self.empire(a), self.empire(b)),
        }
    }

    /// Joins items to a list: "a, b and c".
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        match parted(items) {
            (None, last) => last,
            (Some(head), last) => self.say("list-and", &[text("head", head), text("last", last)]),
        }
    }

    /// Joins items to a list of alternatives: "a, b or c".
    pub fn either(&self, items: impl IntoIterator<Item = String>) -> String {
        match parted(items) {
            (None, last) => last,
            (Some(head), last) => self.say("list-or", &[text("head", head), text("last", last)]),
        }
    }

    /// Joins items to a list for use after "without": "a, b or c".
    pub fn nor(&self, items: impl IntoIterator<Item = String>) -> String {
        match parted(items) {
            (None, last) => last,
            (Some(head), last) => self.say("list-nor", &[text("head", head), text("last", last)]),
        }
    }

    /// Joins names to a list within a sentence, with articles if the language uses them.
    pub fn names_in_sentence(&self, names: impl IntoIterator<Item = String>) -> String {
        self.list(names.into_iter().map(|name| self.say("name-in-sentence", &[text("name", name)])))
    }

    /// The name of an icon in the plural form for a number, without the number: "city", "cities".
    pub fn icon(&self, icon: Icon, n: u32) -> String {
        let raw = &self.pack().rules.raw;
        let key = match icon.printed_id() {
            Some(id) => id.to_owned(),
            None => format!("{ICON}{}", raw.icon_id(icon)),
        };
        self.say(&key, &[number("n", n)])
    }

    /// A number of icons that a region has: "city", "2 farms", "port".
    pub fn has_icons(&self, icon: Icon, n: u32) -> String {
        match icon.printed_id() {
            Some(id) => self.say(&format!("text-has-{id}"), &[number("n", n)]),
            None if n == 1 => self.icon(icon, n),
            None => self.icons(icon, n),
        }
    }

    /// A number with the name of an icon: "2 cities".
    pub fn icons(&self, icon: Icon, n: u32) -> String {
        self.say("icon-count", &[number("n", n), text("icon", self.icon(icon, n))])
    }

    /// The text of a printed action.
    pub fn line(&self, printed: Printed) -> String {
        self.line_text(printed, false)
    }

    /// The part of a printed action that says how its number is counted; the whole text if the number is fixed.
    pub fn rate(&self, printed: Printed) -> String {
        self.line_text(printed, true)
    }

    fn line_text(&self, printed: Printed, behind: bool) -> String {
        let (key, per, count) = match printed {
            Printed::Attack => return self.text("line-attack"),
            Printed::Swap => return self.text("line-swap"),
            Printed::Add(count) => ("line-add", "line-add-per", count),
            Printed::Draw(count) => ("line-draw", "line-draw-per", count),
        };
        match count.per {
            None => self.say(key, &[number("n", count.number)]),
            Some((every, icon)) => {
                let word = self.words().icon(icon);
                let args = [
                    number("n", count.number),
                    number("every", every),
                    text("icon", word.one.as_str()),
                    text("icons", word.form(self.form(every.into()))),
                ];
                self.say(if behind { "line-per" } else { per }, &args)
            }
        }
    }
}

/// All items except the last, joined by commas, and the last item.
fn parted(items: impl IntoIterator<Item = String>) -> (Option<String>, String) {
    let mut items: Vec<String> = items.into_iter().collect();
    let last = items.pop().unwrap_or_default();
    ((!items.is_empty()).then(|| items.join(", ")), last)
}

impl Speech {
    /// The name of a house rule.
    pub fn house_name(&self, rule: HouseRule) -> String {
        self.text(&format!("house-{}", rule.id()))
    }

    /// The description of a house rule.
    pub fn house_about(&self, rule: HouseRule) -> String {
        self.text(&format!("house-{}-about", rule.id()))
    }

    /// The name of a value of a house rule.
    pub fn house_choice(&self, rule: HouseRule, value: &str) -> String {
        let orders = self.pack().orders();
        if rule == HouseRule::Order
            && let Some(index) = orders.iter().position(|o| o == value)
        {
            return self.words().order(index).to_owned();
        }
        self.try_say(&format!("choice-{value}"), &[]).unwrap_or_else(|_| value.to_owned())
    }
}
