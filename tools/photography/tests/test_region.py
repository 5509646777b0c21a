import unittest

import numpy as np

from compose.region import box_of, joined


class PaperAroundAPack(unittest.TestCase):
    def test_the_pack_stays_sharp_and_the_paper_around_it_is_filled(self):
        full = np.zeros((100, 80, 1), np.float32)
        box = box_of((0.25, 0.75, 0.1, 0.9), 100, 80)
        full[box] = 2
        whole = joined(full, np.full((25, 20, 1), 1, np.float32), box)
        self.assertEqual(float(whole[50, 40, 0]), 2)
        self.assertEqual(float(whole[2, 2, 0]), 1)
        self.assertTrue((whole >= 1 - 1e-6).all())

    def test_without_a_region_the_whole_frame_is_the_pack(self):
        self.assertEqual(box_of(None, 100, 80), (slice(0, 100), slice(0, 80)))

    def test_under_is_counted_from_the_foot_of_the_picture(self):
        rows, _ = box_of((0, 1, 0.0, 0.5), 100, 80)
        self.assertGreaterEqual(rows.start, 50)
