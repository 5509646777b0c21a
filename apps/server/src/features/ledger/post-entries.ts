import { type Fen, sum } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type CommitWrite, type Tx, writeAtCommit } from '#platform/database';

/**
 * Double-entry: assets are positive (bank:alipay, cash:cod, cards-issued), liabilities and income negative (order:…,
 * card:…, unapplied, sales). The entries of a movement always sum to zero.
 */
export interface Movement {
  kind: string;
  /** Unique together with the kind, so that a movement is posted once. */
  reference: string;
  entries: readonly { account: string; amount: Fen }[];
}

/** Posts one movement; false when it was posted before. */
export async function postEntries(tx: Tx, movement: Movement): Promise<boolean> {
  const { movement: inserted, entries } = insertsOf(movement)(sql.ref);
  const { numAffectedRows } = await sql`with movement as (${inserted}) ${entries}`.execute(tx);
  return numAffectedRows !== 0n;
}

/** Posts one movement with the commit of its transaction. Posted before, nothing changes. */
export const postAtCommit = (tx: Tx, movement: Movement): Promise<void> =>
  writeAtCommit(tx, `movement ${movement.kind} ${movement.reference}`, insertsOf(movement));

const insertsOf = ({ kind, reference, entries }: Movement) => {
  if (sum(entries.map(({ amount }) => amount)) !== 0)
    throw new RangeError(`${kind} ${reference} does not sum to zero`);
  const moved = entries.filter(({ amount }) => amount !== 0);
  return ((refer) => ({
    movement: sql`
      insert into ledger_movement (kind, reference, at) values (${kind}, ${reference}, shop_now())
      on conflict (kind, reference) do nothing returning id`,
    entries: sql`
      insert into ledger_entry (movement_id, account, amount_fen)
      select movement.id, entry.* from ${refer('movement')} as movement
        cross join unnest(${moved.map(({ account }) => account)}::text[],
          ${moved.map(({ amount }) => amount)}::bigint[]) entry`,
  })) satisfies CommitWrite;
};
