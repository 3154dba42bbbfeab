"""Passive control: every closed loop is port-Hamiltonian again; Casimirs are constant; assigned energies match."""

from functools import cache
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from poinsot import ModelError
from poinsot.algebra import cos, sin
from poinsot.simulation import HamiltonianSystem
from poinsot.structures import ShapedMechanism, energy_shaping, passive_control
from poinsot.structures.derivatives import hessian
from poinsot.structures.port_hamiltonian import PortHamiltonian, passivity
from structures.random_structures import ball_energy, levitated_ball, random_mechanical

SEEDS = range(8)


def test_damping_takes_what_it_says(rng: np.random.Generator) -> None:
    plant = random_mechanical(rng)
    A = rng.normal(size=(2, 2))
    K = A @ A.T
    damped = passive_control.damping_injection(plant, K)
    x, v = rng.normal(size=6), rng.normal(size=2)
    y = np.asarray(plant.flow(x, v)[1], float)
    np.testing.assert_allclose(damped.flow(x, v)[0], plant.flow(x, v - K @ y)[0], rtol=1e-12, atol=1e-12)
    more = damped.balance(x, v).dissipated - plant.balance(x, v).dissipated
    assert more == pytest.approx(y @ K @ y, rel=1e-10)


def test_pi_is_passive_and_balances(rng: np.random.Generator) -> None:
    plant = random_mechanical(rng)
    closed = passive_control.pi_control(plant, 0.7, [1.0, 2.0])
    x, xi, v = rng.normal(size=6), rng.normal(size=2), rng.normal(size=2)
    rate = np.asarray(closed.flow(np.r_[x, xi], v)[0], float)
    y = np.asarray(plant.flow(x, [0.0, 0.0])[1], float)
    u = v - 0.7 * y - np.array([1.0, 2.0]) * xi
    np.testing.assert_allclose(rate, np.r_[np.asarray(plant.flow(x, u)[0], float), y], rtol=1e-11, atol=1e-11)
    assert abs(closed.balance(np.r_[x, xi], v).residual) < 1e-10 * (1 + np.abs(rate).max() ** 2)
    assert passivity(closed, [np.r_[x, xi]]).holds


def test_casimirs_tie_the_controller_to_the_plant(rng: np.random.Generator) -> None:
    plant = random_mechanical(rng)
    C = passive_control.controller_casimirs(plant)

    def spring(xi: np.ndarray) -> object:
        return 1.5 * xi[0] ** 2 + 0.5 * (xi[0] - 2 * xi[1]) ** 4

    whole, constant = passive_control.control_by_interconnection(plant, spring), np.array([0.3, -0.2])
    shaped = passive_control.shaped_by_casimirs(plant, spring, constant)
    x, v = rng.normal(size=6), rng.normal(size=2)
    xi = C.T @ x + constant
    rate = np.asarray(whole.flow(np.r_[x, xi], v)[0], float)
    np.testing.assert_allclose(rate[6:], C.T @ rate[:6], rtol=1e-10, atol=1e-10)
    np.testing.assert_allclose(np.asarray(shaped.flow(x, v)[0], float), rate[:6], rtol=1e-9, atol=1e-9)


def test_the_dissipation_obstacle_is_named() -> None:
    with pytest.raises(ModelError, match=r"no Casimir ties the controller at 'voltage'.*dissipation obstacle"):
        passive_control.controller_casimirs(levitated_ball())


def test_an_assigned_energy_is_what_the_feedback_makes(rng: np.random.Generator) -> None:
    plant = levitated_ball()
    energy, J, rest = ball_energy(0.03)
    samples = [rng.normal(size=3) * [0.2, 0.05, 0.1] for _ in range(6)]
    found = passive_control.assigned(plant, energy, J, np.diag([1.0, 0.0, 0.0]), states=samples)
    for x in samples:
        beta = np.asarray(found.feedback(x), float)
        np.testing.assert_allclose(
            np.asarray(plant.flow(x, beta)[0], float),
            np.asarray(found.closed_loop.flow(x, [0.0])[0], float),
            atol=1e-10,
        )
    assert np.abs(np.asarray(found.closed_loop.flow(rest, [0.0])[0], float)).max() < 1e-12
    certificate = passivity(found.closed_loop, [rest])
    assert certificate.dissipative and certificate.least_curvature > 0, "stable where it shall rest"
    assert certificate.bounded_below == "refuted" and not certificate.holds, "but H_d has a cube of the flux"
    ray = np.array([certificate.energy.ray.get(name, 0.0) for name in plant.states])
    assert energy(rest + 1e6 * ray) < -1e12


