import unittest
from unittest.mock import patch

from compose.choose_master import parse_name
from delivery import plan
from delivery.shown import Shown

SPEC = {
    "code": "HR20010101", "product": "HR200101", "home": "60001", "brand": "anzhi", "shape": "jar-low", "finish": "matte",
    "texture": "none", "lineCn": "", "category": "600010101",
}


class WhatIsToBeTaken(unittest.TestCase):
    def views(self, masters: list[str], delivered: bool, shown: dict | None = None) -> dict[str, str]:
        told = patch.object(plan, "read_shown", lambda: shown or {})
        with patch.object(plan, "is_delivered", lambda spec: delivered), told:
            jobs = plan.jobs_for([SPEC], [parse_name(name) for name in masters], "final")
        return {job.view: str(job.choice.master) for job in jobs}

    def test_what_is_in_the_shop_waits_for_its_own_master(self):
        own = self.views([look.name for look in plan.LOOKS if look.shape == "jar-low" and not look.view], True)["front"]
        other = next(f"jar-low-{cut}-noon-opaque" for cut in "ab" if f"-{cut}-" not in own)
        self.assertEqual(self.views([other], True), {})
        self.assertEqual(self.views([other], False), {"front": other})
        self.assertEqual(self.views([other, own], True), {"front": own})

    def test_what_is_in_the_shop_is_seen_from_another_side_in_the_look_it_shows(self):
        masters = ["jar-low-a-noon-opaque-angle", "jar-low-b-slant-opaque-angle", "jar-low-c-slant-opaque-angle"]
        for cut in "abc":
            shown = {SPEC["product"]: Shown(cut, "noon")}
            self.assertIn(f"jar-low-{cut}-", self.views(masters, True, shown)["angle"])
        # It was composed as another glass: no view of that cut is of the same pack.
        self.assertEqual(self.views(["vial-a-noon-glass-angle"], True, {SPEC["product"]: Shown("x", "noon")}), {})

    def test_a_category_is_complete_with_pictures_taken_before(self):
        with patch.object(plan, "is_delivered", lambda spec: True):
            self.assertEqual(plan.complete_homes([SPEC], []), {"60001"})
        with patch.object(plan, "is_delivered", lambda spec: False):
            self.assertEqual(plan.complete_homes([SPEC], []), set())
