import unittest

from looks import LOOKS, klass_for

# Every silhouette the studio can draw: packages/studio/src/pack.ts.
SHAPES = """lipstick-open lipstick-closed gloss palette compact cushion foundation mascara pencil nail-polish perfume-square
perfume-round perfume-tall perfume-arch candle diffuser dropper pump bottle jar-low jar-tall tube-stand tube-crimp mist aerosol
stick sachet shampoo brush sponge roller tea-tin supplement vial gift-box""".split()


class MastersThatExist(unittest.TestCase):
    def test_every_shape_has_two_cuts_and_two_lights(self):
        for shape in SHAPES:
            looks = [look for look in LOOKS if look.shape == shape]
            self.assertGreaterEqual(len({look.cut for look in looks}), 2, shape)
            self.assertEqual({look.rig for look in looks}, {"noon", "slant"}, shape)

    def test_no_master_is_rendered_twice(self):
        self.assertEqual(len({look.name for look in LOOKS}), len(LOOKS))

    def test_a_gloss_is_seen_through_its_tube_and_a_carton_never_is(self):
        self.assertEqual(klass_for("gloss", "matte"), "glass")
        self.assertEqual(klass_for("gift-box", "glass"), "opaque")
        self.assertEqual(klass_for("pump", "frosted"), "frosted")
