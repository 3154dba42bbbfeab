"""Port-Hamiltonian systems: balance, checks, interconnection, implicit and explicit, passivity."""

from typing import Any

import numpy as np
import pytest
import sympy

from poinsot import ModelError
from poinsot.algebra import Dual, cos, dual, sin
from poinsot.structures import implicit_systems
from poinsot.structures.composition import compose
from poinsot.structures.dirac import DiracStructure, DissipativeStructure
from poinsot.structures.multiports import one_junction, zero_junction
from poinsot.structures.port_hamiltonian import PortHamiltonian, passivity
from poinsot.structures.ports import Port
from structures.random_structures import (
    assert_dirac,
    random_dirac,
    random_element,
    random_matrix,
    random_psd,
    random_skew,
)

SEEDS = range(10)
Rng = np.random.Generator


def energy(x: Any) -> Any:
    """Neither quadratic nor convex, coupled."""
    total = 0.0
    for k, value in enumerate(x):
        total = total + value * value * (0.5 + 0.1 * k) + 0.3 * cos(value) * x[0]
    return total


def random_system(rng: Rng, name: str = "s", n: int = 4, p: int = 2, feedthrough: bool = True) -> PortHamiltonian:
    total = random_psd(rng, n + p, exact=False)
    if not feedthrough:
        total[n:, :] = total[:, n:] = 0
    return PortHamiltonian(
        energy, random_skew(rng, n, exact=False), tuple(f"x{k}" for k in range(n)), total[:n, :n],
        random_matrix(rng, n, p, exact=False), tuple(f"u{k}" for k in range(p)), total[:n, n:], total[n:, n:],
        random_skew(rng, p, exact=False) if feedthrough else None, name,
    )  # fmt: skip


def moving_system(rng: Rng, name: str = "moving") -> PortHamiltonian:
    """A structure that depends on the state."""
    a = rng.standard_normal(3)

    def J(x: Any) -> list[list[Any]]:
        w = sin(x[0]) * a[0] + x[1] * a[1]
        return [[0, w, x[2]], [-w, 0, a[2]], [-x[2], -a[2], 0]]

    def R(x: Any) -> list[list[Any]]:
        return [[x[1] * x[1], 0, 0], [0, 0, 0], [0, 0, 0.5]]

    return PortHamiltonian(energy, J, ("a", "b", "c"), R, lambda x: [[1.0], [x[0]], [0.0]], ("u",), name=name)


def test_energy_balance(rng: np.random.Generator) -> None:
    """Ḣ = yᵀu − dissipation at random states; Ḣ by the derivative of H along the flow, not by the gradient."""
    for system in (random_system(rng), moving_system(rng)):
        n, p = len(system.states), len(system.inputs)
        x, u = rng.standard_normal(n), rng.standard_normal(p)
        rate, y = system.flow(x, u)
        along = dual(system.hamiltonian(np.array([Dual(a, b) for a, b in zip(x, rate, strict=True)])))
        balance = system.balance(x, u)
        size = abs(balance.stored) + abs(balance.supplied) + abs(balance.dissipated)
        assert abs(along - y @ u + balance.dissipated) <= 1e-12 * size
        assert abs(balance.residual) <= 1e-12 * size
        assert balance.dissipated >= -1e-12 * size


def test_the_structure_of_a_system_contains_its_flow(rng: np.random.Generator) -> None:
    for system in (random_system(rng), moving_system(rng)):
        x, u = rng.standard_normal(len(system.states)), rng.standard_normal(len(system.inputs))
        rate, y = system.flow(x, u)
        structure = system.structure(x)
        assert isinstance(structure, DissipativeStructure)
        assert structure.contains(np.concatenate([rate, y]), np.concatenate([system.gradient(x), -u]), 1e-12)


def test_explicit_and_implicit_are_inverse(seed: int) -> None:
    system = random_system(np.random.default_rng(seed))
    again = implicit_systems.implicit(system).explicit({"u0": "effort", "u1": "effort"})
    for mine, theirs in zip(system.coefficients(np.zeros(4)), again.coefficients(np.zeros(4)), strict=True):
        np.testing.assert_allclose(mine.astype(float), theirs.astype(float), atol=1e-12)
    assert again.inputs == system.inputs


