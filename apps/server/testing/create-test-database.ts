import { type DatabaseSettings, type OpenDatabase, openDatabase } from '#platform/database';
import { copyTemplate, type DatabaseCopy } from './copy-template.ts';
import type { TemplateName } from './template.ts';

export interface TestDatabase extends OpenDatabase {
  /** For tests that open the same database a second time. */
  settings: DatabaseCopy['settings'];
}

interface TestDatabaseOptions extends Partial<DatabaseSettings> {
  /** What is in it already; by default only the schema. */
  template?: TemplateName;
}

/** A fresh, migrated database for one test file; `close()` deletes it. */
export async function createTestDatabase({
  template = 'empty',
  ...options
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { settings, discard } = await copyTemplate(template);
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
