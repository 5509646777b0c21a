import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';

export type CodeState = 'open' | 'claimed' | 'void';
export interface BatchRow {
  id: number;
  offer_id: string;
  prefix: string;
  quantity: number;
  staff_name: string;
  created_at: Date;
  voided_at: Date | null;
  open: number;
  claimed: number;
  void: number;
  used: number;
  saved_fen: number;
  usable: number;
}

const BATCH = sql`
  select batch.*, staff.name as staff_name, counted.*
  from coupon_batch batch join staff on staff.id = batch.made_by cross join lateral (
    select count(*) filter (where single.state = 'open')::int as open,
      count(*) filter (where single.state = 'claimed')::int as claimed,
      count(*) filter (where single.state = 'void')::int as void,
      count(*) filter (where coupon.state = 'used')::int as used,
      coalesce(sum(coupon.saved_fen) filter (where coupon.state = 'used'), 0)::bigint as saved_fen,
      count(*) filter (where coupon.state in ('usable', 'held') and coupon.valid_to > shop_now())::int as usable
    from coupon_code single left join coupon on coupon.id = single.coupon_id where single.batch_id = batch.id
  ) counted`;

export async function listBatches(db: Queryable, offerId: string): Promise<BatchRow[]> {
  const { rows } =
    await sql<BatchRow>`${BATCH} where batch.offer_id = ${offerId} order by batch.id desc limit 20`.execute(
      db,
    );
  return rows;
}

export async function findBatch(db: Queryable, batchId: number): Promise<BatchRow | null> {
  const { rows } = await sql<BatchRow>`${BATCH} where batch.id = ${batchId}`.execute(db);
  return rows[0] ?? null;
}

export interface CodeRow {
  code_hash: string;
  tail: string;
  state: CodeState;
  member_id: string | null;
  nickname: string | null;
  mobile: string | null;
  coupon_state: 'usable' | 'held' | 'used' | 'void' | null;
  order_id: string | null;
  saved_fen: number | null;
  settled_at: Date | null;
}

/** The codes of a batch in the order of their hashes, which says nothing about the codes. */
export async function listCodes(
  db: Queryable,
  {
    batchId,
    state,
    tail,
    after,
    size,
  }: {
    batchId: number;
    state?: CodeState | undefined;
    tail?: string | undefined;
    after: string | null;
    size: number;
  },
): Promise<CodeRow[]> {
  const conditions: RawBuilder<unknown>[] = [
    sql`single.batch_id = ${batchId}`,
    ...(state === undefined ? [] : [sql`single.state = ${state}`]),
    ...(tail === undefined ? [] : [sql`single.tail = ${tail}`]),
    ...(after === null ? [] : [sql`single.code_hash > ${after}`]),
  ];
  const { rows } = await sql<CodeRow>`
    select single.code_hash, single.tail, single.state, coupon.member_id, member.nickname, member.mobile,
      coupon.state as coupon_state, coupon.order_id, coupon.saved_fen, single.settled_at
    from coupon_code single left join coupon on coupon.id = single.coupon_id
      left join member on member.id = coupon.member_id
    where ${sql.join(conditions, sql` and `)} order by single.code_hash limit ${size}`.execute(db);
  return rows;
}

/** Codes of an offer that somebody may still claim. */
export async function countOpenCodes(db: Queryable, offerId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from coupon_code single join coupon_batch batch on batch.id = single.batch_id
    where batch.offer_id = ${offerId} and single.state = 'open'`.execute(db);
  return rows[0]?.open ?? 0;
}
