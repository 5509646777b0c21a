"""Forearms on paper, to show make-up on: their form, their skin and the light above them."""
