import type { Scope } from '@huarong/core/pricing';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { countScope, listSkus } from './items.queries.ts';
import { skuIdsOf } from './present-promotion.ts';
import type { ReadValues } from './read-values.ts';

/** Why a promotion cannot go live; null when it can. The skus of gifts and extra-buys have no foreign key, so they are checked here. */
export async function findPublishProblem(db: Queryable, values: ReadValues): Promise<string | null> {
  const now = await readClock(db);
  if (values.ends_at <= now) return '结束时间已经过了';
  const ids = skuIdsOf({ kind: values.kind, rule: values.rule as never });
  const skus = new Map((await listSkus(db, ids)).map((sku) => [sku.skuId, sku]));
  const unknown = ids.find((id) => !skus.has(id));
  if (unknown !== undefined) return `没有规格 ${unknown}`;
  const hidden = [...skus.values()].find(({ isOnSale }) => !isOnSale);
  // A gift need not be sold by itself, an extra-buy and a part of a bundle are.
  if (hidden && values.kind !== 'gift') return `「${hidden.name}」没有在售`;
  if (values.kind === 'bundle') {
    const sum = [...skus.values()].reduce((all, { priceFen }) => all + priceFen, 0);
    return values.rule.priceFen < sum ? null : '搭配价须低于各件售价之和';
  }
  const { skus: covered } = await countScope(db, values.rule['scope'] as Scope);
  return covered === 0 ? '范围里没有规格' : null;
}
