import { setTimeout as wait } from 'node:timers/promises';
import { memberOwner } from '../../../../apps/server/src/platform/context/index.ts';
import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { createMembers } from '../../orders/members.ts';
import { setStock } from '../../orders/skus.ts';
import type { Cluster } from '../cluster.ts';
import { keepBuying, type Purchases } from './buyers.ts';
import { type Answer, createBalancedClient } from './client.ts';
import { keepReading, readPage } from './readers.ts';

const BUYERS = 8;
const SCARCE_UNITS = 12;
const BEFORE_SECONDS = 6;

export interface Load extends Purchases {
  owners: string[];
  scarceSkuId: string;
  scarceUnits: number;
  answers: Answer[];
  pages: Answer[];
  /** When the fault began and when the load ended, in seconds since the load began. */
  faultAt: number;
  endedAt: number;
  notes: string[];
}
export type Note = (text: string) => void;

/** Buyers and readers visit the shop; meanwhile the fault happens, and the load goes on for some seconds. */
export async function runLoad(
  cluster: Cluster,
  {
    fault,
    seconds,
    hasNewKeyOnRetry,
  }: { fault: (note: Note) => Promise<void>; seconds: number; hasNewKeyOnRetry: boolean },
): Promise<Load> {
  const [skuId, scarceSkuId] = cluster.skuIds as [string, string];
  await setStock(cluster.db, skuId, 1_000_000);
  await setStock(cluster.db, scarceSkuId, SCARCE_UNITS);
  const members = await createMembers(cluster.db, BUYERS);
  // Orders of earlier scenarios, placed from one device, would need a second step.
  await runSql(cluster.db, 'delete from commit_record');
  const paths = ['/', ...cluster.productPaths];
  const from = performance.now();
  const clock = () => (performance.now() - from) / 1000;
  // Every process renders every page once, as after any start.
  for (let times = 0; times < cluster.shops.length * 2; times++)
    for (const path of paths) await readPage(path, clock, []);

  let isFinished = false;
  const isOver = () => isFinished;
  const answers: Answer[] = [];
  const pages: Answer[] = [];
  const bought: Purchases = { acknowledged: new Map(), paid: [], cancelled: [], refused: [] };
  const notes: string[] = [];
  const client = createBalancedClient({ answers, clock, hasNewKeyOnRetry });
  const settings = { client, clock, isOver, skuId, scarceSkuId };
  const visitors = [
    ...members.map((member) => keepBuying(member, settings, bought)),
    keepReading(paths, { clock, isOver }, pages),
  ];
  await wait(BEFORE_SECONDS * 1000);
  const faultAt = clock();
  try {
    await fault((text) => notes.push(`${clock().toFixed(1)} s ${text}`));
    await wait(seconds * 1000);
  } finally {
    isFinished = true;
  }
  const endedAt = clock();
  await Promise.all(visitors);
  const owners = members.map(({ id }) => memberOwner(id));
  return {
    ...bought,
    owners,
    scarceSkuId,
    scarceUnits: SCARCE_UNITS,
    answers,
    pages,
    faultAt,
    endedAt,
    notes,
  };
}
