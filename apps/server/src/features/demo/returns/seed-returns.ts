import { getAt } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { REGULAR_MEMBER } from '../members/demo-members.ts';
import type { DemoOrder } from '../orders/order-plans.ts';
import { listDemoItems } from '../orders/seed-orders.ts';
import { writeOrder } from '../orders/write-order.ts';
import { returnPlans } from './return-plans.ts';
import { writeReturn } from './write-return.ts';

/** Beyond the numbers of the other demo orders. */
const FIRST_NUMBER = 101;

/** Gives the regular customer a return in every status, in a shop without returns. */
export const seedReturns = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-returns'))`.execute(tx);
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', REGULAR_MEMBER)
      .executeTakeFirst();
    const existing = await tx.selectFrom('return_request').select('id').limit(1).executeTakeFirst();
    const items = (await listDemoItems(tx)).sort(
      (a, b) => a.priceFen - b.priceFen || (a.skuId < b.skuId ? -1 : 1),
    );
    if (!member || existing || items.length === 0) return;
    const now = await readClock(tx);
    // The triggers would record the current time; past status changes are written with their own times.
    await setStatusTriggers(tx, 'disable');
    let next = 0;
    let returned = 0;
    for (const [index, { order, returns }] of returnPlans.entries()) {
      const bought = Array.from({ length: order.items }, () => getAt(items, next++ % items.length));
      const demo: DemoOrder = {
        plan: order,
        bought,
        number: FIRST_NUMBER + index,
        memberId: REGULAR_MEMBER,
        now,
      };
      const orderId = await writeOrder(tx, demo);
      for (const [line, plan] of returns.entries())
        await writeReturn(tx, { plan, orderId, position: line + 1, number: ++returned, now });
    }
    await setStatusTriggers(tx, 'enable');
  });

const setStatusTriggers = async (tx: Tx, action: 'enable' | 'disable') => {
  await sql.raw(`alter table sub_order ${action} trigger sub_order_noted`).execute(tx);
  await sql.raw(`alter table return_request ${action} trigger return_request_noted`).execute(tx);
};
