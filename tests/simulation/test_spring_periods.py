"""Springs that swing faster than a fixed step can follow are named."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import poinsot as po
from poinsot.simulation.spring_periods import doubt_step


@pytest.mark.parametrize(("mass", "stiffness"), [(1.0, 1e4), (2e-3, 5.0), (50.0, 3e7)])
def test_the_period_of_a_mass_on_a_spring(mass: float, stiffness: float) -> None:
    """Law  T = 2π √(m/k): said where the step is longer, and not where it is shorter."""
    model = po.Model(
        "slide",
        bodies=(po.Body("b", po.Inertia.at_centre(mass, (0, 0, 0), np.eye(3) * mass)),),
        joints=(po.Joint("x", po.pairs.prismatic(), "ground", "b"),),
        elements=(po.elements.JointSpring("s", "x", stiffness, 0.0),),
    )
    mechanism = po.Mechanism(model)
    period = 2 * np.pi * np.sqrt(mass / stiffness)
    with pytest.warns(po.ImplausibleWarning, match=f"a period of {period:.3g} s, mostly in 'x'"):
        doubt_step(mechanism, mechanism.neutral(), 1.01 * period)
    with warnings.catch_warnings():
        warnings.simplefilter("error", po.ImplausibleWarning)
        doubt_step(mechanism, mechanism.neutral(), 0.99 * period)
