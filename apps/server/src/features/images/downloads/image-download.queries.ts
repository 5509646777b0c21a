import { sql } from 'kysely';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Queryable, Tx } from '#platform/database';
import { defineJob, scheduleJob } from '#platform/jobs';

/** Fetches the waiting images, batch by batch. */
export const downloadImagesJob = defineJob('download-images', z.object({}));

/** One job for all images: scheduling it again moves it. */
export const scheduleDownloads = async (tx: Queryable, runAt: Date): Promise<void> =>
  scheduleJob(tx, downloadImagesJob, { uniqueKey: 'all', runAt, payload: {} });

export interface RequestedImage {
  id: string;
  url: string;
  state: 'waiting' | 'stored' | 'failed';
}

/**
 * Requests the images at these addresses. An address that was fetched before is not fetched again; one that failed
 * gets new attempts. The rows stay locked until the transaction ends, so that a download that finishes meanwhile
 * waits and then finds the products of this transaction.
 */
export async function requestDownloads(tx: Tx, urls: readonly string[]): Promise<RequestedImage[]> {
  if (urls.length === 0) return [];
  const { rows } = await sql<RequestedImage>`
    insert into image_download (url) select unnest(${[...new Set(urls)].sort()}::text[])
    on conflict (url) do update set
      state = case image_download.state when 'failed' then 'waiting' else image_download.state end,
      attempts = case image_download.state when 'failed' then 0 else image_download.attempts end,
      next_attempt_at = case image_download.state when 'failed' then shop_now() else image_download.next_attempt_at end,
      settled_at = case image_download.state when 'failed' then null else image_download.settled_at end
    returning id, url, state`.execute(tx);
  if (rows.some(({ state }) => state === 'waiting')) await scheduleDownloads(tx, await readClock(tx));
  return rows;
}

export interface ClaimedDownload {
  id: string;
  url: string;
  /** Including this attempt. */
  attempts: number;
}

/** After this time the images of a dead worker are claimed again; a batch takes less. */
const CLAIM_SECONDS = 120;

/** Claims due images for this worker, the longest waiting first. */
export async function claimDownloads(db: Queryable, batch: number): Promise<ClaimedDownload[]> {
  const { rows } = await sql<ClaimedDownload>`
    update image_download set attempts = image_download.attempts + 1,
      next_attempt_at = shop_now() + make_interval(secs => ${CLAIM_SECONDS})
    from (
      select id from image_download where state = 'waiting' and next_attempt_at <= shop_now()
      order by next_attempt_at, id limit ${batch} for update skip locked
    ) as due
    where image_download.id = due.id
    returning image_download.id, url, attempts`.execute(db);
  return rows;
}

export const markStored = (tx: Tx, ids: readonly string[]) =>
  sql`update image_download set state = 'stored', settled_at = shop_now(), reason = null
    where id = any(${[...ids]}) and state = 'waiting'`.execute(tx);

export const markFailed = (tx: Tx, id: string, reason: string) =>
  sql`update image_download set state = 'failed', settled_at = shop_now(), reason = ${reason}
    where id = ${id} and state = 'waiting'`.execute(tx);

export const postponeDownload = (tx: Tx, id: string, reason: string, seconds: number) =>
  sql`update image_download set reason = ${reason},
      next_attempt_at = shop_now() + make_interval(secs => ${seconds})
    where id = ${id} and state = 'waiting'`.execute(tx);

/** Makes claimed images that were not tried due again. */
export const releaseDownloads = (tx: Tx, ids: readonly string[]) =>
  sql`update image_download set attempts = attempts - 1, next_attempt_at = shop_now()
    where id = any(${[...ids]}) and state = 'waiting'`.execute(tx);

/** Gives failed images new attempts and makes waiting ones due. */
export const retryDownloads = (db: Queryable) =>
  sql`update image_download set state = 'waiting', settled_at = null, attempts = 0, next_attempt_at = shop_now()
    where state in ('failed', 'waiting')`.execute(db);

export async function findNextAttempt(db: Queryable): Promise<Date | null> {
  const { next } = await db
    .selectFrom('image_download')
    .select(({ fn }) => fn.min('next_attempt_at').as('next'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return next;
}

export async function countDownloads(db: Queryable): Promise<Record<RequestedImage['state'], number>> {
  const rows = await db
    .selectFrom('image_download')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { waiting: 0, stored: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export const isStored = async (db: Queryable, id: string): Promise<boolean> =>
  (await db
    .selectFrom('image_download')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'stored')
    .executeTakeFirst()) !== undefined;
