"""Bodies, springs and pairs as structures on the manifold of poses: each by its law, and composed a mechanism."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import sympy

import poinsot as po
import zoo
from cases import EXAMPLES
from poinsot.algebra import Dual
from poinsot.multibody.applied import Motion
from poinsot.multibody.frames import body_poses
from poinsot.multibody.kinematics import body_twist
from poinsot.multibody.kinestatics.elements import body_structure, pair_structure, pose_at, spring_structure
from poinsot.multibody.kinestatics.network import kinestatic_network
from poinsot.multibody.kinestatics.solution import RigidBody, pair_between_bodies
from poinsot.multibody.model import Joint
from poinsot.multibody.spatial_springs import SpatialSpring
from poinsot.multibody.tree import Tree
from poinsot.structures import DiracFamily, Graph, Port, compose, gradient, port_connection_structure


def numbers(X: po.Displacement) -> np.ndarray:
    """x y z, qx qy qz qw."""
    return np.concatenate([X.translation, X.quaternion]).astype(float)


def test_a_body_flows_as_the_rigid_body_does(rng: np.random.Generator) -> None:
    """(Ẋ, Ṗ, −T; ∂H/∂X, ∂H/∂P, W) is on it, with Ẋ of the twist V and Ṗ of `RigidBody.flow`."""
    body = RigidBody(zoo.random_inertia(rng), tuple(rng.normal(size=3)))
    X, P, W = zoo.random_displacement(rng), zoo.random_momentum(rng), zoo.random_wrench(rng)
    x = np.array([9.0, *numbers(X), *P.vector])
    D = body_structure("b", 1).at(x)
    dH = gradient(lambda y: body.energy(pose_at(y, 1), po.Momentum.of(y[8:])), x).astype(float)
    V, rate = body.flow(X, P, W)
    h = 1e-6
    turned = [numbers(X @ po.Displacement.exp(V * s)) for s in (-h, h)]
    flows = np.concatenate([(turned[1] - turned[0]) / (2 * h), rate.vector, -(X @ V).vector])
    assert D.contains(flows, np.concatenate([dH[1:], W.vector]), 1e-8)
    assert D.port_names == ("displacement b", "momentum b", "body b")


def test_a_spring_is_driven_by_its_slope(rng: np.random.Generator) -> None:
    """Its effort is the wrench of `SpatialSpring.slope` in the world, for a ∂H/∂X taken in coordinates."""
    root = rng.normal(size=(6, 6))
    spring = SpatialSpring.of_stiffness(
        "s", "a", po.Displacement.identity(), "b", po.Displacement.identity(), root @ root.T
    )
    X_WA, X_AE, X_EF, T = (*(zoo.random_displacement(rng) for _ in range(3)), zoo.random_twist(rng))
    x = np.concatenate([numbers(X_WA), numbers(X_EF)])
    D = spring_structure("s", 7, 0, X_AE).at(x)
    dH = gradient(lambda y: spring.energy(pose_at(y, 7)), x).astype(float)[7:]
    W = (X_WA @ X_AE) @ spring.slope(X_EF)
    T_E, h = (X_WA @ X_AE).pull(T), 1e-6
    turned = [numbers(po.Displacement.exp(T_E * s) @ X_EF) for s in (-h, h)]
    flows = np.concatenate([(turned[1] - turned[0]) / (2 * h), -T.vector])
    assert D.contains(flows, np.concatenate([dH, W.vector]), 1e-7)


@pytest.mark.parametrize("kind", sorted(zoo.every_pair()))
def test_a_pair_lets_its_freedoms_pass_and_does_no_work(kind: str) -> None:
    """On bodies anywhere: T = S α with W = 0, and T = 0 with W = C λ, are on it; it is Dirac of its one port."""
    rng = np.random.default_rng(3)
    pair = zoo.every_pair()[kind]
    q, X_WA, X_PJ, X_SJ = zoo.random_coordinates(pair, rng), *(zoo.random_displacement(rng) for _ in range(3))
    X_P = X_WA @ X_PJ
    X_S = X_P @ pair.displacement(q)
    x = np.concatenate([numbers(X_WA), numbers(X_S @ X_SJ.inverse())])
    D = pair_structure(Joint("j", pair, "a", "b", X_PJ, X_SJ), 0, 7).at(x)
    assert D.port_names == ("joint j",) and D.size == 6
    for S in pair.motion_subspace(q):
        assert D.contains(-(X_S @ S).vector, np.zeros(6), 1e-8)
    assert np.linalg.matrix_rank(np.asarray(D.E, dtype=float), tol=1e-8) == len(pair.freedoms)


def test_elements_run_over_symbols_and_duals() -> None:
    x = np.array(sympy.symbols("x y z a b c d Lx Ly Lz px py pz", real=True), dtype=object)
    F, E = body_structure("b", 0).matrices(x)
    assert all(sympy.simplify(entry) == 0 for entry in (F @ E.T + E @ F.T).flat)
    moving = np.array([Dual(v, 1.0) for v in np.arange(1.0, 8.0)], dtype=object)
    here = po.Displacement.identity()
    hinge = Joint("j", zoo.every_pair()["revolute"], "ground", "b", here, here)
    assert pair_structure(hinge, None, 0).matrices(moving)[0].dtype == object
    S, C = [po.Twist.of([0, 0, 1, x[1], -x[0], 0])], [po.Wrench.of([0, 0, 0, 0, 0, 1])]
    flows, efforts = pair_between_bodies(S, C)
    assert flows[9, 6] == x[1] and not (efforts.T @ flows).any()


# ---------------------------------------------------------------------------------------------------- whole mechanisms


def places(tree: Tree) -> dict[str, int]:
    return {body.name: 13 * k for k, body in enumerate(tree.model.bodies)}


def composed(tree: Tree, graph: Graph, *more: DiracFamily) -> DiracFamily:
    """The laws of the graph with the pairs on their edges."""
    at = places(tree)
    light = [f"body {b.name}" for b in tree.model.bodies if not np.asarray(b.inertia.matrix, dtype=float).any()]
    pairs = [pair_structure(j, at.get(j.predecessor), at.get(j.successor)) for j in tree.model.joints]
    found = compose(port_connection_structure(graph, light), *pairs, *more)
    assert isinstance(found, DiracFamily)
    return found


@pytest.mark.parametrize("name", ["bennett", "parallelogram"])
def test_pairs_on_a_graph_are_the_kinestatic_network(name: str) -> None:
    """Also where constraints are redundant: no effort on the freedoms, ports of bodies open."""
    m = po.load(EXAMPLES / f"{name}.toml")
    q = m.initial_state()[: m.nq]
    network, poses = kinestatic_network(m.tree, q), body_poses(m.tree, q)
    x = np.concatenate([[*numbers(poses[b.name]), *np.zeros(6)] for b in m.tree.model.bodies])
    found = composed(m.tree, network.graph).at(x)
    assert found.same_as(network.actuated([]))


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["four_bar", "bennett"])
def test_bodies_a_spring_and_pairs_move_as_the_mechanism(name: str) -> None:
    """(ẋ, ∂H) ∈ D(x) for the accelerations of `forward_dynamics`, and for no others: (35), constraints redundant."""
    given = po.load(EXAMPLES / f"{name}.toml").tree.model
    a, b = given.bodies[0].name, given.bodies[1].name
    rng, K = np.random.default_rng(0), [[30.0 * (i == j) for j in range(3)] for i in range(3)]
    X_AE, X_BF = zoo.random_displacement(rng), zoo.random_displacement(rng)
    spring = SpatialSpring("s", a, b, K, K, X_AE=X_AE, X_BF=X_BF)  # type: ignore[arg-type]
    inertias = [po.Inertia.at_centre(b.inertia.mass, b.inertia.centre, (2e-3, 3e-3, 4e-3)) for b in given.bodies]
    given = replace(
        given, bodies=tuple(replace(b, inertia=each) for b, each in zip(given.bodies, inertias, strict=True))
    )
    m = po.Mechanism(replace(given, elements=(spring,)))
    tree, at, n = m.tree, places(m.tree), 13 * len(given.bodies)
    q = m.initial_state()[: m.nq]
    A = np.asarray(m.constraint_jacobian(q), dtype=float)
    v = rng.normal(size=m.nv)
    v -= np.linalg.pinv(A, 1e-10) @ (A @ v)
    graph = kinestatic_network(tree, q).graph
    family = composed(tree, graph, *(body_structure(b, at[b]) for b in at), spring_structure("s", n, at[a], X_AE))
    own = {body.name: RigidBody(body.inertia, given.gravity) for body in given.bodies}

    def energy(x: Any) -> Any:
        parts = [own[b].energy(pose_at(x, k), po.Momentum.of(x[k + 7 : k + 13])) for b, k in at.items()]
        return sum(parts, spring.energy(pose_at(x, n)))

    def state(q: np.ndarray, v: np.ndarray) -> np.ndarray:
        moving, found = Motion.of(tree, q, v), []
        poses = body_poses(tree, q)
        for name in at:
            V = body_twist(tree, moving.X_W, moving.V, tree.bodies[name])
            found += [numbers(poses[name]), (own[name].inertia * poses[name].pull(V)).vector]
        return np.concatenate([*found, numbers((poses[a] @ X_AE).inverse() @ poses[b] @ X_BF)]).astype(float)

    x, h = state(q, v), 1e-5
    vdot = np.asarray(m.forward_dynamics(q, v, np.zeros(m.nv)), dtype=float)
    D = family.at(x)
    dH = gradient(energy, x).astype(float)
    order = [name for b in at for name in (f"displacement {b}", f"momentum {b}")] + ["displacement s"]
    assert sorted(D.port_names) == sorted(order)
    for wrong in (0.0, 1.0):
        v1, v2 = (v + s * (vdot * (1 + wrong)) for s in (-h, h))
        rate = (state(m.integrate(q, v * h), v2) - state(m.integrate(q, -v * h), v1)) / (2 * h)
        assert D.reordered(order).contains(rate, dH, 1e-6) == (not wrong)


def test_structures_of_faulty_mechanisms_are_refused() -> None:
    here = po.Displacement.identity()
    hinge = Joint("j", zoo.every_pair()["revolute"], "ground", "b", here, here)
    with pytest.raises(po.ModelError, match="dimensions are 6 and 3"):
        compose(
            pair_structure(hinge, None, 0), DiracFamily(lambda x: (np.eye(3), np.zeros((3, 3))), (Port("joint j", 3),))
        )
