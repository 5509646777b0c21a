import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { broadcastJobs } from '../../apps/server/src/features/broadcasts/index.ts';
import { createBroadcastMembers } from '../../apps/server/src/features/broadcasts/testing/broadcast-members.ts';
import { moveToHour } from '../../apps/server/src/features/broadcasts/testing/move-to-hour.ts';
import { runDueJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { broadcastsRoutes as routes } from '../../packages/contract/src/admin/broadcasts/index.ts';
import { type BenchAdmin, callStaff, onNewShop } from '../admin/on-new-shop.ts';
import { describeMachine } from '../report/describe-machine.ts';

/**
 * `npm run bench:broadcasts [-- --members 100000]`: counts an audience, sends it a broadcast by two channels as fast as the
 * speed limit allows, and measures another read meanwhile.
 */
const { values } = parseArgs({ options: { members: { type: 'string', default: '100000' } } });
const MEMBERS = Number(values.members);
const DATABASE = 'huarong_bench_broadcasts';
const MEMBERS_AT_ONCE = 5_000;
const FASTEST = 60_000;
const READ_PAUSE_MS = 50;

await onNewShop(DATABASE, measure);

async function measure(shop: BenchAdmin): Promise<void> {
  await moveToHour(shop.db, 10);
  const owner = await shop.signIn('OWNER');
  const call = (route: string, input: Record<string, unknown>) => callStaff(owner, route, input);
  const [brand] = await runSql<{ id: string }>(shop.db, 'select id from brand limit 1');
  for (let made = 0; made < MEMBERS; made += MEMBERS_AT_ONCE)
    await createBroadcastMembers(shop.db, Math.min(MEMBERS_AT_ONCE, MEMBERS - made), brand?.id ?? '');
  await runSql(shop.db, 'analyze');

  const audience = { cards: ['PINK', 'WHITE', 'BLACK', 'GOLD'] };
  const before = await timed(() => call(routes.count, { audience }));
  const read = () => timed(() => call(routes.list, { size: 20 }));
  const idle = await readFor(5_000, read);
  const draft = {
    ...{ name: '量测', channel: 'message', subject: '上新', text: '{称呼}，新色到店', link: null, audience },
    ...{ perMinute: FASTEST, more: [{ channel: 'email', subject: '上新', text: '{称呼}，新色到店' }] },
  };
  const { broadcastId } = await call(routes.save, { broadcastId: null, version: null, draft });
  await call(routes.send, { broadcastId, version: 1, sendAt: null, expected: MEMBERS * 2, reason: '量测' });
  let isDone = false;
  const reading = readUntil(() => isDone, read);
  const sending = await timed(async () => {
    while ((await call(routes.detail, { broadcastId })).state === 'sending')
      if ((await runDueJobs(shop.db, broadcastJobs(shop.db, shop.config))) === 0) await wait(READ_PAUSE_MS);
  });
  isDone = true;
  const busy = await reading;
  const after = await timed(() => call(routes.count, { audience }));
  const { sent, refused } = await call(routes.detail, { broadcastId });
  const [twice] = await runSql<{ count: number }>(
    shop.db,
    `select count(*)::int as count from (select member_id, key from message group by 1, 2 having count(*) > 1) twice`,
  );
  console.log(describeMachine());
  console.log(
    `audience of ${before.result.members} counted in ${before.ms} ms, in ${after.ms} ms after everybody had one`,
  );
  console.log(
    `${sent} messages sent, ${refused} refused, in ${(sending.ms / 1_000).toFixed(1)} s: ` +
      `${Math.round((sent * 60_000) / sending.ms)} a minute; ${twice?.count} members twice`,
  );
  console.log(`another read: ${describeTimes(idle)} without, ${describeTimes(busy)} while it is sent`);
  if (twice?.count !== 0) process.exitCode = 1;
}

async function timed<Result>(work: () => Promise<Result>) {
  const from = performance.now();
  const result = await work();
  return { result, ms: Math.round(performance.now() - from) };
}

function readFor(ms: number, read: () => Promise<{ ms: number }>) {
  const end = performance.now() + ms;
  return readUntil(() => performance.now() > end, read);
}

async function readUntil(isOver: () => boolean, read: () => Promise<{ ms: number }>): Promise<number[]> {
  const times = [];
  while (!isOver()) {
    times.push((await read()).ms);
    await wait(READ_PAUSE_MS);
  }
  return times.toSorted((a, b) => a - b);
}

function describeTimes(sorted: readonly number[]): string {
  return `${sorted[Math.floor(sorted.length / 2)]} ms (95 %: ${sorted[Math.floor(sorted.length * 0.95)]} ms)`;
}
