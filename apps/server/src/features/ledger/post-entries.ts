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
  const moved = entries.filter(({ amount }) => amount !== 0);
  const { numAffectedRows } = await sql`
    with movement as (
      insert into ledger_movement (kind, reference, at) values (${kind}, ${reference}, shop_now())
      on conflict (kind, reference) do nothing returning id
    )
    insert into ledger_entry (movement_id, account, amount_fen)
    select movement.id, entry.* from movement
      cross join unnest(${moved.map(({ account }) => account)}::text[],
        ${moved.map(({ amount }) => amount)}::bigint[]) entry`.execute(tx);
  return numAffectedRows !== 0n;
}
