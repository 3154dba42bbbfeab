"""Free motion and books of a step of first order by the laws of the package over floats and by NumPy: no tables."""

from functools import partial
from typing import Any

import numpy as np

import poinsot as po
from poinsot.multibody.applied import Loads, Motion
from poinsot.multibody.centroidal import floating_bases, turning_axes
from poinsot.multibody.constraints import constraint_acceleration, constraint_jacobian, constraint_rate
from poinsot.multibody.energy import kinetic_energy
from poinsot.multibody.forces import Stiff, row_of, rubbed, stiff, stiff_source
from poinsot.multibody.held_motions import with_held
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.kinematics import posed, twists
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.motions import GivenMoment, moment_of
from poinsot.multibody.stretches import Displaced
from poinsot.multibody.tree import Tree

RANK = 1e-6
"""Singular values of rows below it depend on others."""


class Step:
    """A step of `h` from a state x at its middle t, as its law says; signals: of sources, by name."""

    def __init__(self, m: po.Mechanism, x: np.ndarray, t: float, h: float, signals: dict[str, float]) -> None:
        self.h, self.sources = h, m.tree.model.sources
        self.tree = tree = _held(m.tree, t, h).aligned
        self.motion = motion = Motion.of(tree, x[: tree.nq], x[tree.nq : tree.nq + tree.nv])
        self.pulls = [stiff_source(motion, e, h, signals[e.name]) for e in self.sources]
        self.pulls += [stiff(motion, e, h) for e in tree.model.passive]
        self.pose, loads = posed(tree, motion.q), Loads()
        self.M = np.array(mass_matrix(tree, motion.q), dtype=float)
        for pull in self.pulls:
            loads.add(pull.at, pull.tension)
            w = self.row(pull.at) if pull.gain else np.zeros(tree.nv)
            self.M += float(pull.gain) * np.outer(w, w)
        self.A = np.asarray(constraint_jacobian(tree, motion.q), dtype=float).reshape(-1, tree.nv)
        bases = floating_bases(tree)
        a = -turning_axes(tree, bases, motion.v) if bases else None
        bias = inverse_dynamics(tree, motion.q, motion.v, a, loads.wrenches)
        force = np.asarray(loads.effort(np.zeros(tree.nv)), dtype=float) - np.asarray(bias, dtype=float)
        free = np.asarray(motion.v, dtype=float) + h * np.linalg.solve(self.M, force)
        wanted = np.asarray(constraint_rate(tree), dtype=float)
        if tree.model.motions:
            wanted = wanted + h * np.asarray(constraint_acceleration(tree, motion.q, motion.v), dtype=float)
        self.free, self.multipliers = self.held(free, wanted)

    def row(self, at: Any) -> np.ndarray:
        """w (nv,) of a stretch."""
        return np.asarray(row_of(self.motion, self.pose, at), dtype=float)

    def held(self, v: np.ndarray, wanted: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """v + M̂⁻¹ Aᵀ λ with A v = wanted, and λ: by singular values, the nearest in the metric of M̂."""
        C = np.linalg.cholesky(self.M)
        Z = np.linalg.solve(C, self.A.T)
        size = np.sqrt((Z**2).sum(axis=0))
        weight = np.where(size > RANK * size.max(initial=0.0), 1.0 / np.where(size > 0.0, size, 1.0), 0.0)
        B = Z * weight
        left = weight * (wanted - self.A @ v)
        if not len(self.A):
            return v, left
        change = np.linalg.lstsq(B.T, left, rcond=RANK)[0]
        return v + np.linalg.solve(C.T, change), weight * np.linalg.lstsq(B, change, rcond=RANK)[0]

    def answered(self, J: np.ndarray) -> np.ndarray:
        """M̂⁻¹ Jᵀ with A M̂⁻¹ Jᵀ = 0, column by column."""
        return np.array([self.held(z, np.zeros(len(self.A)))[0] for z in np.linalg.solve(self.M, J.T).T]).T

    def books(self, v: np.ndarray, more: np.ndarray) -> tuple[dict[str, float], float]:
        """What each source and motion gives, then what each passive element dissipates, in a step to rates v⁺; the
        change of ½ vᵀ M v at its q. more: what the rows of motions bear beside."""
        motion, tree = self.motion, self.tree
        after = Motion(tree, motion.q, v, motion.X_W, twists(tree, motion.q, v))
        found = {e.name: -_taken(self.pulls[k], motion, after, self.h) for k, e in enumerate(self.sources)}
        rates = self.A @ (0.5 * (np.asarray(motion.v, dtype=float) + v))
        for k, m in enumerate(reversed(tree.model.motions), 1):
            found[m.name] = (self.multipliers[-k] + more[-k]) * rates[-k]
        for e in tree.model.passive:
            if e.dissipates:
                at, rub, c = rubbed(motion, e)
                found[e.name] = _taken(Stiff(at, rub, c * self.h), motion, after, self.h)
        kinetic = [float(kinetic_energy(tree, motion.q, each)) for each in (v, motion.v)]
        return found, kinetic[0] - kinetic[1]

    def link_jacobian(self, at: int) -> np.ndarray:
        """J (6, nv) of a link in its own coordinates."""
        X, i, J = po.Displacement.identity(), at, np.zeros((6, self.tree.nv))
        while i >= 0:
            link = self.tree.links[i]
            for k, S in zip(link.v, self.pose.S[i], strict=True):
                J[:, k] += np.asarray(X.pull(S).vector, dtype=float) * link.ratio
            X, i = self.pose.X[i] @ X, link.parent
        return J


def _held(tree: Tree, t: float, h: float) -> Tree:
    moments = dict[str, GivenMoment]()
    for m in tree.model.motions:
        first, last = (moment_of(partial(_value, m), t + part * h) for part in (-0.5, 0.5))
        moments[m.name] = GivenMoment(first.value, last.rate, 0.0)
    return with_held(tree, tree.model.motions, moments)


def _value(m: Any, t: Any) -> Any:
    return m.signal.at(t)


def _taken(pull: Stiff, before: Motion, after: Motion, h: float) -> float:
    if isinstance(pull.at, Displaced):
        return float(np.dot(pull.tension.vector, (pull.at.rate(before) + pull.at.rate(after)).vector) * 0.5 * h)
    first, last = pull.at.rate(before), pull.at.rate(after)
    return float((pull.tension * h + (last - first) * pull.gain) * (first + last) * 0.5)
