import type { Queryable, Tx } from '#platform/database';

/** A purchase that the member has signed for. */
export interface Purchase {
  skuId: string;
  signedAt: Date;
}

/** A purchase without a comment. */
export interface UncommentedPurchase {
  orderId: string;
  subOrderId: string;
  skuId: string;
  productId: string;
  signedAt: Date;
}

/** Purchases of members, provided by orders. Only items that were signed for count. */
export interface PurchasePort {
  /** A line of a sub-order, or the latest purchase of a product. */
  findPurchase(
    db: Queryable,
    memberId: string,
    item: { subOrderId: string; skuId: string } | { productId: string },
  ): Promise<Purchase | null>;
  /** Signed purchases without a comment, the latest first, with their total and the part in completed orders. */
  listUncommented(
    db: Queryable,
    memberId: string,
    page: { limit: number; offset: number },
  ): Promise<{
    items: UncommentedPurchase[];
    total: number;
    completedOrders: number;
    completedItems: number;
  }>;
  /** Marks the order line as commented. */
  recordComment(tx: Tx, memberId: string, item: { subOrderId: string; skuId: string }): Promise<void>;
  /** Marks the order line as not commented again. */
  clearComment(tx: Tx, memberId: string, item: { subOrderId: string; skuId: string }): Promise<void>;
}

/** The public name of a member. */
export interface AuthorPort {
  findAuthor(db: Queryable, memberId: string): Promise<{ nickname: string; cardType: string | null } | null>;
}
