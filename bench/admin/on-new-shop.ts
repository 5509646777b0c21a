import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';
import { openBenchAdmin } from './open-admin.ts';

export type BenchAdmin = Awaited<ReturnType<typeof openBenchAdmin>>;
type BenchStaff = Awaited<ReturnType<BenchAdmin['signIn']>>;

/** Measures on a shop with a database of its own, which is deleted afterwards. */
export async function onNewShop(
  database: string,
  measure: (shop: BenchAdmin) => Promise<void>,
): Promise<void> {
  await asAdmin(`create database ${database}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'huarong-bench-'));
  const shop = await openBenchAdmin(urlOf(database), dataDir);
  try {
    await measure(shop);
  } finally {
    await shop.close();
    await asAdmin(`drop database ${database} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The results of a call of staff; a refusal ends the measurement. */
export async function callStaff(browser: BenchStaff, route: string, input: Record<string, unknown>) {
  const answer = await browser.call(route, input);
  if (answer.errorCode !== null) throw new Error(`${route}: ${answer.message}`);
  return answer.results;
}
