import { randomInt } from 'node:crypto';
import { OrderStatus, orderNumber } from '@huarong/core/orders';
import { sql } from 'kysely';
import type { Database } from '#platform/database';

export interface OrderFixture {
  owner: string;
  payableFen: number;
  status?: OrderStatus;
  depositFen?: number;
  /** Minutes from now; negative is in the past. */
  payWithin?: number;
  balanceFrom?: Date;
  balanceUntil?: Date;
  pointsExpected?: number;
}

/** Inserts an order as checkout would create it, with one line of one unit. */
export async function insertOrder(db: Database, fixture: OrderFixture): Promise<string> {
  const { owner, payableFen, status = OrderStatus.AwaitingPayment, depositFen, payWithin = 30 } = fixture;
  const id = orderNumber('20261115', randomInt);
  await db
    .insertInto('shop_order')
    .values({
      id,
      owner,
      kind: depositFen ? 'presale' : 'ordinary',
      source: 'cart',
      payment_code: 'ALIPAY',
      goods_fen: payableFen,
      payable_fen: payableFen,
      deposit_fen: depositFen ?? null,
      balance_from: fixture.balanceFrom ?? null,
      balance_until: fixture.balanceUntil ?? null,
      points_expected: fixture.pointsExpected ?? 0,
      arithmetic: '[]',
      recipient: '{"name":"林知夏","mobile":"13800000002"}',
      delivery: '{"mode":"express","time":"any"}',
      quote_hash: 'q',
      pay_until: sql<Date>`shop_now() + make_interval(mins => ${payWithin})`,
      created_at: sql<Date>`shop_now()`,
    })
    .execute();
  await db
    .insertInto('sub_order')
    .values({ id: `${id}-1`, order_id: id, position: 1, status })
    .execute();
  await db
    .insertInto('order_line')
    .values({
      id: `${id}-1-1`,
      order_id: id,
      sub_order_id: `${id}-1`,
      position: 1,
      sku_id: 's1',
      product_id: 'p1',
      kind: depositFen ? 'presale' : 'ordinary',
      snapshot: '{}',
      unit_price_fen: payableFen,
      quantity: 1,
      paid_fen: payableFen,
      unit_shares: JSON.stringify([
        { promotion: 0, coupon: 0, points: 0, paid: payableFen, pointsEarned: 0 },
      ]),
    })
    .execute();
  return id;
}
