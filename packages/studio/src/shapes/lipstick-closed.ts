import type { ShapeArt } from '../draw-context.ts';
import { beside } from '../parts/compose.ts';
import { closedLipstick, lipstickCap, openLipstick } from './lipstick-parts.ts';

export const lipstickClosed: ShapeArt = {
  front: closedLipstick,
  angle: (context) => beside(openLipstick(context), lipstickCap(context), 'right', 16),
};
