//! Sentences that compare choices.

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use bots::{Claim, Explanation, MostAffectedRival};
use rules::{Slot, View};
use table::{Match, Reason, Setup};
use text::signed_numbers::signed;

/// The choice with which another choice is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Baseline {
    /// The comparison is with the best alternative.
    Best,
    /// The comparison is with the first choice of a list without numbers.
    First,
    /// The comparison is with the best alternative, which the sentence names by its number in a list.
    Listed(usize),
    /// The comparison is with the choice that the reader made.
    Own,
}

/// If win chance and points disagree, the sentence explains it only from this difference in win chance, in
/// percent.
const APART: i64 = 2;
/// A difference in win chance from here on, in percent, is explained even if points are about alike.
const FAR: i64 = 5;
/// Points count as about alike up to this difference, in tenths.
const SIMILAR: i64 = 2;
/// If points are the same, empires that balance each other are named from this share on, in points.
const BALANCED: f32 = 0.25;
/// A rival's likely token is mentioned only if its probability is at least this many times that of a random
/// guess.
const TELLING: f32 = 1.5;
/// The probability from which a token counts as known.
const KNOWN: f32 = 0.995;

/// True if the effect on a rival helps to explain a difference of `percent` in win chance. It must speak for
/// the better choice, and the rival's token must be better known than by a random guess.
pub(crate) fn tells(setup: &Setup, rival: &MostAffectedRival, percent: i64) -> bool {
    let even = 1.0 / setup.pack.rules.raw.empires.len() as f32;
    (percent == 0 || (rival.points < 0.0) == (percent > 0)) && rival.odds >= TELLING * even
}

impl Speech {
    /// The sentence about a decision's visible effect; `None` if that is obvious.
    pub fn claim(&self, setup: &Setup, claim: Claim) -> Option<String> {
        let empire = |key, e| text(key, self.empire(e));
        let region = |r| text("region", self.region(r));
        let seat = |position| text("seat", self.position(position));
        Some(match claim {
            Claim::Takes { empire: of, to, banners, cities } => {
                let args = [empire("empire", of), region(to), number("n", banners), number("cities", cities)];
                self.say("why-takes", &args)
            }
            Claim::Empties { to, home: Some(home), cities } => {
                self.say("why-empties", &[region(to), empire("empire", home), number("cities", cities)])
            }
            Claim::Empties { to, home: None, cities } => {
                self.say("why-empties-for-nobody", &[region(to), number("cities", cities)])
            }
            Claim::Wears { empire: of, to, banners, killed } => {
                let args =
                    [empire("empire", of), region(to), number("banners", banners), number("n", killed)];
                self.say("why-wears", &args)
            }
            Claim::Steers { position, instead: None, more } => {
                self.say("why-steers", &[seat(position), number("more", more)])
            }
            Claim::Steers { position, instead: Some(other), more } => {
                let other = text("society", self.society(setup, other));
                self.say("why-steers-instead", &[seat(position), number("more", more), other])
            }
            Claim::Secures { position, from } => {
                self.say("why-secures", &[seat(position), text("from", self.position(from))])
            }
            Claim::Leaves(position) => self.say("why-leaves", &[seat(position)]),
            Claim::Adds { empire: of, banners } => {
                self.say("why-adds", &[empire("empire", of), number("n", banners)])
            }
            Claim::Draws { empire: of, cards, sure } => {
                let args = [empire("empire", of), number("n", cards)];
                self.say(if sure { "why-draws" } else { "why-draws-up-to" }, &args)
            }
            Claim::Attacks(of) => self.say("why-attacks", &[empire("empire", of)]),
            Claim::Exchanges(..) => self.text("why-exchanges"),
            Claim::Keeps => self.text("why-keeps"),
            Claim::Guards(_) | Claim::Passes | Claim::Else => return None,
        })
    }

