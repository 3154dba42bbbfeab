"""MJCF, the models of MuJoCo: checked here, compiled by MuJoCo, translated into what mechanisms are made of."""
