import { type RawBuilder, sql } from 'kysely';
import { exactTime, type ListPosition } from '#platform/admin';
import type { Queryable } from '#platform/database';

export type RefundState = 'pending' | 'failed' | 'done';
export interface ListedRefund {
  id: string;
  order_id: string;
  reason_key: string;
  amount_fen: number;
  state: RefundState;
  last_error: string | null;
  created_at: Date;
  settled_at: Date | null;
  provider: 'alipay' | 'cod' | 'none' | 'stored-card' | 'wechat';
  payer: string | null;
  payment_id: string;
  /** The statutory date of its return. */
  due_at: Date | null;
  /** `staff:17`, `console`; null when the shopper or a timer caused it. */
  made_by: string | null;
  maker: string | null;
  approval_id: number | null;
  approver: string | null;
  requester: string | null;
  position: string;
}
interface RefundFilter {
  state?: RefundState | undefined;
  q?: string | undefined;
}
interface Page {
  size: number;
  after?: ListPosition | undefined;
  before?: ListPosition | undefined;
}

/** Refunds, newest first. Each condition has an index: the state, the numbers, or the time. */
export async function listRefundsForStaff(
  db: Queryable,
  filter: RefundFilter,
  { size, after, before }: Page,
): Promise<ListedRefund[]> {
  const from = after ?? before;
  const isReversed = before !== undefined;
  const { rows } = await sql<ListedRefund>`
    select page.*, payment.provider, payment.payer, maker.name as maker, approver.name as approver,
      requester.name as requester,
      case when page.reason_key like 'return:%' then
        (select refund_by from return_request where id = substr(page.reason_key, 8)) end as due_at
    from (
      select refund.id, refund.order_id, refund.reason_key, refund.amount_fen, refund.state, refund.last_error,
        refund.created_at, refund.settled_at, refund.payment_id, refund.made_by, refund.approval_id,
        ${exactTime(sql`refund.created_at`)} as position
      from refund where ${conditionOf(filter)}
        ${
          from === undefined
            ? sql``
            : sql`and (refund.created_at, refund.id) ${isReversed ? sql`>` : sql`<`} (${from.at}::timestamptz, ${from.id})`
        }
      order by refund.created_at ${isReversed ? sql`asc` : sql`desc`}, refund.id ${isReversed ? sql`asc` : sql`desc`}
      limit ${size}
    ) page
    join payment on payment.id = page.payment_id
    left join staff maker on 'staff:' || maker.id = page.made_by
    left join approval on approval.id = page.approval_id
    left join staff approver on approver.id = approval.decided_by
    left join staff requester on requester.id = approval.requested_by
    order by page.created_at desc, page.id desc`.execute(db);
  return rows;
}

export async function countRefunds(db: Queryable, filter: RefundFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from refund where ${conditionOf(filter)} limit 10001) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export const findRefund = async (db: Queryable, refundId: string) =>
  (await db
    .selectFrom('refund')
    .select(['id', 'order_id', 'reason_key', 'state'])
    .where('id', '=', refundId)
    .executeTakeFirst()) ?? null;

/** A number is searched for in every state. */
function conditionOf({ state, q }: RefundFilter): RawBuilder<unknown> {
  if (q !== undefined)
    return sql`(refund.id = upper(${q}) or refund.order_id = split_part(${q}, '-', 1)
      or (refund.order_id = (select order_id from return_request where id = upper(${q}))
        and refund.reason_key = 'return:' || upper(${q})))`;
  return state === undefined ? sql`true` : sql`refund.state = ${state}`;
}
