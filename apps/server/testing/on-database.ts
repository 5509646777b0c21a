import { describe } from 'vitest';
import { isPostgres } from './is-postgres.ts';

/** For races: the embedded database has one session, so nothing can race in it and a green test would prove nothing. */
export const onPostgres = describe.runIf(isPostgres);

/** For what only the embedded database has: its folder, its lock, its watchdog. */
export const onEmbedded = describe.runIf(!isPostgres);
