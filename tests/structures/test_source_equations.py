"""Equations of the sources on port-Hamiltonian systems, each computed from both sides, and one without our code.

S0 = Stramigioli, Maschke & Bidard, (18)–(38); S3 = Ratiu & Blankenstein, whose displayed equations are counted in the
order of print. One side is the package, the other plain NumPy, SciPy or SymPy. docs/theorems.csv tells which is where.
"""

from typing import Any

import numpy as np
import pytest
import sympy
from scipy.linalg import expm

import zoo
from components.benches import bench
from multibody.moving import tree_of
from poinsot import Displacement, Momentum, SpatialSpring, Twist, Wrench, electrical, thermal, translational
from poinsot.analysis import implicit_system, kinestatic_network
from poinsot.elements import constraint_wrenches, pair_of_kind, tensor
from poinsot.multibody import RigidBody, pair_between_bodies
from poinsot.networks.equations import CausalEquations
from poinsot.structures.canonical import darboux
from poinsot.structures.casimirs import jacobi_defect
from poinsot.structures.dirac import dirac
from poinsot.structures.graph import Edge, Graph
from poinsot.structures.kirchhoff import port_connection_structure
from poinsot.structures.port_hamiltonian import PortHamiltonian
from poinsot.structures.ports import Port

SEEDS = range(4)
Floats = np.ndarray


def polynomial(rng: np.random.Generator, x: Any) -> Any:
    """A random polynomial of degree three, over any scalar."""
    A, b = rng.integers(-3, 4, size=(len(x), len(x))), rng.integers(-3, 4, size=len(x))
    return sum(int(A[i, j]) * x[i] * x[j] for i in range(len(x)) for j in range(len(x))) + sum(
        int(b[i]) * x[i] * x[i] * x[(i + 1) % len(x)] for i in range(len(x))
    )


def skew(rng: np.random.Generator, x: Any) -> list[list[Any]]:
    """A skew matrix of polynomials."""
    n = len(x)
    J: list[list[Any]] = [[0] * n for _ in range(n)]
    for i in range(n):
        for j in range(i):
            J[i][j] = polynomial(rng, x)
            J[j][i] = -J[i][j]
    return J


@pytest.mark.sample(1)
def test_the_flow_and_its_power_are_those_of_the_formula(seed: int) -> None:
    """S0 (18): ẋ = J ∂H + G u, y = Gᵀ ∂H, with H, J(x) and G(x) polynomials; ∂H and Ḣ = yᵀu by symbols."""
    n, p = 4, 2
    x, u = np.array(sympy.symbols("x:4")), np.array(sympy.symbols("u:2"))

    def parts(x: Any) -> tuple[Any, Any, Any]:
        rng = np.random.default_rng(seed)
        return polynomial(rng, x), skew(rng, x), [[polynomial(rng, x) for _ in range(p)] for _ in range(n)]

    H, J, G = parts(x)
    slope = sympy.Matrix([H.diff(s) for s in x])
    rate = sympy.Matrix(J) * slope + sympy.Matrix(G) * sympy.Matrix(u)
    y = sympy.Matrix(G).T * slope
    assert sympy.expand(slope.dot(rate) - y.dot(sympy.Matrix(u))) == 0
    system = PortHamiltonian(
        lambda x: parts(x)[0], lambda x: parts(x)[1], tuple("abcd"), G=lambda x: parts(x)[2], inputs=("u", "w")
    )
    rng = np.random.default_rng(seed + 100)
    at, given = rng.normal(size=n), rng.normal(size=p)
    numbers = dict(zip([*x, *u], [*at, *given], strict=True))
    found = system.flow(at, given)
    for ours, exact in zip(found, (rate, y), strict=True):
        expected = np.array([float(each.subs(numbers)) for each in exact])
        np.testing.assert_allclose(np.asarray(ours, float), expected, rtol=1e-12, atol=1e-12 * np.abs(expected).max())


@pytest.mark.sample(2)
def test_the_jacobi_identity_is_the_triple_sum(seed: int) -> None:
    """S0 (19), all i, j, k, by symbols; the Lie–Poisson structure of so(3) has it, polynomials in general do not."""
    x = sympy.symbols("x:3")
    at = np.random.default_rng(seed).normal(size=3)
    for make in (lambda x: skew(np.random.default_rng(seed), x), lie_poisson):
        J = make(x)
        exact = np.zeros((3, 3, 3))
        for i, j, k in np.ndindex(3, 3, 3):
            cycles = ((i, j, k), (k, i, j), (j, k, i))
            term = sum(J[a][s] * sympy.diff(J[b][c], x[s]) for a, b, c in cycles for s in range(3))
            exact[i, j, k] = float(sympy.sympify(term).subs(dict(zip(x, at, strict=True))))
        ours = np.asarray(jacobi_defect(lambda x, make=make: make(x), at), dtype=float)
        np.testing.assert_allclose(ours, exact, rtol=1e-11, atol=1e-11 * (1 + np.abs(exact).max()))
    assert not exact.any()  # of so(3), the last


