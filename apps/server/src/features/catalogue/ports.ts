import type { ProductDetail } from '@huarong/contract/catalogue';
import type { Queryable } from '#platform/database';
import type { Product } from './product.ts';

/** Facts of other features that the product page shows. */
export interface ProductExtrasPort {
  countQuestionsAndPosts: (
    db: Queryable,
    productId: string,
  ) => Promise<{ questionCount: number; postCount: number }>;
  findRank: (db: Queryable, product: Product) => Promise<ProductDetail['rank'] | null>;
  /** The bundle whose case is this product. */
  bundleOf: (productId: string) => string | undefined;
  /** The bundles that accept any of these skus as a part. */
  bundlesFor: (skuIds: readonly string[]) => { bundleId: string; title: string; skuId: string }[];
}
