"""No module needs one that needs it: imports inside functions and under TYPE_CHECKING count like any other."""

from __future__ import annotations

from pathlib import Path

import networkx as nx
import pytest

from architecture.source_tree import SOURCE, imports, modules


def module_name(file: Path) -> str:
    """poinsot.algebra.dual; of a package's __init__ the package."""
    return ".".join(("poinsot", *file.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


def import_graph(files: dict[str, Path]) -> nx.DiGraph:
    """An arc from each module to each one that it names; a name within a module counts as the module."""
    graph = nx.DiGraph()
    for name, file in files.items():
        for found in imports(file):
            target = found.target
            while target and target not in files:
                target = target.rpartition(".")[0]
            if target and target != name:
                graph.add_edge(name, target, line=str(found))
    return graph


def circles(graph: nx.DiGraph) -> list[str]:
    """The import statements of each circle."""
    rings = [ring for ring in nx.strongly_connected_components(graph) if len(ring) > 1]
    return [line for ring in rings for _, _, line in graph.subgraph(ring).edges(data="line")]


def test_no_circle_of_imports() -> None:
    graph = import_graph({module_name(file): file for file in modules()})
    assert graph.number_of_edges() > 1000
    assert not circles(graph), "\n".join(circles(graph))


def test_a_circle_would_be_found_whatever_hides_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("architecture.source_tree.ROOT", tmp_path)
    folder = tmp_path / "src" / "poinsot" / "zoo"
    files = {f"poinsot.zoo.{name}": folder / f"{name}.py" for name in ("bird", "cat", "dog")}
    folder.mkdir(parents=True)
    files["poinsot.zoo.bird"].write_text("from poinsot.zoo.cat import run\n")
    files["poinsot.zoo.cat"].write_text("from . import dog\n")
    for hidden in (
        "def later():\n    from poinsot.zoo.bird import fly\n",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from poinsot.zoo import bird\n",
        "import importlib\nbird = importlib.import_module('poinsot.zoo.bird')\n",
        "import poinsot.zoo.bird\n",
    ):
        files["poinsot.zoo.dog"].write_text(hidden)
        assert len(circles(import_graph(files))) == 3, hidden
    files["poinsot.zoo.dog"].write_text("import numpy\n")
    assert not circles(import_graph(files))
