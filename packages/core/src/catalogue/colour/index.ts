export { colourDifference } from './colour-difference.ts';
export { depthOf, describeShade, SKIN_DEPTHS } from './describe-shade.ts';
export { type Lab, labOf } from './lab.ts';
export { nearestShades } from './nearest-shades.ts';
export {
  ALIKE_BELOW,
  byLightness,
  nearestNeighbours,
  type ShadeNeighbour,
  suggestFamily,
} from './shade-check.ts';
export { UNDERTONE_NAMES, type Undertone, undertoneOf } from './undertone.ts';
