"""Measures decisions a second with random options, on all cores.

python speed.py 1000 takes 1,000 steps of each batch.
"""
import sys
import time

import numpy as np

import whispers_gym as wg

for games in (64, 256, 1024):
    env, rng, steps = wg.VectorEnv(games), np.random.default_rng(0), int(sys.argv[1])
    wall, processor = time.perf_counter(), time.process_time()
    for _ in range(steps):
        env.step((rng.random(games) * env.counts).astype(int))
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    decisions = steps * games
    print(f"{games:5} games: {decisions / wall:9,.0f} decisions a second, {decisions / processor:9,.0f} a second of a core")
