"""Whether a mass matrix is regular: joints that nothing with inertia resists."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algebra.caching import once
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Twist
from poinsot.geometry.vectors import dot
from poinsot.multibody.configuration import neutral, random
from poinsot.multibody.kinematics import posed
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.model import GROUND, Model
from poinsot.multibody.passes import Pass, efforts_of, walk
from poinsot.multibody.preferences import with_free_joints
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Link, Tree
from poinsot.multibody.tree_numbers import is_plain, link_arrays, tree_numbers
from poinsot.records import NamedTuple

_NEGLIGIBLE = 1e-15  # of the inertia by nature: a diagonal below it is what cancelling leaves
_DEPENDENT = 1e-11  # eigenvalues of M with a unit diagonal: below, they are rounding
_SOLID = 1e-6  # of the unit diagonal: regular beyond doubt
_LARGE = 300  # freedoms of a tree whose mass matrix is no longer looked at
_SHOWN = 12
_EPS = np.finfo(float).eps
_DISTANT = np.sqrt(_EPS / 1e-10)  # accelerations that keep less than ten digits are told


class SingularMassMatrixWarning(UserWarning):
    """Some joints move without moving any inertia, so efforts do not determine their accelerations."""


class DistantFrameWarning(UserWarning):
    """A floating body's frame lies so far from its mass centre that accelerations lose digits."""


def distant_frames_message(model: Model) -> str | None:
    """The sentence that reports floating bodies drawn far from their frames; else None.

    The mass matrix of a floating body holds I_C − m c̃c̃, c [m] from its frame to its mass centre: (c/k)² of the digits
    are lost, k [m] the radius of gyration. Bodies on other joints keep them: their links have frames at the joints.
    """
    far = {}
    for joint in with_free_joints(model).joints:
        body = model.body(joint.successor) if len(joint.pair.freedoms) == 6 and joint.successor != GROUND else None
        core = body.inertia.core if body else None
        if (
            body is None
            or core is None
            or object in (core.moments.dtype, core.centre.dtype, joint.X_SJ.translation.dtype)
        ):
            continue
        c = float(np.linalg.norm(core.centre - joint.X_SJ.translation))
        k = float(np.sqrt(max(np.linalg.eigvalsh(core.moments)[-1], 0.0) / body.inertia.mass))
        if 0.0 < k < _DISTANT * c:
            far[body.name] = c / k
    if not far:
        return None
    name = max(far, key=lambda n: far[n])
    names = ", ".join(repr(n) for n in [*far][:_SHOWN]) + (" and more" if len(far) > _SHOWN else "")
    digits = max(0, int(-np.log10(_EPS * far[name] ** 2)))
    return (
        f"mechanism {model.name!r}: {names} floats with its frame {far[name]:.1e} times its radius of gyration away "
        f"from its mass centre, so that accelerations keep about {digits} digits. "
        "Place the frame at the body: give it a position near its mass centre, and the centre in that frame"
    )


def weightless_freedoms(tree: Tree) -> list[str]:
    """Names of the freedoms along which the mass matrix is singular at every configuration tried; empty when it is
    regular.

    Tried: the neutral configuration and two random ones. M is scaled to a unit diagonal first, so small inertias count.
    Of a large tree M is not looked at, but what each joint moves when those below it are free, in O(N); then one
    freedom stands for those that are singular together. Where masses are free parameters, those freedoms that carry
    nothing but zeros.
    """
    tree = tree.aligned
    return once(tree, "_weightless", lambda: _weightless(tree))


def _weightless(tree: Tree) -> list[str]:
    if not is_plain(tree):
        found = _without(tree)
        return [name for name in tree.freedom_names if name in found]
    if _is_solid(tree):
        return []
    large = tree.nv > _LARGE and not tree.coupled
    rng = np.random.default_rng(1834)
    lasting: set[str] | None = None
    tried = [neutral(tree), random(tree, rng), random(tree, rng)]
    for q in tried[: 2 if large else 3]:
        found = _free_freedoms(tree, q) if large else _null_freedoms(tree, q)
        lasting = found if lasting is None else lasting & found
        if not lasting:
            break
    return [name for name in tree.freedom_names if name in (lasting or set())]


