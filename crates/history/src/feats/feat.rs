//! The kinds of feats.

rules::words! {
    /// A feat that a player can earn.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Feat {
        /// A win without a mistake or a blunder.
        Flawless = "flawless",
        /// A match in which at least 19 of 20 decisions were best or good.
        Precise = "precise",
        /// A win after the win chance had been below 10%.
        Comeback = "comeback",
        /// A win after being alone in last place when the last round began.
        LastRound = "last-round",
        /// A win while the last slot's empire has no city.
        Downfall = "downfall",
        /// A win in which the slots' empires have cities in the order of the slots, and the first slot's has
        /// most alone.
        InOrder = "in-order",
        /// A win with at least three covered tokens, none of which a careful observer could guess.
        Unseen = "unseen",
        /// A win without an agent in the first slot's council.
        FromAfar = "from-afar",
        /// A win with the tokens still on the slots of the deal.
        AsDealt = "as-dealt",
        /// A win that the player would have lost with the tokens of the deal.
        Turncoat = "turncoat",
        /// A win without an attack.
        NoAttack = "no-attack",
        /// A win without playing a card.
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
        /// Five reviewed matches in a row without a blunder.
        Steady = "steady",
        /// A win with every society of a pack.
        EverySociety = "every-society",
        /// A win with the token of every empire of a pack on the first slot.
        EveryEmpire = "every-empire",
    }
}
