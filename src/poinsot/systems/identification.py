"""Regressors of the inertial parameters as ufuncs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from poinsot.mechanisms import regressor
from poinsot.systems.compiled import make_kernel

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism


class Identification:
    """Inverse dynamics and energies as linear functions of the inertial parameters π, ten numbers a body.

    m, h_x, h_y, h_z, I_xx, I_xy, I_xz, I_yy, I_yz, I_zz of each body of ``body_names``, with h = m c and I about the
    origin of the **body's own frame**, in its axes. Springs, dampers and rotors of the model are no part of it.
    """

    @property
    def inertial_parameters(self: Mechanism) -> NDArray[np.float64]:  # type: ignore[misc]
        """π (10 · bodies,) of the model, body by body."""
        return np.asarray(regressor.inertial_parameters(self.tree), dtype=float)

    @cached_property
    def inverse_dynamics_regressor(self: Mechanism) -> Any:  # type: ignore[misc]
        """inverse_dynamics_regressor(q, v, a) → Y (..., nv, 10 · bodies): Y π = τ.

        Law: Y π = inverse_dynamics(q, v, a). Source: Atkeson, An & Hollerbach 1986.
        """
        inputs = {"q": "q", "v": "v", "a": "v"}
        return _ufunc(self, regressor.inverse_dynamics_regressor, inputs, "v×")

    @cached_property
    def kinetic_energy_regressor(self: Mechanism) -> Any:  # type: ignore[misc]
        """kinetic_energy_regressor(q, v) → y (..., 10 · bodies): y · π is the kinetic energy of the bodies [J]."""
        return _ufunc(self, regressor.kinetic_energy_regressor, {"q": "q", "v": "v"})

    @cached_property
    def gravity_energy_regressor(self: Mechanism) -> Any:  # type: ignore[misc]
        """gravity_energy_regressor(q) → y (..., 10 · bodies): y · π is the energy of weight [J]."""
        return _ufunc(self, regressor.gravity_energy_regressor, {"q": "q"})


def _ufunc(mechanism: Mechanism, function: Callable[..., Any], inputs: dict[str, str], rows: str = "") -> Any:
    """The ufunc of a regressor, under the name of its function, with a column for each parameter."""
    name, tree = function.__name__, mechanism.tree
    doc = getattr(Identification, name).__doc__
    columns = f"{rows}{10 * len(mechanism.model.bodies)}"
    return make_kernel(mechanism, name, lambda **given: function(tree, **given), inputs, columns, doc).ufunc
