import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, MIGRATIONS_FOLDER, migrate, openDatabase } from '#platform/database';
import packageJson from '../package.json' with { type: 'json' };
import { seedCatalogue } from '../src/features/demo/index.ts';
import type { Templates } from './template.ts';

const CATALOGUE_FOLDER = new URL('../../../catalogue/', import.meta.url);
/** It creates the table of migrations itself. */
const MIGRATE_FILE = new URL('../src/platform/database/migrate.ts', import.meta.url);

/**
 * Creating and seeding an embedded database takes seconds, so both templates are cached between test runs, under names that
 * hash all inputs. The seeded dates are relative to the day, hence the day is part of the name.
 */
export async function embeddedTemplates(folder: string): Promise<Templates> {
  const program = await readFile(MIGRATE_FILE, 'utf8');
  const schema = await fingerprint(
    `${packageJson.dependencies['@electric-sql/pglite']} ${program}`,
    MIGRATIONS_FOLDER,
  );
  const catalogue = await fingerprint(`${schema} ${new Date().toDateString()}`, CATALOGUE_FOLDER);
  const empty = join(tmpdir(), `huarong-template-${schema}`);
  const stocked = join(tmpdir(), `huarong-stocked-${catalogue}`);
  if (!existsSync(empty)) await build(empty, null, migrate);
  if (!existsSync(stocked)) await build(stocked, empty, (db) => seedCatalogue(db));
  return { empty, stocked, demo: join(folder, 'demo') };
}

async function build(folder: string, from: string | null, fill: (db: Database) => Promise<unknown>) {
  const draft = await mkdtemp(join(tmpdir(), 'huarong-draft-'));
  if (from) await cp(from, draft, { recursive: true });
  const database = await openDatabase({ dataDir: draft });
  try {
    await fill(database.db);
  } finally {
    await database.close();
  }
  // Another run may have created the same template first.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
}

async function fingerprint(start: string, folder: URL): Promise<string> {
  const hash = createHash('sha256').update(start);
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => /\.(sql|ts)$/.test(name)).sort())
    hash.update(name).update(await readFile(new URL(name, folder)));
  return hash.digest('hex').slice(0, 16);
}
