"""Mechanisms as data and the pure functions over them: any scalar, no compilation."""
