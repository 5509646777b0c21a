import { accept, fen, shanghaiIso, toYuan } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type ProductSource, presentPurchasedSku } from './present-purchased-sku.ts';
import { listPurchases } from './purchases.queries.ts';

interface ListInput {
  pageNo: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** All purchases of the member, newest first. */
export async function showPurchases(products: ProductSource, context: Context<'member'>, input: ListInput) {
  const { memberId } = context.actor;
  const { rows, total } = await listPurchases(context.db, { memberId, ...input });
  return accept({
    list: rows.map((row) => {
      const { offerPrice, memberPrices, ...sku } = presentPurchasedSku(products, row);
      return {
        ...sku,
        // Today's price of the sku says nothing about a bundle.
        ...(!row.is_bundle && offerPrice !== undefined && { offerPrice, memberPrices }),
        boughtAt: shanghaiIso(row.bought_at),
        where: row.place,
        times: row.nth,
        quantity: row.quantity,
        paid: toYuan(fen(row.paid_fen)),
        ...(row.is_returning && { isReturning: true }),
        status: row.is_returned ? ('returned' as const) : sku.status,
      };
    }),
    currentPage: input.pageNo,
    totalPages: Math.ceil(total / input.pageSize),
    total,
  });
}
