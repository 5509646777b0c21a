import unittest

import numpy as np

from scale.find_shown import best_cut
from scale.layer import fitted_paper, laid, layer_of
from scale.place import CARD, COIN, HEIGHT, WIDTH, Seen, elevation, object_for, place


class PackAndObject(unittest.TestCase):
    #: 4 cm wide and 12 tall, at 60 pixels a centimetre.
    SEEN = Seen(60, (280, 160, 520, 880), (400, 865))

    def test_share_one_scale(self):
        placed = place(self.SEEN, 1.5, "coin", True)
        self.assertAlmostEqual((520 - 280) * placed.scale, 4 * 1.5 * placed.per_cm)

    def test_stand_on_one_floor_beside_each_other(self):
        for thing, wide in (("coin", COIN), ("card", CARD)):
            placed = place(self.SEEN, 1, thing, True)
            x, y = placed.object_foot
            self.assertGreater(x - wide / 2 * placed.per_cm, 20)
            self.assertLess(x + wide / 2 * placed.per_cm, 280 * placed.scale + placed.shift[0])
            self.assertLess(520 * placed.scale + placed.shift[0], WIDTH - 80)
            self.assertAlmostEqual(y, 865 * placed.scale + placed.shift[1])
            self.assertLess(y, 0.83 * HEIGHT)

    def test_are_never_enlarged(self):
        self.assertLessEqual(place(Seen(100, (390, 700, 410, 720), (400, 718)), 1, "coin", False).scale, 1)

    def test_are_a_coin_for_small_packs_and_a_card_for_tall_ones(self):
        self.assertEqual(object_for(7, 4, 7), "coin")
        self.assertEqual(object_for(7, 4, 12), "card")
        self.assertEqual(object_for(7, 2, 12), "coin")
        self.assertEqual(object_for(58, 4, 12), "coin")
        self.assertEqual([elevation(down) for down in (6, 13, 25, 32, 62)], [7, 17, 24, 36, 58])


class ALayer(unittest.TestCase):
    def setUp(self):
        self.mask = np.zeros((300, 240), np.float32)
        self.mask[120:240, 90:150] = 1
        computed = np.full((300, 240, 3), 0.8, np.float32)
        # The picture's own paper is a little brighter to the left than what was computed.
        self.paper = computed * np.linspace(1.04, 0.98, 240, dtype=np.float32)[None, :, None]
        self.image = self.paper.copy()
        self.image[225:245, 150:190] *= 0.7
        self.image[self.mask > 0] = (0.6, 0.1, 0.1)
        self.fitted = fitted_paper(self.image, computed, self.mask)

    def test_finds_the_paper_behind_the_thing_and_its_shadow(self):
        self.assertLess(float(np.abs(self.fitted - self.paper).max()), 0.02)

    def test_moves_thing_and_shadow_and_leaves_no_trace_behind(self):
        moved = laid(self.fitted, layer_of(self.image, self.fitted, self.mask), 0.5, (100, 140))
        np.testing.assert_allclose(moved[230, 160], (0.6, 0.1, 0.1), atol=0.02)
        self.assertLess(moved[257, 183, 0], 0.65)
        np.testing.assert_allclose(moved[180, 60], self.fitted[180, 60], atol=0.01)


class TheCutAPictureShows(unittest.TestCase):
    def test_is_the_one_whose_outline_lies_on_its_borders(self):
        picture = np.full((100, 80, 3), 0.9, np.float32)
        picture[30:80, 20:60] = 0.3
        outlines = {
            "a": np.array([(row, 20) for row in range(32, 78)]),
            "b": np.array([(row, 12) for row in range(32, 78)]),
        }
        self.assertEqual(best_cut(picture, outlines), "a")
        self.assertIsNone(best_cut(np.full((100, 80, 3), 0.9, np.float32), outlines))
