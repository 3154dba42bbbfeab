"""Singular poses: known ones are found, with the right screws, and what a mechanism has everywhere is none."""

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES, quick
from multibody.closed_zoo import random_closed
from poinsot import ModelError, SimulationError, pairing
from poinsot.analysis import actuation, admissible, singularity, twist_space
from poinsot.analysis.null_spaces import least_solutions, null_spaces, ranks
from poinsot.analysis.singularities import spaces_at
from poinsot.multibody import GROUND, Motion, passive_loads
from poinsot.multibody import twists as twists_of_links
from poinsot.screws import ScrewSystem
from systems.kinestatic_cases import drawn, hexagon, placed, serial, stewart, three_upu

X, Y, Z = np.eye(3)
ZERO = np.zeros(3)


def four_bar(A: np.ndarray, B: np.ndarray, C: np.ndarray, D: np.ndarray) -> po.Mechanism:
    ends = [
        ("A", "ground", "crank", A), ("B", "crank", "coupler", B), ("C", "coupler", "rocker", C),
        ("D", "ground", "rocker", D),
    ]  # fmt: skip
    return drawn("four-bar", [(n, "revolute", a, b, placed(np.array([*p, 0.0]), Z)) for n, a, b, p in ends])


def turning_about(point: np.ndarray) -> ScrewSystem:
    return ScrewSystem.span([po.Twist(Z, np.cross([*point, 0.0], Z))])


A, B = np.array([0.0, 0.0]), np.array([0.4, 0.0])


@pytest.mark.parametrize("along", [0.9, -0.9])
def test_a_four_bar_at_its_dead_points(along: float) -> None:
    """Crank and coupler in one line: the rocker stops whatever the crank does, and cannot drive the crank."""
    m = four_bar(A, B, B + np.array([along, 0]), np.array([0.8, -0.6]))
    q = m.neutral()
    stops = singularity(m, q, "rocker", ["A"])
    assert stops.kind == "serial" and stops.lost.order == 1 and stops.gained.order == 0
    dead = singularity(m, q, "crank", ["D"])
    assert dead.kind == "parallel" and dead.gained.equals(turning_about(A), 1e-7)
    assert "keeps 1 freedom with 'D' locked" in dead.sentence
    assert not actuation(m, q, ["D"], "crank").immobile
    lost = stops.lost.motors[0]  # resisted at this pose alone: it has a moment about D
    assert abs(po.pairing(lost, turning_about(np.array([0.8, -0.6])).motors[0])) > 1e-3


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_elsewhere_a_four_bar_is_regular(rng: np.random.Generator) -> None:
    a = rng.uniform(0.4, 2.5)
    m = four_bar(A, 0.4 * np.array([np.cos(a), np.sin(a)]), np.array([0.8, 0.7]), np.array([1.0, 0.0]))
    for body, actuated in (("rocker", ["A"]), ("crank", ["D"]), ("coupler", ["A"])):
        found = singularity(m, m.neutral(), body, actuated)
        assert found.kind == "regular" and not found.singular and (found.freedoms, found.general) == (1, 1)


@pytest.mark.sample(2)
@pytest.mark.parametrize("loops", [0, 1, 2])
@pytest.mark.parametrize("seed", quick(2, range(5)))
def test_random_mechanisms_are_regular_at_random_poses(seed: int, loops: int) -> None:
    m = po.Mechanism(zoo.random_model(np.random.default_rng(seed), bodies=4, loops=loops))
    moves = admissible(m, m.neutral())
    rates = np.random.default_rng(seed + 9).normal(size=moves.shape[1])
    moved = m.assemble(m.integrate(m.neutral(), moves @ rates * 0.1))
    for body in ("b1", "b3"):
        assert singularity(m, moved, body, list(m.freedom_names[:1])).kind == "regular"


