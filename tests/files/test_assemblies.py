"""Parts: a file with parts is the mechanism of the file that writes them out, wherever and however often they stand."""

from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.random import Generator
from scipy.spatial.transform import Rotation

import poinsot as po
from cases import saved
from poinsot.files.load import load_family, load_model
from poinsot.multibody import configuration, world_poses

LEG = """
parameters = {L = 0.4, m = 1.0, h = "L/2"}
bodies.thigh = {mass = "m", position = ["h", 0, 0.1], inertia = [0.1, 0.1, "m*L**2/12"], centre = [0.1, 0, 0]}
bodies.shin = {mass = "2*m", position = ["L", 0, "-h"], x_axis = [0, 0, 1], inertia = [0.1, 0.1, 0.03]}
pairs.knee = {kind = "revolute", between = ["thigh", "shin"], point = ["L", 0, 0.1], axis = [0, 1, 0.5]}
springs.muscle = {pair = "knee", stiffness = 3, rest = 0.2}
springs.band = {between = ["thigh", "shin"], points = [[0, 0, 0.3], ["L", 0.1, 0]], stiffness = 5, rest_length = 0.2}
springs.stay = {between = ["ground", "shin"], body_points = [[0, 1, 2], [0, 0, 0]], stiffness = 2, rest_length = 0.1}
forces.push = {body = "shin", point = ["L", 0, 0], direction = [1, 2, 0], magnitude = "m"}
dampers.knee_loss = {pair = "knee", damping = 0.1}
"""
TRUNK = "poinsot = 1\n[parameters]\na = 0.3\n[bodies.trunk]\nmass = 5.0\ninertia = [0.1, 0.1, 0.2]\n"
FREE = '[pairs.base]\nkind = "free"\nbetween = ["ground", "trunk"]\n'


def written(folder: Path, text: str, name: str = "m.toml") -> Path:
    return saved(folder / name, text)


def listed(v: Any) -> str:
    return "[" + ", ".join(repr(float(x)) for x in v) + "]"


def by_hand(n: int, R: np.ndarray, p: np.ndarray, L: float, m: float) -> str:
    """The leg written out at a place, all by NumPy."""

    def point(*v: float) -> str:
        return listed(R @ np.array(v) + p)

    def direction(*v: float) -> str:
        return listed(R @ np.array(v))

    h, name = L / 2, f"leg.{n}"
    shin = R @ np.column_stack([[0, 0, 1], [1, 0, 0], [0, 1, 0]])
    q = f"rotation_vector = {listed(Rotation.from_matrix(shin).as_rotvec())}"
    r = f"rotation_vector = {listed(Rotation.from_matrix(R).as_rotvec())}"
    return f"""
[bodies."{name}.thigh"]
mass = {m}
position = {point(h, 0, 0.1)}
{r}
inertia = [0.1, 0.1, {m * L**2 / 12!r}]
centre = [0.1, 0, 0]
[bodies."{name}.shin"]
mass = {2 * m}
position = {point(L, 0, -h)}
{q}
inertia = [0.1, 0.1, 0.03]
[pairs."{name}.knee"]
kind = "revolute"
between = ["{name}.thigh", "{name}.shin"]
point = {point(L, 0, 0.1)}
axis = {direction(0, 1, 0.5)}
[springs."{name}.muscle"]
pair = "{name}.knee"
stiffness = 3
rest = 0.2
[springs."{name}.band"]
between = ["{name}.thigh", "{name}.shin"]
points = [{point(0, 0, 0.3)}, {point(L, 0.1, 0)}]
stiffness = 5
rest_length = 0.2
[springs."{name}.stay"]
between = ["ground", "{name}.shin"]
body_points = [{point(0, 1, 2)}, [0, 0, 0]]
stiffness = 2
rest_length = 0.1
[forces."{name}.push"]
body = "{name}.shin"
point = {point(L, 0, 0)}
direction = {direction(1, 2, 0)}
magnitude = {m}
[dampers."{name}.knee_loss"]
pair = "{name}.knee"
damping = 0.1
"""


def hips(places: list[tuple[np.ndarray, np.ndarray]]) -> str:
    return "".join(
        f'[pairs.hip{k + 1}]\nkind = "revolute"\nbetween = ["trunk", "leg.{k + 1}.thigh"]\n'
        f"point = {listed(p)}\naxis = [0, 0, 1]\n"
        for k, (_, p) in enumerate(places)
    )


def drawn(rng: Generator) -> tuple[np.ndarray, np.ndarray]:
    return Rotation.random(random_state=rng).as_matrix(), rng.normal(size=3)