def _null_freedoms(tree: Tree, q: Array) -> set[str]:
    M = np.asarray(mass_matrix(tree, q), dtype=float).reshape(tree.nv, tree.nv)
    return null_freedoms(tree, M, natural_inertias(tree, q))


def null_freedoms(tree: Tree, M: np.ndarray, natural: np.ndarray) -> set[str]:
    """Names of the freedoms that the null vectors of M (nv, nv) move; natural (nv,): what its diagonal could be."""
    diagonal = np.diag(M)
    empty = diagonal <= _NEGLIGIBLE * natural
    scale = 1 / np.sqrt(np.where(empty, 1.0, diagonal))
    scaled = scale[:, None] * M * scale
    scaled[empty] = scaled[:, empty] = 0.0
    values, vectors = np.linalg.eigh(scaled)
    null = np.abs(vectors[:, values < _DEPENDENT]).max(axis=1, initial=0.0) > 1e-3
    return {name for name, e, n in zip(tree.freedom_names, empty, null, strict=True) if e or n}


def natural_inertias(tree: Tree, q: Array) -> np.ndarray:
    """(nv,) The inertia that each freedom would move if its axis lay anywhere: ω·ω tr Ī + v·v m of all it carries, as
    one body.

    So what rounding leaves of a mass on its own axis is told by the mass itself, whatever else moves beside it.
    """

    def weigh(link: Link, at: _At, carried: Inertia) -> tuple[Inertia, list[Scalar]]:
        composite = link.inertia + carried
        turning, mass = np.trace(composite.second_moment) * link.ratio, composite.mass * link.ratio
        return composite.carried(at.X), [
            dot(S.angular, S.angular) * turning + dot(S.linear, S.linear) * mass for S in at.S
        ]

    each = walk(tree, [Pass(weigh, lambda tree: Inertia.zero(), rootward=True)], _places(tree, q))[0]
    return np.asarray(efforts_of(tree, each), dtype=float)


def _free_freedoms(tree: Tree, q: Array) -> set[str]:
    """Freedoms along which a joint moves nothing when all joints below it are free.

    Rootward:  D = Sᵀ I S,  I_p += Ad⁻ᵀ (I − I S D⁺ Sᵀ I) Ad⁻¹;  D is compared with Sᵀ Ic S, Ic the links as one body.
    """

    def hold(link: Link, at: _At, carried: _Carried) -> tuple[_Carried, set[int]]:
        S = np.array([column.vector for column in at.S], dtype=float).reshape(-1, 6).T
        own = np.asarray(link.inertia.matrix, dtype=float)
        articulated, composite = own + carried.articulated, own + carried.composite
        D, whole = S.T @ articulated @ S + at.rotor, np.diag(S.T @ composite @ S + at.rotor)
        scale = np.where(whole > 0, 1 / np.sqrt(np.where(whole > 0, whole, 1.0)), 0.0)
        values, vectors = np.linalg.eigh(scale[:, None] * D * scale)
        null = (np.abs(vectors[:, values < _DEPENDENT]).max(axis=1, initial=0.0) > 1e-3) | (whole <= 0)
        held = values > _DEPENDENT
        F = articulated @ S @ (scale[:, None] * vectors[:, held]) / np.sqrt(values[held])
        A = np.linalg.inv(np.asarray(at.X.adjoint, dtype=float))
        passed = _Carried(A.T @ (articulated - F @ F.T) @ A, A.T @ composite @ A)
        return passed, {k for k, is_null in zip(link.v, null, strict=True) if is_null}

    none = _Carried(np.zeros((6, 6)), np.zeros((6, 6)))
    each = walk(tree, [Pass(hold, lambda tree: none, rootward=True)], _places(tree, q))[0]
    return {tree.freedom_names[k] for found in each for k in found}


