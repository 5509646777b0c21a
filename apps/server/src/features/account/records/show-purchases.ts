import { accept, fen, shanghaiIso, toYuan } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { memberOf } from '../member-of.ts';
import { presentGoods, type Shelves } from './present-purchased-sku.ts';
import { listBought } from './purchases.queries.ts';

interface Wish {
  pageNo: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** What she bought anywhere, the newest first. */
export async function showPurchases(shelves: Shelves, context: Context, wish: Wish) {
  const { memberId } = memberOf(context);
  const { rows, total } = await listBought(context.db, { memberId, ...wish });
  return accept({
    list: rows.map((row) => {
      const goods = presentGoods(shelves, row);
      return {
        ...goods,
        boughtAt: shanghaiIso(row.bought_at),
        where: row.place,
        times: row.nth,
        paid: toYuan(fen(row.paid_fen)),
        status: row.is_returned ? ('returned' as const) : goods.status,
      };
    }),
    currentPage: wish.pageNo,
    totalPages: Math.ceil(total / wish.pageSize),
    total,
  });
}
