"""Texts in four languages: Fluent files, loaded strictly, with grammatical cases."""
