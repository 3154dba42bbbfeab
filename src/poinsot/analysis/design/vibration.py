"""Vibrations about an equilibrium: frequencies, shapes and damping of the undamped modes, closed loops included.

    K φ = ω² M φ,   φᵀ M φ = 1,   ζ = φᵀ D φ / 2ω        in the freedoms y that the closures leave, δq = T y

M = Tᵀ M(q) T, and K, D from the linear system at rest, ÿ = −M⁻¹ (K y + D ẏ) (`linearize`), so that the curvature of
loops under load is in K. Where D is diagonal in the modes, the poles of the linear system are −ζω ± iω√(1 − ζ²).
Source: Meirovitch, Fundamentals of Vibrations (2001), ch. 7. Law: tests/analysis/test_vibration.py
Units: ω [rad/s], frequencies [Hz], shapes [rad or m over √(kg m²) or √kg], ζ [–].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.assembly import assemble
from poinsot.analysis.linearize import Linearization, linearize
from poinsot.errors import AssemblyError, ModelError, SimulationError
from poinsot.records import dataclass

if TYPE_CHECKING:
    import xarray as xr


_AT_REST = 1e-9  # δq that would take the drift away, over the size of the part: below, a pose is an equilibrium
_RIGID = 1e-12  # of the greatest ω²: below, it is rounding


@dataclass(frozen=True, eq=False)
class VibrationModes:
    """The modes about q (nq,), the softest first; m of them.

    squares (m,)       ω² [1/s²]: 0 of rigid modes, below 0 where the equilibrium is unstable
    shapes (m, nv)     changes of all freedoms, φᵀ M φ = 1
    damping_ratios (m,)   ζ; NaN where ω² is not above 0
    M, K, D (m, m)     in the freedoms of ``linear.state_names[:m]``
    linear             the linear system; its poles are exact whatever the damping
    """

    q: Floats
    squares: Floats
    shapes: Floats
    damping_ratios: Floats
    M: Floats
    K: Floats
    D: Floats
    linear: Linearization

    @property
    def frequencies(self) -> Floats:
        """ω/2π (m,) [Hz]; 0 of rigid modes, NaN of unstable ones."""
        with np.errstate(invalid="ignore"):
            return np.asarray(np.sqrt(self.squares) / (2.0 * np.pi))

    def motion(self, mode: int, amplitude: float, samples: int = 49) -> xr.Dataset:
        """One period of a mode as a run to be looked at: ``po.view(mechanism, modes.motion(0, 0.2))``, `views.movie`.

        amplitude  of the freedom that moves most [rad or m]; loops are closed at every sample. Rigid modes take 1 s
        Returns    "joint_position" (time, coordinate), the time in s; "joint_velocity" (time, freedom) to first order
        """
        import xarray as xr

        m, f = self.linear.mechanism, self.frequencies[mode]
        farthest = amplitude / np.abs(self.shapes[mode]).max() * self.shapes[mode]
        turn = np.linspace(0.0, 2.0 * np.pi, samples)
        moved = np.sin(turn)[:, None] * farthest
        q = [assemble(m, np.asarray(m.integrate(self.q, each))) for each in moved]
        omega = 2.0 * np.pi * (f if f > 0.0 else 1.0)
        rates = omega * np.cos(turn)[:, None] * farthest
        along = {"time": turn / omega, "coordinate": list(m.coordinate_names), "freedom": list(m.freedom_names)}
        moving = {
            "joint_position": (("time", "coordinate"), np.array(q)),
            "joint_velocity": (("time", "freedom"), rates),
        }
        return xr.Dataset(moving, along, {"system": m.name})

    def __str__(self) -> str:
        names = self.linear.mechanism.freedom_names
        lines = []
        for k, (f, zeta, shape) in enumerate(zip(self.frequencies, self.damping_ratios, self.shapes, strict=True)):
            most = np.argsort(-np.abs(shape), kind="stable")[:3]
            told = ", ".join(f"{names[i]} {shape[i] / np.abs(shape).max():+.2f}" for i in most if shape[i])
            what = f"{f:.6g} Hz, ζ = {zeta:.3g}" if f > 0.0 else "rigid" if f == 0.0 else "unstable"
            lines.append(f"mode {k}: {what} ({told})")
        return "\n".join(lines)


def vibration_modes(
    mechanism: CompiledTree,
    q: ArrayLike | None = None,
    *,
    efforts: Mapping[str, float] | None = None,
    actuated: Sequence[str] = (),
) -> VibrationModes:
    """The modes about an equilibrium q (nq,); without q about the one that `resting_pose` finds.

    efforts   by freedom, constant, that hold it there; actuated: freedoms whose constant efforts do, whatever they are
    Errors    ModelError where q is no equilibrium, and for what rolls or has no inertia; see `linearize`
    Law       frequencies of pendulums and chains of springs are the known ones, shapes are orthogonal in M and K, free
              bodies have ω = 0, tests/analysis/test_vibration.py
    """
    q = resting_pose(mechanism, efforts=efforts) if q is None else q
    lin = _linear(mechanism, q, efforts, actuated)
    (M, K, D), T = _matrices(lin), lin.T
    if _step(lin)[1] > _AT_REST:
        worst = mechanism.freedom_names[int(np.abs(lin.drift / mechanism.scales.freedoms).argmax())]
        raise ModelError(
            f"{mechanism.name!r} does not rest at this pose ({worst!r} accelerates foremost): vibrations are "
            "about an equilibrium. Leave q out, or pass poinsot.analysis.resting_pose(mechanism, q), or name freedoms "
            "that are held by constant efforts: actuated=[…]"
        )
    if np.abs(K - K.T).max(initial=0.0) > 1e-6 * np.abs(K).max(initial=0.0):  # beyond rounding of M A
        raise ModelError(
            f"forces on {mechanism.name!r} have no energy (some follow bodies): use linearize and its poles"
        )
    squares, vectors = _normal(M, K)
    damping = np.einsum("ik,ij,jk->k", vectors, D, vectors)
    with np.errstate(invalid="ignore", divide="ignore"):
        zeta = np.where(squares > 0.0, damping / (2.0 * np.sqrt(squares)), np.nan)
    return VibrationModes(lin.q, squares, (T @ vectors).T, zeta, M, K, D, lin)


def resting_pose(
    mechanism: CompiledTree, q: ArrayLike | None = None, *, efforts: Mapping[str, float] | None = None
) -> Floats:
    """A pose (nq,) near q at which weight, springs and constant efforts are in balance: downhill, by Newton's method.

    q       without it the assembled pose;  efforts: by freedom [N·m or N]
    Errors  SimulationError where no such pose is found from there, as where nothing holds it
    Law     nothing accelerates there, tests/analysis/test_vibration.py
    """
    at = assemble(mechanism, mechanism.neutral() if q is None else np.array(q, dtype=np.float64))
    before = np.inf
    for _ in range(60):
        lin = _linear(mechanism, at, efforts, ())
        y, size = _step(lin)
        if not np.isfinite(size):
            break
        if size < 1e-14 or (size < _AT_REST and size > 0.5 * before):  # what is left is rounding
            return at
        before = size
        try:
            at = assemble(mechanism, np.asarray(mechanism.integrate(at, lin.T @ y * min(1.0, 0.5 / size))))
        except AssemblyError:
            break
    raise SimulationError(
        f"no pose at which {mechanism.name!r} rests was found from the one given: begin nearer to it, or let a run "
        "with damping end there"
    )


def _linear(
    mechanism: CompiledTree, q: ArrayLike, efforts: Mapping[str, float] | None, actuated: Sequence[str]
) -> Linearization:
    held = [*(efforts or {}), *(name for name in actuated if name not in (efforts or {}))]
    given: Mapping[str, float] | None = efforts if efforts and not actuated else None
    if efforts and actuated:
        raise ModelError("a mechanism is held by efforts that are given, or by those of actuated freedoms; name one")
    lin = linearize(mechanism, q, None, given, actuated=held)
    if len(lin.A) != 2 * len(lin.freedoms) or lin.rates is not None:
        raise ModelError(
            f"{mechanism.name!r} rolls or skates, or has bodies without inertia, so that rates are not those of its "
            "positions: it has no modes. Use linearize and its poles"
        )
    return lin


def _matrices(lin: Linearization) -> tuple[Floats, Floats, Floats]:
    """M, K and D (m, m) in the freedoms of y."""
    m = len(lin.freedoms)
    M = lin.T.T @ np.asarray(lin.mechanism.mass_matrix(lin.q)) @ lin.T
    M = 0.5 * (M + M.T)
    return M, -M @ lin.A[m:, :m], -M @ lin.A[m:, m:]


def _normal(M: Floats, K: Floats) -> tuple[Floats, Floats]:
    """ω² (m,) and φ (m, m) in columns, of the symmetric part of K; rounding is 0."""
    from scipy.linalg import eigh

    squares, vectors = eigh(0.5 * (K + K.T), M)
    squares[np.abs(squares) <= _RIGID * np.abs(squares).max(initial=0.0)] = 0.0
    return squares, vectors


def _step(lin: Linearization) -> tuple[Floats, float]:
    """y towards rest, Σ φ φᵀf/|ω²|: Newton's step where the equilibrium is stable, and downhill elsewhere; its size,
    infinite where a force moves what nothing pulls back."""
    (M, K, _), (own, scale) = _matrices(lin), (lin.freedoms, lin.mechanism.scales.freedoms)
    squares, vectors = _normal(M, K)
    pushed, rigid = vectors.T @ (M @ lin.drift[own]), squares == 0.0
    y = vectors[:, ~rigid] @ (pushed[~rigid] / np.abs(squares[~rigid]))
    usual = np.abs(squares).max(initial=0.0) + np.linalg.norm(lin.mechanism.tree.gravity) / lin.mechanism.scales.length
    if np.abs(vectors[:, rigid] @ pushed[rigid] / scale[own]).max(initial=0.0) > 1e-9 * usual:  # beyond rounding
        return y, np.inf
    return y, float(np.abs(lin.T @ y / scale).max(initial=0.0))
