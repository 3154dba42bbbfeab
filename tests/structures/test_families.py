"""Families of structures: what is done to them is done at every state; derivatives, brackets, Casimirs; they run."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
import sympy

import poinsot as po
from poinsot import ModelError
from poinsot.algebra import cos, sin
from poinsot.structures.casimirs import casimir_defect, courant_bracket, integrability_defect
from poinsot.structures.composition import close_ports, compose, join, restrict
from poinsot.structures.derivatives import partials
from poinsot.structures.dirac import DiracStructure, Structure
from poinsot.structures.families import DiracFamily, pointwise, terminate
from poinsot.structures.implicit_systems import ImplicitPortHamiltonian, implicit, port_interconnection
from poinsot.structures.multiports import one_junction, zero_junction
from poinsot.structures.port_hamiltonian import PortHamiltonian
from poinsot.structures.ports import Port, as_ports, total
from poinsot.structures.resistive import conductance, resistance
from structures.random_structures import Rng, assert_dirac, each_seed, random_dirac, random_skew
from systems.implicit_cases import on_a_rod

A_PORTS = (Port("x", 2), Port("s", 2), Port("t"))
B_PORTS = (Port("s", 2), Port("b"), Port("u", 2))
Made = DiracFamily | Structure


def random_family(rng: Rng, ports: Sequence[Port | str]) -> DiracFamily:
    """outputs = W(x) inputs with W = A + B sin x₀ + C x₁, all skew, outputs and inputs at will; units far apart."""
    found = as_ports(ports)
    m = total(found)
    A, B, C = (random_skew(rng, m, False) for _ in range(3))
    given, sizes = rng.random(m) < 0.5, 10.0 ** rng.uniform(-1, 1, m)

    def matrices(x: Any) -> tuple[Any, Any]:
        W, one = np.outer(sizes, sizes) * (A + B * sin(x[0]) + C * x[1]), np.eye(m)
        return np.where(given, -W, one), np.where(given, one, -W)

    return DiracFamily(matrices, found, "random")


DONE: dict[str, Callable[[Made, Made], Any]] = {
    "composed": lambda a, b: compose(a, b),
    "over named ports": lambda a, b: compose(a, b.renamed({"s": "other"}), shared=[("s", "other"), ("t", "b")]),
    "joined to itself": lambda a, b: join(a, [("x", "s")], "flow"),
    "closed": lambda a, b: close_ports(close_ports(a, ["t"], "effort"), ["x"], "flow"),
    "restricted": lambda a, b: restrict(a, "x", [[1.0], [2.0]]),
    "restricted efforts": lambda a, b: restrict(compose(a, b), "u", np.array([[0.5], [-1.0]]), flow=False),
    "terminated": lambda a, b: terminate(compose(a, b), ["b", "x"], resistance(np.diag([2.0, 3.0, 0.5]))),
    "one after another": lambda a, b: close_ports(compose(compose(a, b), zero_junction("t", "b", "r")), ["r"], "flow"),
    "swapped": lambda a, b: compose(a.swapped("s"), b.swapped("s")),
}  # fmt: skip


@pytest.mark.sample(7)
@pytest.mark.parametrize("done", DONE)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_done_to_families_is_done_at_every_state(done: str, seed: int, rng: np.random.Generator) -> None:
    """at(x) of the result is the result of at(x), and so is what is near another state; constant ones join them."""
    a, b = random_family(rng, A_PORTS), (random_family if seed % 2 else random_constant)(rng, B_PORTS)
    x, y = rng.standard_normal((2, 2))
    found, wanted = DONE[done](a, b), DONE[done](a.at(x), b.at(x) if isinstance(b, DiracFamily) else b)
    assert isinstance(found, DiracFamily) and found.port_names == wanted.port_names
    assert type(found.at(x)) is type(wanted) and found.at(x).same_as(wanted)
    for state in (x, y):
        F, E = found.near(state).matrices(x)
        known = np.full((len(F), 2 * len(F)), 1e-11 * np.abs([F, E]).max())  # a pivot chosen elsewhere may be small
        assert type(wanted)(F, E, wanted.ports, rounding=known).same_as(wanted, 1e-6)
    if isinstance(wanted, DiracStructure):
        assert_dirac(wanted)


def random_constant(rng: Rng, ports: Sequence[Port | str]) -> DiracStructure:
    return random_dirac(rng, ports, exact=False)


@each_seed
def test_composed_families_run_over_duals(rng: np.random.Generator) -> None:
    a, b = random_family(rng, A_PORTS), random_family(rng, B_PORTS)
    x, h = rng.standard_normal(2), 1e-6
    found = pointwise(compose, a, b).near(x)
    slopes = partials(lambda y: np.hstack(found.matrices(y)), x)
    for k, slope in enumerate(slopes):
        step = h * np.eye(2)[k]
        ahead, behind = (np.hstack(found.matrices(x + s)).astype(float) for s in (step, -step))
        size = np.abs(ahead).max(axis=0) / h
        np.testing.assert_allclose(slope.astype(float), (ahead - behind) / (2 * h), atol=1e-8 * size.max())


def test_composed_families_are_exact_on_symbols() -> None:
    heading = sympy.Symbol("heading", real=True)
    edge = compose(DiracFamily(knife, (Port("x", 3),)), zero_junction(Port("x", 3), Port("y", 3)))
    assert edge.at([0, 0, heading]).exact
    assert edge.at([0, 0, heading]).port_names == ("y",)


def knife(x: Any) -> tuple[Any, Any]:
    """A knife edge with heading x₂: no motion across, the force of constraint across."""
    c, s = cos(x[2]), sin(x[2])
    return [[s, -c, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [c, s, 0], [0, 0, 1]]


def canonical(n: int) -> DiracFamily:
    """q̇ = e_p, ṗ = −e_q + f: a port along all of q, (q̇, f) there power into the system."""

    def matrices(x: Any) -> tuple[Any, Any]:
        F, E = np.zeros((3 * n, 3 * n)), np.zeros((3 * n, 3 * n))
        F[:n, :n] = F[n : 2 * n, n : 2 * n] = F[2 * n :, 2 * n :] = np.eye(n)
        E[:n, n : 2 * n], E[n : 2 * n, :n], E[n : 2 * n, 2 * n :] = -np.eye(n), np.eye(n), np.eye(n)
        E[2 * n :, n : 2 * n] = -np.eye(n)
        return F, E

    return DiracFamily(matrices, (Port("q", n), Port("p", n), Port("along", n)), "canonical")


def held(across: Callable[[Any], Any], n: int) -> DiracFamily:
    """The canonical structure with q̇ ⟂ a(q): restricted at its port to efforts along a, whose flow is then zero."""
    found = restrict(canonical(n), "along", lambda x: np.array([[a] for a in across(x)]), flow=False, dimension=1)
    return close_ports(found, ["along"], "flow")


def test_what_holds_a_canonical_structure_is_integrable_or_not() -> None:
    """A rod leaves an integrable structure, whose length is a Casimir; a knife edge does not."""
    x = np.array([0.4, -0.3, 0.8, 0.2, 0.5, -0.6])
    rod, edge = held(lambda x: x[:3], 3), held(lambda x: [sin(x[2]), -cos(x[2]), 0.0], 3)
    assert rod.at(x).port_names == edge.at(x).port_names == ("q", "p")
    assert np.abs(integrability_defect(rod, x).astype(float)).max() < 1e-13
    assert np.abs(integrability_defect(edge, x).astype(float)).max() > 0.1
    assert np.abs(casimir_defect(rod, lambda x: x[0] ** 2 + x[1] ** 2 + x[2] ** 2, x).astype(float)).max() < 1e-13
    assert np.abs(casimir_defect(rod, lambda x: x[0] * 1.0, x).astype(float)).max() > 0.1


def test_ports_may_be_names() -> None:
    """The defect of a family whose ports are bare names is that of the one whose ports are ports."""
    J = lambda x: np.array([[0, x[2], -x[1]], [-x[2], 0, x[0]], [x[1], -x[0], 0]])  # noqa: E731
    named = DiracFamily(lambda x: (np.eye(3), -J(x)), ("a", "b", "c"))  # type: ignore[arg-type]
    np.testing.assert_allclose(integrability_defect(named, [0.3, 0.4, 0.5]).astype(float), 0, atol=1e-15)
    np.testing.assert_allclose(
        casimir_defect(named, lambda x: x @ x, [0.3, 0.4, 0.5], ["a", "b", "c"]).astype(float), 0, atol=1e-15
    )
    with pytest.raises(ModelError, match="its ports a, b have 2 components, the state 3"):
        casimir_defect(named, lambda x: x @ x, [0.3, 0.4, 0.5], ["a", "b"])


@each_seed
def test_the_courant_bracket_measures_integrability(rng: np.random.Generator) -> None:
    """⟨[sᵢ, sⱼ], s_k⟩ of the sections of a structure is the defect; the bracket is antisymmetric."""
    family, x = random_family(rng, [Port("x", 4)]), rng.standard_normal(4)

    def section(k: int) -> Callable[[Any], tuple[Any, Any]]:
        def value(x: Any) -> tuple[Any, Any]:
            F, E = family.matrices(x)
            return np.asarray(E)[k], np.asarray(F)[k]

        return value

    defect = integrability_defect(family, x).astype(float)
    sections = [section(k) for k in range(4)]
    size = np.abs(defect).max()
    for i in range(3):
        for j in range(4):
            X, a = (np.asarray(part, dtype=float) for part in courant_bracket(sections[i], sections[j])(x))
            Y, b = (np.asarray(part, dtype=float) for part in courant_bracket(sections[j], sections[i])(x))
            np.testing.assert_allclose([X, a], [-Y, -b], atol=1e-12 * max(np.abs(X).max(), np.abs(a).max()))
            for k in range(4):
                Z, c = (np.asarray(part, dtype=float) for part in sections[k](x))
                assert a @ Z + c @ X == pytest.approx(defect[i, j, k], abs=1e-10 * size)


# ------------------------------------------------------------------------------------------------------------- systems


def ball(**options: Any) -> ImplicitPortHamiltonian:
    storage = (Port("q", 2), Port("p", 2))
    family = DiracFamily(on_a_rod, (*storage, Port("rod")), "mass on a rod")
    return ImplicitPortHamiltonian(family, "(p0**2 + p1**2)/2 + 9.81*q1", storage, "ball", **options)


def test_systems_on_manifolds_are_connected_and_run() -> None:
    """A rod that is a spring, with a damper beside it: the particle in that potential, as one J(x), R(x)."""
    store = ImplicitPortHamiltonian(one_junction("s", "r", "rod"), "20*s**2", ["s"], "spring",
                                    resistive={"r": resistance(0.3)})  # fmt: skip
    whole = port_interconnection(ball(), store, shared=[("ball.rod", "spring.rod")])
    assert isinstance(whole.structure, DiracFamily)
    x = np.array([1.0, 0.1, 0.2, -0.3, 0.05])
    assert whole.at(x).port_names == ("ball.q", "ball.p", "spring.s", "spring.r")
    start = {"ball.q[0]": 1.0, "ball.q[1]": 0.1, "ball.p[1]": 0.5, "spring.s": 0.0}
    run = po.simulate(whole, time=1.0, initial=start, rtol=1e-9, atol=1e-10)

    def J(x: Any) -> Any:
        A = np.zeros((5, 5), dtype=object)
        for k in range(2):
            A[k, 2 + k], A[2 + k, k] = 1.0, -1.0
            A[2 + k, 4], A[4, 2 + k] = x[k], -x[k]
        return A

    def R(x: Any) -> Any:
        A = np.zeros((5, 5), dtype=object)
        for i in range(2):
            for j in range(2):
                A[2 + i, 2 + j] = 0.3 * x[i] * x[j]
        return A

    energy = lambda x: (x[2] ** 2 + x[3] ** 2) / 2 + 9.81 * x[1] + 20 * x[4] ** 2  # noqa: E731
    particle = implicit(PortHamiltonian(energy, J, ("q0", "q1", "p0", "p1", "s"), R=R, name="particle"))
    initial = {f"state[{k}]": v for k, v in enumerate([1.0, 0.1, 0.0, 0.5, 0.0])}
    other = po.simulate(particle, time=1.0, initial=initial, rtol=1e-9, atol=1e-10)
    for k, name in enumerate(("ball.q[0]", "ball.q[1]", "ball.p[0]", "ball.p[1]", "spring.s")):
        assert float(run[name][-1]) == pytest.approx(float(other[f"state[{k}]"][-1]), abs=1e-6)
    assert max(po.ledger(run).ratio, po.ledger(other).ratio) < 1e-7


FAULTS: list[tuple[Callable[[], Any], str]] = [
    (lambda: restrict(canonical(2), "along", lambda x: x), "say how many columns the function S has"),
    (lambda: restrict(canonical(2), "along", np.eye(3)).at([0.0] * 4), "S must be 2 × 3; its shape is"),
    (lambda: compose(canonical(2), zero_junction("along", "a")), "their dimensions are 2 and 1"),
    (lambda: close_ports(canonical(2), ["across"], "flow"), "no port 'across'"),
    (lambda: close_ports(close_ports(canonical(2), ["along"], "flow"), ["along"], "flow"), "no port 'along'"),
    (lambda: terminate(canonical(2), ["along"], conductance(1.0)), "has 1 components, the ports 2"),
    (lambda: canonical(2).renamed({"r": "s"}), "no port 'r'"),
    (lambda: canonical(2).reordered(["q"]), "must name each port once: q, p, along"),
    (lambda: join(canonical(2), [("q", "p"), ("q", "along")]), "a port is joined once"),
    (lambda: DiracFamily(knife, (Port("x", 3), Port("x"))), "'?x'? is there twice"),
]


@pytest.mark.parametrize(("wrong", "message"), FAULTS)
def test_what_does_not_fit_is_refused(wrong: Callable[[], Any], message: str) -> None:
    with pytest.raises(ModelError, match=message):
        wrong()
