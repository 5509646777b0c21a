// node run-presale-change.ts <database settings as JSON> <change>: works through its orders; FP may end the process on the way.
import { openDatabase } from '#platform/database';
import { paymentDepsOf, paymentPortOf } from '../../src/features/connect-orders.ts';
import { runChange } from '../../src/features/presale-changes/run-change.ts';
import { createSandbox } from '../../src/integrations/payment/index.ts';

const database = await openDatabase(JSON.parse(process.argv[2] ?? '{}'));
const payments = paymentPortOf(paymentDepsOf(createSandbox(database.workDb).providers));
await runChange(database.workDb, payments, { changeId: Number(process.argv[3]), isLate: false });
await database.close();
