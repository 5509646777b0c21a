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

/** Posts one movement; false when it was posted before. Only the demo, whose orders lie in the past, names a time. */
export async function postEntries(tx: Tx, movement: Movement, at?: Date): Promise<boolean> {
  const { movement: inserted, entries } = insertsOf(movement, at)(sql.ref);
  const { numAffectedRows } = await sql`with movement as (${inserted}) ${entries}`.execute(tx);
  return numAffectedRows !== 0n;
}

/** Posts many movements in one statement; those posted before change nothing. */
export async function postMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  const rows = movements.flatMap((movement) => {
    checkBalanced(movement);
    return movement.entries.map((entry) => ({ ...movement, ...entry }));
  });
  await sql`
    with given as (
      select * from unnest(${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ reference }) => reference)}::text[],
        ${rows.map(({ account }) => account)}::text[], ${rows.map(({ amount }) => amount)}::bigint[])
        as entry (kind, reference, account, amount_fen)),
    movement as (
      insert into ledger_movement (kind, reference, at) select distinct kind, reference, shop_now() from given
      on conflict (kind, reference) do nothing returning id, kind, reference)
    insert into ledger_entry (movement_id, account, amount_fen)
    select movement.id, given.account, given.amount_fen
    from movement join given using (kind, reference) where given.amount_fen <> 0`.execute(tx);
}

/** Posts one movement with the commit of its transaction. Posted before, nothing changes. */
export const postAtCommit = (tx: Tx, movement: Movement): Promise<void> =>
  writeAtCommit(tx, `movement ${movement.kind} ${movement.reference}`, insertsOf(movement));

function checkBalanced({ kind, reference, entries }: Movement): void {
  if (sum(entries.map(({ amount }) => amount)) !== 0)
    throw new RangeError(`${kind} ${reference} does not sum to zero`);
}

const insertsOf = (posted: Movement, at?: Date) => {
  checkBalanced(posted);
  const { kind, reference, entries } = posted;
  const moved = entries.filter(({ amount }) => amount !== 0);
  return ((refer) => ({
    movement: sql`
      insert into ledger_movement (kind, reference, at) values (${kind}, ${reference}, ${at ?? sql`shop_now()`})
      on conflict (kind, reference) do nothing returning id`,
    entries: sql`
      insert into ledger_entry (movement_id, account, amount_fen)
      select movement.id, entry.* from ${refer('movement')} as movement
        cross join unnest(${moved.map(({ account }) => account)}::text[],
          ${moved.map(({ amount }) => amount)}::bigint[]) entry`,
  })) satisfies CommitWrite;
};
