import type { ShapeArt } from '../kit.ts';
import { beside } from '../parts/compose.ts';
import { closedLipstick, lipstickCap, openLipstick } from './lipstick-parts.ts';

export const lipstickClosed: ShapeArt = {
  front: closedLipstick,
  angle: (kit) => beside(openLipstick(kit), lipstickCap(kit), 'right', 16),
};
