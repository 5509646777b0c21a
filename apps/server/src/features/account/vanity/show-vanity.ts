import type { Vanity, VanityItem } from '@huarong/contract/account';
import { addMonths, daysBetween, usagePaceOf } from '@huarong/core/account';
import { getFirst, STORE, shanghaiDate, shanghaiIso } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { type ProductSource, presentPurchasedSku } from '../records/present-purchased-sku.ts';
import { listItemsAtHome, type PurchaseRow } from '../records/purchases.queries.ts';

const { vanityMonths, endingSoonDays, runningLowDays } = STORE.account;
type ItemRow = Awaited<ReturnType<typeof listItemsAtHome>>[number];

/** The member's items at home: opened ones by expiry, the others by purchase date. */
export async function showVanity(products: ProductSource, db: Queryable, memberId: string): Promise<Vanity> {
  const now = await readClock(db);
  const rows = await listItemsAtHome(db, memberId, vanityMonths);
  const items = rows.map((row) => presentItem(products, row, shanghaiDate(now)));
  const inUse = items
    .filter(({ openedOn }) => openedOn !== undefined)
    .sort((a, b) => (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity));
  return {
    inUse,
    unopened: items.filter(({ openedOn }) => openedOn === undefined),
    runningLow: runningLow(products, rows, now),
    endingSoonCount: inUse.filter(({ daysLeft }) => daysLeft !== undefined && daysLeft <= endingSoonDays)
      .length,
  };
}

function presentItem(products: ProductSource, row: ItemRow, today: string): VanityItem {
  const months = products.catalogue.current().skus.get(row.sku_id)?.product.opened_months;
  const useUntil = row.opened_on && months ? addMonths(row.opened_on, months) : undefined;
  return {
    ...presentPurchasedSku(products, row),
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

/** Skus that the member buys regularly and, by that interval, needs again soon. */
function runningLow(products: ProductSource, rows: readonly PurchaseRow[], now: Date): Vanity['runningLow'] {
  return [...Map.groupBy(rows, ({ sku_id }) => sku_id).values()].flatMap((bought) => {
    const last = getFirst(bought);
    const pace = usagePaceOf(
      bought.map(({ bought_at }) => bought_at),
      last.quantity,
      now,
    );
    if (!pace || pace.daysLeft > runningLowDays) return [];
    return { ...presentPurchasedSku(products, last), ...pace, lastBoughtAt: shanghaiIso(last.bought_at) };
  });
}
