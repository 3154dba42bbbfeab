"""Derivatives of runs: bits of the run itself, exact linear systems, 40-digit pendulums, loops, transition matrices."""

from pathlib import Path
from typing import Any

import mpmath
import mpmath as mp
import numpy as np
import pytest

import poinsot as po
from cases import quick, saved
from networks.switching_circuits import G, circuit
from poinsot import electrical as el
from poinsot import translational as tl
from poinsot.sensitivity import Sensitivity

PENDULUM = """
poinsot = 1
name = "pendulum"
gravity = [0, 0, -9.81]

bodies.bob = {mass = 2.0, centre = [0, 0, -0.7], inertia = [0.05, 0.05, 0.01]}
pairs.hinge.kind = "revolute"
pairs.hinge.between = ["ground", "bob"]
pairs.hinge.point = [0,0,0]
pairs.hinge.axis = [0,1,0]
pairs.hinge.initial = {position = 1.2, velocity = 0.5}
dampers.friction = {pair = "hinge", damping = 0.3}
"""
OSCILLATOR = """
poinsot = 1
name = "oscillator"
parameters = {r = 2.0}
elements.V = {kind = "voltage_source", nodes = ["a", "ground"], voltage = 3.0}
elements.R = {kind = "resistor", nodes = ["a", "b"], resistance = "r"}
elements.L = {kind = "inductor", nodes = ["b", "c"], inductance = 0.5}
elements.C = {kind = "capacitor", nodes = ["c", "ground"], capacitance = 0.25}
"""
CHOPPER = """
poinsot = 1
name = "chopper"
parameters = {d = 0.4}
elements.V = {kind = "voltage_source", nodes = ["a", "ground"], voltage = 3.0}
elements.S.kind = "switch"
elements.S.nodes = ["a", "b"]
elements.S.command = "step(0.3*d - t) + step(t - 0.3)*step(0.3*(1 + d) - t) + step(t - 0.6)*step(0.3*(2 + d) - t)"
elements.R = {kind = "resistor", nodes = ["b", "c"], resistance = 2.0}
elements.C = {kind = "capacitor", nodes = ["c", "ground"], capacitance = 0.25}
elements.load = {kind = "resistor", nodes = ["c", "ground"], resistance = 4.0}
"""


def pendulum_at(m: Any, z: Any, d: Any, at: Any, rate: Any) -> tuple[Any, Any]:
    """φ and φ' after 0.8 s, by Taylor's series of order 40 in eight steps, in the digits that mpmath has."""
    inertia, pull = mpmath.mpf("0.05") + m * z * z, m * mpmath.mpf("9.81") * z
    for _ in range(8):
        y, v, s, c = [at], [rate], [mpmath.sin(at)], [mpmath.cos(at)]
        for k in range(40):
            v.append((pull * s[k] - d * v[k]) / inertia / (k + 1))
            y.append(v[k] / (k + 1))
            s.append(sum((j + 1) * y[j + 1] * c[k - j] for j in range(k + 1)) / (k + 1))
            c.append(-sum((j + 1) * y[j + 1] * s[k - j] for j in range(k + 1)) / (k + 1))
        h = mpmath.mpf("0.1")
        at, rate = mpmath.polyval(y[::-1], h), mpmath.polyval(v[::-1], h)
    return at, rate


def by_differences(of: Sensitivity, name: str, at: float, size: float) -> dict[str, Any]:
    """∂/∂(a parameter), from six runs around by `simulate`."""
    runs = {
        k: po.simulate(of.varying.model, dataset=False, parameters={name: at + k * size}, **of.options)
        for k in (-3, -2, -1, 1, 2, 3)
    }

    def slope(v: str) -> Any:
        one, two, three = (np.asarray(runs[k][v]) - np.asarray(runs[-k][v]) for k in (1, 2, 3))
        return (45 * one - 9 * two + three) / (60 * size)

    return {v: slope(v) for v in runs[1].variables}


