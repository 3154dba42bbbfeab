"""What is observed of rows and with them: accelerations in the mode of a sample, forces, gaps and modes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import zoo
from cases import quick
from poinsot.motion.observing_rows import _modes
from poinsot.multibody import constrained_dynamics
from switching.mechanisms import Switching, with_rows


@pytest.mark.parametrize("seed", quick(2, range(9)))
def test_the_forces_of_rows_make_the_motion(seed: int) -> None:
    """Forward dynamics under all loads and the forces z of rows gives the accelerations of the mode; z by its laws."""
    rng = np.random.default_rng(seed)
    shape: dict[str, Any] = {0: {}, 1: {"mimics": 1}, 2: {"loops": 1}}[seed % 3]
    s = Switching(with_rows(zoo.random_model(rng, bodies=4 + 2 * (seed % 3 == 2), elements=3, **shape), rng))
    mode, direction = s.random_mode(rng, 0.3)
    x = s.state(rng, mode, s.tree.closed)
    sigma = np.concatenate([mode == 1, mode > 1, np.where(mode > 1, np.where(direction == 0, 0.6, direction), 0.0)])
    rates, _ = s.rows.flow(*s.local(x), sigma)
    expected = np.asarray(rates, dtype=float)[s.nv :]
    now = s.rows.acted(s.tree, x, s.zero, s.t, np.zeros(0))
    s.rows.push(s.tree, now, sigma)
    found = constrained_dynamics.multipliers_of(
        s.tree, now.motion.q, now.motion.v, now.loads, constrained_dynamics.PASSING
    )[0]
    size = np.abs(expected).max() + np.abs(np.asarray(found, dtype=float)).max()
    left = 1e-12  # rounding, of a mode that holds all
    np.testing.assert_allclose(np.asarray(found, dtype=float), expected, atol=1e-7 * size + left)
    z = np.asarray(s.rows.forces(s.tree, x, s.t, np.zeros(0), sigma), dtype=float)
    assert not z[mode == 0].any()
    np.testing.assert_array_equal(_modes(sigma[None], s.m)[0], mode)
