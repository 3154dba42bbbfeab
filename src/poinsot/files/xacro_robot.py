"""xacro, the macro language of robot files: expanded by the package ``xacro``, which opens no file and runs no program.

Three doors lead out of xacro: it parses files that are included, loads tables (YAML), and evaluates expressions and
``$(…)``. All three are ours while it works here, so every path is checked against the allowed folders before anything
is opened (`poinsot.files.reading`), and every expression is walked over (`poinsot.files.xacro_values`).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from threading import Lock
from types import ModuleType, SimpleNamespace
from typing import Any, Literal
from xml.dom import minidom

from poinsot.errors import FileError, ModelError, nearest
from poinsot.files.reading import Folders, read_text
from poinsot.files.sdf import model_of as sdf_model
from poinsot.files.urdf import robot_of
from poinsot.files.xacro_values import Evaluator, Refused, extent, fault, variable
from poinsot.files.xml import DEEPEST, Document, Node, read_xml, refuse_giant
from poinsot.multibody.model import Model

MOST_EXPANSIONS = 300_000  # elements that are expanded
YAML_BYTES = 1_000_000  # bytes of a YAML file, and what it may hold when written out
_MAGIC = re.compile(r"[*?\[]")
_ONE_AT_A_TIME = Lock()  # xacro keeps where it is in its module


def read_xacro(
    path: str | os.PathLike[str],
    *,
    folders: Sequence[str | os.PathLike[str]] = (),
    arguments: Mapping[str, str | float] | None = None,
    environment: Sequence[str] = (),
    strict: bool = False,
    base: Literal["fixed", "free"] = "fixed",
    mimic: Literal["independent", "coupled"] = "independent",
    damping: bool = False,
) -> Model:
    """The mechanism that a xacro file describes: its expansion, read as a URDF or SDF file with the same options.

    folders    where it may read from, beside its own folder and package: <xacro:include>, load_yaml, $(find …)
    arguments  values for its <xacro:arg>, by name
    environment  names of the variables that $(env …) and $(optenv …) may read
    Raises FileError: the file, line and element as written in the macro file, or why xacro cannot expand it.
    Law: nothing outside the allowed folders is opened, tests/files/test_xacro.py
    """
    document = expand(path, folders=folders, arguments=arguments, environment=environment, strict=strict)
    if document.root.tag == "sdf":
        return sdf_model(document, Folders.of(path, folders), base=base, damping=damping)
    return robot_of(document, base=base, mimic=mimic, damping=damping)


def expand(
    path: str | os.PathLike[str],
    *,
    folders: Sequence[str | os.PathLike[str]] = (),
    arguments: Mapping[str, str | float] | None = None,
    environment: Sequence[str] = (),
    strict: bool = False,
) -> Document:
    """The elements of a xacro file with all macros expanded; each knows the file and the line that it comes from."""
    document = read_xml(path, strict=strict)
    xacro = _package(document.path)
    work = _Expansion(xacro, document, Folders.of(path, folders), dict(arguments or {}))
    work.environment = environment
    with _ONE_AT_A_TIME, _replaced(xacro, **work.doors()):
        root = work.run()
    document.root = root
    return document


def _package(path: Path) -> ModuleType:
    writer = minidom.Element.writexml
    try:
        import xacro
    except ImportError:
        raise ModelError(f"{path}: macros are expanded by the package xacro: pip install 'poinsot[xacro]'") from None
    finally:
        minidom.Element.writexml = writer  # type: ignore[method-assign]  # xacro's import exchanges it for everybody
    module: ModuleType = xacro
    return module


@contextmanager
def _replaced(module: ModuleType, **others: Any) -> Iterator[None]:
    """Other values for names of a module, for a while."""
    before = {name: getattr(module, name) for name in others if hasattr(module, name)}
    try:
        for name, value in others.items():
            setattr(module, name, value)
        yield
    finally:
        for name in others:
            if name in before:
                setattr(module, name, before[name])
            else:
                delattr(module, name)


class _Element(minidom.Element):
    """An element that knows where it was written, also when it is copied."""

    place: tuple[Path, int] | None = None

    def cloneNode(self, deep: Any) -> _Element:
        twin = _Element(self.tagName)
        twin.ownerDocument, twin.place = self.ownerDocument, self.place
        for name, value in self.attributes.items():
            twin.setAttribute(name, value)
        for child in self.childNodes if deep else ():
            twin.appendChild(child.cloneNode(deep))  # type: ignore[type-var]
        return twin


class _Expansion:
    """One file on its way through xacro: the doors, the counts, and the place in it."""

    def __init__(self, xacro: ModuleType, document: Document, folders: Folders, arguments: dict[str, object]) -> None:
        self.xacro = xacro
        self.document = document
        self.folders = folders
        self.environment: Sequence[str] = ()
        self.arguments = {name: str(value) for name, value in arguments.items()}
        self.asked: set[str] = set()  # arguments that the file knows
        self.count = 0
        self.place: tuple[Path, int] = (document.path, 1)
        self.tag = "robot"
        self.evaluator = Evaluator()
        self.evaluator.add("xacro", {
            "load_yaml": self.load_yaml,
            "abs_filename": self.absolute,
            "arg": self.argument,
            "dotify": lambda table: table,
            "tokenize": lambda text, sep=",; ", skip_empty=True: [
                part for part in re.split(f"[{re.escape(sep)}]", text) if part or not skip_empty
            ],
            "message": lambda *_, **__: "",
            "warning": self.warned,
            "error": self.warned,
            "fatal": self.fatal,
        })  # fmt: skip

    def doors(self) -> dict[str, Any]:
        """The substitutes for functions of xacro's module."""
        return {
            "open": _never,
            "parse": self.parse,
            "load_yaml": self.load_yaml,
            "glob": SimpleNamespace(glob=self.glob),
            "safe_eval": lambda text, names, _=None: self.evaluator.value(text, names),
            "eval_extension": self.extension,
            "_global_symbols": self.evaluator.names,
            "warning": self.warned,
            "error": self.warned,
            "print_location": lambda *_: None,
            "eval_all": self.at(self.xacro.eval_all, counted=True),
            "handle_macro_call": self.at(self.xacro.handle_macro_call),
            "check_attrs": self.at(self.xacro.check_attrs, stays=True),
            "verbosity": 0,
        }

    def run(self) -> Node:
        """The expanded root."""
        self.xacro.init_stacks(str(self.document.path))
        self.xacro.all_includes.clear()
        tree = self.tree(self.document)
        try:
            self.xacro.process_doc(tree, mappings=dict(self.arguments), verbosity=0)
            self.xacro.all_includes.clear()
        except FileError:
            raise
        except Exception as error:
            raise FileError(f"{self.where()} cannot be expanded: {_told(error)}") from None
        for name in sorted(set(self.arguments) - self.asked):
            close = nearest(name, sorted(self.asked))
            why = f"has no <xacro:arg> called {name!r}, so its value is not used{close}"
            self.document.doubt(self.document.root, why)
        root = tree.documentElement
        assert root is not None  # a document has one
        return self.node(root)

    def where(self) -> str:
        """The place that xacro is at: file, line, element, and the macro it is in."""
        file, line = self.place
        inside = [macro.body.getAttribute("name") for macro in (self.xacro.macrostack or [])]
        return f"{file}:{line}: <{self.tag}>" + (f" (in macro {inside[-1]!r})" if inside else "")

    def at(self, function: Callable[..., Any], counted: bool = False, stays: bool = False) -> Callable[..., Any]:
        """A function of xacro with the element that it works on as first argument, which is remembered.

        stays  also when the function is done, since its caller goes on with that element
        """

        def remembered(node: Any, *more: Any) -> Any:
            before = self.place, self.tag
            if getattr(node, "place", None) is not None:
                self.place, self.tag = node.place, node.tagName
            if counted:
                self.count += 1
                if self.count > MOST_EXPANSIONS:
                    raise Refused(f"its macros make more than {MOST_EXPANSIONS:,} elements; no robot needs that many")
            if node.tagName == "xacro:arg":
                self.asked.add(node.getAttribute("name"))
            result = function(node, *more)
            if not stays:
                self.place, self.tag = before
            return result

        return remembered

    def parse(self, _: object, filename: str) -> minidom.Document:
        """An included file; refused before it is opened where it leads out of the allowed folders."""
        found = self.folders.checked(filename, self.where())
        return self.tree(read_xml(found))

    def glob(self, pattern: str) -> list[str]:
        """The files that a pattern names, in allowed folders alone."""
        first = _MAGIC.search(pattern)
        fixed, rest = (pattern, "") if first is None else (pattern[: first.start()], pattern[first.start() :])
        if ".." in re.split(r"[/\\]", rest):
            raise Refused(f"a pattern may not go up after its first sign: {pattern!r:.200}")
        self.folders.checked(os.path.dirname(fixed) or ".", self.where())
        return glob(pattern)

    def load_yaml(self, filename: str) -> Any:
        """A table of a YAML file."""
        import yaml

        found = self.folders.checked(self.absolute(filename), self.where())
        text = read_text(found, YAML_BYTES)
        try:
            value = yaml.load(text, _units(yaml, self.evaluator))
        except (yaml.YAMLError, ValueError, RecursionError) as error:
            raise Refused(f"{found} is no YAML: {' '.join(str(error).split())}") from None
        if extent(value, {}) > YAML_BYTES:
            raise Refused(f"{found} holds more than {YAML_BYTES:,} characters when it is written out")
        return value

    def absolute(self, filename: str) -> str:
        """A path that starts from the folder of the file that is being expanded."""
        return os.path.join(os.path.dirname(self.xacro.filestack[-1]), filename)

    def argument(self, name: str) -> str:
        """The value of an argument of the file."""
        known: dict[str, str] = self.xacro.substitution_args_context["arg"]
        if name not in known:
            hint = nearest(name, known, "known are")
            raise Refused(f"the argument {name!r} has no value: give it by arguments={{{name!r}: …}}{hint}")
        return known[name]

    def warned(self, *words: Any, **_: Any) -> str:
        """A warning of xacro, or of the file by xacro.warning(…)."""
        text = " ".join(map(str, words))
        if not text.startswith("redefining global symbol"):  # as old files do with pi
            file, line = self.place
            self.document.note(Node(self.tag, {}, line, file=file), f"warns: {' '.join(text.split())}")
        return ""

    def fatal(self, *words: Any) -> None:
        raise Refused(" ".join(map(str, words)))

    def extension(self, text: str) -> Any:
        """``$(arg x)``, ``$(find package)``, ``$(env X)``, ``$(optenv X else)``, ``$(dirname)``, ``$(eval …)``."""
        inside = text[2:-1].strip()
        command, _, rest = inside.partition(" ")
        words = rest.split()
        if command == "eval":
            return str(self.evaluator.value(rest, _Arguments(self)))
        if command in ("arg", "find", "env") and len(words) != 1:
            raise Refused(f"$({command} …) takes one name, and {text!r:.80} has {len(words)}")
        match command:
            case "arg":
                return self.argument(words[0])
            case "find":
                return self.find(words[0])
            case "env":
                return variable(words[0], self.environment)
            case "optenv" if words:
                return variable(words[0], self.environment, " ".join(words[1:]))
            case "dirname":
                return os.path.dirname(os.path.abspath(self.xacro.filestack[-1]))
            case "cwd":
                return str(self.folders.home)
        raise Refused(f"{text!r:.80} is not known; there are $(arg …), $(find …), $(env …), $(optenv …), $(eval …)")

    def find(self, name: str) -> str:
        """The folder of a package."""
        found = self.folders.package(name)
        if found is None:
            raise Refused(
                f"the package {name!r} was not found above {self.folders.home}, in folders=[…] (--folder) or in "
                "ROS_PACKAGE_PATH; name the folder that holds it in folders"
            )
        return str(found)

    def tree(self, document: Document) -> minidom.Document:
        """A document as xacro wants it."""
        tree = minidom.Document()

        def element(node: Node) -> _Element:
            made = _Element(node.tag)
            made.ownerDocument, made.place = tree, (document.path, node.line)
            for name, value in node.attributes.items():
                made.setAttribute(name, value)
            if node.content:
                made.appendChild(tree.createTextNode(node.content))
            for child in node.children:
                made.appendChild(element(child))
            return made

        tree.appendChild(element(document.root))
        return tree

    def node(self, element: minidom.Element, parent: Node | None = None, depth: int = 0) -> Node:
        """What xacro made, as other readers want it."""
        place = getattr(element, "place", None) or (self.document.path, 1)
        made = Node(element.tagName, dict(element.attributes.items()), place[1], parent, file=place[0])
        refuse_giant(place[0], made)
        if depth >= DEEPEST:
            raise FileError(f"{place[0]}:{place[1]}: the expanded file has more than {DEEPEST} levels of nesting")
        texts: list[str] = []
        for child in element.childNodes:
            if child.nodeType == child.ELEMENT_NODE:
                made.children.append(self.node(child, made, depth + 1))
            elif child.nodeType == child.TEXT_NODE:
                texts.append(child.data)
        made.content = "".join(texts).strip()
        return made


