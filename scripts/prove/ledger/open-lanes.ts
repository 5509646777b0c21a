import { paymentDepsOf } from '../../../apps/server/src/features/connect-orders.ts';
import { seededRandom } from '../../../apps/server/src/features/payment/testing/shuffle.ts';
import type { PaymentProviders } from '../../../apps/server/src/integrations/payment/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { admitMembers } from '../orders/people.ts';
import { plantCard, plantCoupon } from '../orders/purses.ts';
import type { Lane } from './lane.ts';

const CARDS = 4;
const COUPONS = 6;
const SHELF = 40;
const FACE_FEN = 500_000;

/** Members with a purse, a shelf and a row of chances each. */
export async function openLanes(
  db: Database,
  providers: PaymentProviders,
  count: number,
  seed: number,
): Promise<Lane[]> {
  const members = await admitMembers(db, count);
  await plantShelves(db, count);
  const lanes: Lane[] = [];
  for (const [index, { id: memberId }] of members.entries()) {
    const skuId = String(900_000 + index);
    const cards = [];
    for (let n = 0; n < CARDS; n++) {
      const id = await plantCard(db, memberId, FACE_FEN);
      cards.push({ id, face: FACE_FEN, balance: FACE_FEN, held: 0, isLost: false });
    }
    const coupons = new Map<string, 'usable'>();
    for (let n = 0; n < COUPONS; n++) coupons.set(await plantCoupon(db, memberId), 'usable');
    await runSql(db, 'insert into points_account (member_id) values ($1)', [memberId]);
    lanes.push({
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
        shelf: { available: SHELF, held: 0, sold: 0 },
        bank: { alipay: 0, wechat: 0 },
        unapplied: 0,
      },
    });
  }
  return lanes;
}

/** One sku each, on a shelf of its own. */
async function plantShelves(db: Database, count: number): Promise<void> {
  await runSql(
    db,
    `with planted as (
       insert into sku (id, product_id, code, size, offer_price_fen, position)
       select (900000 + n)::text, (select id from product order by id limit 1), 'PROOF' || n, '1 件', 10000, 1000 + n
       from generate_series(0, $1::int - 1) n returning id)
     insert into stock (sku_id, available) select id, $2::int from planted`,
    [count, SHELF],
  );
  await runSql(
    db,
    `insert into stock_ledger (sku_id, delta, reason, reference)
     select (900000 + n)::text, $2::int, 'initial', 'proof' from generate_series(0, $1::int - 1) n`,
    [count, SHELF],
  );
}
