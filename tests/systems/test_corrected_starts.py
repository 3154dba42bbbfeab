"""A start (q, v) that its loops and conditions do not allow is corrected by the least, and told.

Law     v⁺ = v − M⁻¹Aᵀ (A M⁻¹Aᵀ)⁺ A v: the kinetic energy never grows; what keeps the conditions stays, to the bit, and
        nothing is said of it: by every door
"""

import warnings
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import rolling_zoo as zoo
import zoo as random_zoo
from cases import quick, saved
from conftest import require_oracle
from poinsot.algebra.arrays import Floats
from scripts import machine

CLOSED = ("four_bar", "andrews", "rolling_coin", "chaplygin_sleigh", "knife_edge", "marble_on_turntable", "bricard")


def mechanism(name: str) -> po.Mechanism:
    m = po.load(f"examples/{name}.toml")
    assert isinstance(m, po.Mechanism)
    return m


def quietly(m: po.Mechanism, initial: Any) -> Floats:
    with warnings.catch_warnings(action="ignore", category=po.StartWarning):
        return m.initial_state(initial)


def energy(m: po.Mechanism, q: Floats, v: Floats) -> float:
    return 0.5 * float(v @ np.asarray(m.mass_matrix(q)) @ v)


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", CLOSED)
def test_rates_are_corrected_as_by_an_impulse(name: str) -> None:
    """As the textbook's projection, whatever is redundant; the energy never grows."""
    m, rng = mechanism(name), np.random.default_rng(3)
    q = m.initial_state()[: m.nq]
    A, M = np.asarray(m.closure_jacobian(q)), np.asarray(m.mass_matrix(q))
    inverse = np.linalg.inv(M)
    root = np.linalg.cholesky(inverse)
    for _ in range(5):
        v = m.scales.freedoms * rng.normal(size=m.nv)
        with pytest.warns(po.StartWarning, match="corrected as little as they need: its rates"):
            found = m.initial_state((q, v))[m.nq :]
        wanted = v - root @ np.linalg.pinv(A @ root, 1e-9) @ A @ v
        assert np.abs((found - wanted) / m.scales.freedoms).max() < 1e-8 * np.abs(v / m.scales.freedoms).max()
        assert np.abs(A @ found).max() < 1e-9 * np.abs(A).max() * np.abs(v).max()
        assert energy(m, q, found) <= energy(m, q, v) * (1 + 1e-12)


@pytest.mark.sample(1)
def test_the_energy_of_random_loops_never_grows(rng: np.random.Generator) -> None:
    """Random mechanisms with loops, as drawn, thrown at random."""
    m = po.Mechanism(random_zoo.random_model(rng, bodies=6, loops=2))
    q, v = m.neutral(), rng.normal(size=m.nv)
    found = quietly(m, (q, v))[m.nq :]
    assert energy(m, q, found) <= energy(m, q, v) * (1 + 1e-12)
    np.testing.assert_allclose(m.closure_jacobian(q) @ found, 0, atol=1e-9)


@pytest.mark.parametrize("name", quick(2, CLOSED))
def test_what_keeps_its_conditions_stays(name: str) -> None:
    """To rounding, and without a word: starts of files, states of runs, those of six digits."""
    with warnings.catch_warnings(action="error", category=po.StartWarning):
        m = mechanism(name)
        x = m.initial_state()
        again = m.initial_state((x[: m.nq], x[m.nq : m.nq + m.nv]))
        np.testing.assert_allclose(again, x, rtol=0, atol=1e-12 * max(1.0, np.abs(x).max()))
        run = po.simulate(m, 0.05, samples=3, rtol=1e-8)
        end = run["joint_position"][-1].values, run["joint_velocity"][-1].values
        po.simulate(m, 0.01, initial=end, samples=2)
        stepper = po.Stepper(m, 1e-3, initial=end)
        stepper.state = stepper.state
        if name == "four_bar":
            m.initial_state(tuple(np.array([float(f"{x:.8g}") for x in part]) for part in end))


