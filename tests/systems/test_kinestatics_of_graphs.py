"""Kinestatics by tree and closures against the equations of the graph, over serial, parallel and closed mechanisms.

The two share the poses of the bodies and nothing else: see ``systems.graph_equations``. Twists are compared with twists
from compatibility, wrenches with wrenches from equilibrium; that both are dual is then a result and no assumption.
"""

from collections.abc import Callable, Iterator

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot import analysis
from poinsot.algebra.arrays import Floats
from poinsot.multibody import GROUND, body_pose
from systems.graph_equations import Graph, rank
from systems.kinestatic_cases import crossed, drawn, placed, stewart, three_upu

Z = np.array([0.0, 0.0, 1.0])
LEGS = ("UPS", "RRS", "PRS", "RUR", "SPS", "UPU", "RRR", "PUS", "CS", "RPC")
LETTERS = {"R": "revolute", "P": "prismatic", "U": "universal", "S": "spherical", "C": "cylindrical"}


def frame(kind: str, at: Floats, axis: Floats, rng: zoo.Rng) -> po.Displacement:
    return crossed(at, axis, zoo.random_unit(rng)) if kind == "universal" else placed(at, axis)


def serial(rng: zoo.Rng) -> po.Mechanism:
    """One to eight joints; some axes equal, parallel or meeting, so that rank falls short of the count."""
    axes: list[tuple[Floats, Floats]] = [(rng.normal(size=3), zoo.random_unit(rng))]
    for _ in range(int(rng.integers(0, 8))):
        at, u = axes[int(rng.integers(len(axes)))]
        fresh = rng.normal(size=3), zoo.random_unit(rng)
        axes.append([fresh, (at + 0.7 * u, u), (fresh[0], u), (at, fresh[1])][int(rng.integers(4))])
    names = [GROUND, *(f"b{k}" for k in range(len(axes)))]
    kinds = rng.choice(["revolute", "prismatic", "cylindrical", "universal"], size=len(axes), p=[0.6, 0.2, 0.1, 0.1])
    joints = [
        (f"j{k}", str(kind), names[k], names[k + 1], frame(str(kind), *axis, rng))
        for k, (kind, axis) in enumerate(zip(kinds, axes, strict=True))
    ]
    return drawn("serial", joints)


def parallel(rng: zoo.Rng) -> po.Mechanism:
    """A platform on two to four legs of random structure; now and then with all axes of a leg parallel."""
    joints, tree = [], []
    for k in range(int(rng.integers(2, 5))):
        leg = str(rng.choice(LEGS))
        ends = [GROUND, *(f"leg{k}{j}" for j in range(len(leg) - 1)), "platform"]
        common = zoo.random_unit(rng) if rng.random() < 0.4 else None
        for j, letter in enumerate(leg):
            axis = zoo.random_unit(rng) if common is None else common
            kind = LETTERS[letter]
            joints.append((f"{leg}{k}{j}", kind, ends[j], ends[j + 1], frame(kind, rng.normal(size=3), axis, rng)))
            tree.append(joints[-1][0]) if j < len(leg) - 1 or k == 0 else None
    return drawn("parallel", joints, tree=tuple(tree))


def closed(rng: zoo.Rng) -> po.Mechanism:
    """Five bodies of any pairs with one to four loops of any pairs."""
    return po.Mechanism(zoo.random_model(rng, bodies=5, loops=int(rng.integers(1, 5))))


def ring(rng: zoo.Rng) -> po.Mechanism:
    """Four to seven revolutes in a ring; general, all axes parallel (planar), or all through a point (spherical)."""
    n, manner = int(rng.integers(4, 8)), str(rng.choice(["general", "planar", "spherical"]))
    u, points = zoo.random_unit(rng), rng.normal(size=(n, 3))
    names = [GROUND, *(f"b{k}" for k in range(n - 1)), GROUND]
    axes = {"general": [zoo.random_unit(rng) for _ in range(n)], "planar": [u] * n, "spherical": list(points)}[manner]
    joints = [(f"j{k}", "revolute", names[k], names[k + 1], placed(points[k], axes[k])) for k in range(n)]
    return drawn(f"{manner} ring", joints, tree=tuple(f"j{k}" for k in range(n - 1)))


MAKERS: dict[str, Callable[[zoo.Rng], po.Mechanism]] = {
    "serial": serial, "parallel": parallel, "closed": closed, "ring": ring,
    "stewart": lambda rng: stewart(rng.normal(size=(6, 3)), rng.normal(size=(6, 3)) + 3 * Z),
    "singular stewart": lambda rng: stewart(*np.split(np.roll(rng.normal(size=(12, 3)), 1, axis=0) * [1, 1, 0], 2)),
    "three-UPU": lambda rng: three_upu(small=rng.uniform(0.2, 0.8), translational=bool(rng.integers(2))),
}  # fmt: skip


def poses(m: po.Mechanism, q: Floats) -> dict[str, Floats]:
    return {body: np.asarray(body_pose(m.tree, q, body).matrix, dtype=float) for body in m.body_names}


