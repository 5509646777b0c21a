import { listCases } from './cases.ts';
import type { Answer } from './fetch-answer.ts';
import type { LoadReport, Plan } from './load/plan.ts';
import { type Comparison, compare } from './measure/compare.ts';
import { measurePageSize } from './page-size/weigh-page.ts';
import { startShop } from './processes/start-shop.ts';
import { startWorker } from './processes/start-worker.ts';
import { comparisonTable } from './report/comparison-table.ts';
import { describeMachine } from './report/describe-machine.ts';
import { pageSizeTable } from './report/page-size-table.ts';
import { resultsText, writeResults } from './report/write-results.ts';

/** `npm run bench`, or `npm run bench -- --quick` for a rough result. A missed target is a ✗ in the table, not a failure. */
const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 3 : 9;
const pace = { connections: 8, maxSeconds: isQuick ? 0.5 : 1, maxRequests: 20_000 };

async function main(stop: AbortSignal) {
  await using shop = await startShop(stop);
  await using baseline = await startWorker<Answer, { port: number }>('baseline-process.ts', stop);
  await using load = await startWorker<Plan, LoadReport>('load/load-process.ts', stop);

  const comparisons: Comparison[] = [];
  for (const each of await listCases(shop.port)) {
    console.error(each.name);
    comparisons.push(await compare(each, { shop, baseline, load }, { rounds, pace }));
  }
  const text = resultsText({
    machine: describeMachine(),
    date: new Date(),
    setting: `${rounds} rounds of ${pace.maxSeconds} s each, ${pace.connections} connections kept alive`,
    tables: [comparisonTable(comparisons), pageSizeTable(await measurePageSize(shop.port, '/'))],
  });
  await writeResults(text);
  console.log(text);
}

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
main(interrupted.signal).catch((error) => {
  if (!interrupted.signal.aborted) console.error(error);
  process.exitCode = 1;
});
