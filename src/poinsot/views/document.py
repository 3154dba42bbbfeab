"""A model as an article in LaTeX: its parts, its symbols, its equations of motion, its port-Hamiltonian form.

Every name stands escaped, and letters that LaTeX's own fonts lack by their code. The equations are those that
`poinsot equations` prints. Law: it compiles, hostile names included, tests/views/test_document.py

Equations of LaTeX that fit a page: long sums in several lines, what cannot be parted made smaller.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

import numpy as np

from poinsot.errors import ModelError, printable
from poinsot.networks.model import NetworkModel
from poinsot.views.naming import tex

if TYPE_CHECKING:
    from sympy import Expr

    from poinsot.algorithms.parameters import Family
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network, NetworkFamily
    from poinsot.views.equations import Equations

WIDTH = 82
"""Signs of a line of mathematics, in 11 points on a page of 16 cm."""
_LEAST = 0.35  # the smallest that is still read
_COMMANDS = {r"\frac": 1, r"\left": 0, r"\right": 0, r"\cos": 3, r"\sin": 3, r"\tan": 3, r"\mathbf": 0, r"\mathrm": 0}


def width(tex: str) -> int:
    """About how many signs wide a formula is: commands are a sign, fractions as wide as their wider part."""
    flat = re.sub(r"\\frac\{([^{}]*)\}\{([^{}]*)\}", lambda m: max(m.groups(), key=len), tex)
    flat = re.sub(r"\\[A-Za-z]+", lambda m: "x" * _COMMANDS.get(m.group(), 1), flat)
    return len(re.sub(r"[{}_^ ]", "", flat))


def aligned(left: str, right: Expr, written: Callable[[Expr], str]) -> Iterator[str]:
    """The lines "left &= …" and "&\\quad + …" of an equation in align."""
    whole = written(right)
    if width(left) + width(whole) > WIDTH and getattr(right, "is_Mul", False):
        parted = right.expand()
        right = parted if parted.is_Add else right
    if width(left) + width(whole) <= WIDTH or not getattr(right, "is_Add", False):
        yield f"{left} &= {smaller(whole, WIDTH - width(left))}"
        return
    head, line = f"{left} &= ", ""
    for k, term in enumerate(right.as_ordered_terms()):
        text = written(term)
        text = text if k == 0 or text.startswith("-") else f"+ {text}"
        if line and width(line) + width(text) > WIDTH - width(left):
            yield head + smaller(line, WIDTH - width(left))
            head, line = r"&\quad ", ""
        line = f"{line} {text}".strip()
    yield head + smaller(line, WIDTH - width(left))


def smaller(tex: str, room: int) -> str:
    """A formula as it is, or at a scale at which it takes no more room."""
    scale = max(room, 10) / max(width(tex), 1)
    return tex if scale >= 1 else rf"\scalebox{{{max(scale, _LEAST):.2f}}}{{$\displaystyle {tex}$}}"


_HEAD = r"""\documentclass[11pt,a4paper]{article}
\usepackage[T1]{fontenc}
\usepackage[margin=25mm]{geometry}
\usepackage{amsmath,amssymb,graphicx,longtable}
\allowdisplaybreaks
\setlength{\parindent}{0pt}
\setlength{\parskip}{6pt}
"""
_WORK = 2_000
"""Products of terms that a port-Hamiltonian form may take before its common parts are named instead."""
_LETTERS = "αβγδεζηθικλμνξπρστυφχψωΓΔΘΛΞΠΣΦΨΩ"
_CALLED = """
alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon varphi chi psi omega
Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega
"""
_GREEK = dict(zip(_LETTERS, _CALLED.split(), strict=True))
_SIGNS = {
    "·": r"\cdot ", "²": "^{2}", "³": "^{3}", "°": r"^{\circ}", "µ": r"\mu ", "∂": r"\partial ", "−": "-", "≤": r"\le ",
    "≥": r"\ge ", "∞": r"\infty ", "→": r"\to ", "Σ": r"\Sigma ", "½": r"\tfrac12 ", "×": r"\times ", "–": r"\text{--}",
    "—": r"\text{---}", "…": r"\dots ", "’": "'",
}  # fmt: skip


def latex_document(source: Mechanism | Family | Network | NetworkFamily) -> str:
    """The article of a mechanism, a network, or a family of either with letters as parameters.

    Errors  PoinsotError without SymPy
    """
    from poinsot.algorithms.parameters import Family
    from poinsot.systems.mechanism import Mechanism

    inner = cast("Mechanism | Network", getattr(source, "network", getattr(source, "mechanism", source)))
    parts = _of_mechanism(source) if isinstance(source, (Mechanism, Family)) else _of_network(source)
    title = rf"\title{{Equations of motion of {words(inner.name)}}}"
    front = [_HEAD, title, r"\author{written by poinsot}", r"\date{}", r"\begin{document}", r"\maketitle"]
    return plain("\n".join([*front, *parts, r"\end{document}"]) + "\n")


def words(text: str) -> str:
    """A user's or a message's text among words."""
    return f"${tex(text)}$" if text else ""


def plain(document: str) -> str:
    """The document in ASCII: Greek letters and signs as commands, what else there is by its code."""

    def written(found: re.Match[str]) -> str:
        sign = found.group()
        if sign in _GREEK:
            return rf"\ensuremath{{\{_GREEK[sign]}}}"
        if sign in _SIGNS:
            return rf"\ensuremath{{{_SIGNS[sign]}}}"
        return rf"\text{{\scriptsize U+{ord(sign):04X}}}"

    return re.sub(r"[^\x00-\x7f]", written, document)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], columns: str) -> Iterator[str]:
    """A table over pages; cells are LaTeX."""
    yield rf"\begin{{longtable}}[l]{{{columns}}}"
    yield " & ".join(rf"\textbf{{{each}}}" for each in heads) + r" \\ \hline \endhead"
    yield from (" & ".join(row) + r" \\" for row in rows)
    yield r"\end{longtable}"


def _number(value: float) -> str:
    mantissa, _, exponent = f"{value:.6g}".partition("e")
    return f"${mantissa}$" if not exponent else rf"${mantissa} \cdot 10^{{{int(exponent)}}}$"


def _vector(values: Iterable[float]) -> str:
    return "(" + ", ".join(_number(float(x)) for x in values) + ")"


def _unit(text: str) -> str:
    return rf"$\mathrm{{{text}}}$" if text.isascii() else words(text)


def _math(symbol: Expr) -> str:
    import sympy

    return str(sympy.latex(symbol))


# --- mechanisms ---------------------------------------------------------------------------------------------------


def _of_mechanism(source: Mechanism | Family) -> Iterator[str]:
    from poinsot.algorithms.parameters import Family
    from poinsot.views.equations import equations_of, hamiltonian_equations_of

    mechanism = cast("Mechanism", source.mechanism if isinstance(source, Family) else source)
    e = equations_of(source)
    yield r"\section{Description}"
    yield from _made_of(mechanism)
    yield r"\section{Symbols}"
    yield from _symbols(mechanism, e)
    yield r"\section{Equations of motion}"
    yield from _equations(e)
    yield r"\section{Port-Hamiltonian form}"
    try:
        yield from _equations(hamiltonian_equations_of(source, _WORK))
    except ModelError as error:
        yield f"There is none: {_sentence(error)}"


def _made_of(mechanism: Mechanism) -> Iterator[str]:
    tree, model = mechanism.tree, mechanism.model
    loops = len(tree.closures)
    held = f", of which {loops} close{'s' * (loops == 1)} a loop" if loops else ""
    yield (
        f"{len(model.bodies)} bodies and {len(model.joints)} pairs{held}; {tree.nq} coordinates and {tree.nv} rates. "
        rf"Gravity is {_vector(model.gravity)} $\mathrm{{m/s^2}}$. Units are those of the SI."
    )
    if tree.closed:
        m = mechanism.mobility()
        yield (
            f"The loops make {m.rows} conditions, {m.redundant} of them redundant, and leave {m.general} "
            f"freedom{'s' * (m.general != 1)}."
        )
    heads = ("body", r"mass [kg]", r"centre of mass [m]", r"principal moments [$\mathrm{kg\,m^2}$]")
    yield from _table(
        heads,
        (
            (words(b.name), _number(b.inertia.mass), _vector(b.inertia.centre),
             _vector(np.linalg.eigvalsh(b.inertia.about_centre)))
            for b in model.bodies
        ),
        "lrll",
    )  # fmt: skip
    closing = {c.joint for c in tree.closures}
    rows = (
        (words(j.name), words(j.pair.kind), f"{words(j.predecessor)} -- {words(j.successor)}",
         "closes a loop" if j.name in closing else "in the tree")
        for j in model.joints
    )  # fmt: skip
    yield r"The graph: bodies and the ground are its vertices, pairs its edges."
    yield from _table(("pair", "kind", "between", "role"), rows, "llll")
    if model.elements:
        acting = ((words(e.name), type(e).__name__, " -- ".join(map(words, e.stretch.acts_on))) for e in model.elements)
        yield from _table(("element", "kind", "acts on"), acting, "lll")


def _symbols(mechanism: Mechanism, e: Equations) -> Iterator[str]:
    tree = mechanism.tree
    units = [unit for link in tree.links for unit in link.pair.coordinate_units]
    rates = [f"{unit}/s" for link in tree.links for unit in link.pair.freedom_units]
    rows = [(f"${_math(s)}$", words(name), _unit(u)) for s, name, u in zip(e.q, e.coordinates, units, strict=True)]
    rows += [
        (f"${_math(s)}$", f"rate of {words(name)}", _unit(u)) for s, name, u in zip(e.v, e.freedoms, rates, strict=True)
    ]
    yield from _table(("symbol", "meaning", "unit"), rows, "lll")
    if e.parameters:
        yield "Parameters, with their values in the file:"
        yield from _table(
            ("parameter", "value"), ((f"${_math(s)}$", _number(float(v))) for s, v in e.parameters.items()), "ll"
        )


def _equations(e: Equations) -> Iterator[str]:
    from poinsot.views.printing import latex_entries, statement_in_latex, written_in_latex

    yield rf"\begin{{equation*}} {smaller(statement_in_latex(e), 82)} \end{{equation*}}"
    for each in e.equations:
        arguments = ", ".join(each.arguments)
        letter = _math_letter(each.letter)
        yield rf"\subsection*{{{each.meaning[0].upper()}{_prose(each.meaning[1:])}, ${letter}({arguments})$}}"
        lines = [line for left, right in latex_entries(each) for line in aligned(left, right, written_in_latex)]
        yield r"\begin{align*}"
        yield " \\\\\n".join(f"  {line}" for line in lines)
        yield r"\end{align*}"
    yield from (_prose(note) + r"\par" for note in e.notes)


def _math_letter(letter: str) -> str:
    return {"Phi": r"\boldsymbol{\Phi}"}.get(letter, rf"\mathbf{{{letter}}}")


def _prose(text: str) -> str:
    """Our own words, in which names of users may stand, free to be broken at every space."""
    return r"$\dot v$".join(" ".join(map(_word, part.split(" "))) for part in printable(text).split("v̇"))


def _word(text: str) -> str:
    plain_text = all(c.isascii() and (c.isalnum() or c in ".,;:()'/-?!=+") for c in text)
    return text if plain_text else words(text)


def _sentence(error: Exception) -> str:
    return _prose(str(error)) + ("" if str(error).endswith(".") else ".")


# --- networks -----------------------------------------------------------------------------------------------------


def _of_network(source: Network | NetworkFamily) -> Iterator[str]:
    from poinsot.motion.of_network.family import Networks
    from poinsot.views.network_equations import equation_lines, left_in_latex, symbolic

    network = cast("Network", source.network if isinstance(source, Networks) else source)
    yield r"\section{Description}"
    yield from _elements(network.model)
    yield r"\section{Symbols}"
    equations = network.equations
    quantities = [(q.name, q.unit) for _, each in equations.storages for q in each.states]
    rows = [
        (words(name), words(quantity.replace("_", " ")), _unit(unit))
        for name, (quantity, unit) in zip(equations.state_names, quantities, strict=False)
    ]
    rows += [(words(name), "a coordinate or a rate of a mechanism", "") for name in equations.state_names[len(rows) :]]
    yield from _table(("state", "what is stored", "unit"), rows, "lll")
    if isinstance(source, Networks):
        values = zip(source.parameter_names, source.build.defaults.values(), strict=True)
        yield "Parameters, with their values in the file:"
        told = [(f"${_math(_symbol(name))}$", _number(float(value))) for name, value in values]
        yield from _table(("parameter", "value"), told, "ll")
    yield r"\section{Equations}"
    if equations.machines:
        yield (
            "Mechanisms among its elements are seen from their ports; their own equations are those of the mechanism "
            "alone."
        )
    lines = equation_lines(symbolic(source) if isinstance(source, Networks) else equations)
    titles = {
        "energy": "Energy of what is stored", "conjugate": "Conjugate variables", "rate": "Rates", "output": "Outputs",
        "zero": "Equations that are solved, or that bind storage",
    }  # fmt: skip
    for kind, title in titles.items():
        own = [(left, right) for each, left, right in lines if each == kind]
        if own:
            yield rf"\subsection*{{{title}}}"
            yield r"\begin{align*}"
            yield " \\\\\n".join(line for left, right in own for line in aligned(left_in_latex(left), right, _right))
            yield r"\end{align*}"
    yield r"\section{Structure}"
    yield from _structure(network)


def _symbol(name: str) -> Expr:
    import sympy

    return sympy.Symbol(name)


def _elements(model: NetworkModel) -> Iterator[str]:
    domains = ", ".join(dict.fromkeys(b.domain.name for b in model.branches))
    yield (
        f"{len(model.primitives)} elements on {len(model.graph.vertices)} nodes and the ground; domains: {domains}. "
        "Across variables are differences of nodes, through variables run from the first node to the second."
    )
    made = {b.element: getattr(model.primitives[b.element], "made", None) for b in model.branches}
    kinds = {k: each.factory.__name__ if each else type(model.primitives[k]).__name__ for k, each in made.items()}
    rows = (
        (words(b.name), words(kinds[b.element]), words(b.domain.name), words(b.tail), words(b.head))
        for b in model.branches
    )
    yield from _table(("element", "kind", "domain", "from", "to"), rows, "lllll")


def _right(expression: Expr) -> str:
    import sympy

    from poinsot.views.network_equations import _numbers

    names = {s: tex(str(s)) if not str(s).isidentifier() else _math(s) for s in expression.free_symbols}
    return str(sympy.latex(_numbers(expression), symbol_names=names))


def _structure(network: Network) -> Iterator[str]:
    structure = network.structure()
    yield f"The index is {structure.index}." + " ".join(f" {_prose(each)}." for each in structure.causes())
    try:
        ports = structure.dirac().ports
        yield (
            r"Kirchhoff's laws, couplings and pairs are one Dirac structure $\mathcal{D} = \mathcal{D}^\perp$ on "
            f"{len(ports)} ports: of each branch that is no coupling, of bodies, elements and freedoms of mechanisms."
        )
    except ModelError as error:
        yield f"There is no Dirac structure of the whole: {_sentence(error)}"
    conserved = network.conserved()
    if conserved:
        yield "Whatever the sources do, these never change: " + "; ".join(map(_prose, conserved)) + "."
    try:
        form = structure.explicit()
    except ModelError as error:
        yield f"There is no explicit port-Hamiltonian form: {_sentence(error)}"
        return
    yield r"\subsection*{Port-Hamiltonian form}"
    lost = r"(\mathbf{J} - \mathbf{R})\,\partial H(x) + \mathbf{G}\,u"
    yield rf"\begin{{equation*}} \dot x = {lost} \end{{equation*}}"
    yield "with the states " + ", ".join(map(_prose, form.states)) + "."
    n = len(form.states)
    if n > 10:  # Rows of a matrix that is written out
        return
    if any(callable(getattr(form, letter)) for letter in "JRGPSN") and not network.equations.machines:
        from poinsot.views.network_equations import entries_of

        yield "The entries that are not zero, J and N skew, R and S symmetric:"
        yield r"\begin{align*}"
        yield " \\\\\n".join(
            line
            for letter, row, column, entry in entries_of(network)
            for line in aligned(rf"{letter}_{{{tex(row)},\,{tex(column)}}}", entry, _right)
        )
        yield r"\end{align*}"
        return
    for letter in "JRG":
        entries = getattr(form, letter)
        if entries is None:
            continue
        if callable(entries):
            yield rf"$\mathbf{{{letter}}}$ varies with the state.\par"
            continue
        matrix = np.atleast_2d(np.asarray(entries, dtype=float)) if np.size(entries) else np.zeros((n, 0))
        if matrix.size:
            rows = r" \\ ".join(" & ".join(f"{x + 0.0:.6g}" for x in row) for row in matrix)
            size = sum(max(len(f"{x + 0.0:.6g}") for x in column) + 2 for column in matrix.T)
            shown = rf"\mathbf{{{letter}}} = \begin{{pmatrix}} {rows} \end{{pmatrix}}"
            scale = min(1.0, 75 / size)
            yield rf"\begin{{equation*}}\scalebox{{{scale:.2f}}}{{$\displaystyle {shown}$}}\end{{equation*}}"
