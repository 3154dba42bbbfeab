"""Mechanisms with rows of every kind, drawn at random, and their kernels' functions on floats and duals."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

import zoo
from poinsot import Displacement, Friction, Limit, Lock, Model, OneWay, OnFreedom, Tendon, Wrench
from poinsot.algebra import Dual, Scalar, array, dual, zeros
from poinsot.algebra.arrays import Floats
from poinsot.elements import (
    BetweenPoints,
    End,
    Expression,
    Measured,
    MeasuredRow,
    Pair,
    Row,
    Seen,
    Sized,
    SwitchingElement,
)
from poinsot.geometry import cross, dot
from poinsot.motion.switching_mechanism import Acted, RowsOfMechanism, mode_of_rows
from poinsot.multibody import (
    Motion,
    build_tree,
    configuration,
    constraint_jacobian,
    dissipated_powers,
    gravity_energy,
    kinetic_energy,
    passive_loads,
    spring_energies,
)
from poinsot.multibody.stretches import Point
from poinsot.multibody.switching.rows import measured_rows, row_matrix
from poinsot.simulation import BACKWARD, CLOSED, FORWARD, OPEN


@dataclass(frozen=True)
class OnPlane(SwitchingElement):
    """A point of a body above a plane of the world, with friction: an element that is none of the package's."""

    name: str
    body: str
    point: Point
    plane: Displacement
    static: float = 0.0
    kinetic: float = 0.0
    restitution: float = 0.0
    layout: ClassVar[tuple[Row, ...]] = (
        Row("", "unilateral", 2), Row("slide", "friction", 1), Row("slide 2", "friction", 1),
    )  # fmt: skip

    @property
    def mu_s(self) -> float:
        return self.static

    @property
    def mu_k(self) -> float:
        return self.kinetic

    @property
    def acts_on(self) -> tuple[str, ...]:
        return (self.body,)

    def span(self, tree: Sized) -> Scalar:
        return tree.extent(self.body)

    def faults(self, bodies: Collection[str], pairs: Mapping[str, Pair]) -> Iterator[str]:
        return iter(())

    def rows(self, motion: Seen) -> Sequence[MeasuredRow]:
        ground, at = (
            motion.carried("ground", self.plane),
            motion.carried(self.body, Displacement.translating(self.point)),
        )
        X_W = ground.X_W
        found = []
        for axis in (2, 0, 1):
            n = array([X_W.rotation[i, axis] for i in range(3)])
            force = at.X_WL.rotation.T @ n
            along = Measured(None, [End(at.link, Wrench(cross(at.X_L.translation, force), force), 1.0)])
            found.append(MeasuredRow(along, dot(n, at.place - X_W.translation) if axis == 2 else 0.0))
        return found


def with_rows(model: Model, rng: np.random.Generator, planes: int = 2) -> Model:
    """The model with rows of every kind on its joints, between its bodies and on the ground."""
    found: list[SwitchingElement] = []
    pairs = {j.name: j.pair for j in model.joints}
    drawn = {body.name: body.pose for body in model.bodies}
    tree = [j.name for j in model.joints if j.name in model.tree]
    simple = [name for name in tree if len(pairs[name].freedoms) == len(pairs[name].coordinates) > 0]
    for k, name in enumerate(simple):
        on = OnFreedom(name, int(rng.integers(len(pairs[name].freedoms))))
        match k % 3:
            case 0:
                found.append(Limit(f"limit {name}", on, -float(rng.uniform(0.5, 1)), float(rng.uniform(0.5, 2)), 0.4))
            case 1:
                found.append(Friction(f"friction {name}", on, 0.4, 0.7, stribeck=0.3))
            case 2:
                found.append(OneWay(f"one way {name}", on, backward=bool(rng.integers(2))))
    if len(simple) > 1:
        couple = Tendon.of_joints({simple[0]: 1.0, simple[1]: -float(rng.uniform(0.5, 2))})
        found.append(Friction("clutch", couple, 0.5, 0.6, command=Expression("1 + 0.5*sin(3*t)")))
        found.append(Lock("bolt", Tendon.of_joints({simple[-1]: 1.0, simple[0]: 2.0})))
    bodies = list(drawn)
    for k in range(2):
        a, b = rng.choice(["ground", *bodies], size=2, replace=False)
        ends = str(a), tuple(rng.normal(size=3)), str(b), tuple(rng.normal(size=3))
        line = BetweenPoints(*ends)  # type: ignore[arg-type]
        found.append(Limit(f"tether {k}", line, upper=6.0) if k else Friction("cylinder", line, 0.2))
    for k in range(planes):
        body, plane = str(rng.choice(bodies)), zoo.random_displacement(rng)
        found.append(OnPlane(f"contact {k}", body, tuple(rng.normal(size=3)), plane, 0.5 * k, 0.3 * k))
    return replace(model, switches=tuple(found))


