"""Mechanisms: energies balanced to rounding, momenta kept, loops closed; variational steps of orders 2, 4 and 6."""

import importlib.util
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES, quick, saved
from foreign_pairs import FOREIGN
from multibody.closed_zoo import laid_elsewhere
from poinsot.elements import KINDS, Constant, JointDamper, JointEffort, JointSpring, pair_of_kind
from poinsot.multibody import GROUND


@pytest.fixture(autouse=True)
def _coarse() -> Any:
    """Variational steps do not balance the energy, and long ones less."""
    with warnings.catch_warnings(action="ignore", category=po.LedgerWarning):
        yield


def at_end(run: Any) -> Any:
    return np.append(run.joint_position[-1], run.joint_velocity[-1])


def moving(seed: int, loops: int) -> tuple[po.Mechanism, dict[str, Any]]:
    """A random mechanism with springs, dampers and sources, and a state of it."""
    rng = np.random.default_rng(seed)
    kinds = (*KINDS, *FOREIGN)
    m = po.Mechanism(zoo.random_model(rng, bodies=2 if seed == 1 else 3, elements=4, loops=loops, kinds=kinds))
    q = m.neutral() if loops else m.random(rng)
    return m, {"time": 0.2, "initial": (q, rng.normal(size=m.nv))}


@pytest.mark.sample(1)
@pytest.mark.parametrize("loops", [0, 1])
@pytest.mark.parametrize("seed", quick(1, range(1, 8)))
def test_energy_is_balanced_with_springs_dampers_sources_and_loops(seed: int, loops: int) -> None:
    m, given = moving(seed, loops)
    exact = at_end(po.simulate(m, rtol=1e-13, atol=1e-14, samples=2, **given))
    more = () if seed == 1 else ("average",)
    for method in ("gonzalez", *more, *(("itoh-abe",) if m.nv <= 6 else ()), "variational"):
        errors = []
        for step in (4e-3, 2e-3):
            run = po.simulate(m, method=method, step=step, **given)
            errors.append(np.abs(at_end(run) - exact).max())
            if method != "variational":
                assert float(np.abs(run.energy_residual).max()) < 2e-12 * float(run.energy_turnover[-1])
            if loops:
                assert float(run.constraint_error.max()) < 1e-14
                assert float(run.constraint_velocity_error.max()) < 1e-11
        assert abs(np.log2(errors[0] / errors[1]) - 2) < 0.15, (method, errors)


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["gonzalez", "variational", *quick(0, ["average", "gonzalez4", "variational6"])])
def test_the_momentum_in_the_world_stays(method: str) -> None:
    """Of bodies that hang together, free in space, with a spring, a damper and a motor between them."""
    rng = np.random.default_rng(4)
    model = zoo.random_model(rng, bodies=3, kinds=("spherical", "revolute"))
    joints = [
        replace(each, pair=pair_of_kind("free")) if GROUND in (each.predecessor, each.successor) else each
        for each in model.joints
    ]
    inner = next(each.name for each in joints if each.pair.kind == "revolute")
    elements = (JointSpring("spring", inner, 3.0, 0.4), JointDamper("damper", inner, 0.2))
    elements += (JointEffort("motor", inner, Constant(0.0)),)
    m = po.Mechanism(replace(model, joints=tuple(joints), elements=elements, gravity=(0.0, 0.0, 0.0)))
    run = po.simulate(
        m, 4.0, initial=(m.random(rng), rng.normal(size=m.nv)), inputs={"motor": "sin(t)"}, method=method, step=0.02
    )
    q, v = run.joint_position.values, run.joint_velocity.values
    c, momentum = np.asarray(m.centre_of_mass(q)), np.asarray(m.centroidal_momentum(q, v))
    whole = np.hstack([momentum[:, :3] + np.cross(c, momentum[:, 3:]), momentum[:, 3:]])
    assert np.abs(whole - whole[0]).max() < 3e-12 * np.abs(whole).max()
    if not method.startswith("variational"):
        assert float(np.abs(run.energy_residual).max()) < 1e-12 * float(run.energy_turnover[-1])


