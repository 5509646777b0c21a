"""The masters in the order they are rendered: one look of every shape first, category by category, for a category is shown
only when it is complete; then textures; then the second cut and light; then what the most worn shapes deserve besides."""
from .look import Look

FIRST = (
    # Fragrance.
    'perfume-square-a-slant-glass', 'perfume-round-a-noon-glass', 'perfume-arch-a-slant-glass', 'perfume-tall-b-noon-glass',
    'candle-a-noon-opaque', 'mist-a-noon-frosted', 'vial-a-noon-glass', 'gift-box-a-noon-opaque', 'diffuser-a-noon-glass',
    'compact-a-noon-opaque', 'sachet-a-noon-opaque', 'jar-low-a-noon-opaque', 'dropper-a-slant-glass',
    # Food, men.
    'tea-tin-a-noon-opaque', 'supplement-a-noon-glass', 'bottle-a-noon-glass', 'tube-stand-a-noon-opaque',
    'pump-a-noon-opaque', 'jar-tall-a-noon-opaque', 'tube-crimp-a-noon-opaque',
    # Make-up.
    'lipstick-open-a-noon-opaque', 'gloss-a-noon-glass', 'palette-4-noon-opaque', 'palette-9-noon-opaque',
    'palette-6-noon-opaque', 'palette-3-noon-opaque', 'palette-5-noon-opaque', 'palette-12-noon-opaque',
    'palette-2-noon-opaque', 'cushion-a-noon-opaque',
    'foundation-a-noon-glass', 'mascara-a-noon-opaque', 'pencil-a-noon-opaque', 'nail-polish-a-noon-glass',
    'stick-a-noon-opaque', 'lipstick-closed-a-noon-opaque', 'texture-cream-a-noon-opaque', 'texture-balm-a-noon-opaque',
    'texture-powder-a-noon-opaque',
    # Body, hair, tools.
    'shampoo-a-noon-opaque', 'roller-a-noon-opaque', 'aerosol-a-noon-opaque', 'brush-a-noon-opaque', 'sponge-a-noon-opaque',
    'sponge-puff-noon-opaque', 'sponge-stone-noon-opaque',
    'pump-a-noon-glass', 'jar-tall-a-noon-glass', 'jar-low-a-noon-glass', 'texture-gel-a-noon-opaque',
    'texture-oil-a-noon-opaque', 'texture-liquid-a-noon-opaque', 'texture-foam-a-noon-opaque', 'texture-leaf-a-noon-opaque',
)
SECOND = (
    'jar-low-b-slant-opaque', 'gift-box-b-slant-opaque', 'bottle-b-slant-glass', 'dropper-b-noon-glass', 'pump-b-slant-glass',
    'tube-stand-b-slant-opaque', 'lipstick-open-b-slant-opaque', 'compact-b-slant-opaque', 'pump-b-slant-frosted',
    'bottle-a-noon-frosted', 'mist-b-slant-frosted', 'gloss-b-slant-glass', 'tube-crimp-b-slant-opaque',
    'pump-b-slant-opaque', 'jar-tall-b-slant-opaque', 'jar-tall-b-slant-glass', 'jar-low-b-slant-glass', 'vial-b-slant-glass',
    'perfume-square-b-noon-glass', 'perfume-round-b-slant-glass', 'perfume-arch-b-noon-glass', 'perfume-tall-a-slant-glass',
    'foundation-a-slant-frosted', 'foundation-b-slant-glass', 'nail-polish-b-slant-glass',
    'cushion-b-slant-opaque', 'mascara-b-slant-opaque', 'pencil-b-slant-opaque', 'stick-b-slant-opaque',
    'lipstick-closed-b-slant-opaque', 'shampoo-b-slant-opaque', 'sachet-b-slant-opaque', 'tea-tin-b-slant-opaque',
    'candle-b-slant-opaque', 'supplement-b-slant-opaque', 'mist-a-slant-glass', 'brush-b-slant-opaque',
    'sponge-b-slant-opaque', 'roller-b-slant-opaque', 'aerosol-b-slant-opaque', 'diffuser-b-slant-glass',
    'jar-low-b-noon-frosted', 'jar-tall-a-noon-frosted', 'gloss-a-noon-frosted', 'dropper-a-noon-frosted',
    'dropper-b-slant-opaque', 'mist-a-noon-opaque', 'bottle-a-noon-opaque', 'shampoo-a-noon-glass', 'shampoo-b-slant-frosted',
    'candle-a-noon-frosted', 'candle-b-slant-glass',
)
THIRD = (
    'jar-low-a-slant-opaque', 'jar-low-b-noon-opaque', 'gift-box-a-slant-opaque', 'gift-box-b-noon-opaque',
    'bottle-a-slant-glass', 'bottle-b-noon-glass', 'dropper-a-noon-glass', 'dropper-b-slant-glass', 'pump-a-slant-glass',
    'pump-b-noon-glass', 'tube-stand-a-slant-opaque', 'tube-stand-b-noon-opaque', 'lipstick-open-a-slant-opaque',
    'lipstick-open-b-noon-opaque', 'compact-a-slant-opaque', 'compact-b-noon-opaque', 'perfume-square-a-noon-glass',
    'perfume-square-b-slant-glass', 'tube-crimp-a-slant-opaque', 'gloss-a-slant-glass', 'palette-4-slant-opaque',
    'palette-9-slant-opaque', 'bottle-c-noon-glass', 'bottle-c-slant-glass', 'dropper-c-noon-glass', 'jar-low-c-slant-opaque',
    'gift-box-c-noon-opaque', 'pump-c-noon-glass', 'pump-c-slant-opaque', 'tube-stand-c-noon-opaque',
    'lipstick-open-c-slant-opaque',
)
# Tools as themselves; one look each.
TOOLS = (
    'tool-curler-a-slant-opaque', 'tool-curler-b-noon-opaque', 'tool-hair-tool-dryer-noon-opaque',
    'tool-hair-tool-straightener-slant-opaque', 'tool-hair-tool-wand-noon-opaque', 'tool-hair-tool-brush-noon-opaque',
    'tool-brush-lip-noon-opaque', 'tool-brush-kabuki-slant-opaque', 'tool-brush-set8-noon-opaque', 'tool-brush-set5-noon-opaque',
    'tool-brush-set4-noon-opaque', 'tool-brush-set3-slant-opaque', 'tool-brush-eyes3-noon-opaque',
    'tool-brush-angled-noon-opaque', 'tool-brush-flame-slant-opaque', 'tool-brush-tongue-noon-opaque',
    'tool-brush-fan-slant-opaque', 'tool-brush-dot-noon-opaque', 'tool-brush-brow-noon-opaque', 'tool-brush-double-noon-opaque',
    'tool-massager-scalp-noon-opaque', 'tool-massager-eye-noon-opaque', 'tool-massager-balls-noon-opaque',
    'tool-massager-plate-noon-opaque', 'tool-massager-stone-noon-opaque', 'tool-cleanser-pebble-noon-opaque',
    'tool-cleanser-leaf-noon-opaque', 'tool-cleanser-brush-noon-opaque', 'tool-cleanser-blade-noon-opaque',
    'tool-mirror-foot-noon-opaque', 'tool-mirror-hand-noon-opaque', 'tool-mirror-pocket-noon-opaque',
    'tool-mirror-tray-noon-opaque', 'tool-comb-a-noon-opaque', 'tool-pads-round-noon-opaque', 'tool-pads-square-noon-opaque',
)
# Second views, turned by 30 degrees: first the cut and glass that gives most products a further picture.
TURNED = (
    'gift-box-b-slant-opaque', 'gift-box-a-noon-opaque', 'jar-low-b-slant-opaque', 'tube-stand-b-slant-opaque',
    'pump-b-slant-glass', 'pump-a-noon-opaque', 'jar-low-a-slant-opaque', 'mist-a-noon-frosted',
    'bottle-a-slant-glass', 'bottle-b-slant-glass', 'tube-crimp-b-slant-opaque', 'tube-stand-a-slant-opaque',
    'vial-a-noon-glass', 'gloss-a-slant-glass', 'dropper-b-noon-glass', 'sachet-a-noon-opaque', 'shampoo-a-noon-opaque',
    'compact-a-slant-opaque', 'compact-b-slant-opaque', 'pencil-b-slant-opaque', 'perfume-round-a-noon-glass',
    'stick-a-noon-opaque', 'gloss-b-slant-glass', 'tea-tin-a-slant-opaque', 'jar-tall-a-noon-glass',
    'lipstick-open-a-slant-opaque', 'tube-crimp-a-noon-opaque', 'mist-a-noon-glass', 'foundation-a-slant-frosted',
    'lipstick-open-b-slant-opaque', 'pump-b-slant-frosted', 'aerosol-a-slant-opaque', 'cushion-b-slant-opaque',
    'jar-low-a-slant-glass', 'jar-tall-a-noon-opaque', 'jar-tall-b-slant-glass', 'jar-tall-b-slant-opaque',
    'nail-polish-b-slant-glass', 'pencil-a-noon-opaque', 'bottle-a-slant-frosted', 'jar-low-b-slant-glass',
    'mascara-b-slant-opaque', 'nail-polish-a-slant-glass', 'palette-4-noon-opaque', 'candle-a-slant-opaque',
    'cushion-a-slant-opaque', 'lipstick-closed-a-noon-opaque', 'mascara-a-noon-opaque', 'perfume-tall-b-noon-glass',
    'brush-a-noon-opaque', 'lipstick-open-c-slant-opaque', 'roller-a-slant-opaque', 'sponge-puff-slant-opaque',
    'candle-a-slant-frosted', 'diffuser-a-noon-glass', 'foundation-a-slant-glass', 'foundation-b-slant-glass',
    'gloss-a-slant-frosted', 'jar-low-b-slant-frosted', 'jar-tall-a-noon-frosted', 'lipstick-closed-b-slant-opaque',
    'mist-a-noon-opaque', 'palette-3-slant-opaque', 'palette-6-noon-opaque', 'shampoo-a-noon-glass',
    'palette-9-noon-opaque', 'sponge-stone-noon-opaque', 'tool-curler-a-slant-opaque',
    'tool-pads-square-noon-opaque', 'bottle-a-slant-opaque', 'dropper-b-noon-opaque', 'palette-12-noon-opaque',
    'palette-2-noon-opaque', 'palette-5-slant-opaque', 'sponge-a-noon-opaque', 'tool-brush-brow-noon-opaque',
    'tool-brush-eyes3-slant-opaque', 'tool-brush-kabuki-slant-opaque', 'tool-brush-lip-noon-opaque',
    'tool-brush-set3-slant-opaque', 'tool-brush-set4-slant-opaque', 'tool-brush-set5-slant-opaque',
    'tool-brush-set8-slant-opaque', 'tool-cleanser-blade-slant-opaque', 'tool-cleanser-brush-slant-opaque',
    'tool-cleanser-leaf-noon-opaque', 'tool-cleanser-pebble-noon-opaque', 'tool-comb-a-noon-opaque',
    'tool-curler-b-slant-opaque', 'tool-hair-tool-brush-slant-opaque', 'tool-hair-tool-dryer-noon-opaque',
    'tool-hair-tool-straightener-slant-opaque', 'tool-hair-tool-wand-slant-opaque', 'tool-massager-balls-slant-opaque',
    'tool-massager-eye-slant-opaque', 'tool-massager-plate-slant-opaque', 'tool-massager-scalp-slant-opaque',
    'tool-massager-stone-slant-opaque', 'tool-mirror-foot-slant-opaque', 'tool-mirror-hand-noon-opaque',
    'tool-mirror-pocket-slant-opaque', 'tool-mirror-tray-slant-opaque', 'tool-pads-round-slant-opaque',
)
# Beside what packs are shown in their true size, by the elevation they are looked at from; and the empty paper.
OBJECTS = tuple(f'object-{name}-{rig}-opaque' for rig in ('noon', 'slant') for name in (
    'coin-7', 'card-7', 'coin-17', 'coin-24', 'coin-36', 'coin-58'))
EMPTY = tuple(f'object-nothing-{down}-{rig}-opaque' for rig in ('noon', 'slant') for down in (7, 17, 24, 36, 58))


def _look(name: str, view: str = '') -> Look:
    """Names are read from behind: the shape's own name has dashes."""
    shape, cut, rig, klass = name.rsplit('-', 3)
    return Look(shape, cut, rig, klass, view)


LOOKS = (*(_look(name) for name in FIRST + SECOND + THIRD + TOOLS + OBJECTS + EMPTY), *(_look(name, 'angle') for name in TURNED))
