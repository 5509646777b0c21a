import { describe } from 'vitest';
import { isPostgres } from './is-postgres.ts';

/** For concurrency tests: the embedded database has one session, so they would always pass on it. */
export const onPostgres = describe.runIf(isPostgres);

/** For features of the embedded database only: its folder, its lock, its watchdog. */
export const onEmbedded = describe.runIf(!isPostgres);
