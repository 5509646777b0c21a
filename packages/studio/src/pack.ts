/** Every shape the studio can draw. A product has one shape and its own colours. */
export const SHAPES = [
  'lipstick-open',
  'lipstick-closed',
  'gloss',
  'palette',
  'compact',
  'cushion',
  'foundation',
  'mascara',
  'pencil',
  'nail-polish',
  'perfume-square',
  'perfume-round',
  'perfume-tall',
  'perfume-arch',
  'candle',
  'diffuser',
  'dropper',
  'pump',
  'bottle',
  'jar-low',
  'jar-tall',
  'tube-stand',
  'tube-crimp',
  'mist',
  'aerosol',
  'stick',
  'sachet',
  'shampoo',
  'brush',
  'sponge',
  'roller',
  'tea-tin',
  'supplement',
  'vial',
  'gift-box',
] as const;
export type Shape = (typeof SHAPES)[number];

export const FINISHES = ['glass', 'frosted', 'gloss', 'matte', 'metal', 'paper'] as const;
export type Finish = (typeof FINISHES)[number];

export const TEXTURES = ['cream', 'gel', 'oil', 'liquid', 'foam', 'balm', 'powder', 'leaf', 'none'] as const;
export type Texture = (typeof TEXTURES)[number];

/** How a product is drawn. Colours are hex; the sku's own colour replaces `fill` where it has one. */
export interface Pack {
  shape: Shape;
  /** The body of the pack. */
  body: string;
  /** Cap, collar or metal parts: gold `#C9A36A`, silver `#CFD3D8`, rose gold `#C79A86`, black, wood … */
  cap: string;
  /** What is inside: liquid, cream, bullet, powder. */
  fill: string;
  finish: Finish;
  /** One short Latin line under the brand on the label, capitals: `CERAMIDE`. */
  label?: string;
  /** Number of pans in a palette; random when left out. */
  pans?: 2 | 3 | 4 | 5 | 6 | 9 | 12;
  /** The texture in the texture view. */
  texture: Texture;
}
