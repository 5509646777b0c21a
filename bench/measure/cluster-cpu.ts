import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { secondsInStat, statFields, TICK_SECONDS } from './cpu-time.ts';

/** A process of the server that lives as long as it does; null when the database is embedded. */
export async function findCheckpointer(db: Database): Promise<number | null> {
  const [found] = await runSql<{ pid: number }>(
    db,
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  );
  return found?.pid ?? null;
}

/** The parent of all processes of this PostgreSQL; `member` is one of its permanent children. */
export const postmasterOf = (member: number): number => parentIn(readStat(member)!);

/** CPU seconds of a whole PostgreSQL: the processes it has now, and those that have ended. */
export function clusterSeconds(postmaster: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readStat(Number(pid)) ?? [])
    .filter((stat) => parentIn(stat) === postmaster);
  const own = readStat(postmaster)!;
  return secondsInStat(own) + endedIn(own) + stats.reduce((all, stat) => all + secondsInStat(stat), 0);
}

function readStat(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null; // Ended since it was listed.
  }
}

const parentIn = (stat: string) => Number(statFields(stat)[1]);
/** CPU time of its ended children, fields 16 and 17. */
const endedIn = (stat: string) =>
  (Number(statFields(stat)[13]) + Number(statFields(stat)[14])) * TICK_SECONDS;
