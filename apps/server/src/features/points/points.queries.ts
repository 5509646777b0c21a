import type { LotShare } from '@huarong/core/points';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export type EntryKind =
  | 'earn'
  | 'hold'
  | 'release'
  | 'spend'
  | 'give-back'
  | 'take-back'
  | 'expire'
  | 'exchange'
  | 'reward'
  | 'adjust';

/** Locks the member's account, so that changes to their points happen one after the other. */
export async function lockAccount(tx: Tx, memberId: string) {
  await tx
    .insertInto('points_account')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return tx
    .selectFrom('points_account')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const findAccount = (db: Queryable, memberId: string) =>
  db.selectFrom('points_account').selectAll().where('member_id', '=', memberId).executeTakeFirst();

/** What a member can spend, and the points that count for their card. */
export async function getPointsBalance(db: Queryable, memberId: string) {
  const account = await findAccount(db, memberId);
  return {
    payPoints: (account?.pay_points ?? 0) - (account?.held_points ?? 0),
    cardPoints: account?.card_points ?? 0,
  };
}

export const findEntry = (db: Queryable, memberId: string, kind: EntryKind, reference: string) =>
  db
    .selectFrom('points_entry')
    .select(['pay_points', 'card_points', 'at'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();

export interface AccountChange {
  payPoints?: number;
  heldPoints?: number;
  cardPoints?: number;
  debtPoints?: number;
}

/** False when too few points are free; the update contains the condition. */
export async function changeAccount(tx: Tx, memberId: string, change: AccountChange): Promise<boolean> {
  const { payPoints = 0, heldPoints = 0, cardPoints = 0, debtPoints = 0 } = change;
  const { numUpdatedRows } = await tx
    .updateTable('points_account')
    .set((row) => ({
      pay_points: row('pay_points', '+', payPoints),
      held_points: row('held_points', '+', heldPoints),
      card_points: row('card_points', '+', cardPoints),
      debt_points: row('debt_points', '+', debtPoints),
    }))
    .where('member_id', '=', memberId)
    .where(sql<boolean>`pay_points - held_points + ${payPoints}::bigint - ${heldPoints}::bigint >= 0`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Inserts a movement: `payPoints` is the change of the spendable points, `balance` is read from the account. */
export const writeEntry = (
  tx: Tx,
  entry: {
    memberId: string;
    kind: EntryKind;
    reference: string;
    text: string;
    payPoints: number;
    cardPoints?: number;
    /** Without it: now. */
    at?: Date;
  },
) =>
  tx
    .insertInto('points_entry')
    .values((row) => ({
      member_id: entry.memberId,
      kind: entry.kind,
      pay_points: entry.payPoints,
      card_points: entry.cardPoints ?? 0,
      balance: row
        .selectFrom('points_account')
        .select(sql<number>`pay_points - held_points`.as('balance'))
        .where('member_id', '=', entry.memberId),
      text: entry.text,
      reference: entry.reference,
      at: entry.at ?? sql<Date>`shop_now()`,
    }))
    .execute();

/** First to expire first. */
export const listOpenLots = (db: Queryable, memberId: string) =>
  db
    .selectFrom('points_lot')
    .select(['id', 'left_points as left', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('left_points', '>', 0)
    .orderBy('expires_at')
    .orderBy('id')
    .execute();

export const changeLots = (tx: Tx, shares: readonly LotShare[], direction: 1 | -1) =>
  sql`update points_lot set left_points = left_points + change.points * ${direction}::int
    from unnest(${shares.map(({ id }) => id)}::bigint[], ${shares.map(({ points }) => points)}::bigint[])
      as change (id, points)
    where points_lot.id = change.id`.execute(tx);

export const recordLotUse = (tx: Tx, reference: string, shares: readonly LotShare[]) =>
  sql`insert into points_lot_use (lot_id, reference, points)
    select id, ${reference}, points
    from unnest(${shares.map(({ id }) => id)}::bigint[], ${shares.map(({ points }) => points)}::bigint[])
      as taken (id, points)`.execute(tx);

/** In the order in which the points were taken. */
export const listLotUses = (tx: Tx, memberId: string, reference: string) =>
  tx
    .selectFrom('points_lot_use as use')
    .innerJoin('points_lot as lot', 'lot.id', 'use.lot_id')
    .select(['lot.id', 'use.points', 'use.restored_points as restored'])
    .where('use.reference', '=', reference)
    .where('lot.member_id', '=', memberId)
    .orderBy('lot.expires_at')
    .orderBy('lot.id')
    .execute();

export const recordRestoredPoints = (tx: Tx, reference: string, shares: readonly LotShare[]) =>
  sql`update points_lot_use set restored_points = restored_points + given.points
    from unnest(${shares.map(({ id }) => id)}::bigint[], ${shares.map(({ points }) => points)}::bigint[])
      as given (id, points)
    where points_lot_use.lot_id = given.id and points_lot_use.reference = ${reference}`.execute(tx);
