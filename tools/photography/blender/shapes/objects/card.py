"""A plain card of 85.6 by 54 mm, as wallets hold them: a chip, no bank. It stands upright, leaning back a little."""
from geometry import block, lay, move

from ..kit import Kit, Pack
from .beside import CUTS, beside

__all__ = ['CUTS', 'build']
WIDTH, HEIGHT, THICK = 5.4, 8.56, 0.08


def build(kit: Kit) -> Pack:
    # Made lying, its front upwards, and set up.
    sheet = block(WIDTH, HEIGHT, THICK, kit.body(sharp=0.3), edge=0.02, corner=0.32)
    chip = block(0.92, 1.2, 0.02, kit.part('accent', sharp=0.2), THICK - 0.008, edge=0.008, corner=0.16)
    lines = [block(*size, 0.012, kit.part('dark', sharp=0.4), THICK + 0.004, edge=0.002, corner=0.01)
             for size in ((0.92, 0.02), (0.02, 1.2))]
    move([chip, *lines], y=HEIGHT / 2 - 2.3)
    card = move([sheet, chip, *lines], lean=90)
    move(card, lean=-4, turn=9)
    lay(card)
    return beside(kit.cut, card, WIDTH / 2)
