import type { ProductDetail } from '@huarong/contract/catalogue';
import type { Queryable } from '#platform/database';
import type { Product } from './snapshot.ts';

/** What other features know of a product and its page tells. */
export interface ProductExtrasPort {
  countWords: (db: Queryable, productId: string) => Promise<{ questionCount: number; postCount: number }>;
  findRank: (db: Queryable, product: Product) => Promise<ProductDetail['rank'] | null>;
  /** The builder that a product is the case of. */
  bundleOf: (productId: string) => string | undefined;
  /** The builders that take any of these skus as a part. */
  bundlesFor: (skuIds: readonly string[]) => { bundleId: string; title: string; skuId: string }[];
}
