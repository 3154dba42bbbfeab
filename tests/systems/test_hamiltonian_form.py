"""The port-Hamiltonian form of a mechanism moves as the mechanism does, and is what the sources say it is."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
import zoo
from cases import quick
from foreign_elements import FluidDamper
from multibody.closed_zoo import beside, following, longer, random_closed
from poinsot import Actuator, PortHamiltonian
from poinsot.algebra import Dual, dual
from poinsot.algebra.arrays import Floats
from poinsot.analysis import admissible
from poinsot.elements import JointDamper, JointSpring, LinearDamper, LinearSpring
from poinsot.multibody import constraint_error
from poinsot.multibody.port_hamiltonian import coordinate_rates
from poinsot.simulation import HamiltonianSystem
from poinsot.structures import assigned, jacobi_defect, pi_control
from poinsot.systems.hamiltonian_form import HamiltonianForm
from scalars import Over, assert_same, each_scalar_but_symbols
from scripts import example
from structures.random_structures import ball_energy, levitated_ball, random_mechanical

EXAMPLE = Path(__file__).parents[2] / "examples" / "shaped_four_bar.py"
ROLLING = ("bead_in_bowl", "chaplygin_sleigh", "marble_on_turntable", "rolling_coin")
EXAMPLES = ("andrews", "engine_mounts", "four_bar", "heavy_top", "scara", "slider_crank", *ROLLING)


def admitted(m: po.Mechanism, q: Floats, rng: np.random.Generator) -> Floats:
    """Rates that the closures allow."""
    N = admissible(m, q)
    return np.asarray(N @ rng.normal(size=N.shape[1]))


def lifted(x: Any, rate: Any) -> NDArray[Any]:
    """x + ε rate."""
    found = np.empty(len(x), dtype=object)
    found[:] = [Dual(float(a), float(b)) for a, b in zip(x, rate, strict=True)]
    return found


def rates(m: po.Mechanism, form: HamiltonianForm, q: Floats, v: Floats, tau: Floats) -> Floats:
    """ẋ of the motion under these efforts by ``forward_dynamics``: exact, by dual numbers."""
    moving = lifted(q, coordinate_rates(m.tree, q) @ v), lifted(v, m.forward_dynamics(q, v, tau))
    return np.array([dual(each) for each in form.state(*moving)], dtype=float)


def check(m: po.Mechanism, q: Floats, rng: np.random.Generator, tolerance: float = 1e-11) -> None:
    """The law at one state: the same motion, in proportion, and the books closed."""
    form = m.port_hamiltonian(q)
    v, tau = admitted(m, q, rng), rng.normal(size=m.nv) * m.mass_matrix(q).diagonal()
    x = np.asarray(form.state(q, v), dtype=float)
    u = np.append(np.zeros(len(form.inputs) - m.nv), tau)
    form.explicit.check(x)
    rate, y = form.explicit.flow(x, u)
    expected = rates(m, form, q, v, tau)
    for part in (slice(0, m.nq), slice(m.nq, None)):
        assert np.abs(rate - expected)[part].max(initial=0.0) <= tolerance * np.abs(expected[part]).max(initial=0.0)
    assert np.allclose(np.array(y[len(u) - m.nv :], dtype=float), v, rtol=1e-12, atol=1e-12 * np.abs(v).max())
    back, again = form.motion(x)
    assert np.array_equal(back, q) and np.allclose(
        np.array(again, dtype=float), v, rtol=0, atol=1e-12 * np.abs(v).max()
    )
    balance = form.explicit.balance(x, u)
    size = abs(balance.stored) + abs(balance.supplied) + abs(balance.dissipated)
    assert abs(float(balance.residual)) <= 1e-11 * float(size)
    still = float(form.H(form.state(q, np.zeros(m.nv))))
    assert abs(float(form.H(x)) - still - float(m.kinetic_energy(q, v))) < 1e-11 * (
        abs(still) + float(form.H(x) - still)
    )


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", quick(3, range(40)))
def test_trees_of_any_pairs_move_as_they_do(seed: int, rng: np.random.Generator) -> None:
    """Law  ẋ of the form is that of ``forward_dynamics``; pairs of any kind, backwards, foreign, following, with
    springs, dampers and sources."""
    model = zoo.random_model(rng, 4, elements=7 if seed % 2 else 0, mimics=seed % 3 == 2)
    m = po.Mechanism(model)
    q, _ = zoo.random_state(m.tree, rng)
    check(m, q, rng)


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", quick(3, range(30)))
def test_closed_mechanisms_move_on_their_manifold(seed: int) -> None:
    """Law  the same on the manifold of closures, with springs and dampers, also where a joint follows another."""
    if seed % 5 == 4:
        rng = np.random.default_rng(seed)
        model = following(rng)
    else:
        model, rng = random_closed(seed)
    m = po.Mechanism(model)
    check(m, m.assemble(), rng, 1e-9)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", [pytest.param(x, marks=pytest.mark.long) if x == "andrews" else x for x in EXAMPLES])
def test_examples_and_rolling(name: str) -> None:
    """Law  the same of the shipped examples; rolling contacts have brackets that no closure integrates."""
    m = po.load(f"examples/{name}.toml")
    q = m.initial_state()[: m.nq]
    check(m, q, np.random.default_rng(1))


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [1e-5, 1e5])
@pytest.mark.parametrize("seed", [0, 1])
def test_in_other_units(size: float, seed: int) -> None:
    """Symmetry  lengths and masses scaled."""
    model, rng = random_closed(seed)
    m = po.Mechanism(longer(model, size, 1.0 / size))
    check(m, m.assemble(), rng, 1e-9)


def test_beside_something_unconnected() -> None:
    """Symmetry  J, R and G of two mechanisms in one file are those of each, and blocks of zeros."""
    model, rng = random_closed(2)
    other = replace(zoo.random_model(rng, 3), elements=())
    one, both = po.Mechanism(model), po.Mechanism(beside(replace(model, elements=()), other))
    q = both.assemble()
    alone = one.port_hamiltonian(q[: one.nq])
    form = both.port_hamiltonian(q)
    assert form.freedoms[: len(alone.freedoms)] == alone.freedoms
    v = admitted(both, q, rng)
    x = np.asarray(form.state(q, v), dtype=float)
    n, m = one.nq, len(alone.freedoms)
    own = [*range(n), *range(both.nq, both.nq + m)]
    J = np.asarray(form.J(x), dtype=float)
    same = np.asarray(alone.J(x[own]), dtype=float)
    assert np.abs(J[np.ix_(own, own)] - same).max() < 1e-12 * np.abs(same).max()
    assert not np.delete(J[own], own, axis=1).any()
    assert np.abs(x[own] - np.asarray(alone.state(q[:n], v[: one.nv]), dtype=float)).max() < 1e-12


def test_freedoms_that_are_named() -> None:
    """Symmetry  other independent freedoms, another p, the same motion."""
    m = po.load("examples/four_bar.toml")
    q = m.assemble()
    v = admitted(m, q, np.random.default_rng(3))
    found = []
    for name in m.freedom_names:
        form = m.port_hamiltonian(q, freedoms=[name], actuated=[])
        x = np.asarray(form.state(q, v), dtype=float)
        rate, y = form.explicit.flow(x)
        assert form.freedoms == (name,) and len(y) == 0
        found.append(np.append(np.array(rate[: m.nq], dtype=float), float(form.H(x))))
    assert np.ptp(found, axis=0).max() < 1e-12 * np.abs(found).max()


@each_scalar_but_symbols
@pytest.mark.parametrize("name", ["heavy_top", "four_bar"])
def test_over_any_scalar(name: str, over: Over) -> None:
    m = po.load(f"examples/{name}.toml")
    q = m.initial_state()[: m.nq]
    form = m.port_hamiltonian(q)
    x = np.asarray(form.state(q, admitted(m, q, np.random.default_rng(0))), dtype=float)
    for part in (form.H, form.J, form.R, form.G):
        assert_same(over(part, x), part(x), rel=1e-11, abs=1e-11)


def test_canonical_where_rates_are_those_of_coordinates() -> None:
    """A tree of turning and sliding joints has J = [0 1; −1 0]; closures are Casimirs, ∂Φ X = 0."""
    m = po.load("examples/scara.toml")
    form = m.port_hamiltonian()
    J = np.asarray(form.J(form.state(m.assemble(), np.ones(m.nv))), dtype=float)
    n = m.nv
    assert form.canonical and np.array_equal(
        J, np.block([[np.zeros((n, n)), np.eye(n)], [-np.eye(n), np.zeros((n, n))]])
    )
    loop = po.load("examples/four_bar.toml")
    q = loop.assemble()
    closed = loop.port_hamiltonian(q)
    x = np.asarray(closed.state(q, admitted(loop, q, np.random.default_rng(0))), dtype=float)
    X = np.asarray(closed.J(x), dtype=float)[: loop.nq, loop.nq :]
    phi = constraint_error(loop.tree, lifted(q, X[:, 0]))
    assert closed.canonical and max(abs(dual(each)) for each in phi) < 1e-14 * np.abs(X).max()


def test_the_free_body_and_the_top() -> None:
    """Worked  p of a body on a ball joint is its momentum in the body: ṗ = p × ω + torque of the weight."""
    m = po.load("examples/heavy_top.toml")
    q, rng = m.initial_state()[: m.nq], np.random.default_rng(2)
    form = m.port_hamiltonian(q)
    v = rng.normal(size=3)
    x = np.asarray(form.state(q, v), dtype=float)
    J = np.asarray(form.J(x), dtype=float)
    p = x[m.nq :]
    cross = np.array([[0, -p[2], p[1]], [p[2], 0, -p[0]], [-p[1], p[0], 0]])
    assert not form.canonical and np.abs(J[m.nq :, m.nq :] - cross).max() < 1e-14 * np.abs(p).max()


@pytest.mark.parametrize(("name", "holds"), [("heavy_top", True), ("four_bar", True), ("chaplygin_sleigh", False)])
def test_the_jacobi_identity_is_lost_by_rolling_alone(name: str, holds: bool) -> None:
    """Law  J is Poisson where all constraints are closures; van der Schaft & Maschke 1994, theorem 2."""
    m = po.load(f"examples/{name}.toml")
    q = m.initial_state()[: m.nq]
    form = m.port_hamiltonian(q)
    x = np.asarray(form.state(q, admitted(m, q, np.random.default_rng(5))), dtype=float)
    defect = np.abs(np.asarray(jacobi_defect(form.J, x), dtype=float)).max()
    size = np.abs(np.asarray(form.J(x), dtype=float)).max() ** 2
    assert defect < 1e-12 * size if holds else defect > 1e-3 * size, defect / size


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["heavy_top", "four_bar", "slider_crank", "chaplygin_sleigh"])
def test_it_runs_as_the_mechanism_runs(name: str) -> None:
    """Law  the same coordinates, and a ledger that closes, with the file's sources at their signals."""
    m = po.load(f"examples/{name}.toml")
    state = m.initial_state()
    form = m.port_hamiltonian(state[: m.nq])
    start = np.asarray(form.state(state[: m.nq], state[m.nq :]), dtype=float)
    run = po.simulate(form, 0.3, initial=start, samples=4)
    expected = po.simulate(m, 0.3, samples=4)
    found = np.stack([run[each].values for each in m.coordinate_names], axis=1)
    assert np.abs(found - expected["joint_position"].values).max() < 1e-9
    assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-9
    assert {"kinetic"} <= set(run["storage"].values.tolist())


