import unittest

from looks.scenes import SIZES, scene_wishes

WISHES = scene_wishes()


class ScenesToTake(unittest.TestCase):
    def test_every_pack_is_told_how_high_it_stands(self):
        for kind in SIZES:
            for wish in WISHES[kind]:
                self.assertEqual(len(wish["packs"]), len(wish["steps"]), wish["name"])

    def test_no_name_is_taken_twice(self):
        names = [wish["name"] for kind in SIZES for wish in WISHES[kind]]
        self.assertEqual(len(set(names)), len(names))

    def test_every_hero_is_taken_for_phones_too(self):
        heroes = [wish["name"] for wish in WISHES["heroes"]]
        self.assertEqual([wish["name"] for wish in WISHES["phones"]], [f"{name}-phone" for name in heroes])
        self.assertGreater(len(heroes), 0)