def test_a_flat_parallelogram_gains_a_freedom_as_a_whole() -> None:
    m = four_bar(A, B, np.array([1.4, 0.0]), np.array([1.0, 0.0]))
    found = singularity(m, m.neutral(), "coupler", ["A"])
    assert "configuration" in found.kind and "parallel" in found.kind and (found.freedoms, found.general) == (2, 1)


def test_a_wrist_with_axes_in_line_loses_a_freedom() -> None:
    def arm(bend: float) -> po.Mechanism:
        axis = np.array([np.sin(bend), 0, np.cos(bend)])
        return serial(
            [
                ("revolute", ZERO, Z), ("revolute", ZERO, Y), ("revolute", 0.4 * X, Y), ("revolute", X, Z),
                ("revolute", X, Y), ("revolute", X, axis),
            ]
        )  # fmt: skip

    joints = [f"J{k}" for k in range(6)]
    straight, bent = arm(0.0), arm(0.7)
    shoulder = singularity(bent, bent.neutral(), "hand", joints)
    assert shoulder.kind == "serial" and shoulder.lost.order == 1  # the elbow is stretched: all in one line
    raised = bent.integrate(bent.neutral(), np.array([0.1, 0.3, -0.8, 0.2, 0.3, 0.1]))
    assert singularity(bent, raised, "hand", joints).kind == "regular"
    folded = straight.integrate(straight.neutral(), np.array([0.1, 0.3, -0.8, 0.2, 0.0, 0.1]))
    found = singularity(straight, folded, "hand", joints)
    assert found.kind == "serial" and found.lost.order == 1
    here = twist_space(straight, folded, "hand")
    assert here.order == 5 and found.lost.equals(here.reciprocal(), 1e-7)


def lines(base: np.ndarray, top: np.ndarray) -> np.ndarray:
    d = (top - base) / np.linalg.norm(top - base, axis=1)[:, None]
    return np.hstack([d, np.cross(base, d)])


LEGS = [f"P{k}" for k in range(6)]


def test_a_stewart_platform_at_a_quarter_turn_gains_a_screw() -> None:
    """Similar hexagons, the platform turned by 90°: six leg lines of rank 5 (Fichter), so a screw escapes them."""
    base, top = hexagon(1.0, 0.2), hexagon(0.6, 0.2 + np.pi / 3, np.pi / 2, 0.8)
    m = stewart(base, top)
    sigma = np.linalg.svd(lines(base, top), compute_uv=False)
    found = singularity(m, m.neutral(), "platform", LEGS)
    expected = ScrewSystem.span(lines(base, top), kind="wrench").reciprocal()
    assert expected.order == int((sigma < 1e-9).sum())
    assert found.gained.order == expected.order == 1 and found.kind == "parallel"
    assert found.gained.equals(expected, 1e-7)


def test_a_stewart_platform_at_rest_on_slanted_legs_is_regular() -> None:
    base, top = hexagon(1.0, 0.2), hexagon(0.6, 0.2 + np.pi / 3, 0.1, 0.8)
    m = stewart(base, top)
    assert np.linalg.svd(lines(base, top), compute_uv=False)[-1] > 1e-2
    assert singularity(m, m.neutral(), "platform", LEGS).kind == "regular"


def test_what_a_three_upu_never_does_is_no_singularity() -> None:
    m = three_upu()
    q = m.neutral()
    found = singularity(m, q, "platform", ["P0", "P1", "P2"])
    assert found.kind == "regular" and found.sentence == "Body 'platform' moves as it does near here."
    flat = three_upu(small=0.999, height=1e-9)  # legs in the plane of the base: no leg lifts the platform
    assert twist_space(m, q, "platform").order == 3
    assert singularity(flat, flat.neutral(), "platform", ["P0", "P1", "P2"]).singular


def test_a_pose_that_is_no_closed_configuration_is_refused() -> None:
    m = four_bar(A, B, np.array([0.8, 0.7]), np.array([1.0, 0.0]))
    with pytest.raises(ModelError, match="not closed"):
        singularity(m, np.full(m.nq, 0.2), "rocker", ["A"])
    with pytest.raises(ModelError, match="finite coordinates"):
        singularity(m, np.full(m.nq, np.nan), "rocker", ["A"])


