"""Make-up on skin: strokes laid on rendered forearms, one shade on three tones of skin or all shades of a product on one."""
