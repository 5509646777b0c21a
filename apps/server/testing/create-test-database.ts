import { type DatabaseSettings, type OpenDatabase, openDatabase } from '#platform/database';
import { copyFolder, copyOnServer, type DatabaseCopy } from './copy-template.ts';
import { isPostgres } from './is-postgres.ts';

export interface TestDatabase extends OpenDatabase {
  /** For tests that open the same database a second time. */
  settings: DatabaseCopy['settings'];
}

/** A fresh, migrated database for one test file; `close()` throws it away. */
export async function createTestDatabase(options: Partial<DatabaseSettings> = {}): Promise<TestDatabase> {
  const { settings, discard } = await (isPostgres ? copyOnServer() : copyFolder());
  const database = await openDatabase({ ...settings, embedded: { isThrownAway: true }, ...options });
  return {
    ...database,
    settings,
    async close() {
      await database.close();
      await discard();
    },
  };
}
