"""Free parameters: kernels that take them equal the mechanism with the numbers changed, and so do their derivatives."""

from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES, quick
from poinsot import Family
from poinsot.algebra import Dual, dual
from poinsot.algorithms.parameters import FreeParameters
from poinsot.elements import JointSpring, find_algorithm
from poinsot.ufuncs import engine
from systems.kernels_called import kernel_at

SEEDS = range(4)
CLOSING_SEEDS = (0, 3, 4, 5)  # of loops that can be closed with other lengths, too
ALGORITHMS = {
    "inverse_dynamics": "qva", "forward_dynamics": "qva", "mass_matrix": "q", "bias_force": "qv",
    "kinetic_energy": "qv", "potential_energy": "q", "constraint_error": "q", "constraint_jacobian": "q",
    "integrate": "qv",
}  # fmt: skip


class Mechanism(po.Mechanism, FreeParameters):
    """A mechanism with free parameters, whether or not the package's own has them."""


def family_of(seed: int, **options: object) -> tuple[Family, np.ndarray, dict[str, np.ndarray]]:
    """A family with a free number of every kind, parameters away from their defaults, and a state."""
    rng = np.random.default_rng(seed)
    m = Mechanism(zoo.random_model(rng, **{"bodies": 5, "elements": 7, **options}))  # type: ignore[arg-type]
    joints = [j.name for j in m.model.joints]
    elements = {
        f"{e.name}_{field.replace('.', '_')}": f"elements.{e.name}.{field}"
        for e in m.model.elements
        for field in ("stiffness", "rest", "rest_length", "damping", "point_a.x", "point_b.z")
        if hasattr(e, field.partition(".")[0])
    }
    family = m.with_parameters(
        m="bodies.b0.mass", c="bodies.b1.centre.y", moment="bodies.b2.inertia.xy",
        near=f"joints.{joints[1]}.predecessor.x", far=f"joints.{joints[-1]}.successor.z",
        turn=f"joints.{joints[2]}.predecessor.rotation.y", g="gravity.z", rotor=f"joints.{joints[0]}.armature",
        **elements,
    )  # fmt: skip
    q, v = zoo.random_state(m.tree, rng)
    a = rng.normal(size=m.nv)
    p = family.defaults + 0.1 * rng.normal(size=len(family.defaults))
    p[family.parameter_names.index("rotor")] = rng.uniform(0.1, 0.5)
    return family, p, {"q": q, "v": v, "a": a}


