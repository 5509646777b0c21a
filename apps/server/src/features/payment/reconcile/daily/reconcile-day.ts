import { DAY_MS, nextShanghaiTime, shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import { type Database, longTransaction, type Queryable, type Tx } from '#platform/database';
import { defineJob, type JobHandlers, onJob, onRecurringJob, scheduleJob } from '#platform/jobs';
import {
  BillRefused,
  type PaymentProviders,
  type ProviderName,
  ProviderUnavailable,
} from '../../../../integrations/payment/index.ts';
import { compareDay } from './compare-day.ts';
import { storeBill } from './store-bill.ts';

const PROVIDERS = ['alipay', 'wechat'] as const;
const reconcileDayJob = defineJob(
  'reconcile.day',
  z.object({ provider: z.enum(PROVIDERS), day: z.iso.date() }),
);
const reconcileNightlyJob = defineJob('reconcile.nightly', z.object({}));
/** 10:05: both providers have made the bills of the day before by ten. */
const MINUTES_PAST_MIDNIGHT = 605;
/** A bill that is not there is asked for every hour of a day. */
const MAX_ATTEMPTS = 24;
const HOUR_MS = 3_600_000;
/** Days that a shop which stood still catches up with. */
const DAYS_BACK = 7;
const LEASE_SECONDS = 150;

interface Deps {
  db: Database;
  providers: PaymentProviders;
}

/** The comparison of a day, by a job. */
export async function requestRun(
  tx: Tx,
  { provider, day, staffId }: { provider: ProviderName; day: string; staffId: number | null },
): Promise<void> {
  await tx
    .insertInto('recon_run')
    .values({ provider, day, requested_by: staffId })
    .onConflict((known) =>
      known.columns(['provider', 'day']).doUpdateSet({
        state: 'waiting',
        finished_at: null,
        attempts: 0,
        problem: null,
        requested_by: staffId,
      }),
    )
    .execute();
  await scheduleDay(tx, { provider, day }, await readClock(tx));
}

const scheduleDay = (db: Queryable, payload: { provider: ProviderName; day: string }, runAt: Date) =>
  scheduleJob(db, reconcileDayJob, { uniqueKey: `${payload.provider} ${payload.day}`, runAt, payload });

/** Fetches the bill unless one is stored, and compares. Every step can be repeated, so a job that died begins again. */
export async function reconcileDay(
  { db, providers }: Deps,
  { provider, day }: { provider: ProviderName; day: string },
): Promise<void> {
  try {
    const bytes = (await findBill(db, provider, day)) ? null : await providers[provider].bill(day);
    const isCompared = await longTransaction(db, async (tx) => {
      if (bytes) await storeBill(tx, providers[provider], { day, bytes, staffId: null });
      const bill = await findBill(tx, provider, day);
      if (!bill) return false;
      await compareDay(tx, { provider, day, billId: bill.id });
      await compareWaiting(tx, provider, day);
      return true;
    });
    if (!isCompared) await leaveOpen(db, provider, day, 'missing', '渠道还没有给出这一天的账单');
  } catch (error) {
    if (error instanceof BillRefused) return leaveOpen(db, provider, day, 'failed', error.message);
    if (!(error instanceof ProviderUnavailable)) throw error;
    await leaveOpen(db, provider, day, 'missing', '渠道没有回答，稍后再取账单');
  }
}

const findBill = (db: Queryable, provider: ProviderName, day: string) =>
  db
    .selectFrom('provider_bill')
    .select('id')
    .where('provider', '=', provider)
    .where('day', '=', day)
    .where('is_current', '=', true)
    .executeTakeFirst();

/** What waited for this bill: the last hour of the day before. */
async function compareWaiting(tx: Tx, provider: ProviderName, day: string): Promise<void> {
  const { rows } = await sql<{ day: string; bill_id: number }>`
    select bill.day, bill.id as bill_id from provider_bill bill
    where bill.provider = ${provider} and bill.day = ${day}::date - 1 and bill.is_current and exists (
      select from recon_break known where known.provider = ${provider} and known.day = bill.day and known.is_waiting
        and known.resolved_at is null)`.execute(tx);
  for (const before of rows) await compareDay(tx, { provider, day: before.day, billId: before.bill_id });
}

/** No result: the work queue shows it. A missing bill is asked for again. */
async function leaveOpen(
  db: Database,
  provider: ProviderName,
  day: string,
  state: 'missing' | 'failed',
  problem: string,
): Promise<void> {
  const run = await db
    .updateTable('recon_run')
    .set((row) => ({ state, problem, finished_at: sql<Date>`shop_now()`, attempts: row('attempts', '+', 1) }))
    .where('provider', '=', provider)
    .where('day', '=', day)
    .returning('attempts')
    .executeTakeFirst();
  if (state === 'failed' || !run || run.attempts >= MAX_ATTEMPTS) return;
  const now = await readClock(db);
  await scheduleDay(db, { provider, day }, new Date(now.getTime() + HOUR_MS));
}

/** Yesterday for each provider, and what the days before have left open. */
async function reconcileNightly(db: Database): Promise<void> {
  const now = await readClock(db);
  await longTransaction(db, async (tx) => {
    for (let back = DAYS_BACK; back >= 1; back--)
      for (const provider of PROVIDERS) {
        const day = shanghaiDate(new Date(now.getTime() - back * DAY_MS));
        const { rows } = await sql<{ is_open: boolean }>`
          select not exists (select from recon_run where provider = ${provider} and day = ${day}::date)
            and (${back} = 1 or exists (
              select from recon_run where provider = ${provider} and day < ${day}::date)) as is_open`.execute(
          tx,
        );
        if (rows[0]?.is_open) await requestRun(tx, { provider, day, staffId: null });
      }
  });
  await scheduleJob(db, reconcileNightlyJob, {
    uniqueKey: 'nightly',
    runAt: nextShanghaiTime(now, MINUTES_PAST_MIDNIGHT),
    payload: {},
  });
}

/** Compares each day with the bills of the providers. */
export const reconcileJobs = (deps: Deps): JobHandlers => ({
  ...onJob(reconcileDayJob, ({ payload }) => reconcileDay(deps, payload), { leaseSeconds: LEASE_SECONDS }),
  ...onRecurringJob(reconcileNightlyJob, 'nightly', () => reconcileNightly(deps.db)),
});
