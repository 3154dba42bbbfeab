"""Malformed files by the thousand: seeds that are right, changed by rules that know the grammar of their format.

A case is a number: `case(kind, number)` is the same text on every machine. Law of every reader: it ends, soon, in a
result or in an error of poinsot; `fault_of` says what else happened.
"""

import random
import re
import signal
import tomllib
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from cases import EXAMPLES
from hostile import NASTY
from poinsot import PoinsotError

SECONDS = 20.0  # that a reader may take for one case, on a busy machine
LONGEST = 20_000  # characters of a case

NUMBERS = (
    "0", "-0.0", "1", "-1", "2", "1e-400", "1e-320", "5e-324", "1e-300", "1e-170", "1e-60", "1e-16", "1e16", "1e59",
    "1e60", "1e61", "1e150", "1e300", "1e308", "1e400", "-1e300", "inf", "-inf", "nan", "0x10", "0b1", "1_000",
    "99999999999999999999", "-9223372036854775809", "0.1", "1e", "1.", ".5", "--1", "1e1e1", "3.141592653589793",
    "0.9999999999999999",
)  # fmt: skip
FORMULAS = (
    "1/0", "0/0", "0**0", "0**-1", "(-8)**(1/3)", "9**9**9**9", "2**1e308", "log(0)", "log(-1)", "sqrt(-1)", "acos(2)",
    "exp(1000)", "tan(pi/2)", "step(t-1)", "t", "x", "x1", "y", "abs(x)", "x**0.5", "1/x", "x**x", "atan2(0,0)", "e",
    "pi", "a.b", "a[0]", "f(x)", "lambda: 0", "(yield)", "[x for x in y]", "'a'", "1 if 1 else 2", "x:=1",
    "__import__('os')", "", " ", "(", ")", "((((((((1))))))))", "1+", "+", "1 1", "1e999", "True", "None", "1j", "...",
    "sin", "sin()", "sin(1,2)", "sin(x=1)", "-" * 300 + "1", "(" * 150 + "1" + ")" * 150, "+".join("1" * 200),
    "x" * 200, "\x00", "\n", "1\n+1", "#", "0777", "1e5**1e5", "step(step(step(x)))", "t**1e9", "log(t)", "1/t",
    "1/(t-0.5)", "x**2/2", "deg", "tanh(1e308)", "pulse(t, 1e-300, 0.5)", "triangle(x, 0)", "interp(t, [0, 1], [1])",
    "floor(1e308*t)", "9" * 400,
)  # fmt: skip
WORDS = (
    "ground", "gnd", "0", "t", "x", "e", "pi", "none", "auto", "maximal", "body", "revolute", "free", "spherical",
    "helical", "ball_on_plane", "point_on_surface", "resistor", "capacitor", "diode", "mechanism", "transformer",
    "kind", "nodes", "true", "electrical.resistor", "voltage_source", "storage", "damper", "gyrator", "nan", "fixed",
    "floating", "prismatic", "planar",
)  # fmt: skip
_TOKEN = re.compile(
    r"\"[^\"\n]*\"|'[^'\n]*'|[A-Za-z_][\w.]*|[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|\s+|.", re.DOTALL
)

