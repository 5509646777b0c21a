// node run-plans.ts <database settings as JSON>: applies planned change sets until it is ended; FP may end it on the way.
import { openDatabase } from '#platform/database';
import { startJobs } from '#platform/jobs';
import { changeSetJobs } from '../../src/features/change-sets/index.ts';

const database = await openDatabase(JSON.parse(process.argv[2] ?? '{}'));
startJobs(database.workDb, changeSetJobs(database.workDb));
process.stdout.write('working\n');
