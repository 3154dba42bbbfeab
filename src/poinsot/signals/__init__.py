"""Signals: the values that a user gives for a source, as one kind of function of time."""
