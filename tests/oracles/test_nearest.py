"""Gaps of any two shapes against coal (formerly hpp-fcl) and MuJoCo's mj_geomDistance.

Both are inexact where something is round (up to 2e-6 m here), and coal where shapes overlap deeply. What decides is the
definition: planes of the normal that is found keep the two shapes so far apart, so no true gap is less; and neither
peer knows a greater one.
"""

from typing import Any

import numpy as np
import pytest

from conftest import require_oracle
from poinsot import Shape
from poinsot.multibody.contacts.hulls import hull_vertices
from simulation.nearest_loop import PAIRS, Pair, kept_apart, met, random_pairs

pytestmark = pytest.mark.oracle
ROUND = {"cylinder", "ellipsoid"}
BOUND = 1e-9


def by_coal(coal: Any, pairs: list[Pair]) -> np.ndarray:
    """Signed distances; −1e308 where it fails."""
    request = coal.DistanceRequest()
    request.enable_signed_distance = True
    request.gjk_tolerance = request.epa_tolerance = 1e-12
    request.gjk_max_iterations = request.epa_max_iterations = 1000

    def shape(s: Shape) -> Any:
        x = s.parameters
        if s.geometry == "mesh":
            points = coal.StdVec_Vec3s()
            points.extend(hull_vertices(s))
            return coal.Convex.convexHull(points, True, None)
        if s.geometry == "plane":
            return coal.Halfspace(np.array([0.0, 0.0, 1.0]), 0.0)
        return getattr(coal, s.geometry.capitalize())(*x)

    def distance(a: Shape, A: Any, b: Shape, B: Any) -> float:
        X, Y = (coal.Transform3s(Z.rotation, Z.translation) for Z in (A, B))
        return float(coal.distance(shape(a), X, shape(b), Y, request, coal.DistanceResult()))

    return np.array([distance(*pair) for pair in pairs])


def by_mujoco(mujoco: Any, pairs: list[Pair], farthest: float) -> np.ndarray:
    """Signed distances, of pairs of primitive shapes."""
    kinds = [s.geometry for s in (pairs[0][0], pairs[0][2])]
    geoms = "".join(f'<body><geom type="{k}" size="1 1 1"/></body>' for k in kinds)
    model = mujoco.MjModel.from_xml_string(f"<mujoco><worldbody>{geoms}</worldbody></mujoco>")
    data, ends = mujoco.MjData(model), np.zeros(6)
    model.opt.ccd_tolerance, model.opt.ccd_iterations = 1e-12, 200
    found = []
    for pair in pairs:
        for g, (s, X) in enumerate((pair[:2], pair[2:])):
            half = {"box": [0.5] * 3, "capsule": [1.0, 0.5], "cylinder": [1.0, 0.5]}.get(s.geometry, [1.0] * 3)
            model.geom_size[g, : len(s.parameters)] = np.array(s.parameters) * half[: len(s.parameters)]
            model.geom_rbound[g] = 10.0
            data.geom_xpos[g], data.geom_xmat[g] = X.translation, X.rotation.ravel()
        found.append(mujoco.mj_geomDistance(model, data, 0, 1, farthest, ends))
    return np.array(found)


@pytest.mark.sample(9)
@pytest.mark.parametrize("count", [100, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("kinds", PAIRS, ids="-".join)
def test_gaps_are_those_of_coal_and_mujoco(kinds: tuple[str, str], count: int) -> None:
    coal, mujoco = require_oracle("coal"), require_oracle("mujoco")
    pairs = random_pairs(kinds, count)
    found = met(pairs)
    gap, known = found.gap[:, 0], by_coal(coal, pairs)
    if "plane" not in kinds:
        defined = [kept_apart(pair, n) for pair, n in zip(pairs, found.normal[:, 0], strict=True)]
        assert np.abs(gap - defined).max() < 1e-12
    worst = np.sort(known - gap)  # of 10,000 ellipsoids in meshes coal says 6e-8 more once, and no normal has it
    assert worst[-1] < (1e-7 if set(kinds) & {*ROUND} else BOUND) and worst[-2] < BOUND
    if not set(kinds) & {*ROUND}:
        assert np.abs(gap - known).max() < BOUND
    # coal: 1.8e-6 at most where it does not fail
    assert np.quantile(np.abs(gap - known), 0.8) < BOUND
    if not set(kinds) & {"mesh", "plane"}:
        other = by_mujoco(mujoco, pairs, 100.0)
        apart = other > 1e-6
        assert (gap - other)[apart].min() > -2 * BOUND  # 1 of 10,000 is 1.3e-9 too long there: coal has ours to 1e-12
        assert np.quantile(np.abs(gap - other)[apart], 0.8) < 1e-8
