"""Measures decisions a second with random options.

python speed.py 200 takes six times 200 steps of each batch, and gives the best time.
"""
import sys
import time

import numpy as np

import whispers_gym as wg

for games in (64, 128, 256):
    for threads in (1, None):
        env, rng, times = wg.VectorEnv(games, threads=threads), np.random.default_rng(0), []
        for _ in range(6):
            start = time.perf_counter()
            for _ in range(int(sys.argv[1])):
                env.step((rng.random(games) * env.counts).astype(int))
            times.append(time.perf_counter() - start)
        speed = int(sys.argv[1]) * games / min(times)
        print(f"{games:4} games, {'all cores' if threads is None else 'one thread'}: {speed:9,.0f} decisions a second")
