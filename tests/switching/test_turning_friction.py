"""Torsional and rolling friction of contacts: |m_n| ≤ μ_t z_N against the spin, |m_T| ≤ μ_r z_N against the rolling.

Law: closed forms of a ball on a plane, event by event and in time-stepping: what spins stops after I ω/(μ_t m g), what
rolls slows down by 5/7 g μ_r/r and stays where the slope is below μ_r/r; the same scaled, moved and beside a stranger;
time-stepping goes to events with order 1; no entry of the ledger falls.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot.geometry.rotations import rotation_exp

M, R, G = 0.5, 0.1, 9.81
INERTIA = 0.4 * M * R * R
STEPPED = {"method": "moreau", "step": 1e-3}
EVENTS = {"method": "dop853"}
BOTH = pytest.mark.parametrize("how", [EVENTS, STEPPED], ids=["events", "moreau"])


def ball(name: str = "ball", size: float = 1.0) -> po.Body:
    return po.Body(name, po.Inertia.at_centre(M * size**3, [0, 0, 0], [INERTIA * size**5] * 3))


def scene(
    size: float = 1.0, X: po.Displacement | None = None, stranger: bool = False, **friction: float
) -> po.Mechanism:
    """A ball on a floor in a frame X of the world; stranger: another one, far away on the floor, rolls there."""
    X = po.Displacement.identity() if X is None else X
    floor = po.Surface("ground", po.Shape("plane", placement=X))
    names = ("ball", "far") if stranger else ("ball",)
    contacts = [
        po.Contact(
            f"{n} on floor", floor, po.Surface(n, po.Shape("sphere", (R * size,))), **{"friction": 0.6, **friction}
        )
        for n in names
    ]
    joints = [po.Joint(f"fly {n}", po.pairs.free(), "ground", n) for n in names]
    gravity = tuple(X.rotation @ np.array([0.0, 0.0, -G]))
    bodies = tuple(ball(n, size) for n in names)
    return po.Mechanism(po.Model("turning", bodies, tuple(joints), switches=tuple(contacts), gravity=gravity))


def at_rest(size: float = 1.0, X: po.Displacement | None = None, x: float = 0.0) -> list[float]:
    place = np.array([x, 0.0, R * size]) if X is None else X.translation + X.rotation @ [x, 0.0, R * size]
    return [*place, 0.0, 0.0, 0.0, 1.0]


def run(mech: po.Mechanism, q: Any, v: Any, time: float, how: dict[str, Any], samples: int = 2) -> Any:
    found = po.simulate(mech, time, initial=(q, v), samples=samples, progress=False, **how)
    assert po.ledger(found).ratio < 1e-9
    own = [
        e
        for e in found["energy_dissipated"]["element"].values
        if str(e) not in ("position correction", "time-stepping")
    ]
    lost = found["energy_dissipated"].sel(element=own).values
    assert np.diff(lost, axis=0).min(initial=0.0) >= -1e-12 * np.abs(lost).max(initial=0.0)
    return found


@BOTH
@pytest.mark.parametrize("size", [1e-3, 1.0, 1e3])
def test_a_ball_that_spins_stops_after_its_time(how: dict[str, Any], size: float) -> None:
    mu, spin = 0.1 * R * size, 20.0 / np.sqrt(size)
    stops = 0.4 * (R * size) ** 2 * spin / (mu * G)
    how = {**how, "step": stops / 64} if "step" in how else how
    found = run(scene(size, torsional=mu), at_rest(size), [0, 0, spin, 0, 0, 0], 1.5 * stops, how, 7)
    there = found["joint_velocity"].values[:, 2]
    assert np.abs(there[:5] - spin * (1 - np.arange(5) / 4)).max() < 1e-9 * spin
    assert np.abs(there[5:]).max() < 1e-12 * spin


@BOTH
@pytest.mark.parametrize("size", [1e-3, 1.0, 1e3])
def test_a_ball_that_rolls_slows_down_and_stops(how: dict[str, Any], size: float) -> None:
    mu, speed = 0.05 * R * size, 0.5 * np.sqrt(size)
    stops = speed / (5 / 7 * mu * G / (R * size))
    how = {**how, "step": stops / 64} if "step" in how else how
    v = [0, speed / (R * size), 0, speed, 0, 0]
    found = run(scene(size, rolling=mu), at_rest(size), v, 1.5 * stops, how, 7)
    there = found["joint_velocity"].values[:, 1] * R * size
    assert np.abs(there[:5] - speed * (1 - np.arange(5) / 4)).max() < 1e-6 * speed
    assert np.abs(there[5:]).max() < 1e-6 * speed


@BOTH
@pytest.mark.parametrize(("slope", "rolls"), [(0.04, False), (0.1, True)])
def test_a_ball_on_a_slope_rolls_from_the_ratio_on(how: dict[str, Any], slope: float, rolls: bool) -> None:
    """tan α against μ_r/r = 0.05."""
    mech = scene(rolling=0.05 * R)
    down = np.array([np.sin(slope), 0.0, -np.cos(slope)]) * G
    mech = po.Mechanism(
        po.Model("slope", mech.model.bodies, mech.model.joints, switches=mech.model.switches, gravity=tuple(down))
    )
    found = run(mech, at_rest(), np.zeros(6), 0.5, how)
    expected = 5 / 7 * (down[0] + 0.05 * down[2]) * 0.5 if rolls else 0.0
    assert found["joint_velocity"].values[-1, 1] * R == pytest.approx(expected, abs=1e-4 * G * slope)


def spun(how: dict[str, Any], **more: Any) -> Any:
    """Sliding, spinning and rolling at once, all of which go on."""
    friction = {"torsional": 0.01, "rolling": 0.005, "kinetic": more.pop("kinetic", 0.6)}
    X = more.get("X")
    v = np.array([3.0, 5.0, 7.0, 1.5, -0.4, 0.0])
    if X is not None:
        v = np.concatenate([X.rotation @ v[:3], X.rotation @ v[3:]])
    q, far = at_rest(X=X), at_rest(X=X, x=9.0)
    mech = scene(**more, **friction)
    if more.get("stranger"):
        q, v = [*q, *far], np.concatenate([v, np.zeros(6)])
    return run(mech, q, v, 0.2, how)["joint_velocity"].values[-1][:6]


@pytest.mark.parametrize("kinetic", [0.6, 0.4])
def test_steps_go_to_events_with_order_one(kinetic: float) -> None:
    exact = spun(EVENTS, kinetic=kinetic)
    errors = [np.abs(spun({"method": "moreau", "step": h}, kinetic=kinetic) - exact).max() for h in (4e-4, 2e-4, 1e-4)]
    assert errors[-1] < 5e-3 and 1.6 < errors[0] / errors[1] < 2.5 and 1.6 < errors[1] / errors[2] < 2.5, errors


@BOTH
def test_moved_and_beside_a_stranger(how: dict[str, Any]) -> None:
    here = spun(how)
    X = po.Displacement(rotation_exp(np.array([0.5, 1.0, -0.25])), np.array([3.0, -1.0, 2.0]))
    moved = spun(how, X=X)
    back = np.concatenate([X.rotation.T @ moved[:3], X.rotation.T @ moved[3:]])
    assert np.abs(back - here).max() < (1e-9 if how is EVENTS else 1e-6)
    assert np.abs(spun(how, stranger=True) - here).max() < (1e-9 if how is EVENTS else 1e-12)


@BOTH
def test_a_wheel_in_a_plane_of_motion(how: dict[str, Any]) -> None:
    """It has one direction of rolling, and rows of two."""
    floor, rim = po.Surface("ground", po.Shape("plane")), po.Surface("ball", po.Shape("sphere", (R,)))
    contact = po.Contact("rim", floor, rim, friction=0.6, rolling=0.005, torsional=0.01)
    upright = po.Displacement(
        rotation_exp(np.array([np.pi / 2, 0.0, 0.0])), np.zeros(3)
    )  # its plane is x, z of the world
    joint = po.Joint("fly", po.pairs.planar(), "ground", "ball", upright, upright)
    mech = po.Mechanism(po.Model("wheel", (ball(),), (joint,), switches=(contact,), gravity=(0.0, 0.0, -G)))
    system = mech.system(initial={"fly": (0.0, R, 0.0)})
    assert system.switching is not None
    assert system.switching.row_names == ("rim", "rim slip", "rim roll") and system.switching.discs == ()
    found = run(mech, [0.0, R, 0.0], [0.5, 0.0, -5.0], 0.5, how)
    assert abs(found["joint_velocity"].values[-1, 2]) == pytest.approx(5 - 5 / 7 * 0.005 * G / R**2 * 0.5, rel=1e-6)


@pytest.mark.filterwarnings("ignore::poinsot.errors.LedgerWarning")  # of 1e-9 J that it takes to settle
def test_a_box_with_all_friction_rests() -> None:
    box = po.Body("box", po.Inertia.at_centre(1.0, [0, 0, 0], [0.01] * 3))
    contact = po.Contact(
        "stands", po.Surface("ground", po.Shape("plane")), po.Surface("box", po.Shape("box", (0.2, 0.2, 0.2))),
        friction=0.6, torsional=0.01, rolling=0.001,
    )  # fmt: skip
    joints = (po.Joint("fly", po.pairs.free(), "ground", "box"),)
    mech = po.Mechanism(po.Model("standing", (box,), joints, switches=(contact,), gravity=(2.0, 0.0, -G)))
    found = run(mech, [0, 0, 0.1, 0, 0, 0, 1], np.zeros(6), 0.2, STEPPED)
    assert np.abs(found["joint_velocity"].values[-1]).max() < 1e-12 and found.attrs["steps_unsolved"] == 0


FILE = """
poinsot = 1
gravity = [0, 0, -9.81]
[bodies.ball]
mass = 0.5
inertia = [0.002, 0.002, 0.002]
position = [0, 0, 0.1]
[pairs.fly]
kind = "free"
between = ["ground", "ball"]
initial = {{ velocity = [0, 0, 20, 0, 0, 0] }}
[shapes.ball]
body = "ball"
kind = "sphere"
radius = 0.1
{shape}
[shapes.floor]
body = "ground"
kind = "plane"
[contacts.rub]
between = ["floor", "ball"]
friction = 0.5
{contact}
"""


@pytest.mark.parametrize(("shape", "contact"), [("torsional = 0.01", ""), ("", 'torsional = "10 mm"')])
def test_keys_of_files(shape: str, contact: str, tmp_path: Path) -> None:
    (tmp_path / "ball.toml").write_text(FILE.format(shape=shape, contact=contact))
    found = po.simulate(po.load(tmp_path / "ball.toml"), 0.5, samples=2, progress=False)
    assert found["joint_velocity"].values[-1, 2] == pytest.approx(20 - 0.01 * M * 9.81 / INERTIA * 0.5, rel=1e-9)


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ({"torsional": -0.1}, "torsional friction -0.1 m; it must be a length"),
        ({"friction": 0.0, "rolling": 0.1}, "no friction of sliding"),
    ],
)
def test_impossible_numbers(numbers: dict[str, float], words: str) -> None:
    with pytest.raises(po.ModelError, match=words):
        scene(**numbers)
