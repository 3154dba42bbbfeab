"""The motion of mechanisms by parameters: the baked System at the same numbers, and nothing compiled twice."""

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot.ufuncs import engine
from systems.kernels_called import kernel_at

EXAMPLES = Path(__file__).parents[2] / "examples"
SEEDS = range(2)
CLOSING_SEEDS = (0, 4)


def states_of(m: po.Mechanism, system: po.System, rng: np.random.Generator) -> dict[str, tuple[Any, ...]]:
    """Operands for each kernel: a state on the closures, a small ξ, sampled inputs."""
    q, v = zoo.random_state(m.tree, rng)
    if m.tree.closures:
        q = m.assemble(m.neutral())
        A = m.closure_jacobian(q)
        v = v - np.linalg.pinv(A, rcond=1e-9) @ (A @ v)
    x0, xi = np.concatenate([q, v]), 1e-3 * rng.normal(size=2 * m.nv)
    near = np.concatenate([m.integrate(q, 1e-4 * rng.normal(size=m.nv)), v])
    u = rng.normal(size=len(system.inputs.names))
    return {"flow": (x0, xi if not m.tree.closures else 0 * xi, [0.3], u), "retract": (x0, xi), "project": (near,)}


@pytest.mark.parametrize(
    "of", [*quick(1, ((seed, 0) for seed in SEEDS)), *quick(0, ((seed, 1) for seed in CLOSING_SEEDS))], ids=str
)
def test_the_parts_together_are_the_mechanism_with_these_numbers(of: tuple[int, int]) -> None:
    """At the defaults and near them. Closed loops: to a tolerance, for which conditions vanish is not tried there."""
    seed, loops = of
    rng = np.random.default_rng(seed)
    m = po.Mechanism(zoo.random_model(rng, bodies=4 + 3 * loops, elements=7, loops=loops))
    family = m.with_parameters()
    rotors = [name.endswith("armature") for name in family.parameter_names]
    for p in (family.defaults, family.defaults * (1 + np.where(rotors, 0.0, 0.02 * rng.normal(size=len(rotors))))):
        at = family.at(p)
        free, baked = family.member(p).system(), at.system()  # type: ignore[attr-defined]
        assert [*free.dynamics.parameters.values()] == p.tolist()
        for name, operands in states_of(at, baked, rng).items():
            if name not in baked.kernels():
                continue
            expected = kernel_at(baked, name, *operands)
            scale = max(1.0, np.abs(expected).max())
            bound = 1e-9 if loops else 1e-12
            np.testing.assert_allclose(kernel_at(free, name, *operands), expected, atol=bound * scale, err_msg=name)
        same = list(zip(free.books.storage_names, baked.books.storage_names, strict=True))
        assert all(a == b for a, b in same)


@pytest.mark.parametrize("seed", SEEDS)
def test_order_and_names_change_nothing(seed: int) -> None:
    """Freed in another order, under other names, one by one: the same motion; constants alone and in a batch."""
    rng = np.random.default_rng(seed)
    m = po.Mechanism(zoo.random_model(rng, bodies=4, elements=5))
    every = m.with_parameters()
    addresses = list(every.parameter_names)
    order = rng.permutation(len(addresses))
    other = m.with_parameters(**{f"p{k}": addresses[k] for k in order})
    p = every.defaults * rng.uniform(0.9, 1.1, len(addresses))
    one, two = every.member(p).system(), other.member(p[order]).system()  # type: ignore[attr-defined]
    operands = states_of(m, one, rng)["flow"]
    expected = kernel_at(one, "flow", *operands)
    np.testing.assert_allclose(
        kernel_at(two, "flow", *operands), expected, rtol=1e-12, atol=1e-12 * np.abs(expected).max()
    )
    assert one.dynamics.prepare is not None
    many = p * rng.uniform(0.9, 1.1, (9, len(p)))
    np.testing.assert_array_equal(one.dynamics.prepare.ufunc(many), [one.dynamics.prepare.ufunc(each) for each in many])
    assert [*m.with_parameters(*addresses[:3]).parameter_names] == addresses[:3]


@pytest.mark.parametrize("factor", [1e-5, 1e5])
@pytest.mark.parametrize("name", ["four_bar", "double_pendulum"])
def test_other_units_of_mass_move_alike(name: str, factor: float) -> None:
    """All masses, moments, stiffnesses, dampings and forces times one number: the same accelerations."""
    m = po.load(EXAMPLES / f"{name}.toml")
    family = m.with_parameters()
    kinds = ("mass", "inertia", "stiffness", "damping")
    p = [x * factor if any(k in n for k in kinds) else x for n, x in family.build.defaults.items()]
    one, two = family.system(), family.member(p).system()
    operands = one.state.initial, np.zeros(one.state.local_size), [0.3], np.zeros(len(one.inputs.names))
    expected = kernel_at(one, "flow", *operands)[: one.state.local_size]
    scale = np.abs(expected).max()
    np.testing.assert_allclose(
        kernel_at(two, "flow", *operands)[: one.state.local_size], expected, rtol=0, atol=1e-9 * scale
    )


@pytest.mark.parametrize("name", ["four_bar", "double_pendulum"])
def test_a_run_of_a_family_compiles_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And equals the run of the file with these numbers; the ledger closes."""
    family = po.load(EXAMPLES / f"{name}.toml").with_parameters()
    rng = np.random.default_rng(7)
    masses = {n: x * rng.uniform(0.8, 1.2) for n, x in family.build.defaults.items() if "mass" in n or "inertia" in n}
    span = {"time": 0.1, "samples": 11}
    po.simulate(family, **span)
    made: list[int] = []
    before = engine.Engine.__init__

    def counted(self: Any, *arguments: Any) -> None:
        made.append(1)
        before(self, *arguments)

    monkeypatch.setattr(engine.Engine, "__init__", counted)
    run = po.simulate(family, **span, parameters=masses)
    assert not made, "a changed number has been compiled in"
    alone = po.simulate(family.at(family.values(**masses)), **span)
    for variable in ("joint_position", "joint_velocity", "energy_storage"):
        np.testing.assert_allclose(run[variable], alone[variable], rtol=1e-10, atol=1e-10, err_msg=variable)
    assert run.status == "done"


@pytest.mark.parametrize("name", ["four_bar.toml", "andrews.toml", "puma560.urdf"])
def test_what_is_left_in_the_flow_is_as_much_as_of_the_baked_one(name: str) -> None:
    m = po.load(EXAMPLES / name)
    baked, free = m.system().dynamics.flow, m.with_parameters().system().dynamics.flow
    assert free.operations <= 1.07 * baked.operations
    mine = Counter(x.operation for x in free._program().instructions)
    assert mine["sin"] == Counter(x.operation for x in baked._program().instructions)["sin"]


def test_parameters_of_what_has_none_are_refused() -> None:
    m = po.load(EXAMPLES / "double_pendulum.toml")
    with pytest.raises(po.SimulationError, match="no free parameters"):
        po.simulate(m, time=0.1, parameters={"m": 1.0})
    family = m.with_parameters(m="bodies.upper.mass" if "upper" in m.body_names else f"bodies.{m.body_names[0]}.mass")
    with pytest.raises(po.ModelError, match="no parameter 'n'"):
        po.simulate(family, time=0.1, parameters={"n": 1.0})
    with pytest.raises(po.SimulationError, match="finite"):
        po.simulate(family, time=0.1, parameters={"m": float("nan")})
