"""Laws of `po.gym.Environment`: the states of a Stepper, repeatable by seed, with the energy of every step."""

import importlib
import pickle
import re
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from conftest import require_oracle
from gym.hopping import CART, HOPPER, UPRIGHT, fallen
from poinsot import electrical as el

gymnasium = require_oracle("gymnasium")


def upright(reward_of: Any = None, **options: Any) -> Any:
    said: dict[str, Any] = {"actions": {"rail": 10.0}, "initial": UPRIGHT, "reset": 0.05, "terminated": fallen}
    return po.gym.Environment(CART, **{**said, "reward": reward_of, **options})


@pytest.fixture(scope="module")
def env() -> Any:
    return upright(render_mode="rgb_array")


def test_gymnasium_finds_nothing_wrong(env: Any) -> None:
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it recommends spaces from -1 to 1
        check_env(env, skip_render_check=True)
    picture = env.render()
    assert picture.shape == (480, 640, 3) and picture.dtype == np.uint8 and picture.std() > 1.0
    assert env.metadata["render_fps"] == 50


def test_its_states_are_those_of_a_stepper(env: Any) -> None:
    x, info = env.reset(seed=3)
    assert info == {"time": 0.0} and 0 < np.abs(x - np.concatenate(UPRIGHT)).max() <= 0.05
    alone = po.Stepper(po.load(CART), 0.02, initial=x, inputs=["rail"])
    rng = np.random.default_rng(5)
    for k in range(8):
        u = rng.uniform(-30.0, 30.0, 1)  # cut to ±10
        seen, reward, _, _, info = env.step(u)
        alone.step(np.clip(u, -10.0, 10.0))
        assert seen.tobytes() == alone.state.tobytes() and reward == 1.0
        assert np.isclose(info["time"], 0.02 * (k + 1))


def test_the_same_seed_gives_the_same_episode(env: Any) -> None:
    def episode(seed: int) -> Any:
        first = env.reset(seed=seed)[0]
        return np.array([first, *(env.step([3.0])[0] for _ in range(4)), env.reset()[0]])

    assert episode(7).tobytes() == episode(7).tobytes() != episode(8).tobytes()


def test_the_energy_of_each_step_adds_up_to_that_of_the_stepper() -> None:
    """Law  gained = Σ supplied − Σ dissipated + residual, over an episode the books of `Stepper`."""
    env = upright(dt=0.01, substeps=2)
    env.reset(seed=1)
    before = sum(env.stepper.energy.stored.values())
    sums = {"gained": 0.0, "rail": 0.0, "residual": 0.0}
    for k in range(12):
        energy = env.step([8.0 * np.sin(k)])[-1]["energy"]
        own = energy["supplied"]["rail"]
        assert np.isclose(energy["gained"], own - sum(energy["dissipated"].values()) + energy["residual"], atol=1e-15)
        sums = {"gained": sums["gained"] + energy["gained"], "rail": sums["rail"] + own,
                "residual": sums["residual"] + energy["residual"]}  # fmt: skip
    books = env.stepper.energy
    assert np.isclose(sums["rail"], books.supplied["rail"], atol=1e-14)
    assert np.isclose(sums["gained"], sum(books.stored.values()) - before, atol=1e-13)
    assert np.isclose(sums["residual"], books.residual, atol=1e-13) and abs(books.residual) < 1e-6


def test_an_end_of_its_own_is_terminated_and_time_truncates() -> None:
    env = upright(episode=0.1, ledger=False, reward=lambda x, u: -float(u[0] ** 2))
    env.reset(seed=0)
    ends = [env.step([2.0])[1:4] for _ in range(5)]
    assert ends == [(-4.0, False, False)] * 4 + [(-4.0, False, True)]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step([0.0])
    x = np.array([0.0, np.pi - 0.199, 0.0, -1.0])
    seen, info = env.reset(options={"state": x})
    assert np.array_equal(seen, x) and "energy" not in info
    _, _, terminated, truncated, info = env.step([0.0])
    assert terminated and not truncated and "energy" not in info


