import { previewRoutes } from '@huarong/contract/admin/preview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { readShopPreview } from './preview-link.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let marketer: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasOffers: true });
  marketer = await shop.signIn('MARKETER');
}, 120_000);
afterAll(() => shop.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

describe('the choices of a preview', () => {
  it('are the moments at which the shop changes, every card, and fourteen kinds of pages', async () => {
    const { results } = await marketer.call(previewRoutes.choices);
    const times = results.moments.map(({ at }: { at: string }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
    expect(times[0]).toBeGreaterThan(Date.parse(results.now));
    // A link of a time with seconds would show the shop before the change.
    expect(times.filter((at: number) => at % 60_000 !== 0)).toEqual([]);
    expect(results.moments).toContainEqual(
      expect.objectContaining({ kind: 'promotion', change: 'ends', title: expect.stringContaining('秒杀') }),
    );
    expect(results.moments.map(({ kind }: { kind: string }) => kind)).toContain('presale');
    expect(results.shoppers.map(({ shopper }: { shopper: string }) => shopper)).toEqual([
      'guest',
      'PINK',
      'WHITE',
      'BLACK',
      'GOLD',
    ]);
    expect(results.pages).toHaveLength(14);
  });
});

describe('a link to a preview', () => {
  it('names the minute and the shopper, and expires', async () => {
    const at = inDays(3);
    const { results } = await marketer.call(previewRoutes.link, { at, shopper: 'GOLD' });
    const token = results.path.split('/').at(-1);
    const moment = readShopPreview(shop.config.acceptedSecrets, token, new Date());
    expect(moment).toEqual({ at: new Date(`${at.slice(0, 16)}:00Z`), card: 'GOLD' });
    expect(Date.parse(results.at)).toBe(moment?.at.getTime());
    expect(
      readShopPreview(shop.config.acceptedSecrets, token, new Date(Date.now() + 16 * 60_000)),
    ).toBeNull();
  });

  it('is for now and a guest when nothing is said', async () => {
    const { results } = await marketer.call(previewRoutes.link);
    expect(Math.abs(Date.parse(results.at) - Date.now())).toBeLessThan(65_000);
  });

  it('is refused for the past, for what is further than a year, and for what is no time or shopper', async () => {
    const codeOf = async (input: object) => (await marketer.call(previewRoutes.link, input)).errorCode;
    expect(await codeOf({ at: inDays(-1) })).toBe('ADM9430W');
    expect(await codeOf({ at: inDays(400) })).toBe('ADM9431W');
    expect((await marketer.call(previewRoutes.link, { at: 'soon' })).status).toBe(400);
    expect((await marketer.call(previewRoutes.link, { shopper: 'DIAMOND' })).status).toBe(400);
    const warehouse = await shop.signIn('WAREHOUSE');
    expect((await warehouse.call(previewRoutes.link)).status).toBe(403);
  });
});
