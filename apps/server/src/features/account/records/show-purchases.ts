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
      const sku = presentPurchasedSku(products, row);
      return {
        ...sku,
        boughtAt: shanghaiIso(row.bought_at),
        where: row.place,
        times: row.nth,
        paid: toYuan(fen(row.paid_fen)),
        status: row.is_returned ? ('returned' as const) : sku.status,
      };
    }),
    currentPage: input.pageNo,
    totalPages: Math.ceil(total / input.pageSize),
    total,
  });
}
