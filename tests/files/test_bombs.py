"""Small files that would be huge: counted before they are opened, and refused by name."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import poinsot as po
from cases import saved
from files.fuzzing import limited
from poinsot import FileError, PoinsotError
from poinsot.errors import nearest_name
from poinsot.files import network_elements
from poinsot.files.network_elements import expanded

LIMIT = 30.0  # s; each takes a fraction of one, where unbounded ones took minutes or for ever


def networks(depth: int, fan: int) -> str:
    """fan^depth resistors."""
    text = "poinsot = 1\n"
    for k in range(depth):
        inner, at = ("resistor", '"a", "ground"') if k == 0 else (f"n{k - 1}", '"a"')
        kind = f'kind = "{inner}", nodes = [{at}]' + ", resistance = 1" * (k == 0)
        elements = "".join(f"elements.e{j} = {{{kind}}}\n" for j in range(fan))
        text += f'[networks.n{k}]\nports = {{a = "a"}}\n{elements}'
    source = '[elements.V]\nkind = "voltage_source"\nvoltage = 1\nnodes = ["a", "ground"]\n'
    return f'{text}[elements.top]\nkind = "n{depth - 1}"\nnodes = ["a"]\n{source}'


def subcircuits(depth: int, fan: int) -> str:
    """fan^depth resistors."""
    text = "bomb\n"
    for k in range(depth):
        cards = "".join(f"R{j} a 0 1\n" if k == 0 else f"X{j} a n{k - 1}\n" for j in range(fan))
        text += f".subckt n{k} a\n{cards}.ends\n"
    return f"{text}V1 a 0 1\nX a n{depth - 1}\n.end\n"


LINK = '<link name="{}"/>'
BOMBS: dict[str, tuple[str, Callable[[], str], str]] = {
    "networks": (".toml", lambda: networks(12, 10), "1e\\+12 elements"),
    "subcircuits": (".cir", lambda: subcircuits(12, 10), "1e\\+12 elements"),
    "deep subcircuits": (".cir", lambda: subcircuits(19, 3), "elements when its subcircuits are opened"),
    "dotted key": (".toml", lambda: "poinsot = 1\n" + ".".join("a" * 200_000) + " = 1\n", "more than 20 parts"),
    "dotted header": (".toml", lambda: "poinsot = 1\n[" + ".".join("a" * 200_000) + "]\n", "more than 20 parts"),
    "quoted keys": (".toml", lambda: "poinsot = 1\n" + ".".join(['"a"'] * 90_000) + " = 1\n", "more than 20 parts"),
    "inner keys": (".toml", lambda: "poinsot = 1\nx = {" + ".".join("a" * 90_000) + " = 1}\n", "more than 20 parts"),
    "nested lists": (".toml", lambda: "poinsot = 1\nx = " + "[" * 5000 + "]" * 5000 + "\n", "nested too deeply"),
    "powers": (".toml", lambda: 'poinsot = 1\n[bodies.a]\nmass = "9**9**9**9**9"\n', "nan"),
    "brackets": (".toml", lambda: f'poinsot = 1\n[bodies.a]\nmass = "{"(" * 950}1{")" * 950}"\n', "formula"),
    "parameters": (
        ".toml",
        lambda: (
            "poinsot = 1\n[parameters]\np0 = 2\n"
            + "".join(f'p{k} = "p{k - 1}*p{k - 1}"\n' for k in range(1, 500))
            + "[bodies.a]\nmass = 1\n"
        ),
        "beyond 1e\\+60",
    ),
    "long name": (".toml", lambda: f"poinsot = 1\n[bodies.{'a' * 1_000_000}]\nmass = 1\n", "1 to 100 letters"),
    "braces": (".cir", lambda: "t\nR1 a 0 " + "{" * 200_000 + "\n", "does not end"),
    "digits": (".cir", lambda: "t\nR1 a 0 " + "1" * 100_000 + "!\n", "is no number"),
    "long formula": (".cir", lambda: "t\nR1 a 0 {" + "1" * 100_000 + "!}\n", "2000 characters"),
    "continuations": (".cir", lambda: "t\nR1 a 0\n" + "+ 1\n" * 50_000, "is read as"),
    "pulses": (".cir", lambda: "t\nV1 a 0 PULSE(0 1 0 0 0 0 1e-9)\n.tran 1n 1\n", "periods|before it"),
    "many pulses": (
        ".cir",
        lambda: "t\n.tran 1u 1\n" + "".join(f"V{k} a{k} 0 PULSE(0 1 0 1n 1n 1n 1e-5)\n" for k in range(50)),
        "corners",
    ),
    "attribute": (".urdf", lambda: f'<robot name="r"><link name="{"a" * 5_000_000}"/></robot>', "at most 1,000"),
    "value": (".urdf", lambda: f'<robot name="r"><link name="a"/><x y="{"1 " * 500_000}"/></robot>', "at most 100,000"),
    "attributes": (
        ".urdf",
        lambda: "<robot " + " ".join(f'a{k}="1"' for k in range(50_000)) + "/>",
        "1,000 attributes",
    ),
    "depth": (".urdf", lambda: "<robot>" + "<a>" * 50_000 + "</a>" * 50_000 + "</robot>", "100 levels"),
    "mimics": (
        ".urdf",
        lambda: (
            '<robot name="r">'
            + "".join(LINK.format(f"l{k}") for k in range(1001))
            + "".join(
                f'<joint name="j{k}" type="revolute"><parent link="l{k}"/><child link="l{k + 1}"/>'
                f'<mimic joint="j{k + 1}"/></joint>'
                for k in range(1000)
            )
            + "</robot>"
        ),
        "chain of more than 100",
    ),
    "entities": (
        ".urdf",
        lambda: '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><robot name="&b;"/>',
        "document type",
    ),
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", BOMBS)
def test_bombs_are_refused_by_name(name: str, tmp_path: Path) -> None:
    suffix, text, why = BOMBS[name]
    file = saved(tmp_path / f"bomb{suffix}", text())
    with limited(LIMIT), pytest.raises(FileError, match=why) as refusal:
        po.load(file)
    assert len(str(refusal.value)) < 5000


@pytest.mark.parametrize(("depth", "fan"), [(1, 3), (3, 2), (2, 5)])
def test_the_count_is_that_of_the_network_opened(depth: int, fan: int, tmp_path: Path) -> None:
    for suffix, text in ((".toml", networks(depth, fan)), (".cir", subcircuits(depth, fan))):
        file = saved(tmp_path / f"small{suffix}", text)
        assert len(po.load(file).element_names) == fan**depth + 1


@pytest.mark.parametrize("flat", [True, False])
def test_what_a_file_lists_is_read_and_what_it_repeats_is_counted(
    flat: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A grid that a program wrote is as large as its file; a few lines that stand for as many are refused."""
    monkeypatch.setattr(network_elements, "MOST_ELEMENTS", 100)
    rows = "".join(f"R{k} {k} {k + 1} 1\n" for k in range(200))
    ladder = f"t\nV1 0 1 1\n{rows}Rl 200 0 1\n.end\n"
    within = f"t\nV1 0 1 1\n.subckt s 0a 200\nR 0a 0 1\n{rows}.ends\nX1 1 2 s\nRl 2 0 1\n.end\n"
    table = "".join(
        f'[elements.R{k}]\nkind = "resistor"\nresistance = 1\nnodes = ["a", "ground"]\n' for k in range(200)
    )
    files = {"a.cir": ladder if flat else within, "a.toml": f"poinsot = 1\n{table}" if flat else networks(1, 150)}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert len(po.load(tmp_path / name).element_names) > 150
    bomb = saved(tmp_path / ("bomb.cir" if flat else "bomb.toml"), subcircuits(2, 12) if flat else networks(2, 12))
    with pytest.raises(FileError, match=r"14\d elements when its sub.* are opened; they may add at most 100 to those"):
        po.load(bomb)


