"""Equations of motion in closed form, for people: the algorithms of the tree run on symbols, simplified with care.

M(q) v̇ + c(q, v) + g(q) + f(q, v) = τ + A(q)ᵀ λ,     A(q) v̇ = a(q, v),     Φ(q) = 0
Units: SI. Source: Featherstone 2008, ch. 5; Stramigioli et al., (18).

How a polynomial in sines and cosines is best written: as powers or as sums of angles, grouped, with factors out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, count
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algorithms.addresses import Addressed
from poinsot.algorithms.by_name import find_algorithm
from poinsot.algorithms.parameters import Build, Family
from poinsot.errors import PoinsotError
from poinsot.geometry.inertia import Inertia
from poinsot.multibody.constrained_dynamics import required_effort
from poinsot.multibody.constraints import constraint_acceleration, constraint_error
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.tree import Tree, build_tree
from poinsot.records import dataclass
from poinsot.showing import Typeset
from poinsot.views.naming import identifiers

if TYPE_CHECKING:
    from poinsot.systems.hamiltonian_form import HamiltonianForm
    from poinsot.systems.mechanism import Mechanism

try:
    import sympy
    from sympy.polys.domains import QQ

    from poinsot.views.polynomials import Generators, SymbolicPolynomial, Unwieldy, rational
    from poinsot.views.unit_directions import straight_line
except ImportError:
    raise PoinsotError("equations need SymPy, which is not installed: pip install 'poinsot[symbolic]'") from None

_NOISE = 1e-13  # coefficients below this share of the largest are what rounding left
_DECIMALS = 10**15
_COMPARED = 400  # terms up to which several ways of writing are tried
_HIGHEST = 6  # degree in sines and cosines up to which sums of angles are tried

Terms = dict[tuple[Any, Any], Any]
"""(product of rates, product of sines and cosines) → the polynomial that multiplies them."""
Wave = dict[tuple[tuple[int, ...], bool], Any]
"""(multiples of the angles, whether a sine rather than a cosine) → its rational coefficient."""


def present(field: Generators, poly: Any, rates: Collection[int], groups: Sequence[Collection[int]]) -> Any:
    """The expression of SymPy that says a polynomial shortest, among a few ways of writing it.

    rates   generators that are velocities: terms with the same product of them belong together
    groups  generators that are angles about parallel axes: sums of these angles may stand for products
    """
    largest = max((abs(float(c)) for c in poly.values()), default=0.0)
    poly = poly.ring.from_dict({m: _tidy(c) for m, c in poly.items() if abs(float(c)) > _NOISE * largest})
    if len(poly) > _COMPARED:
        return _written(field, _terms(field, poly, rates))
    ways = [_terms(field, each, rates) for each in _powers(field, poly)]
    ways += [
        _summed(field, poly, rates, group) for group in groups if _degree(field, poly, group) in range(2, _HIGHEST)
    ]
    return min((_written(field, way) for way in ways), key=sympy.count_ops)


def _tidy(c: Any) -> Any:
    """A coefficient; the nearest float's fraction for one of more digits than a float has."""
    return rational(float(c)) if c.denominator > _DECIMALS else c


def _powers(field: Generators, poly: Any) -> Iterator[Any]:
    """The polynomial as it is, with sin² replaced everywhere, and with cos² replaced instead."""
    yield poly
    turned = poly
    for s, (c, _) in field.pairs.items():
        square = 1 - field.ring.gens[s] ** 2
        again = field.ring.zero
        for monomial, coefficient in turned.items():
            powers = list(monomial)
            powers[c], half = powers[c] % 2, powers[c] // 2
            again += (field.ring.ground_new(coefficient) * square**half).mul_monom(tuple(powers))
        turned = again
    if turned != poly:
        yield turned


