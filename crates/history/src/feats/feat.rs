//! Kinds of feats.

rules::words! {
    /// A feat that a player can earn.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Feat {
        /// A win without a mistake or a blunder.
        Flawless = "flawless",
        /// At least 19 of 20 decisions best or good.
        Precise = "precise",
        /// A win from a chance below a tenth.
        Comeback = "comeback",
        /// A win after being alone in last place when the last round began.
        LastRound = "last-round",
        /// A win while the last slot's empire has no city.
        Downfall = "downfall",
        /// A win with cities in the order of the slots, the first slot's empire strictly ahead.
        InOrder = "in-order",
        /// A win with at least three covered tokens, none of them guessed.
        Unseen = "unseen",
        /// A win without an agent in the first slot's council.
        FromAfar = "from-afar",
        /// A win with the tokens of the deal.
        AsDealt = "as-dealt",
        /// A win that the tokens of the deal would have lost.
        Turncoat = "turncoat",
        /// A win without an attack.
        NoAttack = "no-attack",
        /// A win without a card.
        NoCard = "no-card",
        /// A win by a tie-break.
        TieBreak = "tie-break",
        /// A win by ten points or more.
        Clear = "clear",
        /// A win against three masterminds.
        Masterminds = "masterminds",
        /// A win against both automata at their hardest, at one table or at two.
        Automata = "automata",
        /// Three wins in a row against spymasters or masterminds.
        Three = "three",
        /// Five matches in a row without a blunder, all looked back at.
        Steady = "steady",
        /// A win with every society of a pack.
        EverySociety = "every-society",
        /// A win with the token of every empire of a pack on the first slot.
        EveryEmpire = "every-empire",
    }
}
