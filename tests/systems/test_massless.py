"""Bodies without inertia in closed loops: the limit of small masses, and the mechanism without them."""

import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, quick, saved
from multibody.closed_zoo import admissible, beside, longer, random_closed, stacked
from poinsot import Body, Displacement, Inertia, Joint, Model, pairs
from poinsot.algebra.arrays import Floats
from poinsot.algorithms.shapes import shape_of
from poinsot.analysis import admissible as allowed
from poinsot.analysis import implicit_system, kinestatic_motion
from poinsot.elements import algorithm_names, compiled, pair_of_kind
from poinsot.multibody import configuration, soundness, weightless_freedoms
from poinsot.systems.mechanism import Mechanism
from systems.massless_cases import MASSLESS, lightened, massless
from systems.rolled_models import rolled_beyond


def random_massless(seed: int) -> tuple[Model, set[str], np.random.Generator]:
    """A random closed mechanism that stays determined without the inertia of some of its bodies, and which."""
    for n in range(200):
        model, rng = random_closed(1000 * seed + n)
        names = {body.name for body in model.bodies if rng.random() < 0.4}
        m = po.Mechanism(lightened(model, names))
        lacking = [m.freedom_names.index(name) for name in weightless_freedoms(m.tree)]
        if (
            lacking
            and not m.weightless
            and np.abs(admissible(m.tree, m.neutral(), rng, np.ones(m.nv))[lacking]).max() > 0.1
        ):
            return model, names, rng
    raise AssertionError("no such mechanism")


def moving(m: po.Mechanism, rng: np.random.Generator) -> tuple[Floats, Floats, Floats]:
    """The drawn configuration, a velocity that loops allow, and efforts of the size of the weight."""
    q, sizes = m.neutral(), np.asarray(m.scales.freedoms)
    weight = np.abs(m.gravity_force(q) * sizes).max()
    return q, admissible(m.tree, q, rng, sizes), rng.normal(size=m.nv) * weight / sizes


def apart(m: po.Mechanism, a: Floats, b: Floats) -> float:
    """How far two accelerations are apart, relative, lengths over the size of the mechanism."""
    sizes = np.asarray(m.scales.freedoms)
    return float(np.abs((a - b) / sizes).max() / np.abs(b / sizes).max())


def misses(m: po.Mechanism, q: Floats, v: Floats, tau: Floats, v_dot: Floats) -> float:
    """How far v̇ misses d'Alembert's principle, Nᵀ (M v̇ + c − τ) = 0 with A N = 0, and A v̇ = a; relative."""
    N = allowed(m, q)
    power = N.T @ (m.inverse_dynamics(q, v, v_dot) - tau)
    each = np.abs(N.T) @ (np.abs(m.mass_matrix(q)) @ np.abs(v_dot) + np.abs(m.bias_force(q, v)) + np.abs(tau))
    return max(float((np.abs(power) / each).max()), float(m.closure_residual(q, v, tau).max()))


@pytest.mark.parametrize("seed", quick(1, range(40)))
def test_it_is_the_limit_of_small_masses_and_obeys_d_alembert(seed: int) -> None:
    """Of order one: the difference falls as the masses do. Equal to rounding where these bodies only pass forces on."""
    model, names, rng = random_massless(seed)
    m = po.Mechanism(lightened(model, names))
    q, v, tau = moving(m, rng)
    found = m.forward_dynamics(q, v, tau)
    assert misses(m, q, v, tau, found) < 1e-11
    tree = tuple(link.joint for link in m.tree.links)
    errors = [
        apart(m, po.Mechanism(replace(lightened(model, names, share), tree=tree)).forward_dynamics(q, v, tau), found)
        for share in (1e-4, 1e-6)
    ]
    print(seed, names, errors)
    assert errors[1] < 1e-9 or 50 < errors[0] / errors[1] < 200


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("case", MASSLESS)
def test_size_is_no_matter(case: str, size: float) -> None:
    m = po.Mechanism(longer(massless(case), size, size**2))
    q, v, tau = moving(m, np.random.default_rng(4))
    assert m.weightless == [] and misses(m, q, v, tau, m.forward_dynamics(q, v, tau)) < 1e-13


