"""All packs and house rules, and what observations may hold."""

import numpy as np
import pytest

import whispers_gym as wg

#: Another value for each house rule.
RULES = {
    "agents-in-regions": "on",
    "whispers-kept": "on",
    "loyalty": "unique-devout",
    "order": "shuffled-each-round",
    "swap": "agents-only",
    "supply-check": "everyone",
    "fort-pairs": "together",
    "final-whisper": "on",
    "wild-cards": "on",
    "event-cards": "on",
    "offer-cards": "on",
    "rounds": "3",
    "hand-limit": "3",
    "agents-per-round": "2",
    "supply-limit": "3",
    "farm-supply-limit": "5",
    "multipliers": None,
}


def finish(world, seed=0):
    """Plays a random game to its end, and returns the game."""
    game, rng = wg.Game(world, seed, wg.MAX_OPTIONS), np.random.default_rng(seed)
    while not game.over:
        mask = game.observe(game.mover)["action_mask"]
        assert mask.sum() == len(game.legal) > 1
        game.play(int(rng.integers(mask.sum())))
    return game


@pytest.mark.parametrize("pack", wg.packs())
def test_all_packs_are_played_to_the_end(pack):
    for seats in range(2, wg.World(pack).seats + 1):
        game = finish(wg.World(pack, seats))
        assert sum(game.rewards) == pytest.approx(1.0) and len(game.scores) == seats


@pytest.mark.parametrize("pack", wg.packs())
def test_all_house_rules_are_played_to_the_end(pack):
    printed = wg.World(pack).rules
    assert printed.keys() == RULES.keys()
    other = RULES | {"multipliers": " ".join(reversed(printed["multipliers"].split()))}
    for rule, value in other.items():
        world = wg.World(pack, rules={rule: value})
        assert world.rules == printed | {rule: value}
        finish(world)
    finish(wg.World(pack, rules=other | {"loyalty": "random"}))


def test_the_mix_of_train_is_played():
    worlds = wg.mixed_worlds(240)
    assert {world.pack for world in worlds} >= {"war-of-whispers", "whispers-of-the-stars", "lantern-delta"}
    env = wg.VectorEnv(32, worlds)
    rng, games = np.random.default_rng(0), 0
    while games < 150:
        env.step((rng.random(32) * env.counts).astype(int))
        games += env.dones.sum()
        assert np.isfinite(env.observations).all() and np.isfinite(env.options[env.mask]).all()
    assert len(set(env.worlds)) > 5


@pytest.mark.parametrize("rules", [{}, {"wild-cards": "on", "event-cards": "on", "offer-cards": "on"}])
def test_equal_views_give_equal_observations(rules):
    """All that a society cannot know is drawn anew. Its observation must stay the same."""
    rng = np.random.default_rng(4)
    compared = hidden = 0
    for seed in range(12):
        # Decisions with one option are offered too. Otherwise a rival that now has only one plays it.
        game = wg.Game(wg.World(rules=rules), seed, wg.MAX_OPTIONS, forced=True)
        while not game.over:
            if rng.random() < 0.1:
                for seat in range(4):
                    other = game.resampled(seat, int(rng.integers(2**32)))
                    seen, again = game.observe(seat), other.observe(seat)
                    for name, array in seen.items():
                        assert np.array_equal(array, again[name]), (seat, name)
                    compared += 1
                    # The others see different tokens and cards, so something was hidden.
                    rival = (seat + 1) % 4
                    a, b = game.observe(rival)["observation"], other.observe(rival)["observation"]
                    hidden += not np.array_equal(a, b)
            game.play(int(rng.integers(len(game.legal))))
    assert compared > 200 and hidden > compared // 2


@pytest.mark.parametrize("rules", [{}, {"wild-cards": "on", "event-cards": "on", "offer-cards": "on"}])
def test_what_is_drawn_anew_offers_decisions_as_the_game_does(rules):
    """A rival's options follow from its new cards. There is a choice among them, and room for all of them."""
    rng, truncated, others = np.random.default_rng(5), 0, 0
    for seed in range(12):
        game = wg.Game(wg.World(rules=rules), seed, 8)
        while not game.over:
            if rng.random() < 0.2:
                seat = int(rng.integers(4))
                other = game.resampled(seat, int(rng.integers(2**32)))
                if game.mover == seat:
                    assert other.legal == game.legal and other.mover == seat
                elif not other.over:
                    assert 1 < len(other.legal) <= 8
                    mask = other.observe(other.mover)["action_mask"]
                    assert mask.sum() == len(other.legal)
                    truncated += other.truncated - game.truncated
                    others += 1
            game.play(int(rng.integers(len(game.legal))))
    assert others > 100 and truncated > 10


def test_a_game_with_too_much_or_no_room_is_refused_in_words():
    for room in (0, 4097, 2**45):
        with pytest.raises(ValueError, match=f"max_options is 1 to 4096, not {room}"):
            wg.Game(wg.World(), 1, room)
        with pytest.raises(ValueError, match=f"max_options is 1 to 4096, not {room}"):
            wg.Reader(wg.World(), room)


def test_a_copy_plays_on_by_itself():
    game = wg.Game(wg.World(), 1, wg.MAX_OPTIONS)
    other = game.copy()
    before = game.observe(0)["observation"]
    other.play(0)
    assert np.array_equal(before, game.observe(0)["observation"])
    game.play(0)
    assert np.array_equal(other.observe(0)["observation"], game.observe(0)["observation"])


def test_a_world_describes_its_rows():
    world = wg.World()
    assert len(world.regions) == len(world.neighbours) == 40
    assert len(world.positions) == len(world.councils) == 20
    assert world.empires[world.councils[0]] == world.positions[0].split(".")[0]
    assert all(region in world.neighbours[other] for region, around in enumerate(world.neighbours) for other in around)
