"""Whatever is given as `initial`, a run starts from a finite state or is refused with one paragraph."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, saved
from poinsot.simulation import HamiltonianSystem

TREE, LOOP, TOP = (po.load(EXAMPLES / f"{name}.toml") for name in ("double_pendulum", "four_bar", "heavy_top"))


def hoist() -> po.Network:
    """A mechanism on a motor: the states of a network, and a mechanism within."""
    net = po.Network("hoist")
    net.add(po.electrical.VoltageSource("V", 1.0), "a", "ground")
    net.add(po.electrical.Inductor("L", 0.1, current=0.5), "a", "b")
    net.add(po.transducers.ElectricMachine("M", 0.2), "b", "ground", "shaft", "ground")
    net.add(TREE.as_element("arm", ["shoulder"]), "shaft")
    return net


NETWORK = hoist()
STARTS: dict[str, Callable[[Any], Any]] = {
    "tree": TREE.initial_state, "loop": LOOP.initial_state, "ball": TOP.initial_state,
    "element": lambda initial: TREE.as_element("arm", ["shoulder"], initial).start, "network": NETWORK.initial_state,
    "machine in a network": lambda initial: NETWORK.initial_state({"arm": initial}),
}  # fmt: skip


@pytest.mark.parametrize("place", ["initial_state", "as_element", "simulate", "network"])
@pytest.mark.parametrize(
    ("initial", "says"),
    [
        ({"shoulder": {"pos": 1.0}}, "unknown key 'pos'; did you mean 'position'"),
        ({"shoulder": {"speed": 1.0}}, "unknown key 'speed'; the keys are position, velocity and guess"),
        ({"shoulder": {"position": {"position": 1.0}}}, "must be 1 finite number; got"),
        ({"shoulder": {"position": "1.0"}}, "must be 1 finite number; got '1.0'"),
        ({"shoulder": "one"}, "must be 1 finite number; got 'one'"),
        ({"shoulder": True}, "must be 1 finite number; got True"),
        ({"shoulder": None}, "is None; leave the joint out"),
        ({"shoulder": [1.0, 2.0]}, "must be 1 finite number; got [1.0, 2.0]"),
        ({"shoulder": [[1.0], 2.0]}, "must be 1 finite number"),
        ({"shoulder": 1e400}, "must be 1 finite number; got inf"),
        ({"shoulder": 10**400}, "must be 1 finite number"),
        ({"shoulder": 1j}, "must be 1 finite number"),
        ({"shoulder": 1e150}, "must be 1 finite number"),
        ({"shoulder": 1e20}, "too far to say a direction"),
        ({"sholder": 1.0}, "which is not there; did you mean 'shoulder'"),
        ({3: 1.0}, "by the name of a joint, a text, not by 3"),
        ((1.0, 2.0, 3.0), "a pair (q, v) of 2 and 2 finite numbers"),
        (([1.0], [0.0, 0.0]), "has 2 coordinates (shoulder, elbow); the one given has shape (1,)"),
        (([1.0, 0.0], [0.0, "x"]), "is not finite, or no number"),
        (([1.0, 0.0], [0.0, np.nan]), "not finite, or no number, at freedom 'elbow'"),
        ([np.nan] * 4, "a pair (q, v) of 2 and 2"),
    ],
)
def test_what_cannot_be_a_start_is_refused_by_name(place: str, initial: Any, says: str) -> None:
    with pytest.raises(po.SimulationError) as error:
        match place:
            case "initial_state":
                TREE.initial_state(initial)
            case "as_element":
                TREE.as_element("arm", ["shoulder"], initial)
            case "simulate":
                po.simulate(TREE, 0.1, initial=initial)
            case "network":
                NETWORK.initial_state({"arm": initial})
    assert says in str(error.value) and "\n" not in str(error.value), str(error.value)


@pytest.mark.parametrize(
    ("initial", "says"),
    [
        ({"L.curent": 1.0}, "did you mean 'L.current'"), ({"L.current": "1"}, "must be a finite number, not '1'"),
        ({"L.current": [1.0]}, "must be a finite number, not [1.0]"),
        ({"L.current": {"position": 1.0}}, "must be a finite number, not {'position': 1.0}"),
        ({"L.current": None}, "must be a finite number, not None"), ({None: 1.0}, "by the name of a state, a text"),
        ({"arm": 1.0}, "starts from values by joint"), ({"arm": "rest"}, "starts from values by joint"),
        ([1.0], "has 5 finite numbers"),
    ],
)  # fmt: skip
def test_networks_refuse_likewise(initial: Any, says: str) -> None:
    for start in (NETWORK.initial_state, lambda given: po.simulate(NETWORK, 0.1, initial=given)):
        with pytest.raises(po.SimulationError) as error:
            start(initial)
        assert says in str(error.value) and "\n" not in str(error.value), str(error.value)


def test_every_way_of_saying_it_is_the_same_start() -> None:
    q, v = [0.25, -0.5], [1.0, 2.0]
    state = [*q, *v]
    by_joint = {"shoulder": {"position": 0.25, "velocity": 1}, "elbow": {"position": [-0.5], "velocity": (2.0,)}}
    exact = {
        "shoulder": {"position": Fraction(1, 4), "velocity": 1},
        "elbow": {"position": np.float32(-0.5), "velocity": 2},
    }
    by_name = {"shoulder": 0.25, "shoulder.velocity": 1, "elbow.position": -0.5, "elbow.velocity": "2 rad/s"}
    for same in (
        state,
        tuple(state),
        np.array(state),
        (q, v),
        [q, v],
        (np.array(q), tuple(v)),
        by_joint,
        exact,
        by_name,
    ):
        assert TREE.initial_state(same).tolist() == state, same
    one = po.load(EXAMPLES / "slider_crank.toml")
    assert one.initial_state({}).tolist() == one.initial_state(None).tolist()


def test_a_quaternion_of_zeros_is_no_start() -> None:
    joint = next(iter(TOP.tree.by_joint))
    with pytest.raises(po.SimulationError, match=r"quaternion of zeros.*\[0, 0, 0, 1\]"):
        TOP.initial_state({joint: [0.0] * 4})


def test_a_joint_that_follows_another_starts_where_that_one_does(tmp_path: Path) -> None:
    arm = '<joint name="{}" type="revolute"><parent link="a"/><child link="{}"/><axis xyz="0 0 1"/>{}</joint>'
    inertia = '<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>'
    link = '<link name="{}"><inertial><mass value="1"/>' + inertia + "</inertial></link>"
    mimic = '<limit lower="-9" upper="9" effort="1" velocity="1"/>{}'
    text = "".join(link.format(name) for name in "abc")
    text += arm.format("lead", "b", mimic.format(""))
    text += arm.format("follow", "c", mimic.format('<mimic joint="lead" multiplier="-2" offset="0.5"/>'))
    file = saved(tmp_path / "gripper.urdf", f'<robot name="gripper">{text}</robot>')
    coupled = po.load(file, mimic="coupled")
    assert coupled.initial_state({"lead": 0.25}).tolist() == [0.25, 0.0]
    with pytest.raises(po.SimulationError, match="follows joint 'lead'"):
        coupled.initial_state({"follow": 0.25})
    assert po.load(file).initial_state({"follow": 0.25}).tolist() == [0.0, 0.25, 0.0, 0.0]


def _anything(rng: np.random.Generator, names: list[Any], depth: int = 0) -> Any:
    """A value out of what people and programs pass."""
    kinds = 14 if depth < 3 else 9
    match int(rng.integers(kinds)):
        case 0:
            return float(rng.normal())
        case 1:
            return [0, 1, True, None, np.nan, np.inf, -0.0, 1e300, 10**400, 5e-324][int(rng.integers(10))]
        case 2:
            return ["", "1.0", "position", "x" * 500, "\x1b[31m", "é", b"1"][int(rng.integers(7))]
        case 3:
            return rng.normal(size=int(rng.integers(0, 6)))
        case 4:
            return [1j, Fraction(1, 3), object(), print, range(3), {1, 2}, np.datetime64("2020-01-01")][
                int(rng.integers(7))
            ]
        case 5:
            return rng.normal(size=tuple(rng.integers(0, 3, size=2)))
        case 6:
            return np.array([1.0, None, "a"], dtype=object)
        case 7 | 8:
            return names[int(rng.integers(len(names)))]
        case 9 | 10:
            return [_anything(rng, names, depth + 1) for _ in range(rng.integers(0, 5))]
        case 11:
            return tuple(_anything(rng, names, depth + 1) for _ in range(rng.integers(0, 4)))
        case _:
            keys = [*names, "position", "velocity", "pos", 3, None, ("a",)]
            return {
                keys[int(rng.integers(len(keys)))]: _anything(rng, names, depth + 1) for _ in range(rng.integers(0, 4))
            }


@pytest.mark.parametrize("place", STARTS)
def test_anything_at_all_is_a_finite_start_or_refused(place: str) -> None:
    names = ["shoulder", "elbow", "arm", "L.current", "L.flux_linkage", *LOOP.tree.by_joint, *TOP.tree.by_joint]
    taken = 0
    for seed in range(400):
        initial = _anything(np.random.default_rng(seed), names)
        try:
            state = STARTS[place](initial)
        except po.PoinsotError as error:
            assert "\n" not in str(error) and len(str(error)) < 1500, (seed, initial)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {initial!r} ends in {type(error).__name__}: {error}") from error
        else:
            taken += 1
            assert np.isfinite(state).all(), (seed, initial)
    assert taken > 0


@pytest.mark.parametrize(
    "initial", ["rest", 1.0, {"y": 1.0}, {"x": "1"}, {"x": [1.0]}, {"x": None}, {2: 1.0}, [1.0, 2.0], [np.nan]]
)
def test_port_hamiltonian_systems_and_plain_systems_refuse_likewise(initial: Any) -> None:
    from poinsot import PortHamiltonian

    one = PortHamiltonian(lambda x: 0.5 * x[0] * x[0], J=np.zeros((1, 1)), states=("x",), R=np.eye(1))
    for start in (HamiltonianSystem(one).system, lambda initial: po.simulate(one, 0.1, initial=initial)):
        with pytest.raises(po.SimulationError) as error:
            start(initial=initial)
        assert "\n" not in str(error.value)
    with pytest.raises(po.SimulationError):
        po.simulate(HamiltonianSystem(one).system(), 0.1, initial=["1.0"])
