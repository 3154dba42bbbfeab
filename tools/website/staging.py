"""The documents as sources of the site: copied into a folder, with the links that lead out of docs/ turned.

On the site, README.md is `overview`, the other files beside it are pages, and every folder of examples is one
page with its files on it. Other files of the repository can be downloaded.
"""

from __future__ import annotations

import csv
import os
import re
from collections.abc import Iterable, Iterator
from io import StringIO
from itertools import groupby
from pathlib import Path

import typer

from poinsot.cli.app import app
from poinsot.files.element_schema import key_rows
from poinsot.renames import RENAMES
from poinsot.run_options import OPTIONS, option_rows
from website.cards import inline

ROOT = Path(__file__).resolve().parents[2]
#: Pages of the site that are not in docs/.
PAGES = {
    "README.md": "overview.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md", "CODE_OF_CONDUCT.md": "code-of-conduct.md",
}  # fmt: skip
#: Tables beside the pages, and their titles on the site.
TABLES = {
    "claims.csv": "All claims and their tests", "speed.csv": "Speed beside other engines",
    "theorems.csv": "Theorems, equations, and their tests",
    "words.csv": "Our words and the field's", "former-names": "Former names", "run-options": "Options of runs",
    "network-keys": "Keys of network files", "commands": "Commands and their options",
}  # fmt: skip
#: The columns by which such a table is cut into sections.
GROUPS = ("subject", "source", "script")
LANGUAGES = {".c": "c", ".toml": "toml", ".py": "python", ".urdf": "xml", ".xml": "xml", ".sdf": "xml", ".xacro": "xml"}
_FENCED = re.compile(r"^( *)(`{3,}|~{3,}).*?^ *\2 *$", re.MULTILINE | re.DOTALL)
_TITLE = re.compile(r"^# ", re.MULTILINE)
_LINK = re.compile(r"(?<!`)(!?\[(?:[^\[\]]|\[[^\]]*\])*\])\(([^)\s]+)\)")
_MARKS = re.compile(r"^( *(?:`{3,}|~{3,}) *[a-z]+) .*$", re.MULTILINE)


def stage(folder: Path) -> None:
    """Write the sources; only what changed, so that a second build is short."""
    written = set()
    for file in sorted((ROOT / "docs").rglob("*")):
        place = folder / file.relative_to(ROOT / "docs")
        if file.suffix == ".md":
            written.add(write(place, turned(file.read_text(encoding="utf-8"), file, place)))
        elif file.is_file() and file.suffix in {".svg", ".rst"} and "site" not in file.parent.parts[-1:]:
            written.add(write(place, file.read_text(encoding="utf-8")))
    for name, page in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        written.add(write(folder / page, turned(text, ROOT / name, folder / page)))
    for name, title in TABLES.items():
        written.add(write(folder / f"{Path(name).stem}.rst", table_text(name, title)))
    for there in example_folders():
        written.add(write(folder / f"{example_page(there)}.rst", example_text(there, folder)))
    for old in set(folder.rglob("*.md")) - written:
        old.unlink()


def write(place: Path, text: str) -> Path:
    """A file with this text; untouched if it has it."""
    if not place.exists() or place.read_text(encoding="utf-8") != text:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return place


def turned(text: str, page: Path, place: Path) -> str:
    """A page as the site has it: links as they are from there, fences without marks for the tests."""
    parts = list(_parts(text))
    titles = sum(len(_TITLE.findall(part)) for part, is_code in parts if not is_code)
    made, met = "", 0
    for part, is_code in parts:
        if is_code:
            made += _MARKS.sub(r"\1", part, count=1)
            continue
        part = _turned_links(part, page, place)
        if titles > 1:  # what follows the second title is a section of the page that has the first
            lines = part.split("\n")
            for k, line in enumerate(lines):
                met += bool(_TITLE.match(line))
                lines[k] = f"#{line}" if met > 1 and line.startswith("#") else line
            part = "\n".join(lines)
        made += part
    return made


def _parts(text: str) -> Iterator[tuple[str, bool]]:
    """Text and fenced blocks in turn, with whether it is a block."""
    end = 0
    for fence in _FENCED.finditer(text):
        yield text[end : fence.start()], False
        yield fence[0], True
        end = fence.end()
    yield text[end:], False


def _turned_links(text: str, page: Path, place: Path) -> str:
    return _LINK.sub(lambda link: _turned_link(link[1], link[2], page, place), text)