def numbers(thing: Any) -> list[float]:
    """All numbers in a model, in order."""
    if isinstance(thing, (float, int, np.ndarray)):
        return np.ravel(np.asarray(thing, dtype=float)).tolist()
    if isinstance(thing, (list, tuple)):
        return [x for each in thing for x in numbers(each)]
    if is_dataclass(thing):
        return [x for f in fields(thing) for x in numbers(getattr(thing, f.name))]
    return []


def same(one: po.Model, other: po.Model) -> None:
    for these, those in ((one.bodies, other.bodies), (one.joints, other.joints), (one.elements, other.elements)):
        assert {x.name for x in these} == {x.name for x in those}
        named = {x.name: x for x in those}
        for each in these:
            assert type(each) is type(named[each.name])
            np.testing.assert_allclose(numbers(each), numbers(named[each.name]), atol=1e-12)
    ends = [{(j.name, j.predecessor, j.successor) for j in m.joints} for m in (one, other)]
    assert ends[0] == ends[1] and len(numbers(one)) > 100


@pytest.mark.parametrize("seed", range(10))
def test_parts_are_what_is_written_out(rng: np.random.Generator, tmp_path: Path) -> None:
    """At random places, with parameters of their own; from this file, from another, and in an assembly of legs."""
    places = [drawn(rng), drawn(rng)]
    numbers = [(0.4, 1.0), (0.7, 0.6)]
    hand = TRUNK + "".join(by_hand(k + 1, *at, *n) for k, (at, n) in enumerate(zip(places, numbers, strict=True)))
    quaternions = [Rotation.from_matrix(R).as_quat() for R, _ in places]
    spots = [f"position = {listed(p)}, quaternion = {listed(q)}" for (_, p), q in zip(places, quaternions, strict=True)]
    part = f'[parts.leg]\nkind = "leg"\nplaces = [{{{spots[0]}}}, {{{spots[1]}, L = "a + 0.4", m = "2*a"}}]\n'
    want = load_model(written(tmp_path, hand + FREE + hips(places), "hand.toml"))
    tail = part + FREE + hips(places)
    one = load_model(written(tmp_path, f"{TRUNK}[assemblies.leg]{LEG}{tail}"))
    same(one, want)
    inside = LEG.replace('parameters = {L = 0.4, m = 1.0, h = "L/2"}', "")
    leg = 'poinsot = 1\n[parameters]\nL = 0.4\nm = 1.0\nh = "L/2"\n[simulation]\ntime = 3\n'
    head, _, rest = inside.partition("bodies.thigh")
    written(tmp_path, leg.replace("[parameters]", head + "bodies.thigh" + rest + "[parameters]"), "parts/leg.toml")
    other = load_model(written(tmp_path, f'{TRUNK}[assemblies.leg]\nfile = "parts/leg.toml"\n{tail}', "o.toml"))
    same(other, want)


def test_parts_within_parts(tmp_path: Path) -> None:
    """A pair of legs, itself placed: the places multiply."""
    rng = np.random.default_rng(3)
    (R, p), (S, s) = drawn(rng), drawn(rng)
    inner = f"position = {listed(s)}, quaternion = {listed(Rotation.from_matrix(S).as_quat())}"
    outer = f"position = {listed(p)}\nquaternion = {listed(Rotation.from_matrix(R).as_quat())}\n"
    text = (
        f"{TRUNK}[assemblies.leg]{LEG}[assemblies.side]\nparameters = {{W = 0.7}}\n"
        'parts.it = {kind = "leg", L = "W", m = "W - 0.1", '
        f'{inner}}}\n[parts.left]\nkind = "side"\nW = 0.5\n{outer}{FREE}[pairs.hip]\nkind = "spherical"\n'
        'between = ["trunk", "left.it.thigh"]\npoint = [0, 0, 0]\n'
    )
    hand = TRUNK + by_hand(1, R @ S, R @ s + p, 0.5, 0.4).replace("leg.1", "left.it") + FREE
    hand += '[pairs.hip]\nkind = "spherical"\nbetween = ["trunk", "left.it.thigh"]\npoint = [0, 0, 0]\n'
    same(load_model(written(tmp_path, text)), load_model(written(tmp_path, hand, "h.toml")))