def test_inputs_of_the_other_kind(rng: np.random.Generator) -> None:
    """With the flow of a port given, its effort is the output, and the same motions remain admissible."""
    system = random_system(rng)
    turned = implicit_systems.implicit(system).explicit({"u0": "effort", "u1": "flow"})
    x, u = rng.standard_normal(4), rng.standard_normal(2)
    rate, y = system.flow(x, u)
    other_rate, other_y = turned.flow(x, [u[0], y[1]])
    np.testing.assert_allclose(other_rate, rate, atol=1e-9)
    np.testing.assert_allclose(other_y, [y[0], u[1]], atol=1e-9)


# ----------------------------------------------------------------------------------------------------- interconnection


@pytest.mark.parametrize("feedthrough", [False, True])
def test_interconnected_systems_are_port_hamiltonian_again(rng: np.random.Generator, feedthrough: bool) -> None:
    """J skew and R psd are checked where it is made; each part moves as it would with u = W y + v."""
    parts = [random_system(rng, "a", 3, 2, feedthrough), random_system(rng, "b", 2, 1, feedthrough)]
    if not feedthrough:
        parts.append(moving_system(rng, "c"))
    p = sum(len(s.inputs) for s in parts)
    W = random_skew(rng, p, exact=False)
    whole = implicit_systems.feedback_interconnection(parts, W)
    x, v = rng.standard_normal(len(whole.states)), rng.standard_normal(p)
    whole.check(x)
    rate, y = whole.flow(x, v)
    u, start, used, rates, outputs = W @ y + v, 0, 0, [], []
    for s in parts:
        n, q = len(s.states), len(s.inputs)
        part_rate, part_y = s.flow(x[start : start + n], u[used : used + q])
        rates.append(part_rate)
        outputs.append(part_y)
        start, used = start + n, used + q
    np.testing.assert_allclose(rate, np.concatenate(rates), atol=1e-9)
    np.testing.assert_allclose(y, np.concatenate(outputs), atol=1e-9)
    balance = whole.balance(x, v)
    assert abs(balance.residual) <= 1e-12 * (abs(balance.stored) + abs(balance.supplied) + abs(balance.dissipated))
    assert whole.hamiltonian(x) == pytest.approx(sum(s.hamiltonian(part) for s, part in split(parts, x)))


def split(parts: list[PortHamiltonian], x: np.ndarray) -> list[tuple[PortHamiltonian, np.ndarray]]:
    ends = np.cumsum([len(s.states) for s in parts])
    return list(zip(parts, np.split(x, ends[:-1]), strict=True))


def test_lossless_parts_make_a_lossless_whole(rng: np.random.Generator) -> None:
    parts = [
        implicit_systems.ImplicitPortHamiltonian(
            random_dirac(rng, [Port("x", 3), Port("b", 2)], exact=True), energy, (Port("x", 3),), name
        )
        for name in ("first", "second")
    ]
    whole = implicit_systems.port_interconnection(*parts, shared=[("first.b", "second.b")])
    assert isinstance(whole.structure, DiracStructure)
    assert_dirac(whole.structure)
    assert whole.structure.port_names == ("first.x", "second.x")
    x = rng.standard_normal(6)
    assert whole.hamiltonian(x) == pytest.approx(energy(x[:3]) + energy(x[3:]))


def test_state_dependent_parts_are_connected_at_every_state() -> None:
    rng = np.random.default_rng(5)
    parts = [implicit_systems.implicit(moving_system(rng, name)) for name in ("m", "n")]
    whole = implicit_systems.port_interconnection(*parts, shared=[("m.u", "n.u")])
    x = rng.standard_normal(6)
    m, n = (s.at(part) for s, part in zip(parts, np.split(x, 2), strict=True))
    composed = compose(m.renamed({"u": "mu"}), n.renamed({"state": "other", "u": "nu"}), shared=[("mu", "nu")])
    assert whole.at(x).same_as(composed.renamed({"state": "m.state", "other": "n.state"}))
    assert whole.external(x) == ()


