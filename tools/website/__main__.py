"""Build the site: `python -m website [OUT]` from tools/, or `make site`."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from website.api import write_pages
from website.index import write_index
from website.mathjax import mathjax
from website.replays import write_replays
from website.staging import ROOT, stage


def main() -> int:
    """Stage the sources, bring MathJax, and have Sphinx make the pages; every warning of Sphinx is an error."""
    out = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "site").resolve()
    began = time.perf_counter()
    sources = out / "sources"
    stage(sources)
    spaces = write_pages(sources / "api")
    write_replays(sources, out / "replays")
    write_index(sources, spaces)
    script, why = mathjax(out / "mathjax")
    if why:
        print(why, file=sys.stderr)
    settings = ["-c", str(ROOT / "docs" / "site"), "-D", f"mathjax_path={script.name if script else ''}"]
    settings += ["-D", f"html_extra_path={out / 'replays'}"]
    if script:
        settings += ["-D", f"html_static_path={ROOT / 'docs' / 'site' / 'static'},{script.parent}"]
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-a",
        "-W",
        "--keep-going",
        "-q",
        *settings,
        str(sources),
        str(out / "html"),
    ]
    done = subprocess.run(command, check=False)
    if done.returncode == 0:
        print(f"{out / 'html' / 'index.html'}: {time.perf_counter() - began:.0f} s")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
