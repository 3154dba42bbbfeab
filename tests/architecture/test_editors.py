"""A language server completes what users write, and shows the card of what they ask: on the twenty scripts of users."""

from __future__ import annotations

import ast
import inspect
import sys
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