def test_implicit_residual_and_balance(rng: np.random.Generator) -> None:
    """(37) vanishes on solutions, and dH/dt = ⟨e, f⟩ (36)."""
    D = random_dirac(rng, [Port("x", 4), Port("b", 2)], exact=False)
    system = implicit_systems.ImplicitPortHamiltonian(D, lambda x: 0.5 * (x @ x), (Port("x", 4),))
    f, e = random_element(D, rng)
    x = e[:4]  # so that ∂H/∂x = x is admissible, constraints or not
    rate, flow, effort = f[:4], f[4:], -e[4:]
    size = np.abs(f) @ np.abs(e)
    assert np.abs(system.residual(x, rate, flow, effort)).max() < 1e-11 * (1 + np.abs(D.F).max() * size)
    assert abs(system.balance(x, rate, flow, effort).dissipated) <= 1e-12 * size
    assert np.abs(system.constraints(x) @ x).max(initial=0) < 1e-10 * (1 + np.abs(x).max())
    wrong = system.residual(x, rate + 1, flow, effort)
    assert np.abs(wrong).max() > 1e-3


def test_dependent_storage_is_named() -> None:
    """Two capacitors in parallel: not explicit, and the message says which."""
    parallel = zero_junction("C1", "C2", "b")
    with pytest.raises(ModelError, match="not explicit: algebraic constraints tie C1 – C2"):
        implicit_systems.explicit_system(parallel, energy, ["C1", "C2"], {"b": "flow"})
    system = implicit_systems.ImplicitPortHamiltonian(parallel, energy, (Port("C1"), Port("C2")))
    assert [abs(float(a)) for a in system.constraints([0.0, 0.0])[0]] == [1, 1]
    with pytest.raises(ModelError, match="tie C1 – b"):
        implicit_systems.explicit_system(zero_junction("C1", "b"), energy, ["C1"], {"b": "effort"})


def test_an_integrator_of_a_flow() -> None:
    """A spring driven by a velocity: ẋ = f, y = e = ∂H; power y u is what it stores."""
    spring = implicit_systems.explicit_system(one_junction("C", "b"), lambda x: 0.5 * x[0] * x[0], ["C"], {"b": "flow"})
    rate, y = spring.flow([2.0], [3.0])
    assert (rate.tolist(), y.tolist()) == ([3.0], [2.0])


