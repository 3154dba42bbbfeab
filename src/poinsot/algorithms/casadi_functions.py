"""Every algorithm of a mechanism as a ``casadi.Function``, for trajectory optimisation and everything CasADi does."""

from __future__ import annotations

from typing import Any

from poinsot.algorithms.by_name import find_algorithm
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.compiler.graph import casadi_function


class CasadiFunctions(CompiledModel):
    """The algorithms as expressions of CasADi instead of machine code."""

    def casadi_function(self, algorithm: str, *, body: str | None = None) -> Any:
        """The algorithm as a ``casadi.Function`` (SX), to be differentiated, mapped, composed or given to a solver.

        algorithm  the name of a ufunc of this mechanism: "forward_dynamics", "mass_matrix", "integrate", …; with
                   ``body`` that of a ufunc of this body: "pose", "twist", "jacobian_aligned", …
        Inputs and outputs carry the ufunc's names and orders ("result" where there is one); vectors are columns.
        Errors     ModelError for an unknown algorithm or body
        Law        equals the ufunc to rounding, and its derivatives are exact, tests/systems/test_casadi_functions.py
        """
        found = find_algorithm(self, algorithm, body)
        if body is None and (requires := getattr(type(self), algorithm).requires) is not None:
            requires(self)
        return casadi_function(
            lambda **inputs: found.function(self.tree, **inputs), found.inputs, found.outputs, found.name
        )
