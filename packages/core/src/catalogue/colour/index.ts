export { colourDifference } from './colour-difference.ts';
export { type Lab, labOf } from './lab.ts';
export { nearestShades } from './nearest-shades.ts';
