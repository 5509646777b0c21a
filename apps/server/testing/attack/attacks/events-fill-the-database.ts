import { setTimeout } from 'node:timers/promises';
import { analyticsRoutes } from '@huarong/contract/analytics';
import { pathOf } from '@huarong/contract/kit';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { type Attack, inBatches, resultOf } from '../attack.ts';

const PATH = pathOf(analyticsRoutes.reportEvents);
const ADDRESSES = 40;
const CALLS = 2_000;
/** How often a process writes its events. */
const FLUSH_MS = 2_000;
const DAY_BYTES = 8 * 2 ** 20;
const source = {
  utm_source: '花'.repeat(64),
  utm_medium: '花'.repeat(64),
  utm_campaign: '花'.repeat(64),
  utm_content: '',
  utm_term: '',
  currentTime: 1,
};
const event = {
  name: 'page_view',
  OP_code: 'page',
  page: { kind: 'home', type: 'home', layout: 'other' },
  source,
  at: 1,
};
/** As large as a call may be. */
const valid = { events: Array.from({ length: 18 }, () => event) };
const junk = [
  { events: [{ x: 'x'.repeat(10_000) }] },
  { x: 1 },
  [],
  { events: 'x' },
  { events: [null] },
  'not JSON',
];

/** Sends events from everywhere until the database is full: they stay within their budget, and the shop in service. */
export default {
  name: 'events fill the database',
  async run({ request, db, origin }) {
    const own = { origin, 'sec-fetch-site': 'same-origin' };
    const send = (body: unknown, headers: Record<string, string>, index: number) =>
      request(PATH, { method: 'POST', body, headers, from: `198.18.0.${index % ADDRESSES}` });
    const strange = await inBatches(100, 20, (index) => send(junk[index % junk.length], own, index));
    const foreign = await inBatches(100, 20, (index) =>
      send(valid, index % 2 ? {} : { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, index),
    );
    await inBatches(CALLS, 20, (index) => send(valid, own, index));
    const bytes = await storedBytes(db);
    const after = await request('/readyz');
    return resultOf(
      [
        ...strange.map(({ status }) => ({ what: `junk was answered ${status}`, isHeld: status === 400 })),
        ...foreign.map(({ status }) => ({
          what: `a foreign call was answered ${status}`,
          isHeld: status === 403,
        })),
        ...Array.from({ length: CALLS }, () => ({ what: 'over the budget', isHeld: bytes <= DAY_BYTES })),
        { what: 'the shop is not ready', isHeld: after.status === 200 },
      ],
      `${(bytes / 2 ** 20).toFixed(1)} of ${DAY_BYTES / 2 ** 20} MB stored`,
    );
  },
} satisfies Attack;

/** Once everything that waited is written. */
async function storedBytes(db: Database): Promise<number> {
  for (let before = -1; ; ) {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(bytes), 0)::float8 as bytes from analytics_event`.execute(db);
    const bytes = rows[0]?.bytes ?? 0;
    if (bytes === before) return bytes;
    before = bytes;
    await setTimeout(2 * FLUSH_MS);
  }
}
