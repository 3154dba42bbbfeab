"""Torsional and rolling friction of contacts: |m_n| ≤ μ_t z_N against the spin, |m_T| ≤ μ_r z_N against the rolling.

Law: closed forms of a ball on a plane, event by event and in time-stepping: what spins stops after I ω/(μ_t m g), what
rolls slows down by 5/7 g μ_r/r and stays where the slope is below μ_r/r; the same scaled, moved and beside a stranger;
time-stepping goes to events with order 1; no entry of the ledger falls. Where they share one bound, a ball that rolls
creeps as that says, and a tippe top turns over, which it does with neither friction of sliding alone.
Source: Leine & Glocker (2003); Cohen (1977), The tippe top revisited.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po

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


@pytest.mark.sample(2)
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


@pytest.mark.sample(2)
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


@pytest.mark.sample(2)
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
    X = po.Displacement(
        po.Displacement.exp(po.Twist(np.array([0.5, 1.0, -0.25]), np.zeros(3))).rotation, np.array([3.0, -1.0, 2.0])
    )
    moved = spun(how, X=X)
    back = np.concatenate([X.rotation.T @ moved[:3], X.rotation.T @ moved[3:]])
    assert np.abs(back - here).max() < (1e-9 if how is EVENTS else 1e-6)
    assert np.abs(spun(how, stranger=True) - here).max() < (1e-9 if how is EVENTS else 1e-12)


@pytest.mark.sample(2)
@BOTH
@pytest.mark.parametrize("coupled", [False, True])
def test_a_wheel_in_a_plane_of_motion(how: dict[str, Any], coupled: bool) -> None:
    """It has one direction of rolling, and rows of two; where they share one bound, it creeps: slip = c ω."""
    floor, rim = po.Surface("ground", po.Shape("plane")), po.Surface("ball", po.Shape("sphere", (R,)))
    contact = po.Contact("rim", floor, rim, friction=0.3, rolling=0.02, torsional=0.01, coupled=coupled)
    upright = po.Displacement(
        po.Displacement.exp(po.Twist(np.array([np.pi / 2, 0.0, 0.0]), np.zeros(3))).rotation, np.zeros(3)
    )  # its plane is x, z of the world
    joint = po.Joint("fly", po.pairs.planar(), "ground", "ball", upright, upright)
    mech = po.Mechanism(po.Model("wheel", (ball(),), (joint,), switches=(contact,), gravity=(0.0, 0.0, -G)))
    system = mech.system(initial={"fly": (0.0, R, 0.0)})
    assert system.switching is not None
    assert system.switching.rows.names == ("rim", "rim slip", "rim roll")
    assert system.switching.rows.discs == (((1, 2),) if coupled else ())
    creep, share = 0.0, 0.0  # c; f/M of the force and the moment at the rim
    for _ in range(30 if coupled else 0):
        share = (R + creep) / (0.4 * R**2 + R * (R + creep))
        creep = share * (0.02 / 0.3) ** 2
    found = run(mech, [0.0, R, 0.0], [5 * (R + creep), 0.0, -5.0], 0.2, how)
    moment = 0.02 * G / np.hypot(1.0, share * 0.02 / 0.3)
    slower = moment / (0.4 * R**2 + R * (R + creep)) * 0.2
    assert abs(found["joint_velocity"].values[-1, 2]) == pytest.approx(5 - slower, rel=1e-5)


TOP = {"m": 0.02, "r": 0.02, "a": 0.006, "A": 131 / 350 * 8e-6, "C": 0.4 * 8e-6, "tilt": 0.1, "spin": 155.0}


def top(time: float, how: dict[str, Any], spin: float = TOP["spin"], **friction: Any) -> tuple[Any, Any, Any]:
    """The cosine of the tilt of a tippe top, Jellett's integral and ω₃, at samples."""
    m, r, a, A, C = (TOP[k] for k in "mraAC")
    body = po.Body("top", po.Inertia.at_centre(m, [0, 0, -a], [A, A, C]))
    floor, tip = po.Surface("ground", po.Shape("plane")), po.Surface("top", po.Shape("sphere", (r,)))
    joint = po.Joint("fly", po.pairs.free(), "ground", "top")
    contact = po.Contact("stands", floor, tip, friction=0.3, **friction)
    mech = po.Mechanism(po.Model("tippe", (body,), (joint,), switches=(contact,), gravity=(0.0, 0.0, -G)))
    q = [0, 0, r, np.sin(TOP["tilt"] / 2), 0, 0, np.cos(TOP["tilt"] / 2)]
    found = run(mech, q, [0, 0, spin, 0, 0, 0], time, how, 21)
    up = mech.body("top").pose(found["joint_position"].values)[:, 2, :3]
    w = found["joint_velocity"].values[:, :3]
    return up[:, 2], (w * [A, A, C] * (-r * up - [0, 0, -a])).sum(axis=1), w[:, 2]


def test_a_tippe_top_turns_over_where_spin_and_slip_share_one_bound() -> None:
    """It rises onto its stem, spinning the other way round in its own axes; twice as fine steps change it little."""
    how = {"method": "moreau", "step": 2e-4}
    tilt, jellett, own = top(4.0, how, torsional=3e-4, coupled=True)
    assert tilt[0] > 0.99 and tilt[-1] < -0.9 and own[0] > 0 > own[-1]
    assert (np.diff(np.abs(jellett)) <= 0).all()  # torsional friction takes it
    assert top(4.0, how, torsional=3e-4)[0].min() > 0.5


def test_friction_of_sliding_alone_keeps_what_jellett_found() -> None:
    tilt, jellett, _ = top(0.2, {"method": "dop853", "rtol": 1e-10})
    assert np.ptp(jellett) < 1e-9 * abs(jellett[0]) and np.ptp(tilt) > 1e-3


def test_one_bound_in_space_is_refused_event_by_event() -> None:
    mech = scene(torsional=0.01, coupled=True)
    with pytest.raises(po.ModelError, match=r'shares one bound.*method="moreau" steps over'):
        po.simulate(mech, 0.1, initial=(at_rest(), np.zeros(6)), progress=False)


@pytest.mark.filterwarnings("ignore::poinsot.errors.LedgerWarning")  # of 1e-9 J that it takes to settle
@pytest.mark.parametrize("coupled", [False, True])
def test_a_box_with_all_friction_rests(coupled: bool) -> None:
    box = po.Body("box", po.Inertia.at_centre(1.0, [0, 0, 0], [0.01] * 3))
    contact = po.Contact(
        "stands", po.Surface("ground", po.Shape("plane")), po.Surface("box", po.Shape("box", (0.2, 0.2, 0.2))),
        friction=0.6, torsional=0.01, rolling=0.001, coupled=coupled,
    )  # fmt: skip
    joints = (po.Joint("fly", po.pairs.free(), "ground", "box"),)
    mech = po.Mechanism(po.Model("standing", (box,), joints, switches=(contact,), gravity=(2.0, 0.0, -G)))
    found = run(mech, [0, 0, 0.1, 0, 0, 0, 1], np.zeros(6), 0.2, STEPPED)
    assert np.abs(found["joint_velocity"].values[-1]).max() < 1e-12 and found.attrs["steps_unsolved"] == 0


FILE = """
poinsot = 1
gravity = [0, 0, -9.81]
bodies.ball = {{mass = 0.5, inertia = [0.002, 0.002, 0.002], position = [0, 0, 0.1]}}
pairs.fly = {{kind = "free", between = ["ground", "ball"], initial = {{ velocity = [0, 0, 20, 0, 0, 0] }}}}
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
