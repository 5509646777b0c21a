// node run-marketing-send.ts <database settings as JSON> <send>: sends a campaign; FP may end the process on the way.
import { openDatabase } from '#platform/database';
import { runSend } from '../../src/features/broadcasts/sending/run-send.ts';

const database = await openDatabase(JSON.parse(process.argv[2] ?? '{}'));
const config = { mode: 'demo', secret: 'a-secret-of-at-least-thirty-two-characters' } as const;
await runSend(database.workDb, config, Number(process.argv[3]));
await database.close();