def test_energies_that_do_not_match_are_refused_by_state() -> None:
    plant = levitated_ball()
    with pytest.raises(ModelError, match=r"no input can give 'height' its rate"):
        passive_control.assigned(plant, lambda x: (x[0] ** 2 + x[1] ** 2 + x[2] ** 2) / 2, states=[[0.1, 0.2, 0.3]])


def test_a_gain_is_a_number_numbers_or_a_matrix_of_one_meaning(rng: np.random.Generator) -> None:
    """k is k 1, (k₁, k₂) is their diagonal: the same loop, and not any other; for damping and for integral action."""
    plant, x, v = random_mechanical(rng), rng.normal(size=6), rng.normal(size=2)
    y = np.asarray(plant.flow(x, v)[1], float)
    k, pair = rng.uniform(0.5, 2.0), rng.uniform(0.5, 2.0, size=2)
    for gain, matrix in ((k, k * np.eye(2)), (pair, np.diag(pair)), ([k], None), (list(pair), np.diag(pair))):
        if matrix is None:
            with pytest.raises(ModelError, match="a number, 2 numbers, or a 2 × 2 matrix"):
                passive_control.damping_injection(plant, gain)  # type: ignore[arg-type]
            continue
        damped = np.asarray(passive_control.damping_injection(plant, gain).flow(x, v)[0], float)
        np.testing.assert_allclose(damped, np.asarray(plant.flow(x, v - matrix @ y)[0], float), rtol=1e-12, atol=1e-12)
        xi = rng.normal(size=2)
        ours = np.asarray(passive_control.pi_control(plant, 0.3, gain).flow(np.r_[x, xi], v)[0], float)
        same = np.asarray(passive_control.pi_control(plant, 0.3 * np.eye(2), matrix).flow(np.r_[x, xi], v)[0], float)
        np.testing.assert_array_equal(ours, same)
        np.testing.assert_allclose(
            ours[:6], np.asarray(plant.flow(x, v - 0.3 * y - matrix @ xi)[0], float), rtol=1e-12, atol=1e-12
        )


@pytest.mark.parametrize("shape", [(1,), (3,), (1, 2), (2, 1), (3, 3), (2, 3), (1, 2, 2), (0,)])
def test_gains_of_another_shape_are_refused(shape: tuple[int, ...]) -> None:
    plant = random_mechanical(np.random.default_rng(0))
    for make in (passive_control.damping_injection, lambda system, gain: passive_control.pi_control(system, 1.0, gain)):
        with pytest.raises(ModelError, match="a number, 2 numbers, or a 2 × 2 matrix"):
            make(plant, np.ones(shape))


@pytest.mark.parametrize("gain", [[[1.0, 0.5], [0.2, 1.0]], -1.0, [1.0, -2.0], np.nan])
def test_gains_that_would_give_energy_are_refused(gain: object) -> None:
    with pytest.raises(ModelError, match="gain"):
        passive_control.damping_injection(random_mechanical(np.random.default_rng(0)), gain)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(4))
def test_polynomials_tie_a_controller_to_states_where_matrices_vary(rng: np.random.Generator) -> None:
    """g = −J(x) ∂C for a random polynomial C: C is found but for Casimirs of J, and ξ − C(x) stands still."""
    a = rng.integers(-3, 4, 4)

    def J(x: Any) -> Any:
        return np.array([[0, x[2], 0], [-x[2], 0, 0], [0, 0, 0]], dtype=object)

    def G(x: Any) -> Any:
        slope = np.array([a[0] * x[1] + 2 * a[1] * x[0], a[0] * x[0] + a[2], a[3] * x[2] * x[2]], dtype=object)
        return -(np.asarray(J(x)) @ slope)[:, None]

    system = PortHamiltonian(lambda x: x @ x + x[0] * x[1] * x[2], J, ("a", "b", "c"), np.zeros((3, 3)), G, ("u",))
    (C,) = passive_control.controller_polynomials(system, 3)
    whole = passive_control.control_by_interconnection(system, lambda xi: xi[0] * xi[0] * xi[0])
    z = rng.standard_normal(4)
    rate, _ = whole.flow(z, [0.0])
    slopes = np.array([C.slope(k)(z[:3]) for k in range(3)])
    assert rate[3] == pytest.approx(float(slopes @ rate[:3]), abs=1e-11)
    shaped = passive_control.shaped_by_casimirs(system, lambda xi: xi[0] * xi[0] * xi[0], z[3] - C(z[:3]), degree=3)
    assert shaped.flow(z[:3], [0.0])[0] == pytest.approx(rate[:3], abs=1e-11), "on its leaf it is the whole"


