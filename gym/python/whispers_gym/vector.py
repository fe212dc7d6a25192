"""A batch of games that step together."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._native import OPTION_INPUTS, Batch, World

Level = Literal["random", "novice", "agent", "spymaster", "mastermind"]

#: The number of options for which arrays have room, unless you say otherwise. README.md says how many there can be.
MAX_OPTIONS = 1024


class VectorEnv:
    """A batch of games. Each waits for one decision; ``step`` takes all of them, and games that end restart.

    The attributes below are NumPy arrays into which every step writes. They stay the same objects, so nothing is
    copied: copy what you want to keep beyond the next step.

    ``observations``
        ``float32 [games, observation size]``: what the deciding society may know. See ``layout``.
    ``controllers``
        ``uint8 [games, regions]``: the row of the empire that controls each region; 255 if none does.
    ``options``
        ``float32 [games, max_options, 80]``: the inputs of each option. Rows without an option are 0.
    ``touched``
        ``uint8 [games, max_options, 5]``: the rows of what an option touches: a region, another region, a position,
        an empire, another empire; 255 for each that it does not have.
    ``mask``
        ``bool [games, max_options]``: True for each option.
    ``counts``
        ``int64 [games]``: the number of options. They are the first rows, and always legal.
    ``movers``
        ``int64 [games]``: the seat that decides.
    ``worlds``
        ``int64 [games]``: the index in the list of worlds.
    ``dones``
        ``bool [games]``: True if the last step ended a game. The decision is then the first one of the next game.
    ``rewards``
        ``float32 [games, 4]``: if the last step ended a game, each seat's part of the win; otherwise 0.
    ``scores``
        ``int32 [games, 4]``: if the last step ended a game, each seat's points; otherwise 0.

    Args:
        count: The number of games.
        worlds: The world, or a list of worlds of which each game draws one. The base game of four if left out.
        seed: Equal seeds and equal actions give equal games, with any number of threads.
        opponents: The level of the bots on all other seats. If left out, you decide for all seats.
        learners: With opponents, the number of seats that you decide for. Each game draws which.
        max_options: The number of options for which the arrays have room, at most 4,096. If a decision has more, as
            many are drawn from them, and ``truncated`` counts it.
        history: If False, observations leave out the evidence of past rounds, which external bots are not sent.
        forced: If True, decisions with only one option are offered too.
        threads: The number of threads, at most 256; all cores if left out.

    Raises:
        ValueError: If an argument cannot be used. The message says what would be right.
    """

    observations: NDArray[np.float32]
    controllers: NDArray[np.uint8]
    options: NDArray[np.float32]
    touched: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    counts: NDArray[np.int64]
    movers: NDArray[np.int64]
    worlds: NDArray[np.int64]
    dones: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int32]

    def __init__(
        self,
        count: int,
        worlds: World | Sequence[World] | None = None,
        *,
        seed: int = 0,
        opponents: Level | None = None,
        learners: int = 1,
        max_options: int = MAX_OPTIONS,
        history: bool = True,
        forced: bool = False,
        threads: int | None = None,
    ) -> None:
        if worlds is None:
            worlds = World()
        self.world_list = [worlds] if isinstance(worlds, World) else list(worlds)
        self._batch = Batch(
            self.world_list,
            count,
            seed,
            {
                "opponents": opponents,
                "learners": learners,
                "max_options": max_options,
                "history": history,
                "forced": forced,
                "threads": threads or min(os.cpu_count() or 1, 256),
            },
        )
        for name, array in self._batch.arrays.items():
            setattr(self, name, array)

    def __len__(self) -> int:
        return len(self.counts)

    @property
    def layout(self) -> dict[str, tuple[slice, tuple[int, int]]]:
        """For each block of an observation, its place and its numbers of rows and columns."""
        return blocks(self._batch.layout)

    @property
    def truncated(self) -> int:
        """The number of decisions with more than ``max_options`` options."""
        return self._batch.truncated

    def reset(self, seed: int = 0) -> None:
        """Begins new games."""
        self._batch.reset(seed)

    def step(self, actions: ArrayLike) -> None:
        """Plays one option in each game, by its index, and goes on to the next decisions.

        Raises:
            ValueError: If an index is not that of an option. No game has changed then.
        """
        self._batch.step(np.ascontiguousarray(actions, dtype=np.int64))

    def legal(self, game: int) -> list[str]:
        """The options of a game, in the notation of the protocol."""
        return self._batch.legal(game)


def blocks(layout: list[tuple[str, int, int]]) -> dict[str, tuple[slice, tuple[int, int]]]:
    """For each block of an observation, its place and its numbers of rows and columns."""
    places, start = {}, 0
    for name, rows, columns in layout:
        places[name] = (slice(start, start + rows * columns), (rows, columns))
        start += rows * columns
    return places
