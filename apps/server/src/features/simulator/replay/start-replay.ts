import { promotionSchema } from '@huarong/core/pricing/schema';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { findPromotion } from '../../promotions/index.ts';
import { closeAbandoned, insertReplay, type ReplayRow, stateOf } from './replays.queries.ts';
import { scheduleReplay } from './run-replay.ts';

type Refused =
  | { code: 'simulator-offer-not-found' | 'simulator-replay-running' }
  | { code: 'simulator-rule-invalid'; reason: string };

/** Begins to price paid baskets with and without a promotion, at its beginning unless another time is wanted. */
export async function startReplay(
  tx: Tx,
  { promotionId, at, madeBy }: { promotionId: string; at?: string | undefined; madeBy: number },
): Promise<Result<{ replayId: string }, Refused>> {
  const found = await findPromotion(tx, promotionId);
  if (!found) return refuse({ code: 'simulator-offer-not-found' });
  const parsed = promotionSchema.safeParse(found);
  if (!parsed.success)
    return refuse({
      code: 'simulator-rule-invalid',
      reason: `${parsed.error.issues[0]?.path.join('.') || '内容'} 不对`,
    });
  const now = await readClock(tx);
  const begins = new Date(Math.max(now.getTime(), parsed.data.window.from ?? 0));
  await closeAbandoned(tx);
  const replayId = await insertReplay(tx, {
    promotion: parsed.data,
    at: at === undefined ? begins : new Date(at),
    madeBy,
  });
  if (replayId === null) return refuse({ code: 'simulator-replay-running' });
  await scheduleReplay(tx, replayId);
  return accept({ replayId: String(replayId) });
}

export const presentReplay = (row: ReplayRow) => ({
  replayId: String(row.id),
  promotionId: row.promotion_id,
  title: row.title,
  at: row.at.toISOString(),
  ...stateOf(row),
  done: row.done,
  total: row.total,
  by: row.by,
  createdAt: row.created_at.toISOString(),
  result: row.result,
});
