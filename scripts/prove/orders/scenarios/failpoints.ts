import { setTimeout as wait } from 'node:timers/promises';
import { type CrashCase, crashCases } from '../crash-cases.ts';
import type { Fixture } from '../fixture.ts';
import { listFailpoints } from '../list-failpoints.ts';
import { createMembers } from '../members.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';

const CONVERGE_SECONDS = 60;
const CRASH_SECONDS = 30;

/** The shop crashes at every failpoint in turn, restarts, and finishes the open work. */
export const failpoints: Scenario = {
  id: 'f',
  title: 'a crash at each failpoint',
  async run(fixture, { crashes }) {
    const { violations, equal, holds } = expectations();
    const skuId = fixture.skuIds[6]!;
    await setStock(fixture.db, skuId, 10_000);
    const named = crashCases.map(({ at }) => at);
    equal(
      'failpoints without a case',
      listFailpoints().filter((at) => !named.includes(at)),
      [],
    );

    const settling: Promise<{ at: string; seconds: number | null }>[] = [];
    for (let nth = 0; nth < crashes; nth++)
      for (const crash of crashCases) {
        const isDone = await crashAt(fixture, crash, skuId);
        if (isDone) settling.push(secondsUntil(isDone).then((seconds) => ({ at: crash.at, seconds })));
        else violations.push(`nothing died at ${crash.at}`);
      }
    const settled = await Promise.all(settling);
    for (const { at, seconds } of settled)
      holds(`${at} is not settled ${CONVERGE_SECONDS} s after the shop was back`, seconds !== null);
    const slowest = Math.max(...settled.map(({ seconds }) => seconds ?? CONVERGE_SECONDS));
    return {
      violations,
      figures: [
        `${settled.length} of ${crashes} × ${crashCases.length} crashes happened; all settled within ${slowest.toFixed(0)} s of the restart`,
      ],
    };
  },
};

/** Seconds until it is done; null when it takes too long. */
async function secondsUntil(isDone: () => Promise<boolean>): Promise<number | null> {
  const from = performance.now();
  for (;;) {
    const seconds = (performance.now() - from) / 1000;
    if (await isDone()) return seconds;
    if (seconds > CONVERGE_SECONDS) return null;
    await wait(250);
  }
}

/** Arms both replicas, since either may do the work, and replaces the one that crashes. Null: none crashed. */
async function crashAt(fixture: Fixture, crash: CrashCase, skuId: string) {
  const [member] = await createMembers(fixture.db, 1);
  const shopper = shopperOf(fixture, member!);
  const prepared = await crash.prepare(fixture, shopper, skuId);
  for (const replica of fixture.replicas) replica.arm(`${crash.at}:crash`);
  const dead = Promise.race([
    ...fixture.replicas.map((replica, nth) => replica.ended.then(() => nth)),
    wait(CRASH_SECONDS * 1000, null),
  ]);
  const acting = crash.act(fixture, shopper, prepared).catch(() => undefined);
  const nth = await dead;
  for (const replica of fixture.replicas) replica.arm(null);
  if (nth !== null) fixture.replicas[nth] = await fixture.start();
  await acting;
  return nth === null ? null : () => crash.isSettled(fixture, shopper, prepared);
}
