"""Free parameters: kernels that take them equal the mechanism with the numbers changed, and so do their derivatives."""

import pickle
from dataclasses import replace

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot import Family
from poinsot.algebra import Dual, dual
from poinsot.algorithms.parameters import FreeParameters
from poinsot.elements import JointSpring, find_algorithm

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


def test_p_broadcasts_like_every_argument() -> None:
    family, p, state = family_of(0)
    q, v, a = state.values()
    many = np.stack([p, family.defaults, p])
    tau = family.inverse_dynamics(q, v, a, many[:, None])
    assert tau.shape == (3, 1, family.mechanism.nv)
    np.testing.assert_array_equal(tau[0], tau[2])
    np.testing.assert_array_equal(tau[1, 0], family.inverse_dynamics(q, v, a, family.defaults))


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


def test_a_family_pickles() -> None:
    family, p, state = family_of(2)
    twin = pickle.loads(pickle.dumps(family))
    assert twin.parameter_names == family.parameter_names
    arguments = state["q"], state["v"], p
    np.testing.assert_array_equal(twin.bias_force(*arguments), family.bias_force(*arguments))


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
    for wrong in ({"m": 1.0}, "heavy", [*p[:-1], "heavy"]):
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