def _terms(field: Generators, poly: Any, rates: Collection[int]) -> Terms:
    """The polynomial's terms by their rates and their sines and cosines."""
    waving = {k for s, (c, _) in field.pairs.items() for k in (s, c)}
    terms: Terms = {}
    for monomial, coefficient in poly.items():
        key = _product(field, monomial, rates), _product(field, monomial, waving)
        rest = tuple(0 if k in waving or k in rates else power for k, power in enumerate(monomial))
        terms[key] = terms.get(key, field.ring.zero) + field.ring.from_dict({rest: coefficient})
    return terms


def _product(field: Generators, monomial: Sequence[int], of: Collection[int]) -> Any:
    return sympy.Mul(*(field.meaning[k] ** power for k, power in enumerate(monomial) if power and k in of))


def _written(field: Generators, terms: Terms) -> Any:
    """One expression, grouped by rates or by sines and cosines first, whichever is shorter."""
    ways = []
    for first in (0, 1):
        outer: dict[Any, list[Any]] = {}
        for key, coefficient in terms.items():
            front = sympy.factor_terms(field.expression(coefficient, covered=True))
            outer.setdefault(key[first], []).append(key[1 - first] * front)
        parts = [key * sympy.factor_terms(sympy.Add(*inner)) for key, inner in outer.items()]
        ways.append(sympy.factor_terms(sympy.Add(*parts)).xreplace(field.uncovered))
    return min(ways, key=sympy.count_ops)


def _of_group(field: Generators, group: Collection[int]) -> dict[int, int]:
    """The generators of sines of the group's angles, numbered."""
    own = [
        s
        for s, (_, angle) in field.pairs.items()
        if len(angle) == 1 and any(angle.LM[k] == 1 for k in group) and sum(angle.LM) == 1
    ]
    return {s: i for i, s in enumerate(own)}


def _degree(field: Generators, poly: Any, group: Collection[int]) -> int:
    """The highest number of sines and cosines of the group's angles in one term; 0 for fewer than two angles."""
    sines = _of_group(field, group)
    if len(sines) < 2:
        return 0
    each = [k for s in sines for k in (s, field.pairs[s][0])]
    return max((sum(monomial[k] for k in each) for monomial in poly), default=0)


def _summed(field: Generators, poly: Any, rates: Collection[int], group: Collection[int]) -> Terms:
    """The terms with products of sines and cosines of the group's angles as sums of sines and cosines of sums."""
    sines = _of_group(field, group)
    angles = [field.expression(field.pairs[s][1]) for s in sines]
    own = {k for s in sines for k in (s, field.pairs[s][0])}
    waving = {k for s, (c, _) in field.pairs.items() for k in (s, c)}
    terms: Terms = {}
    for monomial, coefficient in poly.items():
        rate, others = _product(field, monomial, rates), _product(field, monomial, waving - own)
        rest = tuple(0 if k in waving or k in rates else power for k, power in enumerate(monomial))
        for (multiples, odd), share in _wave(field, monomial, sines).items():
            angle = sympy.Add(*(n * a for n, a in zip(multiples, angles, strict=True)))
            key = rate, others * (sympy.sin(angle) if odd else sympy.cos(angle))
            terms[key] = terms.get(key, field.ring.zero) + field.ring.from_dict({rest: coefficient * share})
    return {key: coefficient for key, coefficient in terms.items() if coefficient}


def _wave(field: Generators, monomial: Sequence[int], sines: dict[int, int]) -> Wave:
    """A product of sines and cosines as a sum of them: sin a cos b = ½ sin(a + b) + ½ sin(a − b), and so on."""
    wave: Wave = {((0,) * len(sines), False): QQ(1)}
    for s, i in sines.items():
        for odd, power in ((True, monomial[s]), (False, monomial[field.pairs[s][0]])):
            for _ in range(power):
                wave = _joined(_times(wave, i, odd))
    return wave


