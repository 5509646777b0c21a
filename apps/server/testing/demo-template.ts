import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { openDatabase } from '#platform/database';
import { seedDemo } from '../src/features/demo/index.ts';
import { copyTemplate } from './copy-template.ts';
import { readTestConfig } from './read-test-config.ts';

const POLL_MS = 50;

/** Seeds the whole demo once per run: the first test file that asks does it, in whichever process; others wait for it. */
export async function ensureDemoTemplate(): Promise<void> {
  const ready = join(inject('databaseFolder'), 'demo-is-ready');
  if (existsSync(ready)) return;
  const isFirst = await mkdir(join(inject('databaseFolder'), 'demo-is-claimed')).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await seedTemplate();
    await writeFile(ready, '');
  }
  while (!existsSync(ready)) await setTimeout(POLL_MS);
}

async function seedTemplate() {
  const copy = await copyTemplate('stocked');
  const database = await openDatabase(copy.settings);
  try {
    await seedDemo(database.db, readTestConfig(copy.settings.dataDir));
  } finally {
    await database.close();
  }
  await copy.becomeTemplate('demo');
}