def test_the_run_is_the_run_of_simulate() -> None:
    """Bit for bit, and the derivatives stand beside."""
    m = po.load("examples/double_pendulum.toml")
    names = ["bodies.lower.mass", "elbow", "elbow.velocity"]
    given: dict[str, Any] = {"samples": 8, "rtol": 1e-9, "outputs": ["joint_position", "joint_velocity", "body_twist"]}
    found = po.sensitivities(m, to=names, time=0.7, **given)
    run = po.simulate(m.with_parameters("bodies.lower.mass"), 0.7, **given)
    for name, variable in run.variables.items():
        assert np.array_equal(variable.values, found[name].values), name
    assert list(found.parameter.values) == names
    assert found.joint_position_sensitivity.dims == ("time", "coordinate", "parameter")
    np.testing.assert_array_equal(found.joint_position_sensitivity[0, :, 1], [0.0, 1.0])
    np.testing.assert_array_equal(found.joint_velocity_sensitivity[0, :, 2], [0.0, 1.0])


@pytest.mark.parametrize("rtol", [pytest.param(1e-7, marks=pytest.mark.long), 1e-11])
def test_a_pendulum_to_forty_digits(tmp_path: Path, rtol: float) -> None:
    """As exact as the run is asked to be: (I + m l²) φ'' = −m g l sin φ − d φ', differences of 40-digit runs."""
    path = saved(tmp_path / "pendulum.toml", PENDULUM)
    to = ["bodies.bob.mass", "bodies.bob.centre.z", "elements.friction.damping", "hinge", "hinge.velocity"]
    outputs = ["joint_position", "joint_velocity"]
    of = Sensitivity(po.load(path), to, times=[0.0, 0.8], rtol=rtol, atol=1e-12, outputs=outputs)
    _, slopes = of()

    with mpmath.workdps(40):
        at = [mpmath.mpf(x) for x in ("2", "-0.7", "0.3", "1.2", "0.5")]
        h = mpmath.mpf(10) ** -12
        for k in range(5):
            high, low = (pendulum_at(*[x + s * h * (i == k) for i, x in enumerate(at)]) for s in (1, -1))
            exact = [float((a - b) / (2 * h)) for a, b in zip(high, low, strict=True)]
            found = [slopes["joint_position"][-1, 0, k], slopes["joint_velocity"][-1, 0, k]]
            np.testing.assert_allclose(found, exact, rtol=0, atol=30 * rtol * max(map(abs, exact)), err_msg=of.names[k])


def test_a_linear_network_by_variation_of_constants(tmp_path: Path) -> None:
    """L i' = V − R i − v, C v' = i: ∂/∂R and ∂/∂V of the solution, from the exponential of a larger matrix."""
    from scipy.linalg import expm

    path = saved(tmp_path / "oscillator.toml", OSCILLATOR)
    of = Sensitivity(
        path, ["r", "V", "C.voltage"], times=np.linspace(0, 2, 9), rtol=1e-11, outputs=["L.current", "C.voltage"],
        initial={"C.voltage": 0.4},
    )  # fmt: skip
    run, slopes = of()
    L, C, R, V = 0.5, 0.25, 2.0, 3.0
    A = np.array([[-R / L, -1 / L, V / L], [1 / C, 0, 0], [0, 0, 0]])
    dA = {"r": np.diag([-1 / L, 0, 0]), "V": np.zeros((3, 3)), "C.voltage": np.zeros((3, 3))}
    dA["V"][0, 2] = 1 / L
    start, moved = np.array([0, 0.4, 1.0]), np.array([0, 1.0, 0])
    for k, name in enumerate(of.names):
        for at, t in enumerate(run.time):
            whole = expm(np.block([[A, np.zeros((3, 3))], [dA[name], A]]) * t)
            exact = (whole @ np.append(start, moved * (name == "C.voltage")))[3:5]
            found = [slopes["L.current"][at, k], slopes["C.voltage"][at, k]]
            np.testing.assert_allclose(found, exact, atol=1e-10)
    assert of({"r": 2.5})[0]["C.voltage"][-1] != run["C.voltage"][-1]


