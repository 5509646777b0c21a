export { catalogueFeature } from './catalogue.feature.ts';
export { subjectOf } from './picture-subject-of.ts';
export { brandLink, presentBrand } from './present-brand.ts';
export { presentCategoryBranch, presentCategoryLink } from './present-category.ts';
export { presentCard } from './present-product.ts';
export type { Category, Product, Snapshot } from './snapshot.ts';
export { type CatalogueSource, watchCatalogue } from './watch-catalogue.ts';
