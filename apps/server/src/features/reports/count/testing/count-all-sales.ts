import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '#platform/database';
import { countSettledSales } from '../count-sales.ts';

/** Counts until nothing is left. Transactions of other databases on the same server delay it. */
export const countAllSales = (db: Database, batch?: number): Promise<void> =>
  vi.waitFor(
    async () => {
      await countSettledSales(db, batch);
      const { rows } = await sql<{ left: number }>`
        select (select coalesce(max(id), 0) from ledger_entry) - counted_id as left from sales_state`.execute(
        db,
      );
      if (rows[0]?.left !== 0) throw new Error('some entries are not counted yet');
    },
    { timeout: 60_000, interval: 1 },
  );