def _times(wave: Wave, i: int, odd: bool) -> Iterable[tuple[tuple[int, ...], bool, Any]]:
    """Each term of the wave times the sine or cosine of angle i, as terms that may repeat."""
    half = QQ(1, 2)
    for (multiples, was_odd), c in wave.items():
        up = tuple(n + (k == i) for k, n in enumerate(multiples))
        down = tuple(n - (k == i) for k, n in enumerate(multiples))
        if was_odd != odd:  # sin a cos b, cos a sin b
            yield up, True, c * half
            yield down, True, c * half if was_odd else -c * half
        else:  # cos a cos b, sin a sin b
            yield up, False, c * half if not odd else -c * half
            yield down, False, c * half


def _joined(parts: Iterable[tuple[tuple[int, ...], bool, Any]]) -> Wave:
    """Like terms joined, the first multiple of each angle that is not zero made positive."""
    wave: Wave = {}
    for multiples, odd, c in parts:
        leading = next((n for n in multiples if n), 0)
        if leading == 0 and odd:
            continue
        if leading < 0:
            multiples, c = tuple(-n for n in multiples), -c if odd else c
        wave[multiples, odd] = wave.get((multiples, odd), QQ(0)) + c
    return wave


_SHORT = 3  # operations up to which a common part needs no name
QUANTITIES = (  # what has a name of its own in exported programs
    "mass_matrix", "coriolis_force", "gravity_force", "element_force", "kinetic_energy", "potential_energy",
    "constraint_error", "constraint_jacobian", "constraint_acceleration",
    "hamiltonian", "co_energies", "interconnection", "dissipation", "input_matrix", "flow_numerators", "flow_minor",
)  # fmt: skip


@dataclass(frozen=True)
class Equation(Typeset):
    """One quantity: its name, its letter, its meaning, and its entries (a matrix, a vector as a column, or a scalar).

    definitions: names of common parts with their expressions, in order; arguments: "q", "qv" or "qp".
    """

    name: str
    letter: str
    meaning: str
    arguments: str
    value: Any
    definitions: tuple[tuple[Any, Any], ...] = ()

    def expanded(self) -> Any:
        """The value without names for common parts."""
        value = self.value
        for name, expression in reversed(self.definitions):
            value = value.subs(name, expression)
        return value


@dataclass(frozen=True)
class Equations(Typeset):
    """The equations of motion of a mechanism as expressions of SymPy.

    q, v: the symbols of coordinates and rates, by the names in ``coordinates`` and ``freedoms``; parameters: symbols
    with their values in the file; rows: the closure conditions kept (others vanish identically); notes for readers.
    hamiltonian: v are momenta p, and the equations those of the port-Hamiltonian form
    ports, independent: of a kinestatic network, the components of its ports and those that are independent rates
    """

    title: str
    q: tuple[Any, ...]
    v: tuple[Any, ...]
    coordinates: tuple[str, ...]
    freedoms: tuple[str, ...]
    parameters: dict[Any, float]
    equations: tuple[Equation, ...]
    rows: tuple[int, ...]
    notes: tuple[str, ...]
    hamiltonian: bool = False
    ports: tuple[str, ...] = ()
    independent: tuple[str, ...] = ()

    def __getitem__(self, name: str) -> Equation:
        return next(e for e in self.equations if e.name == name)

    def __contains__(self, name: str) -> bool:
        return any(e.name == name for e in self.equations)


def equations_of(source: Mechanism | Family, work: int = 300_000) -> Equations:
    """The equations of motion of a mechanism with its numbers, or of a family with its parameters as symbols.

    Mass matrix M, Coriolis and centrifugal force c, gravity g, springs and dampers f, energies; of closed loops also
    Φ, A and a. What takes more than ``work`` products of terms is not simplified: its common parts are named instead.
    Law     equal to the kernels, tests/views/test_equations.py; textbook forms likewise
    """
    return EquationWriter(source, work).equations()


