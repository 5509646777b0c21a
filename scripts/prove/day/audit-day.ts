import { openDatabase } from '../../../apps/server/src/platform/database/index.ts';
import { listViolations } from '../../../apps/server/testing/audit.ts';

/** Prints what the audit finds in an embedded database; ends with 1 when it finds anything. */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('usage: audit-day.ts DATA_DIR');
const database = await openDatabase({ dataDir });
const violations = await listViolations(database.db);
await database.close();
for (const { invariant, subject, detail } of violations) console.log(`${invariant}  ${subject}  ${detail}`);
console.log(`${violations.length} violated invariants`);
if (violations.length > 0) process.exitCode = 1;
