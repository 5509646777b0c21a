import unittest

import numpy as np

from compose.colour import linear
from compose.liquid import glass_light
from compose.recolour import bounce_of
from tests.test_recolour import NEUTRAL, master

CLEAR, AMBER, WINE = linear("#FFFFFF"), linear("#6B3F1D"), linear("#B03A2E")


def seen(glass, fill, **layers):
    layers.setdefault("G", np.zeros((2, 2, 3), np.float32))
    return glass_light(master("glass", **layers), glass, fill, bounce_of(NEUTRAL))[0, 0]


class WhatIsSeenThroughGlass(unittest.TestCase):
    def test_an_empty_clear_bottle_shows_the_backdrop_as_it_is(self):
        light = seen(CLEAR, WINE)
        self.assertAlmostEqual(float(light[0]), float(light[2]), 3)

    def test_more_wine_is_deeper_wine(self):
        little = seen(CLEAR, WINE, k=np.full((2, 2), 0.4, np.float32))
        much = seen(CLEAR, WINE, k=np.full((2, 2), 1.2, np.float32))
        self.assertLess(much.sum(), little.sum())
        self.assertGreater(much[0] / much[2], little[0] / little[2])

    def test_amber_glass_tints_even_where_no_liquid_is(self):
        light = seen(AMBER, CLEAR)
        self.assertGreater(light[0], 2 * light[2])

    def test_a_dark_backdrop_darkens_the_bottle_but_not_its_highlights(self):
        shine = np.full((2, 2, 3), 0.8, np.float32)
        day = glass_light(master("glass", G=shine), CLEAR, CLEAR, bounce_of(NEUTRAL))[0, 0]
        night = glass_light(master("glass", G=shine), CLEAR, CLEAR, bounce_of(linear("#24423A")))[0, 0]
        self.assertLess(night.sum(), day.sum())
        self.assertGreater(night.min(), 0.79)