class Switching:
    """The rows of a model beside its weight, springs and dampers, as functions over any scalar."""

    def __init__(self, model: Model) -> None:
        self.tree = tree = build_tree(model)
        nq, nv = tree.nq, tree.nv
        self.nq, self.nv = nq, nv
        dampers = len(model.dissipators)

        def acted(tree: Any, x0: Any, xi: Any, t: Any, u: Any) -> Acted:
            q, v = configuration.chart(tree, x0[:nq], xi[:nv]), x0[nq:] + xi[nv:]
            motion = Motion.of(tree.aligned, q, v)
            signals = {e.name: e.signal for e in model.switches if e.signal is not None}
            taken = lambda: [*dissipated_powers(motion).values()]  # noqa: E731
            return Acted(motion, passive_loads(motion), [], {}, [], taken, lambda name: signals[name].at(t[0]))

        self.rows = RowsOfMechanism(tree, acted, (nq, nv, nq + nv, 2 * nv, 0, dampers), False)
        self.layout = self.rows.layout
        self.m = len(self.layout.rows)
        self.zero, self.t = np.zeros(2 * nv), np.array([0.3])

    def local(self, x: Floats, xi: Any = None) -> tuple[Any, ...]:
        return self.tree, x, self.zero if xi is None else xi, self.t, np.zeros(0)

    def flow(self, x: Floats, mode: NDArray[np.int64], direction: Floats) -> tuple[Floats, Floats]:
        rates, powers = self.rows.flow(*self.local(x), np.concatenate([mode_of_rows(mode).sigma, direction]))
        return np.asarray(rates, dtype=float), np.asarray(powers, dtype=float)

    def watch(self, x: Floats) -> tuple[Floats, Floats]:
        return tuple(np.asarray(each, dtype=float) for each in self.rows.watch(*self.local(x)))  # type: ignore[return-value]

    def data(self, x: Floats) -> list[Floats]:
        return [np.asarray(each, dtype=float) for each in self.rows.data(*self.local(x))]

    def along(self, x: Floats, rates: Floats) -> tuple[Floats, Floats]:
        """d/dt of gaps and rates along a flow."""
        xi = np.array([Dual(0.0, rate) for rate in rates], dtype=object)
        found = self.rows.watch(*self.local(x, xi))
        return tuple(np.array([dual(y) for y in each], dtype=float) for each in found)  # type: ignore[return-value]

    def energy(self, x: Floats, xi: Any) -> Scalar:
        """H: kinetic energy, weight, springs."""
        q, v = configuration.chart(self.tree, x[: self.nq], xi[: self.nv]), x[self.nq :] + xi[self.nv :]
        tree = self.tree.aligned
        return kinetic_energy(tree, q, v) + gravity_energy(tree, q) + sum(spring_energies(tree, q).values(), 0.0)

    def A(self, x: Floats) -> Floats:
        """The rows of closures above those of elements, with w = A v."""
        q, v = x[: self.nq], x[self.nq :]
        motion = Motion.of(self.tree.aligned, q, v)
        own = row_matrix(self.tree.aligned, q, measured_rows(motion, self.layout))
        held = constraint_jacobian(self.tree, q) if self.tree.closed else zeros(0, self.nv)
        return np.asarray([*held, *own], dtype=float).reshape(-1, self.nv)

    def random_mode(self, rng: np.random.Generator, share: float = 0.4) -> tuple[NDArray[np.int64], Floats]:
        """A mode and directions, as many rows held at most as freedoms are left."""
        mode, direction = np.full(self.m, OPEN), np.zeros(self.m)
        for _, start, end in self.layout.ranges():
            if self.layout.rows[start].kind == "friction":
                mode[start] = rng.choice([CLOSED, FORWARD, BACKWARD])
                direction[start] = {FORWARD: 1.0, BACKWARD: -1.0}.get(int(mode[start]), 0.0)
            elif rng.random() < share:
                mode[start] = CLOSED
                if end > start + 1 and rng.random() < 0.5:
                    mode[start + 1 : end] = CLOSED
                elif end > start + 1:
                    mode[start + 1 : end] = FORWARD
        return mode, direction

    def state(self, rng: np.random.Generator, mode: NDArray[np.int64], drawn: bool) -> Floats:
        """A state whose closures and held rows are at rest, other rows as they like."""
        q = np.asarray(configuration.neutral(self.tree) if drawn else configuration.random(self.tree, rng), dtype=float)
        A = self.A(np.concatenate([q, np.zeros(self.nv)]))
        held = np.concatenate([np.ones(len(A) - self.m, bool), mode == CLOSED])
        _, size, Vt = np.linalg.svd(A[held]) if held.any() else (0, np.zeros(0), np.eye(self.nv))
        null = Vt[int((size > 1e-9 * size.max(initial=1.0)).sum()) :]
        return np.concatenate([q, null.T @ rng.normal(size=len(null))])
