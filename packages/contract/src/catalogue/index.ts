export { BrandMark, BrandWall, WallBrand } from './brand-views.ts';
export { catalogueContract } from './catalogue.contract.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export { Brand, CategoryBranch, CategoryLink, ProductCard, UnitPrice } from './catalogue-views.ts';
export {
  Gift,
  NearShade,
  ProductDetail,
  ProductSet,
  Promotion,
  Ranking,
  type RankingKind,
  Sku,
  type SkuPromotion,
} from './product-views.ts';