class _At(NamedTuple):
    """Where a link is in its parent, its freedom twists, the inertia of rotors (freedoms, freedoms)."""

    X: Displacement
    S: list[Twist]
    rotor: np.ndarray


class _Carried(NamedTuple):
    """The inertia on a joint (6, 6): with all joints free, and as one body."""

    articulated: np.ndarray
    composite: np.ndarray


def _places(tree: Tree, q: Array) -> list[_At]:
    pose, rotors = posed(tree, q), rotor_inertias(tree)
    return [
        _At(X, S, float(rotors.get(i, 0.0)) * np.eye(len(S)))
        for i, (X, S) in enumerate(zip(pose.X, pose.S, strict=True))
    ]


def _without(tree: Tree) -> set[str]:
    """Freedoms with joints that carry only zeros."""
    carries = [False] * len(tree.links)
    rotors = rotor_inertias(tree)
    for i in reversed(range(len(tree.links))):
        link = tree.links[i]
        carries[i] |= i in rotors or not is_zero(link.inertia.mass)
        if carries[i] and link.parent >= 0:
            carries[link.parent] = True
    moved = {k for i, link in enumerate(tree.links) if carries[i] for k in link.v}
    return {name for k, name in enumerate(tree.freedom_names) if k not in moved}


def _is_solid(tree: Tree) -> bool:
    """True if every link alone resists its joint, and none weighs much less than others: then M is regular.

    For articulated inertias are never less than those of their links alone, D ≥ Sᵀ I S; at the neutral configuration.
    """
    arrays, numbers = link_arrays(tree), tree_numbers(tree)
    m, h, J = arrays.mass, arrays.first_moment, arrays.second_moment
    if not len(m) or m.min() <= _SOLID * m.max():
        return False
    for k, pair in enumerate(numbers.pairs):
        own = np.flatnonzero(numbers.pair == k)
        S = np.array([S.vector for S in pair.motion_subspace(pair.neutral())], dtype=float).reshape(-1, 6)
        w, v = S[:, :3], S[:, 3:]
        crossed = np.cross(h[own][:, None, :], v)
        both = np.einsum("ya,kxa->kyx", w, crossed)  # ω · (h × v)
        G = np.einsum("xa,kab,yb->kxy", w, J[own], w) + m[own, None, None] * (v @ v.T) + both + both.swapaxes(1, 2)
        size = np.trace(J[own], axis1=1, axis2=2)[:, None] * (w * w).sum(1) + m[own, None] * (v * v).sum(1)
        if not (size > 0).all():
            return False
        per = 1 / np.sqrt(size)
        if np.linalg.eigvalsh(per[:, :, None] * G * per[:, None, :]).min() < _SOLID:
            return False
    return True


def singular_message(tree: Tree, freedoms: list[str]) -> str:
    """The sentence that reports them."""
    names = ", ".join(repr(name) for name in freedoms[:_SHOWN])
    names += f" and {len(freedoms) - _SHOWN} more" if len(freedoms) > _SHOWN else ""
    if tree.closed:
        what = "and nothing determines their accelerations: neither inertia nor the loops that are closed"
    else:
        what = "so forward dynamics has no answer there (NaN or meaningless numbers)"
    held = " Springs and dampers alone do not determine accelerations." if tree.model.passive else ""
    if getattr(tree.aligned.__dict__.get("_holding"), "turning", False):
        held = (
            " Dampers hold them in a direction that turns as they move and springs across it, which is not solved: let "
            "a damper, however weak, act across the others."
        )
    return (
        f"mechanism {tree.model.name!r} has a singular mass matrix: {names} can move without moving any inertia, "
        f"{what}.{held} Give the bodies they carry mass and moments of inertia, or make these joints fixed."
    )
