"""xacro: what the package expands, read as URDF; no route through it opens a file outside the allowed folders."""

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.dom import minidom

import pytest

import poinsot as po
from cases import saved
from files.urdf_text import INERTIAL
from poinsot.files import xacro_robot, xacro_values
from poinsot.files.load import load_model
from poinsot.files.urdf import read_urdf
from poinsot.files.xacro_robot import expand, read_xacro
from poinsot.files.xacro_values import Evaluator, Refused

HEAD = '<robot name="r" xmlns:xacro="http://www.ros.org/wiki/xacro">\n'
LINK = '<link name="{0}">' + INERTIAL + "</link>\n"
ARM = (
    '<xacro:macro name="arm" params="n:=3 parent length:=0.5 *extra">\n'
    '<xacro:property name="mass" value="${cfg[\'mass\'] * length}"/>\n'
    '<link name="${parent}_${n}"><inertial><origin xyz="0 0 ${-length/2}"/><mass value="${mass}"/>\n'
    '<inertia ixx="${mass*length**2/12}" ixy="0" ixz="0" iyy="${mass*length**2/12}" iyz="0" izz="${1e-3}"/></inertial>'
    '</link>\n<joint name="j_${parent}_${n}" type="$(arg kind)"><parent link="${parent}"/>\n'
    '<child link="${parent}_${n}"/><xacro:insert_block name="extra"/>\n'
    '<xacro:if value="${n % 2 == 0}"><axis xyz="0 1 0"/></xacro:if>\n'
    '<xacro:unless value="${n % 2 == 0}"><axis xyz="1 0 0"/></xacro:unless></joint>\n'
    '<xacro:if value="${n &gt; 1}"><xacro:arm n="${n-1}" parent="${parent}_${n}" length="${0.9*length}">'
    '<origin xyz="0 0 ${-length}" rpy="${radians(30)} 0 ${math.pi/4}"/></xacro:arm></xacro:if>\n</xacro:macro>\n'
)
WHOLE = (
    HEAD + '<xacro:arg name="kind" default="revolute"/>\n<xacro:include filename="parts/arm.xacro"/>\n'
    '<xacro:property name="cfg" value="${xacro.load_yaml(\'parts/arm.yaml\')}"/>\n<link name="base"/>\n'
    '<xacro:property name="names" value="${[s + str(k) for k, s in python.enumerate(\'x y\'.split())]}"/>\n'
    '<xacro:arm parent="base" n="$(eval 2 + 1)"><origin xyz="${max(1, 2)} ${len(names)} 0"/></xacro:arm>\n</robot>\n'
)


def robot(folder: Path, text: str, name: str = "robot.urdf.xacro") -> Path:
    return saved(folder / name, text)


@pytest.fixture
def arm(tmp_path: Path) -> Path:
    robot(tmp_path, HEAD + ARM + "</robot>", "parts/arm.xacro")
    (tmp_path / "parts" / "arm.yaml").write_text("mass: !radians 2\nlist: [1, 2]\n")
    return robot(tmp_path, WHOLE)


@contextmanager
def opened() -> Iterator[list[str]]:
    """Every path that this thread opens or lists meanwhile, seen by Python's own audit."""
    seen: list[str] = []
    _LISTENERS[threading.get_ident()] = seen
    if not _HOOKED:
        sys.addaudithook(_heard)
        _HOOKED.append(True)
    try:
        yield seen
    finally:
        del _LISTENERS[threading.get_ident()]


_LISTENERS: dict[int, list[str]] = {}
_HOOKED: list[bool] = []


def _heard(event: str, args: tuple[Any, ...]) -> None:
    if _LISTENERS and event in (
        "open",
        "os.listdir",
        "os.scandir",
        "glob.glob",
        "os.system",
        "subprocess.Popen",
        "exec",
    ):
        seen = _LISTENERS.get(threading.get_ident())
        if seen is not None and isinstance(args[0], (str, bytes, os.PathLike)):
            seen.append(os.path.realpath(os.fsdecode(args[0])))


