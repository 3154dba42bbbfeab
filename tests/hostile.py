"""Names that nobody should give, and what must come of them; shared by the tests of programs, terminals and files."""

import re

from hypothesis import strategies as st

NASTY = (
    'arm"""; import os; os.abort(); """',
    "arm'''\nimport os\nos.abort()\n'''",
    'arm"\n"""\nraise SystemExit("ran")\n"""',
    'a\\"""',
    '"',
    '""""',
    "\\",
    "a\\",
    "a\nraise SystemExit('ran')",
    "a\rraise SystemExit('ran')",
    "a\x0braise SystemExit('ran')",
    "a\x85raise SystemExit('ran')",
    "a\u2028raise SystemExit('ran')",
    "a\n\\immediate\\write18{id}",
    r"\input{/etc/passwd}",
    "$\\frac{$",
    "$x^$ & % # _ { } ~ ^",
    "\x1b[2J\x1b]0;title\x07",
    "\x9b2J",
    "gr\u202eduo\u202c",
    "a\u200bb\ufeff",
    "a\ud800b",
    "a\x00b",
    "[bold red]x[/]",
    "[/]",
    "[link=http://example.org]a[/link]",
    "../../a",
    "/",
    ".",
    "..",
    ".zattrs",
    " a ",
    "\t",
    "a/b",
    "lambda",
    "import",
    "np",
    "math",
    "q1",
    "v1",
    "k1",
    "_0",
    "__class__",
    "mass_matrix",
    "residual",
    "1e5",
    "λ(a)",
    "H(a)",
    "d/dt a",
    "C1.charge",
    "a.b",
    "a_b",
    "energy",
    "time",
    "Ω-µ naïve 日本",
    "a" * 300,
    "%s %d {0} {x}",
    "e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
    "_hidden",
    "ㅤ",
)

names = st.one_of(st.sampled_from(NASTY), st.text(st.characters(), min_size=1, max_size=20))
"""Any name: one of the nasty, or any characters, half surrogates included."""

_ACTING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]")


def acting(text: str) -> list[str]:
    """The characters of a text that a terminal would obey, or that nobody sees."""
    return _ACTING.findall(text)


def tex_tokens(text: str) -> list[str]:
    """The characters of LaTeX that act and are not escaped, comments left out."""
    code = "\n".join(line for line in text.split("\n") if not line.startswith("%"))
    return re.findall(r"[#%$~]", re.sub(r"\\.", "", code))
