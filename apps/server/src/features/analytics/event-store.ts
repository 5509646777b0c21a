import { appendFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnalyticsAnswer } from '@huarong/contract/analytics';
import { shanghaiDate } from '@huarong/core/shared';
import type { Volume } from '#platform/volume';

export interface EventBudget {
  /** Bytes that the events of one day may take. */
  dayBytes: number;
  /** Bytes that all files together may take; never more than a tenth of the volume. */
  totalBytes: number;
}
export interface EventStore {
  /** Stores the lines, or says which budget is spent. All or nothing. */
  append(lines: readonly string[], address: string): Promise<AnalyticsAnswer>;
}
interface StoreSettings {
  folder: string;
  budget: EventBudget;
  volume: Pick<Volume, 'space'>;
  now?: () => Date;
}

const VOLUME_SHARE = 10;
/** One address gets a share of the day, so that a single caller cannot spend what all others may use. */
const ADDRESS_SHARE = 8;
/** Files may be moved away, or written by another process. */
const MEASURE_EVERY_MS = 60_000;

/** Appends events to `<day>.jsonl` within a budget of their own: whatever is sent, the disk stays free for orders. */
export function openEventStore({
  folder,
  budget,
  volume,
  now = () => new Date(),
}: StoreSettings): EventStore {
  let used = { day: '', dayBytes: 0, totalBytes: 0 };
  let measuredAt = Number.NEGATIVE_INFINITY;
  let pendingBytes = 0;
  let writtenBytes = 0;
  const byAddress = new Map<string, number>();

  async function measure(day: string) {
    measuredAt = performance.now();
    if (used.day !== day) byAddress.clear();
    const writtenBefore = writtenBytes;
    const { dayBytes, totalBytes } = await sizesOf(folder, `${day}.jsonl`);
    // What was written meanwhile may be in the sizes or not: rather counted twice than not at all.
    const unsure = pendingBytes + writtenBytes - writtenBefore;
    used = { day, dayBytes: dayBytes + unsure, totalBytes: totalBytes + unsure };
  }
  let measuring: Promise<void> | undefined;
  const measureOnce = (day: string) =>
    (measuring ??= measure(day).finally(() => {
      measuring = undefined;
    }));

  function spentBudget(
    bytes: number,
    address: string,
    volumeBytes: number,
  ): AnalyticsAnswer['reason'] | null {
    if (used.totalBytes + bytes > Math.min(budget.totalBytes, volumeBytes / VOLUME_SHARE))
      return 'total-budget';
    if (used.dayBytes + bytes > budget.dayBytes) return 'day-budget';
    if ((byAddress.get(address) ?? 0) + bytes > budget.dayBytes / ADDRESS_SHARE) return 'address-budget';
    return null;
  }

  const count = (bytes: number, address: string) => {
    used.dayBytes += bytes;
    used.totalBytes += bytes;
    byAddress.set(address, (byAddress.get(address) ?? 0) + bytes);
  };

  return {
    async append(lines, address) {
      const day = shanghaiDate(now());
      const { totalBytes } = await volume.space();
      if (used.day !== day || performance.now() - measuredAt > MEASURE_EVERY_MS) await measureOnce(day);
      const text = lines.map((line) => `${line}\n`).join('');
      const bytes = Buffer.byteLength(text);
      const reason = spentBudget(bytes, address, totalBytes);
      if (reason) return { accepted: 0, dropped: lines.length, reason };
      // Counted before the write, so that calls at the same moment cannot spend the same bytes.
      count(bytes, address);
      pendingBytes += bytes;
      try {
        await mkdir(folder, { recursive: true });
        await appendFile(join(folder, `${day}.jsonl`), text);
        writtenBytes += bytes;
        return { accepted: lines.length, dropped: 0 };
      } catch (error) {
        count(-bytes, address);
        throw error;
      } finally {
        pendingBytes -= bytes;
      }
    },
  };
}

async function sizesOf(folder: string, today: string): Promise<{ dayBytes: number; totalBytes: number }> {
  const names = await readdir(folder).catch(() => []);
  let [dayBytes, totalBytes] = [0, 0];
  for (const name of names) {
    const size = await stat(join(folder, name))
      .then((file) => file.size)
      .catch(() => 0);
    totalBytes += size;
    if (name === today) dayBytes = size;
  }
  return { dayBytes, totalBytes };
}
