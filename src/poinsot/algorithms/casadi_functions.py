"""Every algorithm of a mechanism as a ``casadi.Function``, for trajectory optimisation and everything CasADi does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from poinsot.algorithms.by_name import find_algorithm
from poinsot.algorithms.compiled import is_rolled
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.errors import ModelError
from poinsot.programs.graph import casadi_function

IN_LOOPS = ("forward_dynamics", "closure_residual")
"""What of many closed loops is too long for an expression."""


class CasadiFunctions(CompiledModel):
    """The algorithms as expressions of CasADi instead of machine code."""

    def casadi_function(self, algorithm: str, *, body: str | None = None) -> Any:
        """The algorithm as a ``casadi.Function`` (SX), to be differentiated, mapped, composed or given to a solver.

        Of more closed loops than are written out `IN_LOOPS` call the compiled loops (from CasADi's MX): with exact
        first and second derivatives, without generated code.

        algorithm  the name of a ufunc of this mechanism: "forward_dynamics", "mass_matrix", "integrate", …; with
                   ``body`` that of a ufunc of this body: "pose", "twist", "jacobian_aligned", …
        Inputs and outputs carry the ufunc's names and orders ("result" where there is one); vectors are columns.
        Errors     ModelError for an unknown algorithm or body, and for derivatives of many loops, which are asked of
                   those functions
        Law        equals the ufunc to rounding, and its derivatives are exact, tests/systems/test_casadi_functions.py;
                   of closed loops where they are closed, tests/systems/test_smooth_loops.py
        """
        found = find_algorithm(self, algorithm, body)
        if body is None and (requires := getattr(type(self), algorithm).requires) is not None:
            requires(self)
        many = body is None and self.member is None and self.tree.closed and is_rolled(self.tree)
        if many and algorithm in IN_LOOPS:
            from poinsot.kernels.callbacks import kernel_function

            return kernel_function(getattr(type(self), algorithm).kernel(self), algorithm)
        if many and algorithm == "forward_dynamics_derivatives":
            raise ModelError(
                f"mechanism {self.name!r} has {len(self.tree.closures)} closed loops, too many for {algorithm} as one "
                "expression; take casadi_function('forward_dynamics').jacobian(), or the ufunc of this name"
            )
        tree = replace(self.tree, smooth=True)
        return casadi_function(lambda **inputs: found.function(tree, **inputs), found.inputs, found.outputs, found.name)
