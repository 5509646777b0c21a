import type { ShapeArt } from '../draw-context.ts';
import { beside } from '../parts/compose.ts';
import { lipstickCap, openLipstick } from './lipstick-parts.ts';

export const lipstickOpen: ShapeArt = {
  front: openLipstick,
  angle: (context) => beside(openLipstick(context), lipstickCap(context), 'left', 18),
};
