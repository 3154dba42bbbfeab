"""Derivatives by starts: of networks by their numbers, of joints beside a whole state; arrays and modes that move."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, quick, saved
from networks.switching_circuits import G, circuit
from poinsot import electrical as el
from poinsot import translational as tl
from poinsot.algebra import array
from poinsot.kernels import Kernel
from poinsot.motion.moding import Moding
from poinsot.sensitivity import Sensitivity
from poinsot.sensitivity import columns as of_columns
from poinsot.sensitivity.jumps import Moved
from poinsot.simulation import CLOSED


def loop() -> po.Network:
    """Capacitors in a loop, of which one is charged."""
    return circuit(
        (el.Capacitor("C1", 0.3, voltage=2.0), "a", G), (el.Capacitor("C2", 0.5), "a", "b"),
        (el.Capacitor("C3", 0.7), "b", G), (el.Resistor("R", 3.0), "a", G),
    )  # fmt: skip


def fed() -> po.Network:
    """Capacitors that a source binds."""
    return circuit(
        (el.VoltageSource("V", 5.0), "a", G), (el.Capacitor("C1", 0.5), "a", "b"),
        (el.Capacitor("C2", 0.7, voltage=0.3), "b", "c"), (el.Resistor("R", 3.0), "c", G),
        (el.Capacitor("C3", 0.9), "c", G),
    )  # fmt: skip


def bent() -> po.Network:
    """Springs that are not linear, beside a mass."""
    return circuit(
        (tl.Mass("C1", 2.0, velocity=0.5), "a"), (tl.Spring("C2", 30.0, force=4.0), "a", G),
        (tl.Damper("b", 0.5), "a", G),
    )  # fmt: skip


@pytest.mark.sample(1)
@pytest.mark.parametrize("make", [loop, fed, bent])
@pytest.mark.parametrize("told", [False, True])
def test_starts_by_all_numbers(make: Any, told: bool) -> None:
    net = make()
    given = {"bent": {"C2.force": 3.0}}.get(make.__name__, {"C2.voltage": 0.4}) if told else None
    family = net.with_parameters()
    names = [*family.parameter_names, *(["C1.velocity"] if make is bent else ["C2.voltage"])]
    of = Sensitivity(family, names, time=0.1, initial=given)
    system = of_columns.member_of(of.varying, of.base)[0]
    exact = of_columns._network_starts(of.varying, of.base, system, 0.0, of.columns)
    assert len(exact) == len(of.columns)
    for i, (name, k, _) in enumerate(of.columns):
        near = of_columns._by_differences(of.varying, of.base, system, 0.0, name, k)[: len(exact[i])]
        np.testing.assert_allclose(exact[i], near, atol=1e-9 * (1 + np.abs(near).max()), err_msg=name.given)


OPTIONS = {"time": 0.3, "samples": 3, "rtol": 1e-11}


def whole(mechanism: po.Mechanism) -> tuple[np.ndarray, np.ndarray]:
    state = mechanism.initial_state()
    return state[: mechanism.nq], state[mechanism.nq :]


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("four_bar.toml", "A"),
        ("four_bar.toml", "A.velocity"),
        ("cart_pole.toml", "rail"),
        ("cart_pole.toml", "rail.velocity"),
    ],
)
def test_the_start_of_a_joint_within_a_whole_state_is_differentiated(file: str, name: str) -> None:
    mechanism = po.load(EXAMPLES / file)
    q, v = whole(mechanism)
    run = po.sensitivities(mechanism, [name], initial=(q, v), outputs=["joint_position"], **OPTIONS)
    np.testing.assert_allclose(run.joint_position.values[0], q, atol=1e-9)
    own = mechanism.tree.links[mechanism.tree.by_joint[name.partition(".")[0]]]
    value = v[own.v[0]] if "." in name else q[own.q[0]]
    ends = po.ensemble(
        mechanism, over={name: [value - 1e-5, value + 1e-5]}, initial=(q, v), outputs=["joint_position"], **OPTIONS
    ).joint_position.values
    if "." not in name:
        np.testing.assert_allclose(ends[:, 0, own.q[0]], [value - 1e-5, value + 1e-5], atol=1e-14)
    slopes = (ends[1] - ends[0]) / 2e-5
    np.testing.assert_allclose(run.joint_position_sensitivity.values[..., 0], slopes, atol=1e-7)


def test_the_whole_state_of_a_network_is_not_one_of_its_values() -> None:
    network = po.load(EXAMPLES / "networks" / "low_pass.toml")
    state = network.system().state.initial
    with pytest.raises(po.SimulationError, match="while initial is a whole state"):
        po.sensitivities(network, ["initial:C1.charge"], initial=state, time=1e-3, samples=3)


@pytest.mark.parametrize("name", ["a", "m", "J"])
def test_lengths_of_a_condition_that_a_user_writes_may_be_free(name: str) -> None:
    """The knife edge: its row is measured by the size of its part, which depends on the length a."""
    family = po.load_family(EXAMPLES / "knife_edge.toml")
    options = {"time": 1.0, "samples": 3, "rtol": 1e-11, "outputs": ["joint_position"]}
    run = po.sensitivities(family, [name], **options)
    value = float(family.values()[family.parameter_names.index(name)])
    ends = po.ensemble(family, over={name: [value - 1e-5, value + 1e-5]}, **options).joint_position.values
    slopes = (ends[1] - ends[0]) / 2e-5
    np.testing.assert_allclose(run.joint_position_sensitivity.values[..., 0], slopes, atol=1e-6)


def test_the_joint_of_a_loose_body_may_vary_in_an_ensemble(tmp_path: Path) -> None:
    path = saved(tmp_path / "loose.toml", "poinsot = 1\nname = 'loose'\nbodies.a = {mass = 1.0, inertia = [1, 1, 1]}\n")
    starts = [[0, 0, 0, 0, 0, 0, 1.0], [1.0, 0, 0, 0, 0, 0, 1.0]]
    found = po.ensemble(po.load(path), over={"a": starts}, time=0.1, samples=2)
    np.testing.assert_allclose(found.joint_position.values[:, 0], starts)


H = 1e-5


def bending(x: Any, k: Any) -> Any:
    return array([x[0] * x[1] * k, x[1] / (x[0] * x[0] + 1.0)])


BENT = Kernel(bending, {"x": (2,), "k": ()}, {"y": (2,)}, "bent")
FUNCTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "sums": lambda a, b: a + 2.0 * b - 3.0,
    "products": lambda a, b: a * b * a,
    "quotients": lambda a, b: a / (b * b + 1.0),
    "places": lambda a, b: a[..., 1:] * b[..., :1],
    "one sample": lambda a, b: a[0] * 2.0 - b[0],
    "side by side": lambda a, b: np.concatenate([a, b * b, a.copy()], axis=-1),
    "a kernel": lambda a, b: BENT.ufunc(a, b[..., 0]),
    "a kernel with plain numbers beside": lambda a, b: BENT.ufunc(a, 0.3) + b,
    "a kernel of a kernel": lambda a, b: BENT.ufunc(BENT.ufunc(a, 1.0), b[..., 1]),
}


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("seed", quick(1, range(4)))
def test_functions_move_by_their_derivatives(name: str, rng: np.random.Generator) -> None:
    """Value and every tangent, against differences of fourth order."""
    a, b = rng.normal(size=(2, 5, 2))
    da, db = rng.normal(size=(2, 3, 5, 2))
    function = FUNCTIONS[name]
    found = function(Moved(a, da), Moved(b, db))
    np.testing.assert_array_equal(found.value, function(a, b))
    assert found.shape == function(a, b).shape and found.tangents.shape == (3, *found.shape)
    for tangent, one, other in zip(found.tangents, da, db, strict=True):
        near = [function(a + k * H**0.5 * one, b + k * H**0.5 * other) for k in (-2, -1, 1, 2)]
        exact = (8 * (near[2] - near[1]) - (near[3] - near[0])) / (12 * H**0.5)
        np.testing.assert_allclose(tangent, exact, rtol=0, atol=1e-7 * max(1.0, np.abs(exact).max()))


def test_what_is_not_differentiated_is_refused() -> None:
    moved = Moved(np.ones(3), np.ones((2, 3)))
    with pytest.raises(po.SimulationError, match="not differentiated"):
        np.asarray(moved)
    with pytest.raises(po.SimulationError, match="NumPy's floor is not differentiated"):
        np.floor(moved)
    with pytest.raises(po.SimulationError, match="NumPy's add is not differentiated"):
        np.add.reduce(moved)


@pytest.mark.parametrize("seed", quick(20, range(400)))
def test_random_rows(rng: np.random.Generator) -> None:
    """D(p) = A Aᵀ + skew, S(p) = C Cᵀ of ranks that stay: z of T_w (w₀ + D z) + T_ẇ (b + S z) + T_z z = 0."""
    m, rank, skew = rng.integers(2, 7), rng.integers(0, 3), rng.integers(0, 2)
    A, a, b, C = (rng.normal(size=(2, m, n)) for n in (rank, 1, 1, rng.integers(0, 3)))
    free, given, way = rng.random((m, 1)) < 0.7, rng.normal(size=m), rng.normal(size=C.shape[2])
    weights, mode = np.exp(rng.normal(size=(m, 2))), np.where(rng.random(m) < 0.7, CLOSED, 0)
    F = rng.uniform(0.5, 2.0, (2, m)) * (rng.random(m) < 0.5) * (~free[:, 0])

    def at(p: float) -> list[np.ndarray]:
        own, one, two = ((X[0] + p * X[1]) * free for X in (A, a, b))
        moving = C[0] + p * C[1]
        return [own @ own.T + skew * (one @ two.T - two @ one.T), moving @ moving.T, moving @ way, F[0] + p * F[1]]

    def slope(f: object, h: float = 1e-4) -> np.ndarray:
        return (8 * (f(h) - f(-h)) - (f(2 * h) - f(-2 * h))) / (12 * h)  # type: ignore[operator]

    for constant in (True, False):

        def made(p: float, constant: bool = constant) -> tuple[Moding, np.ndarray]:
            D, S, _, bounds = at(p)
            modes = Moding(D, S, weights, bounds, lambda *_: None, constant)
            return modes, modes(mode).sigma.reshape(3, m, m)

        def z(p: float) -> np.ndarray:
            (D, S, rate, _), (_, T) = at(p), made(p)
            return np.linalg.solve(T[0] @ D + T[1] @ S + T[2], -(T[0] @ given + T[1] @ rate))

        (D, S, rate, _), (modes, T) = at(0.0), made(0.0)
        dD, dS, drate, dF = (slope(lambda p, k=k: at(p)[k]) for k in range(4))
        dT = modes.moved(mode, dD[None], dS[None], dF[None])
        assert dT is not None
        dT = dT.reshape(3, m, m)
        moved = dT[0] @ D + dT[1] @ S + dT[2] + T[0] @ dD + T[1] @ dS
        right = dT[0] @ given + dT[1] @ rate + T[1] @ drate + moved @ z(0.0)
        found = -np.linalg.solve(T[0] @ D + T[1] @ S + T[2], right)
        expected = slope(z, 5e-5)
        theirs = np.abs(slope(z) - expected).max()  # what differences miss
        np.testing.assert_allclose(found, expected, atol=1e-6 * (1 + np.abs(found).max()) + theirs)


def test_a_rank_that_does_not_stay() -> None:
    """Two rows that depend on each other at p = 0 alone: nothing has a derivative there."""
    modes = Moding(np.ones((2, 2)), np.zeros((2, 2)), np.ones((2, 2)), np.zeros(2), lambda *_: None)
    assert modes.moved(np.array([CLOSED, CLOSED]), np.eye(2)[None], np.zeros((1, 2, 2)), np.zeros((1, 2))) is None


def test_a_start_that_cannot_move_alone_is_refused() -> None:
    """Law  what has no run with another value has no derivative by it: a rotor on the shaft of a mechanism at rest, a
    capacitor beside one that is given; what is given moves both."""
    motor = po.load("examples/networks/motor_swings_pole.toml")
    with pytest.raises(po.SimulationError, match=r"motor\.rotor – cart_pole\.cart are bound"):
        po.sensitivities(motor, ["motor.rotor.angular_momentum"], 0.01)
    net = po.Network("loop")
    for name, size in (("C1", 1e-3), ("C2", 3e-3)):
        net.add(po.electrical.Capacitor(name, size), "a", "ground")
    net.add(po.electrical.Resistor("R", 10.0), "a", "ground")
    with pytest.raises(po.SimulationError, match=r"no start moves by C1\.charge alone"):
        po.sensitivities(net, ["C1.charge"], 0.01, initial={"C2.voltage": 1.0})
    run = po.sensitivities(net, ["C1.charge"], times=[0.0, 0.02], initial={"C1.charge": 1e-3}, rtol=1e-11)
    np.testing.assert_allclose(run["C2.charge_sensitivity"][:, 0], [3.0, 3.0 * np.exp(-0.5)], rtol=1e-9)
