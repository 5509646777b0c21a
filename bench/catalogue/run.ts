import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { describeMachine } from '../report/describe-machine.ts';
import { measureSize, type SizeReport } from './measure-size.ts';
import { openTemporaryDatabase } from './temporary-database.ts';

/** `npm run bench:catalogue -- 700 20000`: how long a catalogue takes to seed, to read at start and to read again. */
const sizes = process.argv.slice(2).map(Number);
const log = createLog('silent');

const reports: SizeReport[] = [];
for (const size of sizes.length > 0 ? sizes : [700, 20_000, 100_000]) {
  await using database = await openTemporaryDatabase(log);
  const report = await measureSize(database, size, log);
  console.error(`${size}: seeded in ${report.seedSeconds.toFixed(1)} s`);
  reports.push(report);
}

const rows = reports.map(
  (report) =>
    `| ${report.products} | ${report.skus} | ${report.seedSeconds.toFixed(1)} | ${report.readSeconds.toFixed(2)} | ${report.indexSeconds.toFixed(2)} | ${report.refreshSeconds.toFixed(2)} | ${report.heapMegabytes} |`,
);
console.log(
  [
    `${describeMachine()}; PostgreSQL.`,
    '',
    '| products | skus | seed s | read at start s | search index s | change shown after s | heap MB |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n'),
);
