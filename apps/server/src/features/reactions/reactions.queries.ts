import type { AgeGroup, ReactionState, Sex } from '@huarong/core/returns';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { matchesSku } from '../catalogue/index.ts';

export interface ReactionRow {
  id: number;
  opened_at: Date;
  order_id: string;
  order_line_id: string;
  placed_at: Date;
  return_id: string | null;
  sku_id: string;
  sku_code: string | null;
  product_name: string;
  sku_name: string;
  lot_id: number | null;
  lot_no: string | null;
  expires_on: string | null;
  symptom: string;
  began_on: string | null;
  saw_doctor: boolean | null;
  age_group: AgeGroup | null;
  sex: Sex | null;
  note: string;
  state: ReactionState;
  completed_at: Date | null;
  reported_at: Date | null;
  revision: number;
}
interface ReactionFilter {
  /** 2026-11 */
  month?: string | undefined;
  state?: ReactionState | undefined;
  q?: string | undefined;
}

/** Names as they were when it was bought: the sku may be gone. */
const SELECT = sql`
  select reaction.id, reaction.opened_at, reaction.order_id, reaction.order_line_id, shop_order.created_at as placed_at,
    reaction.return_id, line.sku_id, sku.code as sku_code, line.snapshot ->> 'productName' as product_name,
    line.snapshot ->> 'skuName' as sku_name, reaction.lot_id, lot.lot_no,
    to_char(lot.expires_on, 'YYYY-MM-DD') as expires_on, reaction.symptom,
    to_char(reaction.began_on, 'YYYY-MM-DD') as began_on, reaction.saw_doctor, reaction.age_group, reaction.sex,
    reaction.note, reaction.state, reaction.completed_at, reaction.reported_at, reaction.revision`;
const FROM = sql`
  from adverse_reaction reaction join order_line line on line.id = reaction.order_line_id
    join shop_order on shop_order.id = reaction.order_id
    left join sku on sku.id = line.sku_id left join stock_lot lot on lot.id = reaction.lot_id`;

const startOf = (month: string) => sql`(${`${month}-01`}::date::timestamp at time zone 'Asia/Shanghai')`;
const endOf = (month: string) =>
  sql`((${`${month}-01`}::date + interval '1 month') at time zone 'Asia/Shanghai')`;

function conditionOf({ month, state, q }: ReactionFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(month === undefined
      ? []
      : [sql`reaction.opened_at >= ${startOf(month)} and reaction.opened_at < ${endOf(month)}`]),
    ...(state === undefined ? [] : [sql`reaction.state = ${state}`]),
    ...(q === undefined ? [] : [matchesSku(q)]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Reactions, newest first. */
export async function listReactions(
  db: Queryable,
  filter: ReactionFilter,
  { size, after, before }: { size: number; after?: number | undefined; before?: number | undefined },
): Promise<ReactionRow[]> {
  const isBack = before !== undefined;
  const { rows } = await sql<ReactionRow>`
    ${SELECT} ${FROM} where ${conditionOf(filter)}
      ${after === undefined ? sql`` : sql`and reaction.id < ${after}`}
      ${before === undefined ? sql`` : sql`and reaction.id > ${before}`}
    order by reaction.id ${isBack ? sql`asc` : sql`desc`} limit ${size}`.execute(db);
  return isBack ? rows.reverse() : rows;
}

export async function countReactions(db: Queryable, filter: ReactionFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from adverse_reaction reaction
      ${
        filter.q === undefined
          ? sql``
          : sql`join order_line line on line.id = reaction.order_line_id join sku on sku.id = line.sku_id`
      }
      where ${conditionOf(filter)} limit 10001) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export const findReaction = async (db: Queryable, reactionId: number): Promise<ReactionRow | null> =>
  (await sql<ReactionRow>`${SELECT} ${FROM} where reaction.id = ${reactionId}`.execute(db)).rows[0] ?? null;

interface SentLot {
  lot_id: number;
  lot_no: string;
  expires_on: string;
}
/** The lots an item was sent from. */
export const listSentLots = async (db: Queryable, lineId: string): Promise<SentLot[]> =>
  (
    await sql<SentLot>`
      select distinct lot.id as lot_id, lot.lot_no, to_char(lot.expires_on, 'YYYY-MM-DD') as expires_on
      from parcel_item_lot sent join stock_lot lot on lot.id = sent.lot_id
      where sent.order_line_id = ${lineId} order by lot.id`.execute(db)
  ).rows;

export interface ReactionChange {
  reactionId: number;
  revision: number;
  symptom: string;
  beganOn: string | null;
  sawDoctor: boolean | null;
  ageGroup: AgeGroup | null;
  sex: Sex | null;
  lotId: number | null;
  note: string;
  isComplete: boolean;
}

/** Null when somebody changed or reported it meanwhile. */
export async function updateReaction(tx: Tx, change: ReactionChange) {
  const state = change.isComplete ? 'complete' : 'open';
  const { rows } = await sql<{ state: ReactionState; revision: number }>`
    update adverse_reaction set symptom = ${change.symptom}, began_on = ${change.beganOn}::date,
      saw_doctor = ${change.sawDoctor}::boolean, age_group = ${change.ageGroup}, sex = ${change.sex},
      lot_id = ${change.lotId}::bigint, note = ${change.note}, state = ${state}, revision = revision + 1,
      completed_at = case when ${change.isComplete}::boolean then coalesce(completed_at, shop_now()) end
    where id = ${change.reactionId} and revision = ${change.revision} and state <> 'reported'
    returning state, revision`.execute(tx);
  return rows[0] ?? null;
}

/** Null when it is not complete, reported already, or changed meanwhile. */
export async function markReported(tx: Tx, reactionId: number, revision: number): Promise<Date | null> {
  const { rows } = await sql<{ reported_at: Date }>`
    update adverse_reaction set state = 'reported', reported_at = shop_now(), revision = revision + 1
    where id = ${reactionId} and revision = ${revision} and state = 'complete' returning reported_at`.execute(
    tx,
  );
  return rows[0]?.reported_at ?? null;
}
