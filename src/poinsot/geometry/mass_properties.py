"""Inertias from what bodies are made of: particles, solids of one density, closed triangulated surfaces.

Every solid stands in a frame of its own, named in its docstring. Place it with ``X_AB @ I_B``, join parts with ``+``,
take out a hole with ``-``; so any body made of parts has its inertia. Over any scalar; lengths in metres, masses in kg.

    I_O = Σ m (r²1 − r rᵀ) = tr(C) 1 − C,   C = Σ m r rᵀ or ∫ρ r rᵀ dV,   h = Σ m r or ∫ρ r dV

Law     the integrals themselves; parts add; a mesh of a polyhedron is exact, of a smooth solid it converges in the
        square of its edges; no body has a fault, tests/geometry/test_mass_properties.py
Source  Lovell (S2) §4.2; Featherstone short course (S1), "Rigid Body Inertia"; Mirtich 1996 for polyhedra
Units   mass [kg], h [kg·m], C and I [kg·m²]
"""

from __future__ import annotations

import math

import numpy as np

from poinsot.algebra.arrays import Array, Ints, array
from poinsot.algebra.scalars import Scalar
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.vectors import cross, dot, given, positive

Indices = Ints


# ------------------------------------------------------------------------------------------------- particles, solids


def particles_inertia(masses: object, positions: object) -> Inertia:
    """Of particles with masses m_i ≥ 0 (n,) [kg] at r_i (n, 3) [m], rigidly joined.

    One particle has no moments about itself, particles on one line none about it; three off a line have all three.
    Errors  GeometryError for shapes that do not fit, numbers that are not finite, negative masses
    """
    m = array(masses)
    if m.ndim != 1 or len(m) == 0:
        raise GeometryError(f"particles need a list of masses; got an array of shape {m.shape}")
    m = given(m, m.shape, "the masses of particles")
    if m.dtype != object and (m < 0.0).any():
        raise GeometryError(f"a particle has a mass of zero or more; particle {int(m.argmin())} has {m.min():g} kg")
    r = given(array(positions), (len(m), 3), "the positions of particles")
    total = dot(m, np.ones(len(m)))
    return from_moments(total, m @ r, (r * m[:, None]).T @ r)


def box_inertia(density: Scalar, size: object) -> Inertia:
    """Of a box with edges (a, b, c) [m] along the axes, its centre at the origin; density ρ > 0 [kg/m³].

    m = ρabc, I = m/12 diag(b² + c², c² + a², a² + b²). GeometryError unless all numbers are positive.
    """
    a, b, c = (positive(x, "an edge of a box") for x in given(size, (3,), "the size of a box"))
    m = positive(density, "a density") * a * b * c
    return _diagonal(m, 0.0, [x * x * m / 12.0 for x in (a, b, c)])


def ellipsoid_inertia(density: Scalar, semi_axes: object) -> Inertia:
    """Of an ellipsoid with semi-axes (a, b, c) [m] along the axes, its centre at the origin; density ρ > 0 [kg/m³].

    m = (4/3)πρabc, I = m/5 diag(b² + c², c² + a², a² + b²). GeometryError unless all numbers are positive.
    """
    a, b, c = (positive(x, "a semi-axis of an ellipsoid") for x in given(semi_axes, (3,), "the size of an ellipsoid"))
    m = positive(density, "a density") * a * b * c * (4.0 / 3.0 * math.pi)
    return _diagonal(m, 0.0, [x * x * m / 5.0 for x in (a, b, c)])


def sphere_inertia(density: Scalar, radius: Scalar) -> Inertia:
    """Of a ball of this radius [m] about the origin: m = (4/3)πρr³, I = (2/5) m r² 1; density ρ > 0 [kg/m³]."""
    return ellipsoid_inertia(density, [positive(radius, "the radius of a sphere")] * 3)


def cylinder_inertia(density: Scalar, radius: Scalar, height: Scalar) -> Inertia:
    """Of a solid cylinder about the z-axis, its centre at the origin; radius r, height h [m], density ρ > 0 [kg/m³].

    m = πρr²h, I = m diag(r²/4 + h²/12, r²/4 + h²/12, r²/2). A tube is the difference of two.
    GeometryError unless all numbers are positive.
    """
    r, h = positive(radius, "the radius of a cylinder"), positive(height, "the height of a cylinder")
    m = positive(density, "a density") * r * r * h * math.pi
    return _diagonal(m, 0.0, [r * r * m / 4.0, r * r * m / 4.0, h * h * m / 12.0])


def cone_inertia(density: Scalar, radius: Scalar, height: Scalar) -> Inertia:
    """Of a solid cone about the z-axis, its base of radius r [m] in the plane z = 0, its tip at z = h [m].

    m = πρr²h/3, c = (0, 0, h/4), I_C = m diag(3r²/20 + 3h²/80, 3r²/20 + 3h²/80, 3r²/10); density ρ > 0 [kg/m³].
    GeometryError unless all numbers are positive.
    """
    r, h = positive(radius, "the radius of a cone"), positive(height, "the height of a cone")
    m = positive(density, "a density") * r * r * h * (math.pi / 3.0)
    return _diagonal(m, h * m / 4.0, [r * r * m * 0.15, r * r * m * 0.15, h * h * m * 0.1])


# ------------------------------------------------------------------------------------------------------------ meshes