def test_the_example_of_shaping_its_energy() -> None:
    """Worked  a controlled form is the mechanism with a spring and a damper; H′ never rises."""
    found = example("shaped_four_bar").shaped(1.0, 21)
    assert found.apart < 1e-9 and found.rise < 1e-12


def test_dampers_are_the_matrix_that_takes_their_power() -> None:
    rng = np.random.default_rng(7)
    model = zoo.random_model(rng, 3, kinds=("revolute",))
    elements = (
        JointSpring("s", "j0", 3.0), JointDamper("d", "j0", 0.7),
        LinearSpring("k", "b1", (0.1, 0.2, 0.0), "b2", (0.0, 0.3, 0.1), 40.0, 0.1),
        LinearDamper("c", "b1", (0.1, 0.2, 0.0), "b2", (0.0, 0.3, 0.1), 5.0),
    )  # fmt: skip
    m = po.Mechanism(replace(model, elements=elements))
    q, _ = zoo.random_state(m.tree, rng)
    check(m, q, rng)
    form = m.port_hamiltonian(q)
    R = np.asarray(form.R(form.state(q, np.zeros(m.nv))), dtype=float)
    assert np.abs(R - R.T).max() < 1e-14 * np.abs(R).max() and np.linalg.eigvalsh(R).min() > -1e-14 * np.abs(R).max()


