import { type Fen, fen } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';

/** The sum of an account's entries. */
export async function balanceOf(db: Queryable, account: string): Promise<Fen> {
  const { total } = await db
    .selectFrom('ledger_entry')
    .select((row) => row.fn.coalesce(row.fn.sum<string>('amount_fen'), row.lit(0)).as('total'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return fen(Number(total));
}
