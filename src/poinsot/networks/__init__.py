"""Networks of elements of every domain: the model as data, its causality, its equations over any scalar."""