def test_what_is_seen_and_where_episodes_begin_are_a_users_choice() -> None:
    env = po.gym.Environment(
        CART, actions={"rail": (-1.0, 2.0)}, observations=["joint_velocity[hinge]", "joint_position", "energy_storage"],
        reset=lambda rng: np.array([0.0, rng.uniform(3.0, 3.2), 0.0, 0.0]),
        bounds=(-50.0, [50.0, 3.0, 7.0, 60.0, 60.0]),
    )  # fmt: skip
    seen, _ = env.reset(seed=2)
    state = env.stepper.state
    stored = [*env.stepper.energy.stored.values()]
    assert np.allclose(seen, [state[3], *state[:2], *stored]) and 3.0 <= state[1] <= 3.2
    assert env.action_space.low == [-1.0] and env.observation_space.high[1] == 3.0
    turned = po.gym.Environment(CART, actions={"rail": 1.0}, observations=lambda t, x: [np.cos(x[1]), t])
    assert turned.observation_space.shape == (2,) and turned.reset()[0][1] == 0.0


@pytest.mark.long
def test_limits_of_joints_bound_what_is_done_and_seen(tmp_path: Path) -> None:
    inertia = '<mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>'
    link = f'<link name="{{}}"><inertial>{inertia}</inertial></link>'
    joint = (
        '<joint name="rail" type="prismatic"><parent link="base"/><child link="cart"/><axis xyz="1 0 0"/>'
        '<limit lower="-1" upper="1" effort="30" velocity="5"/></joint>'
    )
    file = tmp_path / "cart.urdf"
    file.write_text(f'<robot name="cart">{link.format("base")}{link.format("cart")}{joint}</robot>')
    env = po.gym.Environment(file, actions=["rail"], dt=0.05)
    assert env.action_space.high == [30.0]
    assert env.observation_space.high[0] == pytest.approx(1.002) and np.isinf(env.observation_space.high[1])
    env.reset(seed=1)
    seen = np.array([env.step([30.0])[0] for _ in range(10)])
    assert seen[:, 0].max() > 0.99 and all(env.observation_space.contains(x) for x in seen)


def test_a_network_is_an_environment_too() -> None:
    net = po.Network("filter")
    net.add(el.VoltageSource("V", 0.0), "a", "ground")
    net.add(el.Resistor("R", 2.0), "a", "b")
    net.add(el.Capacitor("C", 0.5), "b", "ground")
    env = po.gym.Environment(net, actions={"V": (0.0, 5.0)}, observations=["C.voltage", "R.current"], dt=0.1, reset=0.1)
    env.reset(seed=0)
    seen, _, _, _, info = env.step([5.0])
    assert 0.3 < seen[0] < 0.8 and np.isclose(seen[1], (5.0 - seen[0]) / 2.0)
    assert info["energy"]["dissipated"]["R"] > 0
    with pytest.raises(po.ModelError, match="one mechanism"):
        po.gym.Environment(net, actions={"V": (0.0, 5.0)}, render_mode="rgb_array")


def test_many_at_once(env: Any) -> None:
    again = pickle.loads(pickle.dumps(env))
    assert np.array_equal(again.reset(seed=4)[0], env.reset(seed=4)[0])
    both = gymnasium.vector.SyncVectorEnv([upright, upright])
    first, _ = both.reset(seed=4)
    assert np.array_equal(first[0], env.reset(seed=4)[0]) and not np.array_equal(first[0], first[1])
    seen, _, _, _, info = both.step(np.array([[1.0], [1.0]]))
    assert np.array_equal(seen[0], env.step([1.0])[0]) and info["energy"]["supplied"]["rail"].shape == (2,)


