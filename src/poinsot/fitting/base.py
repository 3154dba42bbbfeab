"""Base parameters: the combinations of inertial parameters that joint torques determine.

    Y(q, v, a) π = τ,  Y = Y[:, kept] B,  β = B π         as many β as Y has rank; π beyond them never acts

The kept columns are the first that are independent of all before them, from the base outwards, so that what a link
hands on is counted to the links before it.
Units: τ [N·m, N]; β those of π, [kg], [kg·m], [kg·m²]. Law: tests/fitting/test_base.py. Source: Gautier 1991; Khalil &
Dombre 2002, ch. 9.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.errors import SimulationError
from poinsot.records import dataclass

NUMBERS = ("m", "mx", "my", "mz", "Ixx", "Ixy", "Ixz", "Iyy", "Iyz", "Izz")
FRICTION = ("viscous", "coulomb", "offset")
_RANK = 1e-9  # of a singular value beside the largest, of columns of length 1
_STATES, _SMALL = 40, 1e-9  # coefficients of combinations are whole or geometry; below, they are rounding


@dataclass(frozen=True, eq=False)
class BaseParameters:
    """What of the inertial parameters π (columns,) acts in torques.

    names   of all columns: ten numbers a body, m, m c and I about the body's frame, then friction
    kept    the columns that remain    regrouping B [base, columns]: β = B π
    gap     smallest singular value that counts, and largest that does not, by the largest
    """

    names: tuple[str, ...]
    kept: tuple[int, ...]
    regrouping: Floats
    gap: tuple[float, float]

    def __len__(self) -> int:
        return len(self.kept)

    @property
    def combinations(self) -> tuple[str, ...]:
        """Each base parameter as a sum of parameters, in words."""
        found = []
        for row in self.regrouping:
            size = np.abs(row).max()
            terms = [(row[k], self.names[k]) for k in np.flatnonzero(np.abs(row) > _SMALL * size)]
            text = " ".join(f"{'-' if c < 0 else '+'} {name if np.isclose(abs(c), 1) else f'{abs(c):.6g} {name}'}"
                            for c, name in terms)  # fmt: skip
            found.append(text.removeprefix("+ "))
        return tuple(found)

    @property
    def silent(self) -> tuple[str, ...]:
        """Parameters that never act."""
        return tuple(
            n for n, column in zip(self.names, self.regrouping.T, strict=True) if not np.abs(column).max() > _SMALL
        )

    def values(self, parameters: ArrayLike) -> Floats:
        """β = B π (base,) of given π (columns,), friction included."""
        return np.asarray(self.regrouping @ np.asarray(parameters, dtype=np.float64))

    def __str__(self) -> str:
        lines = [f"{len(self)} base parameters of {len(self.names)}; {len(self.silent)} never act"]
        return "\n".join(lines + [f"  {k + 1:3d}  {text}" for k, text in enumerate(self.combinations)])


def columns_of(mechanism: Any, friction: Sequence[str]) -> tuple[str, ...]:
    """The names of the columns of `rows_of`."""
    unknown = [kind for kind in friction if kind not in FRICTION]
    if isinstance(friction, str) or unknown:
        raise SimulationError(f"friction is a list of {', '.join(FRICTION)}; not {friction!r:.60}")
    own = tuple(f"{n} {body}" for body in mechanism.body_names for n in NUMBERS)
    return own + tuple(f"{kind} {name}" for kind in friction for name in mechanism.freedom_names)


def rows_of(mechanism: Any, q: Floats, v: Floats, a: Floats, friction: Sequence[str]) -> Floats:
    """The regressor with friction [n, nv, columns]."""
    Y = np.asarray(mechanism.inverse_dynamics_regressor(q, v, a))
    parts = {"viscous": v, "coulomb": np.sign(v), "offset": np.ones_like(v)}
    each = [parts[kind][:, :, None] * np.eye(v.shape[1]) for kind in friction]
    return np.concatenate([Y, *each], axis=2)


def base_parameters(mechanism: Any, friction: Sequence[str] = (), seed: int = 0) -> BaseParameters:
    """What of the inertial parameters of a mechanism acts in the torques of its motions, as sums by name.

    friction  further columns of each freedom: "viscous" v, "coulomb" sign v, "offset" 1      seed  of random states
    Errors    SimulationError where loops are closed
    Law       Y π = Y[:, kept] B π at any state and for any π; their number is the rank, tests/fitting/test_base.py
    Source    Gautier 1991 (QR); Khalil & Dombre 2002, §9
    """
    if mechanism.tree.closed:
        raise SimulationError(f"{mechanism.name!r} has closed loops, in which torques are not unique: open them first")
    names = columns_of(mechanism, friction)
    rng = np.random.default_rng(seed)
    count = max(_STATES, 3 * len(names) // max(mechanism.nv, 1))
    v, a = rng.normal(size=(2, count, mechanism.nv))
    q = np.array([mechanism.integrate(mechanism.neutral(), rng.uniform(-3, 3, mechanism.nv)) for _ in range(count)])
    W = rows_of(mechanism, q, v, a, friction).reshape(-1, len(names))
    return _kept(names, W)


def _kept(names: tuple[str, ...], W: Floats) -> BaseParameters:
    lengths = np.linalg.norm(W, axis=0)
    lengths = np.where(lengths > _RANK * lengths.max(), lengths, np.inf)
    A: Any = np.linalg.qr(W / lengths, mode="r")
    s = np.linalg.svd(A, compute_uv=False)
    rank = int((s > _RANK * s[0]).sum())
    kept: list[int] = []
    Q = np.zeros((A.shape[0], 0))
    for k in range(A.shape[1]):
        rest = A[:, k]
        for _ in range(2):
            rest = rest - Q @ (Q.T @ rest)
        if np.linalg.norm(rest) > np.sqrt(_RANK):
            kept.append(k)
            Q = np.column_stack([Q, rest / np.linalg.norm(rest)])
    if len(kept) != rank:
        raise SimulationError(f"the rank of the torques is not clear: {len(kept)} or {rank}; scale the mechanism")
    B = np.linalg.lstsq(A[:, kept], A, rcond=None)[0] * lengths[kept][:, None] ** -1.0
    B = np.where(np.isfinite(lengths), B * np.where(np.isfinite(lengths), lengths, 0.0), 0.0)
    B[np.abs(B) < _SMALL * np.maximum(1.0, np.abs(B).max(axis=1, keepdims=True))] = 0.0
    return BaseParameters(
        names, tuple(kept), B, (float(s[rank - 1] / s[0]), float(s[rank] / s[0]) if rank < len(s) else 0.0)
    )
