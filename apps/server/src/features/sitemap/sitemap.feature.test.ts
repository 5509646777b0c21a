import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';
import { seedCampaigns } from '../demo/index.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true, env: { PUBLIC_URL: 'https://shop.example' } });
  await seedCampaigns(shop.database.db);
});
afterAll(() => shop.close());

describe('the sitemap', () => {
  it('lists every product, category, brand, effect and campaign page in one file', async () => {
    const answer = await shop.app.inject('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    for (const path of [
      '/',
      '/product/201501.html',
      '/category/6000203/',
      '/rank/60001/',
      '/function/barrier/',
      '/campaign/niche-fragrance.html',
    ])
      expect(answer.body).toContain(`<loc>https://shop.example${path}</loc>`);
    expect(answer.body.match(/<url>/g)!.length).toBeGreaterThan(1000);
    expect(answer.body).not.toContain('/myAccount');
  });

  it('is split by number, with nothing past the last file', async () => {
    expect((await shop.app.inject('/sitemap-1.xml')).statusCode).toBe(200);
    for (const file of ['2', '0', '-1', 'x'])
      expect((await shop.app.inject(`/sitemap-${file}.xml`)).statusCode).toBe(404);
  });

  it('is accompanied by a robots.txt that disallows personal pages', async () => {
    const { body } = await shop.app.inject('/robots.txt');
    expect(body).toContain('Disallow: /myAccount');
    expect(body).toContain('Sitemap: https://shop.example/sitemap.xml');
  });
});