def hamiltonian_equations_of(source: Mechanism | Family, work: int = 300_000) -> Equations:
    """The port-Hamiltonian form of a mechanism, d/dt (q; p) = (J − R) ∂H + G u, y = Gᵀ ∂H, in the same manner.

    H, ∂H, J, R and G of ``Mechanism.port_hamiltonian`` at the assembled pose, and Φ of closed loops.
    Errors  ModelError for mechanisms that have no such form, by the names of what stands against it
    Law     equal to the numerical form, tests/views/test_equations.py
    """
    mechanism = cast("Mechanism", source.mechanism if isinstance(source, Family) else source)
    return EquationWriter(source, work, mechanism.port_hamiltonian()).equations()


class EquationWriter:
    """Runs algorithms on symbols and writes their results; subclasses that write other quantities name them."""

    def __init__(self, source: Mechanism | Family, work: int, form: HamiltonianForm | None = None) -> None:
        self.build: Build
        if isinstance(source, Family):
            self.mechanism, self.build, names = source.mechanism, source.build, source.parameter_names
        else:
            self.mechanism, self.build, names = source, Addressed(source.model, ()), ()
        tree = self.mechanism.tree
        self.tree, self.work, self.form = tree, work, form
        letter, self.freedoms = ("v", tree.freedom_names) if form is None else ("p", form.freedoms)
        self.names_q = [f"q{k + 1}" for k in range(tree.nq)]
        self.names_v = [f"{letter}{k + 1}" for k in range(len(self.freedoms))]
        inner = {f"_{k}" for k in range(1000)}  # the ring has generators of its own
        named = identifiers({*self.names_q, *self.names_v, *QUANTITIES, *inner}, "{0}_")
        self.names_p = [named(name) for name in names]
        quaternions = [[k for k, u in zip(i.q, i.pair.coordinate_units, strict=True) if u == "1"] for i in tree.links]
        self.units = [[self.names_q[k] for k in four] for four in quaternions if four]
        self.field = Generators([*self.names_q, *self.names_v, *self.names_p], self.units)
        self.rates = range(tree.nq, tree.nq + len(self.names_v))
        prefixes = chain(("k", "x", "y", "z", "part"), (f"part{'_' * n}" for n in count(1)))
        prefix = next(x for x in prefixes if not any(name.startswith(x) for name in self.names_p))
        self.parts = sympy.numbered_symbols(prefix, start=1, real=True)
        self.notes: list[str] = []

    def equations(self) -> Equations:
        q, v, p = (self._symbols(names) for names in (self.names_q, self.names_v, self.names_p))
        found = [self._equation(*each) for each in self._quantities()]
        rows: tuple[int, ...] = ()
        if self.tree.closed and self.form is None:
            found, rows = self._without_empty_rows(found)
        if self.units:
            self.notes.append("Quaternions (x, y, z, w) among the coordinates have unit length.")
        return Equations(
            self.mechanism.name,
            q,
            v,
            self.tree.coordinate_names,
            self.freedoms,
            dict(zip(p, self.build.defaults.values(), strict=True)),
            tuple(found),
            rows,
            tuple(self.notes),
            self.form is not None,
        )

    def _symbols(self, names: Sequence[str]) -> tuple[Any, ...]:
        return tuple(sympy.Symbol(name, real=True) for name in names)

    def _quantities(self) -> Iterator[tuple[str, str, str, str, tuple[int, ...], Callable[..., Any]]]:
        """Name, letter, meaning, arguments, shape and pure function of everything to be written."""
        if self.form is not None:
            yield from self._hamiltonian_quantities(self.form)
            return
        n, rows = self.tree.nv, self.tree.rows

        def named(name: str) -> Callable[..., Any]:
            return find_algorithm(self.mechanism, name).function

        yield "mass_matrix", "M", "mass matrix", "q", (n, n), named("mass_matrix")
        yield "coriolis_force", "c", "Coriolis and centrifugal force", "qv", (n,), _coriolis_force
        yield "gravity_force", "g", "weight", "q", (n,), named("gravity_force")
        if self.tree.model.passive:
            yield "element_force", "f", "springs and dampers", "qv", (n,), _element_force
        yield "kinetic_energy", "T", "kinetic energy", "qv", (), named("kinetic_energy")
        yield "potential_energy", "U", "potential energy of weight and springs", "q", (), named("potential_energy")
        if self.tree.closed:
            yield "constraint_error", "Phi", "closure conditions", "q", (rows,), named("closure_error")
            yield "constraint_jacobian", "A", "constraint Jacobian", "q", (rows, n), named("closure_jacobian")
            yield "constraint_acceleration", "a", "demanded A v̇", "qv", (rows,), constraint_acceleration

    def _hamiltonian_quantities(
        self, form: HamiltonianForm
    ) -> Iterator[tuple[str, str, str, str, tuple[int, ...], Callable[..., Any]]]:
        n, inputs, rows = len(form.states), len(form.inputs), self.tree.rows

        def at(part: str) -> Callable[..., Any]:
            return lambda tree, q, p: getattr(replace(form, tree=tree), part)(np.array([*q, *p]))

        yield "hamiltonian", "H", "energy", "qp", (), at("H")
        yield "co_energies", "e", "co-energies ∂H/∂(q; p)", "qp", (n,), at("gradient")
        yield "interconnection", "J", "interconnection, skew", "qp", (n, n), at("J")
        if any(e.dissipates for e in self.tree.model.passive):
            yield "dissipation", "R", "dissipation", "qp", (n, n), at("R")
        if inputs:
            yield "input_matrix", "G", "what inputs add: " + ", ".join(form.inputs), "qp", (n, inputs), at("G")
        if self.tree.closed:
            yield "constraint_error", "Phi", "closure conditions", "q", (rows,), constraint_error

    def _equation(
        self,
        name: str,
        letter: str,
        meaning: str,
        arguments: str,
        shape: tuple[int, ...],
        function: Callable[..., object],
    ) -> Equation:
        try:
            definitions, entries = self._written(function, arguments, shape)
        except Unwieldy as reason:
            definitions, entries = self._straight(function, arguments, shape)
            self.notes.append(f"{letter} ({meaning}) is not simplified: {reason}.")
        value = sympy.Matrix((*shape, 1)[0], int(np.prod(shape[1:])), entries) if shape else entries[0]
        return Equation(name, letter, meaning, arguments, value, tuple(definitions))

    def _written(
        self, function: Callable[..., Any], arguments: str, shape: tuple[int, ...]
    ) -> tuple[list[tuple[Any, Any]], list[Any]]:
        """Common parts and entries in closed form; `Unwieldy` where that is too long."""
        if self.form is not None and self.tree.closed and "p" in arguments:
            raise Unwieldy("what closures leave are quotients of long sums")
        entries = self._simplified(function, arguments)
        # operations of one entry beyond which common parts get names
        return self._with_parts(entries) if max(map(sympy.count_ops, entries), default=0) > 60 else ([], entries)

    def _simplified(self, function: Callable[..., Any], arguments: str) -> list[Any]:
        field = self.field
        field.work = self.work
        q, v, p = (self._scalars(names) for names in (self.names_q, self.names_v, self.names_p))
        tree = build_tree(self.build(dict(zip(self.build.defaults, p, strict=True)), field.constant))
        result = function(tree, q) if arguments == "q" else function(tree, q, v)
        entries = [
            x if isinstance(x, SymbolicPolynomial) else field.number(float(x))
            for x in np.ravel(np.array(result, object))
        ]
        polynomials = [x.poly if isinstance(x, SymbolicPolynomial) else x for x in entries]
        factors = sum(power > 0 for poly in polynomials for monomial in poly for power in monomial)
        # of all these terms, beyond which putting them in order takes a minute
        if sum(map(len, polynomials)) > 1500 or factors > 8000:  # of one quantity, summed over its entries
            raise Unwieldy("the closed form has too many terms")
        groups = parallel_groups(tree)
        return [present(field, poly, self.rates, groups) for poly in polynomials]

    def _with_parts(self, entries: list[object]) -> tuple[list[tuple[Any, Any]], list[Any]]:
        """The entries with names for the parts that they share, short ones left where they are."""
        found, reduced = sympy.cse(entries, sympy.numbered_symbols("_", cls=sympy.Dummy))
        written: dict[Any, Any] = {}
        definitions = []
        for name, value in found:
            value = value.xreplace(written)
            written[name] = value
            if sympy.count_ops(value) > _SHORT:
                written[name] = next(self.parts)
                definitions.append((written[name], value))
        return definitions, [entry.xreplace(written) for entry in reduced]

    def _scalars(self, names: Sequence[str]) -> Array:
        scalars = np.empty(len(names), dtype=object)
        scalars[:] = [self.field.symbol(name) for name in names]
        return scalars

    def _straight(
        self, function: Callable[..., Any], arguments: str, shape: tuple[int, ...]
    ) -> tuple[list[tuple[Any, Any]], list[Any]]:
        inputs = {"q": self._symbols(self.names_q), "v": self._symbols(self.names_v), "p": self._symbols(self.names_p)}

        def traced(q: Array, v: Array, p: Array) -> Any:
            tree = build_tree(self.build(dict(zip(self.build.defaults, p, strict=True))))
            return function(tree, q) if arguments == "q" else function(tree, q, v)

        return straight_line(traced, inputs, shape, self.parts)

    def _without_empty_rows(self, found: list[Equation]) -> tuple[list[Equation], tuple[int, ...]]:
        """The closures without rows of A that are zero throughout."""
        A = next(e for e in found if e.name == "constraint_jacobian").value
        rows = tuple(i for i in range(A.rows) if any(A[i, j] != 0 for j in range(A.cols)))
        self._note_left_out(A.rows - len(rows), A.rows)
        closing = {"constraint_error", "constraint_jacobian", "constraint_acceleration"}
        return [replace(e, value=e.value[list(rows), :]) if e.name in closing else e for e in found], rows

    def _note_left_out(self, count: int, rows: int) -> None:
        if count:
            self.notes.append(f"{count} of {rows} closure conditions hold identically and are left out.")


