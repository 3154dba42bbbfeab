"""Files with free parameters: a family at p is the file read with these numbers, and says what cannot be free."""

import pickle
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, saved
from networks.made_families import made, runs_alike  # noqa: F401
from poinsot import pairs
from poinsot.elements import KINDS
from poinsot.files.load import load_family
from poinsot.joints.closures import closing_units

FILES = sorted(EXAMPLES.glob("*.toml"))

ARM = """
poinsot = 1
gravity = [0, 0, "-g"]
[parameters]
g = 9.81
m = 2.0
l = 0.5
tilt = 0.3
k = 20.0
J = "m*l**2/12"
slack = "l/10"
[bodies.upper]
mass = "m"
centre = ["l/2", 0, 0]
inertia = { Ixx = 0.01, Iyy = "J", Izz = "J", Ixy = "J/20" }
[bodies.lower]
mass = "2*m"
centre = ["l/2", 0, 0]
inertia = [["J", 0, 0], [0, "J", "J/10"], [0, "J/10", "J"]]
[bodies.tip]
mass = 0.2
position = ["2*l", 0.1, 0]
[pairs.shoulder]
kind = "revolute"
between = ["ground", "upper"]
frames = [{ position = [0, 0, 0], rpy = ["tilt", 0, 0] }, {}]
[pairs.elbow]
kind = "universal"
between = ["upper", "lower"]
frames = [{ position = ["l", 0, 0] }, { x_axis = [0, 1, 0], z_axis = [0, 0, 1] }]
[pairs.wrist]
kind = "fixed"
between = ["lower", "tip"]
frames = [{ position = ["l", 0, 0] }, {}]
[springs.band]
between = ["ground", "lower"]
points = [[0, 0, "2*l"], [0.5, "slack", 0]]
stiffness = "k"
rest_length = "slack"
[dampers.oil]
pair = "shoulder"
damping = "k/100"
[springs.pad]
between = ["ground", "tip"]
frame = { position = ["l", 0.1, "slack"], rpy = [0.2, 0, 0.4] }
translational = ["k", "2*k", 5]
rotational = "k/10"
[dampers.film]
between = ["upper", "tip"]
frames = [{ position = ["l", 0, 0] }, {}]
translational = [["k", "m", 0], ["m", "2*k", 0], [0, 0, 5]]
rotational = 3
coupling = [0, 0, "m/10"]
"""


def arm(folder: Path, text: str = ARM) -> Path:
    return saved(folder / "arm.toml", text)


def changed(file: Path, values: dict[str, float]) -> Path:
    """The file with other numbers for these parameters, written by hand."""
    text = file.read_text(encoding="utf-8")
    lines = [
        next((f"{name} = {value!r}" for name, value in values.items() if line.split("=")[0].strip() == name), line)
        for line in text.splitlines()
    ]
    other = file.with_name(f"other-{file.name}")
    other.write_text("\n".join(lines), encoding="utf-8")
    return other


def assert_same(found: object, expected: object, what: str) -> None:
    scale = max(1.0, np.abs(np.asarray(expected)).max(initial=0.0))
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12 * scale, err_msg=what)


def test_the_family_at_p_is_the_file_with_these_numbers(tmp_path: Path) -> None:
    file = arm(tmp_path)
    family = load_family(file)
    assert family.parameter_names == ("g", "m", "l", "tilt", "k")  # J and slack are formulas
    values = {"g": 1.62, "m": 3.1, "l": 0.73, "tilt": -0.4, "k": 11.0}
    p = family.values(**values)
    other = po.load(changed(file, values))
    rng = np.random.default_rng(0)
    q, v, a = other.random(rng), rng.normal(size=other.nv), rng.normal(size=other.nv)
    for mechanism, numbers in ((other, p), (family.at(p), p), (family.mechanism, family.defaults)):
        for name, arguments in {
            "inverse_dynamics": (q, v, a),
            "mass_matrix": (q,),
            "potential_energy": (q,),
            "forward_dynamics": (q, v, a),
        }.items():
            assert_same(getattr(family, name)(*arguments, numbers), getattr(mechanism, name)(*arguments), name)
    assert_same(family.ufunc("pose", body="tip")(q, p), other.pose(q, "tip"), "pose")


@pytest.mark.sample(1)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_example_is_a_family_of_its_own_numbers(file: Path) -> None:
    family = load_family(file)
    if not family.parameter_names:
        assert family.defaults.shape == (0,)
        return
    p = family.defaults * 1.05
    other = po.load(file).__class__(family.at(p).model)
    rng = np.random.default_rng(1)
    q, v = other.random(rng), rng.normal(size=other.nv)
    assert_same(family.bias_force(q, v, p), other.bias_force(q, v), "bias_force")
    posed = [
        unit not in "ST" for c in other.tree.closures for unit in closing_units(c.pair)
    ]  # none is dropped in a family
    assert_same(family.constraint_error(q, p), other.closure_error(q)[posed], "constraint_error")


