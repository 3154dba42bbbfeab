"""Laws of the recursion with rows that hold of closures and of couplings alike."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from multibody.closed_zoo import beside, longer, random_closed
from poinsot.multibody import configuration
from poinsot.multibody.front_dynamics import dynamics_by_fronts
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.model import Model
from poinsot.multibody.tree import Tree, build_tree

Floats = NDArray[np.float64]


def neighbour_changes_nothing(model: Model, tree: Tree, q: Floats, v: Floats, tau: Floats, seed: int) -> None:
    """Accelerations beside a mechanism 1e3 times as long and 1e9 times as heavy are those alone."""
    alone = dynamics_by_fronts(tree, q, v, tau)
    both = build_tree(beside(model, longer(random_closed(seed + 100)[0], 1e3, 1e9)))
    place = [both.freedom_names.index(name) for name in tree.freedom_names]
    w, efforts = np.zeros(both.nv), np.zeros(both.nv)
    w[place], efforts[place] = v, tau
    found = dynamics_by_fronts(both, configuration.neutral(both), w, efforts)[place]
    free = np.abs(np.linalg.solve(np.asarray(mass_matrix(tree, q), dtype=float), tau)).max()
    np.testing.assert_allclose(found, alone, rtol=0, atol=1e-12 * max(np.abs(alone).max(), free, 10.0))
