import { type Selectable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';

export type CardRow = Selectable<Tables['stored_card']> & { is_expired: boolean; lost_at: Date | null };

const isExpired = sql<boolean>`coalesce(expires_at <= shop_now(), false)`.as('is_expired');
const lostAt = sql<Date | null>`(
  select max(at) from stored_card_change change
  where change.card_id = stored_card.id and change.action = 'reportLost' and stored_card.state = 'lost'
)`.as('lost_at');

/** Active cards first, then by binding time. */
export const listCards = (
  db: Queryable,
  memberId: string,
  page?: { limit: number; offset: number },
): Promise<CardRow[]> => {
  const cards = db
    .selectFrom('stored_card')
    .selectAll()
    .select([isExpired, lostAt])
    .where('member_id', '=', memberId)
    .orderBy(sql`state <> 'active'`)
    .orderBy('bound_at')
    .orderBy('id');
  return (page ? cards.limit(page.limit).offset(page.offset) : cards).execute();
};

export const countCards = async (db: Queryable, memberId: string) =>
  (
    await db
      .selectFrom('stored_card')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).total;

/** Locks the member's cards of a payment in id order, to avoid deadlocks. */
export const lockCards = (tx: Tx, memberId: string, ids: readonly string[]): Promise<CardRow[]> =>
  tx
    .selectFrom('stored_card')
    .selectAll()
    .select([isExpired, lostAt])
    .where('member_id', '=', memberId)
    .where('id', '=', sql<string>`any(${[...ids]})`)
    .orderBy('id')
    .forUpdate()
    .execute();

export const findMemberCards = (
  db: Queryable,
  memberId: string,
  ids: readonly string[],
): Promise<CardRow[]> =>
  db
    .selectFrom('stored_card')
    .selectAll()
    .select([isExpired, lostAt])
    .where('member_id', '=', memberId)
    .where('id', '=', sql<string>`any(${[...ids]})`)
    .execute();

export const findCardByNumber = (db: Queryable, numberHash: string) =>
  db.selectFrom('stored_card').selectAll().where('number_hash', '=', numberHash).executeTakeFirst();

/** Whether the card was bound to this member before. */
export const hasHeldCard = async (db: Queryable, cardId: string, memberId: string): Promise<boolean> =>
  (await db
    .selectFrom('stored_card_entry')
    .select('id')
    .where('card_id', '=', cardId)
    .where('kind', '=', 'bind')
    .where('reference', 'like', `bind:${memberId}:%`)
    .limit(1)
    .executeTakeFirst()) !== undefined;

interface MovementFilter {
  memberId: string;
  /** Only this card. */
  cardId?: string | undefined;
  /** Without it: all time. */
  months?: number | undefined;
}

/**
 * Leaves out the issue, which was before the member owned the card, and a hold that was captured, because the capture
 * shows it.
 */
const selectMovements = (db: Queryable, { memberId, cardId, months }: MovementFilter) =>
  db
    .selectFrom('stored_card_entry as entry')
    .innerJoin('stored_card as card', 'card.id', 'entry.card_id')
    .where('card.member_id', '=', memberId)
    .where('entry.kind', '<>', 'issue')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('stored_card_entry as later')
            .select('later.id')
            .where('entry.kind', '=', 'hold')
            .where('later.kind', '=', 'capture')
            .whereRef('later.card_id', '=', 'entry.card_id')
            .whereRef('later.reference', '=', 'entry.reference'),
        ),
      ),
    )
    .$call((rows) => (cardId === undefined ? rows : rows.where('card.id', '=', cardId)))
    .$if(months !== undefined, (rows) =>
      rows.where(sql<boolean>`entry.at >= shop_now() - make_interval(months => ${months}::int)`),
    );

export const listMovements = (
  db: Queryable,
  filter: MovementFilter,
  page: { limit: number; offset: number },
) =>
  selectMovements(db, filter)
    .leftJoin('payment_order as paid', 'paid.payment_id', 'entry.reference')
    .leftJoin('refund', 'refund.id', 'entry.reference')
    .select(['entry.card_id', 'card.tail', 'entry.kind', 'entry.amount_fen', 'entry.at'])
    .select(sql<number>`entry.balance_fen - entry.held_fen`.as('balance_fen'))
    .select((row) => row.fn.coalesce('paid.order_id', 'refund.order_id').as('order_id'))
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
export type MovementRow = Awaited<ReturnType<typeof listMovements>>[number];

export const countMovements = async (db: Queryable, filter: MovementFilter) =>
  (
    await selectMovements(db, filter)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** What the member's cards can pay now. */
export const sumUsableBalance = async (db: Queryable, memberId: string): Promise<number> => {
  const { usable } = await db
    .selectFrom('stored_card')
    .select(sql<string>`coalesce(sum(balance_fen - held_fen), 0)`.as('usable'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .where(sql<boolean>`coalesce(expires_at > shop_now(), true)`)
    .executeTakeFirstOrThrow();
  return Number(usable);
};

/** What the member's cards have paid, less refunds. */
export const sumSpent = async (db: Queryable, memberId: string): Promise<number> => {
  const { used } = await selectMovements(db, { memberId })
    .where('entry.kind', 'in', ['capture', 'refund'])
    .select((row) => row.fn.coalesce(row.fn.sum<string>('entry.amount_fen'), row.lit(0)).as('used'))
    .executeTakeFirstOrThrow();
  return -Number(used);
};
