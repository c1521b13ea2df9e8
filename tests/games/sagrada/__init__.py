"""The tests of Sagrada."""
