import unittest

from scale.sizes import FORMS, factor, net_content


class TheSizeOfAPack(unittest.TestCase):
    def test_is_read_from_one_amount_of_this_pack(self):
        self.assertEqual(net_content("50ml×2 瓶", "bottle"), 50)
        self.assertEqual(net_content("1.2kg", "jar-tall"), 1200)
        self.assertEqual(net_content("1L", "shampoo"), 1000)
        for other in ("250ml 替换装", "2 × 80ml", "30ml＋50ml", "香油 10ml", "单支"):
            self.assertIsNone(net_content(other, "bottle"), other)

    def test_counts_pieces_only_in_a_bottle_of_capsules(self):
        self.assertGreater(net_content("60 粒", "supplement"), 60)
        self.assertIsNone(net_content("60 片", "jar-tall"))

    def test_follows_the_cube_root_of_the_content(self):
        small, large = (factor("bottle", "a", size, 125) for size in ("50ml", "400ml"))
        self.assertAlmostEqual(large / small, 2)
        self.assertAlmostEqual(factor("bottle", "a", "100ml", 125), 1)

    def test_of_a_bullet_is_that_of_its_shape(self):
        self.assertAlmostEqual(factor("lipstick-open", "a", "3.4g", 8), 1)

    def test_of_a_tool_is_that_of_its_shape_whatever_comes_with_it(self):
        self.assertEqual(factor("brush", "a", "单支＋刷套", 6), 1)

    def test_is_unknown_beyond_what_is_believable(self):
        self.assertIsNone(factor("perfume-square", "a", "2ml", 103))
        self.assertIsNone(factor("lipstick-closed", "a", "0.5g", 14))

    def test_is_unknown_of_boxes_sets_and_refills(self):
        self.assertIsNone(factor("gift-box", "a", "四件套", 330))
        self.assertIsNone(factor("tool-brush", "set5", "五支", 5))
        self.assertIsNone(factor("cushion", "a", "替换芯 13g", 44))
        self.assertIsNone(factor("sachet", "a", "600g", 25))

    def test_names_lines_that_can_be_drawn(self):
        for shape, form in FORMS.items():
            self.assertLessEqual(set(form.lines.split()), {"height", "width", "length"}, shape)
