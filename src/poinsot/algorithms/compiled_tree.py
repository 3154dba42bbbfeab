"""The compiled tree: a model with all its algorithms as ufuncs. Everything that asks a mechanism anything takes it.

Dynamics with external wrenches on chosen bodies, as ufuncs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Floats
from poinsot.algebra.caching import cached_property
from poinsot.algebra.collecting import paused
from poinsot.algorithms.by_name import find_algorithm
from poinsot.algorithms.compiled import is_rolled, make_kernel
from poinsot.algorithms.compiled_model import RUNNING, CompiledModel, readable
from poinsot.algorithms.dynamics import Dynamics
from poinsot.algorithms.parameters import FreeParameters
from poinsot.algorithms.requirements import require_inertia
from poinsot.algorithms.scales import Scales
from poinsot.algorithms.ufuncs import BodyUfuncs, Ufuncs
from poinsot.errors import ModelError, nearest
from poinsot.kernels import Kernel
from poinsot.multibody import configuration, forces
from poinsot.multibody.canonical import canonical
from poinsot.multibody.conditions import Conditions, kept_by, measured_by
from poinsot.multibody.coupling_steps import couples_coordinates
from poinsot.multibody.followers import loosened
from poinsot.multibody.frames import Frame
from poinsot.multibody.model import Model
from poinsot.multibody.tree import Tree
from poinsot.programs.graph import casadi_function

_FRAMES = ("world", "body", "aligned")


class Ufunc(Protocol):
    """A NumPy generalised ufunc on float64 with one result."""

    def __call__(self, *operands: ArrayLike, out: Floats | None = None) -> Floats: ...


class External(CompiledModel):
    """Wrenches from outside."""

    def with_wrenches(self, *bodies: str, frame: Frame = "world") -> MechanismUnderWrenches:
        """The mechanism with wrenches on these bodies, as ufuncs that take them as a last argument (..., k, 6).

            pushed = mech.with_wrenches("left_foot", "right_foot", frame="aligned")
            v̇ = pushed.forward_dynamics(q, v, tau, wrenches)

        frame  "world": world axes, moments about the world origin; "body": the body's axes, about its origin;
               "aligned": world axes, about the body's origin, so that (0; f) is a force through that origin
        Each wrench is (m; f), moment first, on the body, in the order given. Keep the object: it holds the ufuncs.
        Errors: ModelError for a body that does not exist, one named twice, none, or an unknown frame.
        """
        if frame not in _FRAMES:
            raise ModelError(f"a wrench's frame is {frame!r}; it must be 'world', 'body' or 'aligned'")
        if not bodies:
            raise ModelError("with_wrenches needs the name of at least one body")
        for name in bodies:
            if name not in self.tree.bodies:
                raise ModelError(f"mechanism {self.name!r} has no body {name!r}{nearest(name, self.tree.bodies)}")
            if bodies.count(name) > 1:
                raise ModelError(f"body {name!r} is named twice; add its wrenches up, they act as their sum")
        return MechanismUnderWrenches(self, bodies, frame)


class MechanismUnderWrenches:
    """A mechanism with external wrenches on chosen bodies; its attributes are ufuncs.

    wrenches (..., k, 6): per body (m; f), moment first, in the frame that was chosen; they act on the bodies.
    Units of a wrench [N·m; N]. Law: Σ JᵀW has the power of the wrenches, tests/multibody/test_frames.py.
    Source: Lynch & Park 2017, §5.2; Featherstone 2008, §5.3.
    """

    def __init__(self, mechanism: CompiledModel, bodies: tuple[str, ...], frame: Frame) -> None:
        self.mechanism, self.bodies, self.frame = mechanism, bodies, frame

    def __repr__(self) -> str:
        return f"<{self.mechanism.name!r} with {self.frame} wrenches on {', '.join(self.bodies)}>"

    @cached_property
    def inverse_dynamics(self) -> Ufunc:
        """inverse_dynamics(q, v, a, wrenches) → τ (..., nv) = M a + c − Σ JᵀW: the efforts of the freedoms."""

        def function(tree: Tree, q: Array, v: Array, a: Array, wrenches_on: Array) -> Array:
            return forces.inverse_dynamics_with(tree, q, v, a, self.bodies, self.frame, wrenches_on)

        return self._ufunc("inverse_dynamics", function, {"q": "q", "v": "v", "a": "v"})

    @cached_property
    def forward_dynamics(self) -> Ufunc:
        """forward_dynamics(q, v, tau, wrenches) → v̇ (..., nv): M v̇ + c = τ + Σ JᵀW + Aᵀλ, closed loops included."""
        require_inertia(self.mechanism)

        def function(tree: Tree, q: Array, v: Array, tau: Array, wrenches_on: Array) -> Array:
            return forces.forward_dynamics_with(tree, q, v, tau, self.bodies, self.frame, wrenches_on)

        return self._ufunc("forward_dynamics", function, {"q": "q", "v": "v", "tau": "v"})

    @cached_property
    def generalised_force(self) -> Ufunc:
        """generalised_force(q, wrenches) → Σ JᵀW (..., nv): the efforts on the freedoms that equal the wrenches."""

        def function(tree: Tree, q: Array, wrenches_on: Array) -> Array:
            return forces.generalised_force(tree, q, self.bodies, self.frame, wrenches_on)

        return self._ufunc("generalised_force", function, {"q": "q"})

    def _ufunc(self, what: str, function: Callable[..., Array], inputs: dict[str, str]) -> Ufunc:
        shapes = {**inputs, "wrenches_on": f"{len(self.bodies)}×6"}
        name = f"{what} with {self.frame} wrenches on {self.bodies!r}"
        doc = getattr(MechanismUnderWrenches, what).__doc__
        ufunc: Ufunc = make_kernel(self.mechanism, name, function, shapes, "v", doc).ufunc
        return ufunc


# Every algorithm of a mechanism as a ``casadi.Function``, for trajectory optimisation and everything CasADi does.

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
                   of closed loops where they are closed, tests/systems/test_casadi_functions.py
        """
        found = find_algorithm(self, algorithm, body)
        if body is None and (requires := getattr(type(self), algorithm).requires) is not None:
            requires(self)
        large = body is None and self.member is None and is_rolled(self.tree)
        many = large and len(self.tree.held) + len(self.tree.followed) > MOST_LOOPS_IN_EXPRESSIONS
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


