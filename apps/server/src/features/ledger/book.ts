import { type Fen, sum } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';

/**
 * What the house has is positive (bank:alipay, cash:cod, cards-issued), what it owes or has earned is negative
 * (order:…, card:…, unapplied, sales). A movement takes from one and gives to another, so it always sums to nothing.
 */
export interface Movement {
  kind: string;
  /** Together with the kind it is booked once, however often it is tried. */
  reference: string;
  entries: readonly { account: string; amount: Fen }[];
}

/** Writes one movement; false when it stands in the book already. */
export async function book(tx: Tx, { kind, reference, entries }: Movement): Promise<boolean> {
  if (sum(entries.map(({ amount }) => amount)) !== 0)
    throw new RangeError(`${kind} ${reference} does not sum to nothing`);
  const movement = await tx
    .insertInto('ledger_movement')
    .values({ kind, reference, at: sql<Date>`shop_now()` })
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!movement) return false;
  await tx
    .insertInto('ledger_entry')
    .values(
      entries
        .filter(({ amount }) => amount !== 0)
        .map(({ account, amount }) => ({ movement_id: movement.id, account, amount_fen: amount })),
    )
    .execute();
  return true;
}
