"""What holds of every file of the repository: nothing of one machine, and no test left out without a reason."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from architecture.source_tree import ROOT, TESTS, parse, repository_files

# Written with brackets so that the patterns do not find themselves.
ONE_MACHINE = re.compile(
    r"(?:^|[^A-Za-z0-9._])/(?:ho[m]e|ro[o]t|t[m]p|w[o]rk|Us[e]rs)/[A-Za-z]"
    r"|/packages/[0-9a-f]{2}/[0-9a-f]{2}/|ind[e]x-url|find-l[i]nks|--trusted-h[o]st"
)
PIN = re.compile(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+")
WATCHED = re.compile(r"(?:claims\.csv|verification\.md) #(\d+)")
OF_TEST = re.compile(r"^\s*from [\w.]*\b(test_\w+) import", re.MULTILINE)
FRESH = re.compile(r"Seed[S]equence\(\)|default_[r]ng\(\)")
OMISSION = re.compile(r"\.(skip|xfail|importorskip)")


def text_of(file: Path) -> str:
    """The text of a file; nothing for a picture or another binary."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def test_no_path_of_one_machine_and_no_registry_address() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for file in repository_files()
        if file.suffix != ".svg"
        for number, line in enumerate(text_of(file).splitlines(), start=1)
        if ONE_MACHINE.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    ["/".join(["see ", "home", "ann", "x"]), "/".join(["'", "tmp", "run.nc'"]), "-".join(["--extra", "index", "url"])],
)
def test_such_paths_would_be_found(line: str) -> None:
    assert ONE_MACHINE.search(line)


def test_constraints_are_exact_and_without_addresses() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert pins
    assert not [line for line in pins if not PIN.fullmatch(line)]


def test_ci_runs_the_documented_command() -> None:
    assert re.search(r"^make test$", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE)


def test_no_test_imports_another() -> None:
    """What two of them need is a helper; processes that a test starts may import the test itself."""
    names = [(file.stem, name) for file in TESTS.rglob("*.py") for name in OF_TEST.findall(text_of(file))]
    assert not [each for each in names if each[0] != each[1]]


def test_random_cases_are_the_same_everywhere() -> None:
    """A case that is drawn anew in each run fails on another machine, once in a hundred runs, and tells nobody why."""
    assert not [str(file) for file in TESTS.rglob("*.py") if FRESH.search(text_of(file))]


def test_nothing_is_left_out_without_a_reason() -> None:
    files = [file for file in TESTS.rglob("*.py") if OMISSION.search(text_of(file))]
    wrong = [f"{file.relative_to(TESTS)}: {fault}" for file in files for fault in complaints(parse(file))]
    assert len(files) > 20 and not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("pytest.skip()", "without reason"),
        ("pytest.skip('broken')", "without reason"),
        ("@pytest.mark.skip\ndef f(): ...", "without reason"),
        ("@pytest.mark.skipif(True, reason=' ')\ndef f(): ...", "without reason"),
        ("@pytest.mark.xfail(reason='does not hold')\ndef f(): ...", "needs a row"),
        ("@pytest.mark.xfail(reason='claims.csv #0: no such row')\ndef f(): ...", "needs a row"),
        ("m = pytest.importorskip('mujoco')", "require_oracle"),
    ],
)
def test_such_omissions_would_be_found(line: str, fault: str) -> None:
    assert fault in "\n".join(complaints(ast.parse(line)))


def complaints(tree: ast.Module) -> Iterator[str]:
    """What is wrong with the skips and expected failures of a test file."""
    calls = {id(node.func): node for node in ast.walk(tree) if isinstance(node, ast.Call)}
    inner = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute) or id(node) in inner or not ast.unparse(node).startswith("pytest."):
            continue
        where = f"line {node.lineno}: {ast.unparse(node)}"
        if node.attr == "importorskip":
            yield f"{where}: an oracle comes from require_oracle, so that CI cannot miss it"
        elif node.attr in {"skip", "skipif", "xfail"}:
            reason = reason_of(calls.get(id(node)))
            if not reason:
                yield f"{where} without reason=..."
            elif node.attr == "xfail" and not watched(reason):
                yield f"{where} needs a row: reason='claims.csv #N: ...'"


def reason_of(call: ast.Call | None) -> str:
    """The text of the keyword `reason` (its source, where it is computed); empty if there is none."""
    values = [keyword.value for keyword in call.keywords if keyword.arg == "reason"] if call else []
    return "".join(str(v.value).strip() if isinstance(v, ast.Constant) else ast.unparse(v) for v in values)


def watched(reason: str) -> bool:
    """Whether a reason names a row of docs/claims.csv that does not hold yet."""
    row = WATCHED.search(reason)
    table = (ROOT / "docs" / "claims.csv").read_text(encoding="utf-8")
    return row is not None and re.search(rf"^{row[1]},What does not hold yet,", table, re.MULTILINE) is not None
