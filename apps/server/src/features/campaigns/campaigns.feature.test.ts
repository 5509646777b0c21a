import { demoCampaigns, demoScenes } from '@huarong/catalogue/content';
import type { Campaign, CampaignBlock } from '@huarong/contract/content';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';
import { StoredBlock } from './stored-blocks.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasOffers: true });
});
afterAll(() => shop.close());

const advance = (seconds: number) =>
  shop.app.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: seconds } });
const open = async (slug: string) => {
  await advance(0);
  return (await shop.app.inject(`/v1/mpcms/common/campaign/${slug}`)).json();
};
const blockOf = <Kind extends CampaignBlock['kind']>({ blocks }: Campaign, kind: Kind) =>
  blocks.find((block) => block.kind === kind) as Extract<CampaignBlock, { kind: Kind }>;
const promotion = (id: string) =>
  shop.database.db
    .selectFrom('promotion')
    .select(['ends_at', 'title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const write = (slug: string, blocks: unknown[]) =>
  shop.database.db
    .insertInto('campaign_page')
    .values({ slug, title: slug, description: '', blocks: JSON.stringify(blocks) })
    .execute();

describe('the demo campaigns', () => {
  it.each(demoCampaigns.map(({ slug, blocks }) => [slug, blocks] as const))(
    '%s has only known blocks with existing products and images',
    async (slug, blocks) => {
      for (const block of blocks) expect(StoredBlock.safeParse(block).error?.message).toBeUndefined();
      const { results } = (await open(slug)) as { results: Campaign };
      expect(results.blocks).toHaveLength(blocks.length);
      expect(JSON.stringify(results)).not.toContain('none.svg');
      for (const [index, block] of results.blocks.entries()) {
        const named = (blocks[index]!['goods'] as { products?: string[] } | undefined)?.products;
        if (named && 'productList' in block) expect(block.productList).toHaveLength(named.length);
        if (block.kind === 'tiles') expect(block.tiles).toHaveLength(3);
        if (block.kind === 'scents') for (const scene of block.scenes) expect(scene.picks).not.toEqual([]);
      }
    },
  );
});

describe('a text that binds', () => {
  it.each(['privacy', 'terms', 'help-returns', 'cookies'])(
    '%s has a version and a table of its chapters',
    async (slug) => {
      const { results } = await open(slug);
      const { version, chapters } = blockOf(results, 'edition');
      expect(version).toMatch(/^\d+\.\d+$/);
      expect(chapters.map(({ label }) => label)).toEqual(
        (results as Campaign).blocks.flatMap((block) => (block.kind === 'text' ? [block.title] : [])),
      );
    },
  );
});

describe('a campaign page', () => {
  it('lists its anchors', async () => {
    const { results } = await open('winter-radiance');
    expect(blockOf(results, 'anchors').anchors.slice(0, 2)).toEqual([
      { id: 'b2', label: '领券' },
      { id: 'b3', label: '限时秒杀' },
    ]);
  });

  it('speaks of its promotion and counts down to its end', async () => {
    const { results } = await open('winter-radiance');
    const { ends_at, title } = await promotion('full-makeup');
    const hero = blockOf(results, 'hero');
    expect(Date.parse(hero.endsAt!)).toBe(Math.floor(ends_at.getTime() / 1000) * 1000);
    expect(hero.text[0]).toBe('彩妆满 299 减 30，满 599 减 80，满 999 减 150。');
    expect(`${hero.text[0]!.replace('。', '')}`).toBe(title);
    expect(JSON.stringify(results)).not.toMatch(/[{}][满减优叠价]/);
  });

  it('shows the flash price of its block, which ends before the page', async () => {
    const { results } = await open('winter-radiance');
    const flash = blockOf(results, 'countdown');
    const { ends_at } = await promotion('flash-camellia');
    expect(Date.parse(flash.endsAt)).toBe(Math.floor(ends_at.getTime() / 1000) * 1000);
    expect(flash.text.join('')).toBe('秒杀价 ¥688.00，每人限购 2 件。售完或到时，恢复 ¥860.00。');
    expect(flash.productList[0]).toMatchObject({ offerPrice: '688.00', marketPrice: '860.00' });
    await advance(28 * 3600);
    const kinds = (await open('winter-radiance')).results.blocks.map(({ kind }: CampaignBlock) => kind);
    expect(kinds).toContain('hero');
    expect(kinds).not.toContain('countdown');
  });

  it('is not found, and not in the sitemap, after its promotion', async () => {
    expect((await shop.app.inject('/sitemap.xml')).body).toContain('/campaign/winter-radiance.html');
    await advance(14 * 86_400);
    const gone = await shop.app.inject('/v1/mpcms/common/campaign/winter-radiance');
    expect([gone.statusCode, gone.json().errorCode]).toEqual([404, 'CNT1004E']);
    expect((await shop.app.inject('/sitemap.xml')).body).not.toContain('/campaign/winter-radiance.html');
  });

  it('selects products by rule as well as by id', async () => {
    await write('by-rule', [
      { kind: 'rail', title: ['防晒'], goods: { category: '60001', effect: '防晒', limit: 3 } },
    ]);
    const { productList } = blockOf((await open('by-rule')).results, 'rail');
    expect(productList).toHaveLength(3);
    const sold = await shop.database.db
      .selectFrom('product')
      .select(['sold_count', 'effects'])
      .where(
        'id',
        'in',
        productList.map(({ productId }) => productId),
      )
      .execute();
    expect(sold.every(({ effects }) => effects.includes('防晒'))).toBe(true);
  });

  it('opens at its start and closes at its end', async () => {
    await write('in-an-hour', [{ kind: 'text', title: '预告' }]);
    await shop.database.db
      .updateTable('campaign_page')
      .set({
        starts_at: sql<Date>`shop_now() + interval '1 hour'`,
        ends_at: sql<Date>`shop_now() + interval '2 hours'`,
      })
      .where('slug', '=', 'in-an-hour')
      .execute();
    expect((await open('in-an-hour')).errorCode).toBe('CNT1004E');
    await advance(3_700);
    expect((await open('in-an-hour')).status).toBe(0);
    await advance(3_700);
    expect((await open('in-an-hour')).errorCode).toBe('CNT1004E');
  });

  it('leaves out invalid blocks and delisted products and shows the rest', async () => {
    await write('half-broken', [
      { kind: 'fireworks' },
      { kind: 'rail', title: ['没有了'], goods: { products: ['1'] } },
      { kind: 'text', title: '还在' },
    ]);
    const { results } = await open('half-broken');
    expect(results.blocks.map((block: CampaignBlock) => block.kind)).toEqual(['text']);
  });

  it.each([['nothing-here'], ['niche_fragrance'], ['..%2F..%2Fetc']])('%s is not found', async (slug) => {
    const answer = await open(slug);
    expect(answer.status).toBe(1);
  });
});

describe('new arrivals', () => {
  it('are grouped by day, newest first', async () => {
    const url = '/v1/mpcms/common/newArrivals?days=3&perDay=2';
    const { days } = (await shop.app.inject(url)).json().results;
    const dates = days.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(days).toHaveLength(3);
    for (const { count, productList } of days) expect(productList).toHaveLength(Math.min(2, count));
  });
});

describe('campaign images', () => {
  it.each(demoScenes.slice(0, 2).map(({ name, width, height }) => [name, height / width] as const))(
    '%s is rendered in its own aspect ratio',
    async (name, ratio) => {
      for (const asked of [200, 400]) {
        const answer = await shop.app.inject(`/pictures/scene/${name}-${asked}.webp`);
        expect(answer.headers['content-type']).toBe('image/webp');
        const { width, height } = await sharp(answer.rawPayload).metadata();
        expect([width, height]).toEqual([asked, Math.round(asked * ratio)]);
      }
    },
  );

  it.each(['nobody-400.webp', 'spring-gifts-401.webp', 'spring-gifts-400.gif', '..%2Fspring-gifts-400.webp'])(
    '%s is not found',
    async (file) => expect((await shop.app.inject(`/pictures/scene/${file}`)).statusCode).toBe(404),
  );
});
