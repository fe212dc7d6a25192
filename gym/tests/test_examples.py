"""The examples of README.md."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np

import whispers_gym as wg

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_what_ppo_trains_plays_by_the_lines_of_an_external_bot(tmp_path):
    file = tmp_path / "trained.npz"
    said = subprocess.run([sys.executable, EXAMPLES / "ppo.py", file, "0.0001"], capture_output=True, text=True, check=True)
    assert "decisions" in said.stdout
    world = wg.World(rules={"wild-cards": "on"})
    about = {"pack": {"id": world.pack}, "seats": [{}] * world.seats, "rules": world.rules}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, EXAMPLES / "ladder_bot.py", file], **pipes) as bot:

        def send(line):
            bot.stdin.write(json.dumps(line) + "\n")
            bot.stdin.flush()

        for seed in range(2):
            send({"world": about, "seat": 1, "time": {"first": 12.0, "decision": 2.0}})
            game, rng = wg.Game(world, seed, wg.MAX_OPTIONS), np.random.default_rng(seed)
            while not game.over:
                legal, action = game.legal, int(rng.integers(len(game.legal)))
                if game.mover == 1:
                    send({"legal": legal, "view": json.loads(game.view(1))})
                    action = legal.index(bot.stdout.readline().rstrip("\n"))
                game.play(action)
        bot.stdin.close()
        assert bot.wait(timeout=60) == 0