@pytest.mark.parametrize("method", ["gonzalez", *quick(0, ["average", "gonzalez4"])])
@pytest.mark.parametrize("mass", [2.0, *quick(0, [2e-5, 2e5])])
def test_a_body_beside_a_machine_takes_nothing_from_it(method: str, mass: float, tmp_path: Path) -> None:
    """A stone that flies beside a slider-crank and is drawn before it: its momentum, and the energy of both."""
    stone = f"""[bodies.stone]
mass = {mass}
inertia = [{mass}, {2 * mass}, {2.5 * mass}]
[pairs.flies]
kind = "free"
between = ["ground", "stone"]
initial = {{ velocity = [0.0, 0.0, 0.0, 1.0, 2.0, 3.0] }}
"""
    crank = (EXAMPLES / "slider_crank.toml").read_text(encoding="utf-8")
    at = crank.index("[bodies.")
    m = po.load(saved(tmp_path / "both.toml", crank[:at] + stone + crank[at:]))
    run = po.simulate(m, 0.1, method=method, step=0.005, samples=21)
    flown = run["body_twist"].sel(body="stone").values
    fallen = flown[:, 3:] - np.outer(run["time"].values, m.model.gravity)
    assert np.abs(fallen - [1.0, 2.0, 3.0]).max() < 1e-12 and np.abs(flown[:, :3]).max() < 1e-12
    assert float(np.abs(run.energy_residual).max()) < 1e-12 * float(run.energy_scale[-1])


def top(**options: Any) -> Any:
    """A heavy top, symmetric about z, on its tip."""
    body = po.Body("top", po.Inertia.at_centre(1.2, np.array([0.0, 0.0, 0.5]), np.diag([0.1, 0.1, 0.04])))
    tip = po.Joint("tip", pair_of_kind("spherical"), GROUND, "top")
    m = po.Mechanism(po.Model("top", (body,), (tip,)))
    tilted = np.array([np.sin(0.3), 0.0, 0.0, np.cos(0.3)])
    return m, po.simulate(m, initial=(tilted, [0.3, -0.2, 25.0]), **options)


@pytest.mark.parametrize("method", ["variational", *quick(0, ["variational4", "gonzalez"])])
def test_a_top_keeps_its_spin_and_its_momentum_about_the_vertical(method: str) -> None:
    m, run = top(time=20.0, method=method, step=0.01)
    q, v = run.joint_position.values, run.joint_velocity.values
    c, momentum = np.asarray(m.centre_of_mass(q)), np.asarray(m.centroidal_momentum(q, v))
    vertical = (momentum[:, :3] + np.cross(c, momentum[:, 3:]))[:, 2]
    stored = run.energy_stored.values
    if method == "gonzalez":
        assert np.abs(stored - stored[0]).max() < 1e-12 * stored[0]
        return
    assert np.abs(v[:, 2] - 25.0).max() < 1e-11
    assert np.abs(vertical - vertical[0]).max() < 1e-12
    first, second = np.split(np.abs(stored - stored[0])[1:], 2)
    assert second.max() < 1.05 * first.max()  # the energy swings, and does not leave


@pytest.mark.parametrize("order", [4, 6])
@pytest.mark.parametrize("scheme", ["variational", *quick(0, ["gonzalez"])])
def test_compositions_have_their_orders(scheme: str, order: int) -> None:
    _, exact = top(time=1.0, rtol=1e-13, atol=1e-14, samples=2)
    steps = (0.02, 0.01) if order == 4 else (0.025, 0.0125)
    errors = [np.abs(at_end(top(time=1.0, method=f"{scheme}{order}", step=h)[1]) - at_end(exact)).max() for h in steps]
    assert abs(np.log2(errors[0] / errors[1]) - order) < 0.15, errors


@pytest.mark.long
def test_andrews_mechanism_is_followed_at_coarse_steps() -> None:
    """Against its reference, IVP Test Set, 'andrews'."""
    m = po.load(EXAMPLES / "andrews.toml")
    errors = []
    for step in (2e-4, 1e-4):
        run = po.simulate(m, 0.03, method="gonzalez", step=step)
        errors.append(abs(float(run.joint_position.sel(coordinate="O")[-1]) - 15.81077119629904))
        assert run.attrs["ledger_ratio"] < 1e-12 and float(run.constraint_error.max()) < 1e-14
    assert errors[1] < 2e-3 and abs(np.log2(errors[0] / errors[1]) - 2) < 0.15


def test_the_form_in_positions_and_momenta_keeps_its_energy() -> None:
    """Of the top of Géradin and Cardona, whose axis carries rounding alone."""
    m = po.load(EXAMPLES / "heavy_top.toml")
    form = m.port_hamiltonian()
    start = form.state(*np.split(m.initial_state(), [m.nq]))
    run = po.simulate(form, 0.02, method="gonzalez", step=1e-3, initial=start)
    assert run.attrs["steps_divided"] == 0 and run.attrs["ledger_ratio"] < 1e-12


