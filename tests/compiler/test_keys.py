"""A key holds all that its kernel reads: one key, one program, whatever else differs between two models.

Law: over pairs of files that differ in one number, one sign, one name or one truth value, in every format, all kernels
of all methods that are stored under one key have the same code, to the last character; the run of the second after the
first, from one cache, has the bits of its run without a cache; outputs, initial values and runs change no key.
"""

import hashlib
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import poinsot.ufuncs.engine as engine
from cases import EXAMPLES, saved
from poinsot.renderers.llvm.module import Around, assemble
from poinsot.ufuncs import entry
from poinsot.ufuncs.module import around

pytestmark = pytest.mark.filterwarnings("ignore")
NUMBER = re.compile(r"(?<![\w.#])-?\d+(?:\.\d+)?(?:e-?\d+)?(?![\w.])")
ARM = """poinsot = 1
name = "arm"
gravity = [0.1, 0, -9.81]
bodies.a = {mass = 1.5, centre = [0.2, 0.1, 0.0], inertia = [0.1, 0.2, 0.25]}
bodies.b = {mass = 0.7, centre = [0.1, 0.0, 0.05], inertia = [0.05, 0.06, 0.07]}
bodies.c = {mass = 0.4, inertia = [0.05, 0.06, 0.07]}
pairs.p = {kind = "revolute", between = ["ground", "a"], point = [0, 0, 0.5], axis = [0, 1, 0], initial.position = 0.3}
pairs.r = {kind = "revolute", between = ["a", "b"], point = [0.4, 0, 0.5], axis = [0, 1, 0], initial = {velocity = 1.5}}
pairs.s = {kind = "prismatic", between = ["b", "c"], point = [0.6, 0, 0.5], axis = [1, 0, 0], initial.velocity = 0.4}
limits.l = {pair = "s", lower = -0.3, upper = 0.004, restitution = 0.5}
friction.f = {pair = "p", kinetic = 0.6, static = 0.7, command = "1 + t"}
freewheels.w = {pair = "r", backward = false, restitution = 0.25}
springs.k = {pair = "p", stiffness = 3.0, rest = 0.1}
dampers.d = {pair = "r", damping = 0.05}
forces.F = {pair = "s", magnitude = "3*sin(20*t)"}
"""
SHAKEN = """poinsot = 1
name = "shaken"
bodies.a = {mass = 1.5, inertia = [0.1, 0.2, 0.25]}
bodies.b = {mass = 0.7, centre = [0.3, 0.0, 0.05]}
bodies.c = {mass = 0.7, centre = [0.3, 0.0, 0.05]}
pairs.p = {kind = "prismatic", between = ["ground", "a"], point = [0, 0, 0], axis = [1, 0, 0]}
pairs.r = {kind = "revolute", between = ["a", "b"], point = [0, 0, 0], axis = [0, 1, 0]}
pairs.s = {kind = "revolute", between = ["b", "c"], point = [0.4, 0, 0], axis = [0, 1, 0]}
motions.shaker = {pair = "p", signal = "0.1*sin(30*t)"}
friction.f = {pair = "s", kinetic = 0.01}
"""
BALL = """<mujoco>
  <option gravity="0 0.1 -9.81"/>
  <worldbody>
    <geom name="floor" type="plane" size="5 5 0.1" friction="0.6 0 0"/>
    <body name="b" pos="0.1 0 0.1005"><freejoint name="f"/>
      <geom name="g" type="sphere" size="0.1" mass="0.8" friction="0.7 0 0"/></body>
    <body name="arm" pos="0 1 1">
      <joint name="h" type="hinge" axis="0 1 0" range="-30 45" damping="0.1" armature="0.02" stiffness="2"/>
      <geom name="c" type="capsule" fromto="0 0 0 0.3 0 0" size="0.04" mass="0.5"/></body>
  </worldbody>
  <actuator><motor name="m" joint="h" gear="2.5"/></actuator>
</mujoco>
"""
URDF = """<robot name="r"><link name="base"/>
  <link name="a"><inertial><origin xyz="0.1 0.02 0" rpy="0.1 0 0"/><mass value="1.2"/>
    <inertia ixx="0.1" iyy="0.12" izz="0.09" ixy="0.01" ixz="0" iyz="0"/></inertial></link>
  <joint name="j" type="revolute"><parent link="base"/><child link="a"/><origin xyz="0 0 0.3" rpy="0 0.2 0"/>
    <axis xyz="0 1 0"/><limit lower="-0.5" upper="0.01" effort="10" velocity="3"/>
    <dynamics damping="0.1" friction="0.2"/></joint></robot>
"""
SDF = """<sdf version="1.9"><model name="m">
  <link name="a"><pose>0 0 0.5 0 0 0</pose><inertial><pose>0.1 0 0 0 0 0</pose><mass>1.2</mass>
    <inertia><ixx>0.1</ixx><iyy>0.12</iyy><izz>0.09</izz></inertia></inertial></link>
  <joint name="j" type="revolute"><parent>world</parent><child>a</child><axis><xyz>0 1 0</xyz>
    <limit><lower>-0.2</lower><upper>0.004</upper></limit>
    <dynamics><damping>0.1</damping><friction>0.05</friction><spring_stiffness>1.5</spring_stiffness></dynamics>
  </axis></joint></model></sdf>
"""
NETLIST = """a rectifier
V1 in 0 SIN(0 5 50)
R1 in a 10
D1 a c DM
C1 c 0 1u IC=0.2
R2 c 0 1k
.model DM D(IS=1e-14 N=1.1)
.tran 1u 1m
.end
"""
FILES = {
    "arm.toml": ARM, "shaken.toml": SHAKEN, "ball.xml": BALL, "r.urdf": URDF, "m.sdf": SDF, "rectifier.cir": NETLIST,
}  # fmt: skip
STEPS = ("moreau", "gonzalez")


