"""The stub of the ufuncs is what their declarations say, and what the ufuncs are."""

import ast
import inspect
import runpy
from typing import Any

import numpy as np

import poinsot as po
from architecture.source_tree import ROOT, SOURCE
from poinsot.elements import algorithm_names, find_algorithm
from zoo import random_model

STUB = SOURCE / "algorithms" / "ufuncs.pyi"


def declared() -> dict[str, dict[str, ast.FunctionDef]]:
    """The functions of the stub by class and name."""
    tree = ast.parse(STUB.read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return {each.name: {f.name: f for f in each.body if isinstance(f, ast.FunctionDef)} for each in classes}


def test_the_stub_is_what_would_be_written() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "stubs.py"))
    assert STUB.read_text(encoding="utf-8") == tool["stub"](), "run `make stubs`"
    for text in (each.read_text(encoding="utf-8") for each in tool["namespace_stubs"]()):
        assert text == tool["reexporting"](text), "run `make stubs`"


def test_every_ufunc_has_its_signature() -> None:
    mechanism = po.Mechanism(random_model(np.random.default_rng(1), 3))
    body, stub = mechanism.body("b0"), declared()
    of_body = [name for name in dir(type(body)) if hasattr(getattr(type(body), name), "kernel")]
    assert set(stub["Ufuncs"]) == set(algorithm_names(mechanism))
    assert set(stub["BodyUfuncs"]) == set(of_body)
    for name, function, at in [
        *((name, function, None) for name, function in stub["Ufuncs"].items()),
        *((name, function, "b0") for name, function in stub["BodyUfuncs"].items()),
    ]:
        found = find_algorithm(mechanism, name, at)
        assert [a.arg for a in function.args.posonlyargs] == ["self", *found.inputs]
        assert function.returns is not None
        assert ast.unparse(function.returns).count("Floats") == len(found.outputs)
        assert ast.get_docstring(function) == inspect.cleandoc(found.doc)
    ufunc: Any = mechanism.inverse_dynamics
    assert (ufunc.nin, ufunc.nout) == (3, 1)
