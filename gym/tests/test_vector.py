"""The batched environment."""

import numpy as np
import pytest

import whispers_gym as wg


def play(env, steps, seed=0):
    """Plays random options; returns the number of games that ended."""
    rng = np.random.default_rng(seed)
    games = 0
    for _ in range(steps):
        env.step((rng.random(len(env)) * env.counts).astype(int))
        games += int(env.dones.sum())
    return games


def arrays(env):
    names = ("observations", "controllers", "options", "touched", "mask", "counts", "movers", "rewards", "scores")
    return {name: getattr(env, name).copy() for name in names}


def assert_equal(one, other):
    for name, array in one.items():
        assert np.array_equal(array, other[name]), name


def test_arrays_have_the_shapes_that_readme_gives():
    env = wg.VectorEnv(3)
    assert env.observations.shape == (3, 2440) and env.observations.dtype == np.float32
    assert env.options.shape == (3, wg.MAX_OPTIONS, wg.OPTION_INPUTS)
    assert env.touched.shape == (3, wg.MAX_OPTIONS, 5)
    assert env.mask.shape == (3, wg.MAX_OPTIONS)
    assert env.controllers.shape == (3, 40)
    assert env.rewards.shape == env.scores.shape == (3, 4)
    assert env.layout["table"] == (slice(0, 64), (1, 64))
    assert env.layout["regions"] == (slice(2440 - 40 * 32, 2440), (40, 32))


def test_steps_write_into_the_same_arrays():
    env = wg.VectorEnv(4)
    observations, before = env.observations, env.observations.copy()
    env.step(np.zeros(4))
    assert env.observations is observations
    assert not np.array_equal(observations, before)


def test_rows_without_an_option_are_empty():
    env = wg.VectorEnv(16, wg.mixed_worlds(20))
    for seed in range(40):
        play(env, 50, seed)
        for game, count in enumerate(env.counts):
            assert env.mask[game, :count].all() and not env.mask[game, count:].any()
            assert not env.options[game, count:].any()
            assert (env.touched[game, count:] == 255).all()
            assert env.options[game, :count].any(axis=1).all()


def test_equal_seeds_give_equal_games_with_any_number_of_threads():
    one, other = wg.VectorEnv(33, seed=7, threads=1), wg.VectorEnv(33, seed=7, threads=3)
    play(one, 300), play(other, 300)
    assert_equal(arrays(one), arrays(other))
    one.reset(seed=8)
    assert not np.array_equal(one.observations, other.observations)
    other = wg.VectorEnv(33, seed=8)
    assert_equal(arrays(one), arrays(other))


def test_exactly_the_legal_options_are_offered():
    """A single game with the same seed offers the same options, and each has its own row."""
    env = wg.VectorEnv(8, seed=2, forced=True)
    rng = np.random.default_rng(1)
    for _ in range(400):
        for game in range(len(env)):
            assert len(env.legal(game)) == env.counts[game] == env.mask[game].sum() > 0
            assert len(set(env.legal(game))) == env.counts[game]
        env.step((rng.random(8) * env.counts).astype(int))


@pytest.mark.parametrize("action", [-1, 99_999])
def test_an_illegal_index_is_refused_in_words_and_changes_nothing(action):
    env = wg.VectorEnv(4)
    before, count = arrays(env), env.counts[2]
    with pytest.raises(ValueError, match=f"game 2 has {count} options, so its action is 0 to {count - 1}, not {action}"):
        env.step([0, 0, action, 0])
    assert_equal(before, arrays(env))
    env.step([0, 0, 0, 0])


def test_wrong_arguments_are_refused_in_words():
    with pytest.raises(ValueError, match="step takes 4 actions, one for each game, not 3"):
        wg.VectorEnv(4).step([0, 0, 0])
    with pytest.raises(ValueError, match='"expert" is not a level; there are random, novice'):
        wg.VectorEnv(1, opponents="expert")
    with pytest.raises(ValueError, match="learners is 1 to 4"):
        wg.VectorEnv(1, learners=5)
    with pytest.raises(ValueError, match="max_options is 1 to"):
        wg.VectorEnv(1, max_options=0)
    with pytest.raises(ValueError, match=r"there is room for \d+ games, not 1000000000"):
        wg.VectorEnv(10**9)
    with pytest.raises(ValueError, match="threads is 1 to 256, not 100000"):
        wg.VectorEnv(1, threads=100_000)
    with pytest.raises(ValueError, match="at least one world"):
        wg.VectorEnv(1, [])
    with pytest.raises(ValueError, match="seats 2 to 4 societies, not 5"):
        wg.World(seats=5)
    with pytest.raises(ValueError, match='no house rule "wild"; did you mean "wild-cards"|there is no house rule'):
        wg.World(rules={"wild": "on"})
    with pytest.raises(ValueError):
        wg.World("no-such-pack")
    with pytest.raises(ValueError, match="cannot write into its arrays"):
        env = wg.VectorEnv(1)
        env.mask.flags.writeable = False
        env.step([0])


def test_too_many_options_are_drawn_from_and_counted():
    env = wg.VectorEnv(16, max_options=12)
    assert play(env, 600) > 0
    assert env.truncated > 0 and env.counts.max() == 12


def test_the_end_of_a_game_pays_one_win():
    env = wg.VectorEnv(8)
    rng = np.random.default_rng(1)
    ends = 0
    while ends < 20:
        env.step((rng.random(8) * env.counts).astype(int))
        for done, rewards, scores in zip(env.dones, env.rewards, env.scores):
            ends += done
            assert rewards.sum() == pytest.approx(1.0 if done else 0.0)
            if done:
                assert set(np.flatnonzero(rewards)) <= set(np.flatnonzero(scores == scores.max()))


@pytest.mark.parametrize("level", ["random", "novice", "agent", "spymaster"])
def test_bots_play_the_other_seats(level):
    env = wg.VectorEnv(4, opponents=level)
    assert play(env, 150 if level in ("random", "novice") else 10) > (0 if level == "random" else -1)


def test_a_random_player_loses_to_novices():
    env = wg.VectorEnv(32, opponents="novice")
    rng, wins, games = np.random.default_rng(1), 0.0, 0
    while games < 100:
        movers = env.movers.copy()
        env.step((rng.random(32) * env.counts).astype(int))
        wins += env.rewards[np.arange(32), movers].sum()
        games += env.dones.sum()
    assert wins / games < 0.1
