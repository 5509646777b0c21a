// node hang-forever.ts <dataDir>: asks for something that never ends and leaves the rest to the watchdog.
import { sql } from 'kysely';
import { openDatabase } from '#platform/database';

const { db } = await openDatabase({ dataDir: process.argv[2]!, embedded: { hangAfterMs: 500 } });
// Caught, so that only the watchdog can end this process.
await sql`do 'begin loop end loop; end'`.execute(db).catch(() => {});
