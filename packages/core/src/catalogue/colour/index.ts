export { colourDifference } from './colour-difference.ts';
export { DEPTH_COLOURS, depthOf, describeShade, SKIN_DEPTHS } from './describe-shade.ts';
export { type Lab, labOf } from './lab.ts';
export { nearestShades } from './nearest-shades.ts';
export { groupIntoCells, listCandidates, type ShadeCell } from './shade-cells.ts';
export {
  ALIKE_BELOW,
  byLightness,
  nearestNeighbours,
  type ShadeNeighbour,
  suggestFamily,
} from './shade-check.ts';
export { type SkinTone, skinToneOf, toneKey } from './skin-tone.ts';
export { UNDERTONE_NAMES, type Undertone, undertoneOf } from './undertone.ts';