@settings(max_examples=50)
@given(st.dictionaries(st.sampled_from("abcdef"), st.lists(st.sampled_from("abcdefRV"), max_size=4)))
def test_networks_within_themselves_are_counted_too(definitions: dict[str, list[str]]) -> None:
    with limited(LIMIT):
        count, worst = expanded("abR", definitions)
    assert count >= 1 and (worst is None or worst in definitions)


def test_names_of_any_length_are_compared_in_no_time() -> None:
    with limited(LIMIT):
        assert nearest_name("a" * 1_000_000, ["b" * 1_000_000] * 1000) is None
        assert nearest_name("a" * 99, ("b" * 99 + str(k) for k in range(100_000))) is None
    assert nearest_name("elbo", ["elbow", "shoulder"]) == "elbow"
    assert len(str(PoinsotError("x" * 1_000_000))) < 5000


def test_a_thousand_bodies_without_pairs_are_read(tmp_path: Path) -> None:
    file = saved(tmp_path / "bodies.toml", "poinsot = 1\n" + "".join(f"[bodies.b{k}]\nmass = 1\n" for k in range(1000)))
    with limited(120.0), pytest.warns(UserWarning, match="and 2988 more"):
        mechanism = po.load(file)
    assert mechanism.nv == 6000
    assert np.isfinite(mechanism.gravity_force(mechanism.neutral())).all()
