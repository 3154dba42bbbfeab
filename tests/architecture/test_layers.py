"""The layers of the design: foundations know nothing of what stands on them."""

from pathlib import Path

import pytest

from architecture.source_tree import COMMON, LAYERS, MAY_IMPORT, SOURCE, Import, imports, modules

MADE_IN = ("programs", "renderers", "ufuncs", "kernels", "code")  # functions are handed to these
MAY_IMPORT |= {each: {"algebra", *MADE_IN[: n + 1], *COMMON} for n, each in enumerate(MADE_IN)}
MAY_IMPORT["renderers"] |= {"code"}  # kernels call texts of loops, and who compiles these prints with a renderer
MAY_IMPORT["recursions"] -= {*MADE_IN[1:]}  # walks over trees are programs; who prints them is not their concern
MAY_IMPORT |= {name: {name} for name in COMMON} | {"namespaces": {"namespaces", "renames"}}
MAY_IMPORT["run_options"] |= {"errors"}
MAY_IMPORT["text_files"] |= {"errors"}

FACADES = {"__init__", "__main__", "dual_dynamics", "elements", "screws"}
"""Public namespaces that gather several layers: modules of the top, which nothing within the package imports."""

#: Third parties that only some layers may know. The scalar graph is wrapped once; the equations know no compiler.
CONFINED = {
    "casadi": {"algebra", "programs", "kernels"},
    "difflib": {"errors"},  # one hint at a misspelt name
    "llvmlite": {"renderers"},
    "pydantic": {"files"},
    "matplotlib": {"views"},
    "typer": {"cli"},
    "viser": {"views"},
    "trimesh": {"files"},
    "panda3d": {"views"},
    "mujoco": {"files"},
    "xacro": {"files"},
}


def layer_of(file: Path) -> str:
    """The layer of a module: the folder under the package, or the module's own name where it is a single file."""
    return file.relative_to(SOURCE).with_suffix("").parts[0]


def target_layer(target: str) -> str | None:
    """The layer that an import of poinsot reaches into; None for other packages."""
    top, _, rest = target.partition(".")
    if top != "poinsot":
        return None
    return rest.partition(".")[0]


def layered_imports() -> list[Import]:
    return [found for file in modules() if layer_of(file) not in FACADES for found in imports(file)]


def test_every_module_belongs_to_a_layer() -> None:
    strays = [file for file in modules() if layer_of(file) not in {*LAYERS, *COMMON, *FACADES}]
    assert not strays


def test_imports_point_to_foundations() -> None:
    wrong = [
        str(found)
        for found in layered_imports()
        if (target := target_layer(found.target)) is not None and target not in MAY_IMPORT[layer_of(found.file)]
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("package", CONFINED)
def test_third_parties_stay_where_they_belong(package: str) -> None:
    wrong = [
        str(found)
        for found in layered_imports()
        if found.target.partition(".")[0] == package and layer_of(found.file) not in CONFINED[package]
    ]
    assert not wrong, "\n".join(wrong)


def test_renderers_know_programs_and_not_each_other() -> None:
    """What one back end needs is in its folder, or every back end's: so another one is a folder more."""
    folders = {file.parent for file in (SOURCE / "renderers").glob("*/*.py")}
    assert len(folders) >= 2
    wrong = []
    for file in (file for folder in folders for file in folder.glob("*.py")):
        own = f"poinsot.renderers.{file.parent.name}"
        for found in imports(file):
            if found.target.startswith("poinsot.renderers.") and found.target != "poinsot.renderers.protocol":
                wrong += [] if found.target.startswith((own, "poinsot.renderers.protocol.")) else [str(found)]
    assert not wrong, "\n".join(wrong)


def test_llvmlite_is_known_to_the_renderer_of_llvm_alone() -> None:
    folders = {found.file.parent for found in layered_imports() if found.target.partition(".")[0] == "llvmlite"}
    assert folders == {SOURCE / "renderers" / "llvm"}


def test_the_layers_are_read_from_every_form_of_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reader itself: a reader that saw nothing would let everything pass."""
    file = tmp_path / "src" / "poinsot" / "algebra" / "sample.py"
    file.parent.mkdir(parents=True)
    file.write_text(
        "import poinsot.cli\n"
        "from poinsot import systems\n"
        "from .dual import Dual\n"
        "from .. import files\n"
        "def later():\n"
        "    from ..views.plots import draw\n"
        "    importlib.import_module('poinsot.simulation.run')\n",
        encoding="utf-8",
    )
    monkeypatch.setattr("architecture.source_tree.ROOT", tmp_path)
    assert [target_layer(found.target) for found in imports(file)] == [
        "cli", "systems", "algebra", "files", "views", "simulation",
    ]  # fmt: skip
