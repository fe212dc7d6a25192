"""Whispers, a computer version of A War of Whispers, as an environment for reinforcement learning.

``VectorEnv`` plays a batch of games at once, and ``AECEnv`` one game by the AEC interface of PettingZoo.
"""

from ._native import OPTION_INPUTS, Game, Reader, World, mixed_worlds, packs
from .aec import AECEnv, env
from .vector import MAX_OPTIONS, VectorEnv, blocks

__all__ = ["MAX_OPTIONS", "OPTION_INPUTS", "AECEnv", "Game", "Reader", "VectorEnv", "World", "blocks", "env", "mixed_worlds", "packs"]
