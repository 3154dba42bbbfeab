"""The linear system of what rolls or skates: as many positions as the configuration has, and as many rates as are free.

Law     m_q + m_v states; the poles of a steady motion are those of closed forms, whichever freedoms are chosen, however
        they are ordered and scaled; a run from a small disturbance follows exp(A t)
Source  Meijaard, Papadopoulos, Ruina & Schwab 2007 (the benchmark bicycle); Neimark & Fufaev 1972, ch. III
"""

import itertools
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import ArrayLike
from scipy.linalg import expm
from scipy.optimize import root_scalar
from scipy.spatial.transform import Rotation

import poinsot as po
import rolling_zoo as zoo
from cases import quick, saved
from poinsot.algebra.arrays import Floats
from poinsot.analysis import admissible
from poinsot.control import lqr

SPEEDS = np.linspace(0.3, 6.0, 10)
SLED = {"m": 2.0, "a": 0.0, "J": 0.2, "b": 0.5, "k": 1.5, "V": 1.0}
DISC = {"r": 0.3, "g": 9.81, "m": 1.3, "I": 1.3 * 0.09 / 4, "J": 1.3 * 0.09 / 2}
DRIVE = {"m": 5.0, "a": 0.1, "J": 0.3, "n": 0.4, "I": 0.002, "K": 0.004, "w": 0.2, "r": 0.1, "V": 1.0}


def machine(folder: Path, text: str, **numbers: float) -> po.Mechanism:
    """From a file, as users have it."""
    path = saved(folder / "machine.toml", text.format(**numbers) if numbers else text)
    loaded = po.load(path)
    assert isinstance(loaded, po.Mechanism)
    return loaded


def meets(poles: ArrayLike, expected: ArrayLike) -> None:
    """The poles are those expected, and zeros. Zeros of a block of order three come out as 1e-5 of the greatest."""
    found, wanted = (np.asarray(x, dtype=complex) for x in (poles, expected))
    found = found[np.argsort(-np.abs(found))]
    size = np.abs(wanted).max()
    assert np.abs(found[len(wanted) :]).max(initial=0.0) < 1e-4 * size
    left = list(found[: len(wanted)])
    for pole in wanted:
        near = int(np.argmin([abs(x - pole) for x in left]))
        assert abs(left.pop(near) - pole) < 1e-7 * size, (pole, found)


@pytest.mark.parametrize("speeds", quick(1, [SPEEDS[[0, 9]], SPEEDS[1:9]]), ids=len)
def test_a_sled_with_a_spring_to_its_line(speeds: Floats, tmp_path: Path) -> None:
    """(J + m a²) s³ + m a V s² + k b² s + k b V = 0, and zeros for the way along the line and the speed."""
    for V, a, b in itertools.product((-1.0, *speeds), (0.0, 0.2), (0.5, -0.3)):
        m = machine(tmp_path, zoo.SLED, **(SLED | {"V": V, "a": a, "b": b}))
        linear = m.linearize(actuated=[])
        assert len(linear.A) == 5 and linear.state_names[:3] == ("ice.x", "ice.y", "ice.angle")
        assert linear.unsteadiness < 1e-8
        J, mass, k = SLED["J"] + SLED["m"] * a * a, SLED["m"], SLED["k"]
        meets(linear.poles(), np.roots([J, mass * a * V, k * b * b, k * b * V]))
    m = machine(tmp_path, zoo.SLED, **SLED)
    meets(m.linearize(actuated=[]).poles(), [-1.16238239, 0.5811912 + 1.69951453j, 0.5811912 - 1.69951453j])


def test_a_disc_is_stable_above_the_root_of_a_third_of_g_r(tmp_path: Path) -> None:
    """s² = −((J + m r²) J Ω²/I − m g r)/(I + m r²): ±i√((12 Ω² − 4 g/r)/5) of a uniform disc."""
    m = machine(tmp_path, zoo.DISC, **DISC)
    r, g = DISC["r"], DISC["g"]
    assert m.mobility().configuration == 5 and m.mobility().here == 3
    for V in SPEEDS:
        v = [V, 0, 0, 0, 0, V / r]
        pole = np.sqrt(complex(4 * g / r - 12 * (V / r) ** 2) / 5)
        linear = m.linearize(np.zeros(6), v, actuated=[])
        assert len(linear.A) == 8
        meets(linear.poles(), [pole, -pole])
        margin = V * V - g * r / 3
        assert (linear.poles().real.max() > 0.1) == (margin < 0)


