import unittest

import numpy as np

from compose.colour import encode, linear
from compose.edges import own_side
from compose.finish import FINISHES
from compose.read_master import Master
from compose.recolour import BACKDROP, SHARP, bounce_of, surface_light
from compose.tone import develop

NEUTRAL = np.full(3, BACKDROP, np.float32)


def master(klass="opaque", cream=False, **layers) -> Master:
    """A picture of two by two pixels, lit by 1 from everywhere, half of it over the backdrop."""
    plane = np.ones((2, 2, 3), np.float32)
    given = dict(D=plane * [1, 1, 0.5], G=plane * SHARP, F=np.zeros((2, 2), np.float32), E=np.zeros((2, 2), np.float32))
    given.update(T=plane[..., :2] * np.float32([1, 0.3]), k=np.zeros((2, 2), np.float32), label=np.zeros((2, 2), np.float32),
                 label_uv=np.zeros((2, 2, 2), np.float32))
    given.update(layers)
    return Master({"klass": klass, "fill_is_cream": cream, "label": None}, {"backdrop": np.ones((2, 2), np.float32)}, **given)


class ColourOfAPack(unittest.TestCase):
    def test_a_colour_survives_the_way_into_light_and_back(self):
        self.assertEqual([round(float(v) * 255) for v in encode(linear("#C79A86"))], [0xC7, 0x9A, 0x86])

    def test_paper_takes_its_colour_from_the_hex_and_not_from_reflections(self):
        red = surface_light(master(), linear("#B03A2E"), FINISHES["paper"], bounce_of(NEUTRAL))[0, 0]
        self.assertGreater(red[0], 4 * red[2])

    def test_metal_colours_what_it_mirrors_while_lacquer_does_not(self):
        dark_room = master(D=np.zeros((2, 2, 3), np.float32))
        gold = surface_light(dark_room, linear("#C9A36A"), FINISHES["metal"], bounce_of(NEUTRAL))[0, 0]
        lacquer = surface_light(dark_room, linear("#C9A36A"), FINISHES["gloss"], bounce_of(NEUTRAL))[0, 0]
        self.assertGreater(gold[0] / gold[2], 2)
        self.assertAlmostEqual(float(lacquer[0] / lacquer[2]), 1, 3)

    def test_a_pack_on_a_red_backdrop_is_lit_redder_than_on_a_grey_one(self):
        on_red = surface_light(master(), np.ones(3, np.float32), FINISHES["paper"], bounce_of(linear("#E7A5A2")))[0, 0]
        on_grey = surface_light(master(), np.ones(3, np.float32), FINISHES["paper"], bounce_of(NEUTRAL))[0, 0]
        self.assertGreater(on_red[0] / on_red[2], on_grey[0] / on_grey[2])

    def test_brighter_light_never_makes_a_darker_picture(self):
        light = np.linspace(0, 4, 64, dtype=np.float32).reshape(8, 8, 1).repeat(3, 2)
        seen = develop(light).astype(int).reshape(-1, 3)[:, 0]
        self.assertTrue((np.diff(seen) >= -1).all())


class BorderOfTwoSurfaces(unittest.TestCase):
    def test_a_border_pixel_takes_the_light_of_its_own_side(self):
        mask = np.zeros((1, 6), np.float32)
        mask[0, :3], mask[0, 3] = 1, 0.5
        light = np.array([[0.2, 0.2, 0.2, 0.6, 1.0, 1.0]], np.float32)[..., None]
        self.assertAlmostEqual(float(own_side(light, mask)[0, 3, 0]), 0.2, 5)

    def test_a_surface_without_an_inside_keeps_its_light(self):
        light = np.full((2, 2, 1), 0.7, np.float32)
        self.assertTrue((own_side(light, np.full((2, 2), 0.3, np.float32)) == light).all())
