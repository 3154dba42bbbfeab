"""A model with its spanning tree, its names, and the kernels made for it so far.

Freedoms with undetermined accelerations: without inertia and, in loops, without closures that move them.

    M v̇ − Aᵀ λ = f,  A v̇ = a        determines v̇ where M is positive on ker A, so where M + Aᵀ W A is regular

Source: S0 §3.2.7; `supported_mass`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, Protocol, Self

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property
from poinsot.algebra.collecting import paused
from poinsot.multibody import configuration
from poinsot.multibody.accuracy import moved
from poinsot.multibody.canonical import canonical
from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.conditions import conditions, left_open, reaches
from poinsot.multibody.constraints import constraint_error, constraint_jacobian
from poinsot.multibody.holding import holding_of
from poinsot.multibody.model import Model, Run
from poinsot.multibody.soundness import natural_inertias, null_freedoms, weightless_freedoms
from poinsot.multibody.supported_mass import freedom_masses, regular_mass_matrix, row_masses
from poinsot.multibody.tree import Tree, build_tree
from poinsot.multibody.tree_numbers import is_plain
from poinsot.records import NamedTuple
from poinsot.showing import counted

if TYPE_CHECKING:
    from poinsot.kernels import Kernel
    from poinsot.kernels.hoisting import Parted

_SPREADS = (0.0, 0.1, 0.2, 0.4)
_STEPS = 30
_CLOSED = 1e-9  # lengths over that of the mechanism: a random pose that is closed
_ENOUGH = 2


def undetermined_freedoms(tree: Tree) -> list[str]:
    """Their names; empty of most mechanisms. Tried are closed configurations near the neutral one, if there are any.

    Law: tests/systems/test_massless.py.
    """
    tree = tree.aligned
    lacking, (balance, loose, _) = weightless_freedoms(tree), holding_of(tree)
    if (balance or loose) and not tree.closed:
        return [*loose]
    if balance:  # what springs and dampers hold is determined
        lacking = [name for name in lacking if tree.freedom_names.index(name) not in balance.freedoms]
    if not lacking or row_masses(tree) is None or not is_plain(tree):
        return lacking
    lasting: set[str] | None = None
    for q in _closed_configurations(tree):
        M = np.asarray(regular_mass_matrix(tree, q), dtype=float)
        found = null_freedoms(tree, M, natural_inertias(tree, q) + freedom_masses(tree))
        lasting = found if lasting is None else lasting & found
        if not lasting:
            break
    return [name for name in tree.freedom_names if name in (lasting or set())]


def _closed_configurations(tree: Tree) -> Iterator[Floats]:
    """Two of them, or the neutral configuration where none is found."""
    rng, reach = np.random.default_rng(1834), reaches(tree)
    neutral = np.asarray(configuration.neutral(tree), dtype=float)
    found = 0
    for spread in _SPREADS:
        q = _closed(tree, moved(tree, neutral, rng.normal(size=tree.nv) * reach * spread), reach)
        if q is not None:
            yield q
            found += 1
        if found == _ENOUGH:
            return
    if not found:
        yield neutral


def _closed(tree: Tree, q: Floats, reach: Floats) -> Floats | None:
    """The configuration near q that Newton's steps, least in the freedoms, close; None where they do not."""
    per_length = 1.0 / np.asarray(loop_lengths(tree), dtype=float)
    for _ in range(_STEPS):
        error = np.asarray(constraint_error(tree, q), dtype=float) * per_length
        if not np.isfinite(error).all():
            return None
        if np.abs(error).max() < max(_CLOSED, left_open(tree)):
            return q
        A = np.asarray(constraint_jacobian(tree, q), dtype=float) * per_length[:, None] * reach
        # redundant conditions, and weak ones near singular poses, are left out
        q = moved(tree, q, -reach * np.linalg.lstsq(A, error, rcond=tree.model.accuracy)[0])
    return None


Shapes = Mapping[str, tuple[int, ...]]


class FamilyPlace(Protocol):
    """The place of a mechanism in a family that shares its kernels, at its values of the parameters."""

    def kernel(self, name: str, function: Callable[..., Any], inputs: Shapes, outputs: Shapes, doc: str) -> Kernel:
        """The family's kernel of ``function(tree, …)``, the parameters filled in."""

    def parted(self, functions: Mapping[str, tuple[Callable[..., Any], Shapes, Shapes]], text: str) -> Parted:
        """Kernels of functions of the tree, cut in two at the parameters."""

    @property
    def tree(self) -> Tree:
        """The tree of the mechanism that the family was made of."""

    def _smoothly(self) -> FamilyPlace:
        """The same place among mechanisms that are `CompiledModel._smoothly`."""

    @property
    def free(self) -> Model:
        """The model with traced scalars for free numbers."""

    @property
    def parameters(self) -> dict[str, float]:
        """The values by name."""


RUNNING = "motions", "switches"
"""The fields of a model that kernels of runs read, and those of algorithms do not."""


class Reading(NamedTuple):
    """The part of a mechanism that a kernel may read, and its text: the tree has nothing beyond the key."""

    tree: Tree
    key: str


def readable(model: Model, kept: Collection[str] = ()) -> Model:
    """The model as kernels may read it: without pictures, runs, initial values and, unless ``kept`` names them, what
    switches or moves as given; itself where it has none of these."""
    switches = model.switches if "switches" in kept else ()
    motions = model.motions if "motions" in kept else ()
    pictures = any(body.visuals or body.collisions for body in model.bodies)
    runs = model.outputs or model.initial or model.keyframes or model.run != Run()
    if not (pictures or runs) and switches == model.switches and motions == model.motions:
        return model
    bodies = tuple(replace(body, visuals=(), collisions=()) for body in model.bodies) if pictures else model.bodies
    return replace(
        model, bodies=bodies, outputs=(), initial=(), keyframes=(), run=Run(), switches=switches, motions=motions
    )


