import { sql } from 'kysely';
import { guestOwner, memberOwner } from '#platform/context';
import type { Queryable, Tx } from '#platform/database';

export type ReminderState = 'waiting' | 'arrived' | 'missed' | 'gone';

const state = sql<ReminderState>`case
  when not (sku.is_live and product.status = 'published') then 'gone'
  when arrival_reminder.state = 'waiting' then 'waiting'
  when coalesce(stock.available, 0) > 0 then 'arrived'
  else 'missed' end`;

export const listReminders = (
  db: Queryable,
  { memberId, limit, offset }: { memberId: string; limit: number; offset: number },
) =>
  db
    .selectFrom('arrival_reminder')
    .innerJoin('sku', 'sku.id', 'arrival_reminder.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('stock', 'stock.sku_id', 'sku.id')
    .select(['arrival_reminder.id', 'arrival_reminder.mobile', 'arrival_reminder.email'])
    .select(['arrival_reminder.created_at', 'arrival_reminder.sent_at', state.as('state')])
    .select(['sku.id as sku_id', 'sku.offer_price_fen', 'sku.shade_number', 'sku.shade_name', 'sku.size'])
    .select(['product.id as product_id', 'product.name_cn'])
    .select(['brand.name_cn as brand_cn', 'brand.name_en as brand_en'])
    .where('arrival_reminder.member_id', '=', memberId)
    // Available skus first.
    .orderBy(sql`case ${state} when 'arrived' then 0 when 'waiting' then 1 else 2 end`)
    .orderBy('arrival_reminder.created_at', 'desc')
    .orderBy('arrival_reminder.id')
    .limit(limit)
    .offset(offset)
    .execute();
export type ReminderRow = Awaited<ReturnType<typeof listReminders>>[number];

export const countReminders = async (db: Queryable, memberId: string): Promise<number> =>
  (
    await db
      .selectFrom('arrival_reminder')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).count;

export const deleteReminders = (db: Queryable, memberId: string, ids: readonly string[]) =>
  db
    .deleteFrom('arrival_reminder')
    .where('member_id', '=', memberId)
    .where((row) => row('id', '=', row.fn.any(row.val([...ids]))))
    .execute();

/** Moves a guest's reminders to the member at sign-in. The contact stays as requested. */
export const mergeReminders = (tx: Tx, { guestId, memberId }: { guestId: string; memberId: string }) =>
  tx
    .updateTable('arrival_reminder')
    .set({ owner: memberOwner(memberId), member_id: memberId })
    .where('owner', '=', guestOwner(guestId))
    .execute();