# Many poses asked at once: singularities, spaces of twists, reactions and efforts are those of each pose alone.
SEEDS = quick(1, range(8))


def closed_poses(m: po.Mechanism, count: int, size: float, seed: int = 0) -> np.ndarray:
    """Closed configurations near the drawn one."""
    moves = np.random.default_rng(seed).normal(size=(count, m.nv)) * size * m.scales.freedoms
    found, status = m.assemble(m.integrate(m.assemble(), moves), status=True)
    return np.asarray(found[status == 0])


@pytest.mark.parametrize("shape", [(3, 5), (5, 3), (4, 4), (15, 21), (2, 0), (0, 3), (1, 1)])
@pytest.mark.parametrize("count", [1, 40])
def test_ranks_and_null_spaces_are_those_of_singular_values(shape: tuple[int, int], count: int) -> None:
    rng = np.random.default_rng(1)
    m, k = shape
    A = rng.normal(size=(count, m, k))
    if m > 1:
        A[::3, 1] = A[::3, 0]  # dependent rows
        A[1::3, 1] = A[1::3, 0] + 1e-6 * A[1::3, 1]  # nearly so
        A[2::3, 0] *= 1e-5
    A, given = np.asfortranarray(A), A.copy()
    N, counts = null_spaces(A, 1e-8)
    ranks(A, 1e-8), least_solutions(A, np.ones((count, k)))
    np.testing.assert_array_equal(A, given)
    expected = [int((np.linalg.svd(a, compute_uv=False) > 1e-8).sum()) if a.size else 0 for a in A]
    np.testing.assert_array_equal(ranks(A, 1e-8), expected)
    np.testing.assert_array_equal(counts, k - np.array(expected))
    assert np.abs(A @ N).max(initial=0.0) < 1e-8
    for each, own in zip(N, counts, strict=True):
        wanted = np.diag([1.0] * own + [0.0] * (N.shape[2] - own))
        np.testing.assert_allclose(each.T @ each, wanted, rtol=0, atol=1e-12)


def test_spaces_at_many_poses_are_those_of_each(seed: int) -> None:
    m = po.Mechanism(random_closed(seed)[0])
    Q = closed_poses(m, 4, 0.2, seed)
    body, other, lock = m.body_names[-1], m.body_names[0], m.freedom_names[0]
    closing = m.closure_names[0]
    for locked in ([lock], [closing, m.body_names[1]]):
        found = spaces_at(m, Q, body, other, locked)
        for k, q in enumerate(Q):
            assert found.freedoms[k] == admissible(m, q).shape[1]
            assert found.twists(k).equals(twist_space(m, q, body, other), 1e-6)
            assert found.twists_left(k).equals(twist_space(m, q, body, other, locked), 1e-6)
            assert (found.moves[k], found.left[k]) == (found.twists(k).order, found.twists_left(k).order)


def assert_same_singularities(m: po.Mechanism, Q: np.ndarray, body: str, actuated: list[str]) -> np.ndarray:
    every = m.singularity(Q, body, actuated)
    for k, q in enumerate(Q):
        if every.kind[k] == "unknown":
            assert every.freedoms[k] == every.general[k] == -1 and every.lost[k] is None
            with pytest.raises(ModelError):
                m.singularity(q, body, actuated)
            continue
        one = m.singularity(q, body, actuated)
        assert (one.kind, one.freedoms, one.general, one.sentence) == (
            every.kind[k], every.freedoms[k], every.general[k], every.sentence[k],
        )  # fmt: skip
        assert one.lost.equals(every.lost[k], 1e-6) and one.gained.equals(every.gained[k], 1e-6)
        assert one.singular == every.singular[k]
    return np.asarray(every.kind)


