export { type Assembled, assembler } from './assemble.ts';
export { type Builder, type Builders, buildersFor, readBuilders } from './builders.ts';
export { bundlesFeature } from './bundles.feature.ts';
export { type CannotMake, whyNotMade, whyNotPlain } from './check-choice.ts';
export { lineIdOf, skuOfLine, variantOf } from './line-id.ts';
export { presentMade } from './present-bundle-line.ts';
export { type BuilderSource, watchBuilders } from './watch-builders.ts';
