import { type Promotion, type QuotaUse, type ScopedItem, scopeCovers } from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';
import { listQuotaUse } from './promotions.queries.ts';

interface QuotaScope {
  owner: string | null;
  items: readonly ScopedItem[];
}

/** Used quota of the promotions that cover these items. Most have no quota, and then no query runs. */
export function readQuotaUse(
  db: Queryable,
  promotions: readonly Promotion[],
  { owner, items }: QuotaScope,
): Promise<QuotaUse> {
  return readQuotaUseOf(db, promotionsCovering(promotions, items), owner);
}

/** Used quota of these promotions: of all shoppers together and of this one. */
export async function readQuotaUseOf(
  db: Queryable,
  promotions: readonly Promotion[],
  owner: string | null,
): Promise<QuotaUse> {
  const limited = promotions.filter(({ quota }) => quota.total !== null || quota.perShopper !== null);
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

/** The promotions whose scope covers any of these items. */
export const promotionsCovering = <Kind extends Promotion>(
  promotions: readonly Kind[],
  items: readonly ScopedItem[],
): Kind[] => promotions.filter(({ scope }) => items.some((each) => scopeCovers(scope, each)));
