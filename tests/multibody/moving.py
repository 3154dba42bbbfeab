"""Mechanisms in motion for tests of rates: q and v as duals along the motion, so that every dual part is d/dt."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import poinsot as po
import zoo
from poinsot.algebra import Dual, dual
from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import External
from poinsot.algorithms.dynamics import Centroidal, Identification, Quantities
from poinsot.multibody import configuration
from poinsot.multibody.tree import Tree, build_tree

SEEDS = range(8)
GROUPS = tuple(g for g in (Centroidal, Quantities, Identification, External) if not issubclass(po.Mechanism, g))
Robot: Any = type("Robot", (po.Mechanism, *GROUPS), {"__doc__": "A mechanism with all groups of algorithms."})


def tree_of(seed: int, **options: Any) -> tuple[Tree, np.random.Generator]:
    rng = np.random.default_rng(seed)
    return build_tree(zoo.random_model(rng, **options)), rng


def moving(tree: Tree, q: Floats, v: Floats) -> NDArray[Any]:
    """q moving with velocity v, by the pairs' own integration."""
    return configuration.integrate(tree, q, np.array([Dual(0.0, x) for x in v], dtype=object))


def changing(v: Floats, a: Floats) -> NDArray[Any]:
    """v changing with a."""
    return np.array([Dual(x, y) for x, y in zip(v, a, strict=True)], dtype=object)


def rate(x: Any) -> Floats:
    """d/dt of an array of scalars, dual or not."""
    x = np.asarray(x, dtype=object)
    return np.array([dual(each) for each in x.flat], dtype=float).reshape(x.shape)


def floats(x: Any) -> Floats:
    return np.asarray(x, dtype=float)
