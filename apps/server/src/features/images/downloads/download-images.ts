import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type Log, type Queryable, type Tx, transaction } from '#platform/database';
import { type JobHandlers, onJob } from '#platform/jobs';
import { acceptImage } from '#platform/uploads';
import { FetchFailure, type ImageFetcher } from '../../../integrations/remote-images/index.ts';
import { type Storage, StorageFailure } from '../../../integrations/storage/index.ts';
import {
  type ClaimedDownload,
  claimDownloads,
  downloadImagesJob,
  findNextAttempt,
  markFailed,
  markStored,
  postponeDownload,
  releaseDownloads,
  scheduleDownloads,
} from './image-download.queries.ts';
import { importedImageKey } from './imported-image.ts';

/** The products that show imported images; the catalogue implements it. */
export interface ImageUsersPort {
  /** Reserves the images of products until the transaction ends; false while an import writes them. */
  tryLock(tx: Tx): Promise<boolean>;
  /** Those of the addresses that a product still names. */
  listUsed(db: Queryable, urls: readonly string[]): Promise<ReadonlySet<string>>;
  /** Lets the products show the stored images. */
  attach(tx: Tx, images: readonly { id: string; url: string }[]): Promise<void>;
}

export interface DownloadDeps {
  db: Database;
  storage: Storage;
  fetchImage: ImageFetcher;
  users: ImageUsersPort;
  log?: Log;
}

/** A batch becomes visible together: every change of images reloads the catalogue of all processes. */
const BATCH = 40;
const CONCURRENT = 4;
/** No image is started later, so that slow hosts hold up neither the lease of the job (60 s) nor a restart. */
const START_WITHIN_MS = 8_000;
/** Minutes until the next attempt; after the last one an image has failed. */
const PAUSES_IN_MINUTES = [1, 10, 60, 360];

const LOCK_ATTEMPTS = 60;
const LOCK_PAUSE_MS = 500;

export interface DownloadedBatch {
  stored: number;
  failed: number;
  postponed: number;
}

type Outcome =
  | { kind: 'stored' }
  | { kind: 'not-started' }
  | { kind: 'failed'; reason: string; isTemporary: boolean };

/** Fetches the due images once; null when none is due. */
export async function downloadBatch(
  deps: DownloadDeps,
  onSettled: () => void = () => undefined,
): Promise<DownloadedBatch | null> {
  const claimed = await claimDownloads(deps.db, BATCH);
  if (claimed.length === 0) return null;
  const used = await deps.users.listUsed(
    deps.db,
    claimed.map(({ url }) => url),
  );
  const outcomes = new Map<ClaimedDownload, Outcome>();
  const queue = [...claimed];
  const deadline = performance.now() + START_WITHIN_MS;
  const work = async () => {
    for (let image = queue.shift(); image; image = queue.shift()) {
      const outcome = await downloadOne(deps, image, { isUsed: used.has(image.url), deadline });
      outcomes.set(image, outcome);
      if (outcome.kind !== 'not-started') onSettled();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return settleWhenFree(deps, outcomes);
}

/** Waits for a running import: together they would deadlock. */
async function settleWhenFree(
  { db, users }: DownloadDeps,
  outcomes: ReadonlyMap<ClaimedDownload, Outcome>,
): Promise<DownloadedBatch> {
  for (let attempt = 0; attempt < LOCK_ATTEMPTS; attempt += 1) {
    const settled = await transaction(db, async (tx) =>
      (await users.tryLock(tx)) ? settle(tx, users, outcomes) : null,
    );
    if (settled) return settled;
    await wait(LOCK_PAUSE_MS);
  }
  throw new Error('an import is running: the images are fetched again later');
}

async function downloadOne(
  { fetchImage, storage, log }: DownloadDeps,
  { id, url }: ClaimedDownload,
  { isUsed, deadline }: { isUsed: boolean; deadline: number },
): Promise<Outcome> {
  const fail = (reason: string, isTemporary = false): Outcome => ({ kind: 'failed', reason, isTemporary });
  if (!isUsed) return fail('已没有商品使用这张图片');
  if (performance.now() > deadline) return { kind: 'not-started' };
  try {
    const image = await acceptImage(await fetchImage(url));
    if (!image.ok)
      return fail(
        image.refusal.code === 'picture-too-large'
          ? '图片的尺寸过大，请缩小'
          : '不是能读的 JPG、PNG 或 WebP 图片',
      );
    await storage.put(importedImageKey(id), image.value.bytes);
    return { kind: 'stored' };
  } catch (error) {
    if (error instanceof FetchFailure) return fail(error.message, error.isTemporary);
    log?.warn({ err: error, image: id }, 'an image could not be stored');
    return fail(error instanceof StorageFailure ? '店铺的存储暂时写不进去' : '处理图片时出错', true);
  }
}

async function settle(
  tx: Tx,
  users: ImageUsersPort,
  outcomes: ReadonlyMap<ClaimedDownload, Outcome>,
): Promise<DownloadedBatch> {
  const stored = [...outcomes].flatMap(([image, { kind }]) => (kind === 'stored' ? [image] : []));
  await markStored(
    tx,
    stored.map(({ id }) => id),
  );
  await users.attach(tx, stored);
  const notStarted = [...outcomes].flatMap(([image, { kind }]) => (kind === 'not-started' ? [image.id] : []));
  await releaseDownloads(tx, notStarted);
  const counts = { stored: stored.length, failed: 0, postponed: 0 };
  for (const [{ id, attempts }, outcome] of outcomes) {
    if (outcome.kind !== 'failed') continue;
    const pause = outcome.isTemporary ? PAUSES_IN_MINUTES[attempts - 1] : undefined;
    counts[pause === undefined ? 'failed' : 'postponed'] += 1;
    if (pause === undefined) await markFailed(tx, id, outcome.reason);
    else await postponeDownload(tx, id, outcome.reason, pause * 60);
  }
  return counts;
}

/** Waits for other hosts, so it runs in a worker of its own. */
export const imageDownloadJobs = (deps: DownloadDeps): JobHandlers =>
  onJob(downloadImagesJob, async () => {
    const batch = await downloadBatch(deps);
    if (batch) deps.log?.info(batch, 'images downloaded');
    const next = await findNextAttempt(deps.db);
    if (next) await scheduleDownloads(deps.db, next);
  });
