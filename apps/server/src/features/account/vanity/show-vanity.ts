import type { Vanity, VanityItem } from '@huarong/contract/account';
import { addMonths, daysBetween, paceOf } from '@huarong/core/account';
import { STORE, shanghaiDate, shanghaiIso } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { presentGoods, type Shelves } from '../records/present-purchased-sku.ts';
import { type BoughtRow, listAtHome } from '../records/purchases.queries.ts';

const { vanityMonths, endingSoonDays, runningLowDays } = STORE.account;
type HomeRow = Awaited<ReturnType<typeof listAtHome>>[number];

/** What a member has at home: open things by how soon they end, the others by when they came. */
export async function showVanity(shelves: Shelves, db: Queryable, memberId: string): Promise<Vanity> {
  const now = await readClock(db);
  const rows = await listAtHome(db, memberId, vanityMonths);
  const items = rows.map((row) => presentItem(shelves, row, shanghaiDate(now)));
  const inUse = items
    .filter(({ openedOn }) => openedOn !== undefined)
    .sort((a, b) => (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity));
  return {
    inUse,
    unopened: items.filter(({ openedOn }) => openedOn === undefined),
    runningLow: runningLow(shelves, rows, now),
    endingSoonCount: inUse.filter(({ daysLeft }) => daysLeft !== undefined && daysLeft <= endingSoonDays)
      .length,
  };
}

function presentItem(shelves: Shelves, row: HomeRow, today: string): VanityItem {
  const months = shelves.catalogue.current().skus.get(row.sku_id)?.product.opened_months;
  const useUntil = row.opened_on && months ? addMonths(row.opened_on, months) : undefined;
  return {
    ...presentGoods(shelves, row),
    item: row.item,
    brandName: row.brand_name,
    quantity: row.quantity,
    boughtAt: shanghaiIso(row.bought_at),
    where: row.place,
    ...(months && { openedMonths: months }),
    ...(row.opened_on !== null && { openedOn: row.opened_on }),
    ...(useUntil && { useUntil, daysLeft: daysBetween(today, useUntil) }),
  };
}

/** What she buys again and again, and by her own pace needs again soon. */
function runningLow(shelves: Shelves, rows: readonly BoughtRow[], now: Date): Vanity['runningLow'] {
  return [...Map.groupBy(rows, ({ sku_id }) => sku_id).values()].flatMap((bought) => {
    const [last] = bought;
    const pace = paceOf(
      bought.map(({ bought_at }) => bought_at),
      last!.quantity,
      now,
    );
    if (!pace || pace.daysLeft > runningLowDays) return [];
    return { ...presentGoods(shelves, last!), ...pace, lastBoughtAt: shanghaiIso(last!.bought_at) };
  });
}
