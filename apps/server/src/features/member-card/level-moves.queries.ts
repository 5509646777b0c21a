import { CARD_TYPES, type CardLevels, type CardType } from '@huarong/core/points';
import { type RawBuilder, sql } from 'kysely';
import { memberOwnerOfColumn } from '#platform/context';
import type { Queryable } from '#platform/database';

/**
 * What members have spent by the months of two sets of levels, in one pass; the same sums as a review of one member. Of
 * earlier payments only whether there are any matters, and only where `isEver` asks.
 */
const SPENDING = (before: CardLevels, after: CardLevels, { isEver }: { isEver: boolean }) => sql`
  select shop_order.owner, count(*) as paid,
    coalesce(sum(tender.amount_fen - coalesce(back.fen, 0)) filter (
      where payment.settled_at > shop_now() - make_interval(months => ${before.months})), 0) as spent_before,
    coalesce(sum(tender.amount_fen - coalesce(back.fen, 0)) filter (
      where payment.settled_at > shop_now() - make_interval(months => ${after.months})), 0) as spent_after
  from payment_order tender
  join payment on payment.id = tender.payment_id and payment.state = 'paid'
  join shop_order on shop_order.id = tender.order_id
  left join (
    select refund.payment_id, refund.order_id, sum(refund.amount_fen) as fen from refund
    where refund.state <> 'failed' group by 1, 2
  ) back on back.payment_id = payment.id and back.order_id = tender.order_id
  where tender.is_live and shop_order.owner like 'member:%'
    and (${isEver} or payment.settled_at > shop_now() - make_interval(months => ${Math.max(before.months, after.months)}))
  group by shop_order.owner`;

/** 0 to 3: the place of a card among all. */
const rankOf = (spent: RawBuilder<unknown>, { BLACK, GOLD }: CardLevels) => sql`
  case when ${spent} >= ${GOLD} then 3 when ${spent} >= ${BLACK} then 2 when spending.paid > 0 then 1 else 0 end`;

/** Members with the card they hold and the ones that both sets of levels give, as ranks. */
const RANKED = (before: CardLevels, after: CardLevels) => sql`
  select member.id, array_position(${[...CARD_TYPES]}::text[], member.card_type::text) - 1 as held,
    ${rankOf(sql`spending.spent_before`, before)} as by_before,
    ${rankOf(sql`spending.spent_after`, after)} as by_after, spending.spent_after::bigint as spent
  from member left join spending on spending.owner = ${memberOwnerOfColumn('member.id')}`;

/** How many members hold each card; without their payments. */
export async function countHolders(db: Queryable): Promise<Record<CardType, number>> {
  const { rows } = await sql<{ card: CardType; members: number }>`
    select card_type as card, count(*)::int as members from member group by 1`.execute(db);
  return {
    PINK: 0,
    WHITE: 0,
    BLACK: 0,
    GOLD: 0,
    ...Object.fromEntries(rows.map(({ card, members }) => [card, members])),
  };
}

interface Move {
  from: CardType;
  to: CardType;
  members: number;
}

interface Spending {
  stepFen: number;
  members: number[];
}
const STEPS = 24;
const STEP_UNIT_FEN = 100_00;
/** Steps of whole hundreds of yuan, so that the higher of both thresholds is at about two thirds. */
const stepOf = (before: CardLevels, after: CardLevels): number =>
  Math.max(1, Math.ceil((Math.max(before.BLACK, after.BLACK) * 1.6) / STEPS / STEP_UNIT_FEN)) * STEP_UNIT_FEN;

/**
 * Who would move by other levels: up at once, down when the card ends. Those who would move anyway are left out. Whoever moves
 * has paid in the months of one of both, so older payments are not read.
 */
export async function countMoves(
  db: Queryable,
  before: CardLevels,
  after: CardLevels,
): Promise<{ ups: Move[]; downs: Move[]; holders: Record<CardType, number>; spending: Spending }> {
  const stepFen = stepOf(before, after);
  const { rows } = await sql<{ held: number; to_rank: number | null; step: number | null; members: number }>`
    with spending as (${SPENDING(before, after, { isEver: false })}), ranked as (${RANKED(before, after)})
    select held, case
        when by_after > held and by_after > by_before or by_after < held and by_after < by_before then by_after
      end as to_rank, least(${STEPS - 1}, greatest(0, spent / ${stepFen}))::int as step, count(*)::int as members
    from ranked group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  const cardOf = (rank: number) => CARD_TYPES[rank] ?? 'PINK';
  const moves = new Map<string, Move & { isUp: boolean }>();
  for (const { held, to_rank, members } of rows) {
    if (to_rank === null) continue;
    const key = `${held} ${to_rank}`;
    const known = moves.get(key)?.members ?? 0;
    moves.set(key, {
      ...{ from: cardOf(held), to: cardOf(to_rank), members: known + members, isUp: to_rank > held },
    });
  }
  const holders = { PINK: 0, WHITE: 0, BLACK: 0, GOLD: 0 };
  for (const { held, members } of rows) holders[cardOf(held)] += members;
  const pick = (isUp: boolean) =>
    [...moves.values()]
      .filter((move) => move.isUp === isUp)
      .map(({ from, to, members }) => ({ from, to, members }));
  const members = Array.from({ length: STEPS }, () => 0);
  for (const row of rows) if (row.step !== null) members[row.step] = (members[row.step] ?? 0) + row.members;
  return { ups: pick(true), downs: pick(false), holders, spending: { stepFen, members } };
}

/** Members whose spending gives a better card than they hold, by their ids. */
export async function listBelowTheirCard(
  db: Queryable,
  levels: CardLevels,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with spending as (${SPENDING(levels, levels, { isEver: true })}), ranked as (${RANKED(levels, levels)})
    select id from ranked where by_after > held and id > ${after} order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
