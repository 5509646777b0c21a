import { runSql } from '../../../apps/server/testing/run-sql.ts';
import type { Cluster } from './cluster.ts';
import { isFailure } from './load/client.ts';
import { type Books, compareBooks } from './load/compare-books.ts';
import { type Load, runLoad } from './load/run-load.ts';
import { BARS, type Bars, type FaultFigures, type Scenario, UNTIMED_BARS } from './scenario.ts';

export interface Outcome {
  scenario: Scenario;
  load: Load;
  books: Books;
  /** The longest time without an acknowledged order, from the fault on. */
  gapSeconds: number;
  failedCalls: number;
  failedPages: number;
  unexpected: number;
  stopSeconds: number;
  listeners: number;
  problems: string[];
}

interface RunSettings {
  hasNewKeyOnRetry?: boolean;
  /** Seconds and repeated calls are not judged. */
  isUntimed?: boolean;
  /** How long to wait until the books are at rest. */
  limitSeconds?: number;
}

const SECONDS = 15;
/** Books that are not at rest by then never will be. */
const UNTIMED_REST_SECONDS = 300;

/** Runs one scenario on a whole cluster, compares the books, and repairs the cluster. */
export async function runScenario(
  cluster: Cluster,
  scenario: Scenario,
  { hasNewKeyOnRetry = false, isUntimed = false, limitSeconds }: RunSettings = {},
): Promise<Outcome> {
  let figures: FaultFigures = {};
  const load = await runLoad(cluster, {
    seconds: scenario.seconds ?? SECONDS,
    hasNewKeyOnRetry,
    fault: async (note) => {
      figures = (await scenario.fault(cluster, note)) ?? {};
    },
  });
  const books = await compareBooks(
    cluster,
    load,
    limitSeconds ?? (isUntimed ? UNTIMED_REST_SECONDS : BARS.restSeconds),
  );
  await cluster.repair();
  const listeners = await countListeners(cluster);
  const measured = {
    gapSeconds: longestGap(load),
    failedCalls: load.answers.filter(isFailure).length,
    failedPages: load.pages.filter(({ http }) => http !== 200).length,
    unexpected: load.answers.filter(({ http }) => http === 500).length,
    stopSeconds: Math.max(0, ...(figures.stopSeconds ?? [])),
    listeners,
  };
  const bars = isUntimed ? UNTIMED_BARS : { ...BARS, ...scenario.bars };
  const problems = [
    ...(figures.violations ?? []),
    ...judgeBooks(books, bars),
    ...judgeFigures(measured, bars, cluster.shops.length),
  ];
  return { scenario, load, books, ...measured, problems };
}

function judgeBooks(books: Books, bars: Bars): string[] {
  const limit = (what: string, found: number, allowed: number) =>
    found > allowed ? [`${what}: ${found}, not ${allowed}`] : [];
  return [
    ...limit('orders lost', books.lost.length, 0),
    ...limit('orders doubled', books.doubled.length, 0),
    ...limit('payments acknowledged and not recorded', books.unbooked.length, 0),
    ...limit('units oversold', books.oversold, 0),
    ...(books.providerFen === books.ledgerFen
      ? []
      : [`provider ${books.providerFen} fen, ledger ${books.ledgerFen} fen`]),
    ...limit('seconds until the books are at rest', books.restSeconds, bars.restSeconds),
    ...books.violations.slice(0, 5).map((violation) => `audit ${violation}`),
  ];
}

function judgeFigures(
  found: Pick<
    Outcome,
    'gapSeconds' | 'failedCalls' | 'failedPages' | 'unexpected' | 'stopSeconds' | 'listeners'
  >,
  bars: Bars,
  shops: number,
): string[] {
  const limit = (what: string, figure: number, allowed: number) =>
    figure > allowed ? [`${what}: ${Number(figure.toFixed(1))}, at most ${allowed}`] : [];
  return [
    ...limit('seconds without an order', found.gapSeconds, bars.writesBackSeconds),
    ...limit('failed pages', found.failedPages, bars.failedPages),
    ...limit('failed calls', found.failedCalls, bars.failedCalls),
    ...limit('answers 500', found.unexpected, 0),
    ...limit('seconds from SIGTERM to the end', found.stopSeconds, bars.stopSeconds),
    ...(found.listeners === shops ? [] : [`${found.listeners} listening connections of ${shops} processes`]),
  ];
}

function longestGap({ acknowledged, faultAt, endedAt }: Load): number {
  const times = [...acknowledged.values()].filter((at) => at >= faultAt).sort((a, b) => a - b);
  return [...times, endedAt].reduce(
    ({ longest, last }, at) => ({ longest: Math.max(longest, at - last), last: at }),
    { longest: 0, last: faultAt },
  ).longest;
}

async function countListeners({ db }: Cluster): Promise<number> {
  const [row] = await runSql<{ count: number }>(
    db,
    `select count(*)::int as count from pg_stat_activity where application_name = 'huarong listen'`,
  );
  return row!.count;
}