def test_a_formula_may_be_free_itself(tmp_path: Path) -> None:
    family = load_family(arm(tmp_path), "J")
    assert family.defaults == pytest.approx([2.0 * 0.25 / 12])
    q = family.mechanism.neutral()
    slope = family.derivative("mass_matrix")(q, family.defaults)[..., 0]
    step = family.mass_matrix(q, family.defaults + 1) - family.mass_matrix(q, family.defaults)
    np.testing.assert_allclose(slope, step, atol=1e-12)


def test_files_that_differ_in_free_numbers_alone_share_their_kernels(tmp_path: Path) -> None:
    file = arm(tmp_path)
    other = changed(file, {"m": 5.0})
    assert load_family(file, "m").build.key == load_family(other, "m").build.key
    assert load_family(file, "l").build.key != load_family(other, "l").build.key
    assert load_family(file, "l").build.key != load_family(file, "m").build.key


PUSHED = """
poinsot = 1
gravity = [0, 0, -9.81]
[parameters]
A = 2.0
w = 3.0
m = 1.0
B = "2*A"
[bodies.arm]
mass = "m"
centre = [0.5, 0, 0]
inertia = [0.1, 0.1, 0.1]
[pairs.hinge]
kind = "revolute"
between = ["ground", "arm"]
point = [0, 0, 0]
axis = [0, 1, 0]
[torques.motor]
pair = "hinge"
magnitude = "B*sin(w*t)"
[forces.push]
body = "arm"
body_point = [1, 0, 0]
direction = [1, 0, 0]
magnitude = "A"
"""


@pytest.mark.parametrize("inputs", [{}, {"motor": "0.3*t"}, {"push": 3.0}], ids=str)
def test_forces_follow(inputs: dict[str, object], made: list[int], tmp_path: Path) -> None:  # noqa: F811
    """Amplitudes and frequencies of forces, where no input stands in their place."""
    file = saved(tmp_path / "pushed.toml", PUSHED)
    family = load_family(file)
    assert family.parameter_names == ("A", "w", "m")
    runs_alike(family, {"A": 2.5, "w": 2.0, "m": 1.2}, made, inputs=inputs, time=0.5)


def test_it_pickles(tmp_path: Path) -> None:
    family = load_family(arm(tmp_path), "m", "l")
    twin = pickle.loads(pickle.dumps(family))
    q = family.mechanism.neutral()
    np.testing.assert_array_equal(twin.mass_matrix(q, [1.0, 2.0]), family.mass_matrix(q, [1.0, 2.0]))


def test_what_cannot_be_free_is_refused_with_the_place(tmp_path: Path) -> None:
    file = arm(tmp_path)
    with pytest.raises(po.ModelError, match=r"no parameter 'mm'; did you mean 'm'"):
        load_family(file, "mm")
    with pytest.raises(po.ModelError, match="with_parameters"):
        load_family(tmp_path / "robot.urdf", "m")
    graded = ARM.replace("mass = 0.2", 'solids = [{ kind = "sphere", radius = 0.1, density = "900 + k*x" }]')
    with pytest.raises(po.ModelError, match=r"'k' cannot be free.*bodies\.tip\.solids item 1\.density"):
        load_family(arm(tmp_path, graded), "k")


BOWL = """
[pairs.bowl]
kind = "point_on_surface"
between = ["ground", "tip"]
frames = [{}, {}]
surface = "z - k*x**2/100"
"""


@pytest.mark.parametrize(
    ("file", "name"),
    [
        (ARM.replace("rpy = [0.2, 0, 0.4]", 'x_axis = ["k", 0, 0.4]'), "k"),
        (ARM + BOWL, "k"),
        (ARM.replace('kind = "universal"', 'kind = "helical"\npitch = "slack"'), "l"),
        (ARM + '[friction.rub]\npair = "shoulder"\nkinetic = "k/100"\n', "k"),
        (ARM + '[limits.stop]\npair = "shoulder"\nupper = "l"\nrestitution = "m/4"\n', "m"),
        (ARM + '[actuators.servo]\npair = "shoulder"\nkind = "position"\nstiffness = "k"\n', "k"),
    ],
    ids=["direction alone", "surface", "pitch", "friction", "restitution", "gain"],
)
def test_numbers_of_any_kind_may_be_free(file: str, name: str, tmp_path: Path) -> None:
    family = load_family(arm(tmp_path, file), name)
    other = po.load(changed(tmp_path / "arm.toml", {name: 1.1 * float(family.defaults[0])}))
    q, v = other.random(np.random.default_rng(0)), np.random.default_rng(1).normal(size=other.nv)
    p = family.values(**{name: 1.1 * float(family.defaults[0])})
    assert_same(family.bias_force(q, v, p), other.bias_force(q, v), "bias_force")
    assert_same(family.mass_matrix(q, p), other.mass_matrix(q), "mass_matrix")
    assert family.at(p).model.switches == other.model.switches


def test_numbers_that_no_mechanism_has_are_refused_as_in_files(tmp_path: Path) -> None:
    family = load_family(arm(tmp_path), "m")
    with pytest.raises(po.ModelError, match=r"bodies\.upper\.mass.*negative"):
        family.at([-1.0])


