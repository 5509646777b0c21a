// npm run audit:check
import { readConfig } from '#platform/config';
import { openDatabase } from '#platform/database';
import { prepareDatabase } from '#platform/mode';
import { checkSeals, listSeals } from './seal-days.ts';

/** Computes every seal of the audit log again. Exit code 1 when an entry was changed, removed or added afterwards. */
async function main(): Promise<number> {
  const read = readConfig(process.env);
  if (!read.ok) {
    console.error(read.problems.join('\n'));
    return 1;
  }
  const { databaseUrl, databaseReadUrl, dataDir, databasePool, mode } = read.config;
  const database = await openDatabase({
    url: databaseUrl,
    readUrl: databaseReadUrl,
    dataDir,
    poolSize: databasePool,
  });
  try {
    await prepareDatabase(database.db, mode);
    // The whole log is read: a standby spares the server that takes orders.
    const db = await database.caughtUpReadDb();
    const problems = await checkSeals(db);
    for (const { day, problem } of problems) console.error(`${day} ${problem}`);
    const newest = (await listSeals(db))[0];
    if (problems.length === 0)
      console.log(newest ? `操作记录的封存一致，最近一天 ${newest.day}` : '还没有封存的日子');
    return problems.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error & { sentence?: string }) => {
    console.error(error.sentence ?? error);
    process.exitCode = 1;
  },
);
