import { covers, type Promotion, type QuotaUse, type ScopedGoods } from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';
import { listQuotaUse } from './promotions.queries.ts';

interface QuotaScope {
  owner: string | null;
  items: readonly ScopedGoods[];
}

/** What is used up of the promotions these goods are in. Most have no quota, and then the database is not asked. */
export async function readQuotaUse(
  db: Queryable,
  promotions: readonly Promotion[],
  { owner, items }: QuotaScope,
): Promise<QuotaUse> {
  const limited = promotionsCovering(promotions, items).filter(
    ({ quota }) => quota.total !== null || quota.perShopper !== null,
  );
  if (limited.length === 0) return {};
  const rows = await listQuotaUse(
    db,
    limited.map(({ promotionId }) => promotionId),
    owner,
  );
  const used: Record<string, { byAll: number; byShopper: number }> = {};
  for (const row of rows) {
    const key = row.sku_id === '' ? row.promotion_id : `${row.promotion_id}:${row.sku_id}`;
    const before = used[key] ?? { byAll: 0, byShopper: 0 };
    used[key] = row.owner === '' ? { ...before, byAll: row.used } : { ...before, byShopper: row.used };
  }
  return used;
}

/** Those that have to do with any of these goods. */
export const promotionsCovering = <Kind extends Promotion>(
  promotions: readonly Kind[],
  items: readonly ScopedGoods[],
): Kind[] => promotions.filter(({ scope }) => items.some((each) => covers(scope, each)));
