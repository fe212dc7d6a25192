//! Sentences that compare choices.

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use bots::{Claim, Explanation, MostAffectedRival};
use rules::View;
use table::{Match, Reason, Setup};

/// The choice with which another choice is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Baseline {
    /// The comparison is with the best alternative.
    Best,
    /// The comparison is with the best alternative, which the sentence names by its number in a list.
    Listed(usize),
    /// The comparison is with the choice that the reader made.
    Own,
}

/// If win chance and points disagree, the sentence explains it only from this difference in win chance, in
/// percent.
const APART: i64 = 2;
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
            Claim::Guards(at) => self.say("why-guards", &[region(at)]),
            Claim::Exchanges(..) => self.text("why-exchanges"),
            Claim::Keeps => self.text("why-keeps"),
            Claim::Passes | Claim::Else => return None,
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
            Baseline::Listed(listed) => ("listed", i64::try_from(listed).unwrap_or(i64::MAX)),
            Baseline::Own => ("own", 0),
        };
        let (than, listed) = (text("than", than.to_owned()), number("number", listed));
        if (percent, tenths, why.empire) == (0, 0, None) {
            return self.say("why-even", &[than, listed, other]);
        }
        let (points, chance) =
            (text("points", self.points_ahead(tenths)), text("chance", self.chance_ahead(percent)));
        // The empire is named as the reason only if it speaks for the better choice.
        let reason = why.empire.filter(|(_, gain)| percent == 0 || (*gain > 0.0) == (percent > 0));
        let said = match reason {
            None => self.say("why-worth", &[than, listed, other, points, chance]),
            Some((empire, gain)) => {
                let sign = if gain > 0.0 { "+" } else { "" };
                let args = [
                    than,
                    listed,
                    other,
                    points,
                    chance,
                    text("empire", self.empire(empire)),
                    text("gain", format!("{sign}{}", self.tenths(gain))),
                ];
                self.say("why-worth-most", &args)
            }
        };
        let rival = why.rival.filter(|rival| tells(setup, rival, percent));
        // If win chance and points disagree, the sentence explains it by the rivals' points or the spread.
        let apart = tenths.signum() * percent.signum() < 0 && percent.abs() >= APART;
        let explains = rival.is_some_and(|rival| (rival.points * 10.0).abs() >= tenths.abs() as f32);
        let apart = apart.then(|| self.text(if explains { "why-others" } else { "why-spread" }));
        let rival = rival.map(|rival| self.rivalry(setup, &rival));
        [said].into_iter().chain(apart).chain(rival).collect::<Vec<_>>().join(" ")
    }

    /// The sentence about the rival that a choice affects most, with the empire through which it does.
    pub(crate) fn rivalry(&self, setup: &Setup, rival: &MostAffectedRival) -> String {
        let args = [
            text("society", self.society(setup, rival.society)),
            text("points", self.tenths(rival.points.abs())),
            text("empire", self.empire(rival.empire)),
            text("slot", self.words().slot(rival.slot)),
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
            (None, 0, format!("nobody survives, and {at} is nobody's.")),
        ] {
            let said = said(Claim::Empties { to, home, cities }).unwrap();
            assert!(said.ends_with(&wanted), "{said}");
        }
        for (killed, more) in [(0, ""), (1, ", but kills 1 banner"), (2, ", but kills 2 banners")] {
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
        assert_eq!(secures, format!("{seat} is already controlled from {below}. Keeps rivals out."));
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
        assert!(own.contains(&name) && own.ends_with("1.2 less: Bear is its Dutiful (62%)."), "{own}");
        assert_eq!(said("en", 0.04, -0.004, None), "About equal to the best alternative, “Wait”.");
        assert_eq!(
            said("en", 1.36, 0.041, None),
            "Versus the best alternative, “Wait”: +1.4 points, +4% to win."
        );
        assert_eq!(
            said("en", -0.3, 0.0, bear),
            "Versus the best alternative, “Wait”: −0.3 points (mainly Bear's cities: −1.2), same win chance."
        );
        assert_eq!(
            said("fr", 1.36, 0.041, Some((Empire::new(0).unwrap(), 1.0))),
            "Face au meilleur autre choix, «\u{a0}Wait\u{a0}»\u{a0}: +1,4 au score (surtout par les cités de l'Ours\u{a0}: \
             +1,0), +4\u{a0}% de chances de gain."
        );
        assert_eq!(
            said("fr", -2.0, -0.05, None),
            "Face au meilleur autre choix, «\u{a0}Wait\u{a0}»\u{a0}: −2,0 au score, −5\u{a0}% de chances de gain."
        );
    }
}
