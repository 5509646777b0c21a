import type { ReturnTab } from '@huarong/contract/admin/returns';
import { RETURN_TABS, type ReturnKind, type ReturnReason, ReturnStatus } from '@huarong/core/returns';
import { type RawBuilder, sql } from 'kysely';
import { exactTime, type ListPosition } from '#platform/admin';
import { type Queryable, statusIn } from '#platform/database';
import { settingNumberAt } from '../../settings/index.ts';

export const TAB_STATUSES: Readonly<Record<ReturnTab, readonly ReturnStatus[]>> = {
  open: RETURN_TABS.processing,
  review: [ReturnStatus.AwaitingReview],
  sending: [ReturnStatus.AwaitingShipment],
  transit: [ReturnStatus.InTransit],
  inspect: [ReturnStatus.Inspecting],
  refunding: [ReturnStatus.Refunding],
  failed: [ReturnStatus.RefundFailed],
  ended: RETURN_TABS.ended,
};

export interface ReturnFilter {
  tab: ReturnTab;
  q?: string | undefined;
  reason?: readonly number[] | undefined;
  kind?: readonly number[] | undefined;
  brand?: string | undefined;
  amount?: { fromFen: number | null; toFen: number | null } | undefined;
  waiting?: number | undefined;
}
interface Page {
  size: number;
  after?: ListPosition | undefined;
  before?: ListPosition | undefined;
}

export interface ListedReturn {
  id: string;
  order_id: string;
  owner: string;
  kind: ReturnKind;
  reason: ReturnReason;
  status: ReturnStatus;
  refund_fen: number;
  waybill_no: string | null;
  created_at: Date;
  due_at: Date | null;
  units: number;
  product_name: string;
  sku_id: string;
  image_count: number;
  recipient_name: string;
  recipient_mobile: string;
  /** Its place in the list. */
  position: string;
}

/** When something has to happen by itself or by law; null while the parcel is on its way. */
const DUE = sql<Date | null>`
  case when back.refund_by is not null then back.refund_by
    when ${statusIn('back.status', [ReturnStatus.AwaitingReview])}
      then back.created_at + make_interval(hours => ${settingNumberAt('returns', 'reviewHours', sql.ref('back.created_at'))})
    when ${statusIn('back.status', [ReturnStatus.AwaitingShipment])} then back.send_by end`;

/** Parcels on their way come after what has a date. */
const BY_DEADLINE = sql`coalesce(${DUE}, back.created_at + interval '60 days')`;
const BY_TIME = sql`back.created_at`;

/** Open returns by deadline, soonest first; finished ones and those that a number was searched for by date, newest first. */
const isByDeadline = ({ tab, q }: ReturnFilter): boolean => tab !== 'ended' && q === undefined;

export async function listReturnsByTab(
  db: Queryable,
  filter: ReturnFilter,
  { size, after, before }: Page,
): Promise<ListedReturn[]> {
  const isAscending = isByDeadline(filter);
  const key = isAscending ? BY_DEADLINE : BY_TIME;
  const order = (ascends: boolean) => (ascends ? sql`asc` : sql`desc`);
  const isReversed = before !== undefined;
  const readsUp = isAscending !== isReversed;
  const from = after ?? before;
  const { rows } = await sql<ListedReturn>`
    select page.*,
      (select count(*)::int from return_piece where return_id = page.id) as units,
      (select count(*)::int from return_picture where return_id = page.id) as image_count,
      line.sku_id, line.snapshot ->> 'productName' as product_name, shop_order.owner,
      shop_order.recipient ->> 'name' as recipient_name, shop_order.recipient ->> 'mobile' as recipient_mobile
    from (
      select back.id, back.order_id, back.kind, back.reason, back.status, back.refund_fen, back.waybill_no,
        back.created_at, ${DUE} as due_at, ${exactTime(key)} as position
      from return_request back
      where ${conditionOf(filter)}
        ${
          from === undefined
            ? sql``
            : sql`and (${key}, back.id) ${readsUp ? sql`>` : sql`<`} (${from.at}::timestamptz, ${from.id})`
        }
      order by ${key} ${order(readsUp)}, back.id ${order(readsUp)} limit ${size}
    ) page
    join shop_order on shop_order.id = page.order_id
    join lateral (
      select order_line.sku_id, order_line.snapshot from return_piece
        join order_line on order_line.id = return_piece.order_line_id
      where return_piece.return_id = page.id order by order_line.kind = 'gift', order_line.position limit 1
    ) line on true
    order by page.position ${order(isAscending)}, page.id ${order(isAscending)}`.execute(db);
  return rows;
}

/** How many returns the filter finds, up to 10,001. */
export async function countReturns(db: Queryable, filter: ReturnFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from return_request back where ${conditionOf(filter)} limit 10001) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Open returns by status: a partial index holds them, however many are finished. */
export async function countOpenByStatus(db: Queryable): Promise<Map<ReturnStatus, number>> {
  const { rows } = await sql<{ status: ReturnStatus; count: number }>`
    select status, count(*)::int as count from return_request
    where ${statusIn('status', RETURN_TABS.processing)} group by status`.execute(db);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** Open returns by status with the first deadline among them, for the work queue. */
export async function readReturnQueues(
  db: Queryable,
): Promise<Map<ReturnStatus, { count: number; dueAt: Date | null }>> {
  const { rows } = await sql<{ status: ReturnStatus; count: number; due_at: Date | null }>`
    select back.status, count(*)::int as count, min(${DUE}) as due_at from return_request back
    where ${statusIn('back.status', RETURN_TABS.processing)} group by back.status`.execute(db);
  return new Map(rows.map(({ status, count, due_at }) => [status, { count, dueAt: due_at }]));
}

function conditionOf({ tab, q, reason, kind, brand, amount, waiting }: ReturnFilter): RawBuilder<unknown> {
  if (q !== undefined)
    return sql`(back.id = upper(${q}) or back.order_id = split_part(${q}, '-', 1)
      or upper(back.waybill_no) = upper(${q}))`;
  const conditions = [
    statusIn('back.status', TAB_STATUSES[tab]),
    // Older ones are found by their number.
    ...(tab === 'ended' ? [sql`back.created_at > shop_now() - interval '1 year'`] : []),
    ...(reason ? [sql`back.reason = any(${[...reason]}::smallint[])`] : []),
    ...(kind ? [sql`back.kind = any(${[...kind]}::smallint[])`] : []),
    ...(amount && amount.fromFen !== null ? [sql`back.refund_fen >= ${amount.fromFen}`] : []),
    ...(amount && amount.toFen !== null ? [sql`back.refund_fen <= ${amount.toFen}`] : []),
    ...(waiting === undefined
      ? []
      : [sql`back.created_at <= shop_now() - make_interval(hours => ${waiting}::int)`]),
    ...(brand === undefined ? [] : [hasBrand(brand)]),
  ];
  return sql.join(conditions, sql` and `);
}

const hasBrand = (words: string) => sql`exists (
  select from return_piece join order_line on order_line.id = return_piece.order_line_id
  where return_piece.return_id = back.id
    and (strpos(lower(order_line.snapshot ->> 'brandNameCN'), lower(${words})) > 0
      or strpos(lower(order_line.snapshot ->> 'brandNameEN'), lower(${words})) > 0))`;
