"""Every reader and every option: it applies, or it is refused; nothing that was asked for is passed over."""

import inspect
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, saved
from poinsot.elements import pair_of_kind
from poinsot.files.load import OPTIONS, READERS, OptionKind, Reader, load_family, load_model

INERTIA = '<inertial><mass value="1"/><inertia ixx="{}" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>'
JOINT = (
    '<joint name="{0}" type="revolute"><parent link="a"/><child link="{1}"/><axis xyz="0 0 1"/>{2}'
    '<dynamics damping="0.5" friction="0.1"/><limit lower="-1" upper="1" effort="1" velocity="1"/></joint>'
)
BALL = '<collision><geometry><sphere radius="0.1"/></geometry></collision>'
ROBOT = (
    '<robot name="r"><link name="a">' + INERTIA.format(1) + '</link><link name="b">' + INERTIA.format(1) + BALL
    + '</link><link name="c">' + INERTIA.format(9) + BALL + "</link>" + JOINT.format("lead", "b", "")
    + JOINT.format("follow", "c", '<mimic joint="lead"/>') + "</robot>"
)  # fmt: skip
NETLIST = "divider\nV1 a 0 5\nR1 a 0 1k\nC1 a 0 1u\nD1 0 a m\n.model m D\n.tran 1m 10m\n"
MACROS = ROBOT.replace('name="r">', 'name="r"><xacro:arg name="kind" default="revolute"/>').replace(
    '"lead" type="revolute"', '"lead" type="$(arg kind)"'
)
MUJOCO = (
    '<mujoco><worldbody><body name="b"><joint damping="1" frictionloss="0.1" limited="true" range="-90 90"/>'
    '<geom size="0.1"/></body><body name="c"><joint/><geom size="1"/></body>'
    '<body pos="9 0 0"><joint type="ball" limited="true" range="0 60"/><geom size="1"/></body></worldbody></mujoco>'
)
ROUND = '<collision name="c"><geometry><sphere><radius>0.1</radius></sphere></geometry></collision>'
GAZEBO = (
    '<sdf version="1.9"><model name="m"><link name="a"><sensor name="s"/>' + ROUND + '</link><link name="b"/>'
    '<joint name="j" type="revolute"><parent>a</parent><child>b</child>'
    "<axis><xyz>0 0 1</xyz><dynamics><damping>0.5</damping></dynamics><limit><lower>1</lower><upper>-1</upper></limit>"
    '</axis></joint><link name="c">'
    + ROUND
    + '</link><joint name="k" type="revolute"><parent>b</parent><child>c</child>'
    "<axis><xyz>0 1 0</xyz>"
    "<dynamics><friction>0.5</friction></dynamics><limit><lower>-1</lower><upper>1</upper></limit>"
    "</axis></joint></model></sdf>"
)
ENDS = ["b", "c"]
BOB = '[shapes.bob]\nbody = "rocker"\nkind = "sphere"\nradius = 0.1\n'
STOP = BOB + '[limits.stop]\npair = "A"\nlower = -3\nupper = 3\n'
FILES = {
    ".sdf": [GAZEBO], ".urdf": [ROBOT], ".xacro": [MACROS],
    ".toml": [(EXAMPLES / "four_bar.toml").read_text() + STOP, (EXAMPLES / "networks/low_pass.toml").read_text()],
    ".cir": [NETLIST], ".xml": [MUJOCO],
}  # fmt: skip
CASES = [(reader, k) for reader in READERS for k in range(len(FILES[reader.suffixes[0]]))]


def other(name: str) -> Any:
    given = {"accuracy": 1e-5, "folders": ["."], "arguments": {"kind": "fixed"}, "environment": ["HOME"]}
    given |= {"concavity": 0.05, "closures": {"lock": {"between": ENDS, "kind": "3d"}}}
    return given.get(name) or OPTIONS[name][1]


def file_of(reader: Reader, k: int, folder: Path, ending: str = "") -> Path:
    return saved(folder / f"model{ending or reader.suffixes[0]}", FILES[reader.suffixes[0]][k])


def told(path: Path, **options: Any) -> tuple[Any, list[str]]:
    """What a file is read as, as text, and the warnings on the way."""
    import warnings

    with warnings.catch_warnings(record=True, action="always") as caught:
        found = po.load(path, **options)
    return found, [str(warning.message) for warning in caught]


