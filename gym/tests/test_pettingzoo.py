"""PettingZoo's own tests."""

import pytest
from pettingzoo.test import api_test, seed_test

import whispers_gym as wg


@pytest.mark.parametrize("pack", wg.packs())
def test_the_aec_interface_is_as_pettingzoo_wants_it(pack):
    api_test(wg.env(world=wg.World(pack)), num_cycles=1000, verbose_progress=False)


def test_equal_seeds_give_equal_games():
    seed_test(wg.env, num_cycles=150)


def test_an_illegal_index_is_refused_in_words():
    env = wg.env()
    env.reset(seed=1)
    count = len(env.legal())
    with pytest.raises(ValueError, match=f"there are {count} options, so an action is 0 to {count - 1}, not {count}"):
        env.step(count)
    with pytest.raises(ValueError, match="index of an option"):
        env.step(None)


def test_the_end_pays_one_win():
    env = wg.env(render_mode="ansi")
    env.reset(seed=3)
    assert env.render().startswith(f"{env.agent_selection} decides:\n0: ")
    total = 0.0
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        total += reward
        assert not over or isinstance(info["score"], int)
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert total == pytest.approx(1.0)
    assert env.render() == "game over"
