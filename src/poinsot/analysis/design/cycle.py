"""A mechanism of one freedom that a driver turns at a steady rate: poses, rates, accelerations and the driver's effort.

    q(θ) on the branch that it begins on,   v = N ω,  A N = 0,  N_driver = 1,   a: A a = −Ȧ v, a_driver = 0

Source: McCarthy & Soh, Geometric Design of Linkages (2011), ch. 2. Law: tests/analysis/test_design.py
Units: θ [rad or m], rates per second, efforts [N·m or N].
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.assembly import assemble
from poinsot.analysis.kinestatics import admissible
from poinsot.errors import AssemblyError, ModelError, nearest
from poinsot.records import dataclass


@dataclass(frozen=True, eq=False)
class Cycle:
    """The samples of a cycle.

    driver  the joint that is turned or slid, at the steady ``rate`` [rad/s or m/s]
    theta (n,)   where the driver is [rad or m];   q (n, nq)   N (n, nv)   rates of all freedoms for one of the driver
    Errors  ModelError where the driver is no joint of one coordinate, or more freedoms than its own are left
    Law     rates and accelerations are the slopes of the poses, tests/analysis/test_design.py
    """

    mechanism: CompiledTree
    driver: str
    rate: float
    theta: Floats
    q: Floats
    N: Floats

    @property
    def time(self) -> Floats:
        """(n,) [s], 0 at the first sample."""
        return np.asarray((self.theta - self.theta[0]) / self.rate)

    @property
    def v(self) -> Floats:
        """(n, nv), the rates."""
        return self.N * self.rate

    @property
    def a(self) -> Floats:
        """(n, nv), the accelerations while the driver's rate is steady."""
        return self._moved[0]

    @property
    def effort(self) -> Floats:
        """(n,) [N·m or N]: the effort of the driver, with weight, springs and dampers."""
        return self._moved[1]

    @property
    def tau(self) -> Floats:
        """(n, nv): the same as efforts of all freedoms, as `Mechanism.reactions` takes them."""
        found = np.zeros((len(self.theta), self.mechanism.nv))
        found[:, driver_of(self.mechanism, self.driver)[1]] = self.effort
        return found

    @cached_property
    def _moved(self) -> tuple[Floats, Floats]:
        """Forward dynamics is linear in the driver's effort: the one that leaves it without acceleration."""
        m, (_, k) = self.mechanism, driver_of(self.mechanism, self.driver)
        size = np.abs(m.inverse_dynamics(self.q, self.v, 0.0 * self.v)).max(initial=0.0) or 1.0
        free, pushed = (m.forward_dynamics(self.q, self.v, s * np.eye(m.nv)[k]) for s in (0.0, size))
        share = -free[:, k] / (pushed - free)[:, k]
        return free + share[:, None] * (pushed - free), size * share


def cycle(
    mechanism: CompiledTree,
    driver: str,
    theta: ArrayLike | None = None,
    *,
    rate: float = 1.0,
    q: ArrayLike | None = None,
    samples: int = 361,
) -> Cycle:
    """The motion while a driver goes through the values θ (n,) [rad or m], one pose after the other on its branch.

    theta   without it once round, from where the driver is at q, in this many samples
    rate    of the driver, steady [rad/s or m/s]
    q       (nq,) a pose of the branch; without it the assembled one
    Errors  AssemblyError where the driver cannot go on, as at a dead point: it says where; ModelError: see `Cycle`
    """
    (place, own), joint = driver_of(mechanism, driver), (driver,)
    pose = assemble(mechanism, mechanism.neutral() if q is None else np.array(q, dtype=np.float64))
    way = pose[place] + np.linspace(0.0, 2.0 * np.pi, samples) if theta is None else np.array(theta, dtype=np.float64)
    if way.ndim != 1 or len(way) < 2 or not (np.isfinite(way).all() and np.isfinite(rate) and rate != 0.0):
        raise ModelError("a cycle has two or more finite values of its driver, and a rate other than zero")
    poses: list[Floats] = []
    rates: list[Floats] = []
    N = _rates(mechanism, pose, own, driver)
    for x in way:
        guess = np.asarray(mechanism.integrate(pose, N * (x - pose[place])))
        guess[place] = x
        try:
            pose = assemble(mechanism, guess, joint)
        except AssemblyError as error:
            raise AssemblyError(
                f"{mechanism.name!r} cannot go on where its driver {driver!r} reaches {x:.6g}: it has gone from "
                f"{way[0]:.6g} to {poses[-1][place] if poses else way[0]:.6g}. Give values of the driver between dead "
                f"points. ({error})"
            ) from None
        N = _rates(mechanism, pose, own, driver)
        poses.append(pose)
        rates.append(N)
    return Cycle(mechanism, driver, float(rate), way, np.array(poses), np.array(rates))


def driver_of(mechanism: CompiledTree, driver: str) -> tuple[int, int]:
    """The places in q and in v of a joint of one coordinate. ModelError for what is none."""
    tree = mechanism.tree
    link = tree.links[tree.by_joint[driver]] if driver in tree.by_joint else None
    if link is None or len(link.q) != 1 or len(link.v) != 1:
        names = [name for name, i in tree.by_joint.items() if len(tree.links[i].q) == 1]
        why = "closes a loop" if any(c.joint == driver for c in tree.closures) else "is no joint of one coordinate"
        raise ModelError(f"{driver!r} {why} of {mechanism.name!r}, and cannot drive it{nearest(driver, names)}")
    return link.q[0], link.v[0]


def _rates(mechanism: CompiledTree, q: Floats, own: int, driver: str) -> Floats:
    N = admissible(mechanism, q)
    if N.shape[1] != 1:
        raise ModelError(
            f"{mechanism.name!r} has {N.shape[1]} freedoms where its driver {driver!r} turns it: a "
            "cycle is that of one freedom. Lock the others, or leave the singular pose"
        )
    if not abs(N[own, 0]) > mechanism.accuracy * np.abs(N[:, 0]).max():
        raise AssemblyError(f"{mechanism.name!r} is at a dead point of its driver {driver!r}, which stands still there")
    return np.asarray(N[:, 0] / N[own, 0])
