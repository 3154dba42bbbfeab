"""What a compiled tree is asked beside its motion: assembly, mobility, reactions, singularities, equilibrium."""
