import type { Audience } from '@huarong/contract/admin/broadcasts';
import { sql } from 'kysely';
import type { JsonOf, Queryable, Tx } from '#platform/database';
import type { MarketingChannel } from './recipients.queries.ts';
import type { Slice } from './send-slice.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    marketing_send: { audience: JsonOf<Audience> | null };
  }
}

interface NewSend {
  channel: MarketingChannel;
  campaign: string;
  subject: string;
  content: string;
  staff_id: number;
  expected: number;
}

/** Null when the same campaign is being sent. */
export const insertSend = async (tx: Tx, send: NewSend): Promise<number | null> =>
  (
    await tx
      .insertInto('marketing_send')
      .values(send)
      .onConflict((running) =>
        // A parameter would not name the partial index once the plan is a generic one.
        running.columns(['channel', 'campaign']).where(sql<boolean>`state = 'sending'`).doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
  )?.id ?? null;

/** Locks a send that is under way, or whose time has come: two workers take turns, slice by slice. */
export const lockRunningSend = (tx: Tx, sendId: number) =>
  tx
    .selectFrom('marketing_send')
    .select([
      'channel',
      'campaign',
      'subject',
      'content',
      'link',
      'audience',
      'last_member_id',
      'per_minute',
      'paced_at',
      'end_at',
    ])
    .where('id', '=', sendId)
    .where(sql<boolean>`(state = 'sending' or (state = 'scheduled' and send_at <= shop_now()))`)
    .forUpdate()
    .executeTakeFirst();
export type RunningSend = NonNullable<Awaited<ReturnType<typeof lockRunningSend>>>;

/** Records a slice: what it did and where it ended; null ends the send. */
export const recordSlice = (tx: Tx, sendId: number, { sent, refused, last }: Slice, pacedAt: Date) =>
  tx
    .updateTable('marketing_send')
    .set((row) => ({
      sent: row('sent', '+', sent),
      refused: row('refused', '+', refused),
      paced_at: pacedAt,
      started_at: row.fn.coalesce('started_at', sql<Date>`shop_now()`),
      ...(last === null
        ? { state: 'done' as const, finished_at: sql<Date>`shop_now()` }
        : { state: 'sending' as const, last_member_id: last }),
    }))
    .where('id', '=', sendId)
    .execute();

/** Ends a send whose time is over, with how many did not get it. */
export const endSend = (tx: Tx, sendId: number, unsent: number) =>
  tx
    .updateTable('marketing_send')
    .set({ state: 'stopped', unsent, finished_at: sql<Date>`shop_now()` })
    .where('id', '=', sendId)
    .execute();

/** Stops a send; false when it is not running. What was sent stays sent. */
export async function stopSend(tx: Tx, sendId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('marketing_send')
    .set({ state: 'stopped', finished_at: sql<Date>`shop_now()` })
    .where('id', '=', sendId)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const isCampaignRunning = async (
  db: Queryable,
  { channel, campaign }: { channel: MarketingChannel; campaign: string },
): Promise<boolean> =>
  (await db
    .selectFrom('marketing_send')
    .select('id')
    .where('channel', '=', channel)
    .where('campaign', '=', campaign)
    .where('state', '=', 'sending')
    .executeTakeFirst()) !== undefined;

/** The newest sends with who started them. */
export const listSends = (db: Queryable, limit: number) =>
  db
    .selectFrom('marketing_send')
    .innerJoin('staff', 'staff.id', 'marketing_send.staff_id')
    .selectAll('marketing_send')
    .select('staff.name as staff_name')
    .where('marketing_send.audience', 'is', null)
    .orderBy('marketing_send.created_at', 'desc')
    .orderBy('marketing_send.id', 'desc')
    .limit(limit)
    .execute();
export type SendRow = Awaited<ReturnType<typeof listSends>>[number];
