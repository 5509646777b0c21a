export { type AssembledBundle, loadBundleAssembler } from './assemble.ts';
export { type Builder, type Builders, buildersFor, readBuilders } from './builders.ts';
export { bundlesFeature } from './bundles.feature.ts';
export { type BundleRefusal, bundleProblem, plainCaseProblem } from './check-choice.ts';
export { deleteBuilderDraft, insertBuilderDraft, updateBuilder } from './edit-builder.queries.ts';
export {
  deleteBundlePriceDraft,
  insertBundlePriceDraft,
  updateBundlePrice,
} from './edit-bundle-price.queries.ts';
export { lineIdOf, skuIdOfLine, variantOf } from './line-id.ts';
export { lineUnits } from './line-units.ts';
export { presentBundleLine } from './present-bundle-line.ts';
export { BUILDER_TABLES, type BuilderSource, watchBuilders } from './watch-builders.ts';
