"""Tests of the public Python API."""