@pytest.mark.long
def test_many_in_processes_of_their_own() -> None:
    both = gymnasium.vector.AsyncVectorEnv([upright, upright], context="spawn")
    try:
        first, _ = both.reset(seed=4)
        assert np.array_equal(first[0], upright().reset(seed=4)[0])
        assert both.step(np.array([[1.0], [1.0]]))[0].shape == (2, 4)
    finally:
        both.close()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"actions": ["rail"]}, "no joint of this name has a limit of effort"),
        ({"actions": "rail"}, "must name inputs with their bounds"),
        ({"actions": {"rail": (1.0, -1.0)}}, "bounds of 'rail'"), ({"actions": {"rails": 1.0}}, "rails"),
        ({"dt": 0.0}, "dt must be"), ({"substeps": 0}, "substeps"), ({"episode": -1.0}, "episode"),
        ({"reset": -1.0}, "reset must be"), ({"reset": np.nan}, "reset must be"),
        ({"bounds": (1.0, 0.0)}, "low < high"), ({"observations": "joint_position"}, "list of names"),
        ({"observations": ["joint_positions"]}, "joint_position"), ({"render_mode": "human"}, "po.view"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told(options: dict[str, Any], words: str) -> None:
    with pytest.raises(po.PoinsotError, match=words):
        upright(**options)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"reward": lambda x, u: None}, "reward must return a number, not None"),
        ({"reward": lambda x, u: x}, "reward must return a number"),
        ({"terminated": lambda x: x > 0}, "terminated must return True or False"),
    ],
)
def test_what_functions_of_users_may_answer_is_told(options: dict[str, Any], words: str) -> None:
    env = upright(**options)
    env.reset(seed=1)
    with pytest.raises(po.ModelError, match=words):
        env.step(np.zeros(1))


@pytest.mark.parametrize("action", [1.0, [1.0], [[1.0, 1.0]], [1.0, np.nan], "ab", ["a", "b"], [1j, 0.0], None])
def test_an_action_is_a_number_for_each_input(action: Any) -> None:
    """Law  no action is spread over inputs or episodes that it does not name, and what is no number is refused."""
    said: dict[str, Any] = {"actions": {"shoulder": 2.0, "elbow": (-1.0, 3.0)}, "reset": 0.1}
    arm = Path(CART).with_name("double_pendulum.toml")
    env, many = po.gym.Environment(arm, **said), po.gym.VectorEnvironment(arm, 3, **said)
    env.reset(seed=0)
    many.reset(seed=0)
    with pytest.raises(po.ModelError, match="an action is 2 finite numbers"):
        env.step(action)
    for rows in (action, [action], np.ones((3, 1)), np.ones((1, 2))):
        with pytest.raises(po.ModelError, match="actions are 3 × 2 finite numbers"):
            many.step(rows)
    seen = env.step([5.0, -np.inf])[0]  # and what is too large is cut
    many.reset(seed=0)
    np.testing.assert_array_equal(many.step(np.tile([2.0, -1.0], (3, 1)))[0][0], seen)
    many.close()


def test_what_is_seen_is_a_row() -> None:
    """A matrix stood in a space of as many numbers as it has rows."""
    with pytest.raises(po.ModelError, match="observations must return a row of numbers"):
        upright(observations=lambda t, x: x.reshape(2, 2))


def test_a_name_is_not_its_own_correction() -> None:
    with pytest.raises(po.ModelError) as refusal:
        upright(actions=["rail"])
    assert "did you mean" not in str(refusal.value)


def test_gymnasium_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "poinsot.gym.environment")
    with pytest.raises(po.PoinsotError, match=r"pip install 'poinsot\[gym\]'"):
        importlib.import_module("poinsot.gym.environment")


def bouncer(e: float = 0.9) -> Any:
    """A ball on a rail, pushed up and down, that bounces on a stop."""
    body = po.Body("ball", po.Inertia.at_centre(1.0, [0, 0, 0], np.diag([0.1, 0.1, 0.1])))
    stop = po.Limit("floor", po.OnFreedom("fall"), lower=0.0, restitution=e)
    model = po.Model("bouncer", (body,), (po.Joint("fall", po.pairs.prismatic(), "ground", "ball"),), switches=(stop,))
    return po.gym.Environment(
        po.Mechanism(model), actions={"fall": 1.0}, dt=0.05, initial=([0.3], [0.0]), episode=2.0, reset=0.01
    )


def episode_of(env: Any, seed: int) -> Any:
    """States of an episode, and how it ended."""
    seen, info, over = [env.reset(seed=seed)[0]], {}, False
    while not over:
        x, _, terminated, truncated, info = env.step([0.5])
        seen.append(x)
        over = terminated or truncated
    return np.array(seen), info["reason"]


