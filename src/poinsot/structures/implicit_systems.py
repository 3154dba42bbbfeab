"""Implicit port-Hamiltonian systems: a structure, an energy, resistive relations and ports; joined, and explicit ones.

(35)–(37): (ẋ, f, ∂H/∂x, −e) ∈ D(x), F₁ ẋ + F₂ f + E₁ ∂H − E₂ e = 0, and Ḣ = ⟨e, f⟩ (− what is dissipated): power into
the system counts positive. Laws: tests/structures/test_port_hamiltonian.py, tests/systems/test_implicit_motion.py.
Source: Stramigioli et al., §3.2.6; Ratiu & Blankenstein (interconnected systems); formulas.md §8.
Units: any in which flow times effort of each port is power [W]; H [J].

Interconnected port-Hamiltonian systems are port-Hamiltonian again; the explicit system of a structure.

Laws: tests/structures/test_port_hamiltonian.py. Source: Stramigioli et al., §3.2.6; Ratiu & Blankenstein
(interconnected systems); formulas.md §8.
Units: any in which flow times effort of each port is power [W]; H [J].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast, final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import settle
from poinsot.algebra.formulas import evaluate
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.records import dataclass, field
from poinsot.structures import matrices
from poinsot.structures.casimirs import constraints
from poinsot.structures.composition import compose
from poinsot.structures.derivatives import gradient
from poinsot.structures.dirac import DiracStructure, DissipativeStructure, Structure
from poinsot.structures.families import DiracFamily, terminate
from poinsot.structures.hybrid import hybrid_matrix
from poinsot.structures.matrices import Array, matrix, plain, vanishes
from poinsot.structures.port_hamiltonian import Balance, Coefficient, Coefficients, PortHamiltonian
from poinsot.structures.ports import Port, Variable, as_ports, components, port_of, total
from poinsot.structures.resistive import Resistive, ResistiveLaw


def feedback_interconnection(
    systems: Sequence[PortHamiltonian], W: ArrayLike, name: str = "network"
) -> PortHamiltonian:
    """The systems with u = W y + v, W = −Wᵀ (p, p) over all their ports in order: one system with inputs v and outputs
    y.

    H = Σ Hᵢ, J′ = J + G W Gᵀ where no port has feedthrough. States and inputs are named "system.name".
    Errors  ModelError if W is not skew, or inputs and outputs make a loop without solution
    """
    W = matrices.matrix(W)
    if not matrices.vanishes(W + W.T, tolerance=0.0):
        raise ModelError(f"{name}: the interconnection u = W y + v keeps power only if W = −Wᵀ")
    sizes = [len(s.states) for s in systems]
    starts = np.cumsum([0, *sizes])
    states = tuple(f"{s.name}.{x}" for s in systems for x in s.states)
    inputs = tuple(f"{s.name}.{u}" for s in systems for u in s.inputs)
    if len({s.name for s in systems}) != len(systems):
        raise ModelError(f"{name}: the systems to interconnect must have names that differ")
    if W.shape != (len(inputs), len(inputs)):
        raise ModelError(f"{name}: W must have a row and a column for each of {', '.join(inputs) or 'no inputs'}")

    def parts(x: matrices.Array) -> list[matrices.Array]:
        return [x[a : a + n] for a, n in zip(starts, sizes, strict=False)]

    def hamiltonian(x: matrices.Array) -> Scalar:
        return sum(s.hamiltonian(part) for s, part in zip(systems, parts(x), strict=True))

    def coefficients(x: matrices.Array) -> Coefficients:
        each = [s.coefficients(part) for s, part in zip(systems, parts(x), strict=True)]
        return _closed(Coefficients(*(matrices.down_diagonal([c[k] for c in each]) for k in range(6))), W)

    moving = any(callable(getattr(s, k)) for s in systems for k in "JRGPSN")
    constant = None if moving else coefficients(np.zeros(int(starts[-1])))

    def coefficient(k: int) -> Coefficient:
        return constant[k] if constant is not None else lambda x: coefficients(x)[k]

    J, R, G, P, S, N = (coefficient(k) for k in range(6))
    return PortHamiltonian(hamiltonian, J, states, R, G, inputs, P, S, N, name)


def _closed(c: Coefficients, W: matrices.Array) -> Coefficients:
    """The coefficients once u = W y + v: y = A ∂H + D u, u = (1 − W D)⁻¹ (W A ∂H + v)."""
    A, B, D = (c.G + c.P).T, c.G - c.P, c.S - c.N
    if not D.any():
        drift, out, gain = (c.J - c.R) + B @ W @ A, A, D
    else:
        K = matrices.solve(
            matrices.alike(matrices.identity(len(W)), W @ D)[0] - W @ D,
            np.hstack(matrices.alike(W @ A, matrices.identity(len(W)))),
        )
        from_e, from_v = K[:, : A.shape[1]], K[:, A.shape[1] :]
        drift, out, gain = (c.J - c.R) + B @ from_e, A + D @ from_e, D @ from_v
        B = B @ from_v
    return Coefficients(
        (drift - drift.T) / 2, -(drift + drift.T) / 2, (B + out.T) / 2, (out.T - B) / 2, (gain + gain.T) / 2,
        -(gain - gain.T) / 2,
    )  # fmt: skip


def explicit_system(
    structure: Structure,
    hamiltonian: Callable[[matrices.Array], Scalar],
    storage: Iterable[str],
    inputs: Mapping[str, Variable],
    name: str = "system",
) -> PortHamiltonian:
    """ẋ = (J − R) ∂H + (G − P) u, y = … of a structure, with ẋ and y out and ∂H and u in; see ImplicitPortHamiltonian.

    J, R, G, P, S, N are unique, and exact on exact numbers. Law: the system's own structure is this structure.
    Errors: ModelError where ẋ or an output cannot be solved for: algebraic constraints, or dependent storage.
    """
    kept = list(storage)
    order = [*kept, *inputs]
    found = structure.reordered(order)
    n = len(found.columns(*kept))
    gone = found.columns(*(p for p, variable in inputs.items() if variable == "flow"))
    try:
        W, _ = hybrid_matrix(found.F, found.E, gone, found.rounding)
    except ModelError:
        raise ModelError(f"{name} is not explicit: {_dependence(found, kept, inputs)}") from None
    into, out = matrices.identity(found.size), matrices.identity(found.size)
    for port, variable in inputs.items():
        for k in found.columns(port):
            into[k, k], out[k, k] = (-1, 1) if variable == "effort" else (1, -1)
    into, out, W = matrices.alike(into, out, W)
    Z = out @ W @ into  # (ẋ; y) = Z (∂H; u)
    Z[n:] = -Z[n:]  # (ẋ; −y) = (J_t − R_t)(∂H; u)
    J, R = (Z - Z.T) / 2, -(Z + Z.T) / 2
    if isinstance(structure, DiracStructure):  # what is lossless by law has no rounding that loses or makes power
        R = 0 * R
    states, ports = _names(found, kept), _names(found, list(inputs))
    blocks = {"R": R[:n, :n], "P": R[:n, n:], "S": R[n:, n:], "N": J[n:, n:]}
    nonzero = {k: a for k, a in blocks.items() if a.size and not matrices.vanishes(a)}
    return PortHamiltonian(hamiltonian, J[:n, :n], states, G=J[:n, n:], inputs=ports, name=name, **nonzero)


def _names(structure: Structure, ports: list[str]) -> tuple[str, ...]:
    return tuple(components([structure.port(p) for p in ports]))


def _dependence(structure: Structure, storage: list[str], inputs: Mapping[str, Variable]) -> str:
    """The constraints in words, each by the names that it ties together."""
    rows = constraints(structure, storage, inputs)
    names = [*_names(structure, storage), *_names(structure, list(inputs))]
    ties = []
    for row in rows:
        tied = [n for n, a in zip(names, row, strict=True) if not matrices.is_zero(a)]
        ties.append(" – ".join(tied))
    free = matrices.null_space(structure.F[:, structure.columns(*storage)]).shape[1] if not ties else 0
    return f"algebraic constraints tie {'; '.join(ties)}" if ties else f"{free} rates stay undetermined"


@final
@dataclass(frozen=True, eq=False)
class ImplicitPortHamiltonian:
    """(ẋ, f, ∂H/∂x, −e) ∈ D(x): states at the storage ports, (f, e) at the others. `po.simulate` runs it.

    structure    constant; or a DiracFamily, F(x) f + E(x) e = 0 over any scalar, composed of others or not; or a
                 function of x that gives a structure, of which nothing but its numbers at x is known: it does not run
    hamiltonian  x ↦ H [J] over any scalar, x over the storage ports in the order of ``storage``; a formula in the names
                 of the states; or Q (n, n) of ½ xᵀQ x; kept as the function
    storage      the ports whose flow is ẋ and whose effort is ∂H/∂x, or their names; the states are named so, those of
                 a port with several components "port[0]", "port[1]", …
    resistive    port, or ports together → what is there: `Resistive` or `ResistiveLaw`; power into it positive
    inputs       port → the variable that is given there, "effort" or "flow"; the other is its output, and their product
                 the power supplied
    reason       why there is no explicit form, where it was asked for one
    A run keeps algebraic constraints 0 = c(x, t): of index 1 and 2, the latter by their rates and by projection.
    Errors       ModelError for ports that are not there or twice; where it is run, for index above 2 and for ports of
                 which nothing is said
    Law          Ḣ = ⟨e, f⟩ on solutions if the structure is Dirac, ≤ if it is dissipative; runs agree with explicit
                 systems, networks and mechanisms, tests/systems/test_implicit_motion.py
    Source       Stramigioli et al., (35)–(37); Ratiu & Blankenstein
    """

    structure: Structure | DiracFamily | Callable[[Array], Structure]
    hamiltonian: Any
    storage: tuple[Port, ...]
    name: str = "system"
    resistive: Mapping[Any, Resistive | ResistiveLaw] = field(default_factory=dict)
    inputs: Mapping[str, Variable] = field(default_factory=dict)
    reason: str = ""

    def __post_init__(self) -> None:
        given = self.structure
        ports = given.ports if isinstance(given, DiracStructure | DissipativeStructure) else None
        ports = given.outer if isinstance(given, DiracFamily) else ports
        stored: Any = self.storage
        wanted = [stored] if isinstance(stored, str | Port) else list(stored)
        if ports is not None:
            wanted = [port_of(ports, p) if isinstance(p, str) else p for p in wanted]
        object.__setattr__(self, "storage", as_ports(wanted))
        resistive = {(k,) if isinstance(k, str) else tuple(k): r for k, r in self.resistive.items()}
        object.__setattr__(self, "resistive", resistive)
        object.__setattr__(self, "inputs", dict(self.inputs))
        said = [*(p.name for p in self.storage), *self.inputs, *(n for names in resistive for n in names)]
        for name in said:
            if said.count(name) > 1:
                raise ModelError(f"{self.name}: the port {name!r} is one of storage, inputs and resistive, not several")
            if ports is not None:
                port_of(ports, name)
        for name, variable in self.inputs.items():
            if variable not in ("effort", "flow"):
                raise ModelError(
                    f"{self.name}: at the input {name!r} the 'effort' or the 'flow' is given, not {variable!r:.40}"
                )
        for names, relation in resistive.items():
            if not isinstance(relation, Resistive | ResistiveLaw):
                raise ModelError(
                    f"{self.name}: at {', '.join(names)} stands a relation, such as resistance(2.0), conductance(0.5) "
                    f"or ResistiveLaw(lambda f: f**3); not {relation!r:.40}"
                )
            size = None if ports is None else sum(port_of(ports, n).dimension for n in names)
            if isinstance(relation, Resistive) and size not in (None, relation.size):
                raise ModelError(
                    f"{self.name}: {relation.name} has {relation.size} components, {', '.join(names)} {size}"
                )
        object.__setattr__(self, "hamiltonian", energy_of(self.hamiltonian, self.storage, self.name))

    @property
    def relations(self) -> dict[tuple[str, ...], Resistive | ResistiveLaw]:
        """Relations at ports: the resistive ones, and before them those inside a family."""
        inside = self.structure.inner if isinstance(self.structure, DiracFamily) else {}
        return {**inside, **self.resistive}

    def at(self, x: ArrayLike) -> Structure:
        """The structure at x, with the storage ports first."""
        given = self.structure
        found = given.at(x) if isinstance(given, DiracFamily) else given
        found = found if isinstance(found, DiracStructure | DissipativeStructure) else found(np.asarray(x))
        first = [p.name for p in self.storage]
        return found.reordered([*first, *(p for p in found.port_names if p not in first)])

    def external(self, x: ArrayLike) -> tuple[str, ...]:
        """The names of the ports that are not storage."""
        return self.at(x).port_names[len(self.storage) :]

    def residual(self, x: ArrayLike, rate: ArrayLike, f: ArrayLike = (), e: ArrayLike = ()) -> Array:
        """F₁ ẋ + F₂ f + E₁ ∂H − E₂ e (37), zero on solutions; over any scalar."""
        dH = gradient(self.hamiltonian, x)
        flows, efforts = np.concatenate([np.asarray(rate), f]), np.concatenate([dH, -np.asarray(e)])
        return settle(self.at(x).residual(flows, efforts))

    def balance(self, x: ArrayLike, rate: ArrayLike, f: ArrayLike = (), e: ArrayLike = ()) -> Balance:
        """Stored ⟨∂H, ẋ⟩ and supplied ⟨e, f⟩; the rest is dissipated (zero for a Dirac structure)."""
        stored, supplied = gradient(self.hamiltonian, x) @ np.asarray(rate), np.asarray(e) @ np.asarray(f)
        return Balance(stored, supplied, supplied - stored)

    def constraints(self, x: ArrayLike, inputs: Mapping[str, Variable] | None = None) -> Array:
        """Rows a with a (∂H; u) = 0: the algebraic constraints; none if the system is explicit in these inputs."""
        return constraints(self.at(x), [p.name for p in self.storage], inputs)

    def explicit(self, inputs: Mapping[str, Variable] | None = None) -> PortHamiltonian:
        """The explicit system with these inputs, by default its own: for each port besides storage "flow" or "effort".

        Of an input e the output is f and the other way round, so that y u is the power supplied.
        Errors  ModelError if storage depends on one another or on an input; it gives the constraints by names; and for
                resistive laws, which are not linear
        """
        found = self.structure
        if not isinstance(found, DiracStructure | DissipativeStructure):
            raise ModelError(f"{self.name}: only a constant structure is made explicit once; take structure at a state")
        for names, relation in self.resistive.items():
            if isinstance(relation, ResistiveLaw):
                raise ModelError(
                    f"{self.name}: the law at {', '.join(names)} is not linear, so J, R and G do not hold it; "
                    "po.simulate runs the implicit system as it is"
                )
            found = terminate(found, names, relation)
        own = self.inputs if inputs is None else inputs
        return explicit_system(found, self.hamiltonian, [p.name for p in self.storage], own, self.name)


def port_interconnection(
    *systems: ImplicitPortHamiltonian, shared: Iterable[tuple[str, str]], name: str = "network"
) -> ImplicitPortHamiltonian:
    """Implicit systems joined over pairs of ports, e_b = e_a and f_b = −f_a: an implicit system with H = Σ Hᵢ.

    Ports are named "system.port"; resistive relations, and inputs of ports that stay, go with them. A pair that
    meets dependent storage gives constraints, never an error.
    Errors: ModelError for systems of equal names, for ports that are not there, are joined twice, or differ in
    dimension or domain.
    """
    pairs = list(shared)

    def hamiltonian(x: Array) -> Scalar:
        start, H = 0, 0.0
        for s in systems:
            n = total(s.storage)
            H, start = H + s.hamiltonian(x[start : start + n]), start + n
        return H

    if len({s.name for s in systems}) != len(systems):
        raise ModelError(f"{name}: the systems to connect must have names that differ")

    def joined(parts: Iterable[Structure | DiracFamily]) -> Structure | DiracFamily:
        own = zip(systems, parts, strict=True)
        renamed = [part.renamed({p.name: f"{s.name}.{p.name}" for p in part.ports}) for s, part in own]
        return replace(compose(*renamed, shared=pairs), name=name)

    storage = tuple(replace(p, name=f"{s.name}.{p.name}") for s in systems for p in s.storage)
    ends = np.cumsum([0, *(total(s.storage) for s in systems)]).tolist()
    spans = list(zip(systems, ends[:-1], ends[1:], strict=True))
    found = [s.structure.within(a, b) if isinstance(s.structure, DiracFamily) else s.structure for s, a, b in spans]
    known = [part for part in found if isinstance(part, DiracStructure | DissipativeStructure | DiracFamily)]
    made: Structure | DiracFamily | Callable[[Array], Structure]
    if len(known) == len(systems):
        made = joined(known)
    else:
        made = lambda x: cast(Structure, joined(s.at(x[a:b]) for s, a, b in spans))  # noqa: E731
    gone = {port for pair in pairs for port in pair}
    inputs = {f"{s.name}.{p}": variable for s in systems for p, variable in s.inputs.items()}
    resistive = {tuple(f"{s.name}.{p}" for p in names): r for s in systems for names, r in s.resistive.items()}
    kept = {p: variable for p, variable in inputs.items() if p not in gone}
    return ImplicitPortHamiltonian(made, hamiltonian, storage, name, resistive, kept)


def implicit(system: PortHamiltonian) -> ImplicitPortHamiltonian:
    """The explicit system as an implicit one, with storage port "state"; given are the efforts of its other ports."""
    state = (Port("state", len(system.states)),)
    moving = any(callable(getattr(system, k)) for k in "JRGPSN")
    structure = system.family() if moving else system.structure(np.zeros(len(system.states)))
    efforts: dict[str, Variable] = dict.fromkeys(system.inputs, "effort")
    return ImplicitPortHamiltonian(structure, system.hamiltonian, state, system.name, inputs=efforts)


def energy_of(given: Any, storage: Sequence[Port], name: str) -> Callable[[Array], Scalar]:
    """x (n,) ↦ H over any scalar.

    given   such a function; a formula in the names of the states, those of a port x of several components being x0, x1,
            …; or Q (n, n) symmetric, of H = ½ xᵀQ x
    Errors  ModelError for formulas that use other names, and for matrices of another size or not symmetric
    """
    names = [p.name if p.dimension == 1 else f"{p.name}{k}" for p in storage for k in range(p.dimension)]
    if callable(given):
        return given  # type: ignore[no-any-return]
    if isinstance(given, str):
        text: str = given

        def formula(x: Array) -> Scalar:
            return evaluate(text, dict(zip(names, x, strict=True)))

        try:
            formula(np.full(len(names), 0.5))
        except ModelError as fault:
            raise ModelError(f"{name}: its energy is no formula in {', '.join(names)}: {fault}") from None
        return formula
    try:
        Q = matrix(np.asarray(given))
    except (TypeError, ValueError, ModelError):
        Q = matrix(np.zeros((0, 0)))
    n = len(names)
    if Q.shape != (n, n) or not vanishes(Q - Q.T, 1.0 if Q.dtype == object else float(np.abs(Q).max(initial=0.0))):
        raise ModelError(
            f"{name}: its energy must be a function of x, a formula in {', '.join(names)}, or a symmetric matrix Q "
            f"({n} × {n}) of ½ xᵀQ x; not {given!r:.60}"
        )
    Q = plain(Q)

    def quadratic(x: Array) -> Scalar:
        return sum(
            ((0.5 if i == j else 1.0) * Q[i, j] * x[i] * x[j] for i in range(n) for j in range(i, n) if Q[i, j] != 0),
            0.0,
        )

    return quadratic
