"""The tree algorithms as JAX functions over levels."""
