export { colourDifference } from './colour-difference.ts';
export { type Lab, labOf } from './lab.ts';
export { nearestShades } from './nearest-shades.ts';
export {
  byLightness,
  HARD_TO_TELL,
  nearestNeighbours,
  type ShadeNeighbour,
  suggestFamily,
} from './shade-check.ts';
