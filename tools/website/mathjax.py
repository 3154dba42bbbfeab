"""MathJax as one file beside the pages: brought once from the package index by pip, checked, and kept in a folder."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NAME = "tex-svg.js"
#: A package that carries MathJax 3.2.2, the last of its major version, unchanged (Apache-2.0).
PACKAGE = "sphinx-mathjax-offline==0.0.2"
SHA256 = "d4295dc33744836935c1399feece5159577b34c5c8ffb9f1c6324cd82e03a882"
MISSING = (
    "MathJax is not at hand ({why}), so the pages show their formulas as TeX. Build once with a network, or put "
    "MathJax 3.2.2's es5/tex-svg.js at {place}."
)


def mathjax(folder: Path) -> tuple[Path | None, str]:
    """The file in ``folder``, brought there if it is missing; else none, and the sentence that says why."""
    file = folder / NAME
    if is_right(file):
        return file, ""
    with tempfile.TemporaryDirectory() as there:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        try:
            done = subprocess.run(
                [*command, "--target", there, PACKAGE], capture_output=True, text=True, timeout=120, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            return None, MISSING.format(why=f"pip gave no answer: {error}", place=file)
        found = next(iter(Path(there).rglob(NAME)), None)
        if done.returncode or found is None:
            return None, MISSING.format(why=f"pip could not bring {PACKAGE}", place=file)
        if not is_right(found):
            return None, MISSING.format(why=f"{PACKAGE} has another {NAME} than the one known here", place=file)
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(found, file)
    return file, ""


def is_right(file: Path) -> bool:
    """Whether a file is MathJax 3.2.2's, byte by byte."""
    return file.is_file() and hashlib.sha256(file.read_bytes()).hexdigest() == SHA256