TURNED = """
poinsot = 1
gravity = [0.5, -9.81, 0]
[parameters]
a = 0.4
b = 0.3
c = 0.2
f = 3.0
[bodies.rod]
mass = "a"
position = ["b", 0, "c"]
x_axis = ["a", "b", 0]
z_axis = [0, 0, 1]
inertia = [0.3, 0.4, 0.35]
[bodies.ball]
mass = 1.0
position = ["a", "b", 0]
quaternion = ["c", 0, 0, "sqrt(1 - c**2)"]
inertia = [0.1, 0.2, 0.25]
[bodies.plate]
mass = 0.7
rotation_vector = ["a", 0, "c"]
inertia = [0.1, 0.2, 0.25]
[pairs.A]
kind = "revolute"
between = ["ground", "rod"]
point = ["a", "b", 0]
axis = [0, 0, 1]
[pairs.B]
kind = "universal"
between = ["rod", "ball"]
point = ["c", "b", 0]
axes = [["a", "b", 0], ["-b", "a", 0]]
[pairs.C]
kind = "planar"
between = ["ball", "plate"]
point = ["c", 0, 0]
normal = [0, "-b", "a"]
x_axis = [1, 0, 0]
[forces.push]
body = "rod"
body_point = ["a", 0, "c"]
direction = [0, 1, 0]
magnitude = "sin(3*t)"
"""


def test_what_turns_follows_too(tmp_path: Path) -> None:
    """Axes, quaternions, rotation vectors, the directions of pairs, and where forces act."""
    file = arm(tmp_path, TURNED)
    family = load_family(file)
    assert family.parameter_names == ("a", "b", "c", "f")
    values = {"a": 0.55, "b": -0.2, "c": 0.31}
    other, p = po.load(changed(file, values)), family.values(**values)
    rng = np.random.default_rng(0)
    q, v = other.random(rng), rng.normal(size=other.nv)
    assert_same(family.bias_force(q, v, p), other.bias_force(q, v), "bias_force")
    assert_same(family.mass_matrix(q, p), other.mass_matrix(q), "mass_matrix")
    run, alone = po.simulate(family, 0.3, samples=5, parameters=values), po.simulate(other, 0.3, samples=5)
    np.testing.assert_allclose(run["joint_position"], alone["joint_position"], rtol=0, atol=1e-10)


def test_the_corners_of_the_four_bar_are_free() -> None:
    file = Path(__file__).parents[2] / "examples" / "four_bar.toml"
    family = load_family(file)
    assert family.parameter_names == ("bx", "by", "cx", "cy", "dx", "steel")
    values = {"bx": 0.01, "by": 0.11, "cx": 0.29, "dx": 0.36}
    run = po.simulate(family, 0.3, samples=5, parameters=values)
    alone = po.simulate(family.at(family.values(**values)), 0.3, samples=5)
    np.testing.assert_allclose(run["joint_position"], alone["joint_position"], rtol=0, atol=1e-11)
    assert run.status == "done"


def test_names_in_a_list_are_refused_in_words() -> None:
    with pytest.raises(po.ModelError, match=r"one after the other.*; \['m'\] is none"):
        load_family(EXAMPLES / "cart_pole.toml", ["m"])  # type: ignore[arg-type]


def geared(ring: float, pinion: float = 0.1) -> pairs.Pair:
    """A nut that two wheels advance."""
    if isinstance(pinion, float) and pinion <= 0:
        raise po.ModelError("the pinion of a geared pair must be above zero")
    return pairs.helical(ring * pinion)


def test_keys_of_a_pair_are_the_arguments_of_its_maker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "geared", geared)
    nut = ARM.replace('kind = "universal"', 'kind = "geared"\nring = "l/2"\npinion = "l/5"')
    screw = ARM.replace('kind = "universal"', 'kind = "helical"\npitch = "l**2/10"')
    q, v = np.array([0.3, 0.2]), np.array([1.0, -2.0])
    ours = po.load(arm(tmp_path, nut))
    assert_same(ours.bias_force(q, v), po.load(arm(tmp_path, screw)).bias_force(q, v), "bias_force")
    family = load_family(arm(tmp_path, nut), "l")
    assert_same(family.at([0.7]).bias_force(q, v), family.bias_force(q, v, [0.7]), "bias_force")
    for text, words in (
        (nut.replace('pinion = "l/5"\n', ""), None),
        (nut.replace('ring = "l/2"\n', ""), r"elbow: lacks ring"),
        (nut.replace('ring = "l/2"', 'ring = "l/2"\npiniom = 2'), r"elbow\.piniom: unknown key; did you mean 'pinion'"),
        (nut.replace('"l/5"', "-1"), r"elbow: the pinion of a geared pair must be above zero"),
        (nut.replace('"l/5"', "[1]"), r"elbow\.pinion: must be a number"),
        (ARM.replace('kind = "universal"', 'kind = "universal"\nring = 1'), r"elbow\.ring: unknown key"),
    ):
        if words is None:
            po.load(arm(tmp_path, text))
            continue
        with pytest.raises(po.FileError, match=words):
            po.load(arm(tmp_path, text))
