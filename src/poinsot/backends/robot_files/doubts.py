"""The parts of a mechanism that a format lacks: those that act are refused, or left out on request; data alone is left
out with a warning."""

from __future__ import annotations

from poinsot.errors import FileWarning, ModelError, warn
from poinsot.records import dataclass, field

_SHOWN = 12


@dataclass
class Doubts:
    """The parts left out of a file on the way.

    mechanism, kind  names for messages: "arm", "URDF"; strict: refuse what acts on motion
    """

    mechanism: str
    kind: str
    strict: bool
    acting: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)

    def refuse(self, what: str, why: str) -> ModelError:
        """The error of what cannot be left out."""
        return ModelError(f"mechanism {self.mechanism!r} cannot be written as {self.kind}: {what} {why}")

    def leave(self, what: str, why: str) -> None:
        """What acts on motion and cannot be said."""
        self.acting.append(f"{what} {why}")

    def check(self) -> None:
        """ModelError for what acts and cannot be said, where strict."""
        if self.acting and self.strict:
            raise ModelError(
                f"mechanism {self.mechanism!r} cannot be written as {self.kind}: {_listed(self.acting)}. With "
                "strict=False (--leave-out) this is left out, and told"
            )

    def tell(self, what: str) -> None:
        """What bears on no motion and cannot be said."""
        self.silent.append(what)

    def warn(self) -> None:
        """One warning each for what acts and for what does not."""
        for found, words in ((self.acting, "which acts on its motion"), (self.silent, "which acts on no motion")):
            if found:
                warn(FileWarning(f"{self.kind} of {self.mechanism!r} is without this, {words}: {_listed(found)}"))


def _listed(found: list[str]) -> str:
    said = list(dict.fromkeys(found))
    return "; ".join(said[:_SHOWN]) + (f"; and {len(said) - _SHOWN} more" if len(said) > _SHOWN else "")
