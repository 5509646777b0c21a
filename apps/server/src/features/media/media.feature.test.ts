import { changesRoutes } from '@huarong/contract/admin/changes';
import { mediaRoutes } from '@huarong/contract/admin/media';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { insertSet } from '../change-sets/index.ts';
import { uploadedImageKey } from '../images/index.ts';
import { mediaJobs } from './index.ts';
import { openMediaShop, pathOfMedia } from './testing/open-media-shop.ts';

let shop: Awaited<ReturnType<typeof openMediaShop>>;
beforeAll(async () => {
  shop = await openMediaShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const PRODUCT = '90000001';
const SKU = '9000000101';
const OTHER = '9000000102';
const call = (route: string, input: object) => shop.editor.call(route, { ...input });
const uploaded = (background: string, name: string) => shop.uploaded(background, name);
const list = (input: object = {}) => shop.list(input);
const detail = async (mediaId: string) => (await call(mediaRoutes.detail, { mediaId })).results;
const product = async () => (await call(mediaRoutes.product, { productId: PRODUCT })).results;
const place = ({ skuId, source }: { skuId: string | null; source: string }) => ({ skuId, source });
const save = async (images: object[], more: object = {}) =>
  call(mediaRoutes.saveProduct, {
    productId: PRODUCT,
    base: (await product()).images.map(place),
    images,
    ...more,
  });
const attach = (...items: object[]) => call(mediaRoutes.attach, { items });
const galleryOf = async () =>
  (await shop.app.inject(`/v1/product/detail/${PRODUCT}`)).json().results.images as {
    skuImagePath: string;
    alt: string;
  }[];
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 });
const runJobs = () =>
  runDueJobs(shop.db, mediaJobs(shop.db, { storage: shop.sources.storage, dataDir: shop.config.dataDir }));

