import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { memberOwner } from '../../../apps/server/src/platform/context/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import type { Fixture } from './fixture.ts';
import { createMembers } from './members.ts';
import { shopperOf } from './shopper.ts';
import { setStock } from './skus.ts';

const BUYERS = 8;

export interface LoadResult {
  /** Orders that were confirmed to shoppers, one for each key. */
  acknowledged: string[];
  lost: string[];
  doubled: number;
  unpaid: number;
  /** The longest wait of a shopper for an order, including retries. */
  longestSeconds: number;
}

/** Shoppers order and pay continuously during `disruption`; then the confirmed orders are compared with the database. */
export async function underLoad(
  fixture: Fixture,
  seconds: number,
  disruption: () => Promise<void>,
): Promise<LoadResult> {
  const skuId = fixture.skuIds[7]!;
  await setStock(fixture.db, skuId, 1_000_000);
  const members = await createMembers(fixture.db, BUYERS);
  const acknowledged: string[] = [];
  const paid: string[] = [];
  let longestSeconds = 0;
  let isOver = false;
  const buyUntilOver = members.map(async (member) => {
    const shopper = shopperOf(fixture, member);
    while (!isOver) {
      const from = performance.now();
      const body = await shopper.quoteNow(skuId).catch(() => null);
      if (!body) continue;
      const placed = await shopper.buyNow(body, randomUUID());
      if (placed.status !== 0) continue;
      acknowledged.push(placed.results.orderId);
      longestSeconds = Math.max(longestSeconds, (performance.now() - from) / 1000);
      const number = await shopper.openPayment(placed.results.orderId).catch(() => null);
      const confirmed = number ? await shopper.simulatePayment(number, 'success') : null;
      // The notice was acknowledged, so the payment must be recorded. Otherwise the shop queries the provider later.
      if (confirmed?.results?.answered?.[0]?.httpStatus === 200) paid.push(placed.results.orderId);
    }
  });
  await disruption();
  await wait(seconds * 1000);
  isOver = true;
  await Promise.all(buyUntilOver);
  const rows = await runSql<{ id: string; is_paid: boolean }>(
    fixture.db,
    'select id, paid_at is not null as is_paid from shop_order where owner = any($1)',
    [members.map(({ id }) => memberOwner(id))],
  );
  const committed = new Map(rows.map(({ id, is_paid }) => [id, is_paid]));
  return {
    acknowledged,
    lost: acknowledged.filter((id) => !committed.has(id)),
    doubled: committed.size - new Set(acknowledged).size,
    unpaid: paid.filter((id) => !committed.get(id)).length,
    longestSeconds,
  };
}
