"""Rotation matrices as the quaternions that scenes take."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats


def wxyz_of(poses: Floats) -> Floats:
    """Unit quaternions (…, 4), (w, x, y, z), of the rotations of poses (…, 4, 4).

    4 q qᵀ is linear in R; its row with the greatest diagonal entry, which is at least 1, is along q.
    Source  Shepperd 1978; formulas.md §2
    """
    R = np.asarray(poses)[..., :3, :3]
    xx, yy, zz = R[..., 0, 0], R[..., 1, 1], R[..., 2, 2]
    wx, wy, wz = R[..., 2, 1] - R[..., 1, 2], R[..., 0, 2] - R[..., 2, 0], R[..., 1, 0] - R[..., 0, 1]
    xy, xz, yz = R[..., 1, 0] + R[..., 0, 1], R[..., 0, 2] + R[..., 2, 0], R[..., 2, 1] + R[..., 1, 2]
    K = np.stack([
        1.0 + xx + yy + zz, wx, wy, wz,
        wx, 1.0 + xx - yy - zz, xy, xz,
        wy, xy, 1.0 - xx + yy - zz, yz,
        wz, xz, yz, 1.0 - xx - yy + zz,
    ], axis=-1).reshape(*xx.shape, 4, 4)  # fmt: skip
    best = np.argmax(np.diagonal(K, axis1=-2, axis2=-1), axis=-1)
    q = np.take_along_axis(K, best[..., None, None], axis=-2)[..., 0, :]
    return np.asarray(q / np.linalg.norm(q, axis=-1, keepdims=True))
