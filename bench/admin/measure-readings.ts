import type { StaffBrowser } from '../../apps/server/testing/open-admin.ts';
import { quantile } from '../measure/statistics.ts';
import { findScans } from './find-scans.ts';
import type { BenchAdmin } from './open-admin.ts';
import type { ReadingCase } from './reading-cases.ts';

export interface Reading {
  name: string;
  p50: number;
  p95: number;
  barMs: number;
  /** Tables that were read from end to end. */
  scans: string[];
}

const WARM_UP = 3;

/** Each reading of staff, one after the other, this many times. */
export async function measureReadings(
  shop: BenchAdmin,
  casesOf: (shop: BenchAdmin, browser: StaffBrowser) => Promise<ReadingCase[]>,
  { repeats, barMs }: { repeats: number; barMs: number | null },
): Promise<Reading[]> {
  const browser = await shop.signIn('OWNER');
  const readings: Reading[] = [];
  for (const reading of await casesOf(shop, browser)) {
    try {
      readings.push(await measure(reading));
    } catch (error) {
      // A reading that takes longer than a statement may is answered 503: the others are measured all the same.
      console.error(reading.name, error);
      readings.push({
        name: reading.name,
        p50: Infinity,
        p95: Infinity,
        barMs: barMs ?? reading.barMs,
        scans: [],
      });
    }
  }
  return readings;

  async function measure(reading: ReadingCase): Promise<Reading> {
    for (let n = 0; n < WARM_UP; n++) await reading.call();
    const took: number[] = [];
    for (let n = 0; n < repeats; n++) {
      const from = performance.now();
      await reading.call();
      took.push(performance.now() - from);
    }
    return {
      name: reading.name,
      p50: quantile(took, 0.5),
      p95: quantile(took, 0.95),
      barMs: barMs ?? reading.barMs,
      scans: await findScans(shop.db, reading.call),
    };
  }
}
