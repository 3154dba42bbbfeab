"""The same mechanism in other words: in other units, order and names, elsewhere, and beside another one.

A copy has lengths times s and masses times m, gravity times s, so time is the same: accelerations of freedoms that
slide are s times as large, forces m s, moments m s². Reactions are those of `poinsot.analysis.reactions`, with
functions of the mechanism that are not compiled.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
from multibody.closed_zoo import admissible, beside, laid_elsewhere, longer, random_closed, with_followers
from poinsot.algebra.arrays import Floats
from poinsot.algorithms.scales import Scales
from poinsot.analysis.reactions import reactions
from poinsot.elements import Pair
from poinsot.multibody import configuration
from poinsot.multibody.constrained_dynamics import forward_dynamics, required_effort
from poinsot.multibody.constraints import constraint_error, constraint_jacobian
from poinsot.multibody.front_dynamics import dynamics_by_fronts
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.model import Model
from poinsot.multibody.tree import Tree, build_tree
from systems.ways import large

Given = tuple[Floats, Floats, Floats]
Move = Callable[[Floats, Floats, Floats], Floats]
Way = Callable[[Model], tuple[Tree, Move]]
Made = Callable[[float, float], Model]
"""A mechanism by the factors of its lengths and masses; times stay."""


def over_floats(dynamics: Callable[..., Any]) -> Way:
    def way(model: Model) -> tuple[Tree, Move]:
        tree = build_tree(model)
        return tree, lambda q, v, tau: np.asarray(dynamics(tree, q, v, tau), dtype=float)

    return way


def loops(model: Model) -> tuple[Tree, Move]:
    """The compiled loops, however small the mechanism is."""
    with pytest.MonkeyPatch.context() as patch:
        large(patch)
        m = po.Mechanism(model)
        move: Move = m.forward_dynamics
    assert m.kernels["forward_dynamics"].rolled
    return m.tree, move


def mechanism(model: Model) -> tuple[Tree, Move]:
    """The kernels that users call."""
    m = po.Mechanism(model)
    return m.tree, m.forward_dynamics


WAYS: dict[str, Way] = {
    "dense": over_floats(forward_dynamics), "fronts": over_floats(dynamics_by_fronts), "loops": loops,
}  # fmt: skip
"""Accelerations: by the dense equations, by rows inside the recursion, and in compiled loops."""


def assembled(tree: Tree) -> Floats:
    """The coordinates that the file gives, where it gives them, as drawn elsewhere."""
    q = np.asarray(configuration.neutral(tree), dtype=float)
    for start in tree.model.initial:
        if start.position is not None:
            q[list(tree.links[tree.by_joint[start.joint]].q)] = start.position
    return q


def owners(tree: Tree) -> list[str]:
    """The joint of each freedom; those that follow others have none of their own."""
    joints = [link.joint for link in tree.links]
    return [next(j for j in joints if x == j or x.startswith(f"{j}.")) for x in tree.freedom_names]


def sliding(tree: Tree) -> NDArray[np.bool_]:
    """Which freedoms are lengths."""
    found, of = np.zeros(tree.nv, dtype=bool), owners(tree)
    for link in tree.links:
        found[[k for k in link.v if of[k] == link.joint]] = [
            unit == "m" for k, unit in zip(link.v, link.pair.freedom_units, strict=True) if of[k] == link.joint
        ]
    return found


def loaded(tree: Tree, seed: int = 7) -> Given:
    """q, an admissible velocity and efforts that accelerate each freedom by about one."""
    q, rng = assembled(tree), np.random.default_rng(seed)
    unit = np.where(sliding(tree), max(tree.sizes.values()), 1.0)
    if not tree.closed:
        q = np.asarray(configuration.integrate(tree, q, rng.normal(size=tree.nv) * unit), dtype=float)
    v = admissible(tree, q, rng, unit)
    M = np.asarray(mass_matrix(tree, q), dtype=float)
    return q, v, rng.normal(size=tree.nv) * np.diag(M) * unit


def loads(tree: Tree, q: Floats, v: Floats, tau: Floats) -> dict[str, Any]:
    """The reactions by joint."""
    stand_in: Any = SimpleNamespace(
        tree=tree, nv=tree.nv, scales=Scales.of(tree), accuracy=tree.model.accuracy,
        forward_dynamics=lambda q, v, tau: np.asarray(forward_dynamics(tree, q, v, tau), dtype=float),
        inverse_dynamics=lambda q, v, a: np.asarray(required_effort(tree, q, v, a), dtype=float),
        closure_jacobian=lambda q: np.asarray(constraint_jacobian(tree, q), dtype=float),
    )  # fmt: skip
    return dict(reactions(stand_in, q, v, tau))


def free(tree: Tree, q: Floats, v: Floats, tau: Floats) -> float:
    """The largest acceleration without closures, which measures a locked loop."""
    M = np.asarray(mass_matrix(tree, q), dtype=float)
    return float(np.abs(np.linalg.pinv(M) @ (tau - np.asarray(required_effort(tree, q, v, None), dtype=float))).max())


@dataclass(frozen=True)
class Variant:
    """A model, and how it speaks of what another model has: joints by name, lengths and masses by factors."""

    model: Model
    size: float = 1.0
    mass: float = 1.0
    name: Callable[[str], str] = str

    def freedoms(self, tree: Tree, own: Tree) -> list[int]:
        """Where the freedoms of that tree are among its own."""
        named = zip(tree.freedom_names, owners(tree), strict=True)
        return [own.freedom_names.index(self.name(joint) + x.removeprefix(joint)) for x, joint in named]


def with_tree(model: Model) -> Model:
    """The model with the joints that carry its coordinates by name: whatever else is said, these are taken."""
    return replace(model, tree=tuple(link.joint for link in build_tree(model).links))


def reordered(model: Model) -> Variant:
    rng = np.random.default_rng(len(model.joints))
    lists = {key: getattr(model, key) for key in ("bodies", "joints", "elements", "couplings", "tree")}
    return Variant(replace(model, **{key: tuple(x[k] for k in rng.permutation(len(x))) for key, x in lists.items()}))


def renamed(model: Model) -> Variant:
    """Names backwards behind a z, wherever they are said."""
    names = {x.name: f"z{x.name[::-1]}" for x in (*model.bodies, *model.joints, *model.elements, *model.couplings)}

    def said(x: Any) -> Any:
        if isinstance(x, str):
            return names.get(x, x)
        if isinstance(x, tuple):
            return tuple(map(said, x))
        if not is_dataclass(x) or isinstance(x, Pair | po.Displacement | po.Inertia):
            return x
        return replace(x, **{f.name: said(getattr(x, f.name)) for f in fields(x) if f.init})

    lists = ("bodies", "joints", "elements", "couplings", "initial", "tree")
    changed = replace(model, outputs=(), keyframes=(), **{key: said(getattr(model, key)) for key in lists})
    return Variant(changed, name=lambda joint: names.get(joint, joint))


def neighboured(model: Model, size: float, mass: float, first: bool) -> Variant:
    """Beside loops that share nothing with it; these stand first, or last."""
    seed = len(model.name)
    other = longer(random_closed(seed + 100)[0], size, mass)
    if model.coupled:
        other = with_followers(other, np.random.default_rng(seed), size)
    pair, n, k = beside(model, with_tree(other)), len(model.bodies), len(model.joints)
    if first:
        bodies, joints = pair.bodies[n:] + pair.bodies[:n], pair.joints[k:] + pair.joints[:k]
        pair = replace(pair, bodies=bodies, joints=joints)
    return Variant(pair)


def copied(size: float, mass: float) -> Callable[[Made], Variant]:
    return lambda made: Variant(with_tree(made(size, mass)), size, mass)


def small_beside_large(made: Made) -> Variant:
    return replace(neighboured(with_tree(made(1e-4, 1e-6)), 1e2, 1e6, False), size=1e-4, mass=1e-6)


def said_otherwise(change: Callable[[Model], Variant]) -> Callable[[Made], Variant]:
    return lambda made: change(with_tree(made(1.0, 1.0)))


VARIANTS: dict[str, tuple[Callable[[Made], Variant], float]] = {
    "small": (copied(1e-5, 1e-7), 1e-9),
    "large": (copied(1e5, 1e3), 1e-9),
    "small and heavy": (copied(1e-5, 1e12), 1e-9),
    "behind what is large": (said_otherwise(lambda model: neighboured(model, 1e3, 1e9, True)), 1e-12),
    "before what is small": (said_otherwise(lambda model: neighboured(model, 1e-3, 1e-9, False)), 1e-12),
    "small and before what is large": (small_beside_large, 1e-9),
    "reordered": (said_otherwise(reordered), 1e-12),
    "renamed": (said_otherwise(renamed), 1e-12),
    "elsewhere": (
        said_otherwise(
            lambda model: Variant(laid_elsewhere(model, po.Displacement.translating((3.0, -2.0, 1.0)), 1.0))
        ),
        1e-9,
    ),
}
"""How they are made, and how near accelerations and reactions are to those of the model, by their largest."""


def alike(
    made: Made, way: Way, variant: str, near: float = 0.0, given: Callable[[Tree], Given] = loaded,
    reactions: bool = False,
) -> None:  # fmt: skip
    """Law  accelerations, reactions and sizes of bodies are those of the mechanism, in the words of the variant.

    near  what they may be apart at least, by the largest of them (or of what is free, where it is locked)
    """
    change, to = VARIANTS[variant]
    to, other = max(to, near), change(made)
    (tree, move), (whole, moved) = way(with_tree(made(1.0, 1.0))), way(other.model)
    q, v, tau = given(tree)
    assert np.abs(np.asarray(constraint_error(tree, q), dtype=float)).max(initial=0.0) < 1e-12
    at, u = other.freedoms(tree, whole), np.where(sliding(tree), other.size, 1.0)
    there, rates, efforts = np.zeros((3, whole.nv))
    there[at] = np.asarray(configuration.difference(tree, configuration.neutral(tree), q), dtype=float) * u
    rates[at], efforts[at] = v * u, tau * (other.mass * other.size**2) / u
    here = np.asarray(configuration.integrate(whole, configuration.neutral(whole), there), dtype=float)
    expected, found = move(q, v, tau), moved(here, rates, efforts)
    atol = to * max(np.abs(expected).max(), free(tree, q, v, tau))
    np.testing.assert_allclose(found[at] / u, expected, rtol=0, atol=atol)
    if other.size == 1.0 and len(other.model.bodies) > len(tree.model.bodies):
        assert {body: whole.sizes[body] for body in tree.sizes} == tree.sizes
    if reactions:
        carried, wanted = loads(whole, here, rates, efforts), loads(tree, q, v, tau)
        unit = other.mass * other.size * np.repeat([other.size, 1.0], 3)
        atol = to * max(np.abs(each.wrench).max() for each in wanted.values())
        for joint, each in wanted.items():
            its = carried[other.name(joint)]
            np.testing.assert_allclose(its.wrench / unit, each.wrench, rtol=0, atol=atol, err_msg=joint)
            np.testing.assert_array_equal(its.undetermined, each.undetermined)
