"""What no fault may do: lose or repeat an acknowledged request, or show what is not stored."""