@pytest.mark.long
def test_a_closed_loop_with_lengths() -> None:
    """The start closes anew for other lengths; the derivatives keep the loop closed and agree with differences."""
    of = Sensitivity(
        "examples/four_bar.toml", ["cx", "steel"], time=0.3, samples=4, rtol=1e-11, outputs=["joint_velocity"]
    )
    _, slopes = of()
    for k, (name, at) in enumerate((("cx", 0.28), ("steel", 1.2))):
        near = by_differences(of, name, at, 1e-3 * at)
        for v in slopes:
            apart = np.abs(slopes[v][..., k] - near[v]).max()
            assert apart <= 1e-8 * (np.abs(near[v]).max() + 1e-3 * np.abs(slopes[v]).max() + 1e-9), (name, v)


@pytest.mark.long
def test_a_run_in_two_parts_and_a_symplectic_matrix() -> None:
    """∂x(2)/∂x(0) is the product of both halves', and keeps dq ∧ dp of a mechanism without friction."""
    m = po.load("examples/double_pendulum.toml").with_parameters(
        d="elements.shoulder-friction.damping", e="elements.elbow-friction.damping"
    )
    names = ["shoulder", "elbow", "shoulder.velocity", "elbow.velocity"]
    same: dict[str, Any] = {
        "parameters": {"d": 0.0, "e": 0.0},
        "rtol": 1e-11,
        "outputs": ["joint_position", "joint_velocity"],
    }
    of = Sensitivity(m, names, times=[0.0, 0.5, 1.0], **same)
    run, slopes = of({"shoulder.velocity": 0.3})
    S = np.concatenate([slopes["joint_position"], slopes["joint_velocity"]], axis=1)
    there = {
        n: float(x) for n, x in zip(names, np.append(run["joint_position"][1], run["joint_velocity"][1]), strict=True)
    }
    _, second = Sensitivity(m, names, times=[0.0, 0.5], **same)(there)
    T = np.concatenate([second["joint_position"], second["joint_velocity"]], axis=1)
    np.testing.assert_allclose(T[-1] @ S[1], S[-1], atol=1e-8 * np.abs(S[-1]).max())

    plain = m.at([0.0, 0.0])

    def momenta(k: int) -> Any:
        """∂(q, p)/∂(q, v) at a sample."""
        q, v = run["joint_position"][k], run["joint_velocity"][k]
        M = plain.mass_matrix(q)
        h = 1e-5
        turned = np.stack(
            [(plain.mass_matrix(q + e) - plain.mass_matrix(q - e)) @ v / (2 * h) for e in h * np.eye(2)], 1
        )
        return np.block([[np.eye(2), np.zeros((2, 2))], [turned, M]])

    J = np.block([[np.zeros((2, 2)), np.eye(2)], [-np.eye(2), np.zeros((2, 2))]])
    canonical = momenta(2) @ S[2] @ np.linalg.inv(momenta(0))
    np.testing.assert_allclose(canonical.T @ J @ canonical, J, atol=1e-7)


@pytest.mark.long
def test_numbers_measured_by_another_unit() -> None:
    """A parameter k times as large has derivatives 1/k as large: two masses as one number, a friction of 1e±5 units."""
    m = po.load("examples/double_pendulum.toml")
    both = m.with_parameters(m=("bodies.upper.mass", "bodies.lower.mass"))
    given: dict[str, Any] = {"time": 0.5, "samples": 3, "rtol": 1e-10, "outputs": ["joint_position"]}
    mass = both.defaults[0]
    _, one = Sensitivity(both, ["m"], parameters={"m": mass}, **given)()
    _, two = Sensitivity(
        m, ["bodies.upper.mass", "bodies.lower.mass"], parameters=None, **given
    )({"bodies.upper.mass": mass, "bodies.lower.mass": mass})  # fmt: skip
    np.testing.assert_allclose(two["joint_position"].sum(axis=-1), one["joint_position"][..., 0], atol=1e-9)


