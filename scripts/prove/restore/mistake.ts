import { setTimeout as wait } from 'node:timers/promises';
import {
  type Database,
  openDatabase,
  transaction,
} from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';

const ARCHIVED_WITHIN_MS = 150_000;

async function asAdmin<Value>(url: string, work: (db: Database) => Promise<Value>): Promise<Value> {
  const database = await openDatabase({ url, dataDir: '', poolSize: 1 });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Deletes the ledger as somebody with all rights could: triggers and keys do not stop it. */
export const makeMistake = (url: string) =>
  asAdmin(url, (db) =>
    transaction(db, async (tx) => {
      await runSql(tx, 'set local session_replication_role = replica');
      const [made] = await runSql<{ at: string; secondBefore: string; rows: number }>(
        tx,
        `with gone as (delete from ledger_entry returning 1)
         select clock_timestamp()::text as at, (clock_timestamp() - interval '1 second')::text as "secondBefore",
           count(*)::int as rows from gone`,
      );
      return made!;
    }),
  );

/** Waits, as archive_timeout makes sure, until the log written so far is in the archive. */
export const awaitArchived = (url: string) =>
  asAdmin(url, async (db) => {
    const [current] = await runSql<{ name: string }>(
      db,
      'select pg_walfile_name(pg_current_wal_lsn()) as name',
    );
    const until = performance.now() + ARCHIVED_WITHIN_MS;
    for (;;) {
      const [archived] = await runSql<{ is_done: boolean }>(
        db,
        'select coalesce(last_archived_wal >= $1, false) as is_done from pg_stat_archiver',
        [current!.name],
      );
      if (archived!.is_done) return;
      if (performance.now() > until) throw new Error('the log is not archived');
      await wait(500);
    }
  });
