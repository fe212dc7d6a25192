//! A match as it is being set up.

use std::sync::Arc;

use super::fitted::Fitted;
use bots::{Level, Temper};
use external_bots::Name;
use history::History;
use packs::Pack;
use rules::{Automaton, Hardness, HouseRule, HouseRules, Script, Society};
use table::{Hidden, Player, SEEDS, SeatSetup, Setup, TemperChoice};

/// Of which kind a rival is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A bot.
    Bot,
    /// Another person at the same machine.
    Person,
    /// An automaton, for whoever plays alone (section 13).
    Automaton(Script),
    /// A bot from outside.
    Outside(Name),
}

/// A rival as it is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rival {
    pub kind: Kind,
    pub level: Level,
    pub temper: TemperChoice,
    /// How hard the automaton is.
    pub hardness: Hardness,
    /// What the person is called, as it is typed.
    pub name: String,
}

impl Default for Rival {
    fn default() -> Self {
        Self {
            kind: Kind::Bot,
            level: Level::Novice,
            temper: TemperChoice::Set(Temper::Even),
            hardness: Hardness::default(),
            name: String::new(),
        }
    }
}

impl Rival {
    /// Whether it is another person.
    pub fn is_person(&self) -> bool {
        self.kind == Kind::Person
    }

    /// Whether it is an automaton.
    pub fn is_automaton(&self) -> bool {
        matches!(self.kind, Kind::Automaton(_))
    }
}

/// A match as it is being set up.
pub(super) struct Draft {
    pub pack: Arc<Pack>,
    pub society: usize,
    /// What the person is called who sits on the first seat, as it is typed.
    pub name: String,
    pub rivals: Vec<Rival>,
    /// Who sat there before it was said to be alone against automata, or against rivals again.
    pub others: Vec<Rival>,
    /// Whether the pack has room for automata.
    pub automata: bool,
    /// What of them is not shown until the match is over.
    pub hidden: Hidden,
    pub house: HouseRules,
    /// The multipliers as they are typed.
    pub multipliers: String,
    pub seed: String,
    pub first: Option<usize>,
    /// How many per cent of matches are to be won against rivals that fit, where they are not chosen by hand.
    pub fit: Option<u8>,
    /// What came of all matches, as soon as that is known.
    pub history: Option<Arc<History>>,
    /// Who fits, and for what.
    pub fitted: Option<Fitted>,
    /// Whether nobody is to be helped.
    pub plain: bool,
    /// The bots from outside whose programs are at hand.
    pub programs: Vec<Name>,
}

impl Draft {
    /// The pack's own rules against three novices.
    pub fn new(pack: &Arc<Pack>) -> Self {
        let house = pack.rules.raw.house;
        let most = pack.rules.raw.societies.1;
        Self {
            pack: Arc::clone(pack),
            society: 0,
            name: String::new(),
            rivals: vec![Rival::default(); most.saturating_sub(1)],
            others: Vec::new(),
            automata: pack.rules.raw.fits_automata(),
            hidden: Hidden::Nothing,
            multipliers: house.get(HouseRule::Multipliers, &pack.rules.raw),
            house,
            seed: Setup::fresh_seed().to_string(),
            first: None,
            fit: None,
            history: None,
            fitted: None,
            plain: false,
            programs: Vec::new(),
        }
    }

    /// The match as it is set up now: the person first, then the rivals with the societies that follow.
    pub fn setup(&self) -> Result<Setup, String> {
        let seed = self.seed.trim().parse().ok().filter(|s| *s < SEEDS).ok_or_else(|| "seed".to_owned())?;
        let rivals = self.rivals.iter().enumerate().map(|(i, rival)| self.seat(i + 1, rival, seed));
        let person = SeatSetup::open(self.society, Player::Human).with_name(&self.name);
        let setup = Setup {
            pack: Arc::clone(&self.pack),
            seats: std::iter::once(person).chain(rivals).collect(),
            house: self.house,
            seed,
            first: self.first.and_then(Society::new),
            loyalties: None,
            order: None,
            plain: self.plain,
        };
        setup.world().map(|_| setup).map_err(|e| e.to_string())
    }

    /// A rival on a seat of the table.
    fn seat(&self, seat: usize, rival: &Rival, seed: u64) -> SeatSetup {
        match rival.kind {
            Kind::Bot => {}
            Kind::Person => {
                return SeatSetup::open(self.society_of(seat), Player::Human).with_name(&rival.name);
            }
            Kind::Automaton(script) => {
                let automaton = Automaton { script, hardness: rival.hardness };
                return SeatSetup::open(self.society_of(seat), Player::Automaton(automaton));
            }
            Kind::Outside(name) => {
                let open = SeatSetup::open(self.society_of(seat), Player::Outside(name));
                return SeatSetup { hidden: self.hidden, ..open };
            }
        }
        let (temper, hidden) = rival.temper.settle(seed, seat);
        let player = Player::Bot(rival.level, temper);
        SeatSetup { hidden: hidden.max(self.hidden), ..SeatSetup::open(self.society_of(seat), player) }
    }

    /// How many people sit on the seats before this one.
    pub fn people_before(&self, seat: usize) -> usize {
        let rivals = self.rivals.iter().take(seat.saturating_sub(1)).filter(|rival| rival.is_person());
        usize::from(seat > 0) + rivals.count()
    }

    /// The society on a seat of the table; the person sits on the first.
    pub fn society_of(&self, seat: usize) -> usize {
        (self.society + seat) % self.pack.words.societies().len().max(1)
    }
}
