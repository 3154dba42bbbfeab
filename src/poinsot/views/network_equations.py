"""The equations of a network in the names of its elements: energy, conjugate variables, rates, what binds them.

    H = …,   C1.voltage = ∂H/∂ C1.charge,   d/dt C1.charge = …,   0 = … (bound storage, algebraic loops)

The lines come from the same code that is compiled, run on SymPy. Law: they equal the compiled equations at random
states, tests/views/test_network_views.py.

The port-Hamiltonian form of a network in the names of its elements: the entries of J, R and G that are not zero.

    J[left.heat.entropy, right.heat.entropy] = 5/left.heat.temperature - 5/right.heat.temperature

The entries come from the same code that runs, on SymPy; temperatures, voltages, … are ∂H of the states. Law: they are
the numbers of the form, tests/views/test_network_views.py. Source: Stramigioli et al., (18). Units: those of H and x.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.errors import printable
from poinsot.motion.of_network.family import Networks
from poinsot.multibody.canonical import canonical
from poinsot.networks.equations import CausalEquations
from poinsot.networks.explicit_form import symbolic_form
from poinsot.networks.machine import Machine
from poinsot.networks.model import NetworkModel
from poinsot.structures.kirchhoff import EdgeKind
from poinsot.views.naming import comment, identifier, identifiers, tex

if TYPE_CHECKING:
    import sympy

    from poinsot.systems.network import Network, NetworkFamily


Format = Literal["text", "latex", "python"]
Line = tuple[str, str, Any]


def network_equations(network: Network | NetworkFamily, form: Format = "text") -> str:
    """The equations as text: plain, as LaTeX, or as Python assignments that run in order, given states and sources.

    The parameters of a family are symbols but for those that mechanisms in it depend on.
    """
    lines = equation_lines(symbolic(network) if isinstance(network, Networks) else network.equations)
    if form == "python":
        return "\n".join(_python(lines)) + "\n"
    write = {"text": _plain, "latex": _latex}[form]
    return "\n".join(write(left, right) for _, left, right in lines) + "\n"


def symbolic(family: Networks) -> CausalEquations:
    """The equations of a family with its parameters as symbols, eliminated with their defaults.

    Parameters that the numbers of a mechanism in it depend on keep their values.
    Law     at the defaults they are those of the network, tests/views/test_network_views.py
    """
    import sympy

    known, p = family.network.equations, np.array(list(family.build.defaults.values()), dtype=object)
    held = _machines(known.model)
    for k, name in enumerate(family.parameter_names):
        moved = p.copy()
        moved[k] = p[k] * (1 + 1e-6) + 1e-6  # another value, wherever p is
        if _machines(family.model(moved)) == held:
            p[k] = sympy.Symbol(name, real=True)
    return known.over(family.model(p))


def _machines(model: NetworkModel) -> list[str]:
    """What tells the mechanisms of a network from others."""
    return [canonical(each.tree.model) for each in model.primitives if isinstance(each, Machine)]


def equation_lines(equations: CausalEquations) -> list[Line]:
    """(kind, left side, SymPy expression): kinds are energy, conjugate, rate, output, zero.

    Right sides hold the symbols "element.quantity" of states, conjugate variables and sources, and rates "λ(element)"
    of bound storage.
    """
    import sympy

    branches = equations.model.branches
    x = [sympy.Symbol(name, real=True) for name in equations.state_names]
    lines = [("energy", f"H({name})", _tidy(h)) for name, h in equations.stored_energies(x).items()]
    given: dict[int, Any] = {}
    kinds = [kind for _, e in equations.storages for kind in e.kinds]
    for b, kind, e in zip(equations.branch_of_state, kinds, equations.conjugates(x), strict=True):
        quantity = branches[b].domain.across if kind == EdgeKind.ACROSS_STORAGE else branches[b].domain.through
        name = f"{branches[b].name}.{quantity.name}"
        given[b] = sympy.Symbol(name, real=True)
        lines.append(("conjugate", name, _tidy(e)))
    for k, machine, _ in equations.machines:
        for p in range(len(machine.pairs)):
            b = equations.model.first_branch(k) + p
            given[b] = sympy.Symbol(f"{branches[b].name}.{branches[b].domain.across.name}", real=True)
    conjugate = dict(given)
    own = {
        *equations.state_names,
        *(f"{b.name}.{q.name}" for b in branches for q in (b.domain.across, b.domain.through)),
    }
    for k, source in equations.sources:
        fed = source.feedback(*equations.states(x, source.by)) if source.feedback else 0
        called = f"{source.name} (source)" if source.name in own else source.name  # "C1.charge" may be a source
        given[equations.model.first_branch(k)] = source.factor * (sympy.Symbol(called, real=True) + fed)
    for b in equations.causality.excess:
        given[b] = sympy.Symbol(f"λ({branches[b].name})", real=True)
    switches = [equations.model.first_branch(k) for k, _ in equations.switches]
    for b, (_, switch) in zip(switches, equations.switches, strict=True):
        given[b] = sympy.Symbol(f"{branches[b].name}.{_given_name(equations, b)}", real=True)
        given |= dict.fromkeys(range(b + 1, b + len(switch.pairs)), sympy.Integer(0))
    unknowns = [sympy.Symbol(f"{branches[b].name}.{_given_name(equations, b)}", real=True) for b in equations.unknowns]
    found, residual = equations.through_blocks(x, given, equations.matrices(x), unknowns)
    for name, b in zip(equations.state_names, equations.branch_of_state, strict=False):
        rate = found[b] if b in equations.causality.excess else equations.out(found, b)
        lines.append(("rate", f"d/dt {name}", _tidy(rate)))
    for k, machine, _ in equations.machines:
        for p in range(len(machine.pairs)):
            b = equations.model.first_branch(k) + p
            lines.append(
                ("output", f"{branches[b].name}.{branches[b].domain.through.name}", _tidy(equations.passing(found, b)))
            )
    for b in switches:  # one of the two is 0, as its mode says
        other = branches[b].domain.through if equations.causality.given[b] == "across" else branches[b].domain.across
        lines.append(("output", f"{branches[b].name}.{other.name}", _tidy(equations.out(found, b))))
    for k, source in () if equations.nx else equations.sources:  # nothing is stored
        b = equations.model.first_branch(k)
        other = branches[b].domain.through if equations.causality.given[b] == "across" else branches[b].domain.across
        lines.append(("output", f"{source.name}.{other.name}", _tidy(equations.out(found, b))))
    lines += [("zero", "0", _tidy(equations.out(found, b) - conjugate[b])) for b in equations.causality.excess]
    lines += [("zero", "0", _tidy(r)) for r in residual]
    return lines


def _given_name(equations: CausalEquations, b: int) -> str:
    domain = equations.model.branches[b].domain
    return (domain.across if equations.causality.given[b] == "across" else domain.through).name


def _tidy(expression: object) -> Any:
    """Simplified where that is quick, with floats that are whole numbers or short fractions shown as such."""
    import sympy

    exact = _in_fractions(sympy.sympify(expression))
    return sympy.collect(sympy.expand(exact), sorted(exact.free_symbols, key=str)) if exact.is_polynomial() else exact


def _in_fractions(expression: sympy.Expr) -> sympy.Expr:
    """Without floats: the fractions that they are but for rounding, and those that they are where none is so near."""
    import sympy

    def fraction(x: sympy.Float) -> sympy.Rational:
        near = sympy.nsimplify(x, rational=True, tolerance=_ROUNDING)
        return near if abs(near - x) <= _ROUNDING * abs(x) else sympy.Rational(x)

    return expression.xreplace({x: fraction(x) for x in expression.atoms(sympy.Float)})


_ROUNDING = 1e-14
"""A share of a number, however small it is."""


def _numbers(expression: Any) -> Any:
    """Fractions with large denominators, as decimals."""
    import sympy

    long = {r: sympy.Float(r, 12) for r in expression.atoms(sympy.Rational) if r.q > 12}
    return expression.xreplace(long)


def _plain(left: str, right: object) -> str:
    import sympy

    text = sympy.sstr(_numbers(_renamed(right, printable)), full_prec=False)
    return f"{printable(left)} = {text}"


def _latex(left: str, right: Any) -> str:
    import sympy

    names = {s: tex(str(s)) for s in right.free_symbols}
    return rf"{left_in_latex(left)} = {sympy.latex(_numbers(right), symbol_names=names)} \\"


def left_in_latex(name: str) -> str:
    """The left side of a line: a name, or its rate."""
    if name.startswith("d/dt "):
        return rf"\frac{{d}}{{dt}}\,{tex(name[5:])}"
    return name if name == "0" else tex(name)


def _python(lines: list[Line]) -> Iterator[str]:
    """Assignments; names that are no identifiers become one, and a comment says of which name where
    that is not plain."""
    import sympy

    named = identifiers()
    texts: dict[str, str] = {}

    def variable(name: str) -> str:
        found = named(spelt := _spelt(name))
        if found != identifier(spelt) or not all(c.isascii() and (c.isalnum() or c in " ._()") for c in spelt):
            texts[found] = name
        return found

    zeros = count(1)
    body = []
    computed = {str(f.func): f.home for _, _, right in lines for f in right.atoms(sympy.Function) if hasattr(f, "home")}
    known = {function: function for function in computed}
    for title, left, right in lines:
        code = sympy.pycode(_numbers(_renamed(right, variable)), user_functions=known)
        target = variable("residual" if (k := next(zeros)) == 1 else f"residual {k}") if title == "zero" else None
        body.append(f"{target or variable(left)} = {code}")
    yield "import math"
    for home in sorted(set(computed.values())):
        yield f"from {home} import " + ", ".join(sorted(f for f in computed if computed[f] == home))
    yield from (comment(f"{made}: {name!r}") for made, name in texts.items())
    yield from body


def _renamed(expression: Any, rename: Callable[[str], str]) -> Any:
    """The expression with its symbols called otherwise; different symbols stay different."""
    import sympy

    return expression.xreplace({s: sympy.Symbol(rename(str(s))) for s in sorted(expression.free_symbols, key=str)})


def _spelt(name: str) -> str:
    """A name with what our own signs in it mean as letters: rate_C1_charge, energy_C1, rate_second_."""
    for sign, word in (("d/dt ", "rate "), ("λ(", "rate(")):
        name = word + name.removeprefix(sign) if name.startswith(sign) else name
    return "energy " + name[2:-1] if name.startswith("H(") and name.endswith(")") else name


_EQUATION = {"text": "d/dt x = (J - R) ∂H + (G - P) u", "latex": r"\dot x = (J - R)\,\partial H + (G - P)\,u \\"}


def network_form(network: Network, form: Literal["text", "latex"] = "text") -> str:
    """J, R, G, P, S, N of a network as text, or as lines of LaTeX, in the names of its states and of ∂H.

    form    "text" or "latex"
    Errors  ModelError where there is no explicit form, `Network.port_hamiltonian`, and where mechanisms stand in it
    Law     with numbers for the names they are the matrices of the form, tests/views/test_network_views.py
    Units   those of the network; Source: Stramigioli et al., (18)
    """
    import sympy

    def line(letter: str, row: str, column: str, entry: sympy.Expr) -> str:
        if form == "latex":
            value = sympy.latex(_numbers(entry), symbol_names={s: tex(str(s)) for s in entry.free_symbols})
            return rf"{letter}_{{{tex(row)},\,{tex(column)}}} = {value} \\"
        value = sympy.sstr(_numbers(_renamed(entry, printable)), full_prec=False)
        return f"{letter}[{printable(row)}, {printable(column)}] = {value}"

    return "\n".join([_EQUATION[form], *(line(*each) for each in entries_of(network))]) + "\n"


def entries_of(network: Network) -> Iterator[tuple[str, str, str, sympy.Expr]]:
    """(letter, row, column, SymPy expression) of all entries that are not zero, those of J, R, S and N once."""
    states, parts = symbolic_forms(network)
    inputs = tuple(s.name for _, s in network.equations.sources if f"{s.name}.taken" not in states)
    for letter, matrix in parts.items():
        rows, columns = (inputs if letter in "SN" else states), (states if letter in "JR" else inputs)
        for i, j in np.ndindex(matrix.shape):
            if matrix[i, j] != 0 and (letter in "GP" or j >= i):
                yield letter, rows[i], columns[j], matrix[i, j]


def symbolic_forms(network: Network) -> tuple[tuple[str, ...], dict[str, Array]]:
    """The states, and J, R, … as SymPy expressions, those of quotients at zero by their limits."""
    import sympy

    def one(entry: sympy.Expr) -> sympy.Expr:
        plain = sympy.sympify(entry).replace(sympy.Piecewise, lambda first, *_: first[0])
        return _tidy(sympy.cancel(_in_fractions(plain)))

    states, parts = symbolic_form(network.structure(), lambda name: sympy.Symbol(name, real=True))
    found = {letter: np.array(matrix, dtype=object) for letter, matrix in parts.items()}
    for matrix in found.values():
        for at in np.ndindex(matrix.shape):
            matrix[at] = one(matrix[at])
    return states, found