def test_every_door_tells(tmp_path: Path) -> None:
    """Runs, steppers, environments, ensembles, networks: what was moved, how far, and what it did to the energy."""
    m = mechanism("four_bar")
    q = m.initial_state()[: m.nq]
    broken = q, np.array([10.0, 0.0, 0.0])
    told = r"'four-bar linkage' does not keep its loops.* B from 0 to -13\.317.*energy 1\.13748 J, now 0\.349613"
    with pytest.warns(po.StartWarning, match=told):
        run = po.simulate(m, 0.01, initial=broken, samples=2)
    assert abs(run["joint_velocity"][0].values[0] - 12.2516550) < 1e-6
    with pytest.warns(po.StartWarning, match=told):
        stepper = po.Stepper(m, 1e-3, initial=broken)
    at = m.initial_state()
    stepper = po.Stepper(m, 1e-3, initial=at)
    with pytest.warns(po.StartWarning, match=told):
        stepper.state = np.concatenate(broken)
    np.testing.assert_allclose(stepper.state, quietly(m, broken), atol=1e-10)
    with pytest.warns(po.StartWarning, match=r"2 of 3 starts are corrected; most of all that of member 1"):
        rows = np.array([at, np.concatenate(broken), np.concatenate([q, [1e-3, 0, 0]])])
        po.ensemble(m, {"initial": rows}, time=0.01, samples=2)
    with pytest.warns(po.StartWarning, match="its positions by"):
        moved = m.initial_state((q + np.array([0.01, 0, 0]), np.zeros(m.nv)))
    assert np.abs(m.closure_error(moved[: m.nq])).max() < 1e-10
    net = po.Network("in a network")
    net.add(m.as_element("bar", ["A"]), "shaft")
    with pytest.warns(po.StartWarning, match=told):
        po.simulate(net, 0.01, initial={"bar": broken}, samples=2)


def test_members_of_families_are_told_by_their_own_masses() -> None:
    """The energies are those of the member that moved most, heavier than the mechanism the family was made from."""
    m = mechanism("four_bar")
    family = m.with_parameters(mass=f"bodies.{m.model.bodies[0].name}.mass")
    inertia = m.model.bodies[0].inertia
    assert inertia is not None
    base = float(inertia.mass)
    q, v = m.initial_state()[: m.nq], np.array([10.0, 0.0, 0.0])
    own = family.at([10 * base])
    assert isinstance(own, po.Mechanism)
    wanted = energy(own, q, v), energy(own, q, quietly(own, (q, v))[m.nq :])
    with pytest.warns(po.StartWarning, match=rf"1 of 1 starts.*energy {wanted[0]:.6g} J, now {wanted[1]:.6g} J"):
        run: Any = po.ensemble(family, {"mass": [10 * base]}, initial=(q, v), time=0.01, samples=2)
    found = np.asarray(run["joint_velocity"].values).reshape(-1, m.nv)[0]
    np.testing.assert_allclose(found, quietly(own, (q, v))[m.nq :], rtol=1e-9)


def test_a_car_that_skids_is_told(tmp_path: Path) -> None:
    """What rolls: rates across the wheels are taken away, those of the wheels follow by their inertia."""
    path = tmp_path / "drive.toml"
    path.write_text(zoo.DRIVE.format(m=5.0, a=0.1, J=0.3, n=0.4, I=0.002, K=0.004, w=0.2, r=0.1, V=1.0))
    m = po.load(path)
    assert isinstance(m, po.Mechanism)
    with pytest.warns(po.StartWarning, match=r"floor\.y"):
        v = m.initial_state((m.neutral(), [1.0, 0.5, 0.0, 0.0, 0.0]))[m.nq :]
    mass, wheels = 5.8, 2 * 0.004 / 0.1**2
    assert abs(v[0] - mass / (mass + wheels)) < 1e-9 and abs(v[3] + v[4] - 2 * v[0] / 0.1) < 1e-9
    assert abs(v[1]) < 1e-12 and v[2] > 0.1