def configurations(m: po.Mechanism, rng: zoo.Rng, moved: bool) -> Iterator[Floats]:
    """As it is drawn, and where an admissible move takes it."""
    q = np.asarray(m.neutral(), dtype=float)
    yield q
    if not moved:
        return
    moves = analysis.admissible(m, q)
    if moves.shape[1]:
        try:
            yield m.assemble(m.integrate(q, moves @ rng.normal(size=moves.shape[1]) * 0.2))
        except po.AssemblyError:
            return


def pairs_of_bodies(m: po.Mechanism, rng: zoo.Rng) -> list[tuple[str, str]]:
    names = [*m.body_names, GROUND]
    some = [tuple(rng.choice(names, size=2, replace=False)) for _ in range(3)]
    return [(str(m.body_names[-1]), GROUND), *((str(a), str(b)) for a, b in some)]


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", quick(1, range(6)))
@pytest.mark.parametrize("name", MAKERS)
def test_twists_and_wrenches_are_those_of_the_graph(name: str, seed: int) -> None:
    rng = np.random.default_rng([seed, len(name)])
    m = MAKERS[name](rng)
    for q in configurations(m, rng, moved=seed < 3):
        graph = Graph.of(m, poses(m, q))
        mobility = graph.mobility()
        assert analysis.admissible(m, q).shape[1] == mobility
        assert (
            analysis.overconstraints(m, q).count
            == graph.overconstraints()
            == 6 * len(graph.joints) - (6 * len(graph.bodies) + graph.freedoms - mobility)
        )
        for body, other in pairs_of_bodies(m, rng):
            compare(m, q, graph, body, other, ())
            assert analysis.self_motions(m, q, body, other).shape[1] == mobility - rank(graph.twists(body, other))


def compare(m: po.Mechanism, q: Floats, graph: Graph, body: str, other: str, locked: tuple[str, ...]) -> None:
    """Both spaces of two bodies, by either way."""
    free, held = analysis.twist_space(m, q, body, other, locked), analysis.wrench_space(m, q, body, other, locked)
    twists, wrenches = graph.twists(body, other, locked), graph.wrenches(body, other, locked)
    assert (free.order, held.order) == (rank(twists), rank(wrenches))
    for column in twists.T:
        assert np.linalg.norm(column) < 1e-8 or free.contains(po.Twist.of(column), 1e-6)
    for column in wrenches.T:
        assert np.linalg.norm(column) < 1e-8 or held.contains(po.Wrench.of(column), 1e-6)


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", quick(1, range(6)))
@pytest.mark.parametrize("name", MAKERS)
def test_locks_are_those_of_the_graph(name: str, seed: int) -> None:
    """Joints, closing ones too, and bodies are held; what is left, what is spare, and whether it stands still."""
    rng = np.random.default_rng([seed, 7, len(name)])
    m = MAKERS[name](rng)
    q = np.asarray(m.neutral(), dtype=float)
    graph = Graph.of(m, poses(m, q))
    names = [joint.name for joint in m.model.joints]
    locked = tuple(str(x) for x in rng.choice(names, size=min(len(names), int(rng.integers(1, 7))), replace=False))
    for holding in (locked, (*locked[:1], str(m.body_names[0]))):
        idle = graph.mobility(holding)
        assert analysis.admissible(m, q, holding).shape[1] == idle
        body = str(m.body_names[-1])
        compare(m, q, graph, body, GROUND, holding)
        whole, one = analysis.actuation(m, q, holding), analysis.actuation(m, q, holding, body)
        left = rank(graph.twists(body, GROUND, holding))
        assert (whole.immobile, whole.idle) == (idle == 0, idle)
        assert (one.immobile, one.free.order) == (left == 0, left)
    systems = analysis.joint_systems(m, q)
    assert list(systems) == names
    for joint, *_, F in graph.joints:
        assert systems[joint].order == rank(F)
        assert all(systems[joint].contains(po.Twist.of(column), 1e-9) for column in F.T)


@pytest.mark.long
def test_the_mechanisms_are_of_every_sort() -> None:
    """Rigid, mobile and overconstrained ones, and mechanisms whose rank falls short of counting, are all among them."""
    seen = set()
    for name, make in MAKERS.items():
        for seed in range(6):
            m = make(np.random.default_rng([seed, len(name)]))
            graph = Graph.of(m, poses(m, np.asarray(m.neutral(), dtype=float)))
            counted = 6 * len(graph.bodies) + graph.freedoms - 6 * len(graph.joints)
            mobility = graph.mobility()
            seen |= {
                (name, "rigid" if mobility == 0 else "mobile"),
                (name, "as counted" if counted == mobility else "paradox"),
            }
    assert {("closed", "rigid"), ("closed", "mobile"), ("parallel", "mobile"), ("ring", "paradox")} <= seen
    assert {("ring", "as counted"), ("singular stewart", "mobile"), ("three-UPU", "mobile")} <= seen
