import { randomInt, randomUUID } from 'node:crypto';
import { orderNumber } from '@huarong/core/orders';
import { shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import { insertRows, type Json, type Tx } from '#platform/database';
import type { NewOrderRows } from './new-order-rows.ts';
import { sumOf } from './order-lines.ts';

/** Writes the order with its parts and lines, and says its number. */
export async function saveOrder(tx: Tx, rows: NewOrderRows): Promise<string> {
  const id = await insertOrder(tx, rows);
  const parts = rows.parcels.map((lines, index) => ({
    id: `${id}-${index + 1}`,
    position: index + 1,
    lines,
  }));
  await insertRows(
    tx,
    'sub_order',
    parts.map((part) => ({
      id: part.id,
      order_id: id,
      position: part.position,
      status: rows.status,
      // Nothing to pay is paid.
      pay_status: rows.status === 30 ? 2 : 0,
      ship_status: 0,
      after_sale_status: 0,
      invoice_status: 'N',
      version: 1,
    })),
  );
  let position = 0;
  await insertRows(
    tx,
    'order_line',
    parts.flatMap((part) =>
      part.lines.map((line) => ({
        id: randomUUID(),
        order_id: id,
        sub_order_id: part.id,
        position: ++position,
        sku_id: line.skuId,
        product_id: line.productId,
        kind: line.kind,
        snapshot: line.snapshot,
        parts: line.parts,
        engraving: line.engraving,
        unit_price_fen: line.unitPriceFen,
        quantity: line.quantity,
        promotion_share_fen: sumOf(line.units, 'promotion'),
        coupon_share_fen: sumOf(line.units, 'coupon'),
        points_share_fen: sumOf(line.units, 'points'),
        paid_fen: sumOf(line.units, 'paid'),
        unit_shares: line.units,
        returned_quantity: 0,
      })),
    ),
  );
  return id;
}

/** Ten random digits a day: should two orders meet on one number, the second draws again. */
async function insertOrder(tx: Tx, { order }: NewOrderRows): Promise<string> {
  const day = shanghaiDate(order.created_at).replaceAll('-', '');
  for (;;) {
    const id = orderNumber(day, randomInt);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('shop_order')
      .values({
        id,
        ...order,
        promotion_uses: json(order.promotion_uses),
        visit_source: json(order.visit_source),
      })
      .onConflict((taken) => taken.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return id;
  }
}

/** Columns with a default want an expression. */
const json = (value: unknown) => sql<Json>`${JSON.stringify(value)}::jsonb`;
