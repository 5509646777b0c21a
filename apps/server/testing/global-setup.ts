import type { TestProject } from 'vitest/node';
import { embeddedTemplate } from './embedded-template.ts';
import { isPostgres } from './is-postgres.ts';
import { postgresTemplate } from './postgres-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database to copy: a folder, or the name of a database on TEST_POSTGRES_URL. */
    databaseTemplate: string;
  }
}

/** Migrates once per run; every test file then copies the result. */
export default async function setup(project: TestProject) {
  const { template, discard } = await (isPostgres ? postgresTemplate() : embeddedTemplate());
  project.provide('databaseTemplate', template);
  return discard;
}
