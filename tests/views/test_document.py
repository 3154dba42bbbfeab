"""An article in LaTeX holds what is printed, fits its page, and compiles, whatever names are in it."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cases
import poinsot as po
from cases import EXAMPLES, saved
from command import poinsot
from hostile import NASTY
from poinsot import electrical as el
from poinsot.views.document import WIDTH, aligned, width
from poinsot.views.equations import equations_of
from poinsot.views.printing import written

MODELS = ("cart_pole.toml", "networks/levitated_ball.toml", "four_bar.toml", "networks/low_pass.toml")


def sound(text: str) -> None:
    """What a reader of LaTeX would stumble over: braces and environments that are left open, letters it has not."""
    assert text.isascii() and "\x00" not in text
    bare = re.sub(r"\\[\\{}$&#%_^~]|(?<!\\)%.*", "", text)
    assert bare.count("{") == bare.count("}") and bare.count("$") % 2 == 0
    opened: list[str] = []
    for what, name in re.findall(r"\\(begin|end)\{([a-z*]+)\}", text):
        if what == "begin":
            opened.append(name)
        else:
            assert opened.pop() == name
    assert not opened and text.rstrip().endswith(r"\end{document}")


def compiled(text: str, folder: Path) -> str:
    """What LaTeX says of an article."""
    if shutil.which("pdflatex") is None:
        pytest.skip(reason="no LaTeX is installed; articles are checked for what it would stumble over all the same")
    (folder / "a.tex").write_text(text)
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", "a.tex"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", timeout=120)
    assert done.returncode == 0, done.stdout[-3000:]
    return done.stdout


def nasty() -> Any:
    net = po.Network(NASTY[0])
    for k, name in enumerate(NASTY):
        net.add(el.Capacitor(name, 1.0 + k), f"{name}!", "ground")
        net.add(el.Resistor(f"{name} (load)", 1.0 + k), f"{name}!", "ground")
    return net


@pytest.mark.parametrize("file", cases.quick(1, MODELS))
def test_an_article_holds_what_is_printed(file: str, tmp_path: Path) -> None:
    source: Any = po.load(EXAMPLES / file) if file == "four_bar.toml" else po.load_family(EXAMPLES / file)
    text = po.views.latex_document(source)
    sound(text)
    if "networks" in file:
        assert r"\section{Structure}" in text and "Conjugate variables" in text
    else:
        printed = written(equations_of(source), "latex").splitlines()
        short = [line.strip().rstrip("\\ ") for line in printed if "&=" in line and width(line) < WIDTH - 10]
        assert short and all(line in text for line in short)
        assert r"\section{Port-Hamiltonian form}" in text and "q_{1}" in text
    if shutil.which("pdflatex"):
        wide = re.findall(r"Overfull .hbox \(([0-9.]+)pt", compiled(text, tmp_path))
        assert all(float(each) < 30.0 for each in wide)


def test_hostile_names_do_nothing(tmp_path: Path) -> None:
    text = po.views.latex_document(nasty())
    sound(text)
    assert r"\immediate" not in text and r"\input" not in text
    compiled(text, tmp_path)


def test_long_sums_are_broken_and_long_products_made_smaller() -> None:
    import sympy

    x = sympy.symbols("x1:40")
    lines = [*aligned("a", sympy.Add(*(each**2 for each in x)), sympy.latex)]
    assert len(lines) > 1 and all(width(line) <= WIDTH + 4 for line in lines)
    assert lines[0].startswith("a &= ") and all(line.startswith(r"&\quad") for line in lines[1:])
    (alone,) = aligned("a", sympy.Mul(*x), sympy.latex)
    assert alone.startswith(r"a &= \scalebox{0.")


def test_the_command_writes_it(tmp_path: Path) -> None:
    out = tmp_path / "cart.tex"
    done = poinsot("equations", str(EXAMPLES / "cart_pole.toml"), "--symbols", "--latex", str(out))
    assert done.returncode == 0 and f"wrote {out}" in done.stdout
    sound(out.read_text())
    model = saved(tmp_path / "cart.toml", (EXAMPLES / "cart_pole.toml").read_text())
    done = poinsot("equations", str(model), "--latex", str(model))
    assert done.returncode == 2 and "ends in .tex" in done.stderr
    assert model.read_text() == (EXAMPLES / "cart_pole.toml").read_text()


def test_what_moves_no_inertia_has_no_hamiltonian_form() -> None:
    zero = po.Inertia(0.0, (0.0, 0.0, 0.0), np.zeros((3, 3)))
    joint = po.Joint("p", po.pairs.revolute(), "ground", "a", po.Displacement.identity(), po.Displacement.identity())
    weightless = po.Mechanism(po.Model("m", (po.Body("a", zero),), (joint,)))
    assert "There is none: mechanism 'm' has a singular mass matrix" in po.views.latex_document(weightless)


def test_what_has_no_hamiltonian_form_says_why() -> None:
    text = po.views.latex_document(po.load(EXAMPLES / "bouncing_ball.toml"))
    sound(text)
    assert "There is none:" in text
