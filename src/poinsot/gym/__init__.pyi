"""Environments for reinforcement learning, as Gymnasium has them."""

from .environment import Environment

__all__ = [
    "Environment",
]
