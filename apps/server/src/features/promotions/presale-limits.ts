import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { lockArrived } from './arrivals/arrivals.queries.ts';
import { assignArrivals } from './arrivals/assign-arrivals.ts';
import type { Presale } from './promotions.queries.ts';

interface Booking {
  orderId: string;
  presale: Presale;
  owner: string;
  quantity: number;
}

/**
 * Books units of a presale for an order: of all together and of the shopper. Null when both limits hold; otherwise how
 * many units are left, and the caller must roll back.
 */
export async function bookPresale(
  tx: Tx,
  { orderId, presale, owner, quantity }: Booking,
): Promise<{ available: number } | null> {
  const limits = [
    { owner: '', limit: presale.quota },
    { owner, limit: presale.per_shopper },
  ];
  for (const { owner: whose, limit } of limits) {
    const most = limit ?? UNLIMITED;
    const { numAffectedRows } = await sql`
      insert into presale_use (presale_id, owner, used) select ${presale.id}, ${whose}, ${quantity}
      where ${quantity}::int <= ${most}::int or exists (
        select from presale_use where presale_id = ${presale.id} and owner = ${whose})
      on conflict (presale_id, owner) do update set used = presale_use.used + excluded.used
        where presale_use.used + excluded.used <= ${most}::int`.execute(tx);
    if (numAffectedRows === 0n) return { available: await countLeft(tx, presale.id, whose, most) };
  }
  await tx
    .insertInto('presale_order')
    .values({ order_id: orderId, presale_id: presale.id, owner, quantity })
    .execute();
  return null;
}

const UNLIMITED = 1_000_000_000;

async function countLeft(tx: Tx, presaleId: string, owner: string, most: number): Promise<number> {
  const use = await tx
    .selectFrom('presale_use')
    .select('used')
    .where('presale_id', '=', presaleId)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return Math.max(0, most - (use?.used ?? 0));
}

/**
 * Gives the units of an order that ended back, once however often it is called. What had arrived for it goes to the next
 * deposit, unless it was sent: those units are not in the warehouse.
 */
export async function releasePresale(tx: Tx, orderId: string): Promise<void> {
  const booked = await tx
    .selectFrom('presale_order')
    .select('presale_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!booked) return;
  // Before the row of the order, as when a delivery is recorded: this prevents deadlocks.
  const arrived = await lockArrived(tx, booked.presale_id);
  await sql`
    with released as (
      update presale_order set is_released = true, assigned_at = case when exists (
        select from sub_order sub join parcel on parcel.sub_order_id = sub.id where sub.order_id = ${orderId})
        then assigned_at end
      where order_id = ${orderId} and not is_released
      returning presale_id, owner, quantity
    )
    update presale_use set used = greatest(0, presale_use.used - released.quantity) from released
    where presale_use.presale_id = released.presale_id and presale_use.owner in ('', released.owner)`.execute(
    tx,
  );
  if (arrived !== null) await assignArrivals(tx, booked.presale_id);
}
