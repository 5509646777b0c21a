import { paymentDepsOf } from '../../../apps/server/src/features/connect-orders.ts';
import { seededRandom } from '../../../apps/server/src/features/payment/testing/shuffle.ts';
import type { PaymentProviders } from '../../../apps/server/src/integrations/payment/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { createMembers } from '../orders/members.ts';
import { createCard, createCoupon } from '../orders/wallets.ts';
import type { Worker } from './worker.ts';

const CARDS = 4;
const COUPONS = 6;
const INITIAL_STOCK = 40;
const FACE_FEN = 500_000;

/** Members with a wallet, a sku in stock and random numbers each. */
export async function openWorkers(
  db: Database,
  providers: PaymentProviders,
  count: number,
  seed: number,
): Promise<Worker[]> {
  const members = await createMembers(db, count);
  await createStock(db, count);
  const workers: Worker[] = [];
  for (const [index, { id: memberId }] of members.entries()) {
    const skuId = String(900_000 + index);
    const cards = [];
    for (let n = 0; n < CARDS; n++) {
      const id = await createCard(db, memberId, FACE_FEN);
      cards.push({ id, face: FACE_FEN, balance: FACE_FEN, held: 0, isLost: false });
    }
    const coupons = new Map<string, 'usable'>();
    for (let n = 0; n < COUPONS; n++) coupons.set(await createCoupon(db, memberId), 'usable');
    await runSql(db, 'insert into points_account (member_id) values ($1)', [memberId]);
    workers.push({
      ...{
        db,
        deps: paymentDepsOf(providers),
        random: seededRandom(seed + index * 7_919),
        violations: [],
        nth: 0,
      },
      model: {
        ...{ memberId, skuId, cards, coupons, orders: [], refunds: [] },
        points: { free: 0, held: 0, card: 0, debt: 0 },
        stock: { available: INITIAL_STOCK, held: 0, sold: 0 },
        bank: { alipay: 0, wechat: 0 },
        unapplied: 0,
      },
    });
  }
  return workers;
}

/** Creates one sku with stock for each worker. */
async function createStock(db: Database, count: number): Promise<void> {
  await runSql(
    db,
    `with created as (
       insert into sku (id, product_id, code, size, offer_price_fen, position)
       select (900000 + n)::text, (select id from product order by id limit 1), 'PROOF' || n, '1 件', 10000, 1000 + n
       from generate_series(0, $1::int - 1) n returning id)
     insert into stock (sku_id, available) select id, $2::int from created`,
    [count, INITIAL_STOCK],
  );
  await runSql(
    db,
    `insert into stock_ledger (sku_id, delta, reason, reference)
     select (900000 + n)::text, $2::int, 'initial', 'proof' from generate_series(0, $1::int - 1) n`,
    [count, INITIAL_STOCK],
  );
}