def test_neighbours_keep_their_numbers() -> None:
    alone, other = massless("coupler"), stacked(1, rods=(0.4, 0.9, 0.8))
    one, sound, both = po.Mechanism(alone), po.Mechanism(other), po.Mechanism(beside(alone, other))
    rng = np.random.default_rng(5)
    first, second = moving(one, rng), moving(sound, rng)
    together = both.forward_dynamics(*(np.concatenate(each) for each in zip(first, second, strict=True)))
    np.testing.assert_array_equal(together[one.nv :], sound.forward_dynamics(*second))


def test_the_choice_of_tree_is_no_matter() -> None:
    """M is regular where the guide carries the rod, singular where the slider stands on it alone."""
    example = po.load(EXAMPLES / "massless_slider.toml").model
    ends = []
    for tree in (("main", "crank-pin", "guide"), ("main", "guide", "slider-pin")):
        m = po.Mechanism(replace(example, tree=tree))
        assert bool(weightless_freedoms(m.tree)) == (tree[1] == "crank-pin") and m.weightless == []
        run = po.simulate(m, 3.0)
        assert run.attrs["ledger_ratio"] < 1e-9 and float(np.abs(run.constraint_error).max()) < 1e-10
        ends.append(float(run.joint_position.sel(coordinate="main")[-1]))
    np.testing.assert_allclose(ends, ends[0], rtol=0, atol=1e-9)


@pytest.mark.parametrize("method", ["dop853", "radau"])
def test_the_massless_slider_moves_as_its_rod_on_a_line(method: str) -> None:
    """One freedom by hand: M(θ) θ̈ + ½ M' θ̇² = power of spring, damper and push per rate, by SciPy."""
    from scipy.integrate import solve_ivp

    run = po.simulate(po.load(EXAMPLES / "massless_slider.toml"), 10.0, method=method)
    assert run.attrs["ledger_ratio"] < 1e-9
    a = 0.5

    def place(t: Any) -> tuple[Any, Any]:
        """The slider and the angle of the rod, whose end is at height −a sin θ from the pin."""
        p = np.arcsin(-a * np.sin(t))
        return a * np.cos(t) + np.cos(p), p

    def stretch(t: Any) -> Any:
        x, p = place(t)
        middle = x - 0.5 * np.cos(p) + 0j, -0.5 * np.sin(p)
        return np.sqrt((middle[0] - 0.5 * a * np.cos(t)) ** 2 + (middle[1] - 0.5 * a * np.sin(t)) ** 2)

    def slope(f: Any, t: float) -> float:
        return float(np.imag(f(t + 1e-30j)) / 1e-30)

    def mass(t: Any) -> Any:
        p_t = -a * np.cos(t) / np.cos(place(t)[1])
        x_t = -a * np.sin(t) - np.sin(place(t)[1]) * p_t
        return 1.0 + x_t**2 + 2.0 * p_t**2

    def rates(_: float, y: Floats) -> list[float]:
        t, w = y
        length, per = float(np.real(stretch(t))), slope(stretch, t)
        force = slope(lambda t: place(t)[0], t) - (length - 1.0 + per * w) * per
        return [w, (force - 0.5 * slope(mass, t) * w * w) / float(mass(t))]

    own = solve_ivp(rates, (0, 10), [np.pi / 2, 0.0], rtol=1e-11, atol=1e-12, method="DOP853").y[0, -1]
    np.testing.assert_allclose(run.joint_position.sel(coordinate="main")[-1], own, rtol=0, atol=1e-8)


def test_everything_else_that_asks_for_motion_answers() -> None:
    """Derivatives, reactions, efforts and the linear system, against a body of 1e-7 of its mass."""
    m = po.Mechanism(massless("coupler"))
    q, v, tau = moving(m, np.random.default_rng(6))
    heavy = po.Mechanism(lightened(stacked(1), {"coupler0"}, 1e-7))
    a = m.forward_dynamics(q, v, tau)
    for name, reaction in m.reactions(q, v, tau).items():
        other = heavy.reactions(q, v, tau)[name]
        np.testing.assert_allclose(reaction.wrench, other.wrench, rtol=1e-5, atol=1e-4)
    for one, two in zip(
        m.forward_dynamics_derivatives(q, v, tau), heavy.forward_dynamics_derivatives(q, v, tau), strict=True
    ):
        N = allowed(m, q)
        np.testing.assert_allclose(one @ N, two @ N, rtol=1e-4, atol=1e-4 * np.abs(two @ N).max())
    u = m.actuator_efforts(q, v, a, ["a0"])
    assert np.isfinite([*u.values()]).all()
    still = m.linearize(q)
    np.testing.assert_allclose(still.poles(), heavy.linearize(q).poles(), rtol=1e-5)
    with pytest.raises(po.ModelError, match="singular mass matrix"):
        m.inverse_mass_matrix(q)


