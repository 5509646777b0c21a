import unittest

from compose.dress import Colours
from delivery.smear import smear_colours

PAPER = "#2D5A73"


def smear(home: str, texture: str, fill: str) -> Colours:
    colours = Colours(body="#FFFFFF", cap="#C9A36A", fill=fill, finish="gloss")
    return smear_colours({"home": home, "texture": texture, "fill": fill}, colours, PAPER)


class WhatLiesOnThePaper(unittest.TestCase):
    def test_make_up_shows_the_very_colour_of_its_shade(self):
        self.assertEqual(smear("60002", "liquid", "#A91D2B").fill, "#A91D2B")

    def test_a_serum_lets_the_paper_through_and_a_cream_does_not(self):
        self.assertLess(smear("60001", "gel", "#EAF1F4").fill, "#EAF1F4")
        self.assertEqual(smear("60001", "cream", "#EAF1F4").fill, "#EAF1F4")

    def test_oil_shines_and_powder_does_not(self):
        self.assertEqual(smear("60001", "oil", "#C98A3C").fill_finish, "gloss")
        self.assertEqual(smear("60002", "powder", "#C9635A").fill_finish, "matte")
