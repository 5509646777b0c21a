import { sql } from 'kysely';
import type { Database } from '#platform/database';
import type { Line } from '../../catalogue-import/testing/sample-file.ts';
import { deleteCatalogue, importLines } from '../../catalogue-import/testing/sample-shop.ts';

/** The embedded database never removes deleted rows by itself: after some hundred histories each statement reads them all. */
const HISTORIES_BETWEEN_VACUUMS = 20;
let begun = 0;

/** A catalogue of these lines and nothing else, no matter what the history before has left. */
export async function beginHistory(db: Database, lines: readonly Line[]) {
  await deleteCatalogue(db);
  begun += 1;
  if (begun % HISTORIES_BETWEEN_VACUUMS === 0) await sql`vacuum analyze`.execute(db);
  await importLines(db, lines);
}