def test_families_pass_through_zero_mass(tmp_path: Path) -> None:
    """A slider's mass as a parameter, from none on; and lengths where it has none."""
    text = (EXAMPLES / "massless_slider.toml").read_text()
    changed = text.replace("[bodies.slider]\nmass = 0", '[bodies.slider]\nmass = "own"')
    file = saved(tmp_path / "slider.toml", changed.replace("[parameters]", "[parameters]\nown = 0.0"))
    assert changed != text
    m = po.load(file)
    family = po.load_family(file, "own", "a")
    q, v = np.split(m.initial_state({"main": {"position": 1.0, "velocity": 0.5}}), 2)
    tau = np.array([0.3, -0.1, 0.2])
    none, little, some = (family.forward_dynamics(q, v, tau, [own, 0.5]) for own in (0.0, 1e-9, 0.1))
    np.testing.assert_allclose(none, m.forward_dynamics(q, v, tau), rtol=1e-12)
    assert apart(m, little, none) < 1e-8
    file.write_text(changed.replace("[parameters]", "[parameters]\nown = 0.1"))
    np.testing.assert_allclose(some, po.load(file).forward_dynamics(q, v, tau), rtol=1e-12)


def test_the_kinestatic_network_moves_alike() -> None:
    """The implicit Hamiltonian system of the network, without any tree (S0, §3.2.7): bodies without inertia have no
    port there."""
    for case in MASSLESS:
        m = po.Mechanism(massless(case))
        q, v, tau = moving(m, np.random.default_rng(8))
        found = kinestatic_motion(implicit_system(m.kinestatic_network(q), v), tau).acceleration
        assert apart(m, found, m.forward_dynamics(q, v, tau)) < 1e-10


def test_what_nothing_determines_is_refused_by_name() -> None:
    """A rod on two balls turns about itself: no loop holds it. A massless coupler with a massless arm on it."""
    rng = np.random.default_rng(7)
    model = massless("coupler")
    pairs = {"b0": "spherical", "d0": "spherical"}
    model = replace(
        model, joints=tuple(replace(j, pair=pair_of_kind(pairs.get(j.name, "revolute"))) for j in model.joints)
    )
    m = po.Mechanism(model)
    assert m.weightless and all(name.startswith("b0.") or name.startswith("d0.") for name in m.weightless)
    with pytest.raises(po.ModelError, match="nothing determines") as refused:
        m.forward_dynamics(m.neutral(), np.zeros(m.nv), rng.normal(size=m.nv))
    assert "'b0.w" in str(refused.value)
    arm = Joint("arm", pair_of_kind("revolute"), "coupler0", "tip")
    hung = replace(
        massless("coupler"),
        bodies=(*massless("coupler").bodies, Body("tip", Inertia.zero())),
        joints=(*massless("coupler").joints, arm),
    )
    assert po.Mechanism(hung).weightless == ["arm"]


# What has no answer for want of inertia says so by the names of the joints: never a bare error, never silent NaN.
SOUND = ((1.0, 0.0, 0.0), (0.0, 1.5, 0.0), (0.0, 0.0, 2.0))
NONE = ((0.0, 0.0, 0.0),) * 3


def chain(*links: tuple[str, float, tuple[float, float, float], Any], scale: float = 1.0) -> po.Mechanism:
    """Links (kind of pair, mass, mass centre, moments), each hanging from the one before; lengths times ``scale``."""
    bodies, joints = [], []
    for k, (kind, mass, centre, moments) in enumerate(links):
        inertia = Inertia.at_centre(mass, np.multiply(centre, scale), np.multiply(moments, scale**2))
        bodies.append(Body(f"b{k}", inertia))
        below = f"b{k - 1}" if k else "ground"
        at = Displacement.translating(np.multiply([0.5, 0.1 * k, 0.0], scale))
        joints.append(Joint(f"j{k}", pair_of_kind(kind, None), below, f"b{k}", at))
    return po.Mechanism(Model("chain", tuple(bodies), tuple(joints)))


