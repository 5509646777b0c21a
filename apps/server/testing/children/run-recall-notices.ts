// node run-recall-notices.ts <database settings as JSON> <recall>: notifies shoppers, two orders at a time; FP may end the process on the way.
import { openDatabase } from '#platform/database';
import { notifyShoppers } from '../../src/features/recalls/notify-shoppers.ts';

const database = await openDatabase(JSON.parse(process.argv[2] ?? '{}'));
const config = { mode: 'live', secret: 'x'.repeat(32), sms: null } as const;
await notifyShoppers(database.workDb, config, Number(process.argv[3]), { slice: 2 });
await database.close();