def test_singularities_of_many_poses_are_those_of_each() -> None:
    m = po.load(EXAMPLES / "parallelogram.toml")
    crank = m.tree.links[0].joint
    Q = np.array([m.assemble(m.integrate(m.assemble(), [x, 0.0, 0.0]), keep=(crank,)) for x in (0.0, 0.4, 0.9)])
    flat = m.neutral() * 0.0
    Q = np.vstack([Q, m.assemble(flat), Q[0] + 1e-3, Q[0] * np.nan])
    kinds = assert_same_singularities(m, Q, m.body_names[1], [crank])
    assert kinds[-1] == kinds[-2] == "unknown" and "regular" in kinds
    with pytest.raises(SimulationError, match="coordinates each"):
        m.singularity(Q[:, :-1], m.body_names[1], [crank])
    with pytest.raises(ModelError, match="no body"):
        m.singularity(Q, "nobody", [crank])
    with pytest.raises(ModelError, match="to lock"):
        m.singularity(Q, m.body_names[1], ["nothing"])


@pytest.mark.long
@pytest.mark.parametrize("name", ["kinestatics/stewart", "kinestatics/three_upu", "kinestatics/seven_joint_arm"])
def test_singularities_of_parallel_robots_at_many_poses(name: str) -> None:
    m = po.load(EXAMPLES / f"{name}.toml")
    slides = [link.joint for link in m.tree.links if link.pair.kind == "prismatic"] or [m.tree.links[0].joint]
    body = "platform" if "platform" in m.body_names else m.body_names[-1]
    assert_same_singularities(m, closed_poses(m, 5, 0.05), body, slides)


def test_reactions_at_many_states_are_those_at_each_and_balance_wrenches_from_outside() -> None:
    rng = np.random.default_rng(3)
    m = po.Mechanism(zoo.random_model(rng, bodies=3, loops=1, elements=2))
    Q = closed_poses(m, 20, 0.1)[:18]
    V, tau = 0.3 * rng.normal(size=(2, len(Q), m.nv))
    V = np.array([m.initial_state((q, v))[m.nq :] for q, v in zip(Q, V, strict=True)])
    pushed = {m.body_names[-1]: rng.normal(size=(len(Q), 6)), m.body_names[0]: rng.normal(size=6)}
    found = m.reactions(Q, V, tau, pushed, frame="aligned")
    for k in (0, 5):
        own = {name: W[k] if W.ndim > 1 else W for name, W in pushed.items()}
        for name, one in m.reactions(Q[k], V[k], tau[k], own, frame="aligned").items():
            size = max(1.0, np.abs(one.wrench).max())
            np.testing.assert_allclose(found[name].wrench[k], one.wrench, rtol=0, atol=1e-7 * size, err_msg=name)
            np.testing.assert_array_equal(found[name].undetermined[k], one.undetermined)
    X, twists = m.poses(Q), m.twists(Q, V)
    loaded = m.with_wrenches(*pushed, frame="aligned")
    W = np.stack([np.broadcast_to(x, (len(Q), 6)) for x in pushed.values()], axis=1)
    a = loaded.forward_dynamics(Q, V, tau, W)
    h = 1e-5
    before, after = (m.kinetic_energy(m.integrate(Q, s * h * V + h**2 / 2 * a), V + s * h * a) for s in (-1, 1))
    rate = (after - before) / (2 * h)  # of the kinetic energy, by which all wrenches on the bodies together work
    power, size = np.zeros(len(Q)), np.ones(len(Q))

    def counted(body: str, wrench: np.ndarray) -> None:
        if body == GROUND:
            return
        work = np.einsum("ni,ni->n", wrench, twists[:, m.body_names.index(body)])
        np.add(power, work, out=power)
        np.add(size, np.abs(work), out=size)

    for name, one in found.items():
        joint = m.tree.model.joint(name)
        counted(joint.successor, one.wrench)
        counted(joint.predecessor, -one.wrench)
    for (name, _), each in zip(pushed.items(), np.moveaxis(W, 1, 0), strict=True):
        at = X[:, m.body_names.index(name), :3, 3]
        counted(name, np.hstack([each[:, :3] + np.cross(at, each[:, 3:]), each[:, 3:]]))
    for body in m.model.bodies:
        k, own = m.body_names.index(body.name), body.inertia
        centre = X[:, k, :3, :3] @ np.asarray(own.first_moment, dtype=float) + own.mass * X[:, k, :3, 3]
        force = np.broadcast_to(own.mass * np.asarray(m.model.gravity), (len(Q), 3))
        counted(body.name, np.hstack([np.cross(centre, np.asarray(m.model.gravity)[None]), force]))
    loads = [passive_loads(Motion.of(m.tree, q, v)).wrenches for q, v in zip(Q, V, strict=True)]
    for k, (q, v) in enumerate(zip(Q, V, strict=True)):
        moving = twists_of_links(m.tree, q, v)
        power[k] += sum(float(pairing(W, moving[i])) for i, W in loads[k].items())
    np.testing.assert_allclose(power, rate, rtol=0, atol=1e-4 * size.max())


