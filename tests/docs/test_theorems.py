"""The table of theorems: what it names imports, its tests exist, and no number of the sources is missing."""

import ast
import csv
import importlib
import re
from functools import cache

from architecture.declared import is_module, namespaces
from docs.markdown import ROOT

ROWS = list(csv.DictReader((ROOT / "docs" / "theorems.csv").read_text(encoding="utf-8").splitlines()))
STATED = [row for row in ROWS if row["source"] != "By subject"]
TESTS = sorted({tuple(each.split("::")) for row in STATED for each in row["tests"].split(", ")})
NAMES = sorted({name for row in STATED for name in row["names"].split(", ") if name})


def section(title: str) -> str:
    """The numbers of the rows of the sources whose titles begin so."""
    return "\n".join(row["number"] for row in ROWS if row["source"].startswith(title))


def numbers(text: str, prefix: str = "") -> set[int]:
    """n of every (n) and, of a range (m)–(n), all between; with a prefix, of (2.n) for instance."""
    one = rf"\({re.escape(prefix)}(\d+)\)"
    found = {int(n) for n in re.findall(one, text)}
    for first, last in re.findall(f"{one}–{one}", text):
        found |= set(range(int(first), int(last) + 1))
    return found


@cache
def functions(file: str) -> frozenset[str]:
    tree = ast.parse((ROOT / "tests" / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def test_every_test_that_is_named_exists() -> None:
    missing = [f"{file}::{test}" for file, test in TESTS if not test.startswith("test_") or test not in functions(file)]
    assert len(TESTS) > 250 and not missing, "\n".join(missing)


def test_every_name_can_be_imported() -> None:
    missing = [name for name in NAMES if not found(name.split("."))]
    assert len(NAMES) > 150 and not missing, "\n".join(missing)


def found(path: list[str]) -> bool:
    """Whether a name with its dots is a module of the package, or an attribute of the longest one."""
    for k in range(len(path), 0, -1):
        try:
            thing: object = importlib.import_module("poinsot." + ".".join(path[:k]))
        except ModuleNotFoundError:
            continue
        for attribute in path[k:]:
            thing = getattr(thing, attribute, None)
        return thing is not None
    return False


def test_every_row_has_a_name_and_a_test() -> None:
    assert len(STATED) > 150 and [row for row in STATED if "::" not in row["tests"]] == []


def test_no_equation_is_missing() -> None:
    assert numbers(section("S0")) == set(range(1, 39))
    assert numbers(section("S3")) == set(range(1, 89))
    for chapter, last in ((2, 7), (3, 8), (4, 4), (5, 4)):
        assert numbers(section("S2"), f"{chapter}.") == set(range(1, last + 1))
    assert numbers(section("S4")) == set(range(1, 96))
    assert numbers(section("S4"), "a") == set(range(1, 11))


def test_no_theorem_is_missing() -> None:
    assert {int(n) for n in re.findall(r"Theorem (\d+)\b(?!\.)", section("S0"))} == set(range(1, 8))
    named = set(re.findall(r"Theorem \((\w+)\)|(Proposition)", section("S3")))
    assert {"".join(each) for each in named} == {"lossless", "canonical", "interconnection", "Proposition"}
    stated = {(int(c), int(n)) for c, n in re.findall(r"Theorem (\d)\.(\d+)", section("S2"))}
    assert stated == {(2, n) for n in range(1, 9)} | {(3, n) for n in range(1, 16)} | {(4, 1)}


def test_every_name_is_public() -> None:
    """By docs/guides.md: a namespace lists it, where it stands or under another name, or its module."""
    listed = {place for names in namespaces().values() for place in names.values()}
    hidden = []
    for name in NAMES:
        path = ["poinsot", *name.split(".")]
        k = next(
            k for k in range(len(path), 0, -1) if is_module(".".join(path[:k])) or ".".join(path[:k]) in namespaces()
        )
        module, own = ".".join(path[:k]), path[k] if k < len(path) else ""
        home = getattr(getattr(importlib.import_module(module), own), "__module__", module) if own else ""
        places = {(module, own), (home, own), tuple(module.rsplit(".", 1))}
        if (module in namespaces() and own in namespaces()[module]) or places & listed:
            continue
        hidden.append(name)
    assert not hidden, hidden
