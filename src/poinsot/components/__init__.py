"""Components of networks: elements of every domain, each declared once by its relation."""
