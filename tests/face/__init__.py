"""The public face, on which programs outside rely."""
