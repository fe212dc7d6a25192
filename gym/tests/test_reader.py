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


def deployments(world, seed):
    """The views of all decisions to deploy in a random game, with the options and what the game itself shows."""
    game, rng = wg.Game(world, seed, wg.MAX_OPTIONS, history=False), np.random.default_rng(seed)
    found = []
    while not game.over:
        view = game.view(game.mover)
        if json.loads(view)["phase"] == "deploy":
            found.append((view, game.legal, game.observe(game.mover)))
        game.play(int(rng.integers(len(game.legal))))
    return found


def assert_equal(one, other):
    for name, array in one.items():
        assert np.array_equal(array, other[name]), name


@pytest.mark.parametrize("rules", [{}, {"agents-per-round": "3"}, {"agents-in-regions": "on", "rounds": "6"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_may_be_read_again_and_in_any_order(rules, seats):
    world = wg.World(seats=seats, rules=rules)
    views = deployments(world, seats)
    assert len(views) > 10
    for order in (views, views[::-1]):
        reader = wg.Reader(world, wg.MAX_OPTIONS)
        for view, legal, seen in order:
            for _ in range(2):
                assert_equal(seen, reader.observe(view, legal))
            assert_equal(seen, wg.Reader(world, wg.MAX_OPTIONS).observe(view, legal))


def changed(view, change):
    """A view with a change."""
    told = json.loads(view)
    change(told)
    return json.dumps(told)


def refuse(world, view, match, legal=()):
    with pytest.raises(ValueError, match=match):
        wg.Reader(world, wg.MAX_OPTIONS).observe(view, list(legal))


@pytest.mark.parametrize("viewer", range(4))
def test_a_view_of_a_match_with_other_seats_is_refused(viewer):
    view = wg.Game(wg.World(), 1, wg.MAX_OPTIONS).view(viewer)
    refuse(wg.World(seats=2), view, "the view is of a match of 4 societies, and the world seats 2")
    two = wg.Game(wg.World(seats=2), 1, wg.MAX_OPTIONS).view(0)
    refuse(wg.World(), two, "the view is of a match of 2 societies, and the world seats 4")
    refuse(wg.World(seats=2), changed(two, lambda told: told.update(viewer=2 + viewer)), 'no valid "viewer"')
    refuse(wg.World(seats=2), changed(two, lambda told: told.update(mover=2 + viewer)), 'no valid "mover"')
    refuse(wg.World(seats=2), changed(two, lambda told: told["societies"].reverse()), 'no valid "seat"')


def late_view(world):
    """A view late in a game, in which the viewer has cards."""
    game, rng = wg.Game(world, 2, wg.MAX_OPTIONS), np.random.default_rng(2)
    while True:
        view = game.view(game.mover)
        if json.loads(view)["societies"][game.mover]["hand"] and json.loads(view)["round"] > 2:
            return view
        game.play(int(rng.integers(len(game.legal))))


def test_numbers_that_the_world_cannot_have_are_refused():
    world = wg.World(rules=CARDS)
    view = late_view(world)
    wg.Reader(world, wg.MAX_OPTIONS).observe(view, [])
    viewer = json.loads(view)["viewer"]
    card = next(iter(json.loads(view)["societies"][viewer]["hand"]))
    deck, event = world.empires[0], world.empires[1]

    def hand(count):
        return changed(view, lambda told: told["societies"][viewer]["hand"].update({card: count}))

    for count in (8, 9, 2**40):
        refuse(world, hand(count), f'the view has {count} cards "')
    for count in ("2", -1, 1.5, None):
        refuse(world, hand(count), 'no valid "hand"')
    refuse(world, hand(0), 'in "cards", and .* in "hand"')
    rival = (viewer + 1) % 4
    refuse(world, changed(view, lambda told: told["societies"][rival]["cards"].update({deck: 200})), f"cards of {deck}, and")
    refuse(world, changed(view, lambda told: told["supply"].update({deck: 255})), f"banners of {deck}, and there are 20")
    refuse(world, changed(view, lambda told: told["regions"][0].update(banners=255)), "banners of .*, and there are 20")
    posts = world.positions
    refuse(world, changed(view, lambda told: told["societies"][rival].update(posts=posts)), f"20 agents of society {rival}, and there are 9")
    gone = changed(view, lambda told: told["gone"].update({event: 2 * told["gone"][event] or [card] * 9}))
    refuse(world, gone, 'in "gone", and the deck has')
    refuse(world, changed(view, lambda told: told.update(round=0)), "the view is of round 0")


def test_more_options_than_there_is_room_for_are_refused():
    game = wg.Game(wg.World(), 1, wg.MAX_OPTIONS)
    reader, legal = wg.Reader(wg.World(), 4), game.legal
    with pytest.raises(ValueError, match=f"there are {len(legal)} options, and max_options leaves room for 4"):
        reader.observe(game.view(game.mover), legal)
    assert reader.observe(game.view(game.mover), legal[:4])["action_mask"].sum() == 4