def test_a_count_of_parts_follows_k_and_families_their_numbers(tmp_path: Path) -> None:
    text = (
        f'{TRUNK}[assemblies.leg]{LEG}[parts.leg]\nkind = "leg"\ncount = 3\nrpy = [0, 0, "2*pi*k/3"]\n'
        'position = ["a*cos(2*pi*k/3)", "a*sin(2*pi*k/3)", 0]\nm = "1 + 0.1*k"\n' + FREE
    )
    text += "".join(
        f'[pairs.hip{k}]\nkind = "revolute"\nbetween = ["trunk", "leg.{k}.thigh"]\n'
        "point = [0, 0, 0]\naxis = [0, 0, 1]\n"
        for k in (1, 2, 3)
    )
    file = written(tmp_path, text)
    model = load_model(file)
    assert [b.inertia.mass for b in model.bodies] == pytest.approx([5, 1, 2, 1.1, 2.2, 1.2, 2.4])
    for k in range(3):
        pose = model.body(f"leg.{k + 1}.thigh").pose
        assert pose is not None
        turn = Rotation.from_rotvec([0, 0, 2 * np.pi * k / 3]).as_matrix()
        np.testing.assert_allclose(pose.matrix[:3, :3], turn, atol=1e-12)
        np.testing.assert_allclose(pose.translation, turn @ [0.3 + 0.2, 0, 0.1], atol=1e-12)
    family = load_family(file, "a", "leg_2__L")
    values = {"a": 0.5, "leg_2__L": 0.9}
    direct = load_model(written(tmp_path, text.replace("a = 0.3", "a = 0.5"), "d.toml"))
    build = family.build(values)
    one = {b.name: b.pose.translation for b in build.bodies if b.pose is not None}
    two = {b.name: b.pose.translation for b in direct.bodies if b.pose is not None}
    np.testing.assert_allclose(one["leg.1.shin"], two["leg.1.shin"], atol=1e-12)
    turn = Rotation.from_rotvec([0, 0, 2 * np.pi / 3]).as_matrix()
    np.testing.assert_allclose(one["leg.2.shin"], turn @ [0.5 + 0.9, 0, -0.45], atol=1e-12)


PLACED: dict[str, tuple[dict[str, Any] | None, int]] = {
    "spherical": ({}, 3), "planar": ({"normal": [1.0, 2.0, 3.0]}, 3),
    "universal": ({"axes": [[1.0, 2.0, 3.0], [3.0, 0.0, -1.0]]}, 2), "cylindrical": ({"axis": [1.0, 2.0, 3.0]}, 2),
    "free": (None, 6),
}  # fmt: skip


@pytest.mark.parametrize("kind", PLACED)
def test_rates_in_a_turned_part_are_along_its_own_axes(kind: str, tmp_path: Path) -> None:
    """Twists are turned (a ball's rates were along the axes of the whole, in silence)."""
    rng = np.random.default_rng(815)
    keys, n = PLACED[kind]
    placed = "" if keys is None else "".join(f"{k} = {v}\n" for k, v in {"point": [0.3, -0.2, 0.1], **keys}.items())
    text = "poinsot = 1\n[bodies.b]\nmass = 1.0\nposition = [0.4, 0.1, -0.2]\ninertia = [0.2, 0.3, 0.4]\n"
    text += f'[pairs.p]\nkind = "{kind}"\nbetween = ["ground", "b"]\n{placed}'
    text += f"initial = {{velocity = {rng.normal(size=n).tolist()}}}\n"
    alone = po.load_mechanism(written(tmp_path, text, "own.toml"))
    turn, at = Rotation.random(random_state=rng), rng.normal(size=3)
    place = f"position = {at.tolist()}\nquaternion = {turn.as_quat().tolist()}\n"
    part = f'poinsot = 1\n[assemblies.m]\nfile = "own.toml"\n[parts.A]\nkind = "m"\n{place}'
    whole = po.load_mechanism(written(tmp_path, part))
    one, other = (moving(m) for m in (alone, whole))
    np.testing.assert_allclose(other[0], turn.apply(one[0]) + at, rtol=0, atol=1e-12)
    np.testing.assert_allclose(other[1], turn.apply(one[1]), rtol=0, atol=1e-8)


def moving(m: po.Mechanism) -> tuple[np.ndarray, np.ndarray]:
    """Three points of the body at the start, and their velocities by differences."""
    x, h = m.initial_state(), 1e-5

    def points(t: float) -> np.ndarray:
        q = configuration.integrate(m.tree, x[: m.nq], t * x[m.nq :]).astype(float)
        X = world_poses(m.tree, q)[0] @ m.tree.bodies[m.model.bodies[0].name].X_LB
        return np.asarray(X.rotation.T + X.translation, dtype=float)

    return points(0.0), (points(h) - points(-h)) / (2 * h)


