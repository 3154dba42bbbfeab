"""Graphs, ports and Dirac structures: interconnection without physics."""