@pytest.mark.parametrize("pairs", [0, 1, 2])
def test_canonical_coordinates_of_a_constant_structure(rng: np.random.Generator, pairs: int) -> None:
    """S0 (20), corrected: rank J = 2m; in the new coordinates J is [0 1; −1 0] of m pairs and zeros."""
    B = rng.normal(size=(5, 2 * pairs))
    core = np.kron(np.array([[0.0, 1.0], [-1.0, 0.0]]), np.eye(pairs))
    J = B @ core @ B.T + np.diag(rng.normal(scale=1e-17 * pairs, size=5))  # as some orders of summation leave it
    T, found = darboux(J)
    canonical = np.zeros((5, 5))
    canonical[: 2 * pairs, : 2 * pairs] = core
    assert found == pairs == np.linalg.matrix_rank(J) // 2
    T = np.asarray(T, dtype=float)
    np.testing.assert_allclose(T @ J @ T.T, canonical, atol=1e-10)
    assert abs(np.linalg.det(T)) > 1e-12
    units = np.diag(10.0 ** rng.uniform(-6, 6, size=5))
    assert darboux(units @ J @ units)[1] == pairs


def lie_poisson(x: Any) -> list[list[Any]]:
    """The structure of angular momenta: J(x) e = x × e or its negative."""
    return [[0, -x[2], x[1]], [x[2], 0, -x[0]], [-x[1], x[0], 0]]


# ----------------------------------------------------------------------------------------------- bodies and springs


def hat(v: Floats) -> Floats:
    return np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])


def twist_matrix(V: Floats) -> Floats:
    """[V] (4, 4) of V = (ω; v)."""
    return np.block([[hat(V[:3]), V[3:, None]], [np.zeros((1, 4))]])


def adjoint(H: Floats) -> Floats:
    R, p = H[:3, :3], H[:3, 3]
    return np.block([[R, np.zeros((3, 3))], [hat(p) @ R, R]])


def slopes(energy: Any, H: Floats) -> Floats:
    """⟨TLᵀ dE, e⟩ = d/dt E(H exp(t e)) along the six unit twists, by central differences."""
    h = 1e-5
    steps = [expm(h * twist_matrix(e)) for e in np.eye(6)]
    return np.array([(energy(H @ step) - energy(H @ np.linalg.inv(step))) / (2 * h) for step in steps])


def test_the_rigid_body_is_the_block_equation(rng: np.random.Generator) -> None:
    """S0 (21), S3 66–71, sign of P∧ corrected: Ḣ = H[V], Ṗ = −TLᵀ dE + (P∧) V + Adᵀ W₀, V₀ = Ad V; power ⟨W₀, V₀⟩."""
    X, inertia, g = zoo.random_displacement(rng), zoo.random_inertia(rng), rng.normal(size=3) * 5
    body, P, W = RigidBody(inertia, tuple(g)), rng.normal(size=6), rng.normal(size=6)
    H = X.matrix.astype(float)
    m, c = float(inertia.mass), np.asarray(inertia.centre, dtype=float)

    def weight_energy(H: Floats) -> float:
        return float(-m * g @ (H[:3, :3] @ c + H[:3, 3]))

    V = np.linalg.solve(np.asarray(inertia.matrix, dtype=float), P)
    P_wedge = np.block([[hat(P[:3]), hat(P[3:])], [hat(P[3:]), np.zeros((3, 3))]])
    dE = slopes(weight_energy, H)
    rate = -dE + P_wedge @ V + adjoint(H).T @ W
    ours = body.flow(X, Momentum.of(P), Wrench.of(W))
    np.testing.assert_allclose(np.asarray(ours[0].vector, float), V, rtol=1e-11, atol=1e-11)
    np.testing.assert_allclose(np.asarray(ours[1].vector, float), rate, atol=1e-8 * (1 + np.abs(rate).max()))
    np.testing.assert_allclose(np.asarray(body.port(X, Momentum.of(P)).vector, float), adjoint(H) @ V, atol=1e-11)
    assert dE @ V + V @ rate == pytest.approx(W @ (adjoint(H) @ V), abs=1e-7)
    assert float(body.energy(X, Momentum.of(P))) == pytest.approx(0.5 * P @ V + weight_energy(H), rel=1e-12)
    J = np.block([[np.zeros((6, 6)), np.eye(6)], [-np.eye(6), P_wedge]])
    np.testing.assert_allclose(J, -J.T)  # the body's structure is a Dirac structure (71)
    np.testing.assert_allclose(np.concatenate([V, rate - adjoint(H).T @ W]), J @ np.concatenate([dE, V]), atol=1e-8)


