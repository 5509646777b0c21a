import type { BroadcastChannel } from '@huarong/core/messages';
import { getFirst, STORE } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import { memberOwnerOfColumn } from '#platform/context';
import type { Queryable, Tx } from '#platform/database';
import { RECORDS } from '../sending/consent.ts';
import { messageKey } from '../sending/send-broadcast-slice.ts';

export type BroadcastState = 'draft' | 'waiting' | 'scheduled' | 'sending' | 'paused' | 'done' | 'stopped';

/** Of all channels of a broadcast. */
const totalOf = (column: 'expected' | 'sent' | 'refused') => sql<number>`(
  select sum(each.${sql.ref(column)})::int from marketing_send each
  where each.id = marketing_send.id or each.parent_id = marketing_send.id)`;
/** A broadcast is not over before each of its channels is. Until it starts, the first channel says how far it is. */
const groupState = sql<BroadcastState>`(
  select (array_agg(each.state order by array_position(
    array['draft', 'waiting', 'sending', 'paused', 'scheduled', 'stopped', 'done'], each.state)))[1]
  from marketing_send each where each.id = marketing_send.id
    or (each.parent_id = marketing_send.id and each.state <> 'draft'))`;

const selectBroadcasts = (db: Queryable) =>
  db
    .selectFrom('marketing_send')
    .innerJoin('staff', 'staff.id', 'marketing_send.staff_id')
    .selectAll('marketing_send')
    .select('staff.name as staff_name')
    .select([
      totalOf('expected').as('all_expected'),
      totalOf('sent').as('all_sent'),
      totalOf('refused').as('all_refused'),
      groupState.as('group_state'),
      sql<BroadcastChannel[]>`array[marketing_send.channel] || array(
        select other.channel from marketing_send other where other.parent_id = marketing_send.id order by other.id)`.as(
        'channels',
      ),
    ]);

interface BroadcastFilter {
  state?: BroadcastState | undefined;
  channel?: BroadcastChannel | undefined;
}
const matches = ({ state, channel }: BroadcastFilter) => sql<boolean>`(
  ${state ?? null}::text is null or ${groupState} = ${state ?? null}) and (
  ${channel ?? null}::text is null or marketing_send.channel = ${channel ?? null} or exists (
    select from marketing_send other where other.parent_id = marketing_send.id and other.channel = ${channel ?? null}))
  and marketing_send.parent_id is null`;

export const listBroadcasts = (
  db: Queryable,
  filter: BroadcastFilter,
  { before, limit }: { before: number | null; limit: number },
) =>
  selectBroadcasts(db)
    .where(matches(filter))
    .$call((query) => (before === null ? query : query.where('marketing_send.id', '<', before)))
    .orderBy('marketing_send.id', 'desc')
    .limit(limit)
    .execute();

export const countBroadcasts = async (db: Queryable, filter: BroadcastFilter): Promise<number> =>
  (
    await db
      .selectFrom('marketing_send')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where(matches(filter))
      .executeTakeFirstOrThrow()
  ).count;
export type BroadcastRow = Awaited<ReturnType<typeof listBroadcasts>>[number];

export const findBroadcast = (db: Queryable, id: number): Promise<BroadcastRow | undefined> =>
  selectBroadcasts(db)
    .where('marketing_send.id', '=', id)
    .where('marketing_send.parent_id', 'is', null)
    .executeTakeFirst();

/** The sends of a broadcast, the first channel first. */
export const listChannels = (db: Queryable, id: number) =>
  db
    .selectFrom('marketing_send')
    .selectAll()
    .where(sql<boolean>`(id = ${id} or parent_id = ${id})`)
    .orderBy('id')
    .execute();
export type ChannelRow = Awaited<ReturnType<typeof listChannels>>[number];

/** Locked: of two people who decide at once, the second finds it decided. */
export const lockBroadcast = (tx: Tx, id: number) =>
  tx
    .selectFrom('marketing_send')
    .selectAll()
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
export type LockedBroadcast = NonNullable<Awaited<ReturnType<typeof lockBroadcast>>>;

/** Moves the channels of a broadcast that are in one of some states; answers their ids. */
export async function moveBroadcast(
  tx: Tx,
  id: number,
  from: readonly BroadcastState[],
  to: BroadcastState,
): Promise<number[]> {
  const isFinished = to === 'stopped' || to === 'done';
  const moved = await tx
    .updateTable('marketing_send')
    .set((row) => ({
      state: to,
      version: row('version', '+', 1),
      finished_at: isFinished ? sql<Date>`shop_now()` : null,
    }))
    .where(sql<boolean>`(id = ${id} or parent_id = ${id})`)
    .where('state', 'in', [...from])
    .returning('id')
    .execute();
  return moved.map((row) => row.id);
}

interface BroadcastResult {
  read: number | null;
  failed: number;
  orders: number;
  paidFen: number;
}
/** What came of it: read messages, failed deliveries, and paid orders of those who got it within some days. */
export async function findResult(
  db: Queryable,
  { channel, campaign }: { channel: BroadcastChannel; campaign: string },
): Promise<BroadcastResult> {
  const had = sql`${sql.table(RECORDS[channel])} had`;
  const orders = await sql<{ orders: number; paid: number }>`
    select count(*)::int as orders, coalesce(sum(payable_fen), 0)::bigint as paid
    from ${had} join shop_order on shop_order.owner = ${memberOwnerOfColumn('had.member_id')}
      and shop_order.created_at >= had.sent_at
      and shop_order.created_at < had.sent_at + make_interval(days => ${STORE.messages.broadcastResultDays}::int)
    where had.campaign = ${campaign} and shop_order.paid_at is not null`.execute(db);
  const { orders: count, paid } = getFirst(orders.rows);
  const countOf = async (query: RawBuilder<{ count: number }>) =>
    getFirst((await query.execute(db)).rows).count;
  const isMessage = channel === 'message';
  return {
    read: isMessage
      ? await countOf(sql`select count(*)::int as count from ${had} join message
          on message.member_id = had.member_id and message.key = ${messageKey(campaign)}
          where had.campaign = ${campaign} and message.read_at is not null`)
      : null,
    failed: isMessage
      ? 0
      : await countOf(sql`select count(*)::int as count from ${had} join outbox_event
          on outbox_event.topic = 'message' and outbox_event.key = ${campaign} || ':' || had.member_id
          where had.campaign = ${campaign} and outbox_event.state = 'parked'`),
    orders: count,
    paidFen: Number(paid),
  };
}

export const readWeeklyCap = async (db: Queryable): Promise<number> =>
  (await db.selectFrom('broadcast_setting').select('weekly_cap').executeTakeFirstOrThrow()).weekly_cap;

interface Choice {
  id: string;
  name: string;
}
/** Coupons that somebody can have now. */
export async function listOfferChoices(db: Queryable): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select id, title as name from coupon_offer where state = 'live' and claimed > 0 order by title, id limit 200`.execute(
    db,
  );
  return rows;
}
