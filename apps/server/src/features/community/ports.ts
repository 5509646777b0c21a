import type { Queryable, Tx } from '#platform/database';

/** Something a member bought and signed for. */
export interface Purchase {
  skuId: string;
  signedAt: Date;
}

/** Something she could comment on. */
export interface UncommentedPurchase {
  orderId: string;
  subOrderId: string;
  skuId: string;
  productId: string;
  signedAt: Date;
}

/** Who bought what, told by the orders. Only what was signed for counts: nobody judges a parcel on its way. */
export interface PurchasePort {
  /** The item in question: one line of a sub-order, or whatever of the product she bought last. */
  boughtBy(
    db: Queryable,
    memberId: string,
    item: { subOrderId: string; skuId: string } | { productId: string },
  ): Promise<Purchase | null>;
  /** What she signed for and has said nothing about, the latest first, and how much of it there is. */
  listUncommented(
    db: Queryable,
    memberId: string,
    page: { limit: number; offset: number },
  ): Promise<{ items: UncommentedPurchase[]; total: number }>;
  /** The orders stop asking for a comment. */
  noteComment(tx: Tx, memberId: string, item: { subOrderId: string; skuId: string }): Promise<void>;
}

/** How a member is called in public. */
export interface AuthorPort {
  findAuthor(db: Queryable, memberId: string): Promise<{ nickname: string; cardType: string | null } | null>;
}
