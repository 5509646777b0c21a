import { DAY_MS, getAt } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { memberOwner } from '#platform/context';
import { type Database, insertRows, type Tx, transaction } from '#platform/database';
import type { Storage } from '../../../integrations/storage/index.ts';
import { invoiceMoved } from '../../invoices/index.ts';
import { REGULAR_MEMBER } from '../members/demo-members.ts';
import { createOrderRows } from '../orders/order-rows.ts';
import { listDemoItems } from '../orders/seed-orders.ts';
import { writeOrder } from '../orders/write-order.ts';
import { demoTitles, type InvoicePlan, invoicePlans } from './invoice-plans.ts';
import { writeInvoice } from './write-invoice.ts';

/** Beyond the numbers of seed-orders.ts, because order ids are derived from it. */
const FIRST_NUMBER = 301;

/** Gives the regular customer invoice titles and invoices in every status, the issued ones with files. */
export async function seedInvoices(db: Database, storage: Storage): Promise<void> {
  for (const { orderId, plan } of await transaction(db, writeOrders))
    await writeInvoice(db, storage, { orderId, owner: memberOwner(REGULAR_MEMBER), plan });
  // Past events must not be delivered as notifications.
  await db
    .updateTable('outbox_event')
    .set({ state: 'delivered', settled_at: sql<Date>`now()` })
    .where('topic', '=', invoiceMoved.topic)
    .where('state', '=', 'waiting')
    .execute();
}

/** Writes the orders to be invoiced; none when there are titles already, or no products. */
async function writeOrders(tx: Tx): Promise<{ orderId: string; plan: InvoicePlan }[]> {
  await sql`select pg_advisory_xact_lock(hashtext('seed-invoices'))`.execute(tx);
  const member = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', REGULAR_MEMBER)
    .executeTakeFirst();
  const known = await tx.selectFrom('invoice_title').select('id').limit(1).executeTakeFirst();
  const items = (await listDemoItems(tx)).toReversed();
  if (!member || known || items.length === 0) return [];
  const now = await readClock(tx);
  await writeTitles(tx, now);
  // The trigger would record the current time; past status changes are written with their own times.
  await sql`alter table sub_order disable trigger sub_order_noted`.execute(tx);
  const written: { orderId: string; plan: InvoicePlan }[] = [];
  let next = 0;
  for (const [index, invoicePlan] of invoicePlans.entries()) {
    const plan = invoicePlan.order;
    const bought = Array.from({ length: plan.items }, () => getAt(items, next++ % items.length));
    const demo = { plan, bought, number: FIRST_NUMBER + index, memberId: REGULAR_MEMBER, now };
    await writeOrder(tx, demo);
    written.push({ orderId: createOrderRows(demo).order.id, plan: invoicePlan });
  }
  await sql`alter table sub_order enable trigger sub_order_noted`.execute(tx);
  return written;
}

const writeTitles = (tx: Tx, now: Date) =>
  insertRows(
    tx,
    'invoice_title',
    demoTitles.map(({ kind, title, taxNumber, isDefault, isVerified }, index) => {
      const at = new Date(now.getTime() - (60 + index) * DAY_MS);
      return {
        id: `demo-title-${index + 1}`,
        member_id: REGULAR_MEMBER,
        ...{ kind, title, tax_number: taxNumber, is_default: isDefault, is_verified: isVerified },
        created_at: at,
        updated_at: at,
      };
    }),
  );