MECHANISMS = sorted(EXAMPLES.glob("*.toml"))
NETWORKS = sorted((EXAMPLES / "networks").glob("*.toml"))
NETLISTS = (
    *(file.read_text(encoding="utf-8") for file in sorted((EXAMPLES / "networks").glob("*.cir"))),
    "all\n.param r=1k c=1u\n.model d1 D(IS=1e-14 N=1.5)\n.subckt s a b k=2\nR1 a m {k*10}\nC1 m b 1u IC=1\n.ends s\n"
    ".tran 1u 1m\nV1 in 0 SIN(0 5 50)\nV2 p 0 PULSE(0 1 0 1u 1u 1u 1m)\nV3 q 0 PWL(0 0 1m 5)\n"
    "V4 w 0 EXP(0 1 0 1u 1m 1u)\nI1 0 in 1m\nR1 in a {r}\nL1 a b 1m\nL2 c 0 1m\nK1 L1 L2 0.9\nD1 b 0 d1\n"
    "B1 b 0 I='v**3'\nT1 in 0 e 0 2\nR9 e 0 1\nR8 c 0 1\nR7 p q 1\nR6 w 0 I='1e-3*v'\nX1 in b s k=3\n"
    "* comment\nC9 b 0 'c'\n.end\n",
    "divider\nV1 a 0 1\nR1 a b 1\nR2 b 0 1\n",
)
_BODY = (
    '<inertial><origin xyz="0 0 0.1" rpy="0.1 0 0"/><mass value="1"/>'
    '<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>'
)
MJCFS = (
    '<mujoco model="m"><compiler angle="radian"/><option gravity="0 0 -9.81" density="1" viscosity="0.1"><flag '
    'contact="disable"/></option><default><joint damping="0.1"/></default><asset><mesh name="t" vertex="0 0 0 1 0 '
    '0 0 1 0 0 0 1" scale="1 1 1"/><material name="red" rgba="1 0 0 1"/></asset><worldbody><site name="o"/><body '
    'name="a" pos="1 0 0" quat="1 0 0 0"><freejoint name="f"/><geom type="mesh" mesh="t" material="red"/><body '
    'name="b" pos="0 1 0"><joint name="h" axis="0 0 1" ref="0.1" range="-1 1" stiffness="2" springref="0.3" '
    'frictionloss="1"/><joint name="s" type="slide" armature="0.1"/><inertial pos="0 0 0" mass="1" diaginertia="1 '
    '1 1"/><site name="p" pos="1 0 0"/></body></body><body name="c" gravcomp="0.5"><joint name="l" '
    'type="ball"/><geom type="capsule" size="0.1 0.2"/></body></worldbody><tendon><fixed name="x" '
    'stiffness="1"><joint joint="h" coef="2"/><joint joint="s" coef="1"/></fixed><spatial name="y" '
    'damping="1"><site site="o"/><site site="p"/><pulley divisor="2"/><site site="o"/><site '
    'site="p"/></spatial></tendon><actuator><motor joint="h" gear="2" ctrlrange="-1 1"/><position tendon="y" '
    'kp="3"/><general site="p" gear="0 0 1 0 1 0" biastype="affine" biasprm="1 2 3"/></actuator><equality><joint '
    'joint1="h" joint2="s" polycoef="0 1 0 0 0"/><weld body1="b" body2="c" '
    'active="false"/></equality><keyframe><key name="k" qpos="0 0 0 1 0 0 0 0 0 1 0 0 0" ctrl="0 1 '
    '2"/></keyframe></mujoco>',
    '<mujoco><worldbody><body name="a" euler="0 0 90"><joint/><geom type="box" size="1 1 1" pos="0 1 '
    '0"/><replicate count="2" offset="1 0 0"><body><joint type="ball" pos="0 0 1"/><geom size="0.1" fromto="0 0 0 '
    '0 0 1" type="cylinder"/></body></replicate></body><body name="m" '
    'mocap="true"/></worldbody><equality><connect body1="a" anchor="0 0 1"/></equality></mujoco>',
)
URDFS = (
    '<robot name="r"><material name="m"><color rgba="1 0 0 1"/></material>'
    f'<link name="a">{_BODY}</link><link name="b">{_BODY}<visual><origin xyz="0 0 1"/><geometry><box size="1 1 1"/>'
    f'</geometry><material name="m"/></visual></link><link name="c">{_BODY}</link>'
    '<joint name="j" type="revolute"><parent link="a"/><child link="b"/><origin xyz="0 0 1" rpy="0 0.5 0"/>'
    '<axis xyz="0 0 1"/><limit lower="-1" upper="1" effort="10" velocity="2"/>'
    '<dynamics damping="0.1" friction="0.1"/></joint>'
    '<joint name="k" type="prismatic"><parent link="b"/><child link="c"/><origin xyz="1 0 0" quat_xyzw="0 0 0 1"/>'
    '<axis xyz="1 0 0"/><mimic joint="j" multiplier="2" offset="0.1"/></joint></robot>',
    f'<robot name="r"><link name="a"/><link name="b">{_BODY}</link><joint name="j" type="floating"><parent link="a"/>'
    '<child link="b"/></joint></robot>',
)
SDFS = (
    '<sdf version="1.9"><model name="m" canonical_link="b"><pose>0 0 1 0 0.1 0</pose><link name="a">'
    "<pose>1 0 0 0 0 1</pose>"
    "<inertial><mass>2</mass><pose>0 0 0.1 0 0 0</pose>"
    "<inertia><ixx>1</ixx><iyy>1</iyy><izz>1</izz></inertia></inertial>"
    '<visual name="v"><geometry><box><size>1 1 1</size></box></geometry></visual></link>'
    '<frame name="f" attached_to="a"><pose>0 1 0 0 0 0</pose></frame><link name="b">'
    '<pose relative_to="f">1 0 0 0 0 0</pose></link>'
    '<joint name="j" type="revolute"><parent>a</parent><child>b</child><pose>0 0 0 1 0 0</pose>'
    '<axis><xyz expressed_in="f">0 0 1</xyz><limit><lower>-1</lower><upper>1</upper></limit><dynamics>'
    "<damping>1</damping>"
    "<spring_stiffness>2</spring_stiffness></dynamics></axis></joint></model></sdf>",
    '<sdf version="1.6"><world name="w"><gravity>0 0 -1</gravity><model name="m"><link name="a"/>'
    '<link name="b"/><link name="c"/>'
    '<joint name="j" type="revolute"><parent>a</parent><child>b</child><axis><xyz>0 0 1</xyz></axis></joint>'
    '<joint name="k" type="revolute"><parent>a</parent><child>c</child><axis><xyz>0 0 1</xyz></axis></joint>'
    '<joint name="g" type="gearbox"><parent>b</parent><child>c</child>'
    "<gearbox_reference_body>a</gearbox_reference_body>"
    "<gearbox_ratio>2</gearbox_ratio><axis><xyz>0 0 1</xyz></axis></joint>"
    '<joint name="u" type="universal"><parent>world</parent><child>a</child><axis><xyz>0 0 1</xyz></axis>'
    '<axis2><xyz>1 0 0</xyz></axis2></joint></model><model name="n"><static>true</static>'
    '<link name="a"/></model></world></sdf>',
)
MACROS = (
    '<robot name="r" xmlns:xacro="http://www.ros.org/wiki/xacro"><xacro:property name="n" value="3"/>'
    '<xacro:arg name="side" default="left"/><xacro:macro name="m" params="k:=1 *b"><link name="$(arg side)_${k}">'
    '<xacro:insert_block name="b"/></link><joint name="j${k}" type="fixed"><parent link="$(arg side)_${k - 1}"/>'
    '<child link="$(arg side)_${k}"/></joint><xacro:if value="${k &lt; n}"><xacro:m k="${k + 1}"><visual/></xacro:m>'
    '</xacro:if></xacro:macro><link name="left_${[x for x in range(3)][0]}"/><xacro:m><collision/></xacro:m></robot>',
)
OPERATORS = ("+", "-", "*", "/", "**", "//", "%", "@", ",")
FUNCTIONS = ("sin", "log", "sqrt", "exp", "step", "atan2", "eval", "abs", "-", "~", "not ")
FORMULA_SEEDS = (
    "L/2 + 0.1", "sin(2*pi*t)*exp(-t/3)", "x**3 - 2*x", "atan2(y, x)*deg", "step(t - 0.5)*(1 - t)**2", "-(a+b)*c/d",
)  # fmt: skip


