import { randomBytes } from 'node:crypto';
import { migrate, type OpenDatabase, openDatabase } from '../../apps/server/src/platform/database/index.ts';
import type { Log } from '../../apps/server/src/platform/log/index.ts';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';

/** A migrated, empty database that is dropped when it is no longer used. */
export async function openTemporaryDatabase(log: Log): Promise<OpenDatabase & AsyncDisposable> {
  const name = `huarong_bench_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  // A measurement waits for its connections; it has no shopper.
  const database = await openDatabase({ url: urlOf(name), dataDir: '', log, connectionWaitMs: 30_000 });
  await migrate(database.db);
  return {
    ...database,
    async [Symbol.asyncDispose]() {
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}
