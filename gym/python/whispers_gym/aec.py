"""One game by the AEC interface of PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv as Base

from ._native import OPTION_INPUTS, TOUCHED, Game, World
from .vector import MAX_OPTIONS


class AECEnv(Base):
    """One game in which you decide for all societies, ``society_0`` to ``society_3``.

    An observation is a dict: ``observation``, ``controllers``, ``options``, ``touched`` and ``action_mask``, with the
    same rows as in ``VectorEnv``. A society that does not decide sees no options. An action is the index of an
    option. The rewards are 0 until the game ends; then each society gets its part of the win.

    Args:
        world: The world; the base game of four if left out.
        max_options: The number of options for which observations have room, as in ``VectorEnv``.
        history: If False, observations leave out the evidence of past rounds.
        forced: If True, decisions with only one option are offered too.
        render_mode: ``"ansi"``, or nothing.
    """

    metadata = {"name": "whispers_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        world: World | None = None,
        *,
        max_options: int = MAX_OPTIONS,
        history: bool = True,
        forced: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.world = world or World()
        self.render_mode = render_mode
        self._settings = {"max_options": max_options, "history": history, "forced": forced}
        self._game = Game(self.world, 0, **self._settings)
        self._seeds = np.random.default_rng()
        self.possible_agents = [f"society_{seat}" for seat in range(self.world.seats)]
        size = sum(rows * columns for _, rows, columns in self._game.layout)
        numbers = {"low": -np.inf, "high": np.inf, "dtype": np.float32}
        bytes_ = {"low": 0, "high": 255, "dtype": np.uint8}
        for_one = {
            "observation": spaces.Box(shape=(size,), **numbers),
            "controllers": spaces.Box(shape=(len(self.world.regions),), **bytes_),
            "options": spaces.Box(shape=(max_options, OPTION_INPUTS), **numbers),
            "touched": spaces.Box(shape=(max_options, TOUCHED), **bytes_),
            "action_mask": spaces.Box(shape=(max_options,), low=0, high=1, dtype=np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(for_one) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(max_options) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of a society's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of a society's actions: indexes of options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Begins a new game. The seed determines the deal and all chance."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._game = Game(self.world, int(self._seeds.integers(2**63)), **self._settings)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What a society may know, with its options if it decides."""
        return self._game.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Plays an option of the society that decides.

        Raises:
            ValueError: If the action is not the index of an option.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("the action is the index of an option; None is only for societies whose game is over")
        self._game.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._game.rewards))
        if self._game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            for name, score in zip(self.possible_agents, self._game.scores or []):
                self.infos[name] = {"score": score}
        self._select()
        self._accumulate_rewards()

    def legal(self) -> list[str]:
        """The options of the society that decides, in the notation of the protocol."""
        return self._game.legal

    def render(self) -> str | None:
        """The options of the society that decides, one a line."""
        if self.render_mode != "ansi":
            return None
        head = "game over" if self._game.over else f"{self.agent_selection} decides:"
        return "\n".join([head, *(f"{index}: {text}" for index, text in enumerate(self.legal()))])

    def close(self) -> None:
        """Does nothing: a game holds no resources."""

    def _select(self) -> None:
        mover = self._game.mover
        if mover is not None:
            self.agent_selection = self.possible_agents[mover]

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(**settings: Any) -> AECEnv:
    """An environment with these settings (see ``AECEnv``)."""
    return AECEnv(**settings)
