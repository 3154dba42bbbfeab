"""The public API: what is declared is there and documented, and everybody outside asks for nothing else."""

import importlib
import inspect
from collections import defaultdict
from pathlib import Path

from architecture.declared import asked_in, asked_of, is_declared, is_module, namespaces
from architecture.source_tree import LAYERS, MAY_IMPORT, ROOT, SOURCE

HARNESS = {"poinsot.cli.bench", "poinsot.ensembles.storing.cluster", "poinsot.algorithms"}
"""What benchmarks may use besides: the meter of `poinsot bench`, its cluster's settings, when trees are written out."""


DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
USERS = [*DOCUMENTS, *sorted((ROOT / "examples").rglob("*.py")), *sorted((ROOT / "benchmarks").rglob("*.py"))]


def objects() -> dict[str, object]:
    """Every declared name with its dots, and what it is."""
    return {
        f"{namespace}.{name}": getattr(importlib.import_module(namespace), name)
        for namespace, names in namespaces().items()
        for name in names
    }


def test_every_namespace_is_declared_at_the_top() -> None:
    inner = {name.rpartition(".")[2] for name in namespaces() if name != "poinsot"}
    assert inner <= set(namespaces()["poinsot"])
    assert all(name.count(".") <= 1 for name in namespaces())


def test_every_declared_name_is_there_and_documented() -> None:
    silent = [name for name, thing in objects().items() if explains(thing) and not inspect.getdoc(thing)]
    assert not silent, "\n".join(silent)


def explains(thing: object) -> bool:
    """Whether a thing has a docstring of its own: functions, classes and modules; not numbers, tables and types."""
    return inspect.isfunction(thing) or inspect.isclass(thing) or inspect.ismodule(thing)


def test_a_name_means_one_thing() -> None:
    meanings: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    for name, thing in objects().items():
        meanings[name.rpartition(".")[2]][id(thing)].append(name)
    twice = [sorted(map(" = ".join, found.values())) for found in meanings.values() if len(found) > 1]
    assert not twice, twice


def test_what_is_declared_lists_itself() -> None:
    for name, names in namespaces().items():
        module = importlib.import_module(name)
        assert module.__all__ == sorted(names) and set(names) <= set(dir(module))
        text = (SOURCE / Path(*name.split(".")[1:]) / "__init__.pyi") if name != "poinsot" else SOURCE / "__init__.pyi"
        stub = text if text.is_file() else text.parent.with_suffix(".pyi")
        listed = [line.strip(' ",') for line in stub.read_text(encoding="utf-8").split("__all__ = [")[1].splitlines()]
        assert sorted(filter(None, listed[:-1])) == sorted(names), name


def test_namespaces_of_layers_know_what_their_layer_knows() -> None:
    """A facade of several layers is a module of its own at the top."""
    for namespace, names in namespaces().items():
        layer = namespace.partition(".")[2]
        if layer in LAYERS:
            wrong = [name for name, (module, _) in names.items() if module.split(".")[1] not in MAY_IMPORT[layer]]
            assert not wrong, f"{namespace}: {wrong}"


def test_users_ask_for_declared_names_alone() -> None:
    wrong = []
    for file in USERS:
        allowed = HARNESS if file.is_relative_to(ROOT / "benchmarks") else set()
        asked = [each for each in asked_of(file) if each.module not in allowed and not is_declared(each)]
        wrong += [f"{file.relative_to(ROOT)}:{each}" for each in asked]
    assert not wrong, "\n".join(wrong)


def test_the_reader_sees_every_form_of_import() -> None:
    text = (
        "import poinsot as po\nfrom poinsot import Twist\nfrom poinsot.geometry.motors import Twist as T\n"
        "import poinsot.cli\ndef f():\n    from poinsot.algebra import dual\n"
        "importlib.import_module('poinsot.simulation.run')\n"
    )
    asked = list(asked_in(text))
    assert [each.name for each in asked] == ["Twist", "Twist", "cli", "dual", "run"]
    assert [is_declared(each) for each in asked] == [True, False, False, True, False]
    assert is_module("poinsot.geometry.motors") and not is_module("poinsot.geometry.nothing")


def test_a_function_is_not_replaced_by_its_module() -> None:
    """`structures.casimirs` is the function, also once its module of that name has been imported."""
    module = importlib.import_module("poinsot.structures.casimirs")
    assert importlib.import_module("poinsot.structures").casimirs is module.casimirs
    assert inspect.ismodule(importlib.import_module("poinsot.multibody").configuration)
