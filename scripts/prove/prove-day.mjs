// `npm run prove:day [-- --orders 200]`: the work of a day, done through the pages of the admin by a script.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runNode } from '../bootstrap/run-program.mjs';
import { say } from '../bootstrap/say.mjs';
import { steps } from '../testing/steps.mjs';

/** Orders, returns, questions, addresses and refunds with approval; then the invariants of the whole database. */
export async function proveDay(args) {
  const { values } = parseArgs({ args, options: { orders: { type: 'string', default: '40' } } });
  const folder = await mkdtemp(join(tmpdir(), 'huarong-day-'));
  const report = join(folder, 'actions.json');
  const dataDir = join(folder, 'data');
  Object.assign(process.env, { DAY_ORDERS: values.orders, DAY_REPORT: report, E2E_DATA_DIR: dataDir });
  try {
    const { code } = await steps.e2e.run(['--project=day']);
    if (code !== 0) return code;
    say('每件事用了几下 · actions for each task (a key, a click, a scan or a filled field):');
    for (const { task, done, actions } of JSON.parse(await readFile(report, 'utf8')))
      console.log(`${task} × ${done}: ${actions}, ${(actions / done).toFixed(1)} each`);
    return (await runNode(['scripts/prove/day/audit-day.ts', dataDir])).code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
