"""The four languages: Fluent files, loaded strictly, and spoken with the grammar of each."""
