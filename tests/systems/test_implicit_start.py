"""Implicit systems start where their constraints hold; what cannot run is refused by names, in one paragraph."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import ImplicitPortHamiltonian
from poinsot.structures import (
    DiracFamily,
    Port,
    ResistiveLaw,
    conductance,
    dirac,
    one_junction,
    port_interconnection,
    resistance,
    zero_junction,
)
from systems.implicit_cases import on_a_rod, pendulum, random_explicit


def parallel(**options: Any) -> ImplicitPortHamiltonian:
    return ImplicitPortHamiltonian(zero_junction("C1", "C2", "R"), "C1**2 + C2**2/4 + C2**4", ["C1", "C2"], **options)


def test_what_is_given_stays_and_the_rest_follows() -> None:
    """Energies that are not quadratic: ∂H/∂C1 = ∂H/∂C2."""
    system = parallel(resistive={"R": resistance(1.0)})
    for given, other in ({"C1": 1.0}, "C2"), ({"C2": 0.7}, "C1"):
        run = po.simulate(system, time=0.1, initial=given)
        name, value = next(iter(given.items()))
        assert float(run[name][0]) == value
        assert float(run[f"{other}.effort"][0]) == pytest.approx(float(run[f"{name}.effort"][0]), rel=1e-12)
        assert float(run.constraint_error.max()) < 1e-13


def test_the_end_of_a_run_is_a_start() -> None:
    """In the digits that were printed: what contradicts by rounding alone is brought back."""
    system = parallel(resistive={"R": resistance(1.0)})
    run = po.simulate(system, time=0.5, initial={"C1": 1.0})
    printed = [float(f"{float(run[name][-1]):.9g}") for name in ("C1", "C2")]
    on = po.simulate(system, time=0.5, initial=printed)
    assert float(on["C1"][0]) == pytest.approx(printed[0], rel=1e-8)


def test_a_constraint_that_varies_holds_at_the_start_of_the_run() -> None:
    system = ImplicitPortHamiltonian(zero_junction("C", "S"), "C**2/2", "C", inputs={"S": "effort"})
    run = po.simulate(system, start=2.0, time=3.0, inputs={"S": "sin(t)"})
    np.testing.assert_allclose(run["C"], -np.sin(run.time), atol=1e-12)


def multiplied(x: Any) -> tuple[Any, Any]:
    """The rod's rows multiplied by constants that hide which of them is the constraint."""
    F, E = on_a_rod(x)
    T = np.array([[1, 2, 0, 0, 1], [0, 1, 1, 0, 2], [1, 0, 1, 0, 0], [0, 0, 0, 1, 3], [2, 0, 0, 0, 1]])
    return T @ F, T @ E


def test_rows_may_be_multiplied_by_constants() -> None:
    storage = (Port("q", 2), Port("p", 2))
    plain = pendulum()
    mixed = ImplicitPortHamiltonian(
        DiracFamily(multiplied, (*storage, Port("rod"))), plain.hamiltonian, storage, inputs={"rod": "flow"}
    )
    runs = [po.simulate(each, time=1.0, samples=3, initial={"q[0]": 1.0}) for each in (plain, mixed)]
    np.testing.assert_allclose(runs[0]["p[1]"], runs[1]["p[1]"], atol=1e-10)


def turned(x: Any) -> tuple[Any, Any]:
    F, E = on_a_rod(x)
    T = np.array(np.eye(5), dtype=object)
    T[4, 0], T[0, 4] = x[0], x[1]
    return T @ F, T @ E


def not_dirac(x: Any) -> tuple[Any, Any]:
    F, E = on_a_rod(x)
    E[2, 4] = E[2, 4] + x[1] * x[1]
    return F, E


def of_family(matrices: Any, *ports: Port) -> ImplicitPortHamiltonian:
    storage = (Port("q", 2), Port("p", 2))
    rod = DiracFamily(matrices, (*storage, *(ports or (Port("rod"),))))
    return ImplicitPortHamiltonian(rod, pendulum().hamiltonian, storage, inputs={"rod": "flow"})


def with_multiplier() -> ImplicitPortHamiltonian:
    """A pendulum whose constraint of positions stands in the energy: of index 3."""
    F, J = np.eye(5), np.zeros((5, 5))
    J[0, 2] = J[1, 3] = 1.0
    E = J.T - J
    F[4, 4], E[4, 4] = 0.0, 1.0
    D = dirac(F, E, [Port("q", 2), Port("p", 2), "multiplier"])
    energy = "(p0**2 + p1**2)/2 + 9.81*q1 + multiplier*(q0**2 + q1**2 - 1)/2"
    return ImplicitPortHamiltonian(D, energy, ["q", "p", "multiplier"])


