import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPreviewPages } from './preview-pages.ts';
import { openMoments } from './testing/open-moments.ts';

/** `npm run prove:preview` compares every page at every moment; here are a few of both. */
const isWhole = process.env['PREVIEW_PAGES'] === 'all';
const FEW = new Set(['home', 'product', 'specials', 'campaign']);

let shop: Awaited<ReturnType<typeof openMoments>>;
beforeAll(async () => {
  shop = await openMoments();
}, 240_000);
afterAll(() => shop.close());

/** The texts of a page, and where its links and images lead. */
type Page = Awaited<ReturnType<typeof shop.previewOf>>;

describe('the shop at a moment', () => {
  it('equals the shop when its clock has got there, for a guest and for a card', {
    timeout: 900_000,
  }, async () => {
    const pages = (await listPreviewPages(shop.database.db, shop.sources.catalogue.current())).filter(
      ({ kind }) => isWhole || FEW.has(kind),
    );
    expect(pages.length).toBe(isWhole ? 14 : FEW.size);
    // Now; the flash sale is over; the presale takes balances; the campaign is over.
    const moments = [0.1, 30, 7 * 24, 21 * 24].map(shop.hoursLater);
    const shown = isWhole ? moments : [moments[1]!, moments[3]!];
    const shoppers = [null, 'GOLD'] as const;
    const previews = new Map<string, Page>();
    const name = (at: Date, card: string | null, kind: string) => `${at.toISOString()} ${card} ${kind}`;
    for (const at of shown)
      for (const card of shoppers)
        for (const { kind, path } of pages)
          previews.set(name(at, card, kind), await shop.previewOf({ at, card }, path));
    for (const at of shown) {
      await shop.moveClockTo(at);
      for (const card of shoppers) {
        const then = await shop.openShop(card);
        for (const { kind, path } of pages) {
          const preview = previews.get(name(at, card, kind));
          expect(preview, name(at, card, kind)).toEqual(await then.page(path));
        }
        await then.close();
      }
    }
    // The moments and the shoppers do see different shops.
    const [first, last] = [shown[0]!, shown.at(-1)!];
    const homeOf = (at: Date, card: string | null) => previews.get(name(at, card, 'home'))?.html;
    expect(homeOf(first, null)).not.toBe(homeOf(last, null));
    expect(homeOf(first, null)).not.toBe(homeOf(first, 'GOLD'));
    expect(previews.get(name(first, null, 'campaign'))).toMatchObject({ status: 200 });
    expect(previews.get(name(last, null, 'campaign'))).toMatchObject({ status: 404 });
  });
});
