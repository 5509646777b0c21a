import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { countStock } from './goods.ts';
import { admitMembers } from './people.ts';
import { shopperOf } from './shopper.ts';
import type { World } from './world.ts';

const BUYERS = 8;

export interface Loaded {
  /** What shoppers were told: the order is placed. One for each key. */
  acknowledged: string[];
  lost: string[];
  doubled: number;
  unpaid: number;
  /** The longest a shopper waited for an order, with all her repetitions. */
  longestSeconds: number;
}

/** Shoppers order and pay without a rest while `trouble` happens; then what they were told is held against the books. */
export async function underLoad(
  world: World,
  seconds: number,
  trouble: () => Promise<void>,
): Promise<Loaded> {
  const skuId = world.skuIds[7]!;
  await countStock(world.db, skuId, 1_000_000);
  const members = await admitMembers(world.db, BUYERS);
  const acknowledged: string[] = [];
  const paid: string[] = [];
  let longestSeconds = 0;
  let isOver = false;
  const shopping = members.map(async (member) => {
    const shopper = shopperOf(world, member);
    while (!isOver) {
      const from = performance.now();
      const body = await shopper.quoteNow(skuId).catch(() => null);
      if (!body) continue;
      const placed = await shopper.buyNow(body, randomUUID());
      if (placed.status !== 0) continue;
      acknowledged.push(placed.results.orderId);
      longestSeconds = Math.max(longestSeconds, (performance.now() - from) / 1000);
      const number = await shopper.opens(placed.results.orderId).catch(() => null);
      const played = number ? await shopper.play(number, 'success') : null;
      // The provider was thanked: from now on the money is ours to answer for. Otherwise it will be asked about.
      if (played?.results?.answered?.[0]?.httpStatus === 200) paid.push(placed.results.orderId);
    }
  });
  await trouble();
  await wait(seconds * 1000);
  isOver = true;
  await Promise.all(shopping);
  const rows = await runSql<{ id: string; is_paid: boolean }>(
    world.db,
    'select id, paid_at is not null as is_paid from shop_order where owner = any($1)',
    [members.map(({ id }) => `member:${id}`)],
  );
  const kept = new Map(rows.map(({ id, is_paid }) => [id, is_paid]));
  return {
    acknowledged,
    lost: acknowledged.filter((id) => !kept.has(id)),
    doubled: kept.size - new Set(acknowledged).size,
    unpaid: paid.filter((id) => !kept.get(id)).length,
    longestSeconds,
  };
}
