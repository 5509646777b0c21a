import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';
import { seedCampaigns } from '../demo/index.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
  await seedCampaigns(shop.database.db);
});
afterAll(() => shop.close());

const get = (subject: string) => shop.app.inject(`/pictures/share/${subject}.jpg`);

describe('the image of a shared page', () => {
  it.each(['home', 'brand-10001', 'category-60002', 'campaign-niche-fragrance'])(
    'of %s is a JPEG of the size link previews use',
    async (subject) => {
      const answer = await get(subject);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(answer.headers['cache-control']).toContain('max-age=');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
    },
  );

  it('is the same for the same products and differs for another brand', async () => {
    const [first, again, other] = [
      await get('brand-10001'),
      await get('brand-10001'),
      await get('brand-10002'),
    ];
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(other.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  it.each(['brand-99999', 'category-1', 'campaign-nothing', 'home-1', '..%2f..%2fetc', 'x'])(
    'of %s is not found',
    async (subject) => expect((await get(subject)).statusCode).toBe(404),
  );
});
