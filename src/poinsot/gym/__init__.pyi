"""Environments for reinforcement learning, as Gymnasium has them."""

from .environment import Environment as Environment

__all__ = [
    "Environment",
]
