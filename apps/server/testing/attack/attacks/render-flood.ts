import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Attack, resultOf } from '../attack.ts';

const CONNECTIONS = 20;
const VISITS = 10;
const FLOOD = '198.18.1.1';
const VISITOR = '198.18.1.2';
/** Before rendering was bounded, a visitor waited 4.2 s. A machine that is slow without the flood gets more time. */
const LIMIT_MS = 1_500;
const SLOWDOWN = 15;
/** A page takes 20 ms. Where it takes this long without a flood, the machine is overloaded and sheds load (503). */
const OVERLOADED_MS = 200;
const MAX_AT_ONCE = 3;

/** Searches that were never made before, on many connections, while a visitor opens pages and makes calls. */
export default {
  name: 'a flood of pages that are not cached',
  async run({ request, origin, countRenders, mostRendersAtOnce }) {
    const idle = await request('/shopcart', { from: VISITOR });
    const limitMs = Math.max(LIMIT_MS, SLOWDOWN * idle.ms);
    const rendersBefore = countRenders();
    const flood = new Worker(new URL('../flood-worker.ts', import.meta.url), {
      workerData: { origin, connections: CONNECTIONS, from: FLOOD },
    });
    try {
      await new Promise((resolve) => flood.once('message', resolve));
      const attempts = [];
      for (let visit = 0; visit < VISITS; visit++) {
        for (const path of ['/', '/v1/configuration/commonConfig', '/shopcart']) {
          const { status, ms } = await request(path, { from: VISITOR });
          const what = `${path} was answered ${status} after ${Math.round(ms)} ms`;
          const isShed = status === 503 && idle.ms > OVERLOADED_MS;
          attempts.push({ what, isHeld: isShed || (status === 200 && ms < limitMs), ms });
        }
        await wait(50);
      }
      const slowest = Math.round(Math.max(...attempts.map(({ ms }) => ms)));
      const renders = countRenders() - rendersBefore;
      const most = mostRendersAtOnce();
      attempts.push({ what: `${most} pages rendered at once`, isHeld: most <= MAX_AT_ONCE, ms: 0 });
      return resultOf(
        attempts,
        `${renders} renders meanwhile, the visitor waited ${slowest} ms at most, ${Math.round(idle.ms)} ms without the flood`,
      );
    } finally {
      await flood.terminate();
    }
  },
} satisfies Attack;
