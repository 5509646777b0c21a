import unittest

from compose.choose_master import Choice, MasterName, choose_master, choose_view, parse_name

MASTERS = [
    MasterName("jar-low", cut, rig, klass)
    for cut in ("a", "b") for rig in ("noon", "slant") for klass in ("opaque", "glass")
]


def spec(brand: str = "anzhi", product: str = "HR200101") -> dict:
    return {"brand": brand, "product": product, "shape": "jar-low"}


class ChoosingAMaster(unittest.TestCase):
    def test_a_name_survives_being_read(self):
        for name in ("jar-low-a-noon-opaque", "perfume-square-b-slant-glass-open", "texture-cream-a-noon-opaque"):
            self.assertEqual(str(parse_name(name)), name)
        self.assertIsNone(parse_name("notes"))

    def test_a_brand_keeps_its_cut_and_its_products_change_the_light(self):
        chosen = [choose_master(spec(product=f"HR20{n}"), "opaque", MASTERS).master for n in range(40)]
        self.assertEqual(len({master.cut for master in chosen}), 1)
        self.assertEqual({master.rig for master in chosen}, {"noon", "slant"})

    def test_brands_differ(self):
        cuts = {choose_master(spec(brand=f"b{n}"), "opaque", MASTERS).master.cut for n in range(40)}
        self.assertEqual(cuts, {"a", "b"})

    def test_the_kind_of_glass_matters_most(self):
        masters = [MasterName("jar-low", "a", "noon", "glass"), MasterName("jar-low", "b", "slant", "opaque")]
        for n in range(10):
            self.assertEqual(choose_master(spec(brand=f"b{n}"), "glass", masters).master.klass, "glass")

    def test_a_shape_without_a_master_has_no_photograph(self):
        self.assertIsNone(choose_master({**spec(), "shape": "brush"}, "opaque", MASTERS))

    def test_a_second_view_shows_the_pack_of_the_first(self):
        front = Choice(MasterName("jar-low", "a", "noon", "glass"), "noon")
        other_cut = MasterName("jar-low", "b", "noon", "glass", "angle")
        other_glass = MasterName("jar-low", "a", "noon", "opaque", "angle")
        self.assertIsNone(choose_view(front, [*MASTERS, other_cut, other_glass], "angle"))
        other_light = MasterName("jar-low", "a", "slant", "glass", "angle")
        self.assertEqual(choose_view(front, [other_cut, other_light], "angle"), Choice(other_light, "window"))
        own = MasterName("jar-low", "a", "noon", "glass", "angle")
        self.assertEqual(choose_view(front, [other_light, own], "angle"), Choice(own, "noon"))

    def test_a_second_view_never_stands_in_for_the_front(self):
        self.assertIsNone(choose_master(spec(), "opaque", [MasterName("jar-low", "a", "noon", "opaque", "angle")]))
