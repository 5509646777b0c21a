// node hang-forever.ts <dataDir>: runs a statement that never ends, so that the watchdog ends the process.
import { sql } from 'kysely';
import { openDatabase } from '#platform/database';

const { db } = await openDatabase({ dataDir: process.argv[2]!, embedded: { hangAfterMs: 500 } });
// Caught, so that only the watchdog can end this process.
await sql`do 'begin loop end loop; end'`.execute(db).catch(() => {});
