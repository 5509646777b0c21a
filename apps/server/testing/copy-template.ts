import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { isPostgres } from './is-postgres.ts';
import { asAdmin, urlOf } from './postgres-admin.ts';
import type { TemplateName } from './template.ts';

/** A fresh database, not yet opened. */
export interface DatabaseCopy {
  settings: { url?: string; dataDir: string; connectionWaitMs?: number };
  discard(): Promise<void>;
  /** Makes the copy itself a template; nothing may be connected to it. */
  becomeTemplate(name: TemplateName): Promise<void>;
}

export async function copyFolder(template: TemplateName = 'empty'): Promise<DatabaseCopy> {
  const dataDir = await mkdtemp(join(inject('databaseFolder'), 'test-'));
  // Two thousand small files: copied one after another in the background they take four times as long.
  cpSync(inject('databaseTemplates')[template], dataDir, { recursive: true });
  return {
    settings: { dataDir },
    discard: () => rm(dataDir, { recursive: true, force: true }),
    becomeTemplate: (to) => rename(dataDir, inject('databaseTemplates')[to]),
  };
}

export async function copyOnServer(template: TemplateName): Promise<DatabaseCopy> {
  const name = `huarong_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${inject('databaseTemplates')[template]}`);
  return {
    // A test file that compiles pages or runs beside others can be kept from its sockets for longer than a second.
    settings: { url: urlOf(name), dataDir: '', connectionWaitMs: 15_000 },
    discard: () => asAdmin(`drop database ${name} with (force)`),
    becomeTemplate: (to) => asAdmin(`alter database ${name} rename to ${inject('databaseTemplates')[to]}`),
  };
}

export const copyTemplate = (template: TemplateName) =>
  isPostgres ? copyOnServer(template) : copyFolder(template);
