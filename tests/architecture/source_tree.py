"""The repository as data for the architecture tests: its files, its modules, and who imports whom."""

import ast
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias, TypeVar

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "poinsot"
TESTS = ROOT / "tests"
MADE_BY_TOOLS = {".git", ".venv", "__pycache__", "build", "dist", "demo-results", "benchmark-results", "shared"}


@dataclass(frozen=True)
class Import:
    """One import statement: where it stands and the full dotted name it asks for."""

    file: Path
    line: int
    target: str

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line} imports {self.target}"


def modules() -> list[Path]:
    """Every Python file of the package."""
    return sorted(SOURCE.rglob("*.py"))


def repository_files() -> list[Path]:
    """Every file that belongs to the project: what git tracks or would track; without git, all but the tools' own."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, check=False,
    )  # fmt: skip
    if listing.returncode == 0 and (ROOT / ".git").exists():
        names = [name for name in listing.stdout.decode().split("\0") if name]
        return sorted(path for path in map(ROOT.joinpath, names) if path.is_file())
    return sorted(
        path
        for path in ROOT.rglob("*")
        if path.is_file() and not any(is_made(part) for part in path.relative_to(ROOT).parts)
    )


def is_made(part: str) -> bool:
    return part in MADE_BY_TOOLS or part.endswith(("_cache", ".egg-info", ".pyc")) or part == ".hypothesis"


def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), filename=str(file))


@lru_cache(1)
def nodes(tree: ast.AST) -> list[ast.AST]:
    """The tree and all below it, in the order of `ast.walk`: kept for the next reader of the same module."""
    found: list[ast.AST] = [tree]
    for node in found:
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, list):
                found += [each for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST):
                found.append(value)
    return found


T = TypeVar("T")
Reader: TypeAlias = Callable[[ast.Module, Path], T]
_readers: list[Reader[object]] = []
_read: dict[Reader[object], dict[Path, object]] = {}


def reader(function: Reader[T]) -> Reader[T]:
    """A function that finds something in a module, by its tree; `found_by` gives what it finds in each."""
    _readers.append(function)
    return function


def found_by(function: Reader[T]) -> dict[Path, T]:
    """By module of the package, which is parsed once for all readers: that takes longer than most of them."""
    if function not in _read:
        new = [each for each in _readers if each not in _read]
        _read.update({each: {} for each in new})
        for file in modules():
            tree = parse(file)
            for each in new:
                _read[each][file] = each(tree, file)
    return _read[function]  # type: ignore[return-value]


def imports(file: Path) -> tuple[Import, ...]:
    """All imports of a module, at its top or inside its functions, as absolute names; `import_module("…")` too."""
    return found_by(imported)[file] if file.is_relative_to(SOURCE) else imported(parse(file), file)


@reader
def imported(tree: ast.Module, file: Path) -> tuple[Import, ...]:
    return tuple(_found(file, tree))


def _found(file: Path, tree: ast.Module) -> Iterator[Import]:
    for node in nodes(tree):
        match node:
            case ast.Import(names=names):
                yield from (Import(file, node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=module, level=level, names=names):
                base = ".".join(filter(None, [package_above(file, level), module]))
                yield from (Import(file, node.lineno, f"{base}.{alias.name}") for alias in names)
            case ast.Call(func=func, args=[ast.Constant(value=str(name)), *_]) if called(func) == "import_module":
                yield Import(file, node.lineno, name)


def package_above(file: Path, level: int) -> str:
    """The package that a relative import of that many dots starts from; empty for an absolute import."""
    if level == 0:
        return ""
    return ".".join(file.relative_to(ROOT / "src").parts[:-level])


def called(func: ast.expr) -> str:
    """The last name of what is called: `f` in f(), `g` in a.b.g()."""
    match func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


LAYERS = [
    "algebra", "geometry", "structures", "signals", "joints", "multibody", "components", "networks",
    "programs", "renderers", "ufuncs", "kernels", "code",
    "recursions", "algorithms", "analysis", "backends", "motion", "systems", "control", "simulation",
    "files", "ensembles", "sensitivity", "views", "fitting", "gym", "cli",
]  # fmt: skip

COMMON = {
    "constants", "errors", "namespaces", "records", "renames", "run_options", "showing", "text_files",
}  # at the top: every layer may use them  # fmt: skip

MAY_IMPORT = {layer: {*LAYERS[: position + 1], *COMMON} for position, layer in enumerate(LAYERS)}
