"""What a bot outside is sent must give the same observations as in training."""

import json

import numpy as np
import pytest

import whispers_gym as wg

CARDS = {"wild-cards": "on", "event-cards": "on", "offer-cards": "on"}


def differences(world, seed):
    """Plays a random game, with a reader on each seat. Returns the arrays that differ, and the number of decisions."""
    game, rng = wg.Game(world, seed, wg.MAX_OPTIONS, history=False), np.random.default_rng(seed)
    readers = [wg.Reader(world, wg.MAX_OPTIONS) for _ in range(world.seats)]
    found, count = [], 0
    while not game.over:
        seat, legal = game.mover, game.legal
        seen, read = game.observe(seat), readers[seat].observe(game.view(seat), legal)
        for name, array in seen.items():
            if not np.array_equal(array, read[name]):
                found.append((name, np.argwhere(array != read[name])[:4].tolist(), json.loads(game.view(seat))))
        game.play(int(rng.integers(len(legal))))
        count += 1
    return found, count


@pytest.mark.parametrize("pack", wg.packs())
def test_a_view_as_text_gives_the_same_observation(pack):
    for rules in ({}, {"agents-in-regions": "on", "wild-cards": "on"}, {"order": "shuffled", "final-whisper": "on"}):
        for seed in range(4):
            found, count = differences(wg.World(pack, rules=rules), seed)
            assert not found, found[0]
            assert count > 50


@pytest.mark.parametrize("seed", range(12))
def test_views_with_all_cards_give_the_same_observation(seed):
    found, _ = differences(wg.World(rules=CARDS), seed)
    assert not found, (len(found), found[0][:2], found[0][2]["pending"])


def test_a_wrong_view_is_refused_in_words():
    reader = wg.Reader(wg.World(), wg.MAX_OPTIONS)
    with pytest.raises(ValueError, match="the view is no JSON"):
        reader.observe("{", [])
    with pytest.raises(ValueError, match='the view has no valid "order"'):
        reader.observe("{}", [])
    view = wg.Game(wg.World(), 1, wg.MAX_OPTIONS).view(0)
    with pytest.raises(ValueError, match="no-such"):
        reader.observe(view, ["deploy no-such.place"])
