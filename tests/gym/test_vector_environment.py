"""Laws of `po.gym.VectorEnvironment`: the bits of as many environments, whatever moves them."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from conftest import require_oracle
from gym.hopping import CART, HOPPER, UPRIGHT, fallen

require_oracle("gymnasium")
N = 5


@pytest.fixture(scope="module")
def hopper(tmp_path_factory: pytest.TempPathFactory) -> po.Mechanism:
    path = tmp_path_factory.mktemp("hopper") / "hopper.xml"
    path.write_text(HOPPER)
    return po.load(path, contacts=True, limits=True)


@pytest.mark.parametrize("method", ["moreau", "rk4", "semi-implicit", "dop853"])
def test_episodes_are_those_of_as_many_environments(hopper: po.Mechanism, method: str) -> None:
    """To the bit, beyond ends and resets by seeds, whatever the number of threads; a faulty one alone ends."""
    on_ground = method in ("moreau", "dop853")
    model: Any = hopper if on_ground else po.load(CART)
    said: dict[str, Any] = {"actions": {"hip": 20.0} if on_ground else {"rail": 10.0}, "episode": 0.3, "reset": 0.02}
    said |= {"method": method, "substeps": 10 if method == "moreau" else 1, "initial": None if on_ground else UPRIGHT}
    ended = None if on_ground else fallen
    crowds = [
        po.gym.VectorEnvironment(
            model, N, threads=threads, terminated=ended and (lambda x: [fallen(each) for each in x]),
            reward=lambda x, u: x[:, 0] - u[:, 0], **said,
        )
        for threads in (1, 2)
    ]  # fmt: skip
    alone = [po.gym.Environment(model, terminated=ended, reward=lambda x, u: x[0] - u[0], **said) for _ in range(N)]
    seen = np.array([env.reset(seed=7 + k)[0] for k, env in enumerate(alone)])
    for envs in crowds:
        np.testing.assert_array_equal(envs.reset(seed=7)[0], seen)
    rng, over = np.random.default_rng(3), np.zeros(N, bool)
    for _ in range(40):
        u = rng.uniform(-12.0, 12.0, (N, 1))
        rewards, before = np.zeros(N), over.copy()
        for k, env in enumerate(alone):
            if before[k]:
                seen[k], over[k] = env.reset()[0], False
            else:
                seen[k], rewards[k], terminated, truncated, _ = env.step(u[k])
                over[k] = terminated or truncated
        for envs in crowds:
            x, r, terminated, truncated, info = envs.step(u)
            np.testing.assert_array_equal(x, seen)
            np.testing.assert_array_equal(r, rewards)
            np.testing.assert_array_equal(terminated | truncated, over)
            assert info["time"].shape == (N,)
    for envs in crowds:
        envs.close()


def test_what_is_given_is_read_and_refused_by_name() -> None:
    said: dict[str, Any] = {"actions": {"rail": 10.0}, "initial": UPRIGHT, "threads": 1}
    envs = po.gym.VectorEnvironment(CART, N, observations=lambda t, x: np.column_stack([t, x[:, 1]]), **said)
    assert envs.observation_space.shape == (N, 2) and envs.action_space.shape == (N, 1)
    start = np.array([0.1, np.pi, 0.0, 0.0])
    seen, _ = envs.reset(options={"state": start})
    np.testing.assert_array_equal(seen, np.tile([0.0, np.pi], (N, 1)))
    with pytest.raises(po.ModelError, match="actions are 5 × 1 finite numbers"):
        envs.step(np.zeros(N))
    with pytest.raises(po.ModelError, match="num_envs must be a whole number"):
        po.gym.VectorEnvironment(CART, 0, **said)
    with pytest.raises(po.ModelError, match="2 seeds are given for 5 episodes"):
        envs.reset(seed=[1, 2])
    with pytest.raises(po.ModelError, match="reward must return 5 numbers"):
        bad = po.gym.VectorEnvironment(CART, N, reward=lambda x, u: 1.0, **said)
        bad.reset()
        bad.step(np.zeros((N, 1)))
    with pytest.raises(po.SimulationError, match=r"many members of .* are moved by 'rk4'"):
        po.gym.VectorEnvironment(CART, N, method="radau", **said)