def test_rolling_does_no_work() -> None:
    coin = po.load(EXAMPLES / "rolling_coin.toml")
    exact, errors = at_end(po.simulate(coin, 0.2, samples=2)), []
    for step in (2e-3, 1e-3):
        run = po.simulate(coin, 0.2, method="gonzalez", step=step)
        errors.append(np.abs(at_end(run) - exact).max())
        assert run.attrs["ledger_ratio"] < 1e-12 and float(run.constraint_error.max()) < 1e-14
    assert abs(np.log2(errors[0] / errors[1]) - 2) < 0.15


@pytest.mark.long
@pytest.mark.parametrize("method", ["gonzalez", "variational4"])
def test_a_million_steps_show_no_trend(method: str) -> None:
    """Of two links without friction, at the energy of large swings."""
    model = po.load(EXAMPLES / "double_pendulum.toml").model
    m = po.Mechanism(replace(model, elements=(), gravity=(0.0, 0.0, -9.81)))
    run = po.simulate(m, 1e4, initial=([0.5, 0.3], [0.0, 0.0]), method=method, step=0.01)
    off = (run.energy_stored - run.energy_stored[0]).values
    assert run.attrs["steps"] == 1_000_000
    if method == "gonzalez":
        assert np.abs(off).max() < 1e-10
    else:
        assert np.abs(off[500:]).max() < 1.3 * np.abs(off[:500]).max()


@pytest.mark.parametrize("method", quick(1, ["gonzalez", "variational"]))
def test_members_of_a_family_step_as_mechanisms_of_their_own(method: str) -> None:
    """A closed loop whose weight and masses are free; ensembles give each member its own."""
    family = po.load(EXAMPLES / "four_bar.toml").with_parameters(g="gravity.y", m="bodies.coupler.mass")
    values, given = {"g": -5.0, "m": 1.7}, {"method": method, "step": 0.01, "samples": 11, "progress": False}
    one = po.simulate(family, 0.5, parameters=values, **given)
    other = po.simulate(family.at(family.values(**values)), 0.5, **given)
    np.testing.assert_allclose(one.joint_position, other.joint_position, rtol=0, atol=1e-12)
    np.testing.assert_allclose(one.joint_velocity, other.joint_velocity, rtol=0, atol=1e-11)
    del given["progress"]
    many = po.ensemble(family, {"g": [-9.81, -5.0], "m": [1.0, 1.7]}, time=0.5, **given)
    np.testing.assert_array_equal(many.joint_position[1, 1], one.joint_position)
    assert float(np.abs(many.joint_position[0, 1] - many.joint_position[1, 1]).max()) > 0.1


def test_what_tells_no_steps_says_which_it_tells() -> None:
    sleigh = po.load(EXAMPLES / "chaplygin_sleigh.toml")
    with pytest.raises(po.SimulationError, match=r"no step of the method 'variational'; it tells those of 'gonzalez'"):
        po.simulate(sleigh, 1.0, method="variational", step=0.1)
    with pytest.raises(po.SimulationError, match=r"tells no step of the method 'gonzalez'; port-Hamiltonian"):
        po.simulate(po.load(EXAMPLES / "kapitza.toml"), 1.0, method="gonzalez", step=0.1)


def test_the_example_keeps_what_it_says() -> None:
    specification = importlib.util.spec_from_file_location("structure_keeping", EXAMPLES / "structure_keeping.py")
    assert specification is not None and specification.loader is not None
    example = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(example)
    for found in (example.circuit(), example.linkage(), example.satellite()):
        assert found.ledger < 1e-12 and found.drift < 1e-11


@pytest.mark.parametrize(("scale", "method"), quick(0, [(1e3, "gonzalez"), (1.0, "variational")], several=True))
def test_andrews_takes_the_same_steps_at_any_size_and_place(scale: float, method: str) -> None:
    m = po.load(EXAMPLES / "andrews.toml")
    X = zoo.random_displacement(np.random.default_rng(1))
    twin = po.Mechanism(laid_elsewhere(m.model, X, scale))
    start = np.split(m.initial_state(), [m.nq])
    here, there = (po.simulate(each, 0.03, initial=start, method=method, step=2e-4) for each in (m, twin))
    np.testing.assert_allclose(there.joint_position, here.joint_position, atol=1e-8)
    assert float(there.constraint_error.max()) < 1e-13
