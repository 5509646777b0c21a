import type { FollowedBrand } from '@huarong/contract/favourites';
import { getFirst, shanghaiIso } from '@huarong/core/shared';
import { type CatalogueSource, imageSubjectOf, presentBrand, presentUnitPrice } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import type { FollowedBrandRow } from './followed-brands.queries.ts';

const NEWEST_PRODUCTS = 3;

/** A brand with its newest products; empty when it is no longer listed. */
export function presentFollowedBrand(
  row: FollowedBrandRow,
  catalogue: CatalogueSource,
  imageOf: ImagePort,
): FollowedBrand[] {
  const { brands, byBrand } = catalogue.current();
  const brand = brands.get(row.brand_id);
  if (!brand) return [];
  const { tags: _tags, ...names } = presentBrand(brand);
  const products = byBrand.get(brand.id) ?? [];
  return [
    {
      ...names,
      slogan: brand.slogan,
      productCount: products.length,
      newCount: products.filter(({ labels }) => labels.includes('new')).length,
      products: products.slice(0, NEWEST_PRODUCTS).map((product) => ({
        productId: product.id,
        skuId: getFirst(product.skus).id,
        productName: product.name_cn,
        skuImagePath: imageOf(imageSubjectOf(product, getFirst(product.skus)), 'front'),
        ...presentUnitPrice(product, getFirst(product.skus)),
      })),
      followedAt: shanghaiIso(row.followed_at),
    },
  ];
}