MOST_LOOPS_IN_EXPRESSIONS = 12
"""Closures of the largest tree with loops that CasADi gets as one expression."""
MEASURED_BY_MATRICES = 60
"""Conditions of closures up to which M and A tell their sizes: about there both ways take 0.1 s."""
_RETURNED = 1e-3  # of efforts


class CompiledTree(Ufuncs, External, CasadiFunctions, FreeParameters):
    """A model and its algorithms, grouped by topic in the parent classes: what analysis and motion are made from."""

    def __init__(self, model: Model) -> None:
        with paused():
            super().__init__(model)
            self._measure(self.tree)

    def _measure(self, tree: Tree) -> None:
        """Have the rows of many closures measured along their loops, see `multibody.conditions`."""
        if not (tree.closed or tree.coupled):
            return
        kept_by(tree, partial(_kept_conditions, tree))
        if is_rolled(self.tree):
            from poinsot.algorithms.loop_kernels import measure_rows

            measure_rows(self, tree)
        elif tree.closed and tree.rows > MEASURED_BY_MATRICES and not tree.coupled and couples_coordinates(tree):
            from poinsot.multibody.front_dynamics import sizes_along_loops

            measured_by(tree, partial(sizes_along_loops, tree.aligned))

    @cached_property
    def scales(self) -> Scales:
        """What makes its lengths and angles comparable."""
        return Scales.of(self.tree)

    @cached_property
    def coordinate_units(self) -> tuple[tuple[str, ...], ...]:
        """Of every link, the units of its coordinates."""
        return tuple(link.pair.coordinate_units for link in self.tree.links)

    @cached_property
    def weightless(self) -> list[str]:
        """Freedoms that move without moving any inertia, and that no closed loop determines either; usually none."""
        return [] if is_rolled(self.tree) and moves_soundly(self) else super().weightless

    def body(self, name: str) -> BodyUfuncs:
        """One body, with ufuncs ``pose``, ``twist`` and ``jacobian``."""
        if not isinstance(name, str):
            raise ModelError(
                f"a body of mechanism {self.name!r} is called by its name, a text, not by {name!r:.40}; its bodies are "
                f"{', '.join([*self.body_names][:20])}"
            )
        if name not in self.tree.bodies:
            raise ModelError(f"mechanism {self.name!r} has no body {name!r}{nearest(name, self.tree.bodies)}")
        handles: dict[str, BodyUfuncs] = self.__dict__.setdefault("_handles", {})
        if name not in handles:
            handles[name] = BodyUfuncs(self, name)
        return handles[name]

    def pose(self, q: ArrayLike, body: str) -> Floats:
        """X_WB (..., 4, 4): the pose of a body in the world at q."""
        return self.body(body).pose(q)

    def jacobian(self, q: ArrayLike, body: str) -> Floats:
        """J (..., 6, nv): J v is the body's twist in world coordinates (ω; v at the world origin)."""
        return self.body(body).jacobian(q)

    def derivatives(self, algorithm: str, body: str | None = None) -> Callable[..., tuple[Floats, ...]]:
        """∂f/∂q, ∂f/∂v, … of any algorithm f that gives a row of numbers, called as f is: a ufunc of its inputs.

            dh_dq, dh_dv, dh_da = mech.derivatives("centroidal_momentum_rate")(q, v, a)
            dV_dq, dV_dv = mech.derivatives("twist_aligned", body="tool")(q, v)

        algorithm  its name, as "centroidal_momentum"; with body one of that body, as "twist" or "point_position"
        Each is (..., numbers of f, nv or numbers of the input) [unit of f per unit of the input], exact; by q along its
        tangent, as in ``inverse_dynamics_derivatives``.
        Errors  ModelError for a name that is not there, and for results that are matrices
        Law     f(integrate(q, ε δ), v) = f + ε ∂f/∂q δ + O(ε²), tests/systems/test_conventions.py
        Source: Griewank & Walther 2008, §3.1
        """
        found = find_algorithm(self, algorithm, body)
        if [len(shape) for shape in found.outputs.values()] != [1] or not {len(s) for s in found.inputs.values()} <= {
            1
        }:
            raise ModelError(f"{algorithm!r} gives no single row of numbers; derivatives are made of those that do")
        name = f"{found.name} derivatives"
        if name not in self.kernels:
            from poinsot.algorithms.column_kernels import ColumnsOf

            owner = self if body is None else self.body(body)
            kernel: Kernel = getattr(type(owner), algorithm).kernel(owner)
            self.kernels[name] = ColumnsOf(self, algorithm, body, kernel)
        made: Callable[..., tuple[Floats, ...]] = self.kernels[name].ufunc
        return made

    def _answer_in_loops(self, q: ArrayLike, effort: ArrayLike) -> Floats | None:
        """M⁻¹ (effort + Aᵀ λ) (nv,) [rad/s, m/s] at rest at q (nq,): the change of v by impulses (nv,) [N·m·s, N·s] on
        the freedoms, loops kept closed, of a large mechanism that runs in loops; None for mechanisms with written-out
        kernels.

        Law: as M⁻¹ of the same mechanism written out, tests/networks/test_long_mechanisms.py
        Source: Featherstone 2008, §7.3 and §8.
        """
        from poinsot.algorithms.loop_kernels import answered

        if self.tree.coupled or not is_rolled(self.tree):
            return None
        return answered(self, np.asarray(q, dtype=float), np.asarray(effort, dtype=float))


