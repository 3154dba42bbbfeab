"""The sources of the site: cards as reStructuredText, links that lead out of docs/, a page for every public name."""

import importlib.util
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import poinsot as po
from docs.markdown import ROOT, anchors, links


def tool(name: str) -> ModuleType:
    """A module of tools/website, which is no part of the package."""
    if "website" not in sys.modules:
        place = ROOT / "tools" / "website"
        spec = importlib.util.spec_from_file_location(
            "website", place / "__init__.py", submodule_search_locations=[str(place)]
        )
        assert spec is not None and spec.loader is not None
        sys.modules["website"] = importlib.util.module_from_spec(spec)
    return importlib.import_module(f"website.{name}")


api, cards, mathjax, staging = (tool(name) for name in ("api", "cards", "mathjax", "staging"))

CARD = """The wrench F, given in frame B, as read in frame A:  F_A = Ad(X_AB)⁻ᵀ F_B.

    m_A = R m_B + p × R f_B,   f_A = R f_B

It keeps *nothing* else, |x| least.

X_AB    pose of B in A: R [-], p [m]
        of any scalar
F_B     (m; f), **moment first**
Errors  ModelError for other shapes
Law     ⟨F_A | V_A⟩ = ⟨F_B | V_B⟩, by ``pair``
"""


def test_a_card_becomes_text_drawn_equations_and_fields() -> None:
    lines = cards.reformed(CARD, {"pair": "poinsot.pair"}.get)
    text = "\n".join(lines).replace(cards.JOINER, "")
    assert ".. code-block:: text\n\n   m_A = R m_B + p × R f_B,   f_A = R f_B" in text
    assert r"It keeps \*nothing\* else, \|x\| least." in text
    assert ":X\\_AB: pose of B in A: R [-], p [m]\n    of any scalar\n:F\\_B: (m; f), **moment first**\n" in text
    assert ":Errors: ModelError for other shapes\n:Law: " in text
    assert r"by \ :py:obj:`pair <poinsot.pair>`\ " in text


@pytest.mark.parametrize(
    ("doc", "field"),
    [
        ("One line. Law: a = b. Source: Ball 1900, §3.", ":Source: Ball 1900, §3."),
        ("Text\nthat goes on.\nErrors: ModelError\nfor x", ":Errors: ModelError"),
        ("Text:\nX_AB  pose of B      q1, q2  two: angles [rad]", ":q1, q2: two: angles [rad]"),
        ("Law of the lever: no field", "Law of the lever: no field"),
    ],
)
def test_words_of_cards_begin_fields(doc: str, field: str) -> None:
    assert field in [line.replace(cards.JOINER, "") for line in cards.reformed(doc)]


def test_links_out_of_the_documents_are_turned() -> None:
    page, place = ROOT / "docs" / "tutorials" / "roboticist.md", Path("/s/tutorials/roboticist.md")
    for target, turned in {
        "../mechanisms.md#closed-loops": "../mechanisms.md#closed-loops",
        "../../CONTRIBUTING.md#to-add-a-pair": "../contributing.md#to-add-a-pair",
        "../../examples/four_bar.toml": "#file-examples-four-bar-toml",
        "#status": "#status",
    }.items():
        assert staging.turned(f"see [it]({target})", page, place) == f"see [it]({turned})"
    readme = staging.turned("[a](docs/robot-files.md) [b](tests)", ROOT / "README.md", Path("/s/overview.md"))
    assert readme == "[a](robot-files.md) b"


def test_tables_are_cut_into_sections() -> None:
    page = staging.table_text("theorems.csv", "Theorems")
    assert page.startswith("Theorems\n========\n") and "\nS4: dual numbers\n----------------\n" in page
    assert "   number,statement,names,tests\n   \\(1),σ" in page.replace('"', "")
    assert ("method" in staging.table_text("run-options", "O")) and "poinsot.pairing" in staging.table_text(
        "former-names", "N"
    )


def test_every_key_of_network_files_is_described() -> None:
    rows = list(staging.key_rows())
    assert len(rows) > 300
    assert [row for row in rows if not row[2]] == []
    assert ("[limits.NAME]", "`lower`", "Least coordinate or length [m or rad]", "") in rows


def test_every_option_of_every_command_is_described() -> None:
    rows = list(staging.command_rows())
    assert {row[0] for row in rows} >= {"poinsot simulate", "poinsot schema"} and len(rows) > 150
    assert [row for row in rows if not row[2]] == []


def test_code_is_left_alone_but_for_marks_of_tests() -> None:
    page = "# A\n\n```python no-run\n[x](../examples)\n# no title\n```\n\n# B\n\n## C\n"
    made = staging.turned(page, ROOT / "docs" / "urdf.md", Path("/s/urdf.md"))
    assert made == "# A\n\n```python\n[x](../examples)\n# no title\n```\n\n## B\n\n### C\n"


def test_every_public_name_has_one_description() -> None:
    things = list(api.described())
    names = {f"{space}.{name}" for space, name, _, _ in things}
    assert {f"poinsot.{name}" for name in po.__all__ if not inspect.ismodule(getattr(po, name))} <= names
    pages = [id(thing) for _, _, page, thing in things if page and callable(thing)]
    assert len(pages) == len(set(pages))
    assert "poinsot.electrical.Resistor" in names


def test_ufuncs_have_signature_and_shapes() -> None:
    found: dict[str, Any] = {name: member for name, _, member, _ in api.members(po.Mechanism)}
    assert api.shapes(found["inverse_dynamics"]) == "q (..., nq), v (..., nv), a (..., nv) → (..., nv)"
    page = api._class_page("poinsot.Mechanism", po.Mechanism, cards.no_link)
    assert ".. py:method:: poinsot.Mechanism.inverse_dynamics(q, v, a, /, *, out=None)" in page


def test_links_and_headings_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# `a_b` – and *c*: d\n\n[x](y.md#z) `[no](link)` ![p](p.svg)\n\n```text\n# no\n[n](o)\n```\n"
        "\n## Twice\n\n## Twice\n",
        encoding="utf-8",
    )
    assert links(page) == ["y.md#z", "p.svg"]
    assert anchors(page) == {"a_b--and-c-d", "twice", "twice-1"}


def test_without_a_network_the_site_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mathjax, "PACKAGE", "./no-such-package")
    found, why = mathjax.mathjax(tmp_path)
    assert found is None and "formulas as TeX" in why and str(tmp_path) in why