@pytest.mark.long
def test_the_benchmark_bicycle(tmp_path: Path) -> None:
    """M q̈ + V C₁ q̇ + (g K₀ + V² K₂) q = 0 of lean and steer."""
    M = np.array([[80.81722, 2.31941332208709], [2.31941332208709, 0.29784188199686]])
    C = np.array([[0, 33.86641391492494], [-0.85035641456978, 1.68540397397560]])
    K_0 = np.array([[-80.95, -2.59951685249872], [-2.59951685249872, -0.80329488458618]])
    K_2 = np.array([[0, 76.59734589573222], [0, 2.65431523794604]])
    m = machine(tmp_path, zoo.BICYCLE)
    for V in SPEEDS:
        v = np.array([0, 0, 0, V, 0, 0, V / 0.3, 0, V / 0.35])
        linear = m.linearize(m.neutral(), v, actuated=[])
        assert len(linear.A) == 10 and linear.unsteadiness < 1e-8
        turned = np.linalg.solve(M, np.hstack([9.81 * K_0 + V * V * K_2, V * C]))
        meets(linear.poles(), np.linalg.eigvals(np.vstack([np.eye(2, 4, 2), -turned])))


@pytest.mark.parametrize("speeds", quick(1, [SPEEDS[[0, 9]], SPEEDS[1:9]]), ids=len)
def test_a_differential_drive(speeds: Floats, tmp_path: Path) -> None:
    """One pole, −m a V/(J + m a² + 2 (I + (n + K/r²) w²)), and six zeros: in reverse it swerves."""
    for V in (-1.0, *speeds):
        m = machine(tmp_path, zoo.DRIVE, **(DRIVE | {"V": V}))
        linear = m.linearize(actuated=["left", "right"])
        assert (len(linear.A), m.mobility().configuration, m.mobility().here) == (7, 5, 2)
        d = DRIVE
        turning = d["J"] + d["m"] * d["a"] ** 2 + 2 * (d["I"] + (d["n"] + d["K"] / d["r"] ** 2) * d["w"] ** 2)
        meets(linear.poles(), [-d["m"] * d["a"] * V / turning])
        path = linear.without("floor.x", "left", "right")
        assert path.state_names == ("floor.y", "floor.angle", "left.rate", "right.rate")
        np.testing.assert_allclose(path.A[0], [0, V, 0, 0], atol=1e-9)
        meets(path.poles(), [-d["m"] * d["a"] * V / turning])


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
def test_poles_do_not_depend_on_freedoms_and_size(tmp_path: Path, size: float) -> None:
    """Whichever freedoms tell the others, in any order, of the configuration or of the rates; times go as √size."""
    scaled = DISC | {"r": DISC["r"] * size, "I": DISC["I"] * size**2, "J": DISC["J"] * size**2}
    m = machine(tmp_path, zoo.DISC, **scaled)
    V = 2.0 * np.sqrt(size)
    v = [V, 0, 0, 0, 0, V / scaled["r"]]
    pole = np.sqrt(complex(4 * DISC["g"] / DISC["r"] - 12 * (2.0 / DISC["r"]) ** 2) / 5 / size)
    rates = [("way.y", "way.angle", "spin"), ("spin", "lean", "way.angle"), ("way.x", "lean", "way.angle")]
    every = [("way.x", "way.y", "way.angle", "lean", "spin"), ("spin", "lean", "way.angle", "way.y", "way.x")]
    for freedoms in (None, *rates, *every):
        linear = m.linearize(np.zeros(6), v, actuated=[], freedoms=freedoms)
        assert len(linear.state_names) == 8 and linear.unsteadiness < 1e-8
        meets(linear.poles(), [pole, -pole])
    for wrong, why in ((("spin",), "freedoms names 1"), (("way.x", "lean", "spin"), "depend on each other")):
        with pytest.raises(po.ModelError, match=why):
            m.linearize(np.zeros(6), v, actuated=[], freedoms=wrong)