def test_the_spring_is_its_potential(rng: np.random.Generator) -> None:
    """S0 (22), S3 72–75: W = TLᵀ dE by differences of the energy, and A Bᵀ + B Aᵀ = 0 of the spring's structure."""
    roots = rng.normal(size=(2, 3, 3))
    spring = SpatialSpring("s", "a", "b", *(tensor(K @ K.T) for K in roots))
    X = Displacement.exp(Twist.of(rng.normal(size=6) * 0.4))
    H = X.matrix.astype(float)

    def energy(H: Floats) -> float:
        return float(spring.energy(Displacement(H[:3, :3], H[:3, 3])))

    in_b = np.asarray(X.pull(spring.slope(X)).vector, dtype=float)  # of frame F, as the body twist is
    np.testing.assert_allclose(in_b, slopes(energy, H), atol=1e-7 * (1 + np.abs(in_b).max()))
    one, zero = np.eye(6), np.zeros((6, 6))
    A, B = np.block([[one, -one], [zero, zero]]), np.block([[zero, zero], [one, one]])  # ξ = T; W = ∂H, with e = −W
    assert not (A @ B.T + B @ A.T).any() and np.linalg.matrix_rank(np.hstack([A, B])) == 12
    T = rng.normal(size=6)
    flows, efforts = np.concatenate([T, T]), np.concatenate([in_b, -in_b])
    assert dirac(A, B, [Port("Q", 6), Port("T", 6)]).contains(flows, efforts)


@pytest.mark.sample(1)
def test_the_state_space_is_that_of_bodies_and_springs(seed: int) -> None:
    """S0 (38): twelve numbers for each body that has inertia; its structure has that and the ports, and no more."""
    tree, rng = tree_of(seed, bodies=4, loops=1)
    q, v = zoo.random_state(tree, rng)
    network = kinestatic_network(tree, q)
    whole, inner = implicit_system(network, v).structure, network.structure
    sizes = {p.name: p.dimension for p in whole.ports}
    of_bodies = {f"{what} {b.name}": 6 for b in tree.model.bodies for what in ("displacement", "momentum")}
    others = {p.name: p.dimension for p in inner.ports if not p.name.startswith("body ")}
    assert sizes == of_bodies | others
    assert np.linalg.matrix_rank(np.hstack([whole.F, whole.E]).astype(float), tol=1e-9) == whole.size


def test_twists_round_loops_and_wrenches_at_cutsets(rng: np.random.Generator) -> None:
    """S0 (26)–(29): C Qᵀ = 0, C T = 0 for twists of edges that come from bodies, Q W = 0 for wrenches that balance on
    every body; the structure's dimension is 6(n + q) (corrected)."""
    bodies = [f"b{i}" for i in range(4)]
    ends = [rng.choice(["ground", *bodies], size=2, replace=False) for _ in range(7)]
    edges = tuple(Edge(f"e{i}", str(a), str(b)) for i, (a, b) in enumerate(ends))
    B = np.zeros((4, 7), dtype=int)
    for k, (tail, head) in enumerate(ends):
        for end, sign in ((tail, 1), (head, -1)):
            if end != "ground":
                B[bodies.index(str(end)), k] = sign
    C, Q = np.hstack([B.T, np.eye(7)]), np.hstack([np.eye(4), -B])
    assert not (C @ Q.T).any()
    D = port_connection_structure(Graph("ground", tuple(bodies), edges))
    assert D.size == 6 * (7 + 4) == np.linalg.matrix_rank(np.hstack([D.F, D.E]).astype(float))
    V, W = rng.integers(-9, 10, size=(4, 6)), rng.integers(-9, 10, size=(7, 6))  # exact, as the structure is
    twist = {"ground": np.zeros(6, dtype=int), **dict(zip(bodies, V, strict=True))}
    across = {b: twist[b] for b in bodies} | {f"e{i}": twist[str(b)] - twist[str(a)] for i, (a, b) in enumerate(ends)}
    through = {b: B[i] @ W for i, b in enumerate(bodies)} | {f"e{i}": W[i] for i in range(7)}
    names = [name.removeprefix("body ") for name in D.port_names]
    T, F = (np.concatenate([each[name] for name in names]) for each in (across, through))
    assert D.contains(T, F) and T @ F == 0
    stacked = np.array([across[name] for name in (*bodies, *(e.name for e in edges))])
    np.testing.assert_allclose(C @ stacked, 0.0, atol=1e-12)
    assert not D.contains(T + np.eye(len(T), dtype=int)[-1], F)


# ------------------------------------------------------------------------------------------------ storage elements

