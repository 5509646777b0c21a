import { OrderStatus } from '@huarong/core/orders';
import { accept, refuse, shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import { type Database, insertRows, type Queryable, type Tx, transaction } from '#platform/database';
import { defineJob, type JobHandlers, onJob, scheduleJob } from '#platform/jobs';
import { publishEvent } from '#platform/outbox';
import { presaleReminderTemplate } from '../messages/index.ts';
import { findPresaleRow, lockPresaleRow, presaleReminded } from '../promotions/index.ts';

/** More are sent by a job. */
const AT_ONCE = 100;

const remindDepositorsJob = defineJob(
  'presale-remind',
  z.object({ presaleId: z.string(), day: z.string(), staffId: z.number() }),
);

export const reminderJobs = (db: Database): JobHandlers =>
  onJob(remindDepositorsJob, async ({ payload }) => {
    while (await transaction(db, (tx) => remindSlice(tx, payload)));
  });

interface DueOrder {
  orderId: string;
  payableFen: number;
  depositFen: number;
  balanceUntil: Date;
}

/** A member whose balance can be paid now and is not: one order each, the oldest. Nobody who was reminded on this day. */
async function listDue(
  db: Queryable,
  { presaleId, day, size }: { presaleId: string; day: string; size: number },
): Promise<DueOrder[]> {
  const { rows } = await sql<DueOrder>`
    select distinct on (orders.owner) orders.id as "orderId", orders.payable_fen as "payableFen",
      orders.deposit_fen as "depositFen", orders.balance_until as "balanceUntil"
    from (select shop_now() as now offset 0) clock cross join presale_order booked
      join shop_order orders on orders.id = booked.order_id
      join sub_order sub on sub.order_id = orders.id and sub.position = 1
    where booked.presale_id = ${presaleId} and sub.status = ${OrderStatus.AwaitingBalance}
      and orders.owner like 'member:%' and orders.balance_from <= clock.now and orders.balance_until > clock.now
      and not exists (select from presale_reminder reminder join shop_order earlier on earlier.id = reminder.order_id
        where reminder.presale_id = ${presaleId} and reminder.day = ${day}::date and earlier.owner = orders.owner)
    order by orders.owner, orders.created_at, orders.id limit ${size}`.execute(db);
  return rows;
}

interface ReminderFigures {
  members: number;
  reminded: number;
  guests: number;
}
async function countDue(db: Queryable, presaleId: string, day: string): Promise<ReminderFigures> {
  const { rows } = await sql<ReminderFigures>`
    select count(distinct orders.owner) filter (where orders.owner like 'member:%')::int as members,
      count(*) filter (where orders.owner not like 'member:%')::int as guests,
      (select count(*)::int from presale_reminder where presale_id = ${presaleId} and day = ${day}::date) as reminded
    from (select shop_now() as now offset 0) clock cross join presale_order booked
      join shop_order orders on orders.id = booked.order_id
      join sub_order sub on sub.order_id = orders.id and sub.position = 1
    where booked.presale_id = ${presaleId} and sub.status = ${OrderStatus.AwaitingBalance}
      and orders.balance_from <= clock.now and orders.balance_until > clock.now`.execute(db);
  return rows[0] ?? { members: 0, reminded: 0, guests: 0 };
}

const EVERYBODY = 1_000_000;

/** Who would be reminded, and what they would read. Nothing is stored. */
export async function previewReminder(db: Queryable, presaleId: string) {
  const row = await findPresaleRow(db, presaleId);
  if (!row) return refuse({ code: 'presale-not-found' as const });
  const day = shanghaiDate(await readClock(db));
  const due = await listDue(db, { presaleId, day, size: EVERYBODY });
  const figures = await countDue(db, presaleId, day);
  const { title, text } = presaleReminderTemplate({
    orderId: '（订单号）',
    itemsText: row.product_name,
    payableFen: due[0]?.payableFen ?? row.price_fen,
    depositFen: due[0]?.depositFen ?? row.deposit_fen,
    balanceUntil: due[0]?.balanceUntil ?? row.balance_until,
  });
  return accept({ people: due.length, ...figures, message: { title, text } });
}

/** Reminds everybody who owes a balance that can be paid now, each once a day. */
export async function remindDepositors({ db, staff }: AdminWriteContext, presaleId: string) {
  if (!(await lockPresaleRow(db, presaleId))) return refuse({ code: 'presale-not-found' as const });
  const now = await readClock(db);
  const day = shanghaiDate(now);
  const due = await listDue(db, { presaleId, day, size: AT_ONCE + 1 });
  if (due.length === 0) return refuse({ code: 'presale-nobody-to-remind' as const });
  const payload = { presaleId, day, staffId: staff.staffId };
  if (due.length <= AT_ONCE) await remindSlice(db, payload);
  else await scheduleJob(db, remindDepositorsJob, { uniqueKey: presaleId, runAt: now, payload });
  return accept({ isLater: due.length > AT_ONCE, people: due.length > AT_ONCE ? null : due.length });
}

/** Stores who is reminded with the event of the message. False when nobody is left. */
async function remindSlice(
  tx: Tx,
  { presaleId, day, staffId }: { presaleId: string; day: string; staffId: number },
): Promise<boolean> {
  // One after the other, so that a person with two orders is not chosen twice.
  await lockPresaleRow(tx, presaleId);
  const due = await listDue(tx, { presaleId, day, size: AT_ONCE });
  if (due.length === 0) return false;
  await insertRows(
    tx,
    'presale_reminder',
    due.map(({ orderId }) => ({ order_id: orderId, day, presale_id: presaleId, staff_id: staffId })),
  );
  for (const { orderId } of due)
    await publishEvent(tx, presaleReminded, { key: `${orderId}:${day}`, payload: { orderId } });
  return due.length === AT_ONCE;
}
