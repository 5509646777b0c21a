import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import { type Database, transaction } from '#platform/database';
import { defineJob, type JobHandlers, onJob, scheduleJob } from '#platform/jobs';
import { hashCardNumber, hashPin } from '../card-secrets.ts';
import { lockBatch, updateBatch } from './batches.queries.ts';
import { deriveSecrets } from './card-numbers.ts';

/** Holds the number of the batch only: its secrets are derived when they are needed. */
export const makeBatchJob = defineJob('stored-cards.make-batch', z.object({ batchId: z.number() }));

/** About a second: 24 ms of one core for each PIN. */
const SLICE = 40;
/** Well below the lease of a job, after which another worker would begin. */
const LONGEST_RUN_MS = 15_000;
type CardConfig = Pick<Config, 'cardSecret'>;

export const storedCardJobs = (db: Database, config: CardConfig): JobHandlers =>
  onJob(makeBatchJob, ({ payload }) => makeBatch(db, config, payload.batchId));

/** Makes the cards of a batch slice by slice; an interrupted run goes on where it stopped. */
async function makeBatch(db: Database, config: CardConfig, batchId: number): Promise<void> {
  const end = performance.now() + LONGEST_RUN_MS;
  while (await makeSlice(db, config, batchId)) {
    if (performance.now() < end) continue;
    await scheduleJob(db, makeBatchJob, {
      uniqueKey: String(batchId),
      runAt: await readClock(db),
      payload: { batchId },
    });
    return;
  }
}

/** False when the batch is complete or was discarded. */
async function makeSlice(db: Database, { cardSecret }: CardConfig, batchId: number): Promise<boolean> {
  const batch = await db
    .selectFrom('card_batch')
    .select(['seed', 'card_count', 'face_fen'])
    .select((row) =>
      row
        .selectFrom('stored_card')
        .select((card) => card.fn.countAll<number>().as('made'))
        .where('batch_id', '=', batchId)
        .as('made'),
    )
    .where('id', '=', batchId)
    .where('state', '=', 'making')
    .executeTakeFirst();
  if (!batch?.seed) return false;
  const { seed, card_count: count, face_fen } = batch;
  const made = batch.made ?? 0;
  // Hashed before the transaction: on the embedded database everybody would wait for it.
  const cards = await Promise.all(
    Array.from({ length: Math.min(SLICE, count - made) }, async (_card, index) => {
      const batchNumber = made + index + 1;
      const { cardNumber, pin } = deriveSecrets(cardSecret, seed, batchNumber);
      return {
        id: randomUUID(),
        number_hash: hashCardNumber(cardSecret, cardNumber),
        tail: cardNumber.slice(-4),
        pin_hash: await hashPin(pin),
        face_fen,
        balance_fen: 0,
        state: 'inactive' as const,
        batch_id: batchId,
        batch_number: batchNumber,
        created_at: sql<Date>`shop_now()`,
      };
    }),
  );
  return transaction(db, async (tx) => {
    if ((await lockBatch(tx, batchId))?.state !== 'making') return false;
    if (cards.length > 0)
      await tx
        .insertInto('stored_card')
        .values(cards)
        // Another worker has made them: of a seed and a number there is one card.
        .onConflict((again) =>
          again.columns(['batch_id', 'batch_number']).where('batch_id', 'is not', null).doNothing(),
        )
        .execute();
    if (made + cards.length < count) return true;
    await updateBatch(tx, batchId, { state: 'ready' });
    return false;
  });
}
