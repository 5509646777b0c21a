import { type Insertable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';

/**
 * Reads the available stock of a sku and locks it until the reminder is committed: stock that returns meanwhile is either
 * seen here or sees the reminder.
 */
export const lockAvailable = (tx: Tx, skuId: string) =>
  tx
    .selectFrom('stock')
    .innerJoin('sku', 'sku.id', 'stock.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select('stock.available')
    .where('stock.sku_id', '=', skuId)
    .where('sku.is_live', '=', true)
    .where('product.status', '=', 'published')
    .forShare('stock')
    .executeTakeFirst();

/** How many other skus this contact, or this owner, waits for. */
export const countWaiting = async (
  db: Queryable,
  column: 'contact' | 'owner',
  value: string,
  skuId: string,
): Promise<number> =>
  (
    await db
      .selectFrom('arrival_reminder')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where(column, '=', value)
      .where('sku_id', '<>', skuId)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
  ).count;

/** The same sku and contact is the same reminder. */
export const saveReminder = (tx: Tx, row: Insertable<Tables['arrival_reminder']>): Promise<{ id: string }> =>
  tx
    .insertInto('arrival_reminder')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['sku_id', 'contact'])
        .where('state', '=', sql.lit('waiting'))
        .doUpdateSet({ contact: row.contact }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();

export interface NotifiedReminder {
  id: string;
  member_id: string | null;
  mobile: string | null;
  email: string | null;
}

/** Marks a batch of waiting reminders as sent while there is stock. Each is marked by one caller, which notifies it. */
export const markNotified = async (tx: Tx, skuId: string, limit: number): Promise<NotifiedReminder[]> =>
  (
    await sql<NotifiedReminder>`
      update arrival_reminder set state = 'sent', sent_at = shop_now()
      from (
        select id from arrival_reminder
        where sku_id = ${skuId} and state = 'waiting'
          and exists (select 1 from stock where stock.sku_id = ${skuId} and available > 0)
        order by created_at, id limit ${limit} for update skip locked
      ) as first
      where arrival_reminder.id = first.id
      returning arrival_reminder.id, member_id, mobile, email`.execute(tx)
  ).rows;

export const getSkuNames = (db: Queryable, skuId: string) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'product.id as product_id',
      'product.name_cn as product_name',
      'brand.name_cn as brand_name',
      sql<string>`concat_ws(' ', sku.shade_number, sku.shade_name, sku.size)`.as('sku_name'),
    ])
    .where('sku.id', '=', skuId)
    .executeTakeFirstOrThrow();
