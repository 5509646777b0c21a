import unittest

import numpy as np

from arms.chart import _place
from arms.furrows import furrows
from arms.kinds import KINDS, kind_name, narrowed
from arms.plan import arm_jobs
from arms.stroke import stroke


def spec(code: str = "HR20710101", **facts) -> dict:
    own = dict(code=code, product="HR207101", home="60002", brand="x", category="600020301", texture="balm", lineCn="唇膏",
               shade="01 朱砂", fill="#A91D2B", panColours=["#A91D2B", "#B5303C", "#C04050"], backdrop="#F0C0AC")
    return dict(own, **facts)


class HowMakeUpLies(unittest.TestCase):
    def test_by_what_it_is(self):
        self.assertEqual(kind_name(spec()), "bullet")
        self.assertEqual(kind_name(spec(lineCn="印泥哑光口红")), "velvet")
        self.assertEqual(kind_name(spec(category="600020303", texture="oil")), "gloss")
        self.assertEqual(kind_name(spec(category="600020201", texture="powder", lineCn="余烬九色眼影盘")), "powder")
        self.assertEqual(kind_name(spec(category="600020201", texture="powder", shade="03 珠光")), "shimmer")

    def test_nails_tools_and_hair_are_not_worn_on_an_arm(self):
        for category in ("600020401", "600040103", "600060401"):
            self.assertIsNone(kind_name(spec(category=category)))
        self.assertIsNone(kind_name(spec(shade=None)))

    def test_every_stroke_covers_its_middle_and_nothing_beyond_itself(self):
        along, across = np.meshgrid(np.linspace(-9, 9, 361), np.linspace(-4, 4, 161))
        for name, kind in KINDS.items():
            cover, thick = stroke(kind, along.astype(np.float32), across.astype(np.float32), 9.0, 5)
            self.assertGreater(cover[78:83, 170:190].max(), 0.5, name)
            self.assertEqual(float(cover[:, np.abs(along[0]) > 6.5].max()), 0, name)
            self.assertTrue(((cover >= 0) & (cover <= 1.001)).all() and (thick >= 0).all(), name)

    def test_strokes_of_a_chart_leave_room_for_each_other(self):
        self.assertEqual(narrowed(KINDS["fluid"], 0.6).wide, 0.6)
        self.assertEqual(narrowed(KINDS["liner"], 0.6).wide, KINDS["liner"].wide)


    def test_in_two_columns_a_name_stands_on_the_side_of_its_stroke(self):
        """Across the arm, places grow from the left of the picture to its right."""
        left, right = (_place(column, 2, 5.0, 3) for column in (0, 1))
        self.assertLess(left.v, 0)
        self.assertGreater(right.v, 0)


class TheirPictures(unittest.TestCase):
    def test_each_shade_an_arm_and_a_chart_of_several(self):
        jobs = arm_jobs([spec(), spec("HR20710102", shade="02 豆沙"), spec("HR20720101", product="HR207201")])
        self.assertEqual([job.name for job in jobs], ["HR20710101-arm", "HR20710102-arm", "HR20720101-arm", "HR207101-chart"])
        self.assertEqual([name for name, _ in jobs[-1].shades], ["01 朱砂", "02 豆沙"])

    def test_a_shade_with_a_refill_is_in_the_chart_once(self):
        refill, other = spec("HR20710102"), spec("HR20710103", shade="02 豆沙", fill="#9C3B3A")
        [chart] = [job for job in arm_jobs([spec(), refill, other]) if job.view == "chart"]
        self.assertEqual([name for name, _ in chart.shades], ["01 朱砂", "02 豆沙"])

    def test_a_palette_is_worn_pan_by_pan(self):
        [job] = arm_jobs([spec(category="600020201", texture="powder", pans=3)])
        self.assertEqual(len(job.pans), 3)


class TheReliefOfSkin(unittest.TestCase):
    def test_is_the_same_every_time_and_finer_than_a_hair_is_thick(self):
        u, v = np.meshgrid(np.linspace(0, 2, 80, dtype=np.float32), np.linspace(0, 2, 80, dtype=np.float32))
        height, lines = furrows(u, v)
        self.assertTrue((height == furrows(u, v)[0]).all())
        self.assertLess(float(np.abs(height).max()), 0.02)
        self.assertGreater(float(lines.max()), 0.5)