@pytest.mark.parametrize("count", quick(1, [16, 50]))
def test_large_mechanisms_too(count: int) -> None:
    """Many loops, whose rows are sparse: the same projection."""
    m = po.Mechanism(machine("chain", count))
    assert m.tree.rows > 4 * count
    q, rng = m.assemble(), np.random.default_rng(2)
    v = m.scales.freedoms * rng.normal(size=m.nv)
    found = quietly(m, (q, v))[m.nq :]
    A, M = np.asarray(m.closure_jacobian(q)), np.asarray(m.mass_matrix(q))
    root = np.linalg.cholesky(np.linalg.inv(M))
    wanted = v - root @ np.linalg.pinv(A @ root, 1e-9) @ A @ v
    assert np.abs(found - wanted).max() < 1e-7 * np.abs(v).max()
    assert energy(m, q, found) <= energy(m, q, v) * (1 + 1e-12)


def test_gym_tells_what_is_said_and_not_what_is_strewn() -> None:
    """States of options are those of a user, random ones are settled as they come."""
    require_oracle("gymnasium")
    m = mechanism("four_bar")
    env = po.gym.Environment(m, actions={"A": 1.0}, dt=0.01, reset=0.1)
    with warnings.catch_warnings(action="error", category=po.StartWarning):
        env.reset(seed=1)
    q = m.initial_state()[: m.nq]
    with pytest.warns(po.StartWarning, match="energy"):
        env.reset(options={"state": np.concatenate([q, [10.0, 0.0, 0.0]])})


# Starts beside given motions and of members of families are corrected by the same projection, by every door.
RATE = 3.0
MOTION = '[motions.drive]\n{of}\nsignal = "3*sin(t)"\n'
TENDON = '[tendons.belt]\npairs = ["A", "E"]\nweights = [0.7, -0.4]\n'
"""A sum of coordinates, whose rate is a row of its own."""


def five_bar(path: Path, rng: np.random.Generator, of: str = "", bars: int = 4) -> Path:
    """A planar five-bar linkage with corners and masses at random, the mass of one bar and its length parameters; with
    fewer bars a chain that is open."""
    corners = np.array([[0.0, 0.0], [-0.1, 0.3], [0.25, 0.55], [0.6, 0.3], [0.5, 0.0]]) + 0.05 * rng.normal(size=(5, 2))
    text = 'poinsot = 1\nname = "bars"\ngravity = [0, -9.81, 0]\n[parameters]\nm = 0.8\nx = 0.25\n'
    for k, (a, b) in enumerate(list(pairwise(corners))[:bars]):
        (ax, ay), (dx, dy), mass = a.tolist(), (b - a).tolist(), float(rng.uniform(0.3, 3.0))
        size, free = float(np.hypot(dx, dy)), '"m"'
        text += (
            f"[bodies.b{k}]\nmass = {mass if k else free}\nposition = [{ax}, {ay}, 0]\nx_axis = [{dx}, {dy}, 0]\n"
            f"z_axis = [0, 0, 1]\ncentre = [{size / 2}, 0, 0]\ninertia = [0, {0.1 * size**2}, {0.1 * size**2}]\n"
        )
    between = [("ground", "b0"), ("b0", "b1"), ("b1", "b2"), ("b2", "b3"), ("ground", "b3")]
    for k, (name, (a, b), (px, py)) in enumerate(zip("ABCDE", between, corners.tolist(), strict=True)):
        if {a, b} <= {"ground", *(f"b{i}" for i in range(bars))}:
            at = '["x", ' if k == 2 else f"[{px}, "
            text += f'[pairs.{name}]\nkind = "revolute"\nbetween = ["{a}", "{b}"]\npoint = {at}{py}, 0]\n'
            text += "axis = [0, 0, 1]\n"
    if of:
        text += (TENDON if "tendon" in of else "") + MOTION.format(of=of)
    path.write_text(text)
    return path


def driven_mechanism(path: Path) -> po.Mechanism:
    found = po.load(path)
    assert isinstance(found, po.Mechanism)
    return found


def projected(M: Floats, A: Floats, b: Floats, v: Floats) -> Floats:
    """The textbook's."""
    root = np.linalg.cholesky(np.linalg.inv(M))
    return np.asarray(v - root @ np.linalg.pinv(A @ root, 1e-9) @ (A @ v - b))


