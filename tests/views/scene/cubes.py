"""Files of surfaces: a cube, as STL."""

import dataclasses
import struct
from pathlib import Path

import numpy as np

from poinsot import Body, Displacement, Inertia, Model


def stl(path: Path, vertices: np.ndarray, faces: np.ndarray) -> Path:
    corners = vertices[faces].astype("<f4")
    rows = np.zeros(len(faces), dtype=[("n", "<f4", 3), ("v", "<f4", (3, 3)), ("a", "<u2")])
    rows["v"] = corners
    path.write_bytes(b"\0" * 80 + struct.pack("<I", len(faces)) + rows.tobytes())
    return path


CUBE = np.array([[x, y, z] for x in (0.0, 1.0) for y in (0.0, 1.0) for z in (0.0, 1.0)])


CUBE_FACES = np.array(
    [[0, 1, 3], [0, 3, 2], [4, 6, 7], [4, 7, 5], [0, 4, 5], [0, 5, 1], [2, 3, 7], [2, 7, 6], [0, 2, 6], [0, 6, 4],
     [1, 5, 7], [1, 7, 3]]
)  # fmt: skip


def scaled(model: Model, by: float) -> Model:
    """Every length of a model times a number; masses stay."""

    def longer(X: Displacement) -> Displacement:
        return Displacement(X.rotation, X.translation * by)

    def larger(body: Body) -> Body:
        I = body.inertia  # noqa: E741
        inertia = Inertia(I.mass, I.first_moment * by, I.second_moment * by**2)
        return dataclasses.replace(body, inertia=inertia, pose=None if body.pose is None else longer(body.pose))

    joints = tuple(dataclasses.replace(j, X_PJ=longer(j.X_PJ), X_SJ=longer(j.X_SJ)) for j in model.joints)
    return dataclasses.replace(model, bodies=tuple(map(larger, model.bodies)), joints=joints, elements=())
