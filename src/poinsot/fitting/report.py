"""The result of a fit, as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

_HIGH = 0.9


def report(fit: Any) -> str:
    """Values with intervals, the residuals of each output, strong correlations, and undetermined numbers."""
    data = [fit.residuals(each) for each in fit.experiments]
    count = sum(int(np.isfinite(each["residual"].values).sum()) for each in data)
    lines = [
        f"fit of {_s(len(fit.names), 'number')} to {_s(count, 'value')} of {_s(len(fit.measured), 'output')} in "
        f"{_s(len(data), 'experiment')}: {'settled' if fit.success else 'NOT SETTLED, more steps may help'} after "
        f"{fit.steps} steps, {fit.runs} runs, {fit.seconds:.2g} s",
    ]
    intervals = fit.intervals(0.95)
    rows = [("", "value", "± 95 %", "relative")]
    for name, value in fit.values.items():
        half = (intervals[name][1] - intervals[name][0]) / 2
        if not np.isfinite(half):
            rows.append((name, f"{value:.6g}", "unknown", ""))
            continue
        relative = f"{100 * half / abs(value):.2g} %" if value else ""
        rows.append((name, _digits(value, half), f"{half:.2g}", relative))
    lines += _table(rows)
    rows = [("measured", "deviation", "estimated" if fit.sigma_estimated else "given", "largest residual")]
    for name, sigma in fit.sigma.items():
        left = np.concatenate([d["residual"].sel(output=name).values for d in data if name in d["output"].values])
        unit = next(str(d["units"].sel(output=name).values) for d in data if name in d["output"].values)
        left = left[np.isfinite(left)]
        rows.append(
            (name, f"{np.sqrt(np.mean(left**2)):.3g} {unit}", f"{sigma:.3g} {unit}", f"{np.abs(left).max():.3g} {unit}")
        )
    lines += ["", *_table(rows)]
    if not fit.sigma_estimated:
        lines.append(f"Σ (residual/sigma)² = {fit.chi_square:.4g} with {fit.degrees} degrees of freedom")
    C = fit.correlation.values
    high = [
        f"{fit.names[i]} ~ {fit.names[j]} {C[i, j]:+.3f}"
        for i in range(len(C)) for j in range(i) if np.isfinite(C[i, j]) and abs(C[i, j]) >= _HIGH
    ]  # fmt: skip
    if high:
        lines += ["", f"correlations of {_HIGH} and above: {', '.join(high)}"]
    lines += [f"not told by these data: {sentence}" for sentence in fit.unidentified]
    if fit.at_bounds:
        lines.append(f"at a bound: {', '.join(fit.at_bounds)}; intervals do not hold there")
    return "\n".join(lines)


def _s(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count != 1)}"


def _digits(value: float, half: float) -> str:
    """The value to the second digit of its interval."""
    if not value or not half:
        return f"{value:.10g}"
    digits = int(np.clip(np.floor(np.log10(abs(value))) - np.floor(np.log10(half)) + 2, 2, 12))
    return f"{value:.{digits}g}"


def _table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    return [
        (
            "  " + "  ".join([row[0].ljust(widths[0]), *(x.rjust(w) for x, w in zip(row[1:], widths[1:], strict=True))])
        ).rstrip()
        for row in rows
    ]