class CompiledModel:
    """A model, its choice of coordinates, and its kernels by name; algorithms are added by the classes that follow."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.tree: Tree = build_tree(model)
        self.kernels: dict[str, Kernel] = {}
        self._readings: dict[tuple[str, ...], Reading] = {}
        self.member: FamilyPlace | None = None

    def __reduce__(self) -> Any:
        return type(self), (self.model,)

    def __repr__(self) -> str:
        parts = [counted(len(self.model.bodies), "body", "bodies"), counted(len(self.model.joints), "joint")]
        parts.append(f"nq = {self.nq}, nv = {self.nv}")
        held = (self.tree.closures, "closure"), (self.tree.couplings, "coupling")
        parts += [counted(len(some), noun) for some, noun in held if some]
        return f"<{type(self).__name__} {self.name!r}: {', '.join(parts)}>"

    @property
    def name(self) -> str:
        """The name of the model."""
        return self.model.name

    @property
    def key(self) -> str:
        """The key of the kernels of algorithms, as text: that of the part they read."""
        return self._reading().key

    def _reading(self, *kept: str) -> Reading:
        """The tree that a kernel is made from, and the key under which its code is stored, both of one model.

        kept  the fields of a model, "switches" or "motions", that the kernel reads too
        Law   kernels of one key have one program, tests/compiler/test_keys.py
        """
        if kept not in self._readings:
            self._readings[kept] = self._read(self.tree, kept)
        return self._readings[kept]

    def _reading_of(self, tree: Tree) -> Reading:
        """As `_reading`, of a tree of this mechanism that a network holds, maybe without some of what switches."""
        return self._read(tree, RUNNING)

    def _read(self, tree: Tree, kept: Collection[str]) -> Reading:
        model = readable(tree.model, kept)
        joints = [link.joint for link in tree.links]  # what switches or begins somewhere has a say in it, too
        smooth = ["smooth"] if tree.smooth else []
        if model is not tree.model:
            tree = replace(tree, model=model)
            self._measure(tree)
        with paused():
            own = [getattr(model, field.name) for field in fields(model)]
            return Reading(tree, canonical([*own, joints, *smooth]))

    def _measure(self, tree: Tree) -> None:
        """Prepare a tree of this mechanism to tell how large the rows of its loops are."""

    def _smoothly(self) -> Self:
        """This mechanism, its accelerations having derivatives of every order, see `constrained_dynamics`."""
        other = type(self)(self.model)
        other.tree = replace(other.tree, smooth=True)
        other.member = None if self.member is None else self.member._smoothly()
        return other

    @cached_property
    def weightless(self) -> list[str]:
        """Freedoms that move without moving any inertia, and that no closed loop determines either; usually none."""
        return undetermined_freedoms(self.tree)

    @property
    def accuracy(self) -> float:
        """The accuracy of the drawing, a share of its size: singular values of A below it, without units, are zero."""
        return self.model.accuracy

    @property
    def nq(self) -> int:
        """Number of coordinates."""
        return self.tree.nq

    @property
    def nv(self) -> int:
        """Number of freedoms of the tree, before closures act."""
        return self.tree.nv

    @property
    def coordinate_names(self) -> tuple[str, ...]:
        """Names along q: the joint's for one coordinate, "joint.label" for several."""
        return self.tree.coordinate_names

    @property
    def freedom_names(self) -> tuple[str, ...]:
        """Names along v, a and tau."""
        return self.tree.freedom_names

    @property
    def body_names(self) -> tuple[str, ...]:
        """Names of the bodies, in the order of the file."""
        return tuple(b.name for b in self.model.bodies)

    @property
    def joint_names(self) -> tuple[str, ...]:
        """Names of the joints, those that close loops among them, in the order of the file."""
        return tuple(joint.name for joint in self.model.joints)

    @property
    def actuators(self) -> tuple[str, ...]:
        """Names of the actuators and other sources: inputs of runs, and the order of u in ``actuator_forces``."""
        return tuple(e.name for e in self.model.sources)

    @property
    def control_ranges(self) -> Floats:
        """(n, 2): the ranges of the controls of ``actuators``, ±inf without limits."""
        return np.array([e.control_range for e in self.model.sources], dtype=float).reshape(-1, 2)

    @property
    def closure_names(self) -> tuple[str, ...]:
        """The joints that close loops, and the couplings."""
        return tuple(c.name for c in self.tree.held)

    @property
    def condition_names(self) -> tuple[str, ...]:
        """Names along the rows of ``constraint_jacobian``: "joint.k", k the place among the pair's conditions."""
        return self._row_names(conditions(self.tree).live)

    @property
    def closing_names(self) -> tuple[str, ...]:
        """Names along ``constraint_error``: those of ``condition_names`` that are conditions on the configuration."""
        return self._row_names(conditions(self.tree).posed)

    def _row_names(self, rows: tuple[int, ...]) -> tuple[str, ...]:
        names = [f"{c.name}.{k}" for c in self.tree.held for k in range(c.rows)]
        return tuple(names[r] for r in rows)

    def neutral(self) -> Floats:
        """The configuration with every pair at its identity: the drawn pose of a file."""
        return configuration.neutral(self.tree)

    def random(self, rng: np.random.Generator | int) -> Floats:
        """A random configuration within the joints' limits; closures are not regarded. rng: a generator, or a seed."""
        return configuration.random(self.tree, np.random.default_rng(rng))