def test_the_expansion_is_that_of_xacro(arm: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Our doors change no number: the same file through the package's own doors, written out and read as URDF."""
    import xacro

    ours = read_xacro(arm, arguments={"kind": "continuous"})
    monkeypatch.chdir(arm.parent)
    text = xacro.process_file(str(arm), mappings={"kind": "continuous"}, verbosity=0).toxml()
    theirs = read_urdf(robot(arm.parent, text, "expanded.urdf"))
    assert [b.name for b in ours.bodies] == [b.name for b in theirs.bodies] and len(ours.bodies) == 4
    for a, b in zip(ours.bodies, theirs.bodies, strict=True):
        assert (a.inertia.matrix == b.inertia.matrix).all()
    for j, k in zip(ours.joints, theirs.joints, strict=True):
        assert (j.X_PJ.matrix == k.X_PJ.matrix).all() and j.pair.kind == k.pair.kind


def test_xacro_is_left_as_it_was(arm: Path) -> None:
    import xacro

    before = {name: value for name, value in vars(xacro).items() if callable(value) or name == "_global_symbols"}
    writer = minidom.Element.writexml
    read_xacro(arm)
    with pytest.raises(po.FileError):
        read_xacro(robot(arm.parent, HEAD + "<xacro:nothing/></robot>", "bad.xacro"))
    assert before == {name: getattr(xacro, name, None) for name in before} and minidom.Element.writexml is writer
    assert "open" not in vars(xacro)


def test_arguments_choose_and_misspelt_ones_are_told(arm: Path) -> None:
    assert po.load(arm, arguments={"kind": "fixed"}).nv == 0
    with pytest.warns(po.errors.FileWarning, match="has no <xacro:arg> called 'knid'.*did you mean 'kind'"):
        load_model(arm, arguments={"knid": "fixed"})
    with pytest.raises(po.FileError, match="knid"):
        load_model(arm, arguments={"knid": "fixed"}, strict=True)


SECRET = "secret.yaml"
ROUTES = {
    "include": '<xacro:include filename="{}"/>',
    "optional include": '<xacro:include filename="{}" optional="true"/>',
    "include in a namespace": '<xacro:include filename="{}" ns="n"/>',
    "include by a pattern": '<xacro:include filename="{folder}/*.yaml"/>',
    "include by a climbing pattern": '<xacro:include filename="*/../../outside/*"/>',
    "include of an expression": "<xacro:include filename=\"${{'{}'}}\"/>",
    "include through env": '<xacro:include filename="$(env SECRET_FILE)"/>',
    "include through optenv": '<xacro:include filename="$(optenv NOT_SET {})"/>',
    "include through eval": "<xacro:include filename=\"$(eval env('SECRET_FILE'))\"/>",
    "include through find": '<xacro:include filename="$(find outside)/secret.yaml"/>',
    "include through an argument": '<xacro:arg name="f" default="{}"/><xacro:include filename="$(arg f)"/>',
    "include with dots": '<xacro:include filename="../outside/secret.yaml"/>',
    "include through a link": '<xacro:include filename="link/secret.yaml"/>',
    "include of a link": '<xacro:include filename="link.yaml"/>',
    "include of a URI": '<xacro:include filename="file://{}"/>',
    "include from a folder below": '<xacro:include filename="below/in.xacro"/>',
    "load_yaml": "<link name=\"${{xacro.load_yaml('{}')}}\"/>",
    "load_yaml by its old name": "<link name=\"${{load_yaml('{}')}}\"/>",
    "load_yaml in a property": '<xacro:property name="p" value="${{xacro.load_yaml(\'{}\')}}"/><link name="${{p}}"/>',
    "load_yaml of a joined path": "<link name=\"${{xacro.load_yaml(xacro.abs_filename('../outside/secret.yaml'))}}\"/>",
    "load_yaml in a lambda": "<link name=\"${{(lambda f: xacro.load_yaml(f))('{}')}}\"/>",
    "load_yaml by map": "<link name=\"${{list(map(load_yaml, ['{}']))}}\"/>",
    "open in eval": "<link name=\"$(eval ${{'open(\\'{}\\'\\x29.read(\\x29'}})\"/>",
    "open in a lambda": "<link name=\"${{(lambda: open('{}'))()}}\"/>",
    "classes in a lambda": '<link name="${{(lambda: ().__class__.__bases__[0].__subclasses__())()}}"/>',
    "classes in a list": '<link name="${{[x.__class__.__mro__ for x in [1]]}}"/>',
    "frames": '<link name="${{(x for x in [1]).gi_frame.f_builtins}}"/>',
    "vars": "<link name=\"${{python.vars(python.type)['mro'](1)}}\"/>",
    "format": "<link name=\"${{'{{0.__class__}}'.format(1)}}\"/>",
    "entity": '<!DOCTYPE robot [<!ENTITY s SYSTEM "{}">]>',
}


@pytest.mark.parametrize("route", ROUTES)
def test_no_route_opens_a_file_outside(route: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = robot(tmp_path, "name: geheim\n", f"outside/{SECRET}")
    model = tmp_path / "model"
    (model / "below").mkdir(parents=True)
    (model / "link").symlink_to(secret.parent)
    (model / "link.yaml").symlink_to(secret)
    robot(model, HEAD + '<xacro:include filename="../../outside/secret.yaml"/></robot>', "below/in.xacro")
    monkeypatch.setenv("SECRET_FILE", str(secret))
    inside = ROUTES[route].format(str(secret), folder=str(secret.parent))
    text = f'{inside}<robot name="r"/>' if route == "entity" else f"{HEAD}{inside}\n<link name='a'/></robot>"
    file = robot(model, text)
    with opened() as seen, pytest.raises(po.FileError) as refused:
        read_xacro(file, environment=["SECRET_FILE"])
    outside = str(secret.parent)
    assert str(file) in seen, "the hook hears"
    assert not [path for path in seen if path.startswith(outside) or not path.startswith((str(model), sys.prefix))]
    message = str(refused.value)
    assert message.startswith(str(model)) and "\n" not in message and "geheim" not in message


def test_the_environment_is_read_where_it_is_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  a variable that is set is read by $(env …) and $(optenv …) where its user names it, and refused else."""
    monkeypatch.setenv("MY_LINK", "b")
    for text in ("$(env MY_LINK)", "$(optenv MY_LINK c)"):
        file = robot(tmp_path, HEAD + LINK.format(text) + "</robot>")
        assert read_xacro(file, environment=["MY_LINK"]).bodies[0].name == "b"
        with pytest.raises(po.FileError, match=r"reads the variable 'MY_LINK' of your environment.*--env MY_LINK"):
            read_xacro(file)
    monkeypatch.delenv("MY_LINK")
    assert read_xacro(file).bodies[0].name == "c"


def test_an_allowed_folder_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ROS_PACKAGE_PATH", raising=False)
    robot(tmp_path, HEAD + LINK.format("b") + "</robot>", "ws/parts/links/b.xacro")
    robot(tmp_path, "mass: 2\n", "ws/parts/b.yaml")
    text = HEAD + LINK.format("${xacro.load_yaml('$(find parts)/b.yaml').mass}") + "</robot>"
    by_find = '<xacro:include filename="$(find parts)/links/b.xacro"/></robot>'
    file = robot(tmp_path, HEAD + by_find, "ws/arm/robot.xacro")
    other = robot(tmp_path, text, "ws/arm/other.xacro")
    for each in (file, other):
        with pytest.raises(po.FileError, match=r"robot.xacro:2: <xacro:include>.*outside.*folders=\[…\]|.*outside.*"):
            read_xacro(each)
    for folders in ([tmp_path / "ws"], [str(tmp_path / "ws" / "parts")]):
        assert read_xacro(file, folders=folders).bodies[0].name == "b"
        assert read_xacro(other, folders=folders).bodies[0].name == "2"
    monkeypatch.setenv("ROS_PACKAGE_PATH", str(tmp_path / "ws"))
    assert read_xacro(file).bodies[0].name == "b"
    monkeypatch.delenv("ROS_PACKAGE_PATH")
    robot(tmp_path, "<package/>", "ws/package.xml")  # one package that holds both folders
    assert read_xacro(file).bodies[0].name == "b"
    far = robot(tmp_path, HEAD + '<xacro:include filename="$(find nowhere)/b.xacro"/></robot>', "ws/arm/far.xacro")
    with pytest.raises(po.FileError, match=r"far.xacro:2: <xacro:include> cannot be expanded: the package 'nowhere'"):
        read_xacro(far)


def bomb(depth: int) -> str:
    """Macros that call the next twice."""
    macros = "".join(f'<xacro:macro name="m{k}"><xacro:m{k + 1}/><xacro:m{k + 1}/></xacro:macro>' for k in range(depth))
    return macros + f'<xacro:macro name="m{depth}"><link name="a"/></xacro:macro><xacro:m0/>'


DOUBLE = '<xacro:property name="{0}" value="${{{1} + {1}}}"/>'
BOMBS = {
    "macros that double": (bomb(40), "more than"),
    "a macro that calls itself": ('<xacro:macro name="m"><xacro:m/></xacro:macro><xacro:m/>', "nested too deeply"),
    "a file that includes itself": ('<xacro:include filename="robot.urdf.xacro"/>', "nested too deeply"),
    "a property of itself": (
        '<xacro:property name="p" value="${q}"/><xacro:property name="q" value="${p}"/><link name="${p}"/>', "circular"
    ),
    "texts that double": (
        "<xacro:property name='p0' value='aaaaaaaa'/>" + "".join(DOUBLE.format(f"p{k + 1}", f"p{k}") for k in range(60))
        + '<link name="${p60}"/>', "size"
    ),
    "lists that double": (
        "<xacro:property name='p0' value='${[1]}'/>" + "".join(
            f'<xacro:property name="p{k + 1}" value="${{[p{k}, p{k}]}}"/>' for k in range(60)
        ) + '<link name="${p60}"/>', "size"
    ),
    "a power": ('<link name="${10**10**10}"/>', "too large"),
    "a long text": ('<link name="${\'a\' * 10**12}"/>', "size"),
    "a wide format": ("<link name=\"${'%999999999d' % 1}\"/>", "too wide"),
    "a shift": ('<link name="${1 &lt;&lt; 10**9}"/>', "too large"),
    "loops in loops": ('<link name="${sum([1 for a in range(9999) for b in range(9999)])}"/>', "steps"),
    "functions that call": (
        '<link name="${(lambda f: f(f, 60))(lambda f, n: 1 if n == 0 else f(f, n-1) + f(f, n-1))}"/>', "steps"
    ),
    "a long range": ('<link name="${list(range(10**12))}"/>', "range"),
    "aliases of YAML": ("<link name=\"${xacro.load_yaml('bomb.yaml')}\"/>", "written out"),
    "a table in itself": ("<link name=\"${xacro.load_yaml('ring.yaml')}\"/>", "written out"),
    "brackets": (f'<link a="${{{"(" * 3000}1{")" * 3000}}}"/>', "cannot be expanded"),
}  # fmt: skip


@pytest.mark.parametrize("name", BOMBS)
def test_what_grows_without_end_is_refused(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xacro_robot, "MOST_EXPANSIONS", 2000)
    monkeypatch.setattr(xacro_values, "MOST_STEPS", 100_000)
    aliases = "".join(f"{b}: &{b} [{', '.join(['*' + a] * 9)}]\n" for a, b in pairwise("abcdefghijkl"))
    (tmp_path / "bomb.yaml").write_text(f"a: &a [x, x]\n{aliases}")
    (tmp_path / "ring.yaml").write_text("&a [*a]\n")
    inside, says = BOMBS[name]
    with pytest.raises(po.FileError) as refused:
        read_xacro(robot(tmp_path, f"{HEAD}{inside}</robot>"))
    assert says in str(refused.value) and "\n" not in str(refused.value)


FAULTS = {
    "unknown macro": ("<xacro:arn/>", "<xacro:arn> cannot be expanded: unknown macro name: xacro:arn"),
    "unknown name": ('<link name="${lenght}"/>', "name 'lenght' is not defined; did you mean 'length'"),
    "no expression": ('<link name="${1 +}"/>', "it is no expression"),
    "division by zero": ('<link name="${1/0}"/>', "division by zero"),
    "missing entry": ("<link name=\"${dict(a=1)['b']}\"/>", "there is no entry 'b'"),
    "missing argument": ('<link name="$(arg side)"/>', "the argument 'side' has no value: give it by arguments="),
    "missing variable": ('<link name="$(env NO_SUCH)"/>', "the environment variable 'NO_SUCH' is not set"),
    "unknown command": ('<link name="$(anon x)"/>', "'$(anon x)' is not known"),
    "missing file": ('<xacro:include filename="nothing.xacro"/>', "there is no such file"),
    "missing parameter": ('<xacro:macro name="m" params="a"/><xacro:m/>', "Undefined parameters [a]"),
    "said by the file": ("${xacro.fatal('too', 'short')}", "too short"),
    "no condition": ('<xacro:if value="perhaps"/>', "not a boolean"),
    "an include that is no XML": ('<xacro:include filename="no.xacro"/>', "not well-formed"),
    "a call of a text": ("<link name=\"${'a'(1)}\"/>", "a str is no function"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_with_its_file_and_line(name: str, tmp_path: Path) -> None:
    robot(tmp_path, "<a><b></a>", "no.xacro")
    inside, says = FAULTS[name]
    file = robot(tmp_path, f'{HEAD}<xacro:property name="length" value="1"/>\n{inside}</robot>')
    with pytest.raises(po.FileError) as refused:
        read_xacro(file)
    message = str(refused.value)
    assert says in message and "\n" not in message and refused.value.__suppress_context__
    assert (
        message.startswith((f"{file}:3: ", f"{file.parent / 'no'}", f"{file.parent / 'nothing'}"))
        or name == "said by the file"
    )


def test_a_fault_of_the_robot_stands_at_the_line_of_its_macro(arm: Path) -> None:
    macro = arm.parent / "parts" / "arm.xacro"
    macro.write_text(macro.read_text().replace("0 1 0", "0 0 0"))
    with pytest.raises(po.FileError, match=r"parts/arm.xacro:8: <axis> of <joint 'j_base_3_2'> is zero"):
        read_xacro(arm)
    macro.write_text(macro.read_text().replace("${n &gt; 1}", "${m &gt; 1}"))
    with pytest.raises(po.FileError, match=r"arm.xacro:10: <xacro:if> \(in macro 'arm'\) cannot .* name 'm' is not"):
        read_xacro(arm)


@pytest.mark.parametrize(("text", "value"), [
    ("1 + 2*3 - 7//2", 4), ("'a' 'b'.upper()", "AB"), ("[1, 2, 3][::-1][0]", 3), ("{'a': {'b': 2}}.a.b", 2),
    ("1 < 2 <= 2 != 3", True), ("1 if False else 2", 2), ("not 0 or nothing", True), ("f'{3.14159:.2f}_{1}'", "3.14_1"),
    ("'{}-{x}'.format(1, x=2)", "1-2"), ("'%s_%d' % ('a', 3)", "a_3"), ("max([1, 5, 2], key=lambda x: -x)", 1),
    ("{k: v for k, v in zip('ab', range(2)) if v}", {"b": 1}), ("sorted({3, 1})", [1, 3]), ("degrees(math.pi)", 180.0),
    ("dict(a=1)", {"a": 1}), ("python.len('abc')", 3), ("(1, *[2, 3])", (1, 2, 3)),
    ("round(2.567, 1)", 2.6), ("'_'.join(map(str, range(3)))", "0_1_2"), ("-2**2", -4),
    ("any(x > 1 for x in [1, 2])", True),
])  # fmt: skip
def test_expressions_have_their_values_of_python(text: str, value: Any) -> None:
    evaluator = Evaluator()
    assert evaluator.value(text, evaluator.names) == value


@pytest.mark.parametrize("text", [
    "().__class__", "''.__class__", "[].append", "(lambda: 0).__globals__", "str.mro()", "open('x')", "eval('1')",
    "__import__('os')", "type(1)", "vars(str)", "getattr(1, 'real')", "'{0.real}'.format(1)", "'{0[0]}'.format('a')",
    "len.__self__", "math.__loader__", "(yield)", "(x := 1)", "str.format", "map.__call__", "dict(**{'a': 1}).pop('a')",
])  # fmt: skip
def test_what_leads_out_of_expressions_is_refused(text: str) -> None:
    evaluator = Evaluator()
    with pytest.raises((Refused, SyntaxError, KeyError, ValueError)):
        evaluator.value(text, evaluator.names)


def test_the_package_is_asked_for_by_name(arm: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "xacro", None)
    with pytest.raises(po.ModelError, match=r"pip install 'poinsot\[xacro\]'"):
        expand(arm)


def test_the_command_line_takes_arguments(
    arm: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from poinsot.cli.app import run

    for words, code, says in (
        (["--argument", "kind=fixed", "--folder", str(arm.parent)], 0, "mobility"),
        (["--argument", "kind"], 2, "--argument 'kind' is not NAME=VALUE"),
    ):
        monkeypatch.setattr("sys.argv", ["poinsot", "analyse", str(arm), *words])
        assert run() == code
        said = capsys.readouterr()
        assert says in said.out + said.err
