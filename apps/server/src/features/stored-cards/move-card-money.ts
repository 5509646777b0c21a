import type { Fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';

type EntryKind = 'hold' | 'capture' | 'release' | 'refund' | 'move-out' | 'move-in';

export interface CardMove {
  cardId: string;
  amount: Fen;
  /** The payment or refund id; each kind of entry happens once per reference. */
  reference: string;
}

/** Holds money. False when the card cannot pay this amount now; the update contains every condition. */
export const holdOnCard = (tx: Tx, memberId: string, move: CardMove): Promise<boolean> =>
  changeBalance(
    tx,
    'hold',
    move,
    { balance: 0, held: move.amount, entryAmount: -move.amount },
    sql`member_id = ${memberId} and state = 'active' and (expires_at is null or expires_at > shop_now())
      and balance_fen - held_fen >= ${move.amount}`,
  );

/** Captures held money, also from a card reported lost after the hold. */
export const captureFromCard = (tx: Tx, move: CardMove): Promise<boolean> =>
  changeBalance(
    tx,
    'capture',
    move,
    { balance: -move.amount, held: -move.amount, entryAmount: -move.amount },
    sql`held_fen >= ${move.amount}`,
  );

export const releaseOnCard = (tx: Tx, move: CardMove): Promise<boolean> =>
  changeBalance(
    tx,
    'release',
    move,
    { balance: 0, held: -move.amount, entryAmount: move.amount },
    sql`held_fen >= ${move.amount}`,
  );

/**
 * Refunds to the original card whatever its state, or to the one that replaced it when it was lost. Returns the card that
 * got the money; null when its face value would be exceeded.
 */
export async function refundToCard(tx: Tx, move: CardMove): Promise<string | null> {
  const cardId = await lockLatestCard(tx, move.cardId);
  const isRefunded = await changeBalance(
    tx,
    'refund',
    { ...move, cardId },
    { balance: move.amount, held: 0, entryAmount: move.amount },
    sql`balance_fen + ${move.amount} <= face_fen`,
  );
  return isRefunded ? cardId : null;
}

/** Locks a card before its replacement is looked for: whoever is replacing it at this moment has finished then. */
async function lockLatestCard(tx: Tx, cardId: string): Promise<string> {
  await tx.selectFrom('stored_card').select('id').where('id', '=', cardId).forUpdate().execute();
  const later = await tx
    .selectFrom('stored_card')
    .select('id')
    .where('replaces_card_id', '=', cardId)
    .executeTakeFirst();
  return later ? lockLatestCard(tx, later.id) : cardId;
}

/** Moves everything from a card without holds to an empty one. False when something has changed meanwhile. */
export async function moveBalance(
  tx: Tx,
  { from, to, amount, reference }: { from: string; to: string; amount: Fen; reference: string },
): Promise<boolean> {
  const out = { balance: -amount, held: 0, entryAmount: -amount };
  const into = { balance: amount, held: 0, entryAmount: amount };
  return (
    (await changeBalance(
      tx,
      'move-out',
      { cardId: from, amount, reference },
      out,
      sql`balance_fen = ${amount} and held_fen = 0`,
    )) &&
    (await changeBalance(
      tx,
      'move-in',
      { cardId: to, amount, reference },
      into,
      sql`balance_fen + ${amount} <= face_fen`,
    ))
  );
}

async function changeBalance(
  tx: Tx,
  kind: EntryKind,
  { cardId, reference }: CardMove,
  delta: { balance: number; held: number; entryAmount: number },
  condition: ReturnType<typeof sql>,
): Promise<boolean> {
  const { rows } = await sql<{ balance_fen: number; held_fen: number }>`
    update stored_card set balance_fen = balance_fen + ${delta.balance}, held_fen = held_fen + ${delta.held}
    where id = ${cardId} and ${condition}
    returning balance_fen, held_fen`.execute(tx);
  const after = rows[0];
  if (!after) return false;
  await tx
    .insertInto('stored_card_entry')
    .values({
      card_id: cardId,
      kind,
      amount_fen: delta.entryAmount,
      ...after,
      reference,
      at: sql<Date>`shop_now()`,
    })
    .execute();
  return true;
}
