"""The first page and the contents: every page is in one chapter, those that no chapter names in the last."""

from __future__ import annotations

from pathlib import Path

from website.staging import ROOT, example_folders, example_page, write

INDEX = ROOT / "docs" / "site" / "index.rst"
REST = ".. the rest"


def write_index(sources: Path, namespaces: list[str]) -> None:
    """Complete docs/site/index.rst: pages that it does not name, the namespaces, the folders of examples."""
    text = INDEX.read_text(encoding="utf-8")
    named = {line.strip() for line in text.splitlines() if line.startswith("   ")}
    named = {line.split("<")[-1].rstrip(">") for line in named}
    rest = [page.stem for page in sorted(sources.glob("*.md")) if page.stem not in named]
    api = [f"api/{name}" for name in namespaces]
    examples = [example_page(folder) for folder in example_folders()]
    chapters = {"More": rest, "Public names": api, "Examples": examples}
    made = "\n".join(_chapter(title, pages) for title, pages in chapters.items() if pages)
    write(sources / "index.rst", text.replace(REST, made))


def _chapter(title: str, pages: list[str]) -> str:
    lines = [".. toctree::", f"   :caption: {title}", "   :hidden:", "   :maxdepth: 1", "   :titlesonly:", ""]
    return "\n".join([*lines, *(f"   {page}" for page in pages), ""])
