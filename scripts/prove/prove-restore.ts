import { findPostgres } from '../system/find-postgres.mjs';
import { runInNamespaces } from './cluster/run-in-namespaces.ts';

/**
 * `npm run prove:restore`: a backup and the archive of PostgreSQL bring the shop back to a second before a mistake; the
 * payment provider's own book shows what was accepted afterwards.
 */
process.exitCode = await runInNamespaces('../restore/run.ts', [findPostgres()!]);
