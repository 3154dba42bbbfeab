"""The Hunt–Gibson classes of screw systems: every system is one normal form in one frame, with a few parameters.

Type I has screws of several finite pitches, type II of one at most; the letter tells the order of its screws of
infinite pitch: A none, B one, C two, D three. A 4- or 5-system has the class of its reciprocal 2- or 1-system. With
i, j, k the axes of the normal frame and screws written (s; m):

    2-systems  IA   (i; hₐi) (j; h_b j)             hₐ > h_b, a cylindroid
               IB   (i; 0) (0; i + p j)             parallel axes in a plane, pitch h at distance p h; p = 0: one axis
               IIA  (i; h i) (j; h j)               a plane pencil of one pitch
               IIB  (i; h i) (0; j)                 parallel axes in a plane, of one pitch
               IIC  (0; i) (0; j)
    3-systems  IA   (i; hₐi) (j; h_b j) (k; h_c k)  hₐ ≥ h_b ≥ h_c, not all equal
               IB   (i; hₐi) (j; h_b j) (0; k)      hₐ > h_b, or (i; h i) (j; h j) (0; i + p k)
               IC   (i; 0) (0; j) (0; i + p k)
               IIA  (i; h i) (j; h j) (k; h k)      all lines through a point, of one pitch
               IIB  (i; h i) (j; h j) (0; k)        all lines of a plane, of one pitch
               IIC  (i; h i) (0; j) (0; k)          all lines parallel to i, of one pitch
               IID  (0; i) (0; j) (0; k)

Source: Gibson & Hunt 1990, Mech. Mach. Theory 25, 1–27; Hunt 1978. The normal forms were derived again here.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.screw_systems import ScrewSystem, shifted
from poinsot.records import dataclass, field


@dataclass(frozen=True)
class Classification:
    """The class of a screw system.

    label        "IA" … "IID"; of 4- and 5-systems that of the reciprocal; "" of the orders 0 and 6; a 1-system is
                 "finite" or "infinite" by its pitch
    order, infinite   order of the system and of its screws of infinite pitch
    parameters   principal pitches h, ha, hb, hc [m/rad] and the slope p [m/(m/rad) = -] of the normal form; those of
                 the reciprocal system for the orders 4 and 5
    frame        X of the normal frame in the frame of the system
    screws       (order, 6): the normal form carried to the frame of the system; they span it
    sentence     the same in words
    Laws         label and parameters are the same in every frame; the screws span the system,
                 tests/geometry/test_two_systems.py
    """

    label: str
    order: int
    infinite: int
    parameters: dict[str, float]
    frame: Displacement
    screws: Floats
    sentence: str

    @property
    def pitches(self) -> tuple[float, ...]:
        """The pitch of each of ``screws`` [m/rad], infinite of improper ones: in the classes A the principal ones."""
        return tuple(float(r[:3] @ r[3:] / (r[:3] @ r[:3])) if r[:3].any() else np.inf for r in self.screws)


@dataclass(frozen=True)
class _Form:
    """A normal form of order ≤ 3: rows about the frame's origin in its own axes, without units of length."""

    label: str
    axes: Floats
    origin: Floats
    rows: Floats
    parameters: dict[str, float] = field(default_factory=dict)


def classify(system: ScrewSystem, tolerance: float = 1e-8) -> Classification:
    """The Hunt–Gibson class of a system of any order.

    tolerance: pitches that differ by less, relative to the length of the system or to themselves, are equal, and
    directions that differ by less [rad] are parallel.
    """
    n, infinite = system.order, system.infinite.order
    if n in (0, 6):
        rows, frame = np.eye(6)[: n and 6], Displacement.translating(system.centre)
        return Classification("", n, infinite, {}, frame, rows, _ALL if n else _NONE)
    form = _form(system if n <= 3 else system.reciprocal(), tolerance)
    rows = form.rows if n <= 3 else _reciprocal_rows(form)
    L = system.length
    parameters = {name: x if name == "p" else x * L for name, x in form.parameters.items()}
    frame = Displacement(form.axes.T, system.centre + L * form.origin)
    turned = np.hstack([rows[:, :3] @ form.axes, L * rows[:, 3:] @ form.axes])
    screws = shifted(turned, -frame.translation)
    for row in screws:  # screws without principal vector are directions: unit moments
        if not row[:3].any():
            row[3:] /= np.linalg.norm(row[3:])
    return Classification(form.label, n, infinite, parameters, frame, screws, _sentence(form.label, n, parameters))


def _form(system: ScrewSystem, tolerance: float) -> _Form:
    proper, still = system.split()
    return {
        (1, 0): _one_proper, (0, 1): _all_infinite, (2, 0): _no_infinite, (1, 1): _parallel, (0, 2): _all_infinite,
        (3, 0): _no_infinite, (2, 1): _two_and_one, (1, 2): _one_and_two, (0, 3): _all_infinite,
    }[len(proper), len(still)](proper[:, :3], proper[:, 3:], still, tolerance)  # fmt: skip


