import unittest
from dataclasses import replace

import numpy as np

from compose.decal import printed
from compose.paper import smooth_paper
from tests.test_recolour import master


def pack(columns=40, rows=40, wide=4.0, tall=4.0):
    """A flat front, a tenth of a centimetre to the pixel, printable all over."""
    y, x = np.mgrid[0:rows, 0:columns]
    uv = np.stack([(x + 0.5) / 10 - columns / 20, rows / 20 - (y + 0.5) / 10], -1).astype(np.float32)
    whole = master(label=np.ones((rows, columns), np.float32), label_uv=uv)
    return replace(whole, meta={**whole.meta, "label": {"w": wide, "h": tall}})


class PrintOnAPack(unittest.TestCase):
    def test_the_upper_left_of_the_artwork_is_the_upper_left_of_the_label(self):
        art = np.zeros((40, 40), np.uint8)
        art[:10, :10] = 255
        seen = printed(pack(), art)
        self.assertAlmostEqual(float(seen[4, 4]), 1, 3)
        self.assertAlmostEqual(float(seen[35, 35]), 0, 3)

    def test_nothing_is_printed_beside_the_label(self):
        seen = printed(pack(wide=2.0, tall=2.0), np.full((20, 20), 255, np.uint8))
        self.assertEqual(float(seen[2, 2]), 0)
        self.assertAlmostEqual(float(seen[20, 20]), 1, 3)

    def test_fine_artwork_is_averaged_instead_of_broken_up(self):
        stripes = np.zeros((400, 400), np.uint8)
        stripes[:, ::2] = 255
        self.assertAlmostEqual(float(printed(pack(), stripes)[20, 20]), 0.5, 1)


class PlainPaper(unittest.TestCase):
    def test_blotches_go_and_the_shadow_stays(self):
        chance = np.random.default_rng(2)
        light = np.ones((120, 160, 3), np.float32) + chance.normal(0, 0.01, (120, 160, 1)).astype(np.float32)
        light[80:, 60:100] *= 0.5
        smooth = smooth_paper(light, np.ones((120, 160), np.float32))
        self.assertLess(smooth[10:50, 10:50, 0].std(), light[10:50, 10:50, 0].std() / 3)
        self.assertLess(smooth[110, 80, 0], 0.6)
