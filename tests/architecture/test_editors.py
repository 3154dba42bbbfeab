"""A language server completes what users write, and shows the card of what they ask: on the twenty scripts of users."""

import ast
import inspect
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import poinsot as po
from architecture.source_tree import ROOT, SOURCE
from conftest import require_oracle

TEXT = (ROOT / "tests" / "architecture" / "user_scripts.py").read_text(encoding="utf-8")
SCRIPTS = {node.name: node for node in ast.parse(TEXT).body if isinstance(node, ast.FunctionDef)}
REFUSED = {n for n, line in enumerate(TEXT.splitlines(), start=1) if "type: ignore[attr-defined]" in line}
OF_ARRAYS = {"shape", "T", "diagonal", "real", "max", "min", "values", "attrs"}


def server() -> Any:
    jedi = require_oracle("jedi")
    return jedi.Script(TEXT, project=jedi.Project(str(ROOT), sys_path=[str(SOURCE.parent), *sys.path]))


def misspelt(script: ast.FunctionDef) -> list[ast.expr]:
    """The attributes that type checkers refuse: what is called there, or printed."""
    calls = [x.value for x in script.body if isinstance(x, ast.Expr) and x.lineno in REFUSED]
    return [x.func if isinstance(x.func, ast.Attribute) else x.args[0] for x in calls if isinstance(x, ast.Call)]


def test_the_scripts_are_twenty() -> None:
    assert len(SCRIPTS) == 20 and sum(len(misspelt(each)) for each in SCRIPTS.values()) == len(REFUSED) > 8


@pytest.mark.oracle
@pytest.mark.long
@pytest.mark.parametrize("name", SCRIPTS)
def test_what_users_write_is_completed(name: str) -> None:
    """After every dot the name that is written is offered; what is misspelt is not."""
    script, wrong, otherwise = server(), misspelt(SCRIPTS[name]), []
    for node in ast.walk(SCRIPTS[name]):
        if isinstance(node, ast.Attribute) and "np." not in ast.unparse(node) and node.attr not in OF_ARRAYS:
            assert node.end_lineno is not None and node.end_col_offset is not None
            found = {each.name for each in script.complete(node.end_lineno, node.end_col_offset - len(node.attr))}
            if (node.attr in found) == (node in wrong):
                otherwise.append(f"{node.lineno}: {ast.unparse(node)}")
    assert not otherwise


@pytest.mark.oracle
@pytest.mark.long
@pytest.mark.parametrize(
    "wanted", ["mass_matrix", "inverse_dynamics", "jacobian_aligned", "mobility", "Resistor", "load"]
)
def test_help_is_the_card(wanted: str) -> None:
    mech: Any = po.load_mechanism(ROOT / "examples" / "puma560.urdf")
    ours = [mech, mech.body("hand"), po.electrical, po]
    card = inspect.getdoc(next(getattr(type(x) if x in ours[:2] else x, wanted) for x in ours if hasattr(x, wanted)))
    lines = TEXT.splitlines()
    line = next(n for n, text in enumerate(lines, start=1) if f".{wanted}(" in text)
    (told,) = {each.docstring(raw=True) for each in server().help(line, lines[line - 1].index(f".{wanted}(") + 2)}
    assert card is not None and card.splitlines()[0] in told


def test_help_at_the_prompt_is_the_card() -> None:
    """`arm.mass_matrix?` shows what the object says of itself."""
    mech = po.load_mechanism(ROOT / "examples" / "four_bar.toml")
    assert "mass_matrix(q) → M (..., nv, nv)" in str(inspect.getdoc(mech.mass_matrix))


@pytest.mark.long
def test_pyright_understands_the_scripts(tmp_path: Path) -> None:
    """It finds what is misspelt and nothing else: each `type: ignore` is needed, and no other line is refused."""
    command = shutil.which("pyright")
    if command is None:
        pytest.skip(reason="pyright is not installed (pip install 'pyright[nodejs]')")
    (tmp_path / "scripts.py").write_text(TEXT, encoding="utf-8")
    wanted = {"extraPaths": [str(SOURCE.parent)], "reportUnnecessaryTypeIgnoreComment": "error"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(wanted), encoding="utf-8")
    done = subprocess.run(
        [command, "-p", str(tmp_path), "--pythonpath", sys.executable], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "0 errors" in done.stdout, done.stdout


@pytest.fixture(scope="module")
def shell() -> Any:
    """A prompt of IPython in which a mechanism and a network are loaded."""
    require_oracle("IPython")
    from IPython.core.interactiveshell import InteractiveShell

    loaded = {
        "arm": po.load(ROOT / "examples" / "four_bar.toml"),
        "net": po.load(ROOT / "examples" / "networks" / "buck.toml"),
        "po": po,
    }
    made: Any = InteractiveShell
    return made(user_ns=loaded)


@pytest.mark.oracle
@pytest.mark.long
@pytest.mark.parametrize("jedi", [True, False])
@pytest.mark.parametrize(
    "text, offered, others",
    [
        ("arm.", {"mass_matrix", "body_names", "nq", "expert", "close"}, {"scales", "acting", "everyday"}),
        ("arm.mass", {"mass_matrix"}, {"mobility"}), ("arm.expert.tree_", {"tree_costs"}, set()),
        ("arm.body('crank').po", {"pose"}, set()), ("net.", {"add", "element_names", "diagram"}, {"driven"}),
        ("po.electrical.Res", {"Resistor"}, set()), ("po.sim", {"simulate"}, set()),
    ],
)  # fmt: skip
def test_ipython_completes(shell: Any, jedi: bool, text: str, offered: set[str], others: set[str]) -> None:
    from IPython.core.completer import provisionalcompleter

    shell.Completer.use_jedi = jedi
    shell.Completer.evaluation = "unsafe"  # as calls within what is completed need
    with provisionalcompleter():
        found = {each.text.rpartition(".")[2] for each in shell.Completer.completions(text, len(text))}
    assert offered <= found and not others & found, sorted(found)


@pytest.mark.oracle
@pytest.mark.long
@pytest.mark.parametrize(
    "name, says",
    [
        ("arm.mass_matrix", "mass_matrix(q) → M (..., nv, nv) [kg·m²"),
        ("arm.body", "One body, with ufuncs ``pose``, ``twist`` and ``jacobian``"),
        ("arm", "<Mechanism 'four-bar linkage': 3 bodies, 4 joints"),
        ("po.simulate", "The motion from `start` to `time` [s]"),
        ("po.electrical.Resistor", "resistance"),
    ],
)
def test_ipython_shows_the_card(shell: Any, name: str, says: str) -> None:
    """`arm.mass_matrix?` at its prompt."""
    assert says in shell.object_inspect_text(name)