def mutants(text: str, rng: random.Random, count: int) -> Iterator[str]:
    """Files that differ from this one in one place."""
    numbers = [
        m.span() for m in NUMBER.finditer(text) if "#" not in text[text.rfind("\n", 0, m.start()) + 1 : m.start()]
    ]
    names = [m.span(1) for m in re.finditer(r'"([^"\n]+)"', text)]
    truths = [m.span() for m in re.finditer(r"\b(true|false)\b", text)]
    for _ in range(count):
        how = rng.choice(["number", "number", "number", "sign", "name", "truth"])
        if how == "truth" and truths:
            a, b = rng.choice(truths)
            yield text[:a] + ("false" if text[a:b] == "true" else "true") + text[b:]
        elif how == "name" and len(names) > 1:
            (a, b), (c, d) = rng.sample(names, 2)
            yield text[:a] + text[c:d] + text[b:]
        else:
            a, b = rng.choice(numbers)
            x = float(text[a:b])
            y = 0.1 if x == 0.0 else -x if how == "sign" else 1.25 * x
            yield text[:a] + (f"{y:g}" if "." in text[a:b] or y != int(y) else str(int(y))) + text[b:]


class Codes:
    """The code that was made under each key, and what differs under one of them."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[str, str]] = {}
        self.stale: list[str] = []
        self.now = ""

    def saw(self, key: str, code: str, name: str) -> None:
        """Code made, or found, under a key."""
        before = self.known.setdefault(key, (code, self.now))
        if before[0] != code:
            self.stale.append(f"{self.now} has the key of {before[1]} and other code: {name}")


@pytest.fixture
def codes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Codes:
    """All code made while a test runs, from an empty cache."""
    found, made = Codes(), engine.Engine.__init__

    def watched(self: Any, program: Any, operands: Any, machine: Any, cache: Any, key: str | None) -> None:
        made(self, program, operands, machine, cache, key)
        if key is not None:
            hull = Around(entry.ADDRESSES, around)
            text, tables = assemble(program(), operands, engine.ValueType(1), machine, hull)
            found.saw(key, hashlib.sha256(text.encode() + tables).hexdigest(), str(operands))

    monkeypatch.setenv("POINSOT_CODE", "plain")  # made five times as fast, with the same bits
    monkeypatch.setattr(engine.Engine, "__init__", watched)
    monkeypatch.setenv("POINSOT_CACHE", str(tmp_path / "cache"))
    return found


def run(path: Path, method: str) -> Any:
    """A short run of a file, or of two members over its first parameter; None where it is refused."""
    try:
        if method == "ensemble":
            family = po.load_family(path)
            first = float(family.values()[0])
            over = {family.parameter_names[0]: [first, 1.01 * first]}
            return po.ensemble(family, over=over, time=0.02, samples=3)
        options = {"step": 2e-3} if method in STEPS else {}
        return po.simulate(po.load(path), time=0.02, samples=3, method=method, **options)
    except (po.PoinsotError, IndexError):  # no parameters
        return None


def compare(codes: Codes, path: Path, methods: tuple[str, ...], count: int, seed: int) -> None:
    text, runs = path.read_text(), 0
    for k, each in enumerate([text, *mutants(text, random.Random(seed), count)]):
        path.write_text(each)
        for method in methods:
            codes.now = f"{path.name}, mutant {k}, {method}"
            runs += run(path, method) is not None
    assert runs > 0
    assert not codes.stale, "\n".join(codes.stale[:5])


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", FILES)
def test_files_that_differ_in_one_place_share_a_key_only_with_their_code(
    name: str, codes: Codes, tmp_path: Path
) -> None:
    path = saved(tmp_path / name, FILES[name])
    compare(codes, path, ("radau",) if name.endswith("cir") else ("dop853", "moreau"), 3, seed=33)


@pytest.mark.long
@pytest.mark.parametrize("name", FILES)
def test_many_such_files_by_all_kinds_of_methods(name: str, codes: Codes, tmp_path: Path) -> None:
    path = saved(tmp_path / name, FILES[name])
    compare(codes, path, ("dop853", "radau", "moreau", "gonzalez"), 25, seed=34)


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(p.relative_to(EXAMPLES).as_posix() for p in EXAMPLES.rglob("*.toml")
                                        if "bad" not in p.parts))  # fmt: skip
def test_mutants_of_the_examples_and_their_ensembles(name: str, codes: Codes, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES, tmp_path / "examples")
    path = tmp_path / "examples" / name
    compare(codes, path, ("dop853", "radau", "moreau", "gonzalez", "ensemble"), 6, seed=35)


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["dop853", "moreau"])
def test_a_run_after_that_of_another_file_has_the_bits_of_one_without_a_cache(
    method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POINSOT_CODE", "plain")
    path = tmp_path / "arm.toml"
    rng = random.Random(7)
    for text in [ARM, *mutants(ARM, rng, 6)]:
        path.write_text(text)
        monkeypatch.setenv("POINSOT_CACHE", str(tmp_path / "cache"))
        shared = run(path, method)
        monkeypatch.setenv("POINSOT_CACHE", "off")
        alone = run(path, method)
        assert (shared is None) == (alone is None)
        if shared is not None:
            for name in ("joint_position", "joint_velocity", "energy_storage"):
                np.testing.assert_array_equal(shared[name].values, alone[name].values)


def test_kernels_are_made_from_what_their_key_holds(tmp_path: Path) -> None:
    """Outputs, initial values and runs are in no key, what switches in those of runs alone; nor can they be read."""

    def read(text: str, *kept: str) -> Any:
        return po.load(saved(tmp_path / "arm.toml", text))._reading(*kept)

    running = "motions", "switches"
    none = read(ARM).tree.model
    assert (none.switches, none.motions, none.initial, none.outputs, none.keyframes) == ((), (), (), (), ())
    assert len(read(ARM, *running).tree.model.switches) == 3
    told = ARM.replace("position = 0.3", "position = 0.4") + 'simulation = {time = 3.0, outputs = ["body_twist"]}\n'
    for kept in ((), ("motions",), running):
        assert read(told, *kept).key == read(ARM, *kept).key
    other = ARM.replace("upper = 0.004", "upper = 0.005")
    assert read(other).key == read(ARM).key
    assert read(other, *running).key != read(ARM, *running).key
