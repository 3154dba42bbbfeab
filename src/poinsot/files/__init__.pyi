"""Readers of mechanisms and networks, and what one declares to add a format or a kind of table."""

from .element_schema import network_schema
from .load import READERS, Reader, load_model
from .mesh_paths import MeshError
from .schema import json_schema
from .schema_elements import Between, BetweenFrames, ElementTable, OnFrames, OnPair, Pushed
from .schema_forms import FORMS
from .urdf import read_urdf

__all__ = [
    "Between",
    "BetweenFrames",
    "ElementTable",
    "FORMS",
    "MeshError",
    "OnFrames",
    "OnPair",
    "Pushed",
    "READERS",
    "Reader",
    "json_schema",
    "load_model",
    "network_schema",
    "read_urdf",
]