def test_polynomials_are_the_columns_of_constant_systems_and_meet_the_same_obstacle() -> None:
    J, G = np.array([[0, 1, 0], [-1, 0, 2], [0, -2, 0]]), np.array([[0], [1], [0]])
    system = PortHamiltonian(lambda x: x @ x, J, ("q", "p", "s"), None, G, ("f",), name="cart")
    (C,) = passive_control.controller_polynomials(system, 1)
    x = np.array([0.3, -0.4, 0.7])
    other = passive_control.controller_casimirs(system)[:, 0]
    slope = np.array([float(C.slope(k)(x)) for k in range(3)]) - other
    assert np.abs(J @ slope).max() < 1e-12
    damped = PortHamiltonian(system.hamiltonian, J, system.states, np.diag([1, 0, 1]), G, ("f",), name="cart")
    with pytest.raises(ModelError, match="cart: no Casimir ties the controller at 'f'"):
        passive_control.controller_polynomials(damped, 2)


# Energy shaping of mechanisms: the plant fed back is the closed loop, and every start in the region ends at rest.

WHEEL = np.array([[0.1, 0.02], [0.02, 0.02]])  # a pendulum, and a wheel at its end, relative to it


def pendulum_with_wheel(size: float = 1.0, inertia: Any = WHEEL, **more: Any) -> po.PortHamiltonian:
    """Upright at 0, the motor drives the wheel; all energies times ``size``."""
    W = np.linalg.inv(np.asarray(inertia) * size)

    def energy(x: Any) -> Any:
        return x[2:] @ W @ x[2:] / 2 + 2.0 * size * cos(x[0])

    J = np.block([[np.zeros((2, 2)), np.eye(2)], [-np.eye(2), np.zeros((2, 2))]])
    names = ("swing", "spin", "p.swing", "p.spin")
    return po.PortHamiltonian(
        energy, J, names, **({"G": [[0], [0], [0], [1]], "inputs": ("motor",)} | more), name="wheel"
    )


@cache
def shaped(size: float = 1.0) -> ShapedMechanism:
    return energy_shaping(pendulum_with_wheel(size), [0, 0], stiffness=0.2 * size, damping=0.03 * size)


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
def test_the_region_is_proved_in_any_units(size: float) -> None:
    """On the bounds of the slab H_d is nowhere below the level, at whatever the wheel and the momenta are."""
    found, one = shaped(size), shaped()
    (bounds,) = found.slab.values()
    assert np.isclose(found.level / size, one.level) and np.allclose(bounds, one.slab["swing"])
    assert 3.0 < bounds[1] < np.pi
    rng = np.random.default_rng(3)
    for side in bounds:
        x = [np.array([side, *rng.normal(size=3) * [40, size, size]]) for _ in range(200)]
        x += [np.array([side, spin, 0, 0]) for spin in np.linspace(-60, 60, 301)]
        assert min(found.energy(each) for each in x) >= found.level * (1 - 1e-12)


def test_starts_in_the_region_end_at_rest_and_the_plant_is_the_closed_loop() -> None:
    found, plant, seed = shaped(), pendulum_with_wheel(), 4
    print(seed)
    rng, starts = np.random.default_rng(seed), list[Any]()
    while len(starts) < 2:
        x = rng.uniform(-1, 1, 4) * [1.0, 5.0, 0.2, 0.1]
        starts += [x] * found.contains(x)
    closed = HamiltonianSystem(found.closed_loop)
    for k, x in enumerate(starts):
        run = po.simulate(closed, time=60.0, initial=x, samples=61, rtol=1e-9)
        states = np.array([run[name].values for name in found.closed_loop.states]).T
        H = np.array([found.energy(each) for each in states])
        assert (np.diff(H) < 1e-8 * H[0]).all()  # of the run
        assert H[-1] < 1e-3 * H[0] and np.abs(states[-1, 0]) < 0.05
        if k == 0:
            fed = po.simulate(HamiltonianSystem(plant, found.feedback), time=60.0, initial=x, samples=61, rtol=1e-9)
            assert np.abs(fed["swing"].values - states[:, 0]).max() < 1e-6  # of both runs


