"""Trains a small network against three novices by PPO (Schulman and others, 2017), with NumPy alone.

python ppo.py trained.npz 10 trains for ten minutes. ladder_bot.py plays what it saves.
"""
import sys
import time

import numpy as np
import whispers_gym as wg

GAMES, STEPS, HIDDEN, LAMBDA, CLIP, RATE, ENTROPY = 256, 64, 64, 0.95, 0.2, 1e-3, 0.005

def inputs(layout, observations, options, touched, counts):
    """The inputs of each decision, and of each option with the rows of the position and empire that it touches."""
    rows, owner = [options], np.repeat(np.arange(len(counts)), counts)
    for block, index in ("positions", touched[:, 2]), ("empires", touched[:, 3]):
        place, shape = layout[block]
        known = index != 255
        rows.append(observations[:, place].reshape(-1, *shape)[owner, index * known] * known[:, None])
    return observations[:, : layout["empires"][0].stop].copy(), np.hstack(rows), counts.copy()

def odds_of(net, context, options, counts):
    """The odds of the options of all decisions, one decision after the other."""
    owner, starts = np.repeat(np.arange(len(counts)), counts), np.cumsum(counts) - counts
    hidden = np.maximum(options @ net["options"] + (context @ net["context"] + net["bias"])[owner], 0)
    scores = hidden @ net["scores"]
    odds = np.exp(scores - np.maximum.reduceat(scores, starts)[owner])
    return odds / np.add.reduceat(odds, starts)[owner], hidden, owner, starts

def value_of(net, context):
    hidden = np.maximum(context @ net["values"] + net["value_bias"], 0)
    return hidden @ net["value"], hidden

def gradients(net, context, options, counts, chosen, before, advantage, target):
    odds, hidden, owner, starts = odds_of(net, context, options, counts)
    ratio = odds[chosen] / before
    push = advantage * ratio * (np.where(advantage > 0, ratio, 2 - ratio) < 1 + CLIP) / len(counts)
    logs = np.log(odds + 1e-9)
    scores = push[owner] * odds + ENTROPY / len(counts) * odds * (logs - np.add.reduceat(odds * logs, starts)[owner])
    scores[chosen] -= push
    inner = np.outer(scores, net["scores"]) * (hidden > 0)
    shared = np.add.reduceat(inner, starts)
    value, value_hidden = value_of(net, context)
    error = (value - target) / len(counts)
    value_inner = np.outer(error, net["value"]) * (value_hidden > 0)
    return {"options": options.T @ inner, "context": context.T @ shared, "bias": shared.sum(0),
            "scores": hidden.T @ scores, "values": context.T @ value_inner, "value_bias": value_inner.sum(0),
            "value": value_hidden.T @ error}

def train(file, minutes):
    env, rng, end = wg.VectorEnv(GAMES, opponents="novice", history=False), np.random.default_rng(1), time.time() + 60 * minutes
    width, lanes = env.layout["empires"][0].stop, np.arange(GAMES)
    rows = sum(env.layout[block][1][1] for block in ("positions", "empires"))
    shapes = {"options": (wg.OPTION_INPUTS + rows, HIDDEN), "context": (width, HIDDEN), "bias": HIDDEN, "scores": HIDDEN,
              "values": (width, HIDDEN), "value_bias": HIDDEN, "value": HIDDEN}
    net = {name: rng.normal(0, 0.05, shape).astype(np.float32) for name, shape in shapes.items()}
    means, squares = [{name: np.zeros_like(weights) for name, weights in net.items()} for _ in "12"]
    updates, wins = 0, []
    while (left := (end - time.time()) / 60 / minutes) > 0:
        rollout, rewards, ends = [], np.zeros((STEPS, GAMES), np.float32), np.zeros((STEPS, GAMES), bool)
        for step in range(STEPS):
            context, options, counts = inputs(env.layout, env.observations, env.options[env.mask], env.touched[env.mask], env.counts)
            seats = env.movers.copy()
            odds, _, _, starts = odds_of(net, context, options, counts)
            sums = np.cumsum(odds, dtype=float)
            chosen = np.clip(np.searchsorted(sums, sums[starts] - odds[starts] + rng.random(GAMES)), starts, starts + counts - 1)
            env.step(chosen - starts)
            ends[step], scores = env.dones, env.scores[lanes, seats]
            rewards[step] = env.rewards[lanes, seats] + 0.02 * (scores - (env.scores.sum(1) - scores) / 3)
            wins.extend(env.rewards[lanes, seats][env.dones])
            rollout.append((context, options, counts, chosen, odds[chosen]))
        values = [value_of(net, context)[0] for context, *_ in rollout] + [value_of(net, env.observations[:, :width])[0]]
        advantages, advantage = np.zeros((STEPS, GAMES), np.float32), 0
        for step in reversed(range(STEPS)):
            advantage = rewards[step] - values[step] + ~ends[step] * (values[step + 1] + LAMBDA * advantage)
            advantages[step] = advantage
        scaled = advantages / (advantages.std() + 1e-6)
        for step in np.concatenate([rng.permutation(STEPS) for _ in range(2)]):
            updates += 1
            slopes = gradients(net, *rollout[step], scaled[step], advantages[step] + values[step])
            for name, slope in slopes.items():
                means[name] += 0.1 * (slope - means[name])
                squares[name] += 0.001 * (slope**2 - squares[name])
                net[name] -= left * RATE * means[name] / (np.sqrt(squares[name] / (1 - 0.999**updates)) + 1e-7)
        print(f"{updates * GAMES // 2:8} decisions, {len(wins):6} games, {np.mean(wins[-2000:]):.1%} of the last 2000 won", flush=True)
        np.savez(file, **net)

if __name__ == "__main__":
    train(sys.argv[1], float(sys.argv[2]))
