"""Draw the pictures of docs again: run examples/gallery and the blocks of some pages, and keep what they save.

python docs/pictures/make.py [NAME ...]      (default: all of them)
"""

from __future__ import annotations

import os
import re
import runpy
import sys
import tempfile
from pathlib import Path

import matplotlib

from poinsot.views.diagrams.ink import for_a_file

HERE = Path(__file__).resolve().parent
TUTORIALS = ("roboticist", "mechanism-designer", "mechatronics-engineer", "port-hamiltonian")
PAGES = ("viewer", *(f"tutorials/{name}" for name in TUTORIALS))
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
METADATA = re.compile(r" *<metadata>.*?</metadata>\n", re.DOTALL)
PATH = re.compile(r' d="[^"]*"')
DARK = "prefers-color-scheme:dark"
LONG_NUMBER = re.compile(r"(\.\d\d)\d+")


def main() -> None:
    """Run the pages in an empty folder, then move the pictures here: two decimals in paths and no date, so that changes
    can be read."""
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "gallery"
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(HERE.parents[1] / "examples", Path(folder) / "examples")
        os.chdir(folder)
        for file in sorted(Path("examples/gallery").glob("*.py")):
            runpy.run_path(str(file))
        for page in (HERE.parent / f"{name}.md" for name in PAGES):
            namespace: dict[str, object] = {"__name__": page.stem}
            for block in BLOCK.findall(page.read_text(encoding="utf-8")):
                exec(compile(block, str(page), "exec", dont_inherit=True), namespace)
        for picture in sorted(Path(folder).glob("*.svg")):
            if len(sys.argv) < 2 or picture.stem in sys.argv[1:]:
                text = METADATA.sub("", picture.read_text(encoding="utf-8"))
                text = text if DARK in text else for_a_file(text)
                text = PATH.sub(lambda path: LONG_NUMBER.sub(r"\1", path[0]), text)
                (HERE / picture.name).write_text(text, encoding="utf-8")
                print(f"{picture.name}: {len(text) // 1024} KiB")
        os.chdir(HERE)


if __name__ == "__main__":
    main()
