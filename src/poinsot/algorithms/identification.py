"""Regressors of the inertial parameters as ufuncs."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, Floats
from poinsot.algorithms.compiled import compiled
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.multibody import regressor
from poinsot.multibody.tree import Tree


class Identification(CompiledModel):
    """Inverse dynamics and energies as linear functions of the inertial parameters π, ten numbers a body.

    m, h_x, h_y, h_z, I_xx, I_xy, I_xz, I_yy, I_yz, I_zz of each body of ``body_names``, with h = m c and I about the
    origin of the **body's own frame**, in its axes. Springs, dampers and rotors of the model are no part of it.
    Units [kg], [kg·m], [kg·m²] in turn. Law: regressors times π are the algorithms, tests/multibody/test_regressor.py.
    Source: Atkeson, An & Hollerbach 1986; Siciliano et al. 2009, §7.2.
    """

    @property
    def inertial_parameters(self) -> Floats:
        """π (10 · bodies,) of the model, body by body."""
        return np.asarray(regressor.inertial_parameters(self.tree), dtype=float)

    @compiled(q="q", v="v", a="v", result="v×parameters")
    def inverse_dynamics_regressor(tree: Tree, q: Array, v: Array, a: Array) -> Array:
        """inverse_dynamics_regressor(q, v, a) → Y (..., nv, 10 · bodies) [N·m, N per unit of π]: Y π = τ.

        Law: Y π = inverse_dynamics(q, v, a). Source: Atkeson, An & Hollerbach 1986.
        """
        return regressor.inverse_dynamics_regressor(tree, q, v, a)

    @compiled(q="q", v="v", result="parameters")
    def kinetic_energy_regressor(tree: Tree, q: Array, v: Array) -> Array:
        """kinetic_energy_regressor(q, v) → y (..., 10 · bodies): y · π is the kinetic energy of the bodies [J]."""
        return regressor.kinetic_energy_regressor(tree, q, v)

    @compiled(q="q", result="parameters")
    def gravity_energy_regressor(tree: Tree, q: Array) -> Array:
        """gravity_energy_regressor(q) → y (..., 10 · bodies): y · π is the energy of weight [J]."""
        return regressor.gravity_energy_regressor(tree, q)