def test_bodies_that_frames_hang_stay_on_them(tmp_path: Path) -> None:
    """In a part that is placed, the first body stands at its origin, and what frames hang on it follows."""
    chain = (
        "bodies.a.mass = 1\nbodies.b.mass = 1\nbodies.c = {mass = 1, position = [0, 0, 5]}\n"
        'pairs.j = {kind = "revolute", between = ["a", "b"], frames = [{position = [1, 0, 0]}, {}]}\n'
    )
    text = f'poinsot = 1\n[assemblies.x]\n{chain}[parts.p]\nkind = "x"\nposition = [0, 2, 0]\nrpy = [0, 0, "pi/2"]\n'
    places = {b.name: b.pose.translation for b in load_model(written(tmp_path, text)).bodies if b.pose is not None}
    np.testing.assert_allclose(places["p.a"], [0, 2, 0], atol=1e-12)
    np.testing.assert_allclose(places["p.b"], [0, 3, 0], atol=1e-12)
    np.testing.assert_allclose(places["p.c"], [0, 2, 5], atol=1e-12)


PART = '[parts.p]\nkind = "x"\n'
ONE = "[assemblies.x]\nbodies.a.mass = 1\n"
REFUSED = {
    "unknown assembly": (ONE + '[parts.p]\nkind = "y"\n', r"parts.p.kind: there is no assembly 'y'"),
    "no kind": (ONE + "[parts.p]\nposition = [0, 0, 0]\n", "there is no assembly"),
    "unknown key": (ONE + PART + "positon = [0, 0, 0]\n", "unknown key; did you mean 'position'"),
    "no table": (ONE + "[parts]\np = 3\n", "parts.p: must be a table"),
    "itself": ('[assemblies.x]\nbodies.a.mass = 1\nparts.p.kind = "x"\n[parts.p]\nkind = "x"\n', "holds itself: x → x"),
    "one another": (
        '[assemblies.x]\nparts.p.kind = "y"\n[assemblies.y]\nparts.p.kind = "x"\n[parts.p]\nkind = "x"\n',
        "holds itself: x → y → x",
    ),
    "a bomb": (
        "".join(f'[assemblies.x{k}]\nparts.p = {{kind = "x{k + 1}", count = 10}}\n' for k in range(15))
        + '[assemblies.x15]\nbodies.a.mass = 1\n[parts.p]\nkind = "x0"\n',
        "make a mechanism of 1e.15 tables",
    ),
    "too many": (ONE + PART + "count = 100000000000\n", "make a mechanism of"),
    "no count": (ONE + PART + "count = 0\n", "parts.p.count: must be a whole number"),
    "half a count": (ONE + PART + "count = 2.5\n", "parts.p.count: must be a whole number"),
    "count and places": (ONE + PART + "count = 2\nplaces = [{}]\n", "keep one"),
    "turned by a parameter": ("[parameters]\nb = 1\n" + ONE + PART + 'rpy = [0, 0, "b"]\n', "but on nothing"),
    "a fault inside": (
        '[assemblies.x]\n[assemblies.x.bodies.a]\nmass = -1\n[parts.p]\nkind = "x"\n',
        r"m.toml:4: bodies.p.a.mass: no rigid body",
    ),
    "a fault in a copy": (
        "[assemblies.x]\n[assemblies.x.bodies.a]\nmass = 1\ncenter = [0, 0, 0]\n" + PART + "count = 2\n",
        r"m.toml:5: bodies.p.1.a.center: unknown key; here it is called 'centre'",
    ),
    "unknown name": ('[assemblies.x]\nbodies.a.mass = "M"\n[parts.p]\nkind = "x"\n', "uses 'M', which is not known"),
    "two of a name": ('[bodies."p.a"]\nmass = 1\n' + ONE + PART, "makes bodies.p.a, which is there"),
    "empty": ('[assemblies.x]\n[parts.p]\nkind = "x"\n', "has no body and no part"),
    "strange section": ('[assemblies.x]\ngravity = "none"\nbodies.a.mass = 1\n', "unknown key"),
    "file outside": ('[assemblies.x]\nfile = "../x.toml"\n', "outside the folder"),
    "file that is none": ('[assemblies.x]\nfile = "none.toml"\n', "no such file"),
    "file of itself": ('[assemblies.x]\nfile = "m.toml"\n[parts.p]\nkind = "x"\n', "more than 20 times"),
    "file with a fault": ('[assemblies.x]\nfile = "bad.toml"\n', r"assemblies.x.file: .*bad.toml:2: this is not TOML"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_part_is_refused(name: str, tmp_path: Path) -> None:
    text, says = REFUSED[name]
    written(tmp_path, "poinsot = 1\nx\n", "bad.toml")
    with pytest.raises(po.FileError, match=says) as refused:
        load_model(written(tmp_path, f"poinsot = 1\n{text}"))
    assert "\n" not in str(refused.value)
