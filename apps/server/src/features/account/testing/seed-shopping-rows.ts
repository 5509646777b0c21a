import { sql } from 'kysely';
import { insertRows, type Tx } from '#platform/database';
import { BRAND, SKU } from '../../cart/testing/seed-products.ts';
import { hashOf, later, type MemberFixture, now, productId } from './member-fixture.ts';

export async function seedShoppingRows(tx: Tx, { id, mobile, owner, canary }: MemberFixture) {
  const member_id = id;
  await insertRows(tx, 'address', [
    {
      ...{ id: `address-${id}`, owner, name: canary.slice(0, 20), mobile, detail: `${canary} 花间路 88 号` },
      ...{ province_code: '310000', city_code: '310100', district_code: '310104' },
      ...{ province_name: '上海市', city_name: '上海市', district_name: '徐汇区' },
    },
  ]);
  await tx.insertInto('cart').values({ owner, changed_at: now }).execute();
  await tx
    .insertInto('cart_line')
    .values({ owner, sku_id: SKU.cream, quantity: 1, added_price_fen: 100_00, added_at: now })
    .execute();
  await sql`insert into promotion (id, kind, title, rule, starts_at, ends_at)
    values ('gift', 'gift', '赠品', '{}', shop_now(), shop_now() + interval '1 day') on conflict do nothing`.execute(
    tx,
  );
  await tx
    .insertInto('cart_choice')
    .values({ owner, promotion_id: 'gift', chosen: ['a'], chosen_at: now })
    .execute();
  await insertRows(tx, 'checkout_draft', [{ owner, note: canary, greeting: canary }]);
  await insertRows(tx, 'commit_record', [
    { owner, address: '10.0.0.1', recipient_hash: hashOf(id), payable_fen: 100_00, risk_score: 0 },
  ]);
  await insertRows(tx, 'idempotency_key', [
    { scope: `commit:${owner}`, key: 'k', body_hash: hashOf('a'), answer: canary },
  ]);
  const saved = { member_id, sku_id: SKU.cream, saved_price_fen: 100_00 };
  await tx
    .insertInto('favourite')
    .values({ ...saved, saved_at: now })
    .execute();
  await tx.insertInto('browsing_history').values({ owner, product_id: productId, seen_at: now }).execute();
  await insertRows(tx, 'arrival_reminder', [
    { sku_id: SKU.soldOut, owner, member_id, mobile, contact: `mobile:${mobile}` },
  ]);
  await sql`insert into coupon_offer (id, title, kind, rule, scope_text, link, total, claim_from, claim_until, valid_days)
    values ('offer', '满减', 'amountOff', '{"offer":{"kind":"amountOff"}}', '全场', '/', 100, shop_now(),
      shop_now() + interval '1 day', 7) on conflict do nothing`.execute(tx);
  const coupon = { offer_id: 'offer', member_id, nth: 1, per_person: 1 };
  await tx
    .insertInto('coupon')
    .values({ ...coupon, valid_from: now, valid_to: later, claimed_at: now })
    .execute();
  await insertRows(tx, 'vanity_note', [{ member_id, item: `order:${id}-1`, opened_on: '2026-01-01' }]);
  await tx.insertInto('followed_brand').values({ member_id, brand_id: BRAND, followed_at: now }).execute();
}
