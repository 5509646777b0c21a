import unittest

import numpy as np

from compose.crop import box_around


class TheFrameAroundASurface(unittest.TestCase):
    def test_holds_all_of_it_and_nothing_more(self):
        mask = np.zeros((10, 8), np.float32)
        mask[2:5, 3] = 0.5
        mask[4, 3:7] = 1
        self.assertEqual(box_around(mask), (slice(2, 5), slice(3, 7)))

    def test_is_empty_where_nothing_is_seen(self):
        rows, columns = box_around(np.zeros((10, 8), np.float32))
        self.assertEqual((rows.stop - rows.start, columns.stop - columns.start), (0, 0))
