import { type DatabaseSettings, type OpenDatabase, openDatabase } from '#platform/database';
import { copyFolder, copyOnServer, type DatabaseCopy } from './copy-template.ts';
import { isPostgres } from './is-postgres.ts';

export interface TestDatabase extends OpenDatabase {
  /** For tests that open the same database a second time. */
  settings: DatabaseCopy['settings'];
}

interface TestDatabaseOptions extends Partial<DatabaseSettings> {
  /** With the demo's products. */
  hasCatalogue?: boolean;
}

/** A fresh, migrated database for one test file; `close()` deletes it. */
export async function createTestDatabase({
  hasCatalogue = false,
  ...options
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const template = hasCatalogue ? 'stocked' : 'empty';
  const { settings, discard } = await (isPostgres ? copyOnServer(template) : copyFolder(template));
  const database = await openDatabase({ ...settings, embedded: { isTemporary: true }, ...options });
  return {
    ...database,
    settings,
    async close() {
      await database.close();
      await discard();
    },
  };
}
