"""The screens of the page, and how to reach each."""
