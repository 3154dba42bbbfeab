"""Equations of motion as text: LaTeX for papers, SymPy for going on, Python for running."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import sympy
from sympy.printing.pycode import PythonCodePrinter

from poinsot.errors import PoinsotError
from poinsot.views.equations import Equation, Equations
from poinsot.views.naming import comment, docstring

_DIGITS = {"latex": 6, "sympy": 16, "python": 16}
_MATRICES = ("mass_matrix", "constraint_jacobian", "interconnection", "dissipation", "input_matrix", "flow_numerators")
_FROM_DIAGONAL = {"M": 0, "R": 0, "J": 1}  # where the first entry of a row stands that none above mirrors
_LETTERS = {"H": r"\mathcal{H}", "Phi": r"\boldsymbol{\Phi}", "T": r"\mathcal{T}", "U": r"\mathcal{U}"}


def written(equations: Equations, format: str) -> str:
    """The equations as text.

    latex   an ``align`` environment with an equation an entry, zeros and mirrored entries left out
    sympy   Python code that makes the expressions with SymPy
    python  a module with a function for each quantity, of arrays q and v, parameters by name; NumPy is all it needs
    """
    if format not in _WRITERS:
        raise PoinsotError(f"there is no format {format!r} of equations; the formats are {', '.join(_WRITERS)}")
    return "\n".join(_WRITERS[format](equations)) + "\n"


def readable(expression: Any, digits: int) -> Any:
    """The expression with fractions as decimals, unless they are simple; a decimal factor is multiplied in."""
    if expression.is_Rational:
        return expression if _is_simple(expression) else sympy.Float(str(sympy.N(expression, digits)), digits)
    if expression.is_Atom or not expression.args:
        return expression
    if expression.is_Mul:
        number, rest = expression.as_coeff_Mul()
        sums = [f for f in sympy.Mul.make_args(rest) if f.is_Add]
        if number.is_Rational and not _is_simple(number) and sums:
            others = sympy.Mul(*(f for f in sympy.Mul.make_args(rest) if f is not sums[0]))
            return readable(others * sympy.Add(*(number * term for term in sums[0].args)), digits)
    return expression.func(*(readable(each, digits) for each in expression.args))


def _is_simple(number: Any) -> bool:
    """Whether a fraction reads better than its decimal: halves to twelfths, and thirds of small numbers."""
    return bool(number.q <= 12 or (number.q <= 60 and number.q % 3 == 0 and abs(number.p) <= 60))


def statement(equations: Equations) -> str:
    """The equations of motion in letters: which quantities there are and how they belong together."""
    if equations.ports:
        kept = ",   Φ(q) = 0,   D(q) ≠ 0" if "constraint_error" in equations else ""
        return f"D f = N(q) α,   N(q)ᵀ e = 0{kept}" if kept else "f = N(q) α,   N(q)ᵀ e = 0"
    if equations.hamiltonian:
        kept = ",   Φ(q) = 0 kept by J" if "constraint_error" in equations else ""
        lost = "(J − R)" if "dissipation" in equations else "J"
        driven = " + G u,   y = Gᵀ e" if "input_matrix" in equations else ""
        return f"d/dt (q; p) = {lost} e{driven},   e = ∂H/∂(q; p){kept}"
    left = " + ".join(["M(q) v̇", "c(q, v)", "g(q)", *(["f(q, v)"] if "element_force" in equations else [])])
    closed = "constraint_error" in equations
    return f"{left} = τ" + (" + A(q)ᵀ λ,   A(q) v̇ = a(q, v),   Φ(q) = 0" if closed else "")


def _legend(equations: Equations) -> Iterator[str]:
    """Lines that explain the symbols; names in them are as their user wrote them, for `naming` to make safe."""
    yield f"{'Kinestatic network' if equations.ports else 'Equations of motion'} of {equations.title}"
    yield statement(equations)
    if equations.ports:
        yield from _port_legend(equations)
        return
    what = "momentum" if equations.hamiltonian else "rate"
    if equations.coordinates == equations.freedoms:
        for q, v, name in zip(equations.q, equations.v, equations.coordinates, strict=True):
            yield f"{q}, {v}: {name} and its {what}"
    else:
        yield from (f"{q}: {name}" for q, name in zip(equations.q, equations.coordinates, strict=True))
        yield from (f"{v}: {name}, a {what}" for v, name in zip(equations.v, equations.freedoms, strict=True))
    yield from (f"{symbol} = {value!r} in the file" for symbol, value in equations.parameters.items())
    yield from equations.notes


def _port_legend(equations: Equations) -> Iterator[str]:
    """The legend of the rows and the columns of N."""
    yield from (f"{q}: {name}" for q, name in zip(equations.q, equations.coordinates, strict=True))
    yield from (f"{symbol} = {value!r} in the file" for symbol, value in equations.parameters.items())
    yield f"α: the rates of {', '.join(equations.independent)}"
    yield "f, e: twists (ω; v) and wrenches (m; f) of bodies and elements in world coordinates; rates, −τ of freedoms"
    yield from (f"row {k + 1}: {name}" for k, name in enumerate(equations.ports))
    yield from equations.notes


def statement_in_latex(equations: Equations) -> str:
    """`statement`, as mathematics of LaTeX; of mechanisms and of their port-Hamiltonian form."""
    closed = "constraint_error" in equations
    if equations.hamiltonian:
        lost = r"(\mathbf{J} - \mathbf{R})" if "dissipation" in equations else r"\mathbf{J}"
        driven = r" + \mathbf{G}\,u, \quad y = \mathbf{G}^\top \mathbf{e}" if "input_matrix" in equations else ""
        kept = r", \quad \boldsymbol{\Phi}(q) = 0" if closed else ""
        rates = r"\frac{d}{dt}\begin{pmatrix} q \\ p \end{pmatrix}"
        slopes = r"\mathbf{e} = \partial \mathcal{H}/\partial (q; p)"
        return rf"{rates} = {lost}\,\mathbf{{e}}{driven}, \quad {slopes}{kept}"
    forces = r" + \mathbf{f}(q, v)" if "element_force" in equations else ""
    left = rf"\mathbf{{M}}(q)\,\dot v + \mathbf{{c}}(q, v) + \mathbf{{g}}(q){forces}"
    held = (
        r" + \mathbf{A}(q)^\top \lambda, \quad \mathbf{A}(q)\,\dot v = \mathbf{a}(q, v), \quad \boldsymbol{\Phi}(q) = 0"
    )
    return rf"{left} = \tau{held if closed else ''}"


def latex_entries(e: Equation) -> Iterator[tuple[str, sympy.Expr]]:
    """The lines of an equation: names of common parts, then the nonzero entries, with their names."""
    yield from ((str(sympy.latex(name)), value) for name, value in e.definitions)
    yield from _entries(e)


def written_in_latex(expression: sympy.Expr) -> str:
    """An expression, its fractions as decimals where these read better."""
    return _tex(expression)


def _latex(equations: Equations) -> Iterator[str]:
    yield from (comment(line, "%") for line in _legend(equations))
    for e in equations.equations:
        lines = [f"{name} &= {_tex(value)}" for name, value in latex_entries(e)]
        yield ""
        yield f"% {e.meaning}"
        yield r"\begin{align}"
        yield " \\\\\n".join(f"  {line}" for line in lines)
        yield r"\end{align}"


def _entries(e: Equation) -> Iterator[tuple[str, Any]]:
    """The entries that are not zero, of M, R and J none that another mirrors, by their letters with indices."""
    letter = _LETTERS.get(e.letter, rf"\mathbf{{{e.letter}}}")
    if not isinstance(e.value, sympy.MatrixBase):
        yield letter, e.value
        return
    column = e.name not in _MATRICES
    zero = True
    for i in range(e.value.rows):
        for j in range(i + _FROM_DIAGONAL[e.letter] if e.letter in _FROM_DIAGONAL else 0, e.value.cols):
            if e.value[i, j] != 0:
                zero = False
                yield (
                    f"{letter}_{{{i + 1}}}"
                    if column
                    else f"{letter}_{{{i + 1}{',' * (max(e.value.shape) > 9)}{j + 1}}}",
                    e.value[i, j],
                )
    if zero:
        yield letter, sympy.Integer(0)


def _tex(expression: object) -> str:
    return str(sympy.latex(readable(expression, _DIGITS["latex"]), full_prec=False, ln_notation=True))


def _sympy(equations: Equations) -> Iterator[str]:
    yield docstring(_legend(equations))
    yield "from sympy import *"
    yield ""
    yield from _symbols([*equations.q, *equations.v, *equations.parameters])
    for e in equations.equations:
        yield ""
        yield f"# {e.letter}: {e.meaning}"
        for name, value in e.definitions:
            yield f"{name} = {_plain(value)}"
        yield f"{e.name} = {_plain(e.value)}"


def _symbols(symbols: list[object]) -> Iterator[str]:
    names = ", ".join(map(str, symbols))
    if names:
        yield (
            f'{names} = symbols("{names}", real=True)'
            if len(symbols) > 1
            else f'{names} = Symbol("{names}", real=True)'
        )


def _plain(value: object) -> str:
    digits = _DIGITS["sympy"]
    if isinstance(value, sympy.MatrixBase):
        rows = [", ".join(_plain(value[i, j]) for j in range(value.cols)) for i in range(value.rows)]
        return "Matrix([\n" + "".join(f"    [{row}],\n" for row in rows) + "])"
    return str(sympy.sstr(readable(value, digits), full_prec=False))


def _python(equations: Equations) -> Iterator[str]:
    printer = PythonCodePrinter({"fully_qualified_modules": False})
    bodies = [line for e in equations.equations for line in _function(equations, e, printer)]
    yield docstring(_legend(equations))
    yield ""
    for module, names in sorted(printer.module_imports.items()):
        yield f"from {module} import {', '.join(sorted(names))}"
    yield ""
    yield "import numpy as np"
    yield from bodies


def _function(equations: Equations, e: Equation, printer: PythonCodePrinter) -> Iterator[str]:
    used = set().union(*(x.free_symbols for x in [sympy.sympify(e.value), *(x for _, x in e.definitions)]))
    defaults = [f"{symbol}={value!r}" for symbol, value in equations.parameters.items()]
    arguments = [*e.arguments, *(["*", *defaults] if defaults else [])]
    yield ""
    yield ""
    yield f"def {e.name}({', '.join(arguments)}):"
    yield f'    """{e.meaning[0].upper()}{e.meaning[1:]} {e.letter}({", ".join(e.arguments)})."""'
    for name, symbols in zip(e.arguments, (equations.q, equations.v), strict=False):
        if used & set(symbols):
            yield f"    {', '.join(map(str, symbols))}{',' * (len(symbols) == 1)} = {name}"
    digits = _DIGITS["python"]

    def code(expression: object) -> str:
        return str(printer.doprint(readable(expression, digits)))

    for symbol, value in e.definitions:
        yield f"    {symbol} = {code(value)}"
    if not isinstance(e.value, sympy.MatrixBase):
        yield f"    return {code(e.value)}"
        return
    matrix = e.name in _MATRICES
    yield "    return np.array(["
    for i in range(e.value.rows):
        row = [code(e.value[i, j]) for j in range(e.value.cols)]
        yield f"        [{', '.join(row)}]," if matrix else f"        {row[0]},"
    yield "    ], dtype=float)"


_WRITERS: dict[str, Callable[[Equations], Iterator[str]]] = {"latex": _latex, "sympy": _sympy, "python": _python}
FORMATS = tuple(_WRITERS)