    /// The sentence that compares a choice with the choice named `other`, with the main reason for the
    /// difference.
    pub(crate) fn weighed(&self, setup: &Setup, why: &Explanation, than: Baseline, other: &str) -> String {
        let percent = why.percent_ahead();
        let tenths = why.tenths;
        let other = text("other", other.trim_end_matches('.').to_owned());
        let (than, listed) = match than {
            Baseline::Best => ("best", 0),
            Baseline::First => ("first", 0),
            Baseline::Listed(listed) => ("listed", i64::try_from(listed).unwrap_or(i64::MAX)),
            Baseline::Own => ("own", 0),
        };
        let (than, listed) = (text("than", than.to_owned()), number("number", listed));
        if (percent, tenths) == (0, 0) {
            return self.say("why-even", &[than, listed, other]);
        }
        let points = text("points", self.points_compared(why, percent, None));
        let chance = text("chance", self.chance_ahead(percent));
        let said = self.say("why-worth", &[than, listed, other, points, chance]);
        let rival = why.rival.filter(|rival| tells(setup, rival, percent));
        [Some(said)]
            .into_iter()
            .chain(self.balance(setup, tenths, percent, rival))
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// A difference in points as text, with the empire that explains most of it: its cities, and its slot if one is
    /// given. If its share exceeds the whole, the empire that weighs most against it is named too. The text
    /// leaves out an empire that explains less than half, or that speaks for the choice with the lower win chance, unless
    /// both are named.
    pub(crate) fn points_compared(&self, why: &Explanation, percent: i64, slot: Option<Slot>) -> String {
        let points = self.points_ahead(why.tenths);
        let Some((empire, gain)) = why.empire else { return points };
        let signed = |gain: f32| format!("{}{}", if gain > 0.0 { "+" } else { "" }, self.tenths(gain));
        let mut args = vec![
            text("points", points.clone()),
            text("empire", self.empire(empire)),
            text("gain", signed(gain)),
        ];
        let exceeds = (gain * 10.0).abs().round() > why.tenths.abs() as f32;
        match (exceeds, why.against, slot) {
            (true, ..) if why.tenths == 0 && gain.abs() < BALANCED => points,
            (true, Some((against, loss)), _) => {
                args.extend([text("against", self.empire(against)), text("loss", signed(loss))]);
                self.say("why-points-both", &args)
            }
            (true, None, _) => points,
            (false, ..) if 2.0 * (gain * 10.0).abs() < why.tenths.abs() as f32 => points,
            (false, ..) if percent != 0 && (gain > 0.0) != (percent > 0) => points,
            (false, _, Some(slot)) => {
                args.push(text("slot", self.words().slot(slot)));
                self.say("why-points-most-slot", &args)
            }
            (false, _, None) => self.say("why-points-most", &args),
        }
    }

    /// The sentences that say why win chance and points disagree, if they do, and how the choice affects a rival.
    pub(crate) fn balance(
        &self,
        setup: &Setup,
        tenths: i64,
        percent: i64,
        rival: Option<MostAffectedRival>,
    ) -> [Option<String>; 2] {
        let rivals_tenths = rival.map_or(0, |rival| (rival.points * 10.0).round() as i64);
        let disagree = match (tenths * percent).signum() {
            _ if percent.abs() < APART => None,
            // The sentence about the rival, who loses or gains more than the deciding society, is the reason.
            -1 if rivals_tenths.abs() > tenths.abs() => None,
            -1 if tenths.abs() > SIMILAR => Some("why-other-causes"),
            0 if rival.is_some() => Some("why-others"),
            _ if rival.is_none() && tenths.abs() <= SIMILAR && percent.abs() >= FAR => {
                Some("why-other-causes")
            }
            _ => None,
        };
        [disagree.map(|key| self.text(key)), rival.map(|rival| self.rivalry(setup, &rival))]
    }

    /// The sentence about the rival that a choice affects most, with the empire through which it does.
    pub(crate) fn rivalry(&self, setup: &Setup, rival: &MostAffectedRival) -> String {
        let args = [
            text("society", self.society(setup, rival.society)),
            text("points", self.tenths(rival.points.abs())),
            text("empire", self.empire(rival.empire)),
            text("slot", signed(setup.house.multiplier(rival.slot))),
            text("odds", self.odds(rival.odds)),
        ];
        let key = match (rival.points < 0.0, rival.odds >= KNOWN) {
            (true, false) => "why-rival-less",
            (true, true) => "why-rival-less-known",
            (false, false) => "why-rival-more",
            (false, true) => "why-rival-more-known",
        };
        self.say(key, &args)
    }

    /// A difference in points as text, given in tenths of a point.
    pub(crate) fn points_ahead(&self, tenths: i64) -> String {
        let ahead = tenths.abs();
        let args = [text("points", self.tenths(ahead as f32 / 10.0)), number("n", ahead / 10)];
        match tenths {
            0 => self.text("why-points-same"),
            1.. => self.say("why-points-more", &args),
            _ => self.say("why-points-less", &args),
        }
    }

    /// A difference in win chance as text, given in percent.
    pub(crate) fn chance_ahead(&self, percent: i64) -> String {
        let args = [number("win", percent.abs())];
        match percent {
            0 => self.text("why-chance-same"),
            1.. => self.say("why-chance-more", &args),
            _ => self.say("why-chance-less", &args),
        }
    }

    /// The reason for a decision as text; `None` if there is nothing to say. `view` is the view of its society
    /// before the decision.
    pub fn why(&self, game: &Match, view: &View, reason: &Reason) -> Option<String> {
        self.why_rather(game, view, reason, Baseline::Best)
    }

    /// The reason for a choice as text, compared with the choice with the number `other` in a list.
    pub fn why_listed(&self, game: &Match, view: &View, reason: &Reason, other: usize) -> Option<String> {
        self.why_rather(game, view, reason, Baseline::Listed(other))
    }

    /// The reason for a choice as text, compared with the first choice of a list.
    pub fn why_below_first(&self, game: &Match, view: &View, reason: &Reason) -> Option<String> {
        self.why_rather(game, view, reason, Baseline::First)
    }

    /// The reason for a choice as text, compared with the choice that `than` describes.
    pub(crate) fn why_rather(
        &self,
        game: &Match,
        view: &View,
        reason: &Reason,
        than: Baseline,
    ) -> Option<String> {
        let claim = self.claim(game.setup(), reason.claim);
        let parts: Vec<String> = claim.into_iter().chain(self.compared(game, view, reason, than)).collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    /// The comparison of a choice with the choice that `than` describes; `None` if nothing was compared.
    pub(crate) fn compared(
        &self,
        game: &Match,
        view: &View,
        reason: &Reason,
        than: Baseline,
    ) -> Option<String> {
        let why = reason.weighed.as_ref()?;
        let other = self.action(game, view, why.other?);
        Some(self.weighed(game.setup(), why, than, &other))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use bots::Level;
    use packs::Pack;
    use rules::{Empire, Office, Position, Region, Society};

    fn pack() -> Arc<Pack> {
        testing::pack("war-of-whispers")
    }

    #[test]
    fn what_a_decision_does_is_said_in_one_sentence() {
        let setup = Setup::new(pack(), 2, Level::Random, 1);
        let speech = Speech::new(pack());
        let (empire, to) = (Empire::new(0).unwrap(), Region::new(0).unwrap());
        let position = Position::new(empire, Office::new(0).unwrap());
        let (of, at, seat) = (speech.empire(empire), speech.region(to), speech.position(position));
        let other = speech.society(&setup, Society::new(1).unwrap());
        let said = |claim| speech.claim(&setup, claim);
        for (cities, more) in [(0, ""), (1, " and wins 1 city"), (2, " and wins 2 cities")] {
            let attack = Claim::Takes { empire, to, banners: 4, cities };
            let wanted = format!(" with 4{more}.");
            let said = said(attack).unwrap();
            assert!(said.contains(&at) && said.contains(&of) && said.ends_with(&wanted), "{said}");
        }
        for (home, cities, wanted) in [
            (Some(empire), 0, format!("nobody survives, and {of} gets {at}.")),
            (Some(empire), 2, format!("nobody survives, and {of} gets {at} with 2 cities.")),
            (None, 0, format!("nobody survives, and nobody holds {at}.")),
        ] {
            let said = said(Claim::Empties { to, home, cities }).unwrap();
            assert!(said.ends_with(&wanted), "{said}");
        }
        for (killed, more) in [(0, ""), (1, ", but kills 1"), (2, ", but kills 2")] {
            let wanted = format!(" with 3{more}.");
            let said = said(Claim::Wears { empire, to, banners: 3, killed }).unwrap();
            assert!(said.ends_with(&wanted), "{said}");
        }
        for (cards, sure, wanted) in
            [(1, true, "1 Bear card."), (2, true, "2 Bear cards."), (2, false, "Up to 2 Bear cards.")]
        {
            assert_eq!(said(Claim::Draws { empire, cards, sure }).as_deref(), Some(wanted));
        }
        let steers = said(Claim::Steers { position, instead: None, more: 0 }).unwrap();
        assert!(steers.starts_with("Controls ") && steers.contains(&seat), "{steers}");
        for (more, told) in [(1, "and the position above."), (3, "and the 3 positions above.")] {
            let said = said(Claim::Steers { position, instead: None, more }).unwrap();
            assert!(said.ends_with(told), "{said}");
        }
        let from = Position::new(empire, Office::new(1).unwrap());
        let secures = said(Claim::Secures { position, from }).unwrap();
        let below = speech.position(from);
        assert_eq!(secures, format!("Keeps rivals out of {seat}, already controlled from {below}."));
        let instead = Some(Society::new(1).unwrap());
        let instead = said(Claim::Steers { position, instead, more: 0 }).unwrap();
        assert!(instead.contains(" instead of ") && instead.contains(&other), "{instead}");
        let keeps = "Reveals nothing, helps in ties.";
        assert_eq!(said(Claim::Keeps).as_deref(), Some(keeps));
        assert_eq!((said(Claim::Else), said(Claim::Passes)), (None, None));
    }

    #[test]
    fn what_decided_is_said_with_its_minus_and_as_the_language_counts() {
        let setup = Setup::new(pack(), 2, Level::Random, 1);
        let said = |language: &str, points: f32, ahead, empire| {
            let tenths = (points * 10.0).round() as i64;
            let why = Explanation {
                claim: Claim::Else,
                other: None,
                empire,
                against: None,
                win: 0.5,
                ahead,
                points,
                tenths,
                rival: None,
            };
            Speech::in_language(pack(), language).weighed(&setup, &why, Baseline::Best, "Wait.")
        };
        let bear = Some((Empire::new(0).unwrap(), -1.24));
        let why = Explanation {
            claim: Claim::Else,
            other: None,
            empire: None,
            against: None,
            win: 0.5,
            ahead: 0.041,
            points: 1.36,
            tenths: 14,
            rival: None,
        };
        let own = Speech::in_language(pack(), "en").weighed(&setup, &why, Baseline::Own, "Wait.");
        assert_eq!(own, "Versus your choice, “Wait”: +1.4 points, +4% to win.");
        let listed = Speech::in_language(pack(), "en").weighed(&setup, &why, Baseline::Listed(2), "Wait.");
        assert_eq!(listed, "Versus choice 2: +1.4 points, +4% to win.");
        let (society, slot) = (Society::new(1).unwrap(), rules::Slot::new(1).unwrap());
        let rival =
            MostAffectedRival { society, points: -1.24, empire: Empire::new(0).unwrap(), slot, odds: 0.62 };
        let why = Explanation { rival: Some(rival), ..why };
        let own = Speech::in_language(pack(), "en").weighed(&setup, &why, Baseline::Own, "Wait.");
        let name = Speech::new(pack()).society(&setup, society);
        assert!(own.contains(&name) && own.ends_with("1.2 less: Bear is on its +3 (62% likely)."), "{own}");
        assert_eq!(said("en", 0.04, -0.004, None), "About equal to the best alternative, “Wait”.");
        assert_eq!(
            said("en", 1.36, 0.041, None),
            "Versus the best alternative, “Wait”: +1.4 points, +4% to win."
        );
        assert_eq!(
            said("en", -0.3, 0.0, bear),
            "Versus the best alternative, “Wait”: −0.3 points, same win chance."
        );
        assert_eq!(
            said("en", -1.5, 0.0, bear),
            "Versus the best alternative, “Wait”: −1.5 points (mainly Bear's cities: −1.2), same win chance."
        );
        assert_eq!(
            said("fr", 1.36, 0.041, Some((Empire::new(0).unwrap(), 1.0))),
            "Par rapport au meilleur autre choix, «\u{a0}Wait\u{a0}»\u{a0}: +1,4 au score (surtout par les cités de l’Ours\u{a0}: \
             +1,0), +4\u{a0}% de chances de victoire."
        );
        assert_eq!(
            said("fr", -2.0, -0.05, None),
            "Par rapport au meilleur autre choix, «\u{a0}Wait\u{a0}»\u{a0}: −2,0 au score, −5\u{a0}% de chances de victoire."
        );
    }

    /// An explanation of a choice that is ahead by these tenths of a point and this win chance.
    fn ahead(tenths: i64, ahead: f32) -> Explanation {
        Explanation {
            claim: Claim::Else,
            other: None,
            empire: None,
            against: None,
            win: 0.5,
            ahead,
            points: tenths as f32 / 10.0,
            tenths,
            rival: None,
        }
    }

    #[test]
    fn an_empire_whose_share_exceeds_the_whole_is_named_with_its_counterweight_or_not_at_all() {
        let speech = Speech::new(pack());
        let [bear, lion] = [0, 2].map(|at| Empire::new(at).unwrap());
        let names = [bear, lion].map(|empire| speech.empire(empire));
        let said = |tenths, empire, against, percent| {
            let why = Explanation { empire, against, ..ahead(tenths, 0.0) };
            speech.points_compared(&why, percent, None)
        };
        let [own, other] = &names;
        assert_eq!(
            said(12, Some((bear, 0.9)), None, 1),
            format!("+1.2 points (mainly {own}'s cities: +0.9)")
        );
        assert_eq!(
            said(2, Some((bear, 1.0)), Some((lion, -0.8)), 1),
            format!("+0.2 points ({own}'s cities: +1.0, {other}'s: −0.8)")
        );
        assert_eq!(said(2, Some((bear, 1.0)), None, 1), "+0.2 points");
        assert_eq!(said(0, Some((bear, -0.2)), Some((lion, 0.2)), 3), "similar points");
        assert_eq!(
            said(0, Some((bear, -0.6)), Some((lion, 0.6)), 3),
            format!("similar points ({own}'s cities: −0.6, {other}'s: +0.6)")
        );
        // Points that speak against the choice with the higher win chance are no reason for it.
        assert_eq!(said(-12, Some((bear, -0.9)), None, 3), "−1.2 points");
    }

    #[test]
    fn win_chance_and_points_that_disagree_are_explained_by_what_is_so() {
        let setup = Setup::new(pack(), 2, Level::Random, 1);
        let speech = Speech::new(pack());
        let rival = |points| {
            let (society, slot) = (Society::new(1).unwrap(), rules::Slot::new(0).unwrap());
            Some(MostAffectedRival { society, points, empire: Empire::new(0).unwrap(), slot, odds: 0.9 })
        };
        let said = |tenths, percent: f32, rival| {
            let why = Explanation { rival, ..ahead(tenths, percent / 100.0) };
            speech.weighed(&setup, &why, Baseline::First, "Wait.")
        };
        // Only where own points are alike, the rivals' points are all that differs.
        let only = "Only rivals' points differ.";
        assert!(said(0, 8.0, rival(-2.4)).contains(only));
        for (tenths, percent, points, wanted) in [
            (-9, 8.0, rival(-2.4), "−0.9 points, +8% to win. Rat scores 2.4 less"),
            (9, -8.0, rival(2.4), "+0.9 points, −8% to win. Rat scores 2.4 more"),
            (-9, 8.0, rival(-0.5), "Rivals' points and luck count too. "),
            (-9, 8.0, None, "Rivals' points and luck count too."),
            (-1, 10.0, None, "Rivals' points and luck count too."),
            (0, 10.0, None, "Rivals' points and luck count too."),
            (9, 10.0, None, "Versus the first choice: +0.9 points, +10% to win."),
        ] {
            let said = said(tenths, percent, points);
            assert!(said.contains(wanted) && !said.contains(only), "{said}");
        }
    }
}
