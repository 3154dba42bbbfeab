"""The equations of a network in the names of its elements: energy, conjugate variables, rates, what binds them.

    H = …,   C1.voltage = ∂H/∂ C1.charge,   d/dt C1.charge = …,   0 = … (bound storage, algebraic loops)

The lines come from the same code that is compiled, run on SymPy. Law: they equal the compiled equations at random
states, tests/views/test_network_equations.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from poinsot.networks.equations import Equations
from poinsot.structures.kirchhoff import Kind

if TYPE_CHECKING:
    from poinsot.systems.network import Network

Format = Literal["text", "latex", "python"]


def network_equations(network: Network, form: Format = "text") -> str:
    """The equations as text: plain, as LaTeX, or as Python assignments."""
    lines = equation_lines(network.equations)
    write = {"text": _plain, "latex": _latex, "python": _python}[form]
    return "\n".join(write(title, left, right) for title, left, right in lines) + "\n"


def equation_lines(equations: Equations) -> list[tuple[str, str, Any]]:
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
        quantity = branches[b].domain.across if kind == Kind.ACROSS_STORAGE else branches[b].domain.through
        name = f"{branches[b].name}.{quantity.name}"
        given[b] = sympy.Symbol(name, real=True)
        lines.append(("conjugate", name, _tidy(e)))
    conjugate = dict(given)
    for k, source in equations.sources:
        fed = source.feedback(*equations.states(x, source.by)) if source.feedback else 0
        given[equations.model.first_branch(k)] = source.factor * (sympy.Symbol(source.name, real=True) + fed)
    for b in equations.causality.excess:
        given[b] = sympy.Symbol(f"λ({branches[b].name})", real=True)
    for k, machine, _ in equations.machines:
        for p in range(len(machine.pairs)):
            b = equations.model.first_branch(k) + p
            given[b] = sympy.Symbol(f"{branches[b].name}.{branches[b].domain.across.name}", real=True)
    unknowns = [sympy.Symbol(f"{branches[b].name}.{_given_name(equations, b)}", real=True) for b in equations.unknowns]
    found, residual = equations.through_blocks(x, given, equations.matrices(x), unknowns)
    for name, b in zip(equations.state_names, equations.branch_of_state, strict=False):
        rate = found[b] if b in equations.causality.excess else equations.out(found, b)
        lines.append(("rate", f"d/dt {name}", _tidy(rate)))
    for k, machine, _ in equations.machines:
        for p in range(len(machine.pairs)):
            b = equations.model.first_branch(k) + p
            lines.append(
                ("output", f"{branches[b].name}.{branches[b].domain.through.name}", _tidy(equations.out(found, b)))
            )
    for k, source in () if equations.nx else equations.sources:  # nothing is stored
        b = equations.model.first_branch(k)
        other = branches[b].domain.through if equations.causality.given[b] == "across" else branches[b].domain.across
        lines.append(("output", f"{source.name}.{other.name}", _tidy(equations.out(found, b))))
    lines += [("zero", "0", _tidy(equations.out(found, b) - conjugate[b])) for b in equations.causality.excess]
    lines += [("zero", "0", _tidy(r)) for r in residual]
    return lines


def _given_name(equations: Equations, b: int) -> str:
    domain = equations.model.branches[b].domain
    return (domain.across if equations.causality.given[b] == "across" else domain.through).name


def _tidy(expression: Any) -> Any:
    """Simplified where that is quick, with floats that are whole numbers or short fractions shown as such."""
    import sympy

    exact = sympy.nsimplify(sympy.sympify(expression), rational=True, tolerance=1e-14)
    return sympy.collect(sympy.expand(exact), sorted(exact.free_symbols, key=str)) if exact.is_polynomial() else exact


def _numbers(expression: Any) -> Any:
    """Fractions that nobody would write back to decimals."""
    import sympy

    long = {r: sympy.Float(r, 12) for r in expression.atoms(sympy.Rational) if r.q > 12}
    return expression.xreplace(long)


def _plain(title: str, left: str, right: Any) -> str:
    import sympy

    return f"{left} = {sympy.sstr(_numbers(right), full_prec=False)}"


def _latex(title: str, left: str, right: Any) -> str:
    import sympy

    names = {s: _latex_name(str(s)) for s in right.free_symbols}
    text = sympy.latex(_numbers(right), symbol_names=names)
    if left.startswith("d/dt "):
        return rf"\frac{{d}}{{dt}}\,{_latex_name(left[5:])} = {text} \\"
    return rf"{_latex_name(left)} = {text} \\"


def _latex_name(name: str) -> str:
    return r"\mathrm{" + name.replace("_", r"\_").replace("λ", r"\lambda ") + "}" if name != "0" else name


def _python(title: str, left: str, right: Any) -> str:
    import sympy

    names: dict[Any, Any] = {s: sympy.Symbol(_identifier(str(s))) for s in right.free_symbols}
    target = _identifier(left.replace("d/dt ", "rate_").replace("H(", "energy_").rstrip(")"))
    text = sympy.pycode(_numbers(right).xreplace(names))
    return f"residual = {text}" if title == "zero" else f"{target} = {text}"


def _identifier(name: str) -> str:
    keep: Callable[[str], str] = lambda c: c if c.isalnum() and c.isascii() else "_"  # noqa: E731
    return "".join(map(keep, name.replace("λ", "rate")))
