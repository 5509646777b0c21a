// node apps/server/src/platform/database/generate-tables.ts [--check]
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeTables } from './describe-tables.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const FILE = new URL('./tables.gen.ts', import.meta.url);

/** Starts from an empty database and applies every migration, so the types do not depend on local data. */
async function describeFreshDatabase(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'huarong-tables-'));
  const database = await openDatabase({ dataDir });
  try {
    await migrate(database.db);
    return await describeTables(database.db);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const expected = await describeFreshDatabase();
if (!process.argv.includes('--check')) await writeFile(FILE, expected);
else if ((await readFile(FILE, 'utf8')) !== expected) {
  console.error('tables.gen.ts does not match the migrations: run generate-tables.ts');
  process.exitCode = 1;
}