# -------------------------------------------------------------------------------------------------- checks, certificate


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"J": [[0, 1], [1, 0]]}, "J is not skew between 'q' and 'p': the entries are 1 and 1"),
        ({"R": [[0, 0], [0, -1]]}, "makes energy at 'p'"),
        ({"R": [[0, 1], [0, 0]]}, "dissipation is not symmetric between 'q' and 'p'"),
        ({"G": [[1], [0]], "inputs": ("u",), "S": [[-1]]}, "makes energy at 'u'"),
        ({"G": [[1, 0], [0, 1]], "inputs": ("u",)}, "2 states and 1 inputs G must be 2 × 1"),
        ({"G": [[1], [0]], "inputs": ("u",), "P": [[0], [1]]}, "makes energy"),
    ],
)
def test_matrices_that_cannot_be_are_refused(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(ModelError, match=words):
        PortHamiltonian(**({"hamiltonian": energy, "J": [[0, 1], [-1, 0]], "states": ("q", "p")} | fields))


def test_state_dependent_matrices_are_checked_at_a_state() -> None:
    system = PortHamiltonian(energy, lambda x: [[0, x[0]], [-x[0], 0]], ("q", "p"), lambda x: [[0, 0], [0, x[1]]])
    system.check([1.0, 2.0])
    with pytest.raises(ModelError, match="makes energy at 'p'"):
        system.check([1.0, -2.0])


def test_the_flow_runs_over_symbols() -> None:
    x, p, m, k, d, F = sympy.symbols("x p m k d F", positive=True)
    system = PortHamiltonian(
        lambda s: s[1] * s[1] / (2 * m) + k * s[0] * s[0] / 2,
        [[0, 1], [-1, 0]], ("x", "p"), [[0, 0], [0, d]], [[0], [1]], ("F",),
    )  # fmt: skip
    rate, y = system.flow(np.array([x, p]), np.array([F]))
    expected = (rate[0] - p / m, rate[1] - (-k * x - d * p / m + F), y[0] - p / m)
    assert [sympy.simplify(term) for term in expected] == [0, 0, 0]
    assert sympy.simplify(system.balance(np.array([x, p]), np.array([F])).residual) == 0


def test_passivity_certificate(rng: np.random.Generator) -> None:
    total = random_psd(rng, 4, exact=False)
    convex = PortHamiltonian(lambda x: x @ x + (x[0] - x[1]) ** 4, random_skew(rng, 4, False), tuple("abcd"), total)
    states = rng.standard_normal((5, 4))
    certificate = passivity(convex, states)
    assert certificate.holds and certificate.constant_structure
    assert certificate.least_curvature >= 2 - 1e-9
    hills = PortHamiltonian(lambda x: cos(x[0]) + x[1] * x[1], [[0, 1], [-1, 0]], ("q", "p"))
    found = passivity(hills, [[0.1, 0.0]])
    assert found.least_curvature < 0, "energy is not convex at the top of a hill"
    assert found.dissipative and found.bounded_below == "proved" and found.holds, "but a pendulum is passive"
    falling = PortHamiltonian(lambda x: 9.81 * x[0] + x[1] * x[1], [[0, 1], [-1, 0]], ("q", "p"))
    found = passivity(falling, [[0.1, 0.0]])
    assert found.dissipative and found.energy.ray == {"q": -1.0} and not found.holds, "a falling mass is not"
    assert not passivity(moving_system(rng), [np.ones(3)]).constant_structure


@pytest.mark.parametrize("units", [1e-5, 1.0, 1e5])
def test_lossless_is_a_verdict_of_its_own(units: float) -> None:
    """Ḣ = yᵀu, not less: R = 0 at all states given, whatever the units; what falls for ever is not even passive."""
    energy, J = lambda x: (x[0] ** 2 + x[1] ** 2) * units, [[0, units], [-units, 0]]
    free, states = PortHamiltonian(energy, J, ("q", "p"), G=[[0], [units]], inputs=("f",)), [[0.3, 0.4], [1.0, -2.0]]
    assert passivity(free, states).verdict == "lossless" and passivity(free, states).holds
    assert "neither takes nor gives power" in passivity(free, states).explain()
    rubbed = PortHamiltonian(energy, J, ("q", "p"), R=[[0, 0], [0, 1e-6 * units]])
    assert passivity(rubbed, states).verdict == "passive" and passivity(rubbed, states).holds
    beside = PortHamiltonian(energy, J, ("q", "p"), R=lambda x: [[0, 0], [0, units * (x[0] - 0.3) ** 2]])
    assert passivity(beside, states[:1]).verdict == "lossless" and passivity(beside, states).verdict == "passive"
    giving = PortHamiltonian(energy, J, ("q", "p"), R=lambda x: [[0, 0], [0, -units]])
    assert passivity(giving, states).verdict == "not passive" and not passivity(giving, states).lossless
    falling = PortHamiltonian(lambda x: x[0] * units, J, ("q", "p"))
    assert passivity(falling, states).verdict == "not passive" and passivity(falling, states).lossless


def test_the_certificate_finds_the_state_where_power_is_made() -> None:
    system = PortHamiltonian(lambda x: 0.5 * x[0] * x[0], [[0]], ("v",), lambda x: [[1.0 - x[0] * x[0]]])
    assert passivity(system, [[0.5]]).least_dissipation == pytest.approx(0.75)
    found = passivity(system, [[0.5], [2.0]])
    assert found.least_dissipation == pytest.approx(-3) and not found.dissipative and not found.holds
    skewed = PortHamiltonian(lambda x: x @ x, lambda x: [[0, x[0]], [-1.0, 0]], ("q", "p"))
    assert passivity(skewed, [[1.5, 0.0]]).skew_defect == pytest.approx(0.5)


def test_interconnections_must_keep_power_and_names() -> None:
    rng = np.random.default_rng(0)
    a, b = random_system(rng, "a", 2, 1), random_system(rng, "b", 2, 1)
    with pytest.raises(ModelError, match="only if W = −Wᵀ"):
        implicit_systems.feedback_interconnection([a, b], [[0, 1], [1, 0]])
    with pytest.raises(ModelError, match="names that differ"):
        implicit_systems.feedback_interconnection([a, a], [[0, 1], [-1, 0]])
    with pytest.raises(ModelError, match=r"for each of a.u0, b.u0"):
        implicit_systems.feedback_interconnection([a, b], [[0]])
