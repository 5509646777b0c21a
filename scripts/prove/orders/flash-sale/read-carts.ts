import { setTimeout as wait } from 'node:timers/promises';
import { cartRoutes } from '../../../../packages/contract/src/cart/index.ts';
import type { Member } from '../members.ts';
import { send } from '../send.ts';

const PAUSE_MS = 100;

/** Members who read their cart ten times a second, each time at the next replica. */
export function startReading(members: readonly Member[], portOf: (nth: number) => number) {
  let isOver = false;
  let failures = 0;
  let times: number[] = [];
  const reading = members.map(async ({ token }, member) => {
    await wait((PAUSE_MS * member) / members.length);
    for (let nth = member; !isOver; nth++) {
      const from = performance.now();
      const reply = await send(portOf(nth), cartRoutes.miniShopcartInfo, {}, { headers: { token } });
      times.push(performance.now() - from);
      if (reply.status !== 0) failures += 1;
      await wait(PAUSE_MS);
    }
  });
  return {
    /** What the reads took since the last call. */
    takeTimes() {
      const taken = times;
      times = [];
      return taken;
    },
    /** Returns how many were not answered with a cart. */
    async stop(): Promise<number> {
      isOver = true;
      await Promise.all(reading);
      return failures;
    },
  };
}
