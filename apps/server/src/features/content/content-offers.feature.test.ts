import type { TextResource } from '@huarong/contract/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { createTestApp } from '../../../testing/index.ts';
import { checkTexts } from './check-texts.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasOffers: true });
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.database.db.deleteFrom('content_resource').where('location_label', '=', 'bound').execute(),
);

/** The lines of the slot `bound`, without cached answers. */
const lines = async (): Promise<TextResource[]> => {
  await shop.app.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: 0 } });
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/v1/marketing/MktSimpleGroupController/simpleTextGroup',
    payload: { queryBody: { locationLabel: 'bound' } },
  });
  // A shop that just started on a busy machine turns calls away.
  return answer.statusCode === 503 ? lines() : answer.json().results.resourceList;
};
type Kind = 'promotion' | 'coupon' | 'product' | 'sku';
const write = (offer_kind: Kind | null, offer_id: string | null, content: string, more: object = {}) =>
  shop.database.db
    .insertInto('content_resource')
    .values({
      kind: 'text',
      location_label: 'bound',
      position: 1,
      content,
      omniture: '',
      offer_kind,
      offer_id,
      ...more,
    })
    .execute();
const setPromotion = (id: string, change: object) =>
  shop.database.db.updateTable('promotion').set(change).where('id', '=', id).execute();
const setCoupon = (id: string, change: object) =>
  shop.database.db.updateTable('coupon_offer').set(change).where('id', '=', id).execute();
/** The offers in memory follow a change within a moment. */
const eventually = { timeout: 20_000, interval: 200 };

describe('a line of a promotion', () => {
  it('takes amounts, end and link from it', async () => {
    await write('promotion', 'full-makeup', '彩妆{优惠}，{叠加}', { note: '满 {包邮} 元包邮' });
    const { ends_at } = await shop.database.db
      .selectFrom('promotion')
      .select('ends_at')
      .where('id', '=', 'full-makeup')
      .executeTakeFirstOrThrow();
    const [line] = await lines();
    expect(line).toMatchObject({
      content: '彩妆满 299 减 30，满 599 减 80，满 999 减 150，可与优惠券叠加',
      note: '满 199 元包邮',
      link: '/category/60002/',
    });
    expect(Date.parse(line!.endsAt!)).toBe(Math.floor(ends_at.getTime() / 1000) * 1000);
  });

  it('ends at the earlier of its own end and that of the promotion', async () => {
    await write('promotion', 'full-makeup', '至 {结束}', { ends_at: sql`shop_now() + interval '1 hour'` });
    expect(Date.parse((await lines())[0]!.endsAt!)).toBeLessThan(Date.now() + 2 * 3_600_000);
  });

  it('changes with its rule and is gone while it is stopped', async () => {
    await write('promotion', 'percent-skincare', '护肤{优惠}');
    expect((await lines())[0]!.content).toBe('护肤满 499 享 9 折');
    await setPromotion('percent-skincare', {
      rule: sql`jsonb_set(rule, '{tiers,0,benefit,percent}', '85')`,
    });
    await expect.poll(async () => (await lines())[0]?.content, eventually).toBe('护肤满 499 享 8.5 折');
    await setPromotion('percent-skincare', { state: 'stopped' });
    await expect.poll(lines, eventually).toEqual([]);
    await setPromotion('percent-skincare', { state: 'live', starts_at: sql`shop_now() + interval '1 hour'` });
    await expect.poll(lines, eventually).toEqual([]);
    await setPromotion('percent-skincare', { starts_at: sql`shop_now() - interval '1 hour'` });
    await expect.poll(async () => (await lines()).length, eventually).toBe(1);
  });

  it('names the flash price of its sku until the quota is used up', async () => {
    await write('promotion', 'flash-camellia', '{商品} ¥{价格}，原价 ¥{原价}，限购 {限购}');
    const [line] = await lines();
    expect(line).toMatchObject({
      content: '洛梵妮 山茶焕亮面霜 50ml ¥688.00，原价 ¥860.00，限购 2',
      link: '/product/204201.html',
    });
    await shop.database.db
      .insertInto('promotion_use')
      .values({ promotion_id: 'flash-camellia', sku_id: '20420101', owner: '', most: 300, used: 300 })
      .execute();
    expect(await lines()).toEqual([]);
  });
});

describe('a line of a coupon', () => {
  it('takes face and threshold from it and says when it is for a first order', async () => {
    await write('coupon', 'first-30', '立减 {减额} 元，满 {满额} 元可用', { mark: '{券面}' });
    expect((await lines())[0]).toMatchObject({
      content: '立减 30 元，满 99 元可用',
      mark: '30',
      isForFirstOrder: true,
    });
    await setCoupon('first-30', { rule: sql`jsonb_set(rule, '{offer,amount}', '2500')` });
    expect((await lines())[0]!.mark).toBe('25');
  });

  it.each([
    ['used up', { claimed: sql`total` }],
    ['neither claimable nor granted', { is_on_offer: false, is_granted_at_registration: false }],
    ['over', { claim_until: sql`shop_now()` }],
  ])('is gone when the coupon is %s', async (_what, change) => {
    await write('coupon', 'makeup-40', '{券名}');
    await setCoupon('makeup-40', {
      claimed: 0,
      is_on_offer: true,
      claim_until: sql`shop_now() + interval '1 day'`,
    });
    expect(await lines()).toHaveLength(1);
    await setCoupon('makeup-40', change);
    expect(await lines()).toEqual([]);
  });
});

describe('a line of a product', () => {
  it('names its price and leads to it; a withdrawn one is gone', async () => {
    await write('product', '200212', '¥{价格}，单买合计 ¥{市场价}');
    expect((await lines())[0]).toMatchObject({
      content: '¥428.00，单买合计 ¥486.00',
      link: '/product/200212.html',
    });
    await shop.database.db
      .updateTable('product')
      .set({ status: 'withdrawn' })
      .where('id', '=', '200212')
      .execute();
    await expect.poll(lines, eventually).toEqual([]);
  });
});

describe('a line that cannot be filled', () => {
  it.each([
    ['an offer that does not exist', 'promotion', 'none', '满减'],
    ['a fact that its offer lacks', 'promotion', 'full-makeup', '只要 {价格}'],
    ['a fact of an offer without an offer', null, null, '满 {满额} 可用'],
  ] as const)('names %s and is not shown', async (_what, kind, id, content) => {
    await write(kind, id, content);
    expect(await lines()).toEqual([]);
  });

  it('is refused when it is stored', () => {
    expect(() => checkTexts('top_notice', { content: '满 {满额} 减 {减多少}' })).toThrow(
      'top_notice: unknown placeholder {减多少}',
    );
    expect(() => checkTexts('top_notice', ['满 {满额}', null])).not.toThrow();
  });

  it('is reported as not available', async () => {
    await write('promotion', 'none', '满减');
    await advanceClock(shop.database.db, 0);
    await lines();
    const { modules } = (await shop.app.inject('/v1/marketing/availability')).json().results;
    expect(modules).toContainEqual({ locationLabel: 'bound', available: false });
  });
});
