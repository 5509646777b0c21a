export { catalogueFeature } from './catalogue.feature.ts';
export {
  deleteBrand,
  deleteCategory,
  deleteSku,
  findSkuOnSale,
  imageUsers,
  listAvailable,
  listImagesOf,
  listSoldOut,
  republishImage,
  updateRatings,
} from './catalogue.queries.ts';
export { findImageSubject } from './find-image-subject.ts';
export {
  createImageSubject,
  imageAddress,
  imageSubjectOf,
  type PicturedProduct,
} from './image-subject-of.ts';
export { lockCatalogueChanges, tryLockCatalogueChanges } from './lock-catalogue-changes.ts';
export { inCategories, matchesProduct, matchesSku } from './match-words.ts';
export { changedPageTags, LIST_TAG, pageTagsOf } from './page-tags.ts';
export type { ProductExtrasPort } from './ports.ts';
export { brandLink, countByCategoryGroup, presentBrand } from './present-brand.ts';
export { categoryNotFound, presentCategoryLink } from './present-category.ts';
export { type LineNames, presentKnownNames, presentLineNames } from './present-line-names.ts';
export { presentCard, presentUnitPrice, skuNameOf } from './present-product.ts';
export { previewProduct } from './preview-product.ts';
export { shownTrail } from './snapshot/category-tree.ts';
export type {
  Category,
  OfferKind,
  Product,
  ProductOffers,
  ProductOffersPort,
  UnitPrices,
} from './snapshot/product.ts';
export { readSnapshotWith } from './snapshot/read-snapshot-with.ts';
export { type ProductTexts, productTexts } from './snapshot/snapshot.queries.ts';
export { type Snapshot, withOffers } from './snapshot/snapshot.ts';
export { CATALOGUE_TABLES, type CatalogueSource, watchCatalogue } from './snapshot/watch-catalogue.ts';