def test_what_has_no_such_form_is_named() -> None:
    m = po.load("examples/bouncing_ball.toml")
    with pytest.raises(po.ModelError, match="'floor'"):
        m.port_hamiltonian()
    four = po.load("examples/four_bar.toml")
    with pytest.raises(po.ModelError, match="1 independent freedoms"):
        four.port_hamiltonian(freedoms=list(four.freedom_names))
    with pytest.raises(po.ModelError, match="did you mean"):
        po.load("examples/cart_pole.toml").port_hamiltonian(actuated=["rails"])
    arm = po.load("examples/double_pendulum.toml")
    joint, (_, tip) = arm.tree.links[0].joint, list(arm.tree.bodies)[:2]
    for element in (
        FluidDamper("oil", "ground", (0.0, 0.0, 0.3), tip, (0.1, 0.0, 0.0), 1.0, 2.0),
        Actuator.motor("servo", joint, bias_rate=-0.1),
        Actuator.motor("weak", joint, control_range=(-1.0, 1.0)),
        Actuator.motor("slow", joint, dynamics="filter", time_constant=0.1),
        Actuator.motor("falling", joint, gain_rate=-0.2),
    ):
        with pytest.raises(po.ModelError, match=f"{element.name!r}.*port"):
            po.Mechanism(replace(arm.model, elements=(element,))).port_hamiltonian()


