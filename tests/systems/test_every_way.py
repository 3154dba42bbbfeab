"""Every algorithm gives the numbers of its pure function by every way of computing it, on every sort of mechanism."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES, quick
from foreign_elements import Gasket
from foreign_pairs import FOREIGN
from multibody.closed_zoo import admissible, random_closed, stacked
from multibody.driven_zoo import driven
from multibody.element_zoo import with_family
from poinsot import Model
from poinsot.elements import KINDS, ReversedPair, contact_of_kind, pair_of_kind
from poinsot.multibody.conditions import reaches
from systems.rolled_models import SHAPES, large_model, with_elements, with_rotors
from systems.ways import Given, Name, agree, names_of, single_c

Make = Callable[[np.random.Generator], Model]
TURNING = ("revolute", "prismatic", "spherical")


def lossy(rng: np.random.Generator) -> Model:
    model = with_rotors(zoo.random_model(rng, bodies=5, mimics=1))
    joints = (replace(j, damping=k % 2 * 0.3, friction=k % 3 * 0.2) for k, j in enumerate(model.joints))
    return replace(model, joints=tuple(joints))


def closed_by_every_pair(rng: np.random.Generator) -> Model:
    """Also backwards, and by contacts that slide and roll."""
    kinds = [*zoo.CLOSING_KINDS, "helical", "helical"]
    model = zoo.random_model(rng, bodies=6, loops=len(kinds) + 3)
    pitches = iter([0.3, 0.0, -0.2])
    pairs = [pair_of_kind(kind, next(pitches) if kind == "helical" else None) for kind in kinds]
    pairs += [ReversedPair(KINDS["revolute"]()), contact_of_kind("disk_on_plane", 0.3)]
    pairs.append(contact_of_kind("point_on_sphere", 2.0))
    closing = (replace(j, pair=pair) for j, pair in zip(model.joints[6:], pairs, strict=True))
    return replace(model, joints=(*model.joints[:6], *closing))


def springs_on_joints(rng: np.random.Generator) -> Model:
    model = with_elements(with_rotors(zoo.random_model(rng, bodies=5)), rng)
    return replace(model, elements=model.elements[:-1])


def laws_on_joints(rng: np.random.Generator) -> Model:
    """Each with numbers of its own, which stand in the table of links; each law is compiled once."""
    model = zoo.random_model(rng, bodies=5, kinds=("revolute", "prismatic"), reversed_share=0.5)
    on = [j.name for j in model.joints if len(j.pair.freedoms) == 1]
    gaskets = [Gasket(f"g{k}", name, *rng.uniform(0.5, 2.0, size=2).tolist()) for k, name in enumerate(on)]
    springs = [po.Potential.on_joint(f"p{k}", name, hardening, k=1.0 + k) for k, name in enumerate(on)]
    assert len({e.code_key for e in springs}) == 1 < len(on)
    return replace(model, elements=(*gaskets, *springs))


def hardening(s: Any, k: Any) -> Any:
    return k * s * s * s * s


def of(**options: Any) -> Make:
    return lambda rng: zoo.random_model(rng, **options)


MACHINES: dict[str, Make] = {
    "tree": of(bodies=4, elements=7), "followers": of(bodies=4, mimics=2, elements=5, kinds=TURNING), "losses": lossy,
    "loop": of(bodies=4, loops=1, elements=7), "every closure": closed_by_every_pair,
    "springs on joints": springs_on_joints, "laws on joints": laws_on_joints,
    "foreign pairs": of(bodies=2, kinds=tuple(FOREIGN), elements=3),
    "driven": lambda rng: driven(int(rng.integers(99)))[0],
    "coupled": lambda rng: driven(int(rng.integers(99)), 3)[0],
}  # fmt: skip
MACHINES |= {
    family: lambda rng, family=family: with_family(family, int(rng.integers(99)), bodies=3)[0]  # type: ignore[misc]
    for family in ("spatial", "potentials", "foreign")
}
PAIRS: dict[str, Make] = {
    f"{kind} {way}": of(bodies=3, kinds=(kind,), reversed_share=float(way == "backwards"))
    for kind in [*sorted(set(KINDS) - {"fixed"}), *FOREIGN]
    for way in ("forwards", "backwards")
}
LINKAGES: dict[str, Make] = {
    name: lambda rng, name=name: po.load(EXAMPLES / f"{name}.toml").model  # type: ignore[misc]
    for name in ("four_bar", "andrews", "bennett", "cardan_shaft", "parallelogram")
}
LARGE: dict[str, Make] = {
    shape: lambda rng, shape=shape: large_model(shape, 40, rng)  # type: ignore[misc]
    for shape in SHAPES
}
LARGE |= {"links with kinds": of(bodies=40, kinds=("revolute", "prismatic", "fixed", "universal"))}
LARGE |= {"many loops": lambda rng: stacked(14)}
EVERY = {**MACHINES, **PAIRS, **LINKAGES, **LARGE}
ASKED: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(MACHINES, ("ufuncs", "loops", "products", "casadi", "C", "JAX")),
    **dict.fromkeys(PAIRS, ("loops", "C of loops", "JAX")), **dict.fromkeys(LINKAGES, ("ufuncs", "C", "JAX")),
    **dict.fromkeys(LARGE, ("loops", "C")), "links with kinds": ("loops", "JAX"), "coupled": ("ufuncs", "casadi"),
    **dict.fromkeys(("loop", "every closure"), ("ufuncs", "casadi", "C", "JAX")),
    **dict.fromkeys(("potentials", "foreign", "laws on joints"), ("ufuncs", "loops", "casadi", "C")),
}  # fmt: skip
"""The ways that each sort of mechanism is computed by; JAX refuses couplings and laws that are not ours."""
SINGLE = [(machine, f"{way} in single precision") for machine in ("tree", "loop") for way in ("C", "JAX")]
OF_LARGE = {
    "inverse_dynamics",
    "forward_dynamics",
    "bias_force",
    "integrate",
    "mass_matrix",
    "poses",
    "twists",
    "kinetic_energy",
}
MATRICES = {"coriolis_matrix", "inverse_mass_matrix", "inverse_dynamics_derivatives", "forward_dynamics_derivatives"}
ALWAYS = {
    "ufuncs": ("tree", "driven"), "casadi": ("followers", "loop"), "products": ("tree",),
    "JAX": ("revolute forwards",),
    "loops": ("springs on joints", "grooved_ball backwards", "binary"),
    "C": ("foreign pairs", "losses", "chain"), "C of loops": ("helical forwards",),
    "C in single precision": ("tree",), "JAX in single precision": (),
}  # fmt: skip
"""What `make test` asks; `make test-long` asks all."""
CASES = [
    pytest.param(machine, way, marks=[] if machine in ALWAYS[way] else [pytest.mark.long])
    for machine, way in [*((machine, way) for machine, ways in ASKED.items() for way in ways), *SINGLE]
]


def asked_of(m: po.Mechanism, machine: str) -> list[Name]:
    """All that has numbers; of large ones what takes no minutes."""
    names = names_of(m)
    if machine in LARGE:
        matrices = MATRICES if machine in SHAPES else set()
        names = [x for x in names if x in OF_LARGE | matrices]
    if machine == "every closure":  # more than can be held
        names = [x for x in names if x in ("inverse_dynamics", "bias_force", "constraint_error", "constraint_jacobian")]
    if m.tree.closed:  # whose slopes are told along what the loops allow, in test_derivatives.py
        names = [x for x in names if x not in ("forward_dynamics_derivatives", "closure_residual")]
    return [x for x in names if x != "actuator_forces" or m.model.sources]


def state_of(m: po.Mechanism, rng: np.random.Generator, size: float, held: bool) -> Given:
    """Closed where loops can be, and moving as they allow."""
    q, v = zoo.random_state(m.tree, rng)
    if m.tree.closed and held:
        q = m.assemble() if m.model.name != "zoo" else m.neutral()
        v = admissible(m.tree, q, rng, reaches(m.tree))
    v, (a, tau), u = size * v, size * rng.normal(size=(2, m.nv)), rng.normal(size=len(m.model.sources))
    given = {"q": q, "v": v, "a": a, "tau": tau, "dv": 0.3 * v, "q0": q, "s": 0.3, "slip": 0.1, "u": u}
    return given | {"q1": zoo.random_state(m.tree, rng)[0], "r": rng.normal(size=3)}


@pytest.mark.sample(4)
@pytest.mark.parametrize(("machine", "way"), CASES)
def test_every_algorithm_by_every_way(machine: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(5)
    m = po.Mechanism(EVERY[machine](rng))
    held = machine != "every closure"
    names, given = asked_of(m, machine), state_of(m, rng, 1.0, held)
    found = agree(m, way, names, given, tmp_path, monkeypatch)
    assert "inverse_dynamics" in found or way == "products"
    few: list[Name] = ["inverse_dynamics", "forward_dynamics", "twists"]
    for size in (1e-5, 1e5) if way == "ufuncs" and held else ():
        agree(m, way, few, state_of(m, rng, size, held), tmp_path, monkeypatch)


@pytest.mark.parametrize("seed", quick(1, range(12)))
def test_loops_with_repeated_rows_in_single_precision(seed: int, tmp_path: Path) -> None:
    """Pivots of rows that repeat others are mere rounding: of floats they were 0, and accelerations NaN."""
    model, rng = random_closed(seed)
    m = po.Mechanism(model)
    q = m.neutral()
    v, tau = admissible(m.tree, q, rng, reaches(m.tree)), rng.normal(size=m.nv)
    (found,) = single_c(m, ["forward_dynamics"], {"q": q, "v": v, "tau": tau}, tmp_path, None).values()
    free = np.linalg.solve(m.mass_matrix(q), tau - m.bias_force(q, v))
    np.testing.assert_allclose(np.ravel(found), m.forward_dynamics(q, v, tau), rtol=0, atol=1e-5 * np.abs(free).max())