def test_the_options_of_the_door_are_those_of_the_registry() -> None:
    taken = {name: p.default for name, p in inspect.signature(po.load).parameters.items() if p.kind == p.KEYWORD_ONLY}
    assert taken == {name: values[0] for name, values in OPTIONS.items()}
    with pytest.raises(po.ModelError, match="bas='free' is no option of a file; did you mean 'base'"):
        load_model(EXAMPLES / "puma560.urdf", bas="free")


@pytest.mark.sample(27)
@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize(("reader", "k"), CASES)
def test_an_option_applies_or_is_refused(reader: Reader, k: int, name: str, tmp_path: Path) -> None:
    for ending in reader.suffixes:
        file = file_of(reader, k, tmp_path, ending)
        plain, warned = told(file)
        same, _ = told(file, **{name: OPTIONS[name][0]})
        assert type(same) is type(plain)
        alone = reader.suffixes[0] == ".toml" and k == 0  # losses are of robots, which only a network has inside
        if name not in reader.options or (alone and name == "losses"):
            with pytest.raises(
                po.ModelError, match=rf"the option {name}=.* belongs to .* files. This is {reader.kind}"
            ):
                po.load(file, **{name: other(name)})
            continue
        if name == "strict":
            assert warned
            with pytest.raises(po.FileError):
                po.load(file, strict=True)
            continue
        if name in ("ground", "contacts") and reader.suffixes[0] == ".toml" and k == 1:
            with pytest.raises(po.ModelError, match=r"for the .bodies. of the file itself, and it has none"):
                po.load(file, **{name: other(name)})
            continue
        changed, _ = told(file, **{name: other(name)})
        if name in ("folders", "environment", "concavity"):  # tried in test_folders, test_xacro, test_convex_parts
            continue
        if name == "diodes":
            assert [type(e) for e in changed.elements] != [type(e) for e in plain.elements]
            continue
        if isinstance(changed, po.Network):  # its mechanisms are read as it says
            continue
        found, before = (
            (each.nv, each.tree.rows, each.accuracy, each.model.elements, each.model.switches)
            for each in (changed, plain)
        )
        assert found != before, "it changes nothing"


@pytest.mark.sample(286)
@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("value", ["fre", "", None, 2, "True", ["fixed"], np.nan, {}])
@pytest.mark.parametrize(("reader", "k"), CASES)
def test_what_is_no_value_of_an_option_is_refused_in_one_sentence(
    reader: Reader, k: int, name: str, value: Any, tmp_path: Path
) -> None:
    if any(isinstance(each, OptionKind) and each.holds(value) for each in OPTIONS[name]) or value is OPTIONS[name][0]:
        return
    file = file_of(reader, k, tmp_path)
    for door in (po.load, load_model):
        with pytest.raises(po.PoinsotError) as error:
            door(file, **{name: value})
        assert f"{name}={value!r} is no option of a file" in str(error.value)


def test_parameters_are_of_network_files(tmp_path: Path) -> None:
    for reader, k in CASES:
        if reader.suffixes[0] == ".toml" and k == 0:
            continue
        with pytest.raises(po.ModelError):
            load_family(file_of(reader, k, tmp_path), "m")
    assert load_family(EXAMPLES / "networks" / "low_pass.toml", "l2").parameter_names == ("l2",)


