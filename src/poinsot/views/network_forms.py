"""The port-Hamiltonian form of a network in the names of its elements: the entries of J, R and G that are not zero.

    J[left.heat.entropy, right.heat.entropy] = 5/left.heat.temperature - 5/right.heat.temperature

The entries come from the same code that runs, on SymPy; temperatures, voltages, … are ∂H of the states. Law: they are
the numbers of the form, tests/views/test_network_views.py. Source: Stramigioli et al., (18). Units: those of H and x.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.errors import printable
from poinsot.networks.explicit_form import symbolic_form
from poinsot.views.naming import tex
from poinsot.views.network_equations import _numbers, _renamed, _tidy

if TYPE_CHECKING:
    import sympy

    from poinsot.systems.network import Network

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
        return _tidy(sympy.cancel(sympy.nsimplify(plain, rational=True, tolerance=1e-14)))  # digits of floats

    states, parts = symbolic_form(network.structure(), lambda name: sympy.Symbol(name, real=True))
    found = {letter: np.array(matrix, dtype=object) for letter, matrix in parts.items()}
    for matrix in found.values():
        for at in np.ndindex(matrix.shape):
            matrix[at] = one(matrix[at])
    return states, found
