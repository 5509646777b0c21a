import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const ARCHIVED_WITHIN_MS = 150_000;

async function asAdmin<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Deletes the ledger as somebody with all rights could: triggers and keys do not stop it. */
export const makeMistake = (url: string) =>
  asAdmin(url, async (client) => {
    const { rows } = await client.query<{ at: string; before: string }>(
      `select clock_timestamp()::text as at, (clock_timestamp() - interval '1 second')::text as before`,
    );
    await client.query('set session_replication_role = replica');
    const { rowCount } = await client.query('delete from ledger_entry');
    return { at: rows[0]!.at, secondBefore: rows[0]!.before, rows: rowCount ?? 0 };
  });

/** Waits, as archive_timeout makes sure, until the log written so far is in the archive. */
export const awaitArchived = (url: string) =>
  asAdmin(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as name',
    );
    const until = performance.now() + ARCHIVED_WITHIN_MS;
    for (;;) {
      const { rows: archived } = await client.query<{ is_archived: boolean }>(
        'select coalesce(last_archived_wal >= $1, false) as is_archived from pg_stat_archiver',
        [rows[0]!.name],
      );
      if (archived[0]!.is_archived) return;
      if (performance.now() > until) throw new Error('the log is not archived');
      await wait(500);
    }
  });
