#!/usr/bin/env python3
"""A bot from outside, which sits at the table of `whispers` like any other (docs/BOTS.md).

    whispers sim --games 200 --seats "exec:python3 examples/outside.py",novice,novice,novice

It reads a line of JSON at a time and answers each question with one line. Its play is in `Bot.value`."""

import json
import sys

POWER = {"attack": 3, "add": 2, "draw": 1, "swap": 1}


class Bot:
    def __init__(self, world, seat):
        self.seat = seat
        self.multipliers = [slot["multiplier"] for slot in world["slots"]]
        self.lines = {position["id"]: position["lines"] for position in world["positions"]}
        self.regions = {region["id"]: region for region in world["regions"]}

    def choose(self, view, legal):
        self.likes = dict(zip(view["societies"][self.seat]["tokens"], self.multipliers))
        self.board = {region["region"]: region for region in view["regions"]}
        self.acting = view["acting"] or ""
        return max(legal, key=self.value)  # The first of equals.

    def like(self, empire):
        return self.likes.get(empire, 0) if empire else 0

    def value(self, action):
        verb, *words = action.split()
        own = self.like(self.acting.split(".")[0])
        if verb in ("deploy", "retrieve") and words[0] != "region":
            power = max(POWER[line["action"]] for line in self.lines[words[0]])
            return (10 * power if verb == "deploy" else -1) * self.like(words[0].split(".")[0])
        if verb == "act":
            power = POWER[self.lines[self.acting][int(words[0]) - 1]["action"]]
            return power * own if power > 1 else 1
        if verb == "attack":
            target = words[0].split(">")[1]
            there, banners = self.board[target], int(words[1][1:])
            gains = 10 * self.regions[target]["cities"] * (own - self.like(there["controller"]))
            return banners + gains if banners > there["banners"] + self.regions[target]["forts"] else -5
        if verb == "place":
            return own * (1 + 2 * self.regions[words[0]]["cities"])
        if verb == "kill":
            return -self.like(self.board[words[0]]["controller"])
        if verb == "exchange":  # The points that it brings now.
            cities = [sum(self.regions[region]["cities"] for region, there in self.board.items()
                          if there["controller"] == empire) for empire in words]
            return (self.like(words[0]) - self.like(words[1])) * (cities[1] - cities[0]) - 1
        return -1 if verb in ("play", "offer") else 0


for line in sys.stdin.buffer:
    told = json.loads(line)
    if "world" in told:
        bot = Bot(told["world"], told["seat"])
    else:
        print(bot.choose(told["view"], told["legal"]), flush=True)
