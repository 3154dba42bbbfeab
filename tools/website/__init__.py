"""The site: the documents, the cards of all public names, and moving pictures, as pages that need no network.

make site        → build/site/html/index.html
"""