@pytest.mark.long
@pytest.mark.parametrize(
    ("file", "name", "at"),
    [
        ("heavy_top.toml", "bodies.top.mass", 15.0),
        ("networks/motor_drives_four_bar.toml", "elements.motor.resistance", None),
        ("networks/two_gases.toml", "elements.left.amount", None),
        ("networks/low_pass.toml", "elements.R1.resistance", 1.0),
        ("networks/hydraulic_lift.toml", "elements.mechanism.bodies.boom.mass", None),
    ],
)
def test_models_of_all_kinds_against_differences(file: str, name: str, at: float | None) -> None:
    """Quaternions, motors on loops, laws solved by Newton's method, excess storage: every variable there is."""
    m = po.load(f"examples/{file}")
    of = Sensitivity(m, [name], time=0.3, samples=5, rtol=1e-11)
    at = float(m.with_parameters(name).defaults[0]) if at is None else at
    _, slopes = of()
    near = by_differences(of, name, at, 1e-3 * at)
    for v in slopes:
        apart = np.abs(slopes[v][..., 0] - near[v]).max()
        assert apart <= 1e-6 * (np.abs(near[v]).max() + 1e-6), v


@pytest.mark.parametrize(
    ("to", "options", "said"),
    [
        (["bodies.lower.mas"], {}, "mass"), ([], {}, "list of names"), (["elbow", "elbow"], {}, "more than once"),
        (["elbow"], {"method": "moreau", "step": 1e-3}, "dop853"), (["elbow"], {"controllers": ()}, "controllers"),
    ],
)  # fmt: skip
def test_refused_by_one_paragraph(to: list[str], options: dict[str, Any], said: str) -> None:
    with pytest.raises(po.PoinsotError, match=said):
        po.sensitivities(po.load("examples/double_pendulum.toml"), to, 0.1, **options)


@pytest.mark.parametrize("voltage", quick(1, ["3*step(t - r/10)", "2*step(t - r/20)*t", "3*step(t - 0.1)*sin(r*t)"]))
def test_jumps_that_depend_on_a_parameter(tmp_path: Path, voltage: str) -> None:
    """When they come, and what the formula holds else."""
    path = saved(tmp_path / "pulse.toml", OSCILLATOR.replace("voltage = 3.0", f'voltage = "{voltage}"'))
    of = Sensitivity(path, ["r"], times=[0.0, 0.15, 0.4], rtol=1e-11)
    near, slopes = by_differences(of, "r", 2.0, 1e-3), of()[1]
    for v in ("C.voltage", "L.current", "energy_dissipated", "energy_supplied"):
        np.testing.assert_allclose(slopes[v][..., 0], near[v], atol=1e-9, err_msg=v)


def test_a_jump_that_leaves_the_run(tmp_path: Path) -> None:
    """At its very end refused: for other numbers there are fewer. Just before it is exact."""
    path = saved(tmp_path / "pulse.toml", OSCILLATOR.replace("voltage = 3.0", 'voltage = "3*step(t - r/5)"'))
    with pytest.raises(po.SimulationError, match="jumps or bends"):
        po.sensitivities(path, ["r"], times=[0.0, 0.4])
    of = Sensitivity(path, ["r"], times=[0.0, 0.4 + 1e-5], rtol=1e-11)
    near, slopes = by_differences(of, "r", 2.0, 1e-6), of()[1]
    np.testing.assert_allclose(slopes["L.current"][..., 0], near["L.current"], rtol=1e-7, atol=1e-7)


def test_a_duty_cycle(tmp_path: Path) -> None:
    """V, then nothing, from a switch that is told to open after a share of every period: exponentials, by the share."""
    path = saved(tmp_path / "chopper.toml", CHOPPER)
    of = Sensitivity(path, ["d"], times=[0.0, 0.45, 0.9], rtol=1e-11, outputs=["C.voltage"])

    def voltage(d: float, t: float) -> float:
        v, since = 0.0, 0.0
        for k in range(3):
            for until, aim, rate in ((0.3 * (k + d), 3.0, 6.0), (0.3 * (k + 1), 0.0, 2.0)):
                end = min(until, t)
                aim, rate = (3.0 * 4.0 / 6.0, 3.0) if aim else (0.0, 1.0)
                v, since = aim + (v - aim) * np.exp(-rate * max(end - since, 0.0)), max(end, since)
        return float(v)

    run, slopes = of()
    for j, t in enumerate(run.time):
        assert abs(run["C.voltage"][j] - voltage(0.4, t)) < 1e-8
        exact = (voltage(0.4 + 1e-5, t) - voltage(0.4 - 1e-5, t)) / 2e-5
        assert abs(slopes["C.voltage"][j, 0] - exact) < 1e-7


