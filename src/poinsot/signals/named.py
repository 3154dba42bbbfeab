"""Sources by name: {wave = "sine", amplitude = 2, frequency = 50} is a formula in the time t.

Each number may be a formula itself, of the parameters of a file. A wave that is not here is a formula of one's own.
Law: the source is its formula, tests/files/test_named_signals.py. Units: times [s], frequencies [Hz], phases [rad],
amplitudes and offsets those of the source.
"""

from __future__ import annotations

from collections.abc import Mapping

from poinsot.errors import ModelError, nearest

WAVES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "sine": (
        "{offset} + {amplitude}*sin(2*pi*{frequency}*t + {phase})",
        ("amplitude", "frequency"),
        ("phase", "offset"),
    ),
    "trapezoid": (
        "{offset} + {amplitude}*max(0, min(1, min((t - {delay})/{rise}, "
        "({delay} + {rise} + {hold} + {fall} - t)/{fall})))",
        ("amplitude", "rise", "hold", "fall"),
        ("delay", "offset"),
    ),
    "pulse": (
        "{offset} + {amplitude}*pulse(t - {delay}, {period}, {duty})",
        ("amplitude", "period", "duty"),
        ("delay", "offset"),
    ),
    "pwm": ("{offset} + {amplitude}*pulse(t, 1/{frequency}, {duty})", ("amplitude", "frequency", "duty"), ("offset",)),
}
"""Name → its formula, the keys that it needs, and those that are 0 where they are left out."""
UNITS = {"frequency": "1/s", "phase": "rad", "duty": "1"} | dict.fromkeys(
    ("period", "delay", "rise", "hold", "fall"), "s"
)
"""The units of keys; those of amplitude and offset are the source's."""


def formula_of(table: Mapping[str, object]) -> str:
    """The formula of a source that is called by its name.

    Errors  ModelError for a wave that is none, and for keys that it needs or has not
    """
    wave = table.get("wave")
    if not isinstance(wave, str) or wave not in WAVES:
        raise ModelError(f"there is no wave {wave!r:.40}{nearest(str(wave), WAVES, 'the waves are')}")
    text, needed, others = WAVES[wave]
    for key in table.keys() - {"wave", *needed, *others}:
        raise ModelError(f"a {wave} has no {key!r}{nearest(key, (*needed, *others), 'its keys are')}")
    if missing := [key for key in needed if key not in table]:
        raise ModelError(f"a {wave} needs {' and '.join(missing)}")
    given = {key: table.get(key, 0.0) for key in (*needed, *others)}
    for key, x in given.items():
        if isinstance(x, bool) or not isinstance(x, (int, float, str)):
            raise ModelError(f"the {key} of a {wave} is a number or a formula; got {x!r:.40}")
    return text.format(**{key: f"({x})" if isinstance(x, str) else f"({float(x)!r})" for key, x in given.items()})  # type: ignore[arg-type]
