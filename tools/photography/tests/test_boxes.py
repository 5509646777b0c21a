import unittest
from unittest.mock import patch

import looks.boxes
from delivery.shown import Shown
from looks.boxes import box_specs

LOOK = type("Look", (), {"volume": 100.0})
SHOWN = {product: Shown("a", "noon") for product in ("P1", "P2")}


def spec(product: str, shape: str = "bottle", **facts) -> dict:
    return dict(dict(code=product, product=product, brand="x", shape=shape, finish="matte", box=None), **facts)


def a_set(*holds: tuple[str, str, int], code: str = "S") -> dict:
    held = [dict(code=product, size=size, count=count) for product, size, count in holds]
    return spec("S", "gift-box", box=dict(code=code, holds=held))


class OpenBoxes(unittest.TestCase):
    def boxes(self, *specs: dict) -> list[dict]:
        with patch.object(looks.boxes, "read_look", lambda *_: LOOK), patch.object(looks.boxes, "read_shown", lambda: SHOWN):
            return box_specs([*specs, spec("P1"), spec("P2", "jar-low")], "")

    def test_hold_every_pack_as_often_and_as_large_as_the_set_says(self):
        (box,) = self.boxes(a_set(("P1", "80ml", 2), ("P2", "45g 罐装", 1), code="S01"))
        self.assertEqual((box["product"], box["code"], box["codes"]), ("S", "S01", ["P1", "P1", "P2"]))
        # A bottle of 100 ml holds 80, a jar 45.
        self.assertEqual([round(pack["times"], 3) for pack in box["packs"]], [1, 1, 1])

    def test_hold_a_sample_in_a_smaller_pack_but_not_in_a_toy(self):
        (box,) = self.boxes(a_set(("P1", "10ml", 1), ("P1", "1ml", 1)))
        self.assertEqual([round(pack["times"], 2) for pack in box["packs"]], [0.5, 0.42])

    def test_are_not_taken_where_something_has_no_known_size_or_picture(self):
        self.assertEqual(self.boxes(a_set(("P1", "5 片", 1))), [])
        self.assertEqual(self.boxes(spec("P3"), a_set(("P3", "80ml", 1))), [])