def _one_proper(s: Floats, m: Floats, still: Floats, tolerance: float) -> _Form:
    h = float(s[0] @ m[0])
    return _Form("finite", _frame(s[0]), np.cross(s[0], m[0]), np.array([[1.0, 0, 0, h, 0, 0]]), {"h": h})


def _all_infinite(s: Floats, m: Floats, still: Floats, tolerance: float) -> _Form:
    k = len(still)
    axes = np.eye(3) if k == 3 else _frame(*still)
    return _Form(("infinite", "IIC", "IID")[k - 1], axes, np.zeros(3), np.eye(6)[3 : 3 + k])


def _no_infinite(s: Floats, m: Floats, still: Floats, tolerance: float) -> _Form:
    """Axes along the eigenvectors of the symmetric part of the map s → m, origin where its skew part vanishes."""
    pitches, turn = _principal(s @ m.T)
    s, m = turn @ s, turn @ m
    if len(s) == 3 and np.linalg.det(s) < 0.0:
        s[2], m[2] = -s[2], -m[2]
    origin = _meeting(s, m, np.diag(pitches) @ s)
    rows = np.array([[*e, *(h * e)] for e, h in zip(np.eye(3), pitches, strict=False)])
    if _equal(pitches[0], pitches[-1], tolerance):
        return _Form("IIA", _frame(*s), origin, rows, {"h": float(pitches.mean())})
    return _Form("IA", _frame(*s), origin, rows, dict(zip(("ha", "hb", "hc"), map(float, pitches), strict=False)))


def _parallel(s: Floats, m: Floats, still: Floats, tolerance: float) -> _Form:
    i, w = s[0], still[0]
    along = float(w @ i)
    if abs(along) <= tolerance:
        h = float(i @ m[0])
        rows = np.array([[1, 0, 0, h, 0, 0], [0, 0, 0, 0, 1, 0]], dtype=float)
        return _Form("IIB", _frame(i, w), np.cross(i, m[0]), rows, {"h": h})
    w = w / along
    across = w - i
    p = float(np.linalg.norm(across))
    p = p if p > tolerance else 0.0
    axes = _frame(i, across / p) if p else _frame(i)
    rows = np.array([[1, 0, 0, 0, 0, 0], [0, 0, 0, 1, p, 0]], dtype=float)
    return _Form("IB", axes, np.cross(i, m[0] - (i @ m[0]) * w), rows, {"p": p})


def _two_and_one(s: Floats, m: Floats, still: Floats, tolerance: float) -> _Form:
    w, normal = still[0], np.cross(s[0], s[1])
    within = s @ w
    if np.linalg.norm(within) <= tolerance:
        m = m - np.outer(m @ normal, normal)
        pitches, turn = _principal(s @ m.T)
        s, m = turn @ s, turn @ m
        axes = _frame(*s)
        origin = _meeting(s, m, np.diag(pitches) @ s)
        rows = np.array([[1, 0, 0, pitches[0], 0, 0], [0, 1, 0, 0, pitches[1], 0], [0, 0, 0, 0, 0, 1]], dtype=float)
        if _equal(pitches[0], pitches[1], tolerance):
            return _Form("IIB", axes, origin, rows, {"h": float(pitches.mean())})
        return _Form("IB", axes, origin, rows, {"ha": float(pitches[0]), "hb": float(pitches[1])})
    w = w / np.linalg.norm(within)
    p = float(w @ normal)
    normal, p = (normal, p) if p > 0.0 else (-normal, -p)
    p = p if p > tolerance else 0.0
    i = within @ s / np.linalg.norm(within)
    j = np.cross(normal, i)
    on = np.array([i, j]) @ s.T
    (m1, m2), h = on @ m, 0.0
    h = float(j @ m2)
    m1 = m1 - (i @ m1 - h) * w
    m2 = m2 - (i @ m2 + j @ m1) * w
    origin = _meeting(np.array([i, j]), np.array([m1, m2]), h * np.array([i, j]))
    rows = np.array([[1, 0, 0, h, 0, 0], [0, 1, 0, 0, h, 0], [0, 0, 0, 1, 0, p]], dtype=float)
    return _Form("IB", np.array([i, j, normal]), origin, rows, {"h": h, "p": p})


def _one_and_two(s: Floats, m: Floats, still: Floats, tolerance: float) -> _Form:
    i, along = s[0], still @ s[0]
    size = float(np.linalg.norm(along))
    if size <= tolerance:
        h = float(i @ m[0])
        rows = np.array([[1, 0, 0, h, 0, 0], [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1]], dtype=float)
        return _Form("IIC", _frame(i, still[0]), np.cross(i, m[0]), rows, {"h": h})
    j = (along[0] * still[1] - along[1] * still[0]) / size
    w = along @ still / size**2
    p = float(w @ np.cross(i, j))
    j, p = (j, p) if p > 0.0 else (-j, -p)
    p = p if p > tolerance else 0.0
    origin = np.cross(i, m[0] - (i @ m[0]) * w)
    rows = np.array([[1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0], [0, 0, 0, 1, 0, p]], dtype=float)
    return _Form("IC", _frame(i, j), origin, rows, {"p": p})


