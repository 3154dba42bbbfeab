"""Pages and files beside the code: names on pages are names of the package, lines are counted, citations agree."""

import importlib
import inspect
import pkgutil
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

import poinsot
import poinsot as po
from cases import saved
from docs.markdown import CODE, ROOT, code_lines, documents, prose

DOTTED = re.compile(r"([A-Za-z]\w*(?:\.[A-Za-z]\w*)+)(?:\(.*\))?", re.DOTALL)
LISTED = re.compile(r"`((?:[a-z]\w*\.)+[a-z]\w*)` \(((?:`\w+`(?:, )?)+)\)")
DOMAINS = ("spatial", "rotational", "translational")
ROOMS = {module.name for module in pkgutil.iter_modules(po.__path__)}
FORMER = ("decisions.md",)
"""Pages of names that were when it was decided."""


def names(document: Path) -> Iterator[str]:
    """`module.name` as it stands, and every name of `module` (`name`, `name`)."""
    text = prose(document)
    for _, code in CODE.findall(text):
        found = DOTTED.fullmatch(code.strip())
        if found and known(found[1].partition(".")[0]) and "NAME" not in found[1]:
            yield found[1]
    for module, listed in LISTED.findall(text):
        if module.partition(".")[0] in ROOMS:
            yield from (f"{module}.{name}" for name in re.findall(r"\w+", listed))


def known(head: str) -> bool:
    """Whether names may begin so: the package, its rooms, and the classes and modules that it has."""
    thing = getattr(po, head, None)
    return head in {"po", "poinsot"} | ROOMS or inspect.isclass(thing) or inspect.ismodule(thing)


def resolve(name: str) -> None:
    """AttributeError if there is none of that name; DeprecationWarning, as an error, of a former one."""
    head, *rest = name.split(".")
    path = ["poinsot", *rest] if head in {"po", "poinsot"} else ["poinsot", head, *rest]
    for k in range(len(path), 0, -1):
        try:
            thing = importlib.import_module(".".join(path[:k]))
        except ModuleNotFoundError:
            continue
        for attribute in path[k:]:
            kind = attribute.title().replace("_", "")  # in files: spatial.wrench_source
            if attribute not in getattr(thing, "__annotations__", {}):
                thing = getattr(thing, kind if head in DOMAINS and hasattr(thing, kind) else attribute)
        return


PAGES = [page for page in (*documents(), ROOT / "docs" / "theorems.csv") if not {*page.parts} & {*FORMER}]


def test_every_name_on_a_page_is_one() -> None:
    wrong = []
    with warnings.catch_warnings(action="error", category=DeprecationWarning):
        for document, name in {(page, name): None for page in PAGES for name in names(page)}:
            if name.endswith((".py", ".pyi")):
                continue
            try:
                resolve(name)
            except (AttributeError, DeprecationWarning) as error:
                wrong.append(f"{document.name}: {name}: {error}")
    assert not wrong, "\n".join(wrong)


def test_a_wrong_name_is_found(tmp_path: Path) -> None:
    page = saved(tmp_path / "page.md", "`po.linearise(x)` `geometry.lines` (`meet`, `met`) `examples/a.toml`\n")
    assert list(names(page)) == ["po.linearise", "geometry.lines", "geometry.lines.meet", "geometry.lines.met"]
    for name in ("po.linearise", "geometry.lines.met"):
        with pytest.raises(AttributeError):
            resolve(name)
    resolve("geometry.lines.meet")


ROW = re.compile(r"^\| ([^|]+) \|[^|]*\| (\d+) \|[^|]*\| (\d+) \|$", re.MULTILINE)
CELL = re.compile(r"^# %% (.+) \| (.+)\n((?:(?!# %% ).*\n?)*)", re.MULTILINE)
NEITHER = {"both", "compared"}


def test_lines_are_counted_right() -> None:
    rows = ROW.findall((ROOT / "docs" / "coming-from" / "robots.md").read_text(encoding="utf-8"))
    counted = {title: [0, 0] for title, *_ in rows}
    for file in (ROOT / "examples" / "ten_tasks").glob("*.py"):
        for title, side, text in CELL.findall(file.read_text(encoding="utf-8")):
            code = re.sub(r"^# ?", "", text, flags=re.MULTILINE) if "not run" in side else text
            if side not in NEITHER:
                counted[title][side != "poinsot"] += code_lines(code)
    assert counted == {title: [int(ours), int(theirs)] for title, ours, theirs in rows}


def test_comments_and_blank_lines_are_no_code() -> None:
    assert code_lines('# a\nx = 1  # b\n\ny = """\n# c\n\nd\n"""\n') == 4


def test_the_citation_names_this_version_and_license() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == poinsot.__version__
    assert cited["license"] == "BSD-3-Clause" and "BSD 3-Clause" in (ROOT / "LICENSE").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "file", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")), ids=lambda file: file.stem
)
def test_forms_ask_for_what_can_be_answered(file: Path) -> None:
    form = yaml.safe_load(file.read_text(encoding="utf-8"))
    fields = [part["id"] for part in form["body"]]
    assert form["name"] and form["description"] and len(set(fields)) == len(fields) > 0
    assert any(part.get("validations", {}).get("required") for part in form["body"])
