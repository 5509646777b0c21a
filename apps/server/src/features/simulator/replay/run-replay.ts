import type { Promotion } from '@huarong/core/pricing';
import { promotionSchema } from '@huarong/core/pricing/schema';
import { readClock } from '#platform/clock';
import type { Database, Tx } from '#platform/database';
import { type JobHandlers, onJob, scheduleJob } from '#platform/jobs';
import { freightTableAt } from '../../card-levels/index.ts';
import { isRunning, readOffersAt } from '../../promotions/index.ts';
import type { SimulatorDeps } from '../simulator-deps.ts';
import { openReplayWorker } from './open-replay-worker.ts';
import {
  type BasketPosition,
  countPaidBaskets,
  couponsOf,
  linesOf,
  listPaidBaskets,
  MOST_BASKETS,
  readCategoryTrails,
} from './paid-baskets.queries.ts';
import type { ReplayBasket } from './price-baskets.ts';
import { replayJob } from './replay-job.ts';
import { createReplayTotals, type ReplayResult } from './replay-totals.ts';
import { findReplay, storeFailure, storeProgress, storeResult } from './replays.queries.ts';

/** A replay takes seconds; a killed worker is replaced after this. */
const LEASE_SECONDS = 60;
/** A replay that ends its process every time is given up, so that others can start. */
const MOST_ATTEMPTS = 3;
/** Small enough that reading a slice is a matter of milliseconds. */
const SLICE = 200;

export async function scheduleReplay(tx: Tx, replayId: number): Promise<void> {
  await scheduleJob(tx, replayJob, {
    uniqueKey: String(replayId),
    runAt: await readClock(tx),
    payload: { replayId },
  });
}

interface ReplayDeps {
  db: Database;
  formSets: SimulatorDeps['formSets'];
}

export const replayJobs = (deps: ReplayDeps): JobHandlers =>
  onJob(replayJob, ({ payload: { replayId }, attempts }) => runReplay(deps, replayId, attempts), {
    leaseSeconds: LEASE_SECONDS,
  });

async function runReplay(deps: ReplayDeps, replayId: number, attempts: number): Promise<void> {
  const { db } = deps;
  if (attempts > MOST_ATTEMPTS) {
    await storeFailure(db, replayId, '多次中断，没有算完');
    return;
  }
  const row = await findReplay(db, replayId);
  if (row?.state !== 'running') return;
  const promotion = promotionSchema.safeParse(row.promotion);
  if (!promotion.success) {
    await storeFailure(db, replayId, '活动的内容不完整');
    return;
  }
  const result = await replayBaskets(deps, {
    promotion: promotion.data,
    at: row.at,
    onProgress: (done, total) => storeProgress(db, replayId, done, total),
  });
  await storeResult(db, replayId, result);
}

interface Replay {
  promotion: Promotion;
  at: Date;
  onProgress: (done: number, total: number) => Promise<unknown>;
}

/** Prices the latest paid baskets with and without a promotion, in a thread of its own. */
export async function replayBaskets(
  { db, formSets }: ReplayDeps,
  { promotion, at, onProgress }: Replay,
): Promise<ReplayResult> {
  const began = performance.now();
  const now = at.getTime();
  const offers = await readOffersAt(db, { at, withDrafts: false });
  const others = offers.promotions.filter(
    (each) => each.promotionId !== promotion.promotionId && isRunning(each, now),
  );
  const total = Math.min(MOST_BASKETS, await countPaidBaskets(db));
  const trails = await readCategoryTrails(db);
  const totals = createReplayTotals();
  const worker = openReplayWorker({
    at: now,
    candidateId: promotion.promotionId,
    without: others,
    with: [...others, promotion],
    freight: freightTableAt(offers, now),
  });
  let seen = 0;
  let skippedLines = 0;
  const readFrom = (after: BasketPosition | null) =>
    listPaidBaskets(db, after, Math.min(SLICE, Math.max(0, total - seen)));
  try {
    // The next slice is read while this one is priced.
    let reading = readFrom(null);
    while (seen < total) {
      const rows = await reading;
      const last = rows.at(-1);
      if (!last) break;
      seen += rows.length;
      reading = readFrom({ paidAt: last.position, id: last.id });
      // When pricing fails, its error is not waited for.
      reading.catch(() => undefined);
      const baskets = rows.flatMap((row): ReplayBasket[] => {
        const { lines, cost, skipped } = linesOf(row, trails);
        skippedLines += skipped;
        if (lines.length === 0) return [];
        const sets = formSets(lines, offers.bundlePrices, now);
        return [
          {
            orderId: row.id,
            paidAt: row.paid_at.getTime(),
            ...sets,
            cost: skipped > 0 ? null : cost,
            shopper: row.card ? { card: row.card, isFirstOrder: row.is_first } : null,
            coupons: couponsOf(row),
            points: row.points,
            region: row.region,
          },
        ];
      });
      totals.add(await worker.price(baskets));
      await onProgress(seen, total);
    }
  } finally {
    await worker.close();
  }
  return totals.finish(skippedLines, performance.now() - began);
}
