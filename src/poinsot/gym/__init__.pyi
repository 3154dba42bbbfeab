"""Environments for reinforcement learning, as Gymnasium has them."""

from .environment import Environment as Environment
from .vector_environment import VectorEnvironment as VectorEnvironment

__all__ = [
    "Environment",
    "VectorEnvironment",
]
