export { colourDifference } from './colour-difference.ts';
export { type Lab, labOf } from './lab.ts';
export { nearestShades } from './nearest-shades.ts';
export {
  ALIKE_BELOW,
  byLightness,
  nearestNeighbours,
  type ShadeNeighbour,
  suggestFamily,
} from './shade-check.ts';
