//! What an event is about: the places that light up while its line of the log is pointed at.

use rules::{Event, Position, PositionSet, Region, RegionSet, Society, Spot};

/// Places on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Highlight {
    /// Regions.
    pub regions: RegionSet,
    /// Positions.
    pub positions: PositionSet,
    /// A society.
    pub society: Option<Society>,
}

impl Highlight {
    /// All the places that either tells of; of societies the one that is named first.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            regions: self.regions.into_iter().chain(other.regions).collect(),
            positions: self.positions.into_iter().chain(other.positions).collect(),
            society: self.society.or(other.society),
        }
    }

    /// The places that an event tells of.
    pub fn of(event: &Event) -> Self {
        let regions =
            |regions: &[Region]| Self { regions: regions.iter().copied().collect(), ..Self::default() };
        let positions = |society, positions: &[Position]| Self {
            positions: positions.iter().copied().collect(),
            society,
            ..Self::default()
        };
        match *event {
            Event::Retrieved(society, spot) | Event::Deployed(society, spot) => match spot {
                Spot::Position(position) => positions(Some(society), &[position]),
                Spot::Region(region) => Self { society: Some(society), ..regions(&[region]) },
            },
            Event::Acts { position, society, agent } => positions(Some(society), &[position, agent]),
            Event::Idle(position) | Event::Takes(position, _) => positions(None, &[position]),
            Event::NothingToDo(position, society) | Event::Borrows(society, position) => {
                positions(Some(society), &[position])
            }
            Event::Swapped { society, from, to, .. }
            | Event::Relocated(society, from, to)
            | Event::Reseated(society, from, to) => positions(Some(society), &[from, to]),
            Event::Traded(a, b) => positions(None, &[a, b]),
            Event::Steers(society, position) => positions(Some(society), &[position]),
            Event::Added(_, region, _)
            | Event::Killed(_, region, ..)
            | Event::TakenUp(_, region, _)
            | Event::Control { region, .. }
            | Event::Outcome { at: region, .. } => regions(&[region]),
            Event::Moved { from, to, .. } | Event::Attack { from, to, .. } => regions(&[from, to]),
            Event::Joined(_, Some(from), _) => regions(&[from]),
            Event::Laid(society, ..)
            | Event::Drew(society, _)
            | Event::DrewCard(society, _)
            | Event::Played(society, ..)
            | Event::First(society)
            | Event::Discarded(society, _)
            | Event::DiscardedCard(society, _)
            | Event::Kept(society)
            | Event::Revealed(society, _)
            | Event::Offered(society, ..)
            | Event::Answered(society, ..)
            | Event::Turned(society, ..)
            | Event::Raised(society, ..)
            | Event::Exchanged(society, ..) => Self { society: Some(society), ..Self::default() },
            Event::Round { .. }
            | Event::Order(_)
            | Event::Turn(_)
            | Event::Joined(_, None, _)
            | Event::Incident(..)
            | Event::Void(_)
            | Event::Restarts(_)
            | Event::EndsEarly { .. }
            | Event::Over => Self::default(),
        }
    }
}
