import { BUILD_SEAMS, SEAMS } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { type Database, openDatabase } from '#platform/database';
import { copyTemplate } from '../../../testing/copy-template.ts';
import { seedContent } from '../../features/demo/index.ts';
import { loadWebApp } from './testing/load-web-app.ts';
import { openSeamShop } from './testing/open-seam-shop.ts';
import { visitShop } from './testing/visit-shop.ts';

// One database for all visits, one after the other: the demo's offers end at a time after they were seeded.
const { settings, discard } = await copyTemplate('stocked');
const seeding = await openDatabase(settings);
await stopClockAfterTheHour(seeding.db);
await seedContent(seeding.db);
await seeding.close();
const web = await loadWebApp();
afterAll(async () => {
  await web.close();
  await discard();
});

/** Promises and rounds change on the hour: a visit before it and a visit after it would see two different shops. */
async function stopClockAfterTheHour(db: Database) {
  const now = await readClock(db);
  const stopped = await advanceClock(db, (65 - now.getMinutes()) * 60);
  await sql`
    create or replace function shop_now() returns timestamptz language sql stable
      as ${sql.lit(`select timestamptz '${stopped.toISOString()}'`)}`.execute(db);
}

async function visitWithout(seamsOff: string) {
  const shop = await openSeamShop(web.build, settings, seamsOff);
  try {
    return await visitShop(shop);
  } finally {
    await shop.close();
  }
}
const usual = await visitWithout('');
const usualPages = Object.values(usual.pages);

it('the shop really uses its seams, unless they are switched off', async () => {
  expect(usual.earlyAnswers).toBeGreaterThanOrEqual(5);
  const [home] = usualPages;
  expect(home!.statuses).toEqual([200, 200, 304]);
  expect(Object.keys(home!.parts[0]!.pageData!).length).toBeGreaterThan(0);
  expect(home!.parts[0]!.stream).toContain('isDetached');
  // The data are not in the stream as well.
  expect(home!.parts[0]!.stream.length).toBeLessThan(1_000);
});

/** Follow the bytes of the page: without page-data, the same data are in other bytes. */
const OF_THE_BYTES = ['content-length', 'content-security-policy', 'etag'];
const withoutBytes = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_BYTES.includes(name)));

it.each(SEAMS.filter((seam) => seam !== 'page-data' && !(BUILD_SEAMS as readonly string[]).includes(seam)))(
  'without %s the shop answers the same bytes and headers',
  { timeout: 120_000 },
  async (seam) => {
    const { earlyAnswers, ...visit } = await visitWithout(seam);
    const { earlyAnswers: _count, ...usualVisit } = usual;
    expect(visit).toEqual(usualVisit);
    expect(earlyAnswers > 0).toBe(seam !== 'early-answers');
  },
);

it.each(['page-data', 'all'])(
  'without %s pages have the same markup and data, sent by the router',
  { timeout: 120_000 },
  async (seamsOff) => {
    const { pages, published, cart } = await visitWithout(seamsOff);
    expect([published, cart]).toEqual([usual.published, usual.cart]);
    for (const [path, page] of Object.entries(pages)) {
      const usualPage = usual.pages[path]!;
      expect(page.statuses).toEqual(usualPage.statuses);
      expect(page.headers.map(withoutBytes)).toEqual(usualPage.headers.map(withoutBytes));
      for (const [index, { markup, loaderData, pageData, stream }] of page.parts.entries()) {
        expect([markup, loaderData]).toEqual([
          usualPage.parts[index]!.markup,
          usualPage.parts[index]!.loaderData,
        ]);
        expect(pageData).toBeNull();
        expect(stream).not.toContain('isDetached');
      }
    }
  },
);
