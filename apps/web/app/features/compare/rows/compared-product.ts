import type { ProductDetail, SkuPromotion } from '@huarong/contract/catalogue';
import type { SkinRating } from '@huarong/contract/community';
import type { SkinFacts, SkinMatch } from '@huarong/core/catalogue';
import { getFirst } from '@huarong/core/shared';

/** A column: the product and what is known of it besides. */
export interface ComparedProduct {
  product: ProductDetail;
  /** Null: not loaded, or the product is no longer sold. */
  offer: SkuPromotion | null;
  rating: SkinRating | null;
  match: SkinMatch;
}

export const defaultSkuOf = ({ skus, skuId }: ProductDetail) =>
  skus.find((sku) => sku.skuId === skuId) ?? getFirst(skus);

export const specificationOf = ({ specifications }: ProductDetail, name: string): string | undefined =>
  specifications.find((line) => line.name === name)?.value;

const listOf = (product: ProductDetail, name: string): string[] =>
  (specificationOf(product, name) ?? '').split('、').filter(Boolean);

/** What the label says of the product, for the match with a skin. */
export const skinFactsOf = (product: ProductDetail): SkinFacts => ({
  skinTypes: listOf(product, '适合肤质'),
  effects: listOf(product, '功效'),
  ingredients: listOf(product, '全成分'),
});

/** The image of the texture, by its name: a product has two to four images, so its place differs. */
export const findTexture = (images: ProductDetail['images']): string | undefined =>
  images.find(({ skuImagePath }) => skuImagePath.includes('-texture-'))?.skuImagePath;