describe('images of a product', () => {
  it('are shown by the shop right after the save, before photographs, in every size and format', async () => {
    const [one, two] = [await uploaded('#aa0000', 'a.png'), await uploaded('#00aa00', 'b.png')];
    const saved = await save([
      { skuId: null, source: pathOfMedia(one) },
      { skuId: SKU, source: pathOfMedia(two) },
    ]);
    expect(saved.results).toMatchObject({ productCount: 1 });
    await eventually(async () =>
      // The image of the shade comes first.
      expect((await galleryOf()).map(({ skuImagePath }) => skuImagePath)).toEqual(
        [two, one].map(pathOfMedia),
      ),
    );
    for (const type of ['webp', 'avif']) {
      const image = await shop.app.inject(pathOfMedia(one).replace('400.webp', `800.${type}`));
      expect(image.headers).toMatchObject({
        'content-type': `image/${type}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: 800, height: 1000 });
    }
    expect((await shop.app.inject(`/pictures/media/${'0'.repeat(32)}-400.webp`)).statusCode).toBe(404);
    expect((await detail(two)).uses).toMatchObject([{ productId: PRODUCT, skuId: SKU, code: 'SA-001-01' }]);
  });

  it('have the alternative text that staff wrote, otherwise the name of the product', async () => {
    const one = await uploaded('#aa0000', 'a.png');
    await save([{ skuId: null, source: pathOfMedia(one) }]);
    await eventually(async () => expect((await galleryOf())[0]?.alt).toContain('丝绒'));
    expect((await call(mediaRoutes.describe, { mediaId: one, alt: '朱砂色的膏体' })).errorCode).toBeNull();
    await eventually(async () => expect((await galleryOf())[0]?.alt).toBe('朱砂色的膏体'));
    expect((await list()).counts['no-alt']).toBe(0);
  });

  it('can be taken back, and are refused when somebody was quicker or an image is unknown', async () => {
    const one = await uploaded('#aa0000', 'a.png');
    const base = (await product()).images.map(place);
    const { setId } = (await save([{ skuId: null, source: pathOfMedia(one) }])).results;
    expect((await save([], { base })).errorCode).toBe('ADM9225W');
    expect((await save([{ skuId: null, source: '/pictures/other.webp' }])).message).toContain('不在素材中');
    expect((await save([{ skuId: '123', source: pathOfMedia(one) }])).message).toContain('不属于这个商品');
    const twice = { skuId: null, source: pathOfMedia(one) };
    expect((await save([twice, twice])).message).toContain('两次');
    expect((await shop.owner.call(changesRoutes.undo, { setId, reason: '放错了' })).errorCode).toBeNull();
    expect((await product()).images.map(place)).toEqual(base);
  });

  it('are found by file names and added on confirmation as one change set', async () => {
    const front = await uploaded('#aa0000', 'SA-001-front.jpg');
    const shade = await uploaded('#00aa00', 'sa-001-02.png');
    const texture = await uploaded('#0000aa', 'SA-001-texture.png');
    const other = await uploaded('#aaaaaa', 'IMG_2044.png');
    const { matches } = (await call(mediaRoutes.matches, { mediaIds: [texture, shade, front, other] }))
      .results;
    expect(
      matches.map((match: { mediaId: string; skuId: string | null }) => [match.mediaId, match.skuId]),
    ).toEqual([
      [front, null],
      [texture, null],
      [shade, OTHER],
    ]);
    const added = await attach(
      ...matches.map(({ mediaId, productId, skuId }: never) => ({ mediaId, productId, skuId })),
    );
    expect(added.results).toMatchObject({ productCount: 1 });
    const images = (await product()).images;
    expect(images.filter(({ mediaId }: { mediaId: string | null }) => mediaId !== null).map(place)).toEqual([
      { skuId: null, source: pathOfMedia(front) },
      { skuId: null, source: pathOfMedia(texture) },
      { skuId: OTHER, source: pathOfMedia(shade) },
    ]);
    expect((await list({ productId: PRODUCT })).total).toBe(3);
    for (const q of ['SA-001', '丝绒']) expect((await list({ q })).total).toBe(3);
    expect((await attach({ mediaId: front, productId: PRODUCT, skuId: null })).message).toContain('没有改动');
    expect((await attach({ mediaId: front, productId: '1', skuId: null })).message).toContain('已不存在');
  });
});

describe('an image', () => {
  it('is replaced wherever it is used, in one set that can be taken back', async () => {
    const [old, other] = [await uploaded('#aa0000', 'a.png'), await uploaded('#00aa00', 'b.png')];
    const replace = (mediaId: string, byId: string) =>
      call(mediaRoutes.replace, { mediaId, byId, reason: '换新包装' });
    expect((await replace(old, other)).errorCode).toBe('ADM9223W');
    await attach(
      { mediaId: old, productId: PRODUCT, skuId: null },
      { mediaId: old, productId: PRODUCT, skuId: SKU },
    );
    const { setId } = (await replace(old, other)).results;
    expect(await detail(old)).toMatchObject({ useCount: 0, uses: [] });
    expect((await detail(other)).useCount).toBe(2);
    await shop.owner.call(changesRoutes.undo, { setId, reason: '换错了' });
    expect((await detail(old)).useCount).toBe(2);
    expect((await replace('0'.repeat(32), other)).errorCode).toBe('ADM9221E');
  });

  it('is deleted with its file only while nothing uses it', async () => {
    const one = await uploaded('#aa0000', 'a.png');
    const remove = (mediaId: string) => call(mediaRoutes.remove, { mediaId });
    const { setId } = (await attach({ mediaId: one, productId: PRODUCT, skuId: null })).results;
    expect(await remove(one)).toMatchObject({
      errorCode: 'ADM9222W',
      message: expect.stringContaining('1 处'),
    });
    await expect(shop.db.deleteFrom('media').where('id', '=', one).execute()).rejects.toThrow('in use');
    const away = await save(
      (await product()).images.filter(({ mediaId }: never) => mediaId !== one).map(place),
    );
    expect((await remove(one)).errorCode).toBeNull();
    expect((await remove(one)).errorCode).toBe('ADM9221E');
    expect(await runJobs()).toBe(1);
    expect(await shop.sources.storage.has(uploadedImageKey(one))).toBe(false);
    expect((await shop.app.inject(pathOfMedia(one))).statusCode).toBe(404);
    // Its former place cannot be restored any more; nothing changes.
    expect(
      (await shop.owner.call(changesRoutes.undo, { setId: away.results.setId, reason: '撤销' })).errorCode,
    ).toBe('ADM9226E');
    expect(setId).toBeDefined();
  });

  it('is not deleted while a slide of the home page shows it on phones', async () => {
    const one = await uploaded('#0000bb', 'slide.png');
    const hero = () => shop.db.updateTable('content_resource').where('omniture', '=', 'home_hero_1');
    await hero()
      .set({ phone_image_path: `slot/${one}.webp` })
      .execute();
    expect((await call(mediaRoutes.detail, { mediaId: one })).results.pages).toMatchObject([
      { kind: 'slot' },
    ]);
    expect((await call(mediaRoutes.remove, { mediaId: one })).errorCode).toBe('ADM9222W');
    await expect(shop.db.deleteFrom('media').where('id', '=', one).execute()).rejects.toThrow('in use');
    await hero().set({ phone_image_path: null }).execute();
    expect((await call(mediaRoutes.remove, { mediaId: one })).errorCode).toBeNull();
    const gone = hero().set({ phone_image_path: `slot/${one}.webp` });
    await expect(gone.execute()).rejects.toThrow('not in media');
  });

  it('is not deleted while a campaign shows it', async () => {
    const one = await uploaded('#00bb00', 'campaign.png');
    const blocks = [{ kind: 'hero', image: { media: `/pictures/media/${one}-400.webp` } }];
    await shop.db
      .insertInto('campaign_page')
      .values({ slug: 'with-image', title: '专题', description: '', blocks: JSON.stringify(blocks) })
      .execute();
    const remove = () => call(mediaRoutes.remove, { mediaId: one });
    const pages = async () => (await call(mediaRoutes.detail, { mediaId: one })).results.pages;
    expect(await pages()).toEqual([
      { kind: 'campaign', title: '专题', detail: '专题', path: '/campaigns/with-image' },
    ]);
    expect((await remove()).errorCode).toBe('ADM9222W');
    await expect(shop.db.deleteFrom('media').where('id', '=', one).execute()).rejects.toThrow('in use');
    await shop.db
      .updateTable('campaign_page')
      .set({ blocks: '[]' })
      .where('slug', '=', 'with-image')
      .execute();
    expect((await remove()).errorCode).toBeNull();
  });

  it('is not deleted while a draft or a plan names it, and the refusal says which', async () => {
    const one = await uploaded('#0000bb', 'draft.png');
    const rows = [
      {
        ...{ table: 'campaign_page' as const, id: 'with-image', isNew: false, base: {} },
        value: { blocks: [{ kind: 'hero', image: { media: `/pictures/media/${one}-400.webp` } }] },
      },
    ];
    const setId = await transaction(shop.db, (tx) =>
      insertSet(tx, { kind: 'content', title: '春天的专题', reason: null, madeBy: null, source: {}, rows }),
    );
    const setState = (state: 'planned' | 'withdrawn') =>
      shop.db
        .updateTable('change_set')
        .set({ state, apply_at: state === 'planned' ? new Date(Date.now() + 86_400_000) : null })
        .where('id', '=', setId)
        .execute();
    const remove = () => call(mediaRoutes.remove, { mediaId: one });
    const refused = { errorCode: 'ADM9434W', message: expect.stringContaining('“春天的专题”') };
    expect(await remove()).toMatchObject(refused);
    await setState('planned');
    expect(await remove()).toMatchObject(refused);
    expect((await list({ q: 'draft' })).total).toBe(1);
    await setState('withdrawn');
    expect((await remove()).errorCode).toBeNull();
  });

  it('stays when the same file is uploaded again before the job deletes it', async () => {
    const one = await uploaded('#aa0000', 'a.png');
    await call(mediaRoutes.remove, { mediaId: one });
    expect(await uploaded('#aa0000', 'again.png')).toBe(one);
    await runJobs();
    expect(await shop.sources.storage.has(uploadedImageKey(one))).toBe(true);
  });
});
