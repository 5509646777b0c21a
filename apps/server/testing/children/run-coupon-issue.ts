// node run-coupon-issue.ts <database settings as JSON> <issue>: gives coupons to members; FP may end the process on the way.
import { openDatabase } from '#platform/database';
import { runIssue } from '../../src/features/coupons/run-issue.ts';

const database = await openDatabase(JSON.parse(process.argv[2] ?? '{}'));
await runIssue(database.workDb, Number(process.argv[3]));
await database.close();
