import type { Lighting } from './light/lighting.ts';
import type { Finish, Pack } from './pack.ts';
import type { Random } from './random/random.ts';
import type { SvgDefs } from './svg/svg-defs.ts';

/** What drawing a pack needs: the SVG definitions, the lighting and the pack's colours. */
export interface DrawContext {
  svgDefs: SvgDefs;
  lighting: Lighting;
  /** The backdrop's colour: it shows through glass and tints shadows. */
  ambient: string;
  /** How far the camera looks down: height of a circle divided by its width. */
  tilt: number;
  body: string;
  cap: string;
  fill: string;
  finish: Finish;
  brand: string;
  label: string | undefined;
  pans: Pack['pans'];
  /** A new random stream for one decision about the pack; the same in every view of the product. */
  random(purpose: string): Random;
}

/** A drawn object: it stands at 0, 0 and reaches `height` upwards and half of `width` to both sides. */
export interface Drawing {
  art: string;
  width: number;
  height: number;
  /** Half the width of the part that touches the floor. */
  foot: number;
  /** Outline of the part that touches the floor, where it is not round. */
  contact?: string;
  /** The colour that glass adds to its shadow. */
  glow?: string;
}

/** Where a drawing stands on the floor of the image, in its own units. */
export interface Placement {
  drawing: Drawing;
  x: number;
  /** Distance from the front line towards the wall. */
  back?: number;
  scale?: number;
  /** Degrees, clockwise: the lit left side turns to the top. */
  turn?: number;
  /** Lies on the floor instead of standing. */
  lying?: boolean;
}

export type Pose = (context: DrawContext) => Drawing;

/** How a shape is drawn alone and what the angle view shows. */
export interface ShapeArt {
  front: Pose;
  angle(context: DrawContext): Placement[];
}

export function createDrawContext(
  pack: Pack,
  setting: Omit<DrawContext, 'body' | 'cap' | 'fill' | 'finish' | 'label' | 'pans'>,
): DrawContext {
  const { body, cap, fill, finish, label, pans } = pack;
  return { ...setting, body, cap, fill, finish, label, pans };
}
