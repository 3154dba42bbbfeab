"""Every example of the documents runs: python blocks in one namespace a file, `$ poinsot …` lines by exit code.

A fence ```python no-run is shown and not run. A fence ```console exit=2 ends every command with that code. Both kinds
run in the order of the page, in an empty folder in which `examples` is the repository's.
"""

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from command import poinsot
from docs.markdown import ROOT, Block, anchors, blocks, documents, links

LANGUAGES = {"python", "console", "toml", "json", "xml", "yaml", "text", "math"}
SET_UP = {"git", "cd", "make", "pip", "python3"}  # lines for the reader's own machine: not run here
DEAR = {
    "dirac-structures.md", "dual-dynamics.md", "exports.md", "machine-design.md",
    "optimisation.md",
}  # fmt: skip
"""Pages whose examples take more than 2.5 s of a processor each: run by `make test-long`."""


@pytest.mark.parametrize(
    "document",
    [pytest.param(page, marks=[pytest.mark.long] if page.name in DEAR else []) for page in documents()],
    ids=lambda document: str(document.relative_to(ROOT)),
)
def test_examples_run(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if (ROOT / "examples").exists():
        (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, Any] = {"__name__": f"example in {document.name}"}
    for block in blocks(document):
        if "no-run" in block.marks:
            continue
        if block.language == "python":
            run_python(block, document, namespace)
        elif block.language == "console":
            run_console(block, document)


def run_python(block: Block, document: Path, namespace: dict[str, Any]) -> None:
    """Run a block so that a traceback shows the line of the page."""
    text = "\n" * (block.line - 1) + block.text
    exec(compile(text, str(document), "exec", dont_inherit=True), namespace)


def run_console(block: Block, document: Path) -> None:
    expected = next((int(mark.removeprefix("exit=")) for mark in block.marks if mark.startswith("exit=")), 0)
    for line, words in block.commands():
        where = f"{document.relative_to(ROOT)}:{line}: {' '.join(words)}"
        if words[0] in SET_UP:
            continue
        assert words[0] == "poinsot", f"{where}: neither poinsot nor one of {sorted(SET_UP)}"
        result = poinsot(*words[1:])
        assert result.returncode == expected, f"{where}\n{result.stdout[-2000:]}\n{result.stderr[-2000:]}"


def test_fences_name_a_known_language() -> None:
    """A fence that nobody knows would be an example that nobody runs."""
    fences = [(document.name, block.line, block.language) for document in documents() for block in blocks(document)]
    assert not [each for each in fences if each[-1] not in LANGUAGES]


def test_links_lead_somewhere() -> None:
    """Files exist, sections have their heading, and addresses outside are whole: none is asked for."""
    wrong = []
    for document, target in [(page, target) for page in documents() for target in links(page)]:
        if "://" in target:
            parts = urlsplit(target)
            good = parts.scheme == "https" and "." in parts.netloc and " " not in target
        else:
            path, _, anchor = target.partition("#")
            file = document.parent / path if path else document
            good = file.exists() and (not anchor or (file.suffix == ".md" and anchor in anchors(file.resolve())))
        if not good:
            wrong.append(f"{document.name}: {target}")
    assert not wrong, "\n".join(wrong)


def test_a_failing_example_fails(tmp_path: Path) -> None:
    """The runner itself: it must find blocks, keep one namespace, and report the line of the page."""
    page = tmp_path / "page.md"
    page.write_text(
        "Text\n\n```python\nx = 1\n```\n\n- item\n\n  ```python\n  assert x == 2\n  ```\n", encoding="utf-8"
    )
    first, second = blocks(page)
    namespace: dict[str, Any] = {}
    run_python(first, page, namespace)
    with pytest.raises(AssertionError) as failure:
        run_python(second, page, namespace)
    assert failure.traceback[-1].lineno == 9  # counted from 0


def test_console_lines_are_read_as_a_shell_reads_them() -> None:
    block = Block(
        "console", (), "$ poinsot simulate a.toml \\\n    --out 'b c.nc'\n1.0 s\n$ poinsot --help  # see\n", 1
    )
    assert list(block.commands()) == [
        (1, ["poinsot", "simulate", "a.toml", "--out", "b c.nc"]),
        (4, ["poinsot", "--help"]),
    ]