# Port-Hamiltonian systems run: their ledger closes, feedback and closed loop agree, bad input is refused.
def test_the_ledger_of_any_system_closes(rng: np.random.Generator) -> None:
    closed = pi_control(random_mechanical(rng), 0.5, 2.0)
    run = po.simulate(
        HamiltonianSystem(closed), time=5.0, initial=rng.normal(size=8), max_step=5e-3,
        inputs={"f0": "sin(3*t)", "f1": ([0.0, 1.0, 1.0, 5.0], [0.0, 1.0, -1.0, 0.5])},
    )  # fmt: skip
    assert run.attrs["steps"] >= 1000
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])


def test_the_ball_is_brought_to_its_height_and_kept_there() -> None:
    plant = levitated_ball()
    energy, J, rest = ball_energy(0.03)
    found = assigned(plant, energy, J, np.diag([1.0, 0.0, 0.0]), states=[rest])
    start = rest + np.array([0.0, 0.01, 0.0])
    closed = po.simulate(HamiltonianSystem(found.closed_loop), time=20.0, initial=start)
    fed = po.simulate(HamiltonianSystem(plant, found.feedback), time=20.0, initial=start)
    assert float(closed["height"][-1]) == pytest.approx(0.03, abs=1e-9)
    np.testing.assert_allclose(fed["height"], closed["height"], atol=1e-9)
    assert float(closed.energy_stored.diff("time").max()) < 1e-12  # H_d only falls
    for run in (closed, fed):
        assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])


def oscillator() -> PortHamiltonian:
    return PortHamiltonian(
        lambda x: (x[0] ** 2 + x[1] ** 2) / 2, [[0, 1], [-1, 0]], ("q", "p"), None, [[0], [1]], ("f",),
        name="oscillator",
    )  # fmt: skip