def test_a_run_that_ends_at_an_edge() -> None:
    """Law  a state where the run ends is differentiated as one where it goes on: the edge that comes as it ends stays,
    and the one before, which moves, has come."""
    whole, part = (
        po.sensitivities("examples/networks/buck.toml", ["duty"], times=times, rtol=1e-11)["L.flux_linkage_sensitivity"]
        for times in ([0.0, 1e-5, 1.2e-5], [0.0, 1e-5])
    )
    np.testing.assert_allclose(part[1], whole[1], rtol=1e-9)


@pytest.mark.sample(2)
@pytest.mark.parametrize("scale", [1.0, 1e-5, 1e5])
@pytest.mark.parametrize("method", ["dop853", "radau", "radau9", "gauss"])
def test_what_rests_and_would_decay_fast(method: str, scale: float) -> None:
    """Law  v = exp(−t/τ), 1 − exp(−t/τ) by the start and by the source of a circuit at rest, whose run takes steps of
    200 τ; and what a slow circuit beside it does is as without it."""
    net = po.Network("at rest")
    net.add(po.electrical.VoltageSource("V", 0.0), "a", "ground")
    for name, tau in (("C", 5e-5 * scale), ("slow", 0.1 * scale)):
        net.add(po.electrical.Resistor(f"R {name}", 1.0), "a", name)
        net.add(po.electrical.Capacitor(name, tau), name, "ground")
    times = scale * np.array([0.0, 2e-5, 1e-4, 2e-4, 0.3, 1.0])
    options: dict[str, Any] = {"inputs": {"V": 0.0}, "times": times, "method": method}
    of = Sensitivity(net, ["initial:C.voltage", "input:V", "initial:slow.voltage"], **options)
    run, slopes = of()
    assert not run["C.voltage"].any()
    for name, tau, start in (("C", 5e-5 * scale, 0), ("slow", 0.1 * scale, 2)):
        expected = np.zeros((len(times), 3))
        expected[:, start], expected[:, 1] = np.exp(-times / tau), -np.expm1(-times / tau)
        np.testing.assert_allclose(slopes[f"{name}.voltage"], expected, rtol=0, atol=1e-6, err_msg=name)


@pytest.mark.long
def test_stages_that_rest_beside_large_numbers() -> None:
    """Water at 1.9e5 Pa that flows steadily until the valve shuts: explicit steps in parts, implicit ones solved to
    the rounding of what rests."""
    options: dict[str, Any] = {"time": 0.05, "samples": 4, "outputs": ["pipe.node3.pressure"]}
    one, other = (
        po.sensitivities("examples/networks/water_hammer.toml", ["A"], method=method, rtol=rtol, **options)
        for method, rtol in (("dop853", 1e-9), ("radau", 1e-11))
    )
    name = "pipe.node3.pressure_sensitivity"
    np.testing.assert_allclose(one[name], other[name], rtol=0, atol=1e-7 * float(abs(other[name]).max()))


# Derivatives along implicit methods: stiff networks to 40 digits, and what explicit methods say elsewhere.
def ladder() -> po.Network:
    """Time constants of 30 ns and 1 s."""
    return circuit(
        (el.VoltageSource("V", 3.0), "s", G), (el.Resistor("R1", 1e-7), "s", "a"),
        (el.Capacitor("C1", 0.3, voltage=1.0), "a", G), (el.Resistor("R2", 2.0), "a", "b"),
        (el.Capacitor("C2", 0.5, voltage=0.2), "b", G),
    )  # fmt: skip


def ladder_at(p: list[Any], t: Any) -> tuple[Any, Any]:
    V, R1, C1, u, R2, C2, w = p
    A = mp.matrix([[-1 / (R1 * C1) - 1 / (R2 * C1), 1 / (R2 * C1), V / (R1 * C1)],
                   [1 / (R2 * C2), -1 / (R2 * C2), 0], [0, 0, 0]])  # fmt: skip
    values, vectors = mp.eig(A)
    x = vectors * mp.diag([mp.exp(value * t) for value in values]) * vectors**-1 * mp.matrix([u, w, 1])
    return mp.re(x[0]), mp.re(x[1])


