export { catalogueFeature } from './catalogue.feature.ts';
export { listAvailable } from './catalogue.queries.ts';
export { subjectOf } from './picture-subject-of.ts';
export { brandLink, presentBrand } from './present-brand.ts';
export { presentCategoryBranch, presentCategoryLink } from './present-category.ts';
export { presentCard, skuNameOf } from './present-product.ts';
export type { Category, Offered, Product, Snapshot } from './snapshot.ts';
export { type CatalogueSource, watchCatalogue } from './watch-catalogue.ts';
