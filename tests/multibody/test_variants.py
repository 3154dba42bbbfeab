"""Every mechanism of a table is the same in every variant, by every way: see `multibody.variants`."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from multibody import closed_zoo
from multibody.closed_zoo import longer, stacked
from multibody.variants import VARIANTS, WAYS, Given, Made, alike, loaded, mechanism, sliding
from poinsot.multibody import configuration
from poinsot.multibody.model import Model
from poinsot.multibody.tree import Tree
from systems.massless_cases import MASSLESS, massless, star

CLOSED = (
    "andrews", "bead_in_bowl", "bennett", "bricard", "cardan_shaft", "chaplygin_sleigh", "four_bar",
    "marble_on_turntable", "n_four_bar", "parallelogram", "rolling_coin", "slider_crank",
)  # fmt: skip


EVERY_WAY = WAYS | {"mechanism": mechanism}


@cache
def drawn(name: str) -> Model:
    return po.load(EXAMPLES / f"{name}.toml").model


def on_its_way(tree: Tree) -> Given:
    """Where a run of it comes by: what springs alone hold is in balance there."""
    start = {"ram": {"position": 0.1, "velocity": 0.3}}
    run = po.simulate(po.Mechanism(tree.model), 1.0, initial=start, samples=2, progress=False)
    return run.joint_position.values[-1], run.joint_velocity.values[-1], np.zeros(tree.nv)


@dataclass(frozen=True)
class Case:
    """made: by the factors of lengths and masses; ways: by which it is tried; near, given: see `alike`."""

    made: Made
    ways: tuple[str, ...] = ("mechanism",)
    near: float = 0.0
    given: Callable[[Tree], Given] = loaded


def scaled(model: Callable[[], Model]) -> Made:
    return lambda size, mass: longer(model(), size, mass)


def of_kind(kind: str, seed: int) -> Made:
    return lambda size, mass: closed_zoo.drawn(kind, seed, size, mass)


CASES = {
    **{name: Case(scaled(lambda name=name: drawn(name)), ("dense",)) for name in CLOSED},
    **{f"{kind} {k}": Case(of_kind(kind, k), ("dense", "fronts", "loops")) for k in range(40)
       for kind in ("closures", "couplings", "followers") if k < 20 or kind == "closures"},
    **{f"{n} four-bars": Case(scaled(lambda n=n: stacked(n)), ("loops",), 1e-10) for n in (1, 10, 100)},
    **{name: Case(scaled(lambda name=name: massless(name)), near=1e-12) for name in MASSLESS},
    "springs on a node without mass": Case(scaled(star), near=1e-10, given=on_its_way),
}  # fmt: skip


def tried(ways: Collection[str]) -> list[tuple[str, str, str]]:
    """Every case by these ways in every variant; elements are not carried elsewhere."""
    return [
        (name, way, change) for name, case in CASES.items() for way in case.ways if way in ways for change in VARIANTS
        if change != "elsewhere" or not (name in CLOSED or case.given is on_its_way)
    ]  # fmt: skip


@pytest.mark.sample(4)
@pytest.mark.parametrize(("name", "way", "variant"), tried(("dense", "fronts")))
def test_accelerations_and_reactions_are_the_same(name: str, way: str, variant: str) -> None:
    """Reactions in axes of the world are others elsewhere; where they are undetermined, the order shares them out."""
    closed = way == "dense" and (name in CLOSED or name.startswith("closures"))
    reactions = closed and variant not in ("elsewhere", "reordered")
    alike(CASES[name].made, EVERY_WAY[way], variant, CASES[name].near, CASES[name].given, reactions)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("name", "way", "variant"), tried(("loops", "mechanism")))
def test_compiled_accelerations_are_the_same(name: str, way: str, variant: str) -> None:
    alike(CASES[name].made, EVERY_WAY[way], variant, CASES[name].near, CASES[name].given)


@pytest.mark.long
@pytest.mark.parametrize("size, mass", [(1e-5, 1e-7), (1e5, 1e3)])
@pytest.mark.parametrize(
    "name, time",
    [("four_bar", 0.5), ("bennett", 0.5), ("slider_crank", 0.5), ("rolling_coin", 0.3), ("andrews", 0.005)],
)
def test_a_copy_of_an_example_moves_alike(name: str, time: float, size: float, mass: float) -> None:
    """Absolute tolerances are those of the copy's lengths."""
    one, other = po.Mechanism(drawn(name)), po.Mechanism(longer(drawn(name), size, mass))
    u = np.where(sliding(one.tree), size, 1.0)
    runs = [
        po.simulate(m, time, samples=11, atol=1e-12 * np.concatenate([unit, unit]), progress=False)
        for m, unit in ((one, np.ones(one.nv)), (other, u))
    ]
    expected, found = (np.asarray(run["joint_velocity"]) for run in runs)
    np.testing.assert_allclose(found / u, expected, rtol=0, atol=1e-9 * np.abs(expected).max())
    starts = [np.asarray(run["joint_position"]) for run in runs]
    moved = [
        np.array([configuration.difference(m.tree, q[0], each) for each in q], dtype=float)
        for m, q in zip((one, other), starts, strict=True)
    ]
    np.testing.assert_allclose(moved[1] / u, moved[0], rtol=0, atol=1e-9 * max(np.abs(moved[0]).max(), 1.0))
