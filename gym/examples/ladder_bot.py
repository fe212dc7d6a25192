#!/usr/bin/env python3
"""Seats what ppo.py trained at a table of Whispers. docs/BOTS.md describes the lines that it reads and writes.

    whispers sim --games 400 --seats "exec:python3 ladder_bot.py trained.npz",novice,novice,novice
"""
import json
import sys

import numpy as np

import whispers_gym as wg
from ppo import inputs, odds_of

net = dict(np.load(sys.argv[1]))
worlds = {}

for line in sys.stdin.buffer:
    line = json.loads(line)
    if "world" in line:
        world = line["world"]
        key = json.dumps([world["pack"]["id"], len(world["seats"]), world["rules"]])
        if key not in worlds:
            worlds[key] = wg.World(*json.loads(key))
        reader = wg.Reader(worlds[key], wg.MAX_OPTIONS)
        continue
    seen = reader.observe(json.dumps(line["view"]), line["legal"])
    count = np.array([seen["action_mask"].sum()])
    options, touched = seen["options"][: count[0]], seen["touched"][: count[0]]
    decision = inputs(wg.blocks(reader.layout), seen["observation"][None], options, touched, count)
    print(line["legal"][odds_of(net, *decision)[0].argmax()], flush=True)
