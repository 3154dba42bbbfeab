"""Many displacements and inertias at a time: the same bits as one after the other, whatever their scalars."""

import numpy as np
import pytest

from poinsot.algebra import array
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.multibody.tree import carried, inverses, products

EXACT = np.array([[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])


def _displacements(rng: np.random.Generator, count: int, scale: float) -> list[Displacement]:
    """At random: some turned by quarters, some nearly so, and some whose scalars nobody has made floats."""
    found = []
    for k in range(count):
        q = rng.normal(size=4)
        X = Displacement.from_quaternion(q, rng.normal(size=3) * scale * rng.integers(0, 2, size=3))
        if k % 3 == 1:
            near = EXACT + rng.normal(size=(3, 3)) * 10.0 ** rng.integers(-16, -10)
            X = Displacement(near, X.translation + rng.normal(size=3) * 1e-12 * scale)
        if k % 7 == 2:
            X = Displacement(X.rotation.astype(object), X.translation.astype(object))
        found.append(X)
    return found


def _same(a: Displacement, b: Displacement) -> bool:
    both = ((a.rotation, b.rotation), (a.translation, b.translation))
    return all(x.dtype == y.dtype and np.array_equal(x, y) for x, y in both)


@pytest.mark.parametrize("seed", range(4))
def test_many_are_as_each_alone(seed: int) -> None:
    rng = np.random.default_rng(seed)
    scale = 10.0 ** rng.integers(-5, 6)
    count = int(rng.integers(0, 60))
    X, Y = _displacements(rng, count, scale), _displacements(rng, count, scale)
    lengths = [float(x) for x in scale * rng.uniform(0.1, 10.0, count)]
    bodies = [
        Inertia.at_centre(float(rng.uniform(0.1, 9.0)), rng.normal(size=3) * scale, rng.uniform(1.0, 1.9, 3) * scale**2)
        for _ in range(count)
    ]
    if count > 5:
        bodies[5] = Inertia(array([2.0]).astype(object)[0], bodies[5].first_moment.astype(object), np.eye(3))
    bounds = rng.choice([1e-11, 1e-15], count).tolist()
    alone = [(x @ y).cleaned(s, b) for x, y, s, b in zip(X, Y, lengths, bounds, strict=True)]
    assert all(map(_same, products(X, Y, lengths, bounds), alone))
    assert all(map(_same, inverses(X, lengths), [x.inverse().cleaned(s) for x, s in zip(X, lengths, strict=True)]))
    for found, body, x in zip(carried(bodies, X), bodies, X, strict=True):
        alone = body.carried(x)
        assert found.mass == alone.mass
        assert np.array_equal(found.first_moment, alone.first_moment)
        assert np.array_equal(found.second_moment, alone.second_moment)
