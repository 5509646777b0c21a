import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER, migrate, openDatabase } from '#platform/database';
import packageJson from '../package.json' with { type: 'json' };
import type { Template } from './template.ts';

/**
 * A first start of the embedded database takes seconds, so its result is kept between runs, under a name made
 * from everything it depends on: the migrations and the engine's version.
 */
export async function embeddedTemplate(): Promise<Template> {
  const folder = join(tmpdir(), `huarong-template-${await fingerprint()}`);
  if (!existsSync(folder)) await buildTemplate(folder);
  return { template: folder, discard: async () => {} };
}

async function buildTemplate(folder: string) {
  const draft = await mkdtemp(join(tmpdir(), 'huarong-draft-'));
  const database = await openDatabase({ dataDir: draft });
  try {
    await migrate(database.db);
  } finally {
    await database.close();
  }
  // Another run may have been faster; theirs is as good as ours.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(packageJson.dependencies['@electric-sql/pglite']);
  for (const name of (await readdir(MIGRATIONS_FOLDER)).sort())
    hash.update(name).update(await readFile(new URL(name, MIGRATIONS_FOLDER)));
  return hash.digest('hex').slice(0, 16);
}