@pytest.mark.parametrize("method", quick(1, ["radau", "radau9"]))
def test_a_stiff_ladder_to_forty_digits(method: str) -> None:
    family = ladder().with_parameters()
    of = Sensitivity(family, list(family.parameter_names), times=[0.0, 1e-8, 0.3, 2.0], rtol=1e-10, atol=1e-12,
                     method=method, outputs=["C1.voltage", "C2.voltage"])  # fmt: skip
    run, slopes = of()
    with mp.workdps(40):
        at = [mp.mpf(float(x)) for x in family.defaults]
        for k, name in enumerate(of.names):
            h = at[k] * mp.mpf(10) ** -14
            for j, t in enumerate(run.time):
                near = [ladder_at([x + s * h * (i == k) for i, x in enumerate(at)], mp.mpf(float(t))) for s in (1, -1)]
                exact = [float((a - b) / (2 * h)) for a, b in zip(*near, strict=True)]
                found = [slopes[f"{c}.voltage"][j, k] for c in ("C1", "C2")]
                size = float(1 / at[k]) + max(map(abs, exact))
                np.testing.assert_allclose(found, exact, atol=1e-7 * size, err_msg=f"{name} {t}")


@pytest.mark.parametrize("method", quick(0, ["radau", "gauss"]))
@pytest.mark.parametrize("case", ["friction and a stop", "pendulum"])
def test_what_explicit_methods_say(case: str, method: str) -> None:
    """Through impacts, sticking and a chart of a mechanism."""
    model: Any = po.load("examples/double_pendulum.toml")
    to = ["bodies.lower.mass", "elbow", "elbow.velocity"]
    if case != "pendulum":
        net = circuit((tl.Mass("m", 1.0, velocity=2.0), "x"), (tl.Spring("k", 20.0), "x", G),
                      (tl.DryFriction("F", 0.5), "x", G),
                      (tl.EndStop("e", lower=-0.2, restitution=0.5), "x", G))  # fmt: skip
        model = net.with_parameters()
        to = list(model.parameter_names)
    asked: dict[str, Any] = {"time": 1.2, "samples": 5, "rtol": 1e-11, "atol": 1e-13}
    one = Sensitivity(model, to, **asked)()[1]
    two = Sensitivity(model, to, **asked, method=method, **({"step": 2e-3} if method == "gauss" else {}))()[1]
    for name, slopes in one.items():
        size = np.abs(slopes).max() + 1e-9
        np.testing.assert_allclose(two[name], slopes, atol=1e-6 * size, err_msg=name)


@pytest.mark.long
def test_a_stiff_oscillator_by_differences() -> None:
    """van der Pol's, on its slow arc: 1 ms beside 1 s."""
    net = circuit((el.Capacitor("C", 1e-3, voltage=2.0), "a", G), (el.Inductor("L", 1.0), "a", G),
                  (el.NonlinearResistor("N", current=lambda v: v**3 / 3 - v, active=True), "a", G),
                  (el.Resistor("R", 50.0), "a", G))  # fmt: skip
    family = net.with_parameters()
    asked: dict[str, Any] = {"times": [0.0, 0.1, 0.5, 1.0, 1.3], "atol": 1e-12}
    of = Sensitivity(family, list(family.parameter_names), rtol=1e-10, method="radau9", **asked)
    _, slopes = of()
    for k, (name, at) in enumerate(zip(of.names, family.defaults, strict=True)):
        h = 1e-4 * at
        near = [po.simulate(family, parameters={name: at + s * h}, dataset=False, rtol=1e-12, method="radau9", **asked)
                for s in (-2, -1, 1, 2)]  # fmt: skip
        for v in ("C.voltage", "L.current"):
            exact = (8 * (near[2][v] - near[1][v]) - (near[3][v] - near[0][v])) / (12 * h)
            np.testing.assert_allclose(slopes[v][:, k], exact, atol=3e-7 * np.abs(exact).max(), err_msg=name)