def mesh_inertia(density: Scalar, vertices: object, faces: object) -> Inertia:
    """Of the solid inside a closed triangulated surface, of one density ρ > 0 [kg/m³].

    The sum over tetrahedra from one inner point to every face: exact for the polyhedron that the mesh is.
    vertices  (n, 3) [m], over any scalar; faces (k, 3), indices from 0, counter-clockwise when seen from outside.
              A cavity is a closed surface with its faces the other way round.
    Errors    GeometryError, which names the place, for indices out of range, faces with a corner twice, open edges,
              neighbours that are oriented against each other, surfaces that are inside out or enclose no volume.
              That a surface cuts through itself is not noticed.
    """
    rho = positive(density, "a density")
    v, f = checked_mesh(vertices, faces)
    middle = np.ones(len(v)) @ v / float(len(v))
    a, b, c = ((v - middle)[f[:, k]] for k in range(3))
    six = dot(a.T, cross(b.T, c.T))  # of every tetrahedron
    volume = dot(six, np.ones(len(six))) / 6.0
    total = a + b + c
    first = six @ total / 24.0
    second = sum((x * six[:, None]).T @ x for x in (a, b, c, total)) / 120.0
    about = from_moments(volume * rho, first * rho, array(second) * rho)
    return about.carried(Displacement.translating(middle))


def checked_mesh(vertices: object, faces: object) -> tuple[Array, Indices]:
    """The vertices (n, 3) and faces (k, 3) of a mesh that encloses a solid. Errors: those of :func:`mesh_inertia`."""
    v = array(vertices)
    if v.ndim != 2 or v.shape[1] != 3 or len(v) < 4:
        raise GeometryError(f"a mesh has four vertices (n, 3) or more; got an array of shape {v.shape}")
    v = given(v, v.shape, "the vertices of a mesh")
    f = _closed(_triangles(faces, len(v)))
    if v.dtype != object:
        a, b, c = ((v - v.mean(axis=0))[f[:, k]] for k in range(3))
        six = np.einsum("ij,ij->i", a, np.cross(b, c))
        # a sum of thousands of products: its terms round, and so do flat bodies
        volume, rounding = six.sum() / 6.0, 1e-15 * np.ptp(v, axis=0).max() ** 3 + 1e-12 * np.abs(six).sum()
        if volume < -rounding:
            raise GeometryError("the surface of a mesh is inside out: turn its faces round, faces[:, ::-1]")
        if not volume > rounding:
            raise GeometryError(
                f"a surface encloses no volume, {volume:.3g} m³: its faces are flat or cancel one another"
            )
    return v, f


def _triangles(faces: object, vertices: int) -> Indices:
    """The faces (k, 3) as indices, checked one by one."""
    try:
        f = np.asarray(faces)
    except ValueError as ragged:
        raise GeometryError("the faces of a mesh have three corners each; got lists of several lengths") from ragged
    if f.ndim != 2 or f.shape[1] != 3 or f.dtype.kind not in "iu":
        raise GeometryError(f"the faces of a mesh are whole numbers (k, 3), corners by index; got {f.dtype} {f.shape}")
    for wrong, why in (
        (((f < 0) | (f >= vertices)).any(axis=1), f"a corner that is none of the {vertices} vertices"),
        ((f == np.roll(f, 1, axis=1)).any(axis=1), "one corner twice"),
    ):
        if wrong.any():
            k = int(wrong.argmax())
            raise GeometryError(f"face {k} of a mesh, {f[k].tolist()}, has {why}")
    return np.asarray(f, dtype=np.int64)


def _closed(f: Indices) -> Indices:
    """The faces, if every edge is passed as often one way as the other: then they bound a solid."""
    ways = f[:, [[0, 1], [1, 2], [2, 0]]].reshape(-1, 2)
    edges, which = np.unique(np.sort(ways, axis=1), axis=0, return_inverse=True)
    balance = np.bincount(which.ravel(), weights=np.where(ways[:, 0] < ways[:, 1], 1.0, -1.0))
    if balance.any():
        k = int(np.abs(balance).argmax())
        at = [int(x) // 3 for x in np.flatnonzero(which.ravel() == k)]
        edge = f"the edge of the vertices {edges[k].tolist()}"
        raise GeometryError(
            f"the surface of a mesh is open: {edge} has the face {at[0]} on one side and nothing on the other. "
            "Close the hole, or merge vertices that lie in one place"
            if len(at) == 1
            else f"the faces {at} of a mesh meet in {edge} and do not go round it in balance: orient all faces "
            "counter-clockwise when seen from outside"
        )
    return f


# ----------------------------------------------------------------------------------------------------------- moments


def from_moments(mass: Scalar, first: Array, second: Array) -> Inertia:
    """From Σ m, Σ m r and C = Σ m r rᵀ: I_O = tr(C) 1 − C; fractions stay fractions."""
    (xx, xy, xz), (_, yy, yz), (_, _, zz) = second
    return Inertia(mass, array(first), array([[yy + zz, -xy, -xz], [-xy, zz + xx, -yz], [-xz, -yz, xx + yy]]))


def _diagonal(mass: Scalar, along_z: Scalar, squares: list[Scalar]) -> Inertia:
    """From Σ m, Σ m z and Σ m (x², y², z²) of a body with the planes x = 0 and y = 0 for mirrors."""
    x, y, z = squares
    return from_moments(mass, array([0.0, 0.0, along_z]), array([[x, 0.0, 0.0], [0.0, y, 0.0], [0.0, 0.0, z]]))