def _turned_link(words: str, target: str, page: Path, place: Path) -> str:
    path, _, anchor = target.partition("#")
    if "://" in target or not path:
        return f"{words}({target})"
    file = (page.parent / path).resolve()
    if not file.exists() or not file.is_relative_to(ROOT):
        return f"{words}({target})"
    found = file.relative_to(ROOT)
    hash_ = f"#{anchor}" if anchor else ""
    top = place.parents[_depth(page)]
    if str(found) in PAGES:
        return f"{words}({_from(place, top / PAGES[str(found)])}{hash_})"
    if found.name in TABLES:
        return f"{words}({_from(place, top / found.with_suffix('.rst').name)})"
    if found.parts[0] == "docs":
        return f"{words}({_from(place, top / found.relative_to('docs'))}{hash_})"
    if found.parts[0] == "examples" and "bad" not in found.parts:
        return f"{words}(#{label(found)})"
    if file.is_dir():
        return words if words.startswith("!") else words[1:-1]
    return f"{words}({_from(place, file)})"


def _depth(page: Path) -> int:
    """How many folders below the top of the site a page is."""
    inside = page.relative_to(ROOT)
    return len(inside.parts) - 2 if inside.parts[0] == "docs" else 0


def _from(place: Path, target: Path) -> str:
    return Path(os.path.relpath(target, place.parent)).as_posix()


def label(path: Path) -> str:
    """The label of an example, or of a folder of examples."""
    return "file-" + re.sub(r"[^a-z0-9]+", "-", path.as_posix().lower())


def table_text(name: str, title: str) -> str:
    """A page with a table of docs or of the package; the first line is the header."""
    tables: dict[str, Iterable[Iterable[str]]] = {
        "former-names": [("was", "is", "since", "why"), *RENAMES],
        "run-options": [("option", "meaning", "default"), *option_rows(OPTIONS)],
        "network-keys": [("source", "key", "meaning", "default"), *key_rows()],
        "commands": [("source", "option", "meaning", "default"), *command_rows()],
    }
    cells = tables[name] if name in tables else csv.reader((ROOT / "docs" / name).open(encoding="utf-8"))
    head, *rows = ([*row] for row in cells)
    lines = [title, "=" * len(title), ""]
    by = next((head.index(column) for column in GROUPS if column in head), None)
    for group, inside in groupby(rows, lambda row: "" if by is None else row[by]):
        lines += [group, "-" * len(group), ""] if group else []
        shown = [[cell for k, cell in enumerate(row) if k != by] for row in (head, *inside)]
        lines += _table(shown)
    return "\n".join(lines)


def command_rows() -> Iterator[tuple[str, str, str, str]]:
    """Each command with its arguments and options, what they mean, and their defaults."""
    for name, command in typer.main.get_command(app).commands.items():  # type: ignore[attr-defined]
        for one in command.params:
            option = ", ".join(f"`{each}`" for each in (*one.opts, *one.secondary_opts) if each.startswith("-"))
            default = "" if one.default in (None, False, ()) or callable(one.default) else f"`{one.default}`"
            yield (
                f"poinsot {name}",
                option or f"`{one.metavar or one.name}`",
                one.help or "",
                "required" if one.required else default,
            )


def _table(rows: list[list[str]]) -> list[str]:
    """Rows as a table, the first its header; a number in brackets that begins a cell begins no list."""
    made = StringIO(newline="")
    cells = [[re.sub(r"^\((\w+)\)", r"\\(\1)", inline(cell)) for cell in row] for row in rows]
    csv.writer(made, lineterminator="\n").writerows(cells)
    return [
        ".. csv-table::",
        "   :header-rows: 1",
        "   :class: wrapped",
        "",
        *(f"   {line}" for line in made.getvalue().splitlines()),
        "",
    ]


def example_folders() -> list[Path]:
    """The folders of examples, without those of faulty files."""
    inside = sorted({file.parent for file in (ROOT / "examples").rglob("*") if file.is_file()})
    return [
        folder.relative_to(ROOT) for folder in inside if "bad" not in folder.parts and "__pycache__" not in folder.parts
    ]


def example_page(folder: Path) -> str:
    return "-".join(folder.parts)


def example_text(there: Path, folder: Path) -> str:
    """A page with every file of a folder of examples."""
    title = f"Files of ``{there}/``"
    lines = [f".. _{label(there)}:", "", title, "=" * len(title), ""]
    for file in sorted((ROOT / there).iterdir()):
        if file.is_file() and file.suffix in {*LANGUAGES, ".cir", ".csv", ".json"}:
            path = file.relative_to(ROOT)
            language = LANGUAGES.get(file.suffix, "text")
            lines += [f".. _{label(path)}:", "", file.name, "-" * len(file.name), ""]
            source = Path(os.path.relpath(file, folder)).as_posix()
            lines += [f":download:`Download <{source}>`", ""]
            lines += [f".. literalinclude:: {source}", f"   :language: {language}", ""]
    return "\n".join(lines)