def one(structure: Any, **options: Any) -> ImplicitPortHamiltonian:
    return ImplicitPortHamiltonian(structure, "C**2/2", "C", **options)


def at_a(**options: Any) -> ImplicitPortHamiltonian:
    return one(zero_junction("C", "a"), **options)


def with_law(law: Any) -> ImplicitPortHamiltonian:
    return at_a(resistive={"a": ResistiveLaw(law)})


def moved(system: ImplicitPortHamiltonian, **options: Any) -> Callable[[], Any]:
    return lambda: po.simulate(system, time=1.0, **options)


START, DRIVEN, TWICE = {"q[0]": 1.0}, {"a": "effort"}, {"a": "effort", "b": "effort"}
LEAK = {"R": resistance(1.0)}
CASES: list[tuple[Callable[[], Any], str]] = [
    (moved(with_multiplier(), initial=START), r"index is above 2.*tie multiplier bind q"),
    (moved(parallel()), "nothing is said of what is at the port 'R'.*inputs="),
    (moved(parallel(resistive=LEAK), initial=[1.0, 2.0]), "values that C1, C2 start with contradict one another"),
    (moved(one(zero_junction("C", "a", "b"), inputs=TWICE)), "C – a; C – b repeat or contradict .*output of 'a'"),
    (
        moved(at_a(inputs=DRIVEN), inputs={"a": ([0, 1], [0, 1])}),
        r"input 'a' stands in an algebraic constraint \(C – a",
    ),
    (moved(at_a(inputs=DRIVEN), inputs={"b": 1}), "no input 'b'"),
    (moved(at_a(resistive={"a": conductance(1.0)}), initial={"c": 1}), "no state 'c'"),
    (lambda: at_a(inputs={"a": "voltage"}), "the 'effort' or the 'flow' is given"),
    (lambda: at_a(inputs={"C": "flow"}), "'C' is one of storage, inputs and resistive"),
    (lambda: at_a(resistive={"b": resistance(1.0)}), "no port 'b'"),
    (lambda: at_a(resistive={"a": 3.0}), "at a stands a relation, such as"),
    (lambda: at_a(resistive={"a": resistance(np.eye(2))}), "has 2 components, a 1"),
    (lambda: ImplicitPortHamiltonian(zero_junction("C", "a"), "C**2 + d", "C"), "no formula in C: .* uses 'd'"),
    (lambda: ImplicitPortHamiltonian(zero_junction("C", "a"), [[1, 2]], "C"), r"symmetric matrix Q \(1 × 1\)"),
    (lambda: with_law(3.0), "a resistive law is a function"),
    (moved(with_law(lambda f: [f[0], f[0]])), "the law of 'a' gives 2 numbers of 1"),
    (moved(with_law(lambda f: max(f[0], 0))), "cannot be compiled"),
    (moved(of_family(turned), initial=START), "coefficients that vary with x"),
    (moved(of_family(not_dirac), initial={"q[1]": 1.0}), "does not conserve power"),
    (moved(of_family(on_a_rod, Port("rod", 2))), r"must be 6 × 6; they are \(5, 5\)"),
    (moved(one(lambda x: zero_junction("C", "a"))), "must be a DiracFamily"),
    (lambda: random_explicit(np.random.default_rng(0)).flow([1.0] * 4), r"each input \(u0, u1\)"),
]


@pytest.mark.parametrize(("run", "words"), CASES)
def test_what_cannot_run_is_told_by_names(run: Callable[[], Any], words: str) -> None:
    with pytest.raises(po.PoinsotError, match=words) as found:
        run()
    assert "\n" not in str(found.value)


def test_connected_systems_keep_their_relations() -> None:
    """An inductor with a resistor, joined to two capacitors in parallel: index 2, as one circuit."""
    coil = ImplicitPortHamiltonian(
        one_junction("L", "R", "out").swapped("L"), "L**2/2", "L", "coil", {"R": resistance(2.0)}
    )
    pair = ImplicitPortHamiltonian(zero_junction("C1", "C2", "in"), "C1**2/2 + C2**2/2", ["C1", "C2"], "pair")
    whole = port_interconnection(coil, pair, shared=[("coil.out", "pair.in")])
    run = po.simulate(whole, time=2.0, initial={"pair.C1": 1.0})
    poles = np.roots([1.0, 2.0, 0.5])  # L q̈ + R q̇ + q / (C1 + C2) = 0
    a = np.linalg.solve([[1, 1], poles], [1.0, 0.0])
    np.testing.assert_allclose(run["pair.C2"], a @ np.exp(np.outer(poles, run.time)), atol=1e-10)
    assert float(run.energy_imbalance.max()) < 1e-9