HEAVY = ("revolute", 1.0, (0.4, 0.0, 0.0), SOUND)
SINGULAR: dict[str, tuple[Any, list[str]]] = {
    "a point mass on its own axis": ((("revolute", 1.0, (0.0, 0.0, 0.3), NONE),), ["j0"]),
    "an arm whose tip weighs nothing": ((HEAVY, ("revolute", 0.0, (0.0, 0.0, 0.0), NONE)), ["j1"]),
    "a slide that carries nothing": ((HEAVY, ("prismatic", 0.0, (0.0, 0.0, 0.0), NONE)), ["j1"]),
    "a ball joint with a rod of no thickness": ((("spherical", 1.0, (0.5, 0.0, 0.0), NONE),), ["j0.wx"]),
    "nothing that floats": (
        (("free", 0.0, (0.0, 0.0, 0.0), NONE),), ["j0.wx", "j0.wy", "j0.wz", "j0.vx", "j0.vy", "j0.vz"],
    ),
    "two turns about one axis": (
        (("revolute", 0.0, (0.0, 0.0, 0.0), NONE), ("revolute", 0.0, (0.0, 0.0, 0.0), NONE)), ["j0", "j1"],
    ),
}  # fmt: skip


def answers(m: po.Mechanism) -> dict[str, str]:
    """By algorithm: "finite", or the message of its refusal."""
    found = {}
    for name in algorithm_names(m):
        algorithm: compiled = getattr(po.Mechanism, name)
        given = [m.neutral() if shape == "q" else np.zeros(shape_of(m, shape)) for shape in algorithm.inputs.values()]
        try:
            result = getattr(m, name)(*given)
        except po.ModelError as error:
            found[name] = str(error)
        else:
            parts = result if isinstance(result, tuple) else (result,)
            found[name] = "finite" if all(np.isfinite(part).all() for part in parts) else "NaN"
    return found


@pytest.mark.sample(2)
@pytest.mark.parametrize("scale", quick(1, [1e-4, 1.0, 1e4]))
@pytest.mark.parametrize("case", SINGULAR)
def test_every_algorithm_is_finite_or_names_the_joints(case: str, scale: float) -> None:
    links, names = SINGULAR[case]
    m = chain(*links, scale=scale)
    assert m.weightless == names
    found = answers(m)
    needing = {"closure_residual", "forward_dynamics", "forward_dynamics_derivatives", "inverse_mass_matrix"}
    assert {name for name, answer in found.items() if "singular mass matrix" in answer} == needing
    assert "NaN" not in found.values(), found
    for name in needing:
        assert ", ".join(map(repr, names)) in found[name] and "\n" not in found[name]
    for without in {name for name, answer in found.items() if answer != "finite"} - needing:
        assert not m.total_mass and "has no mass at all" in found[without]


def test_whatever_needs_the_inertia_refuses_likewise() -> None:
    m = chain(*SINGULAR["an arm whose tip weighs nothing"][0])
    q, v = m.neutral(), np.zeros(m.nv)
    for use in (
        lambda: m.with_wrenches("b1").forward_dynamics,
        lambda: m.reactions(q, v, v),
        lambda: m.casadi_function("forward_dynamics"),
        lambda: po.simulate(m, 0.1),
        lambda: m.as_element("arm"),
        lambda: m.initial_state({"j0": 0.1}),
    ):
        with pytest.raises(po.PoinsotError, match=r"singular mass matrix: 'j1' can move"):
            use()


def test_in_loops_over_the_tree_too() -> None:
    with rolled_beyond(0):
        m = chain(HEAVY, HEAVY, ("revolute", 0.0, (0.0, 0.0, 0.0), NONE))
        with pytest.raises(po.ModelError, match=r"singular mass matrix: 'j2' can move"):
            m.forward_dynamics(m.neutral(), np.zeros(3), np.zeros(3))
        sound = chain(HEAVY, HEAVY, HEAVY)
        assert np.isfinite(sound.forward_dynamics(sound.neutral(), np.zeros(3), np.zeros(3))).all()