def test_names_and_shapes_are_checked() -> None:
    system = HamiltonianSystem(oscillator())
    with pytest.raises(po.SimulationError, match="no input 'force'"):
        po.simulate(system, time=1.0, inputs={"force": 1.0})
    with pytest.raises(po.SimulationError, match="no state 'x'"):
        po.simulate(system, time=1.0, initial={"x": 1.0})
    with pytest.raises(po.SimulationError, match="2 finite numbers"):
        po.simulate(system, time=1.0, initial=[1.0, np.nan])
    with pytest.raises(po.SimulationError, match="cannot be compiled"):
        po.simulate(system, time=1.0, inputs={"f": lambda t: 1.0 if t > 0.5 else 0.0})


def test_an_oscillator_turns_round() -> None:
    run = po.simulate(oscillator(), times=[0.0, np.pi / 2, np.pi], initial={"q": 1.0})
    np.testing.assert_allclose(run["q"], [1.0, 0.0, -1.0], atol=1e-10)
    np.testing.assert_allclose(run["p"], [0.0, -1.0, 0.0], atol=1e-10)


@pytest.mark.parametrize(
    ("J", "R", "words"),
    [
        (lambda x: [[0.0, 1.0], [-0.9, 0.0]], None, "J is not skew between 'q' and 'p'.*at the state"),
        (lambda x: [[0.0, 1.0], [-1.0 - 0.1 * x[0], 0.0]], None, "J is not skew between 'q' and 'p'.*at the state"),
        (lambda x: [[0.0, 1.0], [-1.0, 0.0]], lambda x: [[0.0, 0.0], [0.0, x[0]]], "makes energy at 'p'.*at the state"),
        (lambda x: [[0.0, 1.0]], None, "J must be 2 × 2; at x = .* it has the shape"),
        (lambda x: [[0.0, 1.0], [-1.0, 0.0]], lambda x: [x[1], x[1]], "R must be 2 × 2"),
    ],
    ids=["from the start", "on the way", "R on the way", "shape of J", "shape of R"],
)
def test_matrices_of_the_state_that_make_energy_are_refused(J: Any, R: Any, words: str) -> None:
    """The second and the third are what they must be at the start, x = (0, 1), and elsewhere no more."""
    model = PortHamiltonian(lambda x: (x[0] * x[0] + x[1] * x[1]) / 2, J, ("q", "p"), R)
    with pytest.raises((po.SimulationError, po.ModelError), match=words):
        po.simulate(HamiltonianSystem(model).system(initial=[0.0, 1.0]), time=6.0)


def test_matrices_of_the_state_that_keep_energy_are_not_refused() -> None:
    """As large or as small as units make them: a rigid body, scaled by 1e-9 and by 1e9."""
    for size in (1e-9, 1.0, 1e9):

        def J(x: Any, size: float = size) -> Any:
            return [[0.0, -x[2], x[1]], [x[2], 0.0, -x[0]], [-x[1], x[0], 0.0]]

        def energy(x: Any, size: float = size) -> Any:
            return (x[0] ** 2 + x[1] ** 2 / 2 + x[2] ** 2 / 3) / (2 * size)

        model = PortHamiltonian(energy, J, ("a", "b", "c"))
        run = po.simulate(HamiltonianSystem(model).system(initial=[size, 0.1 * size, -size]), time=2.0)
        assert float(abs(run["energy_residual"]).max()) <= 1e-8 * size


# A free body and a heavy top reduced by their symmetry move as the mechanisms do, and keep their Casimirs.
def test_a_free_body_moves_by_the_structure_of_its_momentum() -> None:
    found = example("reduced_top").free_body(2.0)
    assert found.casimirs == ["mx*fx + my*fy + mz*fz", "fx**2 + fy**2 + fz**2"]
    assert found.apart < 1e-9 and found.drift < 1e-9 and found.ledger < 1e-9


def test_a_heavy_top_moves_by_the_same_structure_with_the_vertical() -> None:
    found = example("reduced_top").heavy_top(0.2)
    assert found.casimirs == ["Px*Gx + Py*Gy + Pz*Gz", "Gx**2 + Gy**2 + Gz**2"]
    assert found.apart < 1e-9 and found.drift < 1e-9 and found.ledger < 1e-9