def _principal(F: Floats) -> tuple[Floats, Floats]:
    """Eigenvalues, greatest first, and rows of eigenvectors of the symmetric part."""
    values, vectors = np.linalg.eigh((F + F.T) / 2)
    return values[::-1], vectors.T[::-1]


def _meeting(s: Floats, m: Floats, wanted: Floats) -> Floats:
    """The point about which the moments m + s × r are the wanted ones, least far from the centre."""
    tildes = np.vstack([[[0, -z, y], [z, 0, -x], [-y, x, 0]] for x, y, z in s])
    # the direction along parallel axes is left out
    return np.asarray(np.linalg.lstsq(tildes, (wanted - m).ravel(), rcond=1e-12)[0])


def _frame(first: Floats, second: Floats | None = None, third: Floats | None = None) -> Floats:
    """Right-handed axes (rows) that begin with these orthonormal ones."""
    if second is None:
        least = np.eye(3)[int(np.argmin(np.abs(first)))]
        second = least - (least @ first) * first
    second = second - (second @ first) * first
    second = second / np.linalg.norm(second)
    return np.array([first, second, np.cross(first, second)])


def _equal(a: float, b: float, tolerance: float) -> bool:
    return bool(abs(a - b) <= tolerance * max(1.0, abs(a), abs(b)))


def _reciprocal_rows(form: _Form) -> Floats:
    """The normal form of the reciprocal of a 1- or 2-system, in the same frame."""
    j, k, oi, oj, ok = (list(row) for row in np.eye(6)[1:])
    P = form.parameters
    h = P.get("h", 0.0)
    rows: dict[str, Sequence[Sequence[float]]] = {
        "finite": [[1, 0, 0, -h, 0, 0], j, k, oj, ok],
        "infinite": [j, k, oi, oj, ok],
        "IA": [[1, 0, 0, -P.get("ha", 0.0), 0, 0], [0, 1, 0, 0, -P.get("hb", 0.0), 0], k, ok],
        "IB": [[-P.get("p", 0.0), 1, 0, 0, 0, 0], k, oj, ok],
        "IIA": [[1, 0, 0, -h, 0, 0], [0, 1, 0, 0, -h, 0], k, ok],
        "IIB": [[1, 0, 0, -h, 0, 0], k, oj, ok],
        "IIC": [k, oi, oj, ok],
    }
    return np.array(rows[form.label], dtype=float)


_NONE = "The 0-system: no screw at all."
_ALL = "The 6-system: every screw."
_WORDS = {
    ("finite", 1): "one screw of pitch {h}",
    ("infinite", 1): "one screw of infinite pitch, a direction",
    ("IA", 2): "a cylindroid with the principal pitches {ha} and {hb} on perpendicular axes that meet",
    ("IB", 2): "parallel axes in a plane whose pitch grows by 1 m/rad over {p} m, and one direction of infinite pitch",
    ("IIA", 2): "all lines of a plane through one point, with the pitch {h}",
    ("IIB", 2): "all lines of a plane in one direction, with the pitch {h}, and one direction of infinite pitch",
    ("IIC", 2): "the directions of a plane, of infinite pitch",
    ("IA", 3): "general: principal pitches {ha}, {hb} and {hc} on three perpendicular axes that meet",
    ("IB", 3): "two principal screws {pitches} and one direction of infinite pitch",
    ("IC", 3): "parallel axes everywhere in space, of every pitch, and a plane of directions of infinite pitch",
    ("IIA", 3): "all lines through one point, with the pitch {h}",
    ("IIB", 3): "all lines of a plane, with the pitch {h}, and the direction of infinite pitch across the plane",
    ("IIC", 3): "all lines of one direction, with the pitch {h}, and the directions of infinite pitch across it",
    ("IID", 3): "all directions, of infinite pitch",
}


def _sentence(label: str, order: int, parameters: dict[str, float]) -> str:
    own = order if order <= 3 else 6 - order
    shown = {name: f"{x:.6g}" if name == "p" else f"{_clean(x):.6g} m/rad" for name, x in parameters.items()}
    equal = "of the pitch {h}, the direction at a slope {p} to their plane,"
    different = "of the pitches {ha} and {hb} on perpendicular axes that meet, the direction across both,"
    words = _WORDS[label, own].replace("{pitches}", equal if "p" in parameters else different).format(**shown)
    if label == "IB" and own == 2 and parameters["p"] == 0.0:
        words = "one axis with every pitch"
    name = f"{order}-system" + (f" of class {label}" if own > 1 else "")
    return f"A {name}: {words}." if order <= 3 else f"A {name}: reciprocal to {words}."


def _clean(x: float) -> float:
    return 0.0 if abs(x) < 1e-12 else x  # pitches and places in units of the system's own length