@pytest.mark.sample(1)
@pytest.mark.parametrize("scale", [1e-5, 1.0, 1e5])
def test_a_sound_mechanism_is_let_pass_at_any_scale(scale: float) -> None:
    answered = answers(chain(HEAVY, ("revolute", 1.0, (0.4, 0.0, 0.0), NONE), HEAVY, scale=scale))
    assert set(answered.values()) == {"finite"}, answered


def test_a_division_by_a_constant_zero_is_told_when_it_is_traced() -> None:
    from poinsot.kernels import Kernel

    with pytest.raises(po.CompilerError, match="kernel inverse has no value whatever its inputs are"):
        _ = Kernel(lambda x: x / 1.0 + 1.0 / 0.0, inputs={"x": ()}, outputs={"y": ()}, name="inverse").ufunc


@pytest.mark.oracle
def test_romeo_names_its_fingers() -> None:
    from files.robots import require_robot, robot_files

    romeo = next((file for file in robot_files() if file.name == "romeo.urdf"), None)
    with warnings.catch_warnings(action="ignore"):
        m = po.load(require_robot(romeo))
    with pytest.raises(po.ModelError, match=r"'romeo' has a singular mass matrix: 'LHand', 'LFinger12'"):
        m.forward_dynamics(m.neutral(), np.zeros(m.nv), np.zeros(m.nv))


@pytest.mark.parametrize("weight", [1e-12, 1.0, 1e12])
@pytest.mark.parametrize("case", [*SINGULAR, "sound"])
def test_what_stands_beside_changes_no_verdict(case: str, weight: float) -> None:
    """A table of 1e12 kg·m² beside a marble is no reason to call the marble weightless."""
    links, names = SINGULAR.get(case, ((HEAVY, ("free", 0.2, (0.0, 0.0, 0.0), SOUND)), []))
    model = chain(*links).model
    beside = Body("beside", Inertia.at_centre(weight, np.zeros(3), np.multiply(SOUND, weight)))
    joint = Joint("spindle", pair_of_kind("revolute", None), "ground", "beside")
    for bodies, joints in (
        ((*model.bodies, beside), (*model.joints, joint)),
        ((beside, *model.bodies), (joint, *model.joints)),
    ):
        assert po.Mechanism(Model("two", bodies, joints)).weightless == names


# Joints that move nothing are named alike in small trees, by their mass matrix, and in large ones, in O(N).
@pytest.mark.parametrize("seed", range(12))
def test_both_ways_see_the_same(seed: int, rng: np.random.Generator) -> None:
    bodies = [Body(f"b{k}", Inertia.zero() if rng.random() < 0.5 else _inertia(rng)) for k in range(6)]
    ends = ["ground", *(f"b{rng.integers(k)}" for k in range(1, 6))]
    joints = [
        Joint(f"j{k}", pairs.free() if rng.random() < 0.2 else pairs.revolute(), ends[k], f"b{k}") for k in range(6)
    ]
    tree = Mechanism(Model("tree", tuple(bodies), tuple(joints))).tree
    q = configuration.random(tree, rng)
    dense = soundness._null_freedoms(tree, q)
    sparse = soundness._free_freedoms(tree, q)
    assert sparse <= dense and bool(sparse) == bool(dense), f"seed {seed}"


def _inertia(rng: np.random.Generator) -> Inertia:
    kinds = ([0.0, 0.0, 0.0], [0.1, 0.1, 0.0], [0.1, 0.2, 0.25])
    return Inertia.at_centre(rng.uniform(0.1, 2.0), rng.normal(size=3), kinds[rng.integers(3)])


def test_many_points_without_pairs_are_named_without_their_mass_matrix(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soundness, "mass_matrix", None)
    points = tuple(Body(f"b{k}", Inertia.at_centre(1.0, np.zeros(3), np.zeros(3))) for k in range(400))
    mechanism = Mechanism(Model("points", points, ()))
    assert len(mechanism.weightless) == 1200 and mechanism.weightless[0].startswith("b0")
    assert "and 1188 more" in soundness.singular_message(mechanism.tree, mechanism.weightless)