def _tokens_changed(rng: random.Random, text: str) -> str:
    """A few tokens replaced, dropped, doubled or exchanged."""
    tokens = _TOKEN.findall(text)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        if not tokens:
            break
        k = rng.randrange(len(tokens))
        match rng.randrange(9):
            case 0:
                del tokens[k]
            case 1:
                tokens.insert(k, tokens[k])
            case 2:
                j = rng.randrange(len(tokens))
                tokens[k], tokens[j] = tokens[j], tokens[k]
            case 3:
                tokens[k] = rng.choice("{}[]()<>=,.;:'\"\\#&*/+-\n\t\x00\x1b\ufeff\u202e ")
            case 4:
                tokens[k] = rng.choice(WORDS)
            case 5:
                tokens[k] = rng.choice(NASTY)
            case _:
                places = [
                    i for i, token in enumerate(tokens) if token[0] in "0123456789+-." and any(map(str.isdigit, token))
                ]
                k = rng.choice(places) if places else k
                tokens[k] = rng.choice(NUMBERS)
    return "".join(tokens)


def _lines_changed(rng: random.Random, text: str) -> str:
    """Lines dropped, doubled, moved, cut."""
    lines = text.split("\n")
    for _ in range(rng.choice((1, 1, 2, 5))):
        k = rng.randrange(len(lines))
        match rng.randrange(4):
            case 0 if len(lines) > 1:
                del lines[k]
            case 1:
                lines.insert(rng.randrange(len(lines) + 1), lines[k])
            case 2:
                lines.insert(rng.randrange(len(lines)), lines.pop(k))
            case _:
                lines[k] = lines[k][: rng.randrange(len(lines[k]) + 1)]
    return "\n".join(lines)