def kinetic(M: Floats, v: Floats) -> float:
    return 0.5 * float(v @ M @ v)


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("of", "bars"), [('pair = "A"', 4), ('pair = "E"', 4), ('tendon = "belt"', 4), ('pair = "B"', 3)]
)
def test_beside_given_motions_the_correction_is_the_projection(tmp_path: Path, of: str, bars: int, seed: int) -> None:
    """In loops and in an open chain, of joints and of a tendon: by initial_state, runs and steppers."""
    rng = np.random.default_rng(seed)
    m = driven_mechanism(five_bar(tmp_path / "bars.toml", rng, of, bars))
    names = list(m.freedom_names)
    q = m.initial_state()[: m.nq]
    M, row, driven = np.asarray(m.mass_matrix(q)), np.zeros(m.nv), None
    if "tendon" in of:
        row[names.index("A")], row[names.index("E")] = 0.7, -0.4
    else:
        driven = names.index(of[-2])
        row[driven] = 1.0
    A = np.vstack([*([m.closure_jacobian(q)] if bars == 4 else []), row])
    b = np.append(np.zeros(len(A) - 1), RATE)
    least = projected(M, A, b, np.zeros(m.nv))
    for own in (0.0, RATE) if bars == 4 else (0.0,):  # not on the motion, and on it, where loops are broken
        for v in (rng.normal(size=m.nv), np.zeros(m.nv)):
            if driven is not None:
                v[driven] = own
            wanted = projected(M, A, b, v)
            told = rf"given motions.*energy {kinetic(M, v):.6g} J, now {kinetic(M, wanted):.6g} J"
            with pytest.warns(po.StartWarning, match=told):
                found = m.initial_state((q, v))[m.nq :]
            assert np.abs(found - wanted).max() < 1e-8 * np.abs(wanted).max(), seed
            assert np.abs(A @ found - b).max() < 1e-9 * RATE
            assert kinetic(M, found) <= (kinetic(M, v) + kinetic(M, least)) * (1 + 1e-10)
            assert kinetic(M, found) == pytest.approx(kinetic(M, least) + kinetic(M, found - least), rel=1e-9)
            with warnings.catch_warnings(action="error", category=po.StartWarning):
                again = m.initial_state((q, found))[m.nq :]
                stepper = po.Stepper(m, 1e-3, initial=(q, found))
            np.testing.assert_allclose(again, found, rtol=0, atol=1e-12 * np.abs(found).max())
            with pytest.warns(po.StartWarning, match="given motions"):
                stepper.state = np.concatenate([q, v, [0.0]])
            np.testing.assert_allclose(stepper.state[m.nq : -1], wanted, rtol=0, atol=1e-8 * np.abs(wanted).max())


def test_a_member_of_a_family_is_corrected_by_its_own_kinetic_energy(tmp_path: Path) -> None:
    """Of other masses and lengths: steppers, their state written, runs, ensembles; the file read with these."""
    path = five_bar(tmp_path / "bars.toml", np.random.default_rng(5))
    family, text, rng = po.load_family(path, "m", "x"), path.read_text(), np.random.default_rng(6)
    base = driven_mechanism(path)
    for mass, x in ((0.8, 0.25), (20.0, 0.25), (0.01, 0.31)):
        other = saved(tmp_path / "other.toml", text.replace("m = 0.8", f"m = {mass}").replace("x = 0.25", f"x = {x}"))
        read, p = driven_mechanism(other), {"m": mass, "x": x}
        q = read.assemble(base.neutral())
        v = rng.normal(size=read.nv)
        M, A = np.asarray(read.mass_matrix(q)), np.asarray(read.closure_jacobian(q))
        wanted = projected(M, A, np.zeros(len(A)), v)
        told = rf"energy {kinetic(M, v):.6g} J, now {kinetic(M, wanted):.6g} J"
        doors: list[Any] = []
        with pytest.warns(po.StartWarning, match=told):
            doors.append(read.initial_state((q, v))[read.nq :])
        member = family.at([p[name] for name in family.parameter_names])
        with pytest.warns(po.StartWarning, match=told):
            doors.append(member.initial_state((q, v))[read.nq :])
        with pytest.warns(po.StartWarning, match=told):
            stepper = po.Stepper(family, 1e-3, parameters=p, initial=(q, v))
        doors.append(stepper.state[read.nq :])
        stepper = po.Stepper(family, 1e-3, parameters=p)
        with pytest.warns(po.StartWarning, match=told):
            stepper.state = np.concatenate([q, v])
        doors.append(stepper.state[read.nq :])
        with pytest.warns(po.StartWarning, match=told):
            run = po.simulate(family, 0.01, parameters=p, initial=(q, v), samples=2)
        doors.append(run["joint_velocity"][0].values)
        with pytest.warns(po.StartWarning, match=rf"1 of 1 starts.*{told}"):
            many: Any = po.ensemble(family, {k: [x] for k, x in p.items()}, initial=(q, v), time=0.01, samples=2)
        doors.append(np.asarray(many["joint_velocity"].values).reshape(-1, read.nv)[0])
        for found in doors:
            assert np.abs(found - wanted).max() < 1e-8 * np.abs(wanted).max(), p
            assert kinetic(M, found) <= kinetic(M, v)
        with warnings.catch_warnings(action="error", category=po.StartWarning):
            stepper.state = stepper.state


