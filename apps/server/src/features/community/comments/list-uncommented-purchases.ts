import { aspectsOf } from '@huarong/core/community';
import { accept, getFrom, shanghaiIso } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { readSetting } from '../../settings/index.ts';
import { countOwnContent } from '../count-own-content.ts';
import type { CommunityDeps } from '../deps.ts';
import { listPurchasedSkus } from '../own-content.queries.ts';
import { pageOf } from '../page-of.ts';
import { presentProduct } from '../present-own-content.ts';

/** Purchases without a comment, with the rating aspects of their category. */
export async function listUncommentedPurchases(
  deps: CommunityDeps,
  { db, actor }: Context<'member'>,
  page: { pageNo: number; pageSize: number },
) {
  const { memberId } = actor;
  const { items } = await deps.purchases.listUncommented(db, memberId, {
    limit: page.pageSize,
    offset: (page.pageNo - 1) * page.pageSize,
  });
  const bought = await listPurchasedSkus(
    db,
    items.map(({ skuId }) => skuId),
  );
  const skuOf = new Map(bought.map((sku) => [sku.id, sku]));
  const counts = await countOwnContent(deps, db, memberId);
  return accept({
    ...pageOf(
      items.map(({ orderId, subOrderId, skuId, signedAt }) => {
        const sku = getFrom(skuOf, skuId);
        return {
          ...presentProduct(deps, sku, skuId),
          orderId,
          subOrderId,
          skuId,
          skuName: sku.sku_name,
          signedAt: shanghaiIso(signedAt),
          aspects: [...aspectsOf(sku.category_id)],
        };
      }),
      page,
      counts.waiting,
    ),
    counts,
    points: (await readSetting(db, 'points')).commentPoints,
  });
}