def _value(rng: random.Random, depth: int = 0) -> Any:
    """A TOML value that does not belong where it goes."""
    match rng.randrange(11 if depth < 2 else 7):
        case 0 | 1:
            return _Raw(rng.choice(NUMBERS))
        case 2 | 3:
            return rng.choice(FORMULAS)
        case 4:
            return rng.choice(WORDS)
        case 5:
            return rng.choice(NASTY)
        case 6:
            return rng.choice((True, False, "", _Raw("1979-05-27T07:32:00Z"), _Raw("07:32:00")))
        case 7:
            return [_value(rng, depth + 1) for _ in range(rng.choice((0, 1, 2, 3, 3, 4, 6)))]
        case 8:
            return [[_value(rng, depth + 2) for _ in range(3)] for _ in range(rng.choice((1, 2, 3)))]
        case _:
            return {rng.choice(WORDS): _value(rng, depth + 1) for _ in range(rng.randrange(3))}


class _Raw(str):
    """Text that is written without quotes."""


def _tree_changed(rng: random.Random, data: dict[str, Any]) -> None:
    """Keys renamed, dropped, moved; values replaced: what a schema has to tell."""
    places = list(_places(data))
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        holder, key = rng.choice(places)
        if (isinstance(holder, dict) and key not in holder) or (isinstance(holder, list) and key >= len(holder)):
            continue
        match rng.randrange(8):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, dict):
                holder[rng.choice((*WORDS, *NASTY, *holder))] = holder.pop(key)
            case 2:
                other, name = rng.choice(places)
                if isinstance(other, dict) and name in other and holder is not other[name]:
                    holder[key] = other[name]
            case 3 if isinstance(holder[key], list):
                holder[key] = [*holder[key], _value(rng)] if rng.random() < 0.5 else holder[key][:-1]
            case 4 | 5 if isinstance(holder[key], (int, float)):
                holder[key] = _Raw(rng.choice(NUMBERS))
            case 6 if isinstance(holder[key], str):
                holder[key] = rng.choice((*FORMULAS, *WORDS))
            case _:
                holder[key] = _value(rng)


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    keys = data.keys() if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in list(keys):
        yield data, key
        yield from _places(data[key])


