import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { createMemoryFolder } from '../../../scripts/system/memory-folder.mjs';
import { embeddedTemplates } from './embedded-template.ts';
import { isPostgres } from './is-postgres.ts';
import { dropTemplates, postgresTemplates } from './postgres-template.ts';
import type { Templates } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Databases to copy: folders, or names of databases on TEST_POSTGRES_URL. */
    databaseTemplates: Templates;
    /** Where copies belong, and what the workers of a run share; deleted after it. */
    databaseFolder: string;
  }
}

/** Migrates and seeds once per run; every test file then copies the result. */
export default async function setup(project: TestProject) {
  const folder = createMemoryFolder('tests');
  project.provide('databaseFolder', folder);
  const templates = await (isPostgres ? postgresTemplates() : embeddedTemplates(folder));
  project.provide('databaseTemplates', templates);
  return async () => {
    if (isPostgres) await dropTemplates(templates);
    await rm(folder, { recursive: true, force: true });
  };
}
