import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import type { DemoOrder } from '../orders/order-plans.ts';
import { listGoods } from '../orders/seed-orders.ts';
import { writeDemoOrder } from '../orders/write-order.ts';
import { returnPlans } from './return-plans.ts';
import { writeDemoReturn } from './write-return.ts';

/** 13800000002, the regular customer. */
const REGULAR = '1000000002';
/** Beyond the numbers of the other demo orders. */
const FIRST_NUMBER = 101;

/** Gives the regular customer a return in every status, in a shop where nobody has returned anything yet. */
export const seedReturns = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-returns'))`.execute(tx);
    const isThere = await tx.selectFrom('member').select('id').where('id', '=', REGULAR).executeTakeFirst();
    const anything = await tx.selectFrom('return_request').select('id').limit(1).executeTakeFirst();
    const goods = (await listGoods(tx)).sort(
      (a, b) => a.priceFen - b.priceFen || (a.skuId < b.skuId ? -1 : 1),
    );
    if (!isThere || anything || goods.length === 0) return;
    const now = await readClock(tx);
    // Lives that lie behind cannot be lived through now: their steps are written with their own times.
    await notebooks(tx, 'disable');
    let next = 0;
    let returned = 0;
    for (const [index, { order, returns }] of returnPlans.entries()) {
      const bought = Array.from({ length: order.goods }, () => goods[next++ % goods.length]!);
      const demo: DemoOrder = { plan: order, bought, number: FIRST_NUMBER + index, memberId: REGULAR, now };
      const orderId = await writeDemoOrder(tx, demo);
      for (const [line, plan] of returns.entries())
        await writeDemoReturn(tx, { plan, orderId, position: line + 1, number: ++returned, now });
    }
    await notebooks(tx, 'enable');
  });

const notebooks = async (tx: Tx, how: 'enable' | 'disable') => {
  await sql.raw(`alter table sub_order ${how} trigger sub_order_noted`).execute(tx);
  await sql.raw(`alter table return_request ${how} trigger return_request_noted`).execute(tx);
};
