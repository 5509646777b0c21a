import { mediaRoutes } from '@huarong/contract/admin/media';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bombs } from '../../platform/uploads/testing/bombs.ts';
import { brokenImages, polyglots } from '../../platform/uploads/testing/broken-images.ts';
import { uploadedImageKey } from '../images/index.ts';
import { createPng, openMediaShop } from './testing/open-media-shop.ts';

let shop: Awaited<ReturnType<typeof openMediaShop>>;
beforeAll(async () => {
  shop = await openMediaShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => shop.reset());

describe('an upload', () => {
  it('stores the same bytes once, with size, name and who uploaded them', async () => {
    const file = await createPng('#a91d2b');
    const first = await shop.upload(file, '新品/SA-001-front.png');
    expect(first.results).toMatchObject({ name: 'SA-001-front', isNew: true });
    expect((await shop.upload(file, 'copy.png')).results).toEqual({ ...first.results, isNew: false });
    const page = await shop.list();
    expect(page.rows).toMatchObject([
      { mediaId: first.results.mediaId, name: 'SA-001-front', width: 60, height: 80, alt: '', useCount: 0 },
    ]);
    expect(page.counts).toEqual({ all: 1, unused: 1, 'no-alt': 1 });
    expect(page.rows[0].uploadedBy).not.toBeNull();
    expect(await shop.sources.storage.has(uploadedImageKey(first.results.mediaId))).toBe(true);
  });

  it('takes two hundred files one after another', async () => {
    for (let at = 0; at < 200; at += 1) {
      const file = await createPng('#a91d2b', 8 + (at % 20), 10 + Math.floor(at / 20));
      expect((await shop.upload(file, `n${at}.png`)).errorCode).toBeNull();
    }
    const first = await shop.list({ size: 150 });
    expect(first).toMatchObject({ total: 200, previous: null });
    const second = await shop.list({ size: 150, after: first.next });
    expect(second.rows).toHaveLength(50);
    expect((await shop.list({ size: 150, before: second.previous })).rows).toEqual(first.rows);
  }, 120_000);

  it('refuses bombs and broken images with a reason, and stores nothing', async () => {
    for (const { name, bytes } of [...bombs, ...brokenImages, ...polyglots]) {
      const answer = await shop.upload(await bytes(), `${name}.png`);
      expect([name, answer.status < 500, /[\u4e00-\u9fff]{2}/.test(answer.message ?? '')]).toEqual([
        name,
        true,
        true,
      ]);
    }
    expect((await shop.list()).total).toBe(0);
  }, 120_000);

  it('is for whoever manages images, and a list position must be one', async () => {
    const service = await shop.signIn('SERVICE');
    expect((await shop.upload(await createPng('#000000'), 'a.png', service)).status).toBe(403);
    expect((await shop.editor.call(mediaRoutes.list, { after: 'abc' })).message).toContain('位置无效');
  });
});