def test_poles_stay_beside_what_is_not_connected(tmp_path: Path) -> None:
    bob = "[bodies.bob]\nmass = 1\nposition = [9, 0, -2]\n"
    pin = '[pairs.pin]\nkind = "revolute"\nbetween = ["ground", "bob"]\npoint = [9, 0, 0]\naxis = [0, 1, 0]\n'
    m = machine(tmp_path, zoo.SLED + bob + pin, **SLED)
    poles = m.linearize(actuated=[]).poles()
    assert len(poles) == 7
    meets(poles, [-1.16238239, 0.5811912 + 1.69951453j, 0.5811912 - 1.69951453j])


def rattleback(folder: Path) -> po.Mechanism:
    """An ellipsoid about the origin of the stone."""
    c, s = np.cos(0.1), np.sin(0.1)
    R = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    inertia = (R @ np.diag([2e-4, 1.6e-3, 1.7e-3]) @ R.T).tolist()
    return machine(
        folder,
        'poinsot = 1\nname = "stone"\n[bodies.stone]\nmass = 1\ncentre = [0, 0, -0.01]\nposition = [0, 0, 0.02]\n'
        f'inertia = {inertia}\n[pairs.free]\nkind = "free"\nbetween = ["ground", "stone"]\n'
        '[pairs.foot]\nkind = "convex_on_plane"\nbetween = ["ground", "stone"]\npoint = [0, 0, 0]\nnormal = [0, 0, 1]\n'
        'support = "sqrt((0.2*x)**2 + (0.03*y)**2 + (0.02*z)**2)"\n',
    )


def follows(m: po.Mechanism, q: ArrayLike, v: ArrayLike, time: float, size: float = 1e-6) -> None:
    """Two runs from near by part as exp(A t) says, up to the square of how far they are apart."""
    linear = m.linearize(q, v, actuated=[], u=[])
    rng = np.random.default_rng(5)
    count = len(linear.freedoms)
    assert linear.T_v is not None
    for _ in range(2):
        x = size * rng.normal(size=len(linear.A))
        y, z = np.split(x, [count])
        near = np.asarray(m.assemble(m.integrate(linear.q, linear.T @ y)))
        rate = linear.v + linear.T_v @ z + linear.K @ y
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that the start is corrected by the square of x
            ends = [
                po.simulate(m, time, initial=start, rtol=1e-12, atol=1e-14, samples=2)
                for start in ((linear.q, linear.v), (near, rate))
            ]
        at = [(run["joint_position"][-1].values, run["joint_velocity"][-1].values) for run in ends]
        there = linear.deviation(*at[1], at=at[0])
        wanted = expm(linear.A * time) @ x
        assert np.abs(there - wanted).max() < 2e-3 * np.abs(wanted).max(), (there, wanted)


def test_runs_follow_the_linear_system(tmp_path: Path) -> None:
    """A sled that gets unstable, a disc below and above its speed, a bicycle: 1e-6 beside their steady motion."""
    sled = machine(tmp_path, zoo.SLED, **SLED)
    follows(sled, np.zeros(3), [1.0, 0.0, 0.0], 3.0)
    disc = machine(tmp_path, zoo.DISC, **DISC)
    for V in (0.5, 1.5):
        follows(disc, np.zeros(6), [V, 0, 0, 0, 0, V / 0.3], 1.0)


def test_a_rattleback_told_by_its_runs(tmp_path: Path) -> None:
    """Runs grow as the poles say, faster one way round than the other; the other way round is time reversed."""
    m = rattleback(tmp_path)
    assert m.mobility().configuration == 5 and m.mobility().here == 3
    found = []
    for spin, time in ((5.0, 0.4), (-5.0, 0.2)):
        v = [0, 0, spin, 0, 0, 0]
        follows(m, m.neutral(), v, time, 1e-7)
        linear = m.linearize(m.neutral(), v, actuated=[])
        assert linear.unsteadiness < 1e-8
        found.append(linear.poles())
    meets(found[0], -found[1][np.argsort(-np.abs(found[1]))][:6])
    assert 10 * found[0].real.max() < found[1].real.max()


