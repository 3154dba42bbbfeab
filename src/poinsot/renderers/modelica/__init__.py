"""Programs as equations of Modelica."""
