"""A start (q, v) that its loops and conditions do not allow is corrected by the least, and told.

Law     v⁺ = v − M⁻¹Aᵀ (A M⁻¹Aᵀ)⁺ A v: the kinetic energy never grows; what keeps the conditions stays, to the bit, and
        nothing is said of it: by every door
"""

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
import rolling_zoo as zoo
import zoo as random_zoo
from cases import quick
from conftest import require_oracle
from scripts import machine

Floats = NDArray[np.float64]
CLOSED = ("four_bar", "andrews", "rolling_coin", "chaplygin_sleigh", "knife_edge", "marble_on_turntable", "bricard")


def mechanism(name: str) -> po.Mechanism:
    m = po.load(f"examples/{name}.toml")
    assert isinstance(m, po.Mechanism)
    return m


def quietly(m: po.Mechanism, initial: Any) -> Floats:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", po.StartWarning)
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
@pytest.mark.parametrize("seed", range(6))
def test_the_energy_of_random_loops_never_grows(seed: int) -> None:
    """Random mechanisms with loops, as drawn, thrown at random."""
    rng = np.random.default_rng(seed)
    m = po.Mechanism(random_zoo.random_model(rng, bodies=6, loops=2))
    q, v = m.neutral(), rng.normal(size=m.nv)
    found = quietly(m, (q, v))[m.nq :]
    assert energy(m, q, found) <= energy(m, q, v) * (1 + 1e-12)
    np.testing.assert_allclose(m.closure_jacobian(q) @ found, 0, atol=1e-9)


@pytest.mark.parametrize("name", quick(2, CLOSED))
def test_what_keeps_its_conditions_stays(name: str) -> None:
    """To rounding, and without a word: starts of files, states of runs, those of six digits."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", po.StartWarning)
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
    with warnings.catch_warnings():
        warnings.simplefilter("error", po.StartWarning)
        env.reset(seed=1)
    q = m.initial_state()[: m.nq]
    with pytest.warns(po.StartWarning, match="energy"):
        env.reset(options={"state": np.concatenate([q, [10.0, 0.0, 0.0]])})