@pytest.mark.long
def test_a_disc_as_one_free_body_has_the_same_poles(tmp_path: Path) -> None:
    """Its freedoms turn with it, so A changes; poles are those of a frame that does not turn, straight on and round."""
    free, chain = (machine(tmp_path, text, **DISC) for text in (zoo.FREE_DISC, zoo.DISC))
    r, g = DISC["r"], DISC["g"]
    for V in SPEEDS:
        v = np.array([0, V / r, 0, V, 0, 0])
        linear = free.linearize(free.neutral(), v, actuated=[])
        assert linear.A.shape == (8, 8) and linear.unsteadiness > 0.01
        pole = np.sqrt(complex(4 * g / r - 12 * (V / r) ** 2) / 5)
        meets(linear.poles(), [pole, -pole])
    follows(free, free.neutral(), v, 1e-3)
    lean, yaw = 0.4, 3.0
    q = chain.assemble([0, 0, 0, 0, lean, 0], keep=("lean",))

    def rates(spin: float) -> Floats:
        N = admissible(chain, q)
        fast = [chain.freedom_names.index(name) for name in ("way.angle", "lean", "spin")]
        return np.asarray(N @ np.linalg.solve(N[fast], [yaw, 0.0, spin]))

    def falls(spin: float) -> float:
        return float(chain.forward_dynamics(q, rates(spin), np.zeros(6))[4])

    found = root_scalar(falls, bracket=(-60.0, 60.0) if falls(-60.0) * falls(60.0) < 0 else (0.0, 60.0), xtol=1e-13)
    v = rates(found.root)
    steady = chain.linearize(q, v, actuated=[], u=[], freedoms=["way.angle", "lean", "spin"])
    assert steady.unsteadiness < 1e-6
    there = chain.pose(q, "disc")
    R, p = np.asarray(there)[:3, :3], np.asarray(there)[:3, 3]
    twist = np.asarray(chain.twists(q, v))[list(chain.body_names).index("disc")]
    omega, centre = R.T @ twist[:3], R.T @ (twist[3:] + np.cross(twist[:3], p))
    own = free.linearize(
        [*(p - [0, 0, r]), *Rotation.from_matrix(R).as_quat()], [*omega, *centre], actuated=[], u=[]
    )  # fmt: skip
    lively = steady.poles()[np.abs(steady.poles()) > 1e-3 * np.abs(steady.poles()).max()]
    assert len(lively) >= 2
    meets(own.poles(), [*lively, yaw * 1j, -yaw * 1j])  # x and y are seen from what turns with the yaw


def test_motions_that_are_not_steady_are_told(tmp_path: Path) -> None:
    """A is that of the moment all the same, which runs follow for a moment."""
    m = po.load("examples/four_bar.toml")
    assert isinstance(m, po.Mechanism)
    q = m.initial_state()[: m.nq]
    v = m.initial_state((q, 5 * admissible(m, q)[:, 0]))[m.nq :]
    linear = m.linearize(q, v, actuated=[])
    with pytest.warns(po.UnsteadyMotionWarning, match="four-bar.*one moment"):
        linear.poles()


def test_a_drive_is_held_to_its_line(tmp_path: Path) -> None:
    """The loop of the sampled feedback brings it to the line, from 0.2 m beside it, at its speed."""
    m = machine(tmp_path, zoo.DRIVE, **DRIVE)
    linear = m.linearize(actuated=["left", "right"]).without("floor.x", "left", "right")
    held = lqr(linear, 0.02, Q=[10.0, 1.0, 0.1, 0.1], R=1.0)
    start = [0.0, 0.2, 0.3, 0.0, 0.0], [np.cos(0.3), np.sin(0.3), 0.0, 10.0, 10.0]
    run: Any = po.simulate(m, 8.0, initial=start, controllers=held)
    x, y, angle = run["joint_position"][-1].values[:3]
    assert abs(y) < 1e-3 and abs(angle) < 1e-3 and 6.0 < x < 10.0
    assert abs(run["joint_velocity"][-1].values[3] - 10.0) < 1e-2
    with pytest.raises(po.ModelError, match=r"depends on 'floor\.angle'"):
        m.linearize(actuated=[]).without("floor.angle")
    with pytest.raises(po.ModelError, match="no position"):
        m.linearize(actuated=[]).without("left.rate")


def test_without_a_state_it_is_that_of_the_start(tmp_path: Path) -> None:
    m = machine(tmp_path, zoo.SLED, **SLED)
    linear = m.linearize()
    assert linear.v[0] == 1.0 and np.array_equal(linear.A, m.linearize([0, 0, 0], [1, 0, 0]).A)
    assert not m.linearize(v=[0, 0, 0]).v.any()
    bar = po.load("examples/four_bar.toml")
    assert isinstance(bar, po.Mechanism)
    assert np.array_equal(bar.linearize().q, bar.initial_state()[: bar.nq])