def closed_state(m: po.Mechanism, state: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """Assembled, and moving as the closures allow: elsewhere the proximal solve is far from well conditioned."""
    q = m.assemble(m.neutral())
    A = m.constraint_jacobian(q)
    v = state["v"] - np.linalg.pinv(A, rcond=1e-9) @ (A @ state["v"])
    return {**state, "q": q, "v": v}


@pytest.mark.parametrize(
    "of", [*quick(1, ((seed, 0) for seed in SEEDS)), *quick(1, ((seed, 1) for seed in CLOSING_SEEDS))], ids=str
)
def test_a_family_at_p_is_the_mechanism_with_these_numbers(of: tuple[int, int]) -> None:
    seed, loops = of
    family, p, state = family_of(seed, loops=loops, bodies=5 + 2 * loops)
    for numbers, mechanism in ((p, family.at(p)), (family.defaults, family.mechanism)):
        closed = closed_state(mechanism, state) if loops else state
        for name, letters in ALGORITHMS.items():
            at = closed if name == "forward_dynamics" else state
            arguments = [at[x] for x in letters]
            expected = getattr(mechanism, name)(*arguments)
            scale = max(1.0, np.abs(expected).max(initial=0.0))
            bound = 1e-9 if loops and name == "forward_dynamics" else 1e-12
            found = getattr(family, name)(*arguments, numbers)
            np.testing.assert_allclose(found, expected, rtol=0, atol=bound * scale, err_msg=name)


@pytest.mark.parametrize("seed", quick(1, SEEDS))
def test_derivatives_are_those_by_dual_numbers(seed: int) -> None:
    family, p, state = family_of(seed)
    for name in ("inverse_dynamics", "forward_dynamics", "mass_matrix", "potential_energy"):
        arguments = [state[x] for x in ALGORITHMS[name]]
        found = family.derivative(name)(*arguments, p)
        algorithm = find_algorithm(family.mechanism, name)
        for k in range(len(p)):
            moving = np.array([Dual(x, float(i == k)) for i, x in enumerate(p)], dtype=object)
            result = np.asarray(algorithm.function(family.tree(moving), *arguments), dtype=object)
            expected = np.vectorize(lambda x: float(dual(x)), otypes=[float])(result)
            scale = max(1.0, np.abs(expected).max())
            np.testing.assert_allclose(found[..., k], expected, rtol=0, atol=1e-10 * scale, err_msg=f"{name} by {k}")


def test_moments_are_about_the_mass_centre_and_a_free_mass_moves_nothing() -> None:
    """∂M/∂m = Jᵀ J of the mass centre; ∂E/∂m is the height of the centre times −g."""
    rng = np.random.default_rng(3)
    m = Mechanism(zoo.random_model(rng, bodies=3))
    family = m.with_parameters(m="bodies.b2.mass")
    q, _ = zoo.random_state(m.tree, rng)
    X_WB = m.pose(q, "b2")
    centre = X_WB[:3, :3] @ np.asarray(m.model.body("b2").inertia.centre, dtype=float) + X_WB[:3, 3]
    J = m.jacobian(q, "b2")
    J_C = J[3:] + np.cross(J[:3].T, centre).T
    p = family.defaults
    np.testing.assert_allclose(family.derivative("mass_matrix")(q, p)[..., 0], J_C.T @ J_C, atol=1e-12)
    height = -np.asarray(m.model.gravity) @ centre
    assert family.derivative("potential_energy")(q, p)[0] == pytest.approx(height, rel=1e-12)


def test_one_parameter_may_stand_for_several_numbers() -> None:
    """Its default is the first number's; the derivative is the sum of those by each alone."""
    rng = np.random.default_rng(4)
    m = Mechanism(zoo.random_model(rng, bodies=3))
    family = m.with_parameters(m=("bodies.b2.mass", "bodies.b0.mass"))
    q, _ = zoo.random_state(m.tree, rng)
    masses = [b.inertia.mass for b in family.at([3.5]).model.bodies]
    assert masses == [3.5, m.model.bodies[1].inertia.mass, 3.5]
    np.testing.assert_array_equal(family.defaults, [m.model.body("b2").inertia.mass])
    each = [m.with_parameters(m=f"bodies.{b}.mass") for b in ("b0", "b2")]
    expected = sum(f.derivative("gravity_force")(q, f.defaults) for f in each)
    np.testing.assert_allclose(family.derivative("gravity_force")(q, [3.5]), expected, atol=1e-12)


def test_bodies_have_poses_that_depend_on_p() -> None:
    family, p, state = family_of(1)
    q, v = state["q"], state["v"]
    at = family.at(p)
    np.testing.assert_allclose(family.ufunc("pose", body="b4")(q, p), at.pose(q, "b4"), atol=1e-13)
    np.testing.assert_allclose(family.ufunc("twist", body="b4")(q, v, p), at.body("b4").twist(q, v), atol=1e-12)
    assert family.derivative("jacobian", body="b4")(q, p).shape == (6, at.nv, len(p))


def test_the_key_tells_which_numbers_are_free_and_not_their_values() -> None:
    model = zoo.random_model(np.random.default_rng(5), bodies=2, elements=7)
    spring = next(e for e in model.elements if isinstance(e, JointSpring))
    stiffer = replace(spring, stiffness=spring.stiffness + 1)
    elements = tuple(stiffer if e is spring else e for e in model.elements)
    other = Mechanism(replace(model, elements=elements, gravity=(*model.gravity[:2], 3.0)))
    address = f"elements.{spring.name}.stiffness"
    free = Mechanism(model).with_parameters(k=address, g="gravity.z")
    assert free.build.key == other.with_parameters(k=address, g="gravity.z").build.key
    assert free.build.key != Mechanism(model).with_parameters(g="gravity.z", k=address).build.key
    assert Mechanism(model).with_parameters(k=address).build.key != other.with_parameters(k=address).build.key


def test_values_changes_some_and_keeps_the_rest() -> None:
    family, _, _ = family_of(0)
    p = family.values(g=-1.62)
    assert p[family.parameter_names.index("g")] == -1.62
    assert (p != family.defaults).sum() == 1
    with pytest.raises(po.ModelError, match="did you mean 'turn'"):
        family.values(tun=0.0)


@pytest.mark.parametrize(
    ("names", "why"),
    [
        ({"m": "bodies.b0.weight"}, "the forms are bodies"), ({"m": "bodies.b9.mass"}, "no 'b9' among its bodies"),
        ({"m": "bodies.b0.mass", "n": "bodies.b0.mass"}, "the same number"), ({"m": ()}, "stands for no number"),
        ({"k": "elements.e1.stiffness"}, "which has no stiffness"), ({"g": "gravity.w"}, "gravity"),
    ],
)  # fmt: skip
def test_what_cannot_be_free_is_refused_with_the_reason(names: dict[str, str], why: str) -> None:
    m = Mechanism(zoo.random_model(np.random.default_rng(0), bodies=2, elements=2))
    with pytest.raises(po.ModelError, match=why):
        m.with_parameters(**names)


def test_wrong_sizes_and_names_are_refused() -> None:
    family, p, _ = family_of(0)
    with pytest.raises(po.ModelError, match="it takes"):
        family.at(p[:-1])
    with pytest.raises(po.ModelError, match="no parameter 'weight'"):
        family.at({"weight": 1.0})
    for wrong in ("heavy", [*p[:-1], "heavy"]):
        with pytest.raises(po.ModelError, match=r"in this order: .* values\(NAME=number\)"):
            family.at(wrong)
    with pytest.raises(AttributeError, match="did you mean 'mass_matrix'"):
        _ = family.mass_matrx
    with pytest.raises(po.ModelError, match="belongs to a body"):
        family.ufunc("pose")
    with pytest.raises(po.ModelError, match="no body 'hand'"):
        family.ufunc("pose", body="hand")


def test_a_tree_prints_in_a_line() -> None:
    m = Mechanism(zoo.random_model(np.random.default_rng(0), bodies=30))
    assert len(repr(m.tree)) < 100 and repr(m.name) in repr(m.tree)


# The motion of mechanisms by parameters: the baked System at the same numbers, and nothing compiled twice.
MOTION_SEEDS = range(2)
MOTION_CLOSING_SEEDS = (0, 4)


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
    "of",
    [*quick(1, ((seed, 0) for seed in MOTION_SEEDS)), *quick(0, ((seed, 1) for seed in MOTION_CLOSING_SEEDS))],
    ids=str,
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


@pytest.mark.parametrize("seed", MOTION_SEEDS)
def test_order_and_names_change_nothing(rng: np.random.Generator) -> None:
    """Freed in another order, under other names, one by one: the same motion; constants alone and in a batch."""
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


@pytest.mark.sample(1)
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
