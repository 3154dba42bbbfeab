"""Options of a network file reach the mechanisms inside: limits act where both say so, losses where one does."""

import json
from pathlib import Path
from typing import Any

import pytest

import poinsot as po
from cases import saved
from poinsot import rotational
from poinsot.files.element_schema import network_schema
from poinsot.files.load import load_family
from poinsot.networks.machine import Machine

ROBOT = """<robot name="r"><link name="a"/><link name="b"><inertial><mass value="1"/>
<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name="j" type="revolute"><parent link="a"/><child link="b"/><axis xyz="0 0 1"/>
<dynamics friction="0.1" damping="0.3"/><limit lower="-1" upper="1" effort="1" velocity="1"/></joint></robot>"""
ARM = """poinsot = 1
[bodies.arm]
mass = 1.0
inertia = [0.02, 0.02, 0.02]
[pairs.p]
kind = "revolute"
between = ["ground", "arm"]
point = [0, 0, 0]
axis = [0, 0, 1]
[limits.stop]
pair = "p"
upper = 0.5
"""
NETWORK = """poinsot = 1
[parameters]
T = 0.2
[elements.one]
kind = "mechanism"
file = "r.urdf"
ports = ["j"]
nodes = ["s"]
{one}
[elements.two]
kind = "mechanism"
file = "arm.toml"
ports = ["p"]
nodes = ["r"]
{two}
[elements.push]
kind = "torque_source"
nodes = ["s", "ground"]
torque = "T"
[elements.other]
kind = "torque_source"
nodes = ["r", "ground"]
torque = "T"
"""
OWN = (
    ARM
    + """
[parameters]
T = 0.2
[ports]
p = "p"
[elements.push]
kind = "torque_source"
nodes = ["p", "ground"]
torque = "T"
"""
)


def written(folder: Path, one: str = "", two: str = "") -> Path:
    (folder / "r.urdf").write_text(ROBOT)
    (folder / "arm.toml").write_text(ARM)
    return saved(folder / "net.toml", NETWORK.format(one=one, two=two))


def acting(network: Any) -> list[str]:
    """What switches and what damps in its mechanisms, "mechanism.element"."""
    machines = [m for m in network.elements if isinstance(m, Machine)]
    return sorted(f"{m.name}.{e.name}" for m in machines for e in (*m.tree.model.switches, *m.tree.model.elements))


STOPS = ["one.j limit", "two.stop"]
RUBS = ["one.j_damping", "one.j friction"]


@pytest.mark.parametrize("door", ["load", "family"])
@pytest.mark.parametrize(
    ("keys", "options", "expected"),
    [
        (("", ""), {}, STOPS), (("", ""), {"limits": False}, []), (("", ""), {"losses": True}, [*RUBS, *STOPS]),
        (("", ""), {"limits": False, "losses": True}, RUBS), (("limits = false", ""), {}, ["two.stop"]),
        (("", "limits = false"), {}, ["one.j limit"]), (("limits = true", ""), {"limits": False}, []),
        (("losses = true", ""), {}, [*RUBS, *STOPS]), (("losses = false", ""), {"losses": True}, [*RUBS, *STOPS]),
        (("damping = true", ""), {}, ["one.j_damping", *STOPS]),
    ],
)  # fmt: skip
def test_limits_act_where_both_say_so_and_losses_where_one_does(
    door: str, keys: tuple[str, str], options: dict[str, Any], expected: list[str], tmp_path: Path
) -> None:
    path = written(tmp_path, *keys)
    if door == "load":
        found = po.load(path, **options)
    else:
        family = load_family(path, "T", **options)
        found = family.at(family.values(T=0.3))
    assert acting(found) == sorted(expected)