class _Arguments(Mapping[str, Any]):
    """The names that ``$(eval …)`` knows: functions, and the arguments of the file as numbers, truths or texts."""

    def __init__(self, work: _Expansion) -> None:
        self.given = work.xacro.substitution_args_context["arg"]
        self.functions = work.evaluator.names | {
            "arg": lambda name: _typed(work.argument(name)),
            "env": lambda name: work.extension(f"$(env {name})"),
            "optenv": lambda name, default="": work.extension(f"$(optenv {name} {default})"),
            "find": work.find,
            "dirname": lambda: work.extension("$(dirname)"),
        }

    def __getitem__(self, name: str) -> Any:
        return self.functions[name] if name in self.functions else _typed(self.given[name])

    def __iter__(self) -> Iterator[str]:
        return iter([*self.functions, *self.given])

    def __len__(self) -> int:
        return len([*self])


def _typed(text: str) -> Any:
    """The value that a text stands for."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return {"true": True, "false": False}.get(text.lower(), text)


def _units(yaml: Any, evaluator: Evaluator) -> Any:
    """The loader of YAML files: plain values, and numbers with the units that xacro knows."""
    from math import pi

    class Loader(yaml.SafeLoader):  # type: ignore[misc]
        pass

    def measured(factor: float) -> Callable[[Any, Any], float]:
        return lambda loader, node: float(evaluator.value(loader.construct_scalar(node), evaluator.names)) * factor

    units = {"radians": 1.0, "degrees": pi / 180, "meters": 1.0, "millimeters": 1e-3, "foot": 0.3048, "inches": 0.0254}
    for unit, factor in units.items():
        Loader.add_constructor(f"!{unit}", measured(factor))
    return Loader


def _never(*_: Any, **__: Any) -> None:
    raise Refused("a file is opened past the check of its path")


def _told(error: Exception) -> str:
    """The reason why xacro stopped, in one line: it wraps the cause, and names its place."""
    cause, at = error, ""
    while getattr(cause, "exc", None) is not None:
        at = at or str(getattr(cause, "suffix", None) or "")
        cause = cause.exc  # type: ignore[attr-defined]
    if isinstance(cause, FileError):
        raise cause from None
    return " ".join(f"{fault(cause)} {at}".split()).replace("when evaluating expression", "in the expression")
