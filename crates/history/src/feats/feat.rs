//! The feats that a player can earn.

rules::words! {
    /// A feat (an achievement) that a player can earn.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Feat {
        /// A win without a mistake or a blunder.
        Flawless = "flawless",
        /// A match in which at least 19 of 20 decisions had the mark best or good.
        Precise = "precise",
        /// A win after the player's win chance had been below 10%.
        Comeback = "comeback",
        /// A win after the player was alone in last place when the last round began.
        LastRound = "last-round",
        /// A win in which the empire on the player's last slot has no city at the end.
        Downfall = "downfall",
        /// A win in which no empire has more cities than the one on the slot before it, and the empire on the
        /// first slot has more than any other.
        InOrder = "in-order",
        /// A win in which at least three of the player's tokens stayed covered and a careful observer could
        /// identify none of them.
        Unseen = "unseen",
        /// A win without placing an agent in the council of the empire on the first slot.
        FromAfar = "from-afar",
        /// A win in which the player exchanged none of the dealt tokens.
        AsDealt = "as-dealt",
        /// A win that the player would have lost with the tokens as they were dealt.
        Turncoat = "turncoat",
        /// A win in which the player declared no attack.
        NoAttack = "no-attack",
        /// A win in which the player played no card.
        NoCard = "no-card",
        /// A win that a tie-break decided.
        TieBreak = "tie-break",
        /// A win with at least ten points more than the best rival.
        Clear = "clear",
        /// A win against three masterminds.
        Masterminds = "masterminds",
        /// Wins against both automata at their hardest, in one match or in two.
        Automata = "automata",
        /// Three wins in a row against spymasters or masterminds.
        Three = "three",
        /// Five reviewed matches in a row without a blunder.
        Steady = "steady",
        /// For each society of a pack, a win with it.
        EverySociety = "every-society",
        /// For each empire of a pack, a win with its token on the player's first slot.
        EveryEmpire = "every-empire",
    }
}
