import unittest

from delivery.hand_over import outdated
from delivery.textures import has_texture


def spec(**facts: str) -> dict:
    return dict(dict(code="HR200101", home="60001", category="600010302", shape="jar-low", texture="cream", lineCn="面霜"), **facts)


class WhatHasATexture(unittest.TestCase):
    def test_a_perfume_has_none_and_a_solid_one_has(self):
        self.assertFalse(has_texture(spec(home="60007", category="600070101", shape="perfume-round", texture="liquid")))
        self.assertTrue(has_texture(spec(home="60007", category="600070302", shape="compact", texture="balm")))

    def test_things_are_not_what_they_were_soaked_in(self):
        self.assertFalse(has_texture(spec(lineCn="三叶果酸轻焕棉片", texture="liquid")))
        self.assertFalse(has_texture(spec(shape="supplement", texture="powder")))

    def test_a_cream_has_one_and_a_brush_has_none(self):
        self.assertTrue(has_texture(spec()))
        self.assertFalse(has_texture(spec(texture="none")))


class WhatLeavesTheShop(unittest.TestCase):
    def test_codes_that_are_gone_and_wrong_textures_but_no_picture_whose_master_is_elsewhere(self):
        perfume = spec(code="HR200301", home="60007", category="600070103", shape="perfume-arch", texture="liquid")
        names = ["HR200101-front.webp", "HR200101-texture.webp", "HR200301-texture.webp", "HR900101-front.webp", "HR20010101-arm.webp"]
        self.assertEqual(outdated(names, [spec(), perfume]), ["HR200301-texture.webp", "HR900101-front.webp"])
