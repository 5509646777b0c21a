import { previewRoutes } from '@huarong/contract/admin/preview';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { insertSet, type RowChange } from '../change-sets/index.ts';
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
    expect(moment).toEqual({ at: new Date(`${at.slice(0, 16)}:00Z`), card: 'GOLD', sets: [] });
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

describe('a preview with a draft', () => {
  const save = (rows: readonly RowChange[], applyAt: Date | null) =>
    transaction(shop.database.db, (tx) =>
      insertSet(tx, {
        kind: 'content',
        title: '双十二首屏',
        source: {},
        reason: null,
        madeBy: null,
        applyAt,
        rows,
      }),
    );
  const lineOf = async () =>
    shop.database.db
      .selectFrom('content_resource')
      .select('id')
      .where('location_label', '=', 'home_hero')
      .where('is_live', '=', true)
      .orderBy('position')
      .executeTakeFirstOrThrow();
  const skuOf = () =>
    shop.database.db
      .selectFrom('sku')
      .select(['id', 'offer_price_fen as fen'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
  const differencesAt = async (input: object) =>
    (await marketer.call(previewRoutes.differences, input)).results as {
      lines: { kind: string; place: string; title: string; path: string; change: string }[];
      warnings: { title: string; path: string }[];
    };

  it('is named by its link, and says what differs', async () => {
    const { id } = await lineOf();
    const value = { ends_at: inDays(1) };
    const setId = await save(
      [{ table: 'content_resource', id: String(id), isNew: false, base: {}, value }],
      null,
    );
    const { results } = await marketer.call(previewRoutes.link, { at: inDays(2), sets: String(setId) });
    const token = results.path.split('/').at(-1);
    expect(readShopPreview(shop.config.acceptedSecrets, token, new Date())?.sets).toEqual([setId]);
    const ended = expect.objectContaining({
      kind: 'content',
      change: 'ends',
      place: '首屏',
      path: '/content/home_hero',
    });
    const draft = expect.objectContaining({ kind: 'plan', title: '双十二首屏', path: `/changes/${setId}` });
    const without = await differencesAt({ at: inDays(2) });
    expect(without.lines).not.toContainEqual(ended);
    expect(without.lines).not.toContainEqual(draft);
    const withDraft = await differencesAt({ at: inDays(2), sets: String(setId) });
    expect(withDraft.lines).toContainEqual(ended);
    expect(withDraft.lines).toContainEqual(draft);
    expect((await marketer.call(previewRoutes.choices)).results.drafts).toContainEqual(
      expect.objectContaining({ setId: String(setId), state: 'draft', rows: 1 }),
    );
  });

  it('counts planned prices, and warns of what will fail or is not approved', async () => {
    const sku = await skuOf();
    const price = (to: number, base: object): RowChange => ({
      ...{ table: 'sku', id: sku.id, isNew: false, base, value: { offer_price_fen: to } },
    });
    const planned = await save([price(Math.round(sku.fen / 2), {})], new Date(inDays(1)));
    const failing = await save([price(7, { offer_price_fen: sku.fen })], new Date(inDays(2)));
    for (const id of [planned, failing])
      await shop.database.db
        .updateTable('change_set')
        .set({ state: 'planned' })
        .where('id', '=', id)
        .execute();
    const open = await save([price(9, {})], new Date(inDays(2)));
    const { lines, warnings } = await differencesAt({ at: inDays(3) });
    expect(lines).toContainEqual(
      expect.objectContaining({
        kind: 'price',
        title: expect.stringMatching(/^1 个规格变价，平均 −(49|50)\.\d %$/),
      }),
    );
    expect(warnings.map(({ path }) => path)).toEqual([`/changes/${failing}`, `/changes/${open}`]);
    // At the moment of the offers: what ends is named with its page.
    expect((await differencesAt({ at: inDays(40) })).lines).toContainEqual(
      expect.objectContaining({
        kind: 'promotion',
        change: 'ends',
        path: expect.stringMatching(/^\/promotions\//),
      }),
    );
  });

  it('has no differences now, not even from what has begun in this minute', async () => {
    await shop.database.db
      .updateTable('promotion')
      .set({ starts_at: sql<Date>`shop_now() - interval '1 millisecond'` })
      .where('state', '=', 'live')
      .where('starts_at', '<', sql<Date>`shop_now()`)
      .execute();
    expect((await differencesAt({})).lines).toEqual([]);
  });

  it('is refused when the set is applied or unknown, or may not be read', async () => {
    const codeOf = async (sets: string) => (await marketer.call(previewRoutes.link, { sets })).errorCode;
    expect(await codeOf('999999')).toBe('ADM9433W');
    expect((await marketer.call(previewRoutes.differences, { sets: '999999' })).errorCode).toBe('ADM9433W');
    expect((await marketer.call(previewRoutes.link, { sets: 'x' })).status).toBe(400);
    expect((await marketer.call(previewRoutes.link, { sets: '1,2,3,4,5,6,7,8,9' })).status).toBe(400);
  });
});
