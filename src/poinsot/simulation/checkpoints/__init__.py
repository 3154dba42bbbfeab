"""Runs kept on disk while they go on, and taken up again."""
