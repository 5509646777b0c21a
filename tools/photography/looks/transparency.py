"""Which shapes let one see inside, and so what a finish means for them."""

GLASS = frozenset({
    'jar-low', 'jar-tall', 'pump', 'bottle', 'dropper', 'mist', 'shampoo', 'vial', 'foundation', 'supplement', 'candle',
    'diffuser', 'perfume-square', 'perfume-round', 'perfume-tall', 'perfume-arch',
})
# A gloss and a lacquer are always seen through their bottle: an opaque finish only colours the cap.
ALWAYS_GLASS = frozenset({'gloss', 'nail-polish'})
# Where frosted packs are too few for a master of their own, clear glass stands in.
FROSTED = frozenset({'jar-low', 'jar-tall', 'pump', 'bottle', 'dropper', 'mist', 'foundation', 'gloss', 'shampoo', 'candle'})


def klass_for(shape: str, finish: str) -> str:
    """opaque | glass | frosted"""
    if shape in ALWAYS_GLASS:
        return 'frosted' if finish == 'frosted' and shape in FROSTED else 'glass'
    if shape not in GLASS or finish not in ('glass', 'frosted'):
        return 'opaque'
    return 'frosted' if finish == 'frosted' and shape in FROSTED else 'glass'
