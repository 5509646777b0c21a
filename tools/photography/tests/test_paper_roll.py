import unittest

from delivery.paper_roll import _hex, _lab, paper_for, paper_under
from lettering.ink import lightness

DARK, PALE = "#2D5A73", "#D9E2E9"


class PaperRolls(unittest.TestCase):
    def test_a_colour_survives_the_way_into_pigment_space_and_back(self):
        for colour in (DARK, PALE, "#000000", "#FFFFFF", "#A91D2B"):
            self.assertEqual(_hex(_lab(colour)), colour)

    def test_a_product_keeps_its_paper_and_a_listing_changes_it(self):
        papers = [paper_for(f"HR2001{n}", DARK) for n in range(40)]
        self.assertEqual(papers, [paper_for(f"HR2001{n}", DARK) for n in range(40)])
        self.assertGreaterEqual(len(set(papers)), 3)
        self.assertIn(DARK, papers)

    def test_no_paper_is_darker_than_the_pigment_or_pure_white(self):
        for pigment in (DARK, PALE):
            for n in range(40):
                self.assertGreaterEqual(lightness(paper_for(f"HR{n}", pigment)), lightness(pigment) - 0.02)
                self.assertLess(lightness(paper_for(f"HR{n}", pigment)), 0.985)

    def test_a_white_cream_lies_on_deeper_paper_and_a_red_one_does_not(self):
        self.assertLess(lightness(paper_under("#FBFBF7", PALE)), lightness(PALE) - 0.05)
        self.assertEqual(paper_under("#A91D2B", PALE), PALE)
