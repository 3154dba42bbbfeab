"""Friction in space of a mechanism inside a network: a wheel that a motor drives over the ground, slipping, rolling.

    M_x v̇_x = F_x,   M_y v̇_y = F_y,   J ω̇ = k i − r F_x,   L i̇ = u(t) − R i − k ω,   s = (v_x − r ω, v_y)
    F = −μ N s/|s| where it slips; s = 0 and |F| ≤ μ N where it rolls

The wheel is thrown sideways, so that the direction of slipping turns; later the motor is too strong for the ground.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import poinsot as po
from cases import saved
from poinsot import electrical, transducers, translational
from poinsot.algebra.arrays import Floats

RADIUS, MU, G, J, K, R, L = 0.1, 0.3, 10.0, 0.01, 0.5, 1.0, 0.01
M_X, M_Y, N = 2.0, 1.7, 1.5 * G
DRIVE = "4 + 16*sin(3*t)**4"
PARTS = (("sx", "ground", [1, 0, 0], 0.3), ("sy", "sx", [0, 1, 0], 0.2), ("hub", "sy", [0, 0, 1], 0.5))
BODY = """bodies.{0} = {{mass = {3}, inertia = [0.02, 0.02, 0.02], position = [0, 0, {4}]}}
pairs.{0} = {{kind = "prismatic", between = ["{1}", "{0}"], point = [0, 0, {4}], axis = {2}, initial.velocity = {5}}}
"""
WHEEL = """poinsot = 1
name = "wheel"
gravity = [0, 0, {g}]
{bodies}
bodies.wheel = {{mass = 1.0, inertia = [0.01, 0.01, 0.01], position = [0, 0, {r}]}}
pairs.axle = {{kind = "revolute", between = ["hub", "wheel"], point = [0, 0, {r}], axis = [0, 1, 0]}}
shapes.tyre = {{body = "wheel", kind = "sphere", radius = {r}}}
ground = {{friction = {mu}}}
"""


def driven_wheel(folder: Path) -> po.Network:
    """The machine, from files."""
    speeds = {"sx": 0.5, "sy": 0.8, "hub": 0.0}
    bodies = "".join(BODY.format(n, b, axis, m, RADIUS, speeds[n]) for n, b, axis, m in PARTS)
    path = saved(folder / "wheel.toml", WHEEL.format(bodies=bodies, g=-G, r=RADIUS, mu=MU))
    net = po.Network("driven wheel")
    net.add(po.load(path).as_element("car", ["axle"]), "shaft")
    net.add(electrical.VoltageSource("u", DRIVE), "a", "ground")
    net.add(electrical.Resistor("R", R), "a", "b")
    net.add(electrical.Inductor("L", L), "b", "c")
    net.add(transducers.ElectricMachine("M", K), "c", "ground", "shaft", "ground")
    return net


def by_hand(times: Floats) -> tuple[Floats, list[tuple[float, str]]]:
    """v_x, v_y, ω, i at the times, and when it sticks, slips, and passes from one way of slipping to the other."""
    t, x, sticks, near = 0.0, np.array([0.5, 0.8, 0.0, 0.0]), False, 1e-10
    pieces, log = list[tuple[float, Any]](), list[tuple[float, str]]()

    def slip(x: Floats) -> Floats:
        return np.array([x[0] - RADIUS * x[2], x[1]])

    def electric(t: float, x: Floats) -> float:
        return float((4 + 16 * np.sin(3 * t) ** 4 - R * x[3] - K * x[2]) / L)

    def held(x: Floats) -> float:
        return float(K * x[3] / RADIUS / (1 + J / RADIUS**2 / M_X))

    def flow(t: float, x: Floats) -> list[float]:
        if sticks:
            return [held(x) / M_X, 0.0, held(x) / M_X / RADIUS, electric(t, x)]
        F = -MU * N * slip(x) / np.hypot(*slip(x))
        return [F[0] / M_X, F[1] / M_Y, (K * x[3] - RADIUS * F[0]) / J, electric(t, x)]

    while t < times[-1]:
        event = (lambda _t, x: MU * N - abs(held(x))) if sticks else (lambda _t, x: np.hypot(*slip(x)) - near)
        event.terminal, event.direction = True, -1  # type: ignore[attr-defined]
        found = solve_ivp(flow, (t, times[-1]), x, "DOP853", events=event, dense_output=True, rtol=1e-12, atol=1e-13)
        pieces.append((t, found.sol))
        if not found.status:
            break
        t, x = float(found.t_events[0][0]), np.array(found.y_events[0][0])
        stuck, sticks = sticks, not sticks and abs(held(x)) <= MU * N
        log.append((t, "slips" if stuck else "sticks" if sticks else "passes"))
        if sticks:
            x[0], x[1] = RADIUS * x[2], 0.0
        else:
            x[2] += np.sign(x[3]) * 2 * near / RADIUS
    begins = np.array([begin for begin, _ in pieces])
    which = np.searchsorted(begins, times, side="right") - 1
    return np.array([pieces[max(k, 0)][1](t) for k, t in zip(which, times, strict=True)]), log


TIMES = np.linspace(0.0, 2.4, 49)


def seen(run: Any) -> Floats:
    v = run["car.joint_velocity"].values
    return np.column_stack([v[:, [0, 1, 3]], run["L.current"].values])


@pytest.mark.sample(1)
@pytest.mark.parametrize("rtol", [1e-11, 5e-12, pytest.param(1e-12, marks=pytest.mark.long), 1e-10])
def test_a_motor_drives_a_wheel_that_slips_and_rolls(rtol: float, tmp_path: Path) -> None:
    """Law  what follows by hand; where the slip turns at no speed, steps go through it and land on that event."""
    exact, log = by_hand(TIMES)
    assert [name for _, name in log] == ["sticks", "slips", "passes", "sticks", "slips"]
    run = po.simulate(driven_wheel(tmp_path), times=TIMES, rtol=rtol, atol=rtol / 10)
    assert run.attrs["rejected"] < 90
    kinds, times = run["event_kind"].values, run["event_time"].values
    for name in ("sticks", "slips"):
        found = np.unique(np.round(times[(kinds == name) & (times > 0)], 10))
        assert found == pytest.approx([t for t, each in log if each == name], abs=1e-7)
    assert np.abs(seen(run) - exact).max() < 1e-7
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
    height = run["car.joint_position"].values[:, 2]
    assert np.abs(height).max() < 1e-14  # it neither sinks nor leaves


BALL = """poinsot = 1
name = "ball"
gravity = [0, 0, -9.81]
bodies.ball = {{mass = 0.5, inertia = [0.002, 0.002, 0.002], position = [0.3, 0, {z}]}}
pairs.b = {{kind = "free", between = ["ground", "ball"], initial = {{ velocity = [0, 5, 3, 0.2, 1.0, 0] }}}}
shapes.ball = {{body = "ball", kind = "sphere", radius = 0.1}}
ground = {{friction = 0.3, restitution = 0.0}}
"""
PULL = """[springs]
s = {between = ["ground", "ball"], body_points = [[0, 0, 1], [0, 0, 0]], stiffness = 2.0, rest_length = 0.5}
"""


@pytest.mark.long
def test_a_ball_in_a_network_moves_as_the_ball_alone(tmp_path: Path) -> None:
    """It falls, bounces with spin, slips, and rolls on a curve, pulled by a spring of the mechanism or the network."""
    times, path = np.linspace(0.0, 3.0, 61), tmp_path / "ball.toml"
    path.write_text(BALL.format(z=0.15) + PULL)
    alone = po.simulate(po.load(path), times=times, rtol=1e-10, atol=1e-11)
    path.write_text(BALL.format(z=0.15))
    net = po.Network("n")
    line = {"p": (("ground", (0, 0, 1)), ("ball", (0, 0, 0)))}
    net.add(po.load(path).as_element("m", line), "x")
    net.add(translational.Spring("s", 2.0, elongation=float(np.hypot(0.3, 0.85)) - 0.5), "x", "ground")
    run = po.simulate(net, times=times, rtol=1e-10, atol=1e-11)
    for name in ("joint_position", "joint_velocity"):
        assert np.abs(run[f"m.{name}"].values - alone[name].values).max() < 1e-7
    assert [*run["event_kind"].values] == [*alone["event_kind"].values]
    assert run["event_time"].values == pytest.approx(alone["event_time"].values, abs=1e-9)
    rolls = times > float(run["event_time"][-1])
    assert rolls.sum() > 10 and np.abs(run["m.joint_position"].values[rolls, 2] + 0.05).max() < 1e-14
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])


def test_frames_that_tell_where_the_wheel_touches_are_not_free(tmp_path: Path) -> None:
    net = driven_wheel(tmp_path)
    free = net.with_parameters().parameter_names
    assert "elements.car.bodies.sx.mass" in free and not any(".joints." in name for name in free)
    with pytest.raises(po.ModelError, match=r"cannot be free, because .*where shapes of 'wheel' touch"):
        net.with_parameters("elements.car.joints.sx.predecessor.z")


LANDING = """poinsot = 1
name = "landing"
gravity = [0.7, 0, -9.81]
bodies.body = {{mass = 0.5, inertia = [0.002, 0.003, 0.0025], position = [0, 0, {z}]}}
pairs.b = {{kind = "free", between = ["ground", "body"], initial = {{ velocity = {v} }}}}
[shapes.body]
body = "body"
{shape}
[ground]
friction = 0.3
"""
BOX = LANDING.format(z=0.08, v=[0.3, 0.2, 0, 0, 0, 0.5], shape='kind = "box"\nedges = [0.2, 0.2, 0.1]')
CAPSULE = LANDING.format(z=0.4, v=[0.3, 1, 0.2, 0.2, 1, 0], shape='kind = "capsule"\nradius = 0.1\nlength = 0.3')


@pytest.mark.long
@pytest.mark.parametrize(
    "text", [pytest.param(BOX, id="box"), pytest.param(CAPSULE, id="capsule", marks=pytest.mark.long)]
)
def test_redundant_contacts_beside_a_network(text: str, tmp_path: Path) -> None:
    """What lands, slides and stands on more corners than it needs moves as it does alone."""
    times, path = np.linspace(0.0, 1.0, 51), tmp_path / "body.toml"
    path.write_text(text)
    how = {"times": times, "rtol": 1e-11, "atol": 1e-13, "method": "dop853"}
    alone = po.simulate(po.load(path), **how)
    net = po.Network("n")
    net.add(po.load(path).as_element("m", []))
    net.add(electrical.Capacitor("C", 1.0, voltage=1.0), "x", "ground")
    net.add(electrical.Resistor("R", 3.0), "x", "ground")
    run = po.simulate(net, **how)
    for name in ("joint_position", "joint_velocity"):
        assert np.abs(run[f"m.{name}"].values - alone[name].values).max() < 1e-9


@pytest.mark.parametrize("seed", range(7))
def test_two_tangential_rows_stick_together_and_friction_only_takes(seed: int, tmp_path: Path) -> None:
    """Law  a capsule that lands on its ends, as it may: no row of a contact sticks while the other slides; −z w ≥ 0."""
    v = np.random.default_rng(seed).normal(size=6).round(3).tolist() if seed else [0.3, 1, 0.2, 0.2, 1, 0]
    text = LANDING.format(z=0.4, v=v, shape='kind = "capsule"\nradius = 0.1\nlength = 0.3')
    run = po.simulate(po.load(saved(tmp_path / "body.toml", text)), times=np.linspace(0, 1, 101), rtol=1e-6, atol=1e-8)
    rubbed = run["energy_dissipated"].sel(element=["ground-body end -", "ground-body end +"]).values
    assert np.diff(rubbed, axis=0).min() >= -1e-12 * float(run["energy_scale"][-1])
    changes = zip(*(run[f"event_{n}"].values.tolist() for n in ("time", "kind", "element")), strict=True)
    among = [each for each in changes if each[1] in ("sticks", "slips")]
    assert all(among.count(each) == 2 for each in among), among
