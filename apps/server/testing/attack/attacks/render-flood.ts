import { setTimeout as wait } from 'node:timers/promises';
import { encodeKeyword } from '@huarong/core/search';
import { type Attack, resultOf } from '../attack.ts';

const CONNECTIONS = 40;
const VISITS = 15;
/** Generous for a busy machine; before rendering was bounded, a visitor waited 4.2 s. */
const LIMIT_MS = 1_500;

/** Searches nobody made before, on many connections, while a visitor opens pages and makes calls. */
export default {
  name: 'a flood of pages that are not cached',
  async run({ request }) {
    let isOver = false;
    let sent = 0;
    const flood = Array.from({ length: CONNECTIONS }, async () => {
      while (!isOver) {
        sent += 1;
        const keyword = encodeURIComponent(encodeKeyword(`口红${sent}${Math.random()}`));
        await request(`/search/?k=${keyword}`, { from: '198.18.1.1' });
      }
    });
    await request('/');
    const attempts = [];
    for (let visit = 0; visit < VISITS; visit++) {
      for (const path of ['/', '/v1/configuration/commonConfig', '/shopcart']) {
        const { status, ms } = await request(path, { from: '198.18.1.2' });
        attempts.push({
          what: `${path} was answered ${status} after ${Math.round(ms)} ms`,
          isHeld: status === 200 && ms < LIMIT_MS,
          ms,
        });
      }
      await wait(50);
    }
    isOver = true;
    await Promise.all(flood);
    const slowest = Math.round(Math.max(...attempts.map(({ ms }) => ms)));
    return resultOf(attempts, `${sent} pages by the flood, the visitor waited ${slowest} ms at most`);
  },
} satisfies Attack;
