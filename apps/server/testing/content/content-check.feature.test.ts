import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageRenderer } from '#platform/pages';
import { seedRankings } from '../../src/features/demo/index.ts';
import { createTestApp, onEmbedded } from '../index.ts';
import { checkContent } from './check-content.ts';

/** The built pages. `npm test` and `npm run check:content` build them first; a run of single files may not have them. */
const build = fileURLToPath(new URL('../../../web/build/server/index.js', import.meta.url));

onEmbedded('the texts of the demo shop', () => {
  describe.skipIf(!existsSync(build))('with its pages', () => {
    const openedPages = new Map();
    let shop: Awaited<ReturnType<typeof createTestApp>>;
    beforeAll(async () => {
      const pages = (await import(pathToFileURL(build).href)) as ServerBuild;
      shop = await createTestApp({
        hasOffers: true,
        renderPage: createPageRenderer(pages, 'production', new Set()),
      });
      await seedRankings(shop.database.db);
    });
    afterAll(() => shop.close());

    const check = () => checkContent({ app: shop.app, db: shop.database.db, openedPages });

    it('say what the shop does', async () => expect(await check()).toEqual([]), 120_000);

    it('are reported when they do not', async () => {
      const { db } = shop.database;
      const line = { kind: 'text' as const, link: '', omniture: '', is_live: true };
      await db
        .insertInto('content_resource')
        .values([
          { ...line, location_label: 'hot_word', position: 90, content: '圣诞倒数日历' },
          { ...line, location_label: 'search_hint', position: 91, content: '小众月光面霜' },
          { ...line, location_label: 'wrong', position: 1, content: '满 188 元包邮，美妆顾问在线' },
          { ...line, location_label: 'wrong', position: 2, content: '护肤', link: '/category/60002/' },
          { ...line, location_label: 'wrong', position: 3, content: '旧活动', link: '/campaign/gone.html' },
          {
            ...line,
            location_label: 'unbound',
            position: 1,
            content: '{价格}',
            offer_kind: 'promotion',
            offer_id: 'none',
          },
        ])
        .execute();
      await db
        .insertInto('campaign_page')
        .values({
          slug: 'wrong',
          title: '按预算',
          description: '',
          blocks: JSON.stringify([
            { kind: 'tiles', title: ['预算'], tiles: [{ title: '¥10–20', note: '', product: '207111' }] },
          ]),
        })
        .execute();
      // Drops the cached answers.
      await shop.app.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: 0 } });
      const problems = (await check()).join('\n');
      for (const expected of [
        /hot_word: “圣诞倒数日历” finds/,
        /search_hint: “小众月光面霜” finds/,
        /wrong: “188 元”/,
        /wrong: “顾问在线”/,
        /wrong: “护肤” leads to \/category\/60002\//,
        /wrong: \/campaign\/gone\.html answers 404/,
        /unbound: shows nothing/,
        /campaign wrong: 207111 costs 599, not ¥10–20/,
      ])
        expect(problems).toMatch(expected);
    }, 120_000);
  });
});
