"""The part that is written in Rust."""

from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

#: The number of inputs of an option.
OPTION_INPUTS: int

#: The number of things that an option touches.
TOUCHED: int

class Observation(TypedDict):
    """What a society may know, and its options if it decides. README.md says what each array holds."""

    observation: NDArray[np.float32]
    controllers: NDArray[np.uint8]
    options: NDArray[np.float32]
    touched: NDArray[np.uint8]
    action_mask: NDArray[np.int8]

class World:
    """A pack with house rules and a number of societies."""

    def __init__(self, pack: str = "war-of-whispers", seats: int | None = None, rules: dict[str, str] | None = None) -> None:
        """
        Args:
            pack: The id of a built-in pack, or the path of a folder or ``.zip``.
            seats: The number of societies; as many as the pack takes if left out.
            rules: House rules that differ from the pack's own, by id.

        Raises:
            ValueError: If the pack has faults, or does not take these house rules or so many societies.
        """

    @property
    def pack(self) -> str:
        """The id of the pack."""

    @property
    def seats(self) -> int:
        """The number of societies."""

    @property
    def rules(self) -> dict[str, str]:
        """All house rules with their values."""

    @property
    def empires(self) -> list[str]:
        """The ids of the empires, by row."""

    @property
    def regions(self) -> list[str]:
        """The ids of the regions, by row."""

    @property
    def positions(self) -> list[str]:
        """The ids of the council positions, by row."""

    @property
    def councils(self) -> list[int]:
        """For each position, the row of its empire."""

    @property
    def neighbours(self) -> list[list[int]]:
        """For each region, the rows of its neighbours by land."""

class Game:
    """One game. ``AECEnv`` plays it by the interface of PettingZoo; use it directly for search."""

    def __init__(self, world: World, seed: int, max_options: int, history: bool = True, forced: bool = False) -> None:
        """Begins a game. The arguments are those of ``VectorEnv``."""

    @property
    def mover(self) -> int | None:
        """The seat that decides; None if the game is over."""

    @property
    def over(self) -> bool:
        """True if the game is over."""

    @property
    def legal(self) -> list[str]:
        """The options in the notation of the protocol."""

    @property
    def rewards(self) -> list[float]:
        """Each seat's part of the win; 0 until the game is over."""

    @property
    def scores(self) -> list[int] | None:
        """Each seat's points; None until the game is over."""

    @property
    def truncated(self) -> int:
        """The number of decisions with more than ``max_options`` options."""

    @property
    def layout(self) -> list[tuple[str, int, int]]:
        """The name, rows and columns of each block of an observation. ``blocks`` gives their places."""

    def play(self, action: int) -> None:
        """Plays an option by its index. Raises ValueError if there is no such option."""

    def observe(self, seat: int) -> Observation:
        """What the society on a seat may know, as new arrays."""

    def view(self, seat: int) -> str:
        """The view that an external bot on a seat is sent, as JSON."""

    def copy(self) -> Game:
        """A copy that plays on by itself, with the same chance."""

    def resampled(self, seat: int, seed: int) -> Game:
        """A copy in which everything that a seat cannot know is drawn anew, and chance as well. The seat's view and
        options stay the same. But if a rival decides and now has only one option, that is played, unless decisions with
        one option are offered too. Raises ValueError if the game is over."""

class Reader:
    """Reads the views that an external bot is sent, in order, in one match."""

    def __init__(self, world: World, max_options: int) -> None:
        """
        Args:
            world: The world of the match.
            max_options: The number of options for which observations have room.

        Raises:
            ValueError: If ``max_options`` cannot be used.
        """

    @property
    def layout(self) -> list[tuple[str, int, int]]:
        """The name, rows and columns of each block of an observation. ``blocks`` gives their places."""

    def observe(self, view: str, legal: list[str]) -> Observation:
        """The observation of a view as JSON with these options. It equals that of training with ``history=False``.

        Raises:
            ValueError: If the view or an option cannot be read, if the view does not fit the world, or if there are more
                than ``max_options`` options.
        """

class Batch:
    """The games of a ``VectorEnv``."""

    def __init__(self, worlds: list[World], count: int, seed: int, options: dict[str, Any]) -> None: ...
    @property
    def arrays(self) -> dict[str, NDArray[Any]]: ...
    @property
    def layout(self) -> list[tuple[str, int, int]]: ...
    @property
    def truncated(self) -> int: ...
    def reset(self, seed: int) -> None: ...
    def step(self, actions: NDArray[np.int64]) -> None: ...
    def legal(self, game: int) -> list[str]: ...

def packs() -> list[str]:
    """The ids of the built-in packs."""

def mixed_worlds(count: int, seed: int = 1) -> list[World]:
    """Worlds of the mix that the built-in policy learned from: packs, house rules and numbers of societies."""
