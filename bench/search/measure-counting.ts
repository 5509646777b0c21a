import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSearchCounter } from '../../apps/server/src/features/search/report/search-counter.ts';
import { sumReport } from '../../apps/server/src/features/search/report/search-days.queries.ts';
import { migrate, openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { looksPersonal } from '../../packages/core/src/search/index.ts';
import { type SearchIndex, search } from '../../packages/search/src/index.ts';
import { JUDGED_QUERIES } from '../../packages/search/src/relevance/index.ts';

const SEARCHES = 100_000;
/** As many searches of the shop in ten seconds are more than a day has. */
const PER_WRITE = 10_000;
const FILTERS = ['', '', '', 'stock:in', 'brand:10001', 'range:0-100;stock:in'];

export interface Counting {
  searches: number;
  /** What the report found again. */
  counted: number;
  withoutResult: number;
  countedWithoutResult: number;
  /** CPU time of the thread that answers: counting with its writes. */
  countMicroseconds: number;
  /** The same with the embedded database. */
  withDatabaseMicroseconds: number;
  searchMicroseconds: number;
  share: number;
}

/** Simulates 100,000 searches in one run: what counting costs beside searching, and whether the report is complete. */
export async function measureCounting(index: SearchIndex): Promise<Counting> {
  // What looks like contact data is not counted.
  const keywords = JUDGED_QUERIES.map(([keyword]) => keyword).filter((keyword) => !looksPersonal(keyword));
  const totals = keywords.map((keyword) => search(index, { keyword }).total);
  const searchBegan = process.threadCpuUsage();
  for (const keyword of keywords) search(index, { keyword });
  const searchMicroseconds = sum(process.threadCpuUsage(searchBegan)) / keywords.length;

  const dataDir = await mkdtemp(join(tmpdir(), 'huarong-counting-'));
  const database = await openDatabase({ dataDir, embedded: { isTemporary: true } });
  await migrate(database.db);
  const counter = createSearchCounter({ db: database.db, log: createLog('silent'), now: () => new Date() });
  let withoutResult = 0;
  const began = process.cpuUsage();
  const threadBegan = process.threadCpuUsage();
  for (let at = 0; at < SEARCHES; at += 1) {
    const which = at % keywords.length;
    const total = totals[which] ?? 0;
    withoutResult += total === 0 ? 1 : 0;
    const event = {
      name: 'search' as const,
      keyword: keywords[which] ?? '',
      filters: FILTERS[at % FILTERS.length] ?? '',
      total,
    };
    counter.count(event);
    if (at % PER_WRITE === PER_WRITE - 1) await counter.flush();
  }
  await counter.stop();
  const withDatabaseMicroseconds = sum(process.cpuUsage(began)) / SEARCHES;
  const countMicroseconds = sum(process.threadCpuUsage(threadBegan)) / SEARCHES;
  const found = await sumReport(database.db, { days: 2 });
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
  return {
    searches: SEARCHES,
    counted: found.searches,
    withoutResult,
    countedWithoutResult: found.empty,
    countMicroseconds,
    withDatabaseMicroseconds,
    searchMicroseconds,
    share: countMicroseconds / searchMicroseconds,
  };
}

const sum = ({ user, system }: NodeJS.CpuUsage): number => user + system;
