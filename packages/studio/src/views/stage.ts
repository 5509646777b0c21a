import { PIGMENTS, type Pigment } from '../colour/pigments.ts';
import { createDrawContext, type DrawContext } from '../draw-context.ts';
import { type Backdrop, backdrop, type Room } from '../light/backdrop.ts';
import { type Lighting, pickLighting } from '../light/lighting.ts';
import type { Pack } from '../pack.ts';
import { createRandom } from '../random/random.ts';
import { createSvgDefs, type SvgDefs } from '../svg/svg-defs.ts';

export type View = 'front' | 'angle' | 'texture' | 'scene';

export interface ProductImage {
  view: View;
  pack: Pack;
  /** Latin name as printed on the pack. */
  brand: string;
  pigment: Pigment;
  /** The sku's own colour; it replaces the pack's filling. */
  fill?: string | undefined;
  /** Identifies the product: the same seed gives the same image. */
  seed: string;
  size: { width: number; height: number };
}

export const FRAME = { width: 400, height: 500 } as const;

/** A set with its lighting and camera, ready for a pack. */
export interface Stage {
  svgDefs: SvgDefs;
  lighting: Lighting;
  room: Room;
  backdrop: Backdrop;
  context: DrawContext;
  /** Size of everything on the set, within 6 % of normal. */
  zoom: number;
}

export function openStage(productImage: ProductImage, built = false, lighting?: Lighting): Stage {
  const { pack, seed, view } = productImage;
  const svgDefs = createSvgDefs();
  const random = createRandom(`${seed}/${view}/light`);
  const chosen = lighting ?? pickLighting(random);
  const room: Room = { svgDefs, lighting: chosen, random, ...FRAME, built };
  const behind = backdrop(PIGMENTS[productImage.pigment], room);
  const context = createDrawContext(productImage.fill ? { ...pack, fill: productImage.fill } : pack, {
    svgDefs,
    lighting: chosen,
    ambient: behind.ambient,
    tilt: random.between(0.13, 0.2),
    brand: productImage.brand,
    random: (purpose) => createRandom(`${seed}/pack/${purpose}`),
  });
  return { svgDefs, lighting: chosen, room, backdrop: behind, context, zoom: random.between(0.94, 1.06) };
}
