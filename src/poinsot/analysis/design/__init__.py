"""What designers of machines ask: cycles, coupler curves, transmission angles, shaking forces, bearing loads, modes."""
