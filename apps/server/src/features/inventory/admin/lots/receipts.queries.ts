import { type RawBuilder, sql } from 'kysely';
import { exactTime, type ListPosition } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { matchesSku, skuNameOf } from '../../../catalogue/index.ts';
import { escapeLike } from './list-lots.queries.ts';

interface ReceiptRow {
  id: number;
  received_at: Date;
  position: string;
  supplier: string;
  document_no: string | null;
  lot_id: number;
  lot_no: string;
  expires_on: string;
  produced_on: string | null;
  sku_id: string;
  sku_code: string;
  product_name: string;
  shade_number: string | null;
  shade_name: string | null;
  size: string;
  units: number;
  staff_name: string | null;
}
interface ReceiptFilter {
  /** Days in Shanghai, both included. */
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
  lotId?: number | undefined;
}

const FROM = sql`stock_receipt receipt join stock_lot lot on lot.id = receipt.lot_id join sku on sku.id = lot.sku_id
  join product on product.id = sku.product_id join brand on brand.id = product.brand_id
  left join staff on 'staff:' || staff.id = receipt.made_by`;
const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Shanghai')`;

function conditionOf({ from, to, q, lotId }: ReceiptFilter): RawBuilder<unknown> {
  const conditions = [
    ...(from === undefined ? [] : [sql`receipt.received_at >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [sql`receipt.received_at < ${startOf(to)} + interval '1 day'`]),
    ...(lotId === undefined ? [] : [sql`receipt.lot_id = ${lotId}`]),
    ...(q === undefined
      ? []
      : [
          sql`(lot.lot_no like ${`${escapeLike(q.toUpperCase())}%`} or receipt.supplier like ${`%${escapeLike(q)}%`}
            or receipt.document_no = ${q} or ${matchesSku(q)})`,
        ]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Receipts, newest first. */
export async function listReceipts(
  db: Queryable,
  filter: ReceiptFilter,
  {
    size,
    after,
    before,
  }: { size: number; after?: ListPosition | undefined; before?: ListPosition | undefined },
): Promise<ReceiptRow[]> {
  const from = after ?? before;
  const isBack = before !== undefined;
  const place =
    from === undefined
      ? sql``
      : sql`and (receipt.received_at, receipt.id) ${isBack ? sql`>` : sql`<`} (${from.at}::timestamptz, ${Number(from.id)}::bigint)`;
  const direction = isBack ? sql`asc` : sql`desc`;
  const { rows } = await sql<ReceiptRow>`
    select receipt.id, receipt.received_at, ${exactTime(sql`receipt.received_at`)} as position, receipt.supplier,
      receipt.document_no, receipt.lot_id, lot.lot_no, to_char(lot.expires_on, 'YYYY-MM-DD') as expires_on,
      to_char(lot.produced_on, 'YYYY-MM-DD') as produced_on, lot.sku_id, sku.code as sku_code,
      product.name_cn as product_name, sku.shade_number, sku.shade_name, sku.size, receipt.units,
      staff.name as staff_name
    from ${FROM} where ${conditionOf(filter)} ${place}
    order by receipt.received_at ${direction}, receipt.id ${direction} limit ${size}`.execute(db);
  return isBack ? rows.reverse() : rows;
}

export async function countReceipts(db: Queryable, filter: ReceiptFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${FROM} where ${conditionOf(filter)} limit 10001) counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export const presentReceipt = (row: ReceiptRow) => ({
  receiptId: String(row.id),
  receivedAt: row.received_at.toISOString(),
  supplier: row.supplier,
  documentNo: row.document_no,
  lotId: String(row.lot_id),
  lotNo: row.lot_no,
  expiresOn: row.expires_on,
  producedOn: row.produced_on,
  skuId: row.sku_id,
  skuCode: row.sku_code,
  productName: row.product_name,
  skuName: skuNameOf(row),
  units: row.units,
  by: row.staff_name ?? '系统',
});
