"""The Dirac structure of a whole mechanism with symbols: its kinestatic network in closed form, for people.

D f = N(q) α,   N(q)ᵀ e = 0,   on ports of bodies, elements and freedoms,   Φ(q) = 0,   D(q) ≠ 0
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import sympy
from sympy import Expr

from poinsot.algebra.arrays import Array
from poinsot.algebra.caching import cached_property
from poinsot.algorithms.parameters import Family
from poinsot.analysis.kinestatics import general_choice
from poinsot.errors import ModelError, nearest
from poinsot.multibody.constraints import constraint_error
from poinsot.multibody.kinestatics.closed_form import KinestaticForm, kinestatic_form
from poinsot.multibody.tree import Tree, build_tree
from poinsot.records import dataclass
from poinsot.showing import Typeset
from poinsot.structures.matrices import of_objects
from poinsot.structures.ports import components
from poinsot.views.equations import Equation, Equations, EquationWriter
from poinsot.views.unit_directions import Definitions, LengthWriter, NoLengths, cartesian, shortened, straight_line

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism

Value = float | Fraction | tuple[Any, Any]


@dataclass(frozen=True)
class KinestaticEquations(Typeset):
    """The structure of a mechanism in symbols.

    equations  what is printed: "flow_numerators" N, "flow_minor" D, "constraint_error" Φ without rows that vanish
    form       the same as :class:`KinestaticForm` of SymPy: its kernel, image, Dirac structure, canonical coordinates
    """

    equations: Equations
    numbers: KinestaticForm

    @cached_property
    def form(self) -> KinestaticForm:
        """See the class."""
        N = of_objects(list(self.equations["flow_numerators"].expanded()), self.numbers.numerators.shape)
        minor = self.equations["flow_minor"].expanded() if "flow_minor" in self.equations else sympy.Integer(1)
        return replace(self.numbers, numerators=N, minor=minor)

    def at(self, values: Mapping[str, Value]) -> KinestaticForm:
        """The form with numbers for symbols, the others with the values of the file; exact on whole numbers, fractions.

        values  by name: "q1", "q2", … and the parameters. An angle may be given as (cos, sin), so that it is exact:
                (Fraction(3, 5), Fraction(4, 5))
        Errors  ModelError for names that are not there, and where det A_PD is zero: there the form does not hold
        Law     equal to the network of floats; Dirac exactly on fractions, tests/views/test_kinestatic_equations.py
        """
        eq = self.equations
        known = {str(x): x for x in (*eq.q, *eq.parameters)}
        for name in values:
            if name not in known:
                raise ModelError(
                    f"{eq.title!r} has no symbol {name!r}{nearest(name, known)}; it has {', '.join(known)}"
                )
        given: dict[str, Value] = {str(x): value for x, value in eq.parameters.items()} | dict(values)
        missing = [name for name in known if name not in given]
        if missing:
            raise ModelError(f"the coordinates {', '.join(missing)} of {eq.title!r} are not given")
        numbers, turned = dict[Any, Any](), dict[Any, Any]()
        for name, value in given.items():
            if isinstance(value, tuple):
                turned |= {f(known[name]): _number(x) for f, x in zip((sympy.cos, sympy.sin), value, strict=True)}
            else:
                numbers[known[name]] = _number(value)

        def put(x: object, named: Mapping[object, object]) -> Any:
            expression = sympy.sympify(x)
            expression = sympy.expand_trig(expression).xreplace(turned) if turned else expression
            return expression.xreplace(numbers).xreplace(named)

        def entries(name: str) -> list[Any]:
            if name not in eq:
                return [1]
            named = dict[Any, Any]()
            for part, expression in eq[name].definitions:
                named[part] = put(expression, named)
            value = eq[name].value
            found = [*value] if isinstance(value, sympy.MatrixBase) else [value]
            if exact:
                found = [cartesian(x, dict(eq[name].definitions)) for x in found]
            return [_plain(put(x, named)) for x in found]

        exact = all(isinstance(x, (int, Fraction, tuple)) for name, x in given.items() if known[name] in eq.q)
        (minor,) = entries("flow_minor")
        if minor == 0:
            raise ModelError(
                f"at these values of {eq.title!r} the determinant of the rows that determine the other freedoms is "
                f"{minor}, so {', '.join(self.numbers.independent_names)} are not independent there: move away from it"
            )
        N = of_objects(entries("flow_numerators"), self.numbers.numerators.shape)
        return replace(self.numbers, numerators=N, minor=minor)


def kinestatic_equations_of(source: Mechanism | Family, work: int = 300_000) -> KinestaticEquations:
    """The kinestatic network of a mechanism with its numbers, or of a family with its parameters as symbols.

    Which freedoms are independent is decided on the numbers of the file, at a closed configuration where loops hold
    most: ranks are those in general. What takes more than ``work`` products of terms has its common parts named.
    Errors  ModelError as `kinestatic_form`
    Law     equal to the network of floats at random states and values, tests/views/test_kinestatic_equations.py
    """
    return _StructureWriter(source, work).structure()


class _StructureWriter(EquationWriter):
    def __init__(self, source: Mechanism | Family, work: int) -> None:
        super().__init__(source, work)
        mechanism = cast("Mechanism", self.mechanism)
        q = mechanism.assemble()
        self.choice = general_choice(mechanism, q)
        self.numbers = kinestatic_form(self.tree, q, self.choice)
        self.lengths = self._length_writer()
        self.helpers = sympy.numbered_symbols(str(next(self.parts)).rstrip("1"), start=1, real=True)

    def structure(self) -> KinestaticEquations:
        """See :func:`kinestatic_equations_of`."""
        names = components(self.numbers.ports)
        found = replace(
            self.equations(), ports=tuple(names), independent=tuple(names[k] for k in self.numbers.independent)
        )
        return KinestaticEquations(found, self.numbers)

    def _quantities(self) -> Iterator[tuple[str, str, str, str, tuple[int, ...], Callable[..., Any]]]:
        choice, shape = self.choice, self.numbers.numerators.shape

        def form(tree: Tree, q: Array) -> KinestaticForm:
            return kinestatic_form(tree, q, choice)

        what = "D times the flows of the ports for the independent rates"
        yield "flow_numerators", "N", what, "q", shape, lambda tree, q: form(tree, q).numerators
        if self.tree.closed:
            what = "determinant of the rows that determine the other rates, which is not to be zero"
            yield "flow_minor", "D", what, "q", (), lambda tree, q: form(tree, q).minor
            yield "constraint_error", "Phi", "closure conditions", "q", (self.tree.rows,), constraint_error

    def _written(
        self, function: Callable[..., Array], arguments: str, shape: tuple[int, ...]
    ) -> tuple[Definitions, list[Expr]]:
        """By named lengths and angles where links are drawn by coordinates: directions are quotients by roots then."""
        if self.lengths is not None:
            try:
                return self.lengths.written(*self._straight(function, arguments, shape))
            except NoLengths:
                self.lengths = None
        return super()._written(function, arguments, shape)

    def _length_writer(self) -> LengthWriter | None:
        """None where no direction is drawn by coordinates that are parameters, or coordinates are not angles alone."""
        q, p = self._symbols(self.names_q), self._symbols(self.names_p)

        def poses(q: Array, v: Array, p: Array) -> Array:
            tree = build_tree(self.build(dict(zip(self.build.defaults, p, strict=True))))
            return np.concatenate([link.X_PL.rotation.ravel() for link in tree.links])

        definitions, _ = straight_line(poses, {"q": q, "v": (), "p": p}, (9 * len(self.tree.links),), self._dummies())
        if self.units or not any(_is_root(value) for _, value in definitions):
            return None
        return LengthWriter(q, p, self._derived(p))

    def _derived(self, p: tuple[Expr, ...]) -> dict[str, Expr]:
        """Parameters that are formulas in the file, by name."""
        derived = getattr(self.build, "derived", None)
        if derived is None:
            return {}
        names = [*derived(self.build.defaults)]

        def values(q: Array, v: Array, p: Array) -> Array:
            found = derived(dict(zip(self.build.defaults, p, strict=True)))
            return np.array([found[name] for name in names], dtype=object)

        definitions, entries = straight_line(values, {"q": (), "v": (), "p": p}, (len(names),), self._dummies())
        for symbol, value in reversed(definitions):
            entries = [entry.xreplace({symbol: value}) for entry in entries]
        return dict(zip(names, entries, strict=True))

    def _dummies(self) -> Iterator[Expr]:
        return iter(sympy.numbered_symbols("_", cls=sympy.Dummy))

    def _straight(
        self, function: Callable[..., Array], arguments: str, shape: tuple[int, ...]
    ) -> tuple[Definitions, list[Expr]]:
        """With directions of length 1, and angles for sums of angles; helpers are numbered in the order they come."""
        definitions, entries = shortened(*super()._straight(function, arguments, shape))
        names = {old: next(self.helpers) for old, _ in definitions}
        return [(names[old], value.xreplace(names)) for old, value in definitions], [x.xreplace(names) for x in entries]

    def _without_empty_rows(self, found: list[Equation]) -> tuple[list[Equation], tuple[int, ...]]:
        """Φ without entries that are zero throughout."""
        phi = next(e for e in found if e.name == "constraint_error").value
        rows: Sequence[int] = [i for i in range(phi.rows) if phi[i] != 0]
        self._note_left_out(phi.rows - len(rows), phi.rows)
        rank = len(self.choice.dependent)
        self.notes.append(
            f"The conditions have rank {rank} in general; D is one of their minors of this size: where all vanish, "
            "it is less."
        )
        return [replace(e, value=phi[list(rows), :]) if e.name == "constraint_error" else e for e in found], tuple(rows)


def _number(x: object) -> Any:
    """Exact of whole numbers and fractions."""
    return sympy.Rational(x.numerator, x.denominator) if isinstance(x, (int, Fraction)) else sympy.sympify(x)


def _plain(x: Any) -> Any:
    """A fraction or a float where it is one."""
    if x.is_Rational:
        return Fraction(int(x.p), int(x.q))
    return float(x) if x.is_number and x.is_real and x.has(sympy.Float) else x


def _is_root(value: Expr) -> bool:
    return any(
        power.exp == sympy.Rational(1, 2) or power.exp == -sympy.Rational(1, 2) for power in value.atoms(sympy.Pow)
    )
