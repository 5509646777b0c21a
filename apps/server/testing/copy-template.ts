import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { asAdmin, urlOf } from './postgres-admin.ts';

/** Where a fresh, migrated database is, not yet opened. */
export interface DatabaseCopy {
  settings: { url?: string; dataDir: string };
  discard(): Promise<void>;
}

export async function copyFolder(): Promise<DatabaseCopy> {
  const dataDir = await mkdtemp(join(tmpdir(), 'huarong-test-'));
  await cp(inject('databaseTemplate'), dataDir, { recursive: true });
  return { settings: { dataDir }, discard: () => rm(dataDir, { recursive: true, force: true }) };
}

export async function copyOnServer(): Promise<DatabaseCopy> {
  const name = `huarong_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${inject('databaseTemplate')}`);
  return {
    settings: { url: urlOf(name), dataDir: '' },
    discard: () => asAdmin(`drop database ${name} with (force)`),
  };
}
