import { OrderStatus, ParcelStatus, PayStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { insertRows, type Tx } from '#platform/database';
import { SKU } from '../../cart/testing/seed-products.ts';
import { hashOf, type MemberFixture, now, productId } from './member-fixture.ts';

/** A completed order, so that nothing blocks closing the account. */
export async function seedOrderRows(tx: Tx, { id, mobile, owner, canary }: MemberFixture) {
  const order_id = `00000000${id}`;
  const sub_order_id = `${order_id}-1`;
  await tx
    .insertInto('shop_order')
    .values({
      ...{ id: order_id, owner, kind: 'ordinary', source: 'cart', payment_code: 'ALIPAY' },
      ...{ goods_fen: 100_00, payable_fen: 100_00, arithmetic: '[]', delivery: '{}', quote_hash: 'q' },
      recipient: JSON.stringify({ name: canary, mobile, detail: canary }),
      packaging: JSON.stringify({ id: 'box', greeting: canary }),
      visit_source: sql`${JSON.stringify({ campaign: canary })}::jsonb`,
      note: canary,
      created_at: now,
      paid_at: now,
    })
    .execute();
  await insertRows(tx, 'sub_order', [
    {
      id: sub_order_id,
      order_id,
      position: 1,
      status: OrderStatus.AwaitingShipment,
      pay_status: PayStatus.Paid,
    },
  ]);
  for (const status of [OrderStatus.Shipped, OrderStatus.Delivered, OrderStatus.Completed])
    await tx
      .updateTable('sub_order')
      .set({ status, signed_at: now })
      .where('id', '=', sub_order_id)
      .execute();
  await insertRows(tx, 'order_line', [
    {
      ...{ id: `${id}-1`, order_id, sub_order_id, position: 1, sku_id: SKU.cream, product_id: productId },
      ...{ kind: 'ordinary', unit_price_fen: 100_00, quantity: 1, paid_fen: 100_00, unit_shares: [] },
      snapshot: { productName: `${canary}面霜`, skuName: '50g', brandNameEN: 'SOLENE' },
    },
  ]);
  await tx
    .insertInto('parcel')
    .values({
      id: `parcel-${id}`,
      sub_order_id,
      carrier: '顺丰速运',
      status: ParcelStatus.Delivered,
      created_at: now,
    })
    .execute();
  const payment = { id: `PAYMENT0${id}`, owner, provider: 'alipay', purpose: 'full' } as const;
  await tx
    .insertInto('payment')
    .values({ ...payment, amount_fen: 100_00, state: 'paid', opened_at: now, settled_at: now })
    .execute();
  await tx
    .insertInto('refund')
    .values({
      ...{ id: `REFUND00${id}`, payment_id: payment.id, order_id, reason_key: 'return:1' },
      ...{ amount_fen: 1_00, state: 'done', created_at: now, settled_at: now },
    })
    .execute();
  await insertRows(tx, 'stored_card', [
    {
      ...{ id: `card-${id}`, number_hash: hashOf(id), tail: '0000', pin_hash: 'x', member_id: id },
      ...{ face_fen: 100, balance_fen: 0 },
    },
  ]);
  await tx
    .insertInto('stored_card_entry')
    .values({
      ...{ card_id: `card-${id}`, kind: 'issue', amount_fen: 100, balance_fen: 100, held_fen: 0 },
      ...{ reference: 'issue', at: now },
    })
    .execute();
  await tx
    .insertInto('stored_card_change')
    .values({ card_id: `card-${id}`, member_id: id, action: 'found', at: now })
    .execute();
  await tx
    .insertInto('offline_receipt')
    .values({ receipt_no: `SH02-${id}`, member_id: id, store_name: `${canary}店`, bought_at: now })
    .execute();
  await insertRows(tx, 'offline_line', [
    {
      ...{ receipt_no: `SH02-${id}`, position: 1, sku_id: SKU.cream, product_id: productId },
      ...{ product_name: '面霜', sku_name: '50g', brand_name: 'SOLENE', quantity: 1, price_fen: 100_00 },
    },
  ]);
}
