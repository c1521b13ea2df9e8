"""The commands of `ludarium`, a module each."""
