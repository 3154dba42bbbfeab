"""The key of a network's kernels holds all that they read: every key of every element of network files.

Law: over pairs of files that differ in one key of one element, all programs that are stored under one key are the same,
to the last instruction.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import poinsot as po
from cases import EXAMPLES, quick, saved
from files.every_key import toml
from files.keys_of_elements import cases
from files.network_text import BODIES, network_around
from poinsot import bond_graph, electrical, translational

pytestmark = pytest.mark.filterwarnings("ignore")
FAMILY = """poinsot = 1
parameters = {c = 0.5}
elements.v = {kind = "voltage_source", nodes = ["in", "ground"], voltage = "sin(3*t)"}
elements.r = {kind = "electrical.resistor", nodes = ["in", "out"], resistance = "2*c"}
elements.c = {kind = "capacitor", nodes = ["out", "ground"], capacitance = 0.2, voltage = 0.3}
elements.d = {kind = "diode", nodes = ["out", "far"], leak = 1e-9}
elements.e = {kind = "capacitor", nodes = ["far", "ground"], capacitance = 0.3, voltage = 0.1}
elements.s = {kind = "electrical.switch", nodes = ["far", "end"], command = "cos(9*t)", hysteresis = 0.1}
elements.l = {kind = "electrical.resistor", nodes = ["end", "ground"], resistance = 7.0}
"""
NUMBER = re.compile(r"(?<![\w.#])\d+(?:\.\d+)?(?:e-?\d+)?(?![\w.])")


class Programs:
    """Every program that is stored under a key, as it was first seen, and which differ from that."""

    def __init__(self) -> None:
        self.made: list[Any] = []
        self.known: dict[tuple[str, ...], tuple[str, str]] = {}
        self.stale: list[str] = []

    def look(self, now: str) -> int:
        """Trace the kernels made since the last look; how many there were."""
        count = 0
        for kernel in self.made:
            if kernel._key is not None:
                place = kernel.name, kernel._signature(), kernel._key
                code, before = self.known.setdefault(place, (str(kernel.source()), now))
                if code != kernel.source():
                    self.stale.append(f"{now} has the key of {before} and another program: {kernel.name}")
                count += 1
        self.made.clear()
        return count


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Programs:
    """The kernels made while a test runs."""
    path = saved(tmp_path / "small.toml", network_around("capacitor", {"capacitance": 2.0}))
    kernel = type(po.load(path).system().dynamics.flow)
    found, made = Programs(), kernel.__init__

    def watched(self: Any, *a: Any, **b: Any) -> None:
        made(self, *a, **b)
        found.made.append(self)

    monkeypatch.setattr(kernel, "__init__", watched)
    return found


def look(path: Path, written: str, programs: Programs, now: str) -> int:
    """Look at all programs of the System of a file; how many there were, 0 where it is refused."""
    path.write_text(written)
    try:
        system = po.load(path).system()
    except po.PoinsotError:
        programs.made.clear()
        return 0
    for step in system.dynamics.keeping.values():
        step()
    return programs.look(now)


KINDS = sorted({case.table for case in cases if not case.says} - {"mechanism", "distributed.cable"})  # with other keys


def keys_that_act_in(kind: str, programs: Programs, path: Path, rng: random.Random | None = None) -> set[str]:
    """The keys of an element whose files were looked at, with ``rng`` one of them: as it is, and with another value."""
    seen, every = set[str](), [case for case in cases if case.table == kind and not case.says]
    for case in every if rng is None else [rng.choice(every)]:
        texts = [
            "\n".join(f"{key} = {toml(value)}" for key, value in data.items()) for data in (case.before, case.after)
        ]
        if all(look(path, text, programs, f"{kind} with other {case.key}") for text in texts):
            seen.add(case.key)
    return seen


@pytest.mark.long
def test_one_key_of_every_element(programs: Programs, tmp_path: Path) -> None:
    for kind in KINDS:
        assert keys_that_act_in(kind, programs, tmp_path / "network.toml", random.Random(33)), kind
    assert not programs.stale, "\n".join(programs.stale[:5])


COSTLY = {"magnetic.hysteretic_core"}  # each of its steps that keep energy is compiled anew: as long as 200 others


@pytest.mark.sample(2)
@pytest.mark.parametrize("kind", [pytest.param(k, marks=pytest.mark.long) if k in COSTLY else k for k in KINDS])
def test_every_key_of_every_element(kind: str, programs: Programs, tmp_path: Path) -> None:
    seen = keys_that_act_in(kind, programs, tmp_path / "network.toml")
    assert {case.key for case in cases if case.table == kind and not case.says} == seen
    assert not programs.stale, "\n".join(programs.stale[:5])


def changed_in_one_place(text: str, count: int | None, seed: int) -> Iterator[str]:
    """A file as it is, and with another number, truth or law, each in one place: in ``count`` of all places."""
    places = [m.span() for m in NUMBER.finditer(text)][1:]  # not the version
    truths = [m.span() for m in re.finditer(r"\b(true|false)\b", text)]
    yield text
    every = places + truths
    for a, b in every if count is None else random.Random(seed).sample(every, min(count, len(every))):
        old = text[a:b]
        new = {"true": "false", "false": "true"}.get(old) or f"{1.25 * float(old) or 0.1:g}"
        yield text[:a] + new + text[b:]


@pytest.mark.parametrize("count", quick(0, [2, None]))
def test_elements_on_frames(count: int | None, programs: Programs, tmp_path: Path) -> None:
    runs = 0
    for k, each in enumerate(changed_in_one_place(BODIES, count, seed=5)):
        runs += bool(look(tmp_path / "network.toml", each, programs, f"place {k}"))
    assert runs >= 2
    assert not programs.stale, "\n".join(programs.stale[:5])


def varying(start: float, *, a: float = 0.1, b: float = 2.0) -> po.Network:
    """Transformers whose ratios a + 3x and b − 3x vary with an elongation that starts somewhere."""
    net, domain = po.Network("varying"), electrical.Resistor("one", 1.0).pairs[0].domain
    net.add(translational.Mass("m", 2.0, velocity=0.3), "a")
    net.add(translational.Spring("k", 7.0, elongation=start), "a", "ground")
    for name, ratio, first, second in (
        ("t", lambda x: a + 3 * x, "in", "e"),
        ("u", lambda x: b - 3 * x, "in", "f"),
        ("v", lambda x: 1 + x * x, "e", "g"),
    ):
        net.add(bond_graph.Transformer(name, domain, domain, ratio, by=["k.elongation"]), first, second)
    net.add(electrical.VoltageSource("V", "sin(t)"), "feed", "ground")
    for name, one, other in (("r", "feed", "in"), ("s", "e", "f"), ("q", "f", "ground"), ("p", "g", "f")):
        net.add(electrical.Resistor(name, 5.0), one, other)
    for name, on in (("c", "f"), ("d", "g")):
        net.add(electrical.Capacitor(name, 0.3), on, "ground")
    return net


def test_where_a_network_starts_chooses_the_order_of_its_equations_and_is_in_the_key(programs: Programs) -> None:
    rng, orders = random.Random(11), set[str]()
    for start in (0.4, *(rng.uniform(-3.0, 3.0) for _ in range(12))):
        net = varying(start)
        orders.add(str([block.pivots for block in net.equations.blocks]))
        net.system()
        assert programs.look(f"start {start}")
    assert len(orders) > 1
    assert not programs.stale, "\n".join(programs.stale[:5])


def test_smooth_accelerations_have_a_key_of_their_own(programs: Programs, tmp_path: Path) -> None:
    path = EXAMPLES / "networks" / "cylinder_lifts_four_bar.toml"
    system = po.load(path).system()
    assert programs.look("as it is") and system.forms.smooth is not None
    system.forms.smooth()
    assert programs.look("smooth")
    assert not programs.stale, "\n".join(programs.stale[:5])


@pytest.mark.long
def test_members_of_a_family_and_starts_share_a_key_only_with_their_program(programs: Programs, tmp_path: Path) -> None:
    path = tmp_path / "network.toml"
    for k, each in enumerate(changed_in_one_place(FAMILY, None, seed=7)):
        path.write_text(each)
        try:
            family = po.load_family(path)
            assert family.at(family.values()).system() is not None
            po.ensemble(family, over={family.parameter_names[0]: [1.0, 1.1]}, time=1e-3, samples=2)
        except po.PoinsotError:
            programs.made.clear()
            continue
        programs.look(f"family, place {k}")
    assert len(programs.known) > 3
    assert not programs.stale, "\n".join(programs.stale[:5])
