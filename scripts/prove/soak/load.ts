import { setTimeout as wait } from 'node:timers/promises';
import { call, callAs, Refused } from '../../../bench/checkout/buyers.ts';
import { cpuSeconds } from '../../../bench/measure/cpu-time.ts';
import { errorCodes } from '../../../packages/contract/src/kit/index.ts';
import { encodeKeyword } from '../../../packages/core/src/search/index.ts';
import type { Member } from '../orders/members.ts';

export interface SoakTarget {
  port: number;
  pid: number;
  members: readonly Member[];
  productIds: readonly string[];
  categoryIds: readonly string[];
  /** One whole checkout. */
  round: (member: Member, nth: number) => Promise<unknown>;
}
export interface LoadCounts {
  answers: number;
  orders: number;
  /** Visitors who were asked to come back: the machine had no time left for the shop. */
  busy: number;
  /** Other answers of 500 and above, and checkouts that failed, by what was answered. */
  failures: Map<string, number>;
}

/** The share of one core that the shop may use: a process serves on one core. */
const CPU_SHARE = 0.6;
const ADJUST_MS = 1_000;
const MAX_PAUSE_MS = 2_000;
const BUSY = errorCodes.busy.http;
/** As the answer says. */
const RETRY_AFTER_MS = 5_000;
const CART = '/v3/shopcart/shopcart';
const KEYWORDS = [
  '口红',
  '保湿面霜',
  'kouhong',
  '敏感肌 精华',
  '送女友 礼盒',
  '红色 唇膏 200以内',
  'serum',
  '小赤木',
];

/** Pages, searches, carts and checkouts until `stop`, paced so that the shop uses about 60 % of a core. */
export async function runSoakLoad(target: SoakTarget, stop: AbortSignal): Promise<LoadCounts> {
  const counts: LoadCounts = { answers: 0, orders: 0, busy: 0, failures: new Map() };
  const pace = { pauseMs: 50 };
  const pacing = adjustPace(target.pid, pace, stop);
  await Promise.all(
    target.members.map(async (member, at) => {
      for (let nth = at; !stop.aborted; nth += target.members.length) {
        await visit(target, member, nth, counts);
        await wait(pace.pauseMs);
      }
    }),
  );
  await pacing;
  return counts;
}

/** What a visitor does; every eighth visit ends with a checkout. */
async function visit(target: SoakTarget, member: Member, nth: number, counts: LoadCounts): Promise<void> {
  const { port } = target;
  const pick = <Item>(items: readonly Item[]) => items[(nth * 7919) % items.length]!;
  const keyword = encodeURIComponent(encodeKeyword(`${pick(KEYWORDS)}${nth % 3 === 0 ? ` ${nth}` : ''}`));
  const pages = [
    '/',
    `/category/${pick(target.categoryIds)}/`,
    `/search/?k=${keyword}`,
    `/product/${pick(target.productIds)}.html`,
  ];
  try {
    for (const path of pages) {
      const { http } = await call(port, 'GET', path, { 'accept-encoding': 'br' });
      counts.answers += 1;
      if (http === BUSY) return await comeBackLater(counts);
      if (http >= 500) countFailure(counts, `${path.split('/')[1] || 'home'} answered ${http}`);
    }
    await callAs(port, member, 'GET', `${CART}/miniShopcartInfo?channel=PC`);
    counts.answers += 1;
    if (nth % 8 !== 0) return;
    await target.round(member, nth);
    counts.orders += 1;
  } catch (error) {
    if (error instanceof Refused && error.errorCode === errorCodes.busy.code)
      return await comeBackLater(counts);
    countFailure(counts, describeFailure(error));
  }
}

async function comeBackLater(counts: LoadCounts): Promise<void> {
  counts.busy += 1;
  await wait(RETRY_AFTER_MS);
}

/** Without the number of an order, so that equal failures count together. */
const describeFailure = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\d{6,}/g, '…').slice(0, 200);

function countFailure({ failures }: LoadCounts, what: string): void {
  failures.set(what, (failures.get(what) ?? 0) + 1);
}

async function adjustPace(pid: number, pace: { pauseMs: number }, stop: AbortSignal): Promise<void> {
  let before = { cpu: cpuSeconds(pid), at: performance.now() };
  while (!stop.aborted) {
    await wait(ADJUST_MS);
    const now = { cpu: cpuSeconds(pid), at: performance.now() };
    const share = ((now.cpu - before.cpu) * 1_000) / (now.at - before.at);
    pace.pauseMs = Math.min(MAX_PAUSE_MS, Math.max(1, pace.pauseMs * (share > CPU_SHARE ? 1.2 : 0.9)));
    before = now;
  }
}
