"""Large trees: kernels that walk over the tree do what kernels written out link by link do, at O(N) cost."""

import ctypes
import pickle
import sys
import warnings
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot import Body, Joint, Model
from poinsot.algorithms import compiled, derivatives
from poinsot.algorithms.compiled_tree import moves_soundly
from poinsot.algorithms.derivatives import LARGEST_WRITTEN
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.elements import KINDS
from poinsot.multibody.canonical import canonical
from poinsot.recursions.records import kinds_of
from poinsot.recursions.sweeps import ALGORITHMS
from systems.rolled_models import (
    SHAPES,
    arguments_of,
    close,
    large_model,
    rolled_beyond,
    two_ways,
    with_elements,
    with_rotors,
)
from systems.ways import large

CALLS = {
    "inverse_dynamics": "qva", "forward_dynamics": "qva", "kinetic_energy": "qv", "integrate": "qv", "poses": "q",
    "twists": "qv", "mass_matrix": "q", "inverse_mass_matrix": "q", "inverse_dynamics_derivatives": "qva",
    "forward_dynamics_derivatives": "qva",
}  # fmt: skip
WAYS = [(name, "rolled") for name in CALLS]
WAYS += [(name, "written out") for name in CALLS if name.endswith("derivatives")]
WAYS += [("forward_dynamics_derivatives", "products in loops")]


