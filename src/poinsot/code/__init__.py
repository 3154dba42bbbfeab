"""The compiler of loops: restricted Python (docs/loop-language.md) read to a typed form, which renderers print.

`Loops` are entries that are compiled together, a `Block` is what an entry is called with.
"""

from poinsot.code.loops import Block, Loops

__all__ = ["Block", "Loops"]
