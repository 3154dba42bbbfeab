"""Whatever prints a program, its numbers are the same."""

import numpy as np
import pytest

from cases import quick
from poinsot import CompilerError
from poinsot.renderers.c.library import C
from renderers.back_ends import BACK_ENDS, KINDS


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", quick(1, range(30)))
def test_all_back_ends_agree(kind: str, seed: int) -> None:
    """To rounding: sums are fused by some and not by others; NaN in gives NaN out in all."""
    case = KINDS[kind](np.random.default_rng(seed))
    made = {name: back_end() for name, back_end in BACK_ENDS.items()}
    called = {name: each.load(each.render(case.program, case.operands), case.operands) for name, each in made.items()}
    found = {name: each(*case.inputs) for name, each in called.items()}
    for name, results in found.items():
        for result, wanted, shape in zip(results, found["llvm"], case.operands.outputs.values(), strict=True):
            assert result.shape == shape
            np.testing.assert_allclose(result, wanted, rtol=1e-12, atol=1e-13, err_msg=name)
    lost = [np.full_like(each, np.nan) for each in case.inputs]
    for name, each in called.items():
        assert np.isnan(np.concatenate([x.ravel() for x in each(*lost)])).any(), name


@pytest.mark.sample(1)
@pytest.mark.skipif("c" not in BACK_ENDS, reason="no C compiler on this machine")
@pytest.mark.parametrize("kind", KINDS)
def test_single_precision_in_c(kind: str) -> None:
    case = KINDS[kind](np.random.default_rng(5))
    if kind == "straight":
        case.inputs[:] = [0.3 * each for each in case.inputs]
    single, double = C("float"), C()
    assert "double" not in single.render(case.program, case.operands).text.partition("void computed(")[0]
    found, wanted = (each.load(each.render(case.program, case.operands), case.operands)(*case.inputs)
                     for each in (single, double))  # fmt: skip
    for a, b in zip(found, wanted, strict=True):
        np.testing.assert_allclose(a, b, rtol=2e-4, atol=2e-4 * max(1.0, np.abs(b).max()))


def test_without_a_c_compiler_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    case = KINDS["implicit"](np.random.default_rng(1))
    source = C().render(case.program, case.operands)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(CompilerError, match="No C compiler was found"):
        C().load(source, case.operands)
