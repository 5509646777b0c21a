import { aspectsOf } from '@huarong/core/community';
import { accept, STORE, shanghaiIso } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { memberIdOf } from '../author.ts';
import { ownCounts } from '../count-own-content.ts';
import type { CommunityDeps } from '../deps.ts';
import { listBoughtGoods } from '../own-content.queries.ts';
import { pageOf } from '../page-of.ts';
import { presentGoods } from '../present-own-content.ts';

/** What she bought and could comment on, with what its shelf asks about. */
export async function listWaiting(
  deps: CommunityDeps,
  { db, actor }: Context,
  page: { pageNo: number; pageSize: number },
) {
  const memberId = memberIdOf(actor);
  const { items } = await deps.purchases.listUncommented(db, memberId, {
    limit: page.pageSize,
    offset: (page.pageNo - 1) * page.pageSize,
  });
  const bought = await listBoughtGoods(
    db,
    items.map(({ skuId }) => skuId),
  );
  const goodsOf = new Map(bought.map((goods) => [goods.id, goods]));
  const counts = await ownCounts(deps, db, memberId);
  return accept({
    ...pageOf(
      items.map(({ orderId, subOrderId, skuId, signedAt }) => {
        const goods = goodsOf.get(skuId)!;
        return {
          ...presentGoods(deps, goods, skuId),
          orderId,
          subOrderId,
          skuId,
          skuName: goods.sku_name,
          signedAt: shanghaiIso(signedAt),
          aspects: [...aspectsOf(goods.category_id)],
        };
      }),
      page,
      counts.waiting,
    ),
    counts,
    points: STORE.community.commentPoints,
  });
}
