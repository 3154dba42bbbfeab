"""What is offered is ours, in two levels, and words of others find it."""

import ast
import importlib
import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

import poinsot as po
from architecture.declared import namespaces
from architecture.source_tree import ROOT
from poinsot.systems.levels import Levelled, everyday_names

OFFERED = {name: importlib.import_module(name) for name in namespaces()} | {
    f"{space}.{name}": found
    for space, names in namespaces().items()
    for name in names
    if inspect.ismodule(found := getattr(importlib.import_module(space), name))
}

SHARED = {"FreePair", "GAS_CONSTANT", "Motion", "On", "Pair", "ScrewPair", "SphericalPair"}
"""What modules list of other modules: pairs, the frame of a network, a constant of nature."""


@pytest.mark.parametrize("name", OFFERED)
def test_no_imported_helper_is_offered(name: str) -> None:
    """Of a namespace its list; of a module what it lists, and nothing that it only imports, unless it lists that."""
    module = OFFERED[name]
    offered = {each for each in dir(module) if not each.startswith("_")}
    assert offered == set(module.__all__)
    imports = [
        node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    helpers = {alias.asname or alias.name for node in imports for alias in node.names} - set(module.__all__)
    assert not helpers & offered and all(hasattr(module, each) for each in offered)


def held() -> list[Levelled]:
    return [
        po.load_mechanism(ROOT / "examples" / "four_bar.toml"),
        po.load_network(ROOT / "examples" / "networks" / "buck.toml"),
    ]


@pytest.mark.parametrize("thing", held(), ids=lambda thing: type(thing).__name__)
def test_two_levels_hold_every_public_name(thing: Levelled) -> None:
    everyday, rest = list(everyday_names(type(thing))), dir(thing.expert)
    public = {name for name in object.__dir__(thing) if not name.startswith("_")} - {"expert", "everyday", "words"}
    assert len(everyday) == len(set(everyday)) and set(everyday) | set(rest) == public
    assert not set(everyday) & set(rest) and set(dir(thing)) == {*everyday, "expert"}
    assert all(getattr(thing.expert, name) is not None for name in ("name", *rest[:3]))
    for name in ("answer_in_loops", "tells_time", "smoothly", "acting", "reading", "with_mechanisms"):
        assert name not in public


@pytest.mark.parametrize("thing", held(), ids=lambda thing: type(thing).__name__)
def test_words_of_others_find_names(thing: Levelled) -> None:
    page = (ROOT / "docs" / "mechanisms.md").read_text(encoding="utf-8")
    for word, meant in thing.words.items():
        assert not hasattr(thing, word)
        with pytest.raises(AttributeError, match=re.escape(f"{word} is {meant} here")):
            getattr(thing, word)
        name = re.match(r"[\w.]+", meant)
        assert name is not None and (hasattr(thing, name[0]) or hasattr(po, name[0].removeprefix("po.")))
        assert f"`{word}`" in page, "docs/mechanisms.md indexes it"
    with pytest.raises(AttributeError, match="did you mean 'system'"):
        thing.sytem  # type: ignore[attr-defined]  # noqa: B018


def test_the_error_of_a_property_is_its_own() -> None:
    class Broken(po.Network):
        @property
        def sources(self) -> tuple[str, ...]:
            raise AttributeError("why it is so")

    with pytest.raises(AttributeError, match="why it is so"):
        Broken("net").sources  # noqa: B018


def test_groups_stand_in_the_documents() -> None:
    for thing, page in zip(held(), ("mechanisms.md", "networks.md"), strict=True):
        text = Path(ROOT / "docs" / page).read_text(encoding="utf-8")
        for group, names in thing.everyday.items():
            assert f"| {group} | {' '.join(f'`{name}`' for name in names.split())} |" in text, f"{page}: {group}"


def test_a_module_of_a_namespace_is_told_once() -> None:
    assert isinstance(po.electrical, ModuleType) and dir(po.electrical) == sorted(po.electrical.__all__)
