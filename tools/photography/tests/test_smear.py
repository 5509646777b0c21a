import unittest

from compose.dress import Colours
from delivery.smear import smear_colours

PAPER = "#2D5A73"


def smear(texture: str, fill: str, shade: str | None = None) -> Colours:
    colours = Colours(body="#FFFFFF", cap="#C9A36A", fill=fill, finish="gloss")
    return smear_colours({"shade": shade, "texture": texture, "fill": fill}, colours, PAPER)


class WhatLiesOnThePaper(unittest.TestCase):
    def test_a_shade_shows_its_very_colour(self):
        self.assertEqual(smear("liquid", "#A91D2B", "03 朱砂").fill, "#A91D2B")

    def test_a_serum_lets_the_paper_through_and_a_cream_does_not(self):
        self.assertLess(smear("gel", "#EAF1F4").fill, "#EAF1F4")
        self.assertEqual(smear("cream", "#EAF1F4").fill, "#EAF1F4")

    def test_oil_shines_and_powder_does_not(self):
        self.assertEqual(smear("oil", "#C98A3C").fill_finish, "gloss")
        self.assertEqual(smear("powder", "#C9635A").fill_finish, "matte")