def test_an_episode_is_that_of_a_new_environment_whatever_was_before() -> None:
    """Law  what a reset begins knows nothing of the past: many impacts, at later times, change no bit."""
    used = bouncer()
    for seed in range(3):
        episode_of(used, seed)
    (seen, reason), (alone, _) = episode_of(used, 7), episode_of(bouncer(), 7)
    assert seen.tobytes() == alone.tobytes() and reason == "its time is up, 2 s"


def test_a_stepper_put_back_in_time_counts_no_event_of_before() -> None:
    """A hundred starts with an impact each are no chattering, and each goes as the first."""
    stepper, ends = bouncer().stepper, []
    for _ in range(120):
        stepper.time, stepper.state = 0.0, [0.3, 0.0]
        stepper.step([0.0], 10)
        ends.append(stepper.state)
    assert all(np.allclose(end, ends[0], rtol=0, atol=1e-12) for end in ends)


def test_what_cannot_be_moved_further_ends_the_episode_with_its_reason(tmp_path: Path) -> None:
    """Below 0 a spring's law is no number: truncated, with the sentence, and another may begin."""
    text = """poinsot = 1\ngravity = [0, 0, -9.81]\n[bodies.m]\nmass = 1\n
    [pairs.fall]\nkind = "prismatic"\nbetween = ["ground", "m"]\npoint = [0, 0, 0]\naxis = [0, 0, 1]\n
    [springs.s]\npair = "fall"\nenergy = "1e-9*x**1.5"\n"""
    (tmp_path / "m.toml").write_text(text)
    env = po.gym.Environment(po.load(tmp_path / "m.toml"), actions={"fall": 1.0}, dt=0.01, initial=([2.0], [0.0]))
    for _ in range(2):
        env.reset(options={"state": [0.01, -3.0]})
        x, _, terminated, truncated, info = env.step([0.0])
        assert truncated and not terminated and x == pytest.approx([0.01, -3.0])
        assert re.search("'m' cannot take a step.*infinite or not a number", info["reason"])
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step([0.0])
        env.reset()
        x, _, terminated, truncated, _ = env.step([0.0])
        assert not terminated and not truncated and x[1] == pytest.approx(-0.01 * 9.81, rel=1e-6)
    env.reset()
    with pytest.raises(po.ModelError, match="an action is 1 finite numbers"):
        env.step([np.nan])


def test_a_hopper_by_time_stepping_is_the_stepper_and_the_run(tmp_path: Path) -> None:
    """It falls on its floor and its limit: the same bits by an environment, a stepper and a run, again after a reset,
    and from a saved state; the energy of each step closes."""
    (tmp_path / "hopper.xml").write_text(HOPPER)
    m = po.load(tmp_path / "hopper.xml", contacts=True, limits=True)
    env = po.gym.Environment(m, actions={"hip": 20.0}, method="moreau", dt=0.02, substeps=10, episode=None)
    episodes = []
    for _ in range(2):
        x, _ = env.reset(seed=1)
        seen = [x]
        for _ in range(60):
            x, _, _, truncated, info = env.step([0.5])
            seen.append(x)
            assert not truncated and abs(info["energy"]["residual"]) < 1e-10
        episodes.append(np.array(seen))
    np.testing.assert_array_equal(*episodes)
    stepper = po.Stepper(m, 2e-3, "moreau", inputs={"hip": 0.5})
    stepper.step(count=350)
    saved = stepper.save()
    stepper.step(count=250)
    np.testing.assert_array_equal(stepper.state, x)
    kept = ["joint_position", "joint_velocity", "contact_gap", "contact_force"]
    run = po.simulate(m, 1.2, method="moreau", step=2e-3, inputs={"hip": 0.5}, samples=2, outputs=kept, progress=False)
    np.testing.assert_array_equal(x[: m.nq], run["joint_position"].values[-1])
    np.testing.assert_array_equal(x[m.nq :], run["joint_velocity"].values[-1])
    for name, value in stepper.observe(kept[2:]).items():
        np.testing.assert_allclose(value, run[name].values[-1], atol=1e-9)
    assert abs(stepper.energy.residual) < 1e-9
    other = po.Stepper(m, 2e-3, "moreau", inputs={"hip": 0.5})
    other.restore(saved)
    other.step(count=250)
    np.testing.assert_array_equal(other.state, x)


# Laws of `po.gym.VectorEnvironment`: the bits of as many environments, whatever moves them.
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
