"""Laws of mechanisms: the mechanism as data and pure functions over it, any scalar, no compilation."""
