import type { ShapeArt } from '../kit.ts';
import { beside } from '../parts/compose.ts';
import { lipstickCap, openLipstick } from './lipstick-parts.ts';

export const lipstickOpen: ShapeArt = {
  front: openLipstick,
  angle: (kit) => beside(openLipstick(kit), lipstickCap(kit), 'left', 18),
};
