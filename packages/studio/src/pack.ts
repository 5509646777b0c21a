/** The same words as the catalogue's `Pack`, so that a product's pack goes straight into the studio. */
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

/** How a product looks on the table; every colour is hex. */
export interface Pack {
  shape: Shape;
  body: string;
  cap: string;
  fill: string;
  finish: Finish;
  label?: string;
  texture: Texture;
}
