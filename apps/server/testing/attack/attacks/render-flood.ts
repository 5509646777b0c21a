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

/** Searches that were never made before, on many connections, while a visitor opens pages and makes calls. */
export default {
  name: 'a flood of pages that are not cached',
  async run({ request, origin, countRenders }) {
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
          attempts.push({ what, isHeld: status === 200 && ms < limitMs, ms });
        }
        await wait(50);
      }
      const slowest = Math.round(Math.max(...attempts.map(({ ms }) => ms)));
      const renders = countRenders() - rendersBefore;
      return resultOf(
        attempts,
        `${renders} renders meanwhile, the visitor waited ${slowest} ms at most, ${Math.round(idle.ms)} ms without the flood`,
      );
    } finally {
      await flood.terminate();
    }
  },
} satisfies Attack;
