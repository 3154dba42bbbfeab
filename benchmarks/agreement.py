"""Do poinsot and Pinocchio agree on every robot of example-robot-data, fixed and free, at random states?

RNEA, mass matrix, energies and the poses of all links to 1e-9; ABA to 1e-9 or 10 cond(M) ε, whichever is larger. An
error is the largest difference over the largest number of the quantity, of arrays state by state. Where a mass matrix
is singular, its joints are named instead.
"""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import numpy as np
from common import NO_ROBOTS, finish, options, robots
from numpy.typing import NDArray

import poinsot as po
from poinsot.cli.bench import Base, BenchFigure, Pinocchio, bounded
from poinsot.multibody import weightless_freedoms
from poinsot.simulation import mechanism_system

Floats = NDArray[np.float64]
TOLERANCE = 1e-9
BASES: tuple[Base, ...] = ("fixed", "free")


class Comparison:
    """One robot in both engines at the same random states; each method gives one worst relative error."""

    def __init__(self, path: Path, base: Base, states: int, rng: np.random.Generator) -> None:
        with warnings.catch_warnings(action="ignore"):
            self.mechanism = po.load(path, base=base)
        self.peer = Pinocchio(path, base, self.mechanism)
        self.q = np.array([self.mechanism.random(rng) for _ in range(states)])
        self.v, self.a = rng.normal(size=(2, states, self.mechanism.nv))
        self.Q, self.V, self.A = self.peer.q(self.q), self.peer.v(self.v), self.peer.v(self.a)

    def theirs(self, function: Any, *operands: Floats) -> Floats:
        """The peer's answer at every state."""
        each = [function(self.peer.model, self.peer.data, *state) for state in zip(*operands, strict=True)]
        return np.array([np.array(answer) for answer in each])

    def ours(self, ufunc: Any, *operands: Floats) -> Floats:
        """Our answer at every state; NaN if one call and many differ by a single bit."""
        many, each = np.asarray(ufunc(*operands)), [ufunc(*state) for state in zip(*operands, strict=True)]
        return many if np.array_equal(many, each, equal_nan=True) else np.full_like(many, np.nan)

    def inverse_dynamics(self) -> float:
        ours = self.peer.v(self.ours(self.mechanism.inverse_dynamics, self.q, self.v, self.a))
        return worst(ours, self.theirs(lambda *x: self.peer.pin.rnea(*x).copy(), self.Q, self.V, self.A))

    def mass_matrices(self) -> Floats:
        """The peer's mass matrices, whose lower triangles it leaves open."""
        upper = np.triu(self.theirs(lambda *x: self.peer.pin.crba(*x).copy(), self.Q))
        return np.asarray(upper + np.triu(upper, 1).swapaxes(-1, -2))

    def mass_matrix(self) -> float:
        N = self.peer.rates
        return worst(N @ self.ours(self.mechanism.mass_matrix, self.q) @ N.T, self.mass_matrices())

    def energies(self) -> float:
        pin, m = self.peer.pin, self.mechanism
        kinetic = self.ours(m.kinetic_energy, self.q, self.v)
        potential = self.ours(m.potential_energy, self.q)
        error = worst(kinetic, self.theirs(pin.computeKineticEnergy, self.Q, self.V))
        return float(np.maximum(error, worst(potential, self.theirs(pin.computePotentialEnergy, self.Q))))

    def poses(self) -> float:
        pin, model, data = self.peer.pin, self.peer.model, self.peer.data
        frames = {f.name: k for k, f in enumerate(model.frames) if f.type == pin.FrameType.BODY}
        bodies = [name for name in self.mechanism.body_names if name in frames]
        if len(bodies) < len(frames) - 1:  # the peer has one more, the universe
            raise ValueError("the robots have different links")
        states = np.hstack([self.q, self.v])
        system = mechanism_system(self.mechanism, {}, states[0])  # also where no run could start
        seen = system.observe(np.zeros(len(states)), states, np.empty((len(states), 0)))
        index = [self.mechanism.body_names.index(name) for name in bodies]
        quaternions, places = (seen[what][1][:, index] for what in ("body_rotation", "body_position"))
        errors = []
        for state, q in enumerate(self.Q):
            pin.framesForwardKinematics(model, data, q)
            poses = [data.oMf[frames[name]] for name in bodies]
            theirs = np.array([pose.translation for pose in poses])
            reach = max(1.0, np.abs(theirs).max())
            errors.append(np.abs(places[state] - theirs).max() / reach)
            turned = np.array([po.Displacement.from_quaternion(x).rotation for x in quaternions[state]])
            errors.append(np.abs(turned - [pose.rotation for pose in poses]).max())
        last = self.mechanism.pose(self.q[-1], bodies[-1])  # one body by its own ufunc, too
        errors.append(np.abs(last - poses[-1].homogeneous).max() / reach)
        return float(np.max(errors))

    def forward_dynamics(self) -> float:
        ours = self.peer.v(self.ours(self.mechanism.forward_dynamics, self.q, self.v, self.a))
        return worst(ours, self.theirs(lambda *x: self.peer.pin.aba(*x).copy(), self.Q, self.V, self.A))

    def tolerance_of_accelerations(self) -> float:
        condition = float(np.linalg.cond(self.mass_matrices()).max(initial=1.0)) if self.mechanism.nv else 1.0
        return max(TOLERANCE, 10 * condition * float(np.finfo(float).eps))


