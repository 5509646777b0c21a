// node run-ship-file.ts <database settings as JSON> <run>: ships the rows of a file; FP may end the process on the way.
import { openDatabase } from '#platform/database';
import { runShipFile } from '../../src/features/orders/admin/ship-files/run-ship-file.ts';

const database = await openDatabase(JSON.parse(process.argv[2] ?? '{}'));
await runShipFile(database.workDb, Number(process.argv[3]));
await database.close();