def test_a_four_bars_open_components_are_marked_in_a_batch() -> None:
    m = po.load(EXAMPLES / "four_bar.toml")
    Q = closed_poses(m, 20, 0.1)
    zero = np.zeros((len(Q), m.nv))
    found = m.reactions(Q.reshape(4, 5, -1), zero[0], zero[0])
    for name, one in found.items():
        assert one.wrench.shape == one.undetermined.shape == (4, 5, 6)
        alone = m.reactions(Q[7], zero[0], zero[0])[name]
        np.testing.assert_array_equal(one.undetermined.reshape(20, 6)[7], alone.undetermined)
        np.testing.assert_allclose(one.wrench.reshape(20, 6)[7], alone.wrench, rtol=0, atol=1e-9)


def test_efforts_of_actuators_at_many_states_are_those_at_each(seed: int) -> None:
    m, rng = po.Mechanism(random_closed(seed)[0]), np.random.default_rng(seed)
    Q = closed_poses(m, 12, 0.1, seed)
    V = np.zeros((len(Q), m.nv))
    tau = rng.normal(size=(len(Q), m.nv))
    a = m.forward_dynamics(Q, V, tau)
    a[3] += rng.normal(size=m.nv)  # which closures or actuators may forbid
    for names in (list(m.freedom_names), [m.freedom_names[0]]):
        found = m.actuator_efforts(Q, V, a, names)
        for k in range(len(Q)):
            every = np.array([found[name][k] for name in names])
            if np.isnan(every).any():
                assert np.isnan(every).all()
                with pytest.raises(SimulationError, match="cannot produce this motion"):
                    m.actuator_efforts(Q[k], V[k], a[k], names)
            else:
                one = np.array([*m.actuator_efforts(Q[k], V[k], a[k], names).values()])
                np.testing.assert_allclose(every, one, rtol=0, atol=1e-8 * max(1.0, np.abs(one).max()))


def test_least_solutions_are_those_of_the_pseudoinverse() -> None:
    rng = np.random.default_rng(5)
    for m, k in ((3, 5), (5, 3), (4, 4), (1, 2)):
        A, b = rng.normal(size=(30, m, k)), rng.normal(size=(30, k))
        if m > 1:
            A[::4, 1] = -A[::4, 0]
        found, basis = least_solutions(A, b)
        for one, x, d, y in zip(A, found, basis, b, strict=True):
            np.testing.assert_allclose(x, np.linalg.pinv(one.T, rcond=1e-9) @ y, rtol=0, atol=1e-9)
            assert np.abs(one.T @ d).max(initial=0.0) < 1e-12
            assert (np.linalg.norm(d, axis=0) > 0.5).sum() == m - np.linalg.matrix_rank(one)
