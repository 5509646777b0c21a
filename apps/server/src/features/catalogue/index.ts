export { catalogueFeature } from './catalogue.feature.ts';
export { findSkuOnSale, imageUsers, listAvailable, updateRatings } from './catalogue.queries.ts';
export { findImageSubject } from './find-image-subject.ts';
export { imageSubjectOf } from './image-subject-of.ts';
export { lockImports } from './lock-imports.ts';
export type { ProductExtrasPort } from './ports.ts';
export { brandLink, countByCategoryGroup, presentBrand } from './present-brand.ts';
export { presentCategoryBranch, presentCategoryLink } from './present-category.ts';
export { type LineNames, presentKnownNames, presentLineNames } from './present-line-names.ts';
export { presentCard, presentUnitPrice, skuNameOf } from './present-product.ts';
export type {
  Category,
  OfferKind,
  Product,
  ProductOffers,
  ProductOffersPort,
  UnitPrices,
} from './product.ts';
export type { Snapshot } from './snapshot.ts';
export { type CatalogueSource, watchCatalogue } from './watch-catalogue.ts';
