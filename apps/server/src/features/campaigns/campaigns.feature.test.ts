import { demoCampaigns, demoScenes } from '@huarong/catalogue/content';
import type { Campaign, CampaignBlock } from '@huarong/contract/content';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';
import { seedCampaigns } from '../demo/index.ts';
import { StoredBlock } from './stored-blocks.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
  await seedCampaigns(shop.database.db);
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

describe('a campaign page', () => {
  it('lists its anchors', async () => {
    const { results } = await open('winter-radiance');
    expect(blockOf(results, 'anchors').anchors.slice(0, 2)).toEqual([
      { id: 'b2', label: '领券' },
      { id: 'b3', label: '今晚八点' },
    ]);
  });

  it('counts down to its end and is not found afterwards', async () => {
    const { results } = await open('winter-radiance');
    const left = Date.parse(blockOf(results, 'hero').endsAt!) - Date.now();
    expect(left / 3_600_000).toBeCloseTo(62.6, 0);
    await advance(63 * 3600);
    const gone = await shop.app.inject('/v1/mpcms/common/campaign/winter-radiance');
    expect([gone.statusCode, gone.json().errorCode]).toEqual([404, 'CNT1004E']);
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
      const answer = await shop.app.inject(`/pictures/scene/${name}-400.webp`);
      expect(answer.headers['content-type']).toBe('image/webp');
      const { width, height } = await sharp(answer.rawPayload).metadata();
      expect([width, height]).toEqual([400, Math.round(400 * ratio)]);
    },
  );

  it.each(['nobody-400.webp', 'spring-gifts-401.webp', 'spring-gifts-400.gif', '..%2Fspring-gifts-400.webp'])(
    '%s is not found',
    async (file) => expect((await shop.app.inject(`/pictures/scene/${file}`)).statusCode).toBe(404),
  );
});
