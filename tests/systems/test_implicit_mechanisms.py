"""The kinestatic network of a mechanism as an implicit system moves as the recursive algorithms say (row 34)."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.closed_zoo import longer
from poinsot import Model
from poinsot.analysis import implicit_mechanism, implicit_state, implicit_system, kinestatic_motion, kinestatic_network
from poinsot.elements import Expression, LinearDamper, LinearSpring, PointForce
from poinsot.multibody import Tree, build_tree, constraint_jacobian
from poinsot.simulation import ImplicitHamiltonianSystem

Floats = np.ndarray
PUSH = "2*cos(3*t)"
KINDS = ("revolute", "prismatic", "helical", "cylindrical", "spherical", "universal", "planar", "free")


def random_mechanism(seed: int) -> tuple[Tree, Floats, Floats]:
    """Trees (odd seeds) and closed mechanisms with a spring, a damper and a force, moving as loops allow."""
    rng = np.random.default_rng(seed)
    closed = not seed % 2
    kinds = ("revolute", "spherical", "universal", "cylindrical") if closed else KINDS
    model = zoo.random_model(rng, bodies=3, loops=int(closed), kinds=kinds)
    a, b = (tuple(rng.normal(size=3)) for _ in range(2))
    spring = LinearSpring("spring", "b0", a, "b2", b, 30.0, 0.4)
    damper = LinearDamper("damper", "ground", b, "b1", a, 2.0)
    push = PointForce("push", "b1", a, (1.0, 0.0, 0.0), Expression(PUSH), follows=True)
    tree = build_tree(replace(model, elements=(spring, damper, push)))
    q, v = zoo.random_state(tree, rng)
    if closed:
        q = zoo.configuration.neutral(tree)
        A = np.asarray(constraint_jacobian(tree, q), dtype=float)
        v = v - np.linalg.pinv(A, 1e-10) @ (A @ v)
    return tree, q, v


@pytest.mark.parametrize("seed", quick(1, range(20)))
def test_it_moves_as_forward_dynamics_says(seed: int) -> None:
    """Rates of momenta at the start, as the network has them; then the poses, the momenta and the books of a run."""
    tree, q, v = random_mechanism(seed)
    m = po.Mechanism(tree.model)
    implicit = implicit_mechanism(tree, q)
    x = implicit_state(tree, q, v)
    system = ImplicitHamiltonianSystem(implicit).system(initial=x, inputs={"element push": 0.0})
    assert system.dynamics.flow is not None
    rates, _ = system.dynamics.flow.ufunc(x, np.zeros(len(x)), np.zeros(1), np.zeros(1))
    motion = kinestatic_motion(implicit_system(kinestatic_network(tree, q), v), np.zeros(tree.nv))
    np.testing.assert_allclose(motion.acceleration, m.forward_dynamics(q, v, np.zeros(tree.nv)), rtol=1e-9, atol=1e-9)
    size = np.abs(rates).max()
    at = dict(zip(system.state.names, rates, strict=True))
    for body, wanted in motion.momentum_rates.items():
        found = [at[f"momentum {body}[{k}]"] for k in range(6)]
        np.testing.assert_allclose(found, wanted, atol=1e-9 * size, err_msg=f"seed {seed}")
    options: dict[str, Any] = {"initial": x, "inputs": {"element push": PUSH}, "outputs": system.state.names}
    run = po.simulate(implicit, time=0.2, samples=3, **options)
    other = po.simulate(m, time=0.2, samples=3, initial=(q, v), outputs=["joint_position", "joint_velocity"])
    for k in range(3):
        found = np.array([float(run[name][k]) for name in system.state.names])
        wanted = implicit_state(tree, other.joint_position[k].values, other.joint_velocity[k].values)
        assert distance(found, wanted) < 1e-9 * max(1.0, np.abs(wanted).max()), f"seed {seed}"
    assert run.attrs["status"] == "done" and float(run.energy_imbalance.max()) < 1e-9
    np.testing.assert_allclose(run.energy_dissipated[-1, 0], other.energy_dissipated[-1, 0], atol=1e-9 * size)
    np.testing.assert_allclose(run.energy_supplied[-1].sum(), other.energy_supplied[-1].sum(), atol=1e-9 * size)


def distance(found: Floats, wanted: Floats) -> float:
    """The largest difference; q and −q are the same rotation."""
    a, b = found.reshape(-1, 13), wanted.reshape(-1, 13).copy()
    b[:, 3:7] *= np.sign((a[:, 3:7] * b[:, 3:7]).sum(axis=1))[:, None]
    return float(np.abs(a - b).max())


@pytest.mark.parametrize("name", quick(0, ["bennett", "bricard"]))
def test_constraints_that_repeat_one_another_drop_out(name: str) -> None:
    m = po.load(f"examples/{name}.toml")
    q, v = np.split(m.initial_state(), [m.nq])
    x = implicit_state(m.tree, q, v)
    run = po.simulate(implicit_mechanism(m.tree, q), time=0.3, samples=2, initial=x)
    other = po.simulate(m, time=0.3, samples=2)
    wanted = implicit_state(m.tree, other.joint_position[-1].values, other.joint_velocity[-1].values)
    assert distance(np.array([float(run[name][-1]) for name in list(run)[: len(x)]]), wanted) < 1e-9


@pytest.mark.parametrize("size", quick(1, [1.0, 1e-5, 1e5]))
@pytest.mark.parametrize("name", quick(1, ["four_bar", "double_pendulum", "andrews"]))
def test_bodies_of_which_a_file_says_the_moments_that_matter(name: str, size: float) -> None:
    """Planar bodies have one moment; those about axes that they cannot turn about are nobody's business: at any size,
    the motion of pendulum time is that of the mechanism."""
    model = po.load(f"examples/{name}.toml").tree.model
    # the spring of Andrews' mechanism does not grow with it
    model = longer(replace(model, elements=()) if name == "andrews" and size > 1 else model, size)
    m = po.Mechanism(model)
    q = m.initial_state()[: m.nq]
    A = m.constraint_jacobian(q)
    v = np.linspace(1.0, 2.0, m.nv) / np.sqrt(size)
    v = v - np.linalg.pinv(A, 1e-9) @ (A @ v)
    x = implicit_state(m.tree, q, v)
    inputs = {f"element {e.name}": 0.0 for e in m.tree.model.sources}
    time = 0.05 * float(np.sqrt(size))
    run = po.simulate(implicit_mechanism(m.tree, q), time=time, samples=2, initial=x, inputs=inputs)
    still = {e.name: 0.0 for e in m.tree.model.sources}
    other = po.simulate(m, time=time, samples=2, initial=(q, v), inputs=still)
    wanted = implicit_state(m.tree, other.joint_position[-1].values, other.joint_velocity[-1].values)
    found = np.array([float(run[name][-1]) for name in list(run)[: len(x)]])
    length = np.abs(m.poses(q)[:, :3, 3]).max()
    a, b = found.reshape(-1, 13), wanted.reshape(-1, 13)
    b[:, 3:7] *= np.sign((a[:, 3:7] * b[:, 3:7]).sum(axis=1))[:, None]
    assert np.abs(a - b)[:, 3:7].max() < 1e-8 and np.abs(a - b)[:, :3].max() < 1e-8 * length
    p = sum(body.inertia.mass for body in model.bodies) * length / np.sqrt(size)  # a momentum of pendulum time
    assert np.abs(a - b)[:, 10:].max() < 1e-6 * p and np.abs(a - b)[:, 7:10].max() < 1e-6 * p * length
    assert float(run.energy_imbalance.max()) < 1e-9


def test_a_point_on_a_pole_on_a_cart_is_refused() -> None:
    """Where the pair moves the point, turning about the point moves nothing: momentum alone does not tell."""
    m = po.load("examples/cart_pole.toml")
    with pytest.raises(po.ModelError, match=r"'pole'.*moves no inertia"):
        implicit_mechanism(m.tree, m.initial_state()[: m.nq])


def odd(**change: Any) -> Model:
    model = random_mechanism(0)[0].model
    return replace(model, **change)


def test_what_has_no_form_is_refused_by_name() -> None:
    tree, q, _ = random_mechanism(0)
    joints = (*tree.model.joints[:1], replace(tree.model.joints[1], armature=0.3), *tree.model.joints[2:])
    for model, words in (
        (odd(joints=joints), "has a rotor"),
        (
            odd(bodies=(replace(tree.model.bodies[0], inertia=po.Inertia.zero()), *tree.model.bodies[1:])),
            "moves no inertia",
        ),
    ):
        with pytest.raises(po.ModelError, match=words):
            implicit_mechanism(build_tree(model), q)