def test_what_hangs_keeps_its_inertia() -> None:
    found = energy_shaping(pendulum_with_wheel(), [np.pi, 0.0])
    lo, hi = found.slab["swing"]
    assert 0 < lo < 0.1 and hi < 2 * np.pi and found.level > 3.0


def test_what_nothing_couples_is_stable_alone_and_constant_inertias_match_constant_ones_alone() -> None:
    found = energy_shaping(pendulum_with_wheel(inertia=np.diag([0.1, 0.02])), [np.pi, 0.0])
    assert not found.level and not found.contains([np.pi, 0, 0, 0]) and "no region" in found.explain()
    with pytest.raises(po.ModelError, match="a constant M_d does not match a mass matrix that varies with 'pole'"):
        energy_shaping(swung("cart", np.random.default_rng(0), 1.0), [0.3, 0.0], inertia=np.eye(2))
    with pytest.raises(po.ModelError, match=r"share between 0 and 1; it is 1\.5"):
        energy_shaping(swung("cart", np.random.default_rng(0), 1.0), [0.3, 0.0], least_coupling=1.5)


def test_every_freedom_driven_ends_anywhere_from_anywhere() -> None:
    def energy(x: Any) -> Any:
        return x[2] * x[2] / (4 + 2 * cos(x[1])) + x[3] * x[3] + cos(x[0]) + cos(x[0] + x[1])

    two: Any = {"G": np.eye(4)[:, 2:], "inputs": ("first", "second"), "R": np.diag([0, 0, 0.1, 0.2])}
    plant = po.PortHamiltonian(energy, J4, ("a", "b", "p.a", "p.b"), **two, name="arm")
    found = energy_shaping(plant, [0.4, -0.2], stiffness=[3.0, 2.0], damping=2.0)
    assert np.isinf(found.level) and found.contains([9.0, 2.0, 0.1, 0.3]) and "every motion" in found.explain()
    run = po.simulate(HamiltonianSystem(plant, found.feedback), time=30.0, initial=[3.0, 2.0, 0.0, 0.0])
    assert abs(run["a"].values[-1] - 0.4) < 1e-3 and abs(run["b"].values[-1] + 0.2) < 1e-3


J4 = np.block([[np.zeros((2, 2)), np.eye(2)], [-np.eye(2), np.zeros((2, 2))]])


def swung(kind: str, rng: Any, size: float) -> po.PortHamiltonian:
    """Upright at 0.3, its mass matrix varies with its angle: cart and pole, a pole on a turning arm, on two carts."""
    m, k, ml2 = size * rng.uniform(1, 2), size * rng.uniform(0.1, 0.3), size * rng.uniform(0.1, 0.2)

    n = 3 if kind == "three" else 2

    def energy(x: Any) -> Any:
        c, s = cos(x[0] - 0.3), sin(x[0] - 0.3)
        M = np.array([[ml2, k * c, 0], [k * c, m + (ml2 * s * s if kind == "arm" else 0), 0], [0, 0, 1]], dtype=object)
        if n == 3:
            one, two, both = k * c, 0.5 * k * c, 0.2 * m
            M = np.array([[ml2 * (1 + 0.1 * s), one, two], [one, m, both], [two, both, m * (1 + s * s)]], dtype=object)
        adjugate = np.stack([np.cross(M[1], M[2]), np.cross(M[2], M[0]), np.cross(M[0], M[1])])
        p = x[n:]
        return p @ adjugate[:n, :n] @ p / (2 * (M[0] @ adjugate[0])) + 2.0 * size * c

    J = np.block([[np.zeros((n, n)), np.eye(n)], [-np.eye(n), np.zeros((n, n))]])
    names = ("pole", "one", "two")[:n]
    G = np.vstack([np.zeros((n + 1, n - 1)), np.eye(n - 1)])
    return po.PortHamiltonian(energy, J, (*names, *(f"p.{k}" for k in names)), G=G, inputs=names[1:], name=kind)


