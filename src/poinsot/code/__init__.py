"""The compiler of loops: restricted Python (docs/loop-language.md) read to a typed form, which renderers print."""