STORES: dict[str, Any] = {
    "spring": (lambda s: (translational.Spring("x", 2.5), translational.VelocitySource("u", s)), lambda x: 2.5 * x),
    "mass": (lambda s: (translational.Mass("x", 2.5), translational.ForceSource("u", s)), lambda x: x / 2.5),
    "capacitor": (lambda s: (electrical.Capacitor("x", 2.5), electrical.CurrentSource("u", s)), lambda x: x / 2.5),
    "inductor": (lambda s: (electrical.Inductor("x", 2.5), electrical.VoltageSource("u", s)), lambda x: x / 2.5),
    "heat capacity": (
        lambda s: (thermal.HeatCapacity("x", 2.5, temperature=300.0), thermal.EntropyFlowSource("u", s)),
        lambda x: 293.15 * np.exp(x / 2.5),
    ),
}


@pytest.mark.parametrize("kind", STORES)
def test_a_store_integrates_its_flow_and_answers_its_slope(kind: str) -> None:
    """S3 1–14: ẋ = ± u, y = dH/dx in closed form, Ḣ = ⟨y, u⟩; H(x(t)) − H(x(0)) = ∫ y u dt by quadrature."""
    make, slope = STORES[kind]
    store, source = make("sin(3*t) + 0.2")
    ends = ("a",) if kind in ("mass", "heat capacity") else ("a", "ground")
    net = bench((store, *ends), (source, *(("a",) if kind == "heat capacity" else ("a", "ground"))))
    equations = CausalEquations(net.model, {"u": None})
    for x in (-0.3, 0.4, 1.1):
        flow = equations.evaluate([x], 0.0, [0.7])
        assert abs(float(flow.rates[0])) == pytest.approx(0.7, rel=1e-12)
        (y,) = equations.conjugates([x])
        assert float(y) == pytest.approx(slope(x), rel=1e-12)
    t = np.linspace(0.0, 1.0, 2001)
    sign = float(equations.evaluate([0.1], 0.0, [1.0]).rates[0])
    x = sign * (0.2 * t + (1 - np.cos(3 * t)) / 3)
    given = sign * (np.sin(3 * t) + 0.2)
    quadrature = float(np.trapezoid(slope(x) * given, t))
    (energy,) = equations.energies([x[-1]])
    (before,) = equations.energies([0.0])
    assert float(energy - before) == pytest.approx(quadrature, rel=1e-5)


# ------------------------------------------------------------------------------------------------- kinematic pairs


def spans(rows: Floats, expected: Floats) -> bool:
    """Whether rows span the same space as the expected ones, which are independent."""
    ranks = {int(np.linalg.matrix_rank(A, tol=1e-10)) for A in (rows, expected, np.vstack([rows, expected]))}
    return ranks == {len(expected)}


def test_a_sliding_surface_has_the_printed_twists_and_wrenches() -> None:
    """S3 76, 79: turning about n and sliding along α₁, α₂; couples about α₁, α₂ and a force along n."""
    X = Displacement.identity()
    for pair, twists in (
        (pair_of_kind("planar"), [[0, 0, 1, 0, 0, 0], [0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0]]),
        (pair_of_kind("revolute"), [[0, 0, 1, 0, 0, 0]]),
    ):
        freedom = np.array([S.vector for S in pair.motion_subspace(pair.neutral())], dtype=float)
        wrenches = np.array([W.vector for W in constraint_wrenches(pair.closure, X)], dtype=float)
        assert spans(freedom, np.array(twists, dtype=float))
        unit = np.eye(6)[[k for k in range(6) if not np.array(twists)[:, k].any()]]
        assert spans(wrenches, unit)


def test_a_revolute_pair_between_two_links(seed: int) -> None:
    """S3 77, 78, corrected: twists (T, T + S α) of both links, 7 dimensions, wrenches (−C λ, C λ), 5; printed: 5 + 7.

    Both links turned together about an axis across the joint's own is a motion that the print forbids.
    """
    w, _ = np.linalg.qr(np.random.default_rng(seed).normal(size=(3, 3)))
    S = np.concatenate([w[:, 0], np.zeros(3)])
    C = np.block([[np.zeros((3, 3)), np.eye(3)], [w.T[1:], np.zeros((2, 3))]])
    flows, efforts = pair_between_bodies([Twist.of(S)], [Wrench.of(row) for row in C])
    together = np.hstack([np.eye(6), np.eye(6)])
    assert spans(flows.T, np.vstack([together, np.concatenate([np.zeros(6), S])]))
    assert spans(efforts.T, np.hstack([-C, C]))
    across = np.concatenate([w[:, 1], np.zeros(3)] * 2)
    printed = np.zeros((12, 5))
    printed[:3, 0], printed[6:9, 1] = w[:, 0], w[:, 0]
    printed[3:6, 2:] = printed[9:, 2:] = np.eye(3)
    assert np.linalg.matrix_rank(np.column_stack([printed, across])) == 6
    assert np.linalg.matrix_rank(np.column_stack([flows, across])) == 7