def worst(ours: Floats, theirs: Floats) -> float:
    """The largest difference over the largest number: of arrays in one state, of scalars in all states."""
    if not theirs.size:
        return 0.0  # nothing moves
    inner = tuple(range(1, theirs.ndim)) or None
    size = np.maximum(np.abs(theirs).max(axis=inner), np.finfo(float).tiny)
    return float((np.abs(ours - theirs).max(axis=inner) / size).max())


def rows_of(path: Path, base: Base, states: int, rng: np.random.Generator) -> list[BenchFigure]:
    """The comparisons of one robot, or the reason that one of the engines has for refusing it."""
    case = f"{path.parts[-3]}/{path.stem}, {base}"
    try:
        compared = Comparison(path, base, states, rng)
    except po.PoinsotError as error:
        print(f"{case}: refused: {error}")
        return [BenchFigure(case, "refused by poinsot", None)]
    except ValueError as error:
        print(f"{case}: refused by Pinocchio: {error}")
        return [BenchFigure(case, "refused by the peer", None, peer_name="pin")]
    kinds = {
        "RNEA": compared.inverse_dynamics,
        "mass matrix": compared.mass_matrix,
        "energies": compared.energies,
        "poses of links": compared.poses,
    }
    rows = [bounded(case, f"{kind}, worst relative error", error(), TOLERANCE) for kind, error in kinds.items()]
    singular = weightless_freedoms(compared.mechanism.tree)
    if singular:
        rows.append(BenchFigure(case, f"ABA: the mass matrix is singular at {', '.join(singular)}", None))
    else:
        limit = compared.tolerance_of_accelerations()
        rows.append(bounded(case, "ABA, worst relative error", compared.forward_dynamics(), limit))
    return rows


def summary(rows: list[BenchFigure]) -> list[BenchFigure]:
    """Per quantity, the robot that is worst against its limit; and every row that says something else."""
    judged: dict[str, list[BenchFigure]] = {}
    for row in rows:
        if row.ours is not None:
            judged.setdefault(row.measure, []).append(row)
    short = [row for row in rows if row.ours is None or row.met is False]
    for measure, same in judged.items():
        row = max(same, key=lambda r: (r.ours or 0.0) / float(r.goal.removeprefix("≤ ")))
        short.append(BenchFigure(f"worst of {len(same)}: {row.case}", measure, row.ours, goal=row.goal, met=row.met))
    return short


def main() -> None:
    parser = options(__doc__ or "")
    parser.add_argument("--only", default="", help="robots whose path has this in it")
    parser.add_argument("--states", type=int, default=7, help="random states of each robot; batches from 8 on")
    parser.add_argument("--seed", type=int, default=1834)
    arguments = parser.parse_args()
    rows: list[BenchFigure] = []
    if Pinocchio.absent():
        rows.append(BenchFigure("every robot", "agreement", None, peer_name="pin (not installed)"))
    elif not robots():
        rows.append(BenchFigure("every robot", "agreement", None, peer_name=NO_ROBOTS))
    else:
        for path in (path for path in robots() if arguments.only in str(path)):
            for base in BASES:
                found = rows_of(path, base, arguments.states, np.random.default_rng(arguments.seed))
                rows += found
                errors = ", ".join(f"{r.measure.split(',')[0]} {r.ours:.0e}" for r in found if r.ours is not None)
                print(f"{found[0].case}: {errors}", flush=True)
    finish(rows, __doc__ or "", arguments.json, shown=summary(rows))


if __name__ == "__main__":
    main()
