import type { ProductDetail } from '@huarong/contract/catalogue';
import type { Queryable } from '#platform/database';
import type { Product } from './snapshot/product.ts';
import type { ProductTexts } from './snapshot/snapshot.queries.ts';

/** What the product page shows besides what listings hold in memory. */
export interface ProductExtrasPort {
  /** A delisted product has no rank. */
  readFacts: (
    db: Queryable,
    productId: string,
    product: Product | null,
  ) => Promise<{
    questionCount: number;
    postCount: number;
    rank: ProductDetail['rank'] | null;
    /** Null without such a product. */
    texts: ProductTexts | null;
  }>;
  /** The bundle whose case is this product. */
  bundleOf: (productId: string) => string | undefined;
  /** The bundles that accept any of these skus as a part. */
  bundlesFor: (skuIds: readonly string[]) => { bundleId: string; title: string; skuId: string }[];
}
