import unittest

import numpy as np

from lettering.label import OVERSAMPLING, artwork_for
from lettering.houses import house_of
from lettering.ink import lightness
from lettering.layout import SMALLEST_CHINESE, SMALLEST_LATIN, Words, arrange
from lettering.typeset import Line, fitted, width_of

WORDS = Words("ROSALIND GREY", "罗莎琳", "神经酰胺屏障修护面霜", "N°IV SANGUINELLA")
HOUSES = [house_of(f"brand-{n}", origin) for n in range(8) for origin in ("中国杭州", "法国里昂", "日本京都", "美国波特兰")]
SIZES = [(240, 160), (180, 320), (60, 300), (300, 60), (120, 110), (90, 500)]
SPEC = {"brand": "x", "origin": "法国里昂", "cap": "#C9A36A", "brandEn": "SOLÈNE ARDEY", "brandCn": "索兰娜",
        "lineCn": "朱砂丝绒哑光唇膏", "lineEn": "VELOURS", "shape": "jar-low", "shade": None}


class PrintedWords(unittest.TestCase):
    def test_no_line_is_too_small_to_read(self):
        for house in HOUSES:
            for width, height in SIZES:
                for item in arrange(WORDS, house, width * OVERSAMPLING, height * OVERSAMPLING, OVERSAMPLING):
                    is_chinese = item.line.text[0] > "一"
                    smallest = SMALLEST_CHINESE if is_chinese else SMALLEST_LATIN
                    # A slender pack has nine pixels for the brand that runs along it.
                    smallest = 9 if item.is_turned else smallest
                    self.assertGreaterEqual(item.line.height, (smallest - 0.01) * OVERSAMPLING)

    def test_lines_that_lie_stay_within_the_label_and_apart(self):
        for house in HOUSES:
            for width, height in ((240, 160), (180, 320), (300, 60), (120, 110)):
                bottom = 0.0
                for item in arrange(WORDS, house, width * 3, height * 3, 3):
                    self.assertGreaterEqual(item.x, 0)
                    self.assertLessEqual(item.x + width_of(item.line), width * 3)
                    self.assertGreater(item.y - item.line.height / 2, bottom)
                    bottom = item.y + item.line.height / 2
                self.assertLessEqual(bottom, height * 3)

    def test_the_name_of_the_brand_is_always_there(self):
        for house in HOUSES:
            for width, height in SIZES:
                printed = {item.line.text for item in arrange(WORDS, house, width * 3, height * 3, 3)}
                self.assertTrue(printed & {WORDS.brand_en, WORDS.brand_cn, "ROSALIND"})

    def test_a_line_that_cannot_fit_is_left_out(self):
        self.assertIsNone(fitted(Line("MAISON OREVAL", "didot", 60), 100, 30))


class PrintedColours(unittest.TestCase):
    def test_ink_stands_off_from_what_it_is_printed_on(self):
        for ground in ("#F4F3EF", "#D9C2A0", "#8E3A2C", "#151414", "#3F6FA8", "#9C9C9C"):
            made = artwork_for(SPEC, (4, 5), 60, ground, is_clear=False)
            self.assertGreater(abs(lightness(made.ink_hex) - lightness(ground)), 0.25, ground)

    def test_shades_of_a_product_have_the_same_label(self):
        """A serum of a middling tone takes a paper label to be read; a foundation of forty shades must not at some of them."""
        grounds = [f"#{level:02X}{level:02X}{level:02X}" for level in range(30, 250, 8)]
        shades = [artwork_for({**SPEC, "shade": "01"}, (4, 5), 60, ground, is_clear=True) for ground in grounds]
        self.assertEqual(len({made.paper is None for made in shades}), 1)
        alone = [artwork_for(SPEC, (4, 5), 60, ground, is_clear=True) for ground in grounds]
        self.assertEqual({made.paper is None for made in alone}, {True, False})
        for ground, made in zip(grounds, shades):
            if made.paper is None:
                self.assertGreater(abs(lightness(made.ink_hex) - lightness(ground)), 0.25, ground)

    def test_the_same_spec_gives_the_same_artwork(self):
        first, second = (artwork_for(SPEC, (4, 5), 60, "#151414", False) for _ in range(2))
        self.assertTrue(np.array_equal(first.ink, second.ink))

    def test_a_pack_that_hides_its_shade_shows_it_as_a_dot(self):
        plain, dotted = (artwork_for(SPEC, (4, 6), 60, "#151414", False, dot) for dot in (None, "#A91D2B"))
        self.assertIsNone(plain.paper)
        self.assertEqual(dotted.paper_hex, "#A91D2B")
        self.assertGreater(dotted.paper.max(), 200)