def _coriolis_force(tree: Tree, q: Array, v: Array) -> Array:
    model = replace(tree.model, gravity=(0.0, 0.0, 0.0), elements=())
    return inverse_dynamics(replace(tree, model=model), q, v, None)


def _element_force(tree: Tree, q: Array, v: Array) -> Array:
    """What springs and dampers demand: the effort of the same tree without inertia and weight."""
    links = tuple(replace(link, inertia=Inertia.zero()) for link in tree.links)
    massless = replace(tree, links=links, model=replace(tree.model, gravity=(0.0, 0.0, 0.0)))
    return required_effort(massless, q, v, None)


def parallel_groups(tree: Tree) -> list[set[int]]:
    """Coordinates that are angles about parallel axes, chain by chain: their sums are angles of the links."""
    group_of: dict[int, set[int]] = {}
    for i, link in enumerate(tree.links):
        if link.pair.plane_angle is None:
            continue
        own = {link.q[link.pair.plane_angle]}
        R, parent = link.X_PL.rotation, link.parent
        while parent >= 0 and set(tree.links[parent].pair.freedom_units) == {"m"}:
            R, parent = tree.links[parent].X_PL.rotation @ R, tree.links[parent].parent
        if parent in group_of and R[2, 2] in (1.0, -1.0):
            group_of[i] = group_of[parent]
        else:
            group_of[i] = set()
        group_of[i] |= own
    groups: list[set[int]] = []
    for group in group_of.values():
        if len(group) > 1 and not any(group is each for each in groups):
            groups.append(group)
    return groups
