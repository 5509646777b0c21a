import { type SearchIndex, search, suggest } from '../../packages/search/src/index.ts';
import { GROUPS } from '../../packages/search/src/relevance/index.ts';
import { median, quantile } from '../measure/statistics.ts';

export interface Figures {
  /** Milliseconds over the queries, each by its fastest round, since disturbances only add time. */
  p50: number;
  p99: number;
  /** Mean milliseconds of CPU time over all rounds, including garbage collection. */
  cpu: number;
}

export interface Speed {
  search: Figures;
  suggest: Figures;
}

const ROUNDS = 9;
const PAGE_SIZE = 60;
const KEYWORDS = Object.values(GROUPS).flatMap((queries) => queries.map(([typed]) => typed));

/** Every keyword of the relevance set, and its prefixes as a shopper types it. */
export function measureSpeed(index: SearchIndex): Speed {
  const prefixes = new Set(
    KEYWORDS.flatMap((keyword) => [1, 2, 3, 4, 6].map((end) => keyword.slice(0, end))),
  );
  return {
    search: measure(KEYWORDS, (keyword) => search(index, { keyword, pageSize: PAGE_SIZE })),
    suggest: measure([...prefixes], (typed) => suggest(index, typed)),
  };
}

function measure(queries: readonly string[], run: (query: string) => unknown): Figures {
  for (const query of queries) run(query);
  const started = process.threadCpuUsage();
  const times = queries.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    queries.forEach((query, at) => {
      const began = performance.now();
      run(query);
      times[at]!.push(performance.now() - began);
    });
  }
  const { user, system } = process.threadCpuUsage(started);
  const quickest = times.map((rounds) => Math.min(...rounds));
  return {
    p50: median(quickest),
    p99: quantile(quickest, 0.99),
    cpu: (user + system) / 1000 / (ROUNDS * queries.length),
  };
}