def _kept_conditions(tree: Tree, find: Callable[[], Conditions]) -> Conditions:
    """The conditions of a tree: from the cache, where they were found before."""
    from poinsot.ufuncs.keeping import kept

    plain = replace(tree, model=readable(tree.model, RUNNING))
    measure = "conditions along loops" if "_sizes" in tree.aligned.__dict__ else "conditions"
    return kept(measure, canonical(plain), find) if tree.rows else find()


def moves_soundly(mechanism: CompiledTree) -> bool:
    """Whether inverse dynamics gives back the efforts that forward dynamics took, so that M is regular; O(N).

    For large trees, whose mass matrix is too large to look at. Efforts of the size of the weight are tried at the
    neutral configuration and at a random one; where D of a joint is zero or mere rounding, they do not come back.
    """
    rng = np.random.default_rng(1834)
    if mechanism.tree.closed or mechanism.tree.coupled:
        return _moves_soundly_closed(mechanism, rng)
    at_rest = np.zeros(mechanism.nv)
    forward = Dynamics.forward_dynamics.kernel(mechanism).ufunc  # which, as an attribute, asks this question
    for q in (mechanism.neutral(), mechanism.random(rng)):
        weight = mechanism.gravity_force(q)
        push = rng.uniform(0.5, 1.0, mechanism.nv) * max(np.abs(weight).max(), 1.0)
        again = mechanism.inverse_dynamics(q, at_rest, forward(q, at_rest, weight + push))
        if np.all(np.abs(again - weight - push) < _RETURNED * push):
            return True
    return False


def _moves_soundly_closed(mechanism: CompiledTree, rng: np.random.Generator) -> bool:
    """The same of the tree without its closures and without weight, by the kernel that measures its rows."""
    from poinsot.algorithms.loop_kernels import measured

    tree = loosened(mechanism.tree)
    for drawn in (configuration.neutral, partial(configuration.random, rng=rng)):
        push = rng.uniform(0.5, 1.0, tree.nv)
        if np.all(np.abs(measured(mechanism, drawn(tree), push)[3]) < _RETURNED * push):
            return True
    return False
