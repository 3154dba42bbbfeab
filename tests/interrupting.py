"""What an interrupted call leaves."""

from collections.abc import Callable
from typing import Any

import pytest


def interrupted(call: Callable[..., object], *arguments: object, **options: object) -> Any:
    """The `partial` of the KeyboardInterrupt with which the call ends."""
    with pytest.raises(KeyboardInterrupt) as caught:
        call(*arguments, **options)
    assert type(caught.value) is KeyboardInterrupt
    return getattr(caught.value, "partial", None)