@pytest.mark.parametrize("door", ["load", "family"])
def test_the_mechanism_of_the_file_itself(door: str, tmp_path: Path) -> None:
    path = saved(tmp_path / "own.toml", OWN)
    for limits, expected in ((True, ["mechanism.stop"]), (False, [])):
        family = load_family(path, "T", limits=limits)
        found = po.load(path, limits=limits) if door == "load" else family.at(family.values(T=0.3))
        assert acting(found) == expected


def test_a_family_of_a_mechanism_may_leave_its_limits_out(tmp_path: Path) -> None:
    path = tmp_path / "arm.toml"
    path.write_text(
        ARM.replace("mass = 1.0", 'mass = "m"').replace("[bodies.arm]", "[parameters]\nm = 1\n[bodies.arm]")
    )
    for limits in (True, False):
        family = load_family(path, "m", limits=limits)
        assert len(family.at(family.values(m=2.0)).model.switches) == int(limits)


@pytest.mark.parametrize(
    ("two", "says"),
    [
        ("losses = true", "the option losses=True belongs to .urdf"), ("limits = 0", "must be true or false; got 0"),
        ('limits = "no"', "must be true or false; got 'no'"),
        ('mimic = "coupled"', "the option mimic='coupled' belongs to .urdf"),
        ("limit = false", "unknown key; did you mean 'limits'"), ('base = "loose"', "got 'loose'"),
    ],
)  # fmt: skip
def test_what_a_file_cannot_be_read_with_is_told_with_its_place(two: str, says: str, tmp_path: Path) -> None:
    path = written(tmp_path, two=two)
    line = path.read_text().splitlines().index(two) + 1
    with pytest.raises(po.FileError) as error:
        po.load(path)
    assert says in str(error.value) and f"net.toml:{line}: elements.two.{two.split()[0]}" in str(error.value)


def test_the_command_line_and_the_schema_know_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from poinsot.cli.app import run

    path, seen = str(written(tmp_path)), list[Any]()
    monkeypatch.setattr("poinsot.cli.simulate.simulate_file", lambda system, *_: seen.append(system) or 0)
    for words, expected in (
        ([], STOPS),
        (["--no-limits"], []),
        (["--losses"], [*RUBS, *STOPS]),
        (["--no-limits", "--parameter", "T=0.3"], []),
        (["--losses", "--parameter", "T=0.3"], [*RUBS, *STOPS]),
    ):
        monkeypatch.setattr("sys.argv", ["poinsot", "simulate", path, *words])
        assert run() == 0
        assert acting(seen[-1]) == sorted(expected), words
    tables = network_schema()["$defs"]["Element"]["allOf"]
    (keys,) = (t["then"]["properties"] for t in tables if t["if"]["properties"]["kind"]["const"] == "mechanism")
    assert json.dumps(keys["limits"]["enum"]) == "[true, false]"


def test_a_limit_that_the_run_begins_beyond_does_not_act_in_it(tmp_path: Path) -> None:
    """As of a mechanism alone: said once, and the other limit acts. φ = α t²/2 beyond, the other stops at 0.5."""
    written(tmp_path)
    network = po.Network("n")
    network.add(po.load(tmp_path / "r.urdf").as_element("one", ["j"], initial={"j": 1.5}), "s")
    network.add(po.load(tmp_path / "arm.toml").as_element("two", ["p"]), "r")
    network.add(rotational.TorqueSource("push", 0.2), "s", "ground")
    network.add(rotational.TorqueSource("other", 0.2), "r", "ground")
    with pytest.warns(po.LimitWarning, match=r"'one\.j' from t = 0 s on"):
        run = po.simulate(network, 0.5, samples=6)
    assert run.attrs["beyond_limits"] == "one.j"
    moved = run["one.joint_position"].values[:, 0]
    assert moved == pytest.approx(1.5 + 0.1 * run["time"].values ** 2, abs=1e-10)
    assert run["two.joint_position"].values[-1, 0] == pytest.approx(0.5, abs=1e-10)
    assert set(run["event_element"].values) == {"two.stop"}