@pytest.mark.sample(4)
@pytest.mark.parametrize(("name", "way"), WAYS)
def test_kernels_obey_numpys_rules(name: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  a batch is its singles bit for bit, in any memory, broadcast, in `out` and by several threads; NaN and
    infinity in, such out, without a warning."""
    if way == "rolled":
        large(monkeypatch)
    for each in (x for x in LARGEST_WRITTEN if way != "rolled"):
        monkeypatch.setitem(LARGEST_WRITTEN, each, 10**9)
    monkeypatch.setattr(derivatives, "LARGEST_PRODUCT", -1 if way == "products in loops" else 10**9)
    rng = np.random.default_rng(3)
    m = po.Mechanism(zoo.random_model(rng, bodies=7 if way == "rolled" else 4))
    q, v = zoo.random_state(m.tree, rng)
    one = [{"q": q, "v": v, "a": rng.normal(size=m.nv)}[letter] for letter in CALLS[name]]
    ufunc = getattr(m, name)
    assert isinstance(ufunc, np.ufunc) and isinstance(m.kernels[name], RolledKernel) == (way != "written out")

    def function(*given: np.ndarray) -> list[np.ndarray]:
        results = ufunc(*given)
        return [*results] if isinstance(results, tuple) else [results]

    def same(found: list[np.ndarray], expected: list[np.ndarray]) -> None:
        assert all(np.array_equal(x, y) for x, y in zip(found, expected, strict=True))

    many = [x + 0.1 * rng.normal(size=(19, 3, len(x))) for x in one]
    batch = function(*many)
    for i, j in np.ndindex(19, 3):
        same(function(*(x[i, j] for x in many)), [x[i, j] for x in batch])
    same(function(*(np.asfortranarray(x)[::-2] for x in many)), [x[::-2] for x in batch])
    if many[1:]:
        same([x[4, 1] for x in function(*many[:-1], one[-1])], function(*(x[4, 1] for x in many[:-1]), one[-1]))
    out = tuple(np.full_like(x, np.nan) for x in batch)
    ufunc(*many, out=out)
    same([*out], batch)
    with pytest.raises(ValueError, match="were given"):
        function(*one[:-1], one[-1][:-1])
    with ThreadPoolExecutor(4) as pool:
        for found in pool.map(lambda _: function(*many), range(20)):
            same(found, batch)
    mask = np.ones((19, 3), dtype=bool)
    mask[5, 1] = False
    with warnings.catch_warnings(action="error"):
        for broken in (np.nan, np.inf):
            many[0][5, 1] = broken
            spoilt = function(*many)
            assert not all(np.isfinite(x[5, 1]).all() for x in spoilt)
            same([x[mask] for x in spoilt], [x[mask] for x in batch])


def test_a_rolled_kernel_is_called_by_address(always_rolled: None) -> None:
    rng = np.random.default_rng(5)
    m = po.Mechanism(zoo.random_model(rng, bodies=20))
    q, v, a = arguments_of(m, rng)["inverse_dynamics"]
    expected = m.inverse_dynamics(q, v, a)
    given, made = np.concatenate([q, v, a]), np.zeros(m.nv)
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(m.kernels["inverse_dynamics"].address)
    call(given.ctypes.data, made.ctypes.data)
    np.testing.assert_array_equal(made, expected)


@pytest.mark.parametrize("shape", quick(1, SHAPES))
def test_operations_and_memory_grow_with_the_number_of_links(shape: str) -> None:
    rng = np.random.default_rng(11)
    measured = {}
    for count in (400, 800, 1600):
        m = po.Mechanism(large_model(shape, count, rng))
        rng_state = m.random(rng)
        assert np.isfinite(m.forward_dynamics(rng_state, np.zeros(m.nv), np.zeros(m.nv))).all()
        m.inverse_dynamics(rng_state, np.zeros(m.nv), np.zeros(m.nv))
        for name in ("inverse_dynamics", "forward_dynamics"):
            kernel = m.kernels[name]
            assert isinstance(kernel, RolledKernel)
            recursion = kernel._trace()
            numbers = recursion.record + recursion.rows.size
            measured[name, count] = kernel.operations, numbers, len(kernel.source())
    for name in ("inverse_dynamics", "forward_dynamics"):
        (ops, numbers, source), (ops2, numbers2, source2), (ops4, numbers4, _) = (
            measured[name, count] for count in (400, 800, 1600)
        )
        assert ops4 - ops2 == 2 * (ops2 - ops) and ops2 < 2.01 * ops
        few_slots_more = 200
        assert abs(numbers4 - numbers2 - 2 * (numbers2 - numbers)) < few_slots_more
        assert numbers < 80 * 400
        assert source == source2


@pytest.mark.parametrize("shape", quick(1, SHAPES))
def test_links_placed_alike_are_kinds_of_their_own_with_shorter_steps(shape: str) -> None:
    """Zeros and ones that many links have in the same places, and numbers that all have, are baked into the code."""
    rng = np.random.default_rng(5)
    rough = large_model(shape, 60, rng)
    body = zoo.random_inertia(rng)
    turns = [po.Displacement.from_quaternion([s, 0.0, 0.0, 1.0], [0.0, 0.05, 0.3]) for s in (1.0, -1.0)]
    regular = replace(
        rough,
        bodies=tuple(replace(b, inertia=body) for b in rough.bodies),
        joints=tuple(replace(j, X_PJ=j.X_PJ if i == 7 else turns[i % 2]) for i, j in enumerate(rough.joints)),
    )
    tree = po.Mechanism(regular).tree
    kinds, of_link = kinds_of(tree, {})
    assert len(kinds) == 3 and of_link.count(of_link[tree.by_joint["j7"]]) == 1
    assert all(kind.common[12] == body.mass for kind in kinds)
    written, walked = two_ways(regular)
    expected = {name: getattr(written, name)(*x) for name, x in arguments_of(written, np.random.default_rng(6)).items()}
    with rolled_beyond(0):
        for name, arguments in arguments_of(written, np.random.default_rng(6)).items():
            close(getattr(walked, name)(*arguments), expected[name], name, 1e3)
        rolled = po.Mechanism(rough)
        for m in (walked, rolled):
            m.forward_dynamics(*arguments_of(m, rng)["forward_dynamics"])
        assert walked.kernels["forward_dynamics"].operations < 0.75 * rolled.kernels["forward_dynamics"].operations


def test_only_numbers_not_known_otherwise_are_kept() -> None:
    """Of the pose of a link that turns (12) one column of R and p are constants; all of its inertia is; Sᵀ Y = 1."""
    counts = {}
    for links in (70, 71):
        m = po.Mechanism(large_model("chain", links, np.random.default_rng(1)))
        m.forward_dynamics(np.zeros(m.nv), np.zeros(m.nv), np.zeros(m.nv))
        counts[links] = m.kernels["forward_dynamics"].program().record
    assert counts[71] - counts[70] == (6 + 4 + 6) + (5 + 1)  # X, c and p; Y and y


def rods(count: int, empty: int = 0) -> Model:
    """Rods that turn in a plane, on each other; every so many of them without inertia."""
    pair, rod = zoo.random_pair(np.random.default_rng(0), ("revolute",)), np.diag([0.0, 0.4, 0.4])
    full, none = po.Inertia(1.0, np.array([0.5, 0.0, 0.0]), rod), po.Inertia.zero()
    bodies = tuple(Body(f"b{i}", none if empty and i % empty == 0 else full) for i in range(count))
    placed = po.Displacement.from_quaternion([1.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0])
    joints = tuple(
        Joint(f"j{i}", pair, f"b{i - 1}" if i else "ground", f"b{i}", placed if i else po.Displacement.identity())
        for i in range(count)
    )
    return Model("rods", bodies, joints, gravity=(0.0, -9.81, 0.0))


@pytest.mark.parametrize("empty", [0, 2])
def test_chains_in_a_plane_take_a_third_of_the_operations(empty: int) -> None:
    """What is zero along the whole chain is neither computed nor kept, and links without inertia, of which no step has
    a value before others have added theirs, are no exception; the numbers are those written out."""
    written, walked = two_ways(rods(12, empty))
    arguments = arguments_of(written, np.random.default_rng(4))["forward_dynamics"]
    expected = written.forward_dynamics(*arguments)
    with rolled_beyond(0):
        close(walked.forward_dynamics(*arguments), expected, "forward_dynamics", 1e6)
        space = po.Mechanism(large_model("chain", 12, np.random.default_rng(4)))
        space.forward_dynamics(*arguments)
    flat, rough = (m.kernels["forward_dynamics"].operations for m in (walked, space))
    assert 3 * flat < rough


def test_long_chains_need_no_deep_recursion() -> None:
    """A chain three times as long as Python's stack: built, named, pickled, moved."""
    rng = np.random.default_rng(2)
    model = large_model("chain", 3 * sys.getrecursionlimit(), rng)
    m = pickle.loads(pickle.dumps(po.Mechanism(model)))
    assert m.key == po.Mechanism(model).key and canonical(m.model) == canonical(model)
    q = m.random(rng)
    tau = m.inverse_dynamics(q, np.zeros(m.nv), np.zeros(m.nv))
    np.testing.assert_array_equal(tau, m.gravity_force(q))
    assert np.isfinite(m.integrate(q, tau)).all()


@pytest.mark.parametrize("shape", quick(1, SHAPES))
def test_forward_dynamics_of_a_large_tree_undoes_inverse_dynamics(shape: str) -> None:
    """τ comes back, whatever the condition of M, which is large for long chains."""
    rng = np.random.default_rng(9)
    m = po.Mechanism(large_model(shape, 1000, rng, tuple(sorted(set(KINDS) - {"fixed", "free"}))))
    q, v = zoo.random_state(m.tree, rng)
    v *= 0.01
    tau = m.inverse_dynamics(q, v, 0.01 * rng.normal(size=m.nv))
    again = m.inverse_dynamics(q, v, m.forward_dynamics(q, v, tau))
    np.testing.assert_allclose(again, tau, rtol=0, atol=1e-7 * np.abs(tau).max())


def test_mechanisms_with_elements_between_bodies_are_written_out() -> None:
    with rolled_beyond(0):
        m = po.Mechanism(zoo.random_model(np.random.default_rng(0), bodies=5, elements=3))
        assert m.inverse_dynamics.nin == 3
    assert not isinstance(m.kernels["inverse_dynamics"], RolledKernel)


MOVED = [("with rotors", 0, 9.81), ("damped", 11, 0.0), ("damped", 11, 9.81), ("driven", 4, 9.81)]
MOVED += [("with rotors", 0, 0.0), ("with rotors", 1, 9.81), ("with rotors", 1, 0.0)]
MOVING = {"damped": ("revolute", "cylindrical", "helical", "spherical"),
          "driven": ("revolute", "cylindrical", "helical", "prismatic"), "with rotors": tuple(KINDS)}  # fmt: skip


@pytest.mark.parametrize(("what", "seed", "g"), quick(2, MOVED, several=True))
def test_a_large_tree_moves_as_if_written_out(what: str, seed: int, g: float) -> None:
    """Every spring's energy, every damper's power and that of sources by formula and samples are in the ledger."""
    rng, inputs = np.random.default_rng(seed), {}
    model = with_rotors(zoo.random_model(rng, bodies=5 if what == "damped" else 6, kinds=MOVING[what]))
    model = replace(with_elements(model, rng) if what == "damped" else model, gravity=(0.0, 0.0, -g))
    written, walked = two_ways(model)
    first, second, third = written.freedom_names[:3]
    if what == "damped":  # beside the model's own source, on the same freedom
        inputs = {first: "sin(3*t)"}
    elif what == "driven":
        inputs = {third: "2*sin(3*t)", first: ([0.0, 0.2, 0.5], [0.0, 3.0, -1.0]), second: "t + 1"}
    initial = zoo.random_state(written.tree, rng)
    expected = po.simulate(written, 0.4, initial=initial, inputs=inputs)
    with rolled_beyond(0):
        found = po.simulate(walked, 0.4, initial=initial, inputs=inputs)
    made = {name.rstrip("|") for name, kernel in walked.kernels.items() if isinstance(kernel, RolledKernel)}
    assert {"poses", "twists", "energies"} <= made and any(name.startswith("flow") for name in made)
    assert inputs or "retract" in made
    powers = {"damped": ["energy_dissipated", "energy_supplied"], "driven": ["energy_supplied"]}.get(what, [])
    names = ["joint_position", "joint_velocity", "body_position", "body_rotation", "body_twist", "energy_storage"]
    for name in names + powers:
        np.testing.assert_allclose(found[name], expected[name], rtol=1e-7, atol=1e-7, err_msg=name)
    assert all(float(abs(expected[name][-1]).min()) > 0 for name in powers)
    assert abs(found["energy_residual"]).max() < 1e-9 * max(1.0, float(found["energy_turnover"].max()))


@pytest.mark.sample(2)
@pytest.mark.parametrize("spoilt", [None, 0, 35, 69])
def test_large_trees_with_singular_mass_matrices_are_told_without_the_matrix(spoilt: int | None) -> None:
    """Point masses off the axes are enough; a body without mass must carry one that has it."""
    rng = np.random.default_rng(3)
    bodies, joints = [], []
    for i in range(70):
        mass = 0.0 if i == spoilt else 1.0
        bodies.append(Body(f"b{i}", po.Inertia.at_centre(mass, [0.3, 0.0, 0.0], [0.0, 0.0, 0.0])))
        below = "ground" if i % 7 == 0 else f"b{i - 1}"
        joints.append(Joint(f"j{i}", zoo.random_pair(rng, ("revolute",)), below, f"b{i}", zoo.random_displacement(rng)))
    m = po.Mechanism(Model("point masses", tuple(bodies), tuple(joints)))
    leaf = spoilt is not None and spoilt % 7 == 6
    assert moves_soundly(m) == (not leaf)
    assert m.weightless == ([f"j{spoilt}"] if leaf else [])


@pytest.mark.parametrize("seed", quick(1, range(4)))
def test_the_choice_follows_operations_and_not_links(rng: np.random.Generator) -> None:
    """Estimated without tracing, of joints that turn; axes at right angles count for less."""
    rough = large_model("chain", 30, rng)
    turns = [po.Displacement.from_quaternion([s, 0.0, 0.0, 1.0], [0.0, 0.05, 0.3]) for s in (1.0, -1.0)]
    regular = replace(rough, joints=tuple(replace(j, X_PJ=turns[i % 2]) for i, j in enumerate(rough.joints)))
    estimated = []
    for model in (rough, regular):
        m = po.Mechanism(model)
        with rolled_beyond(10**6):
            counted = po.Mechanism.forward_dynamics.kernel(m).operations
        estimated.append(compiled.operations(m.tree))
        assert 0.75 * counted < estimated[-1] < 1.25 * counted
    assert estimated[1] < compiled.LARGEST_UNROLLED < estimated[0]
    assert [compiled.is_rolled(po.Mechanism(model).tree) for model in (rough, regular)] == [True, False]


def test_every_algorithm_has_a_kernel_or_belongs_to_a_system() -> None:
    of_systems = {
        "flow", "driven flow", "retract", "motions", "energies", "accelerations", "transmitted", "leaning", "places",
    }  # fmt: skip
    assert set(ALGORITHMS) - of_systems <= set(dir(po.Mechanism))
