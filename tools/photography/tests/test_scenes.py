import json
import unittest

from delivery.places import TOOL
from looks.scenes import SIZES

WISHES = json.loads((TOOL / "scenes" / "scenes.json").read_text())


class ScenesToTake(unittest.TestCase):
    def test_every_pack_is_told_how_high_it_stands(self):
        for kind in SIZES:
            for wish in WISHES[kind]:
                self.assertEqual(len(wish["packs"]), len(wish["steps"]), wish["name"])

    def test_no_name_is_taken_twice(self):
        names = [wish["name"] for kind in SIZES for wish in WISHES[kind]]
        self.assertEqual(len(set(names)), len(names))