def written(value: Any, depth: int = 0) -> str:
    """A value as TOML, its tables inline."""
    if depth > 12:
        return "0"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_quoted(str(key))} = {written(x, depth + 1)}" for key, x in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(x, depth + 1) for x in value) + "]"
    if isinstance(value, _Raw):
        return str(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    return _quoted(value) if isinstance(value, str) else repr(value)


def _quoted(text: str) -> str:
    escapes = {'"': '\\"', "\\": "\\\\"}
    return '"' + "".join(escapes.get(c, c if c.isprintable() else f"\\U{ord(c):08x}") for c in text) + '"'


def _toml(rng: random.Random, files: list[Path]) -> str:
    text = rng.choice(files).read_text(encoding="utf-8")
    if rng.random() < 0.25:
        return _changed(rng, text)
    data = tomllib.loads(text)
    if rng.random() < 0.15:
        data |= tomllib.loads(rng.choice(files).read_text(encoding="utf-8"))
    _tree_changed(rng, data)
    return "\n".join(f"{_quoted(key)} = {written(value)}" for key, value in data.items())


def _changed(rng: random.Random, text: str) -> str:
    text = _lines_changed(rng, text) if rng.random() < 0.3 else _tokens_changed(rng, text)
    return text[: rng.randrange(len(text) + 1)] if rng.random() < 0.03 else text


def _xml(rng: random.Random, texts: tuple[str, ...]) -> str:
    text = rng.choice(texts)
    if rng.random() < 0.4:
        return _changed(rng, text)
    for _ in range(rng.choice((1, 1, 2, 4))):  # values of attributes, and whole elements
        spans = [m.span(1) for m in re.finditer(r'[">]([^"<>]+)["<]', text)]
        if not spans or rng.random() < 0.2:
            elements = [m.span() for m in re.finditer(r"<[^<>]*/>", text)]
            if elements:
                a, b = rng.choice(elements)
                text = text[:a] + text[a:b] * rng.choice((0, 2)) + text[b:]
            continue
        a, b = rng.choice(spans)
        numbers = " ".join(rng.choice(NUMBERS) for _ in range(rng.choice((1, 3, 3, 3, 4))))
        value = rng.choice((numbers, numbers, rng.choice(WORDS), text[slice(*rng.choice(spans))], rng.choice(NASTY)))
        text = text[:a] + "".join(c if c not in '<&"' else "_" for c in value) + text[b:]
    return text


def _formula(rng: random.Random) -> str:
    text = rng.choice((*FORMULA_SEEDS, *FORMULAS))
    for _ in range(rng.randrange(4)):
        match rng.randrange(3):
            case 0:
                text = _tokens_changed(rng, text)
            case 1:
                text = f"({text}){rng.choice(OPERATORS)}({rng.choice(FORMULAS)})"
            case _:
                text = f"{rng.choice(FUNCTIONS)}({text})"
    return text


KINDS = ("formula", "mechanism", "elements", "netlist", "urdf", "sdf", "xacro", "mjcf")


def case(kind: str, number: int) -> str:
    """The text of a case."""
    rng = random.Random(f"{kind} {number}")
    make: dict[str, Callable[[], str]] = {
        "formula": lambda: _formula(rng), "mechanism": lambda: _toml(rng, MECHANISMS),
        "elements": lambda: _toml(rng, NETWORKS), "netlist": lambda: _changed(rng, rng.choice(NETLISTS)),
        "urdf": lambda: _xml(rng, URDFS), "sdf": lambda: _xml(rng, SDFS), "xacro": lambda: _xml(rng, MACROS),
        "mjcf": lambda: _xml(rng, MJCFS),
    }  # fmt: skip
    return make[kind]()[:LONGEST]


def read_case(kind: str, text: str, folder: Path) -> None:
    """Let the reader of that kind read it."""
    if kind == "formula":
        from poinsot.algebra.formulas import evaluate
        from poinsot.files.arguments import law_of, signal

        names = {"L": 1.0, "a": 0.5, "b": -1.0, "c": 0.0, "d": 1e-300}
        for read in (
            lambda: evaluate(text, {**names, "t": 0.5, "x": 0.0}),
            lambda: signal(text, names),
            lambda: law_of(text, names),
        ):
            try:
                read()
            except PoinsotError:
                continue
            except Exception as error:
                if type(error).__name__ != "PydanticCustomError":  # that of a schema, which makes a FileError of it
                    raise
        return
    from poinsot.files.load import load

    suffix = {"mechanism": ".toml", "elements": ".toml", "netlist": ".cir"}.get(kind, f".{kind}")
    file = folder / f"case{suffix}"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    load(file)


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """A case that takes longer is cut off by a TimeoutError."""

    def ring(signum: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"longer than {seconds} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def fault_of(kind: str, text: str, folder: Path, seconds: float = SECONDS) -> str | None:
    """What a reader did that it must not do, in words; None where it gave a result or an error of ours."""
    from hostile import acting

    try:
        with limited(seconds), warnings.catch_warnings(action="error", category=RuntimeWarning):
            warnings.simplefilter("ignore", UserWarning)
            read_case(kind, text, folder)
    except PoinsotError as error:
        return f"says {str(error)!r}" if acting(str(error).replace("\n", "")) or not str(error).strip() else None
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        import traceback

        last = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__}: {str(error)[:200]} ({Path(last.filename).name}:{last.lineno})"
    return None