def test_a_position_that_a_motion_does_not_allow_is_told(tmp_path: Path) -> None:
    """In an open chain too, where a stepper moves it there."""
    m = driven_mechanism(five_bar(tmp_path / "bars.toml", np.random.default_rng(7), 'pair = "A"', 2))
    stepper = po.Stepper(m, 1e-3)
    state = stepper.state
    state[0] += 0.1
    with pytest.warns(po.StartWarning, match="given motions.*its positions by .*A -0.1"):
        stepper.state = state
    assert abs(stepper.state[0]) < 1e-12


def test_a_member_of_a_family_of_networks_starts_as_its_mechanism(tmp_path: Path) -> None:
    """What is said by joint is kept by all members, whatever their lengths: 20 rad/s of the crank, once 19.67."""
    m = driven_mechanism(Path("examples/four_bar.toml"))
    address, port = "joints.B.predecessor.x", po.Network("bar and shaft")
    port.add(m.as_element("bar", ["A"]), "shaft")
    family = port.with_parameters(x=f"elements.bar.{address}")
    for x in (0.1, 0.11, 0.13):
        own = m.with_parameters(x=address).at([x]).initial_state()
        np.testing.assert_allclose(family.at([x]).initial_state(), own, rtol=1e-12, atol=1e-12)
        run = po.simulate(family, 0.01, parameters={"x": x}, samples=2)
        np.testing.assert_allclose(run["bar.joint_velocity"][0], own[m.nq :], rtol=1e-9)
        whole = m.initial_state()[: m.nq], np.array([10.0, 0.0, 0.0])
        with pytest.warns(po.StartWarning, match="four-bar"):
            run = po.simulate(family, 0.01, parameters={"x": x}, initial={"bar": whole}, samples=2)
        with pytest.warns(po.StartWarning, match="four-bar"):
            own = m.with_parameters(x=address).at([x]).initial_state(whole)
        np.testing.assert_allclose(run["bar.joint_velocity"][0], own[m.nq :], rtol=1e-9)


@pytest.mark.long
def test_large_mechanisms_beside_motions_too() -> None:
    """Many loops, whose rows are sparse: the same projection, and a start by joints keeps the motion's rate."""
    m = po.Mechanism(machine("chain", 50))
    q, link = m.assemble(), m.tree.links[0]
    k = link.v[0]
    moved = m.with_motions({link.joint: f"{float(q[link.q[0]])!r} + 2*sin(t)"})
    v = m.scales.freedoms * np.random.default_rng(0).normal(size=m.nv)
    v[k] = 0.0
    with pytest.warns(po.StartWarning, match="given motions"):
        found = moved.initial_state((q, v))[m.nq :]
    A = np.vstack([m.closure_jacobian(q), np.eye(m.nv)[k]])
    wanted = projected(np.asarray(m.mass_matrix(q)), A, np.append(np.zeros(len(A) - 1), 2.0), v)
    assert np.abs(found - wanted).max() < 1e-7 * np.abs(wanted).max()
    assert moved.initial_state()[m.nq + k] == pytest.approx(2.0, rel=1e-12)