@pytest.mark.parametrize(
    ("kind", "size"),
    [
        ("cart", 1e-5), pytest.param("arm", 1.0, marks=pytest.mark.long),
        pytest.param("cart", 1e5, marks=pytest.mark.long), pytest.param("three", 1.0, marks=pytest.mark.long),
    ],
)  # fmt: skip
def test_mass_matrices_that_vary_are_matched(kind: str, size: float) -> None:
    """M_d ≻ 0 on the slab, H_d at least the level on its bounds, only rest where H_d stays, and starts end at rest."""
    rng = np.random.default_rng(5)
    plant = swung(kind, rng, size)
    n = len(plant.states) // 2
    found = energy_shaping(plant, [0.3, *np.zeros(n - 1)], stiffness=2.0 * size, damping=1.0 * size)
    (bounds,) = found.slab.values()
    assert 0.72 < bounds[1] - 0.3 < np.pi / 4 if kind == "cart" else bounds[1] > 0.8
    units = np.array([1.0] * n + [size] * n)
    for side in bounds:
        x = [np.array([side, *rng.normal(size=2 * n - 1)]) * units for _ in range(50)]
        assert min(found.energy(each) for each in x) >= found.level * (1 - 1e-12)
    for q in np.linspace(*bounds, 9):
        inverse = hessian(found.energy, np.array([q, *rng.normal(size=n - 1), *np.zeros(n)]))[n:, n:].astype(float)
        assert (np.linalg.eigvalsh(inverse * size) > 0).all()
    x = np.array([0.5 * bounds[0] + 0.5 * 0.3, *rng.normal(size=n - 1) * 0.1, *np.zeros(n)])
    assert found.contains(x)
    run = po.simulate(HamiltonianSystem(plant, found.feedback), time=20.0, initial=x, samples=21, rtol=1e-9)
    states = np.array([run[name].values for name in plant.states]).T
    H = np.array([found.energy(each) for each in states])
    assert (np.diff(H) < 1e-8 * H[0]).all() and H[-1] < 2e-2 * H[0]
    assert np.abs(states[:, 0] - 0.3).max() < bounds[1] - 0.3


@pytest.mark.long
def test_the_cart_and_pole_of_the_examples_stands() -> None:
    plant = po.load(EXAMPLES / "cart_pole.toml").port_hamiltonian(actuated=["rail"]).explicit
    found = energy_shaping(plant, [0, np.pi], stiffness=0.3, damping=2.0)
    (bounds,) = found.slab.values()
    assert 0.73 < bounds[1] - np.pi < np.pi / 4
    start = [0.5, np.pi + 0.5, 0.0, 0.0]
    assert found.contains(start)
    run = po.simulate(HamiltonianSystem(plant, found.feedback), time=60.0, initial=start, samples=61, rtol=1e-9)
    assert abs(run["hinge"].values[-1] - np.pi) < 1e-4 and abs(run["rail"].values[-1]) < 1e-3


def other(energy: Any) -> po.PortHamiltonian:
    return po.PortHamiltonian(
        energy, J4, ("a", "b", "p.a", "p.b"), G=[[0], [0], [0], [1]], inputs=("motor",), name="other"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("plant", "rest", "says"),
    [
        (pendulum_with_wheel(), [0.1, 0], "'swing' is not driven, and what acts on it does not vanish"),
        (pendulum_with_wheel(inertia=np.diag([0.1, 0.02])), [0, 0], "no inertia couples it"),
        (pendulum_with_wheel(R=np.diag([0, 0, 1.0, 0])), [0, 0], "'swing' is not driven and loses power"),
        (pendulum_with_wheel(G=[[0], [0], [0], [0]]), [0, 0], "no input acts on swing, spin"),
        (pendulum_with_wheel(G=[[1], [0], [0], [1]]), [0, 0], "is not canonical"),
        (pendulum_with_wheel(), [0, 0, 0], "a position of 2 coordinates"),
        (
            other(lambda x: x[2] * x[2] * (2 + cos(x[1])) + x[3] * x[3] + cos(x[0])),
            [0, 0],
            "mass matrix varies with 'b'",
        ),
        (other(lambda x: x[2] * x[2] + x[3] * x[3] + cos(x[0] + x[1])), [0, 0], "varies with 'b' too"),
    ],
)
def test_what_cannot_be_matched_is_refused_by_name(plant: po.PortHamiltonian, rest: list[float], says: str) -> None:
    with pytest.raises(po.ModelError, match=says):
        energy_shaping(plant, rest)
    with pytest.raises(po.ModelError, match="damping is a number above zero"):
        energy_shaping(pendulum_with_wheel(), [0, 0], damping=-1.0)