def test_the_command_line_refuses_what_does_not_apply(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from poinsot.cli.app import run

    network = str(EXAMPLES / "networks" / "low_pass.toml")
    netlist = saved(tmp_path / "divider.cir", NETLIST)
    for words, says in (
        (["simulate", network, "--base", "free"], "belongs to .urdf"),
        (["simulate", str(netlist), "--damping"], "belongs to .urdf"),
        (["analyse", network, "--strict"], "belongs to .urdf"),
        (["equations", network, "--mimic", "coupled"], "belongs to .urdf"),
        (["analyse", network, "--initial", "x=1"], "belong to mechanisms"),
        (["analyse", network, "--screws"], "belong to mechanisms"),
        (["analyse", str(EXAMPLES / "four_bar.toml"), "--body", "rod"], "add --screws"),
        (["equations", network, "--hamiltonian"], "--hamiltonian is for mechanisms"),
        (["equations", str(EXAMPLES / "puma560.urdf"), "--symbols"], "only network files (.toml) have [parameters]"),
    ):
        monkeypatch.setattr("sys.argv", ["poinsot", *words])
        code, said = run(), " ".join(capsys.readouterr().err.split())
        assert code == 2 and says in said, (words, said)


def test_a_netlist_says_when_samples_begin_and_how_long_a_step_may_be(tmp_path: Path) -> None:
    file = saved(tmp_path / "divider.cir", NETLIST.replace(".tran 1m 10m", ".tran 1m 10m 4m 50u"))
    run = po.simulate(po.load(file))
    assert run["time"].values.tolist() == pytest.approx(np.linspace(4e-3, 10e-3, 7).tolist())
    assert run.attrs["steps"] >= 200
    for bad in (".tran 1m 10m 10m", ".tran 1m 10m 0 0", ".tran 1m 10m 0 1u 3", ".tran 1m 10m -1m"):
        file.write_text(NETLIST.replace(".tran 1m 10m", bad))
        with pytest.raises(po.FileError, match=r"divider.cir:7: .tran is read as"):
            po.load(file)


def test_a_format_is_a_reader_and_an_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new format as CONTRIBUTING says, here of pendulums: its options apply there, and are refused elsewhere."""

    def read(path: Any, *, scale: float) -> po.Model:
        mass, length = (float(word) for word in Path(path).read_text().split())
        inertia = po.Inertia.at_centre(mass, [0.0, 0.0, -length * scale], np.zeros((3, 3)))
        joint = po.Joint("hinge", pair_of_kind("revolute"), "ground", "bob")
        return po.Model(name="pendulum", bodies=(po.Body("bob", inertia),), joints=(joint,))

    pendulum = Reader("a pendulum", (".pendulum",), {"scale": (1.0, 2.0)}, "it is one pendulum", read)
    monkeypatch.setattr("poinsot.files.load.READERS", (*READERS, pendulum))
    monkeypatch.setattr("poinsot.files.load.OPTIONS", {**OPTIONS, "scale": (1.0, 2.0)})
    file = saved(tmp_path / "clock.pendulum", "3 0.5\n")
    assert load_model(file, scale=2.0).body("bob").inertia.centre[2] == -1.0
    assert load_model(file).body("bob").inertia.mass == 3.0
    with pytest.raises(po.ModelError, match=r"belongs to .* files. This is a pendulum: it is one"):
        load_model(file, base="free")
    with pytest.raises(po.ModelError, match=r"the option scale=2.0 belongs to .pendulum files"):
        load_model(EXAMPLES / "puma560.urdf", scale=2.0)


def test_doors_of_one_kind_refuse_the_other() -> None:
    arm, net = EXAMPLES / "four_bar.toml", EXAMPLES / "networks" / "buck.toml"
    assert isinstance(po.load_mechanism(arm, accuracy=1e-6), po.Mechanism)
    assert isinstance(po.load_network(net, limits=False), po.Network)
    with pytest.raises(po.FileError, match=r"describes a network, and a mechanism is wanted here; .*po.load_network"):
        po.load_mechanism(net)
    with pytest.raises(po.FileError, match=r"describes a mechanism, and a network is wanted here; .*po.load_mechanism"):
        po.load_network(arm)
    for door in (po.load_mechanism, po.load_network):  # each option is one of `load`, of the same default
        own, whole = inspect.signature(door).parameters, inspect.signature(po.load).parameters
        assert all(each == whole[name] for name, each in own.items())


def test_a_family_of_a_file_that_is_wrong_is_refused_by_line(tmp_path: Path) -> None:
    """As the file is by itself: a formula in a list that names nothing."""
    text = (EXAMPLES / "bead_in_bowl.toml").read_text()
    path = saved(tmp_path / "wrong.toml", text.replace("0.1**2/(2*R) + 0.05**2/R", "0.1**2/nothing"))
    for read in (po.load, po.load_family):
        with pytest.raises(po.PoinsotError, match=r"wrong\.toml:\d+: .*nothing"):
            read(path)
