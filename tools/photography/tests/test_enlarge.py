import unittest
from dataclasses import replace

import numpy as np

from compose.read_master import Master
from delivery.enlarge import enlarged, thinned


def a_master(width: int, height: int) -> Master:
    """Left half backdrop, right half body; the label lies on the body, its coordinates run from -1 to 1."""
    body = np.zeros((height, width), np.float32)
    body[:, width // 2 :] = 1
    across = np.tile(np.linspace(-1, 1, width, dtype=np.float32), (height, 1))
    light = np.ones((height, width, 3), np.float32)
    plain = np.zeros((height, width), np.float32)
    return Master(
        meta={"klass": "opaque", "label": {"w": 2, "h": 2}}, roles={"backdrop": 1 - body, "body": body},
        D=light, G=light, E=plain, F=plain, T=None, k=None, label=body, label_uv=np.stack([across, across], -1),
    )


class AMasterAtAnotherSize(unittest.TestCase):
    def test_every_pixel_still_belongs_to_somebody(self):
        bigger = enlarged(a_master(40, 50), 80, 100)
        self.assertEqual(bigger.D.shape, (100, 80, 3))
        self.assertTrue(np.allclose(sum(bigger.roles.values()), 1, atol=1e-3))

    def test_a_pack_of_a_scene_keeps_its_soft_border(self):
        whole = a_master(40, 50)
        pack = replace(whole, roles={"body": whole.roles["body"]})
        body = enlarged(pack, 80, 100).roles["body"]
        self.assertTrue(np.any((body > 0.2) & (body < 0.8)))

    def test_places_on_the_label_are_not_drawn_towards_what_lies_beside_it(self):
        bigger = enlarged(a_master(40, 50), 80, 100)
        inside = bigger.label > 0.5
        self.assertGreaterEqual(bigger.label_uv[..., 0][inside].min(), -0.01)

    def test_a_thinned_one_keeps_its_colours_in_place(self):
        small = thinned(a_master(40, 40), 4)
        self.assertEqual(small.roles["body"].shape, (10, 10))
        self.assertEqual(small.roles["body"][5, 9], 1)
        self.assertEqual(small.roles["body"][5, 0], 0)
