#!/usr/bin/env python3
"""A bot that plays a whole match through the protocol of `whispers engine` (PROTOCOL.md).

It sits on seat 0; the program's own bots sit on the others. It knows what its view tells it and
nothing more, and it is meant to be read and made better: all of its play is in `Bot.worth`.

    python3 examples/bot.py target/release/whispers 4 7

plays a match of four societies with the seed 7. Python 3 is all it needs.
"""

import json
import subprocess
import sys

ME = 0


class Engine:
    """The program as a child: a command a line goes in, one JSON object a line comes out."""

    def __init__(self, program):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.child = subprocess.Popen([program, "engine"], text=True, encoding="utf-8", **pipes)

    def ask(self, command):
        self.child.stdin.write(command + "\n")
        self.child.stdin.flush()
        answer = json.loads(self.child.stdout.readline())
        # A wrong line is answered with what is wrong about it; a driver that is right never sees that.
        if not answer["ok"]:
            raise RuntimeError(f"{command}: {answer['error']['message']}")
        return answer

    def quit(self):
        self.ask("quit")
        self.child.communicate()


class Bot:
    """Chooses among the legal actions: the one that it thinks is worth most, the first of equals."""

    def __init__(self, multipliers):
        # What a city of an empire is worth on each loyalty slot, from the first.
        self.multipliers = multipliers

    def choose(self, view, legal):
        tokens = view["societies"][ME]["tokens"]
        self.loyalty = {empire: 100 * n for empire, n in zip(tokens, self.multipliers) if empire}
        self.controller = {region["region"]: region["controller"] for region in view["regions"]}
        # The empire whose position acts, if it is an empire's turn.
        self.acting = (view["acting"] or "").split(".")[0]
        return max(legal, key=self.worth)

    def likes(self, empire):
        return self.loyalty.get(empire, 0)

    def worth(self, action):
        """What an action is worth, in hundredths of a city or so. Its notation is explained in PROTOCOL.md."""
        verb, *words = action.split()
        # An agent goes to a council whose cities count for us, and leaves the one that counts least.
        if verb == "deploy":
            return self.likes(words[0].split(".")[0])
        if verb == "retrieve":
            return -self.likes(words[0].split(".")[0])
        # Attack from whom we like less; the more banners, the better.
        if verb == "attack":
            _, target = words[0].split(">")
            banners = int(words[1].removeprefix("x"))
            return self.likes(self.acting) - self.likes(self.controller[target]) + banners
        if verb == "kill":
            return -self.likes(self.controller[words[0]])
        # Tokens stay where they are; cards are kept for a bot that knows what to do with them.
        if verb in ("keep", "pass", "done"):
            return 1
        if verb in ("play", "offer"):
            return -1
        return 0


def main():
    program, seats, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    engine = Engine(program)
    now = engine.ask(f"new seats={seats} seed={seed}")
    bot = Bot([int(n) for n in now["match"]["rules"]["multipliers"].split()])
    while not now["over"]:
        if now["mover"] == ME:
            view, legal = engine.ask(f"view {ME}"), engine.ask("legal")
            action = bot.choose(view, legal["legal"])
        else:
            action = engine.ask("go novice")["action"]
        now = engine.ask(f"play {action}")
    end = engine.ask("state")
    for society in end["societies"]:
        print(f"seat {society['seat']} ({society['society']}): {society['score']}")
    print("won by", ", ".join(f"seat {seat}" for seat in end["winners"]))
    engine.quit()


if __name__ == "__main__":
    main()
