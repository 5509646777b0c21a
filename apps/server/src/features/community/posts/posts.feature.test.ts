import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs';
import type { StorageKey } from '../../../integrations/storage/index.ts';
import { jpeg } from '../../../platform/uploads/testing/image-samples.ts';
import { formHeaders, formOf } from '../../../platform/uploads/testing/send-form.ts';
import { communityJobs } from '../index.ts';
import { type CommunityHarness, openCommunityHarness, setState } from '../testing/community-harness.ts';
import { scriptPayloads } from '../testing/script-payloads.ts';

let harness: CommunityHarness;
let productId: string;
let shades: string[];
beforeAll(async () => {
  harness = await openCommunityHarness();
  productId = harness.products[0]!.id;
  shades = harness.skus.filter((sku) => sku.product_id === productId).map(({ id }) => id);
});
afterAll(() => harness.close());

const PATH = '/v1/product/posts';
const draft = (fields: object = {}) => ({
  title: '黄黑皮试了三支，只留下朱砂',
  content: '先说肤色：手臂比脸深半个号，窗边自然光，没有修图。',
  topics: ['#黄黑皮口红', '冬日色谱'],
  skus: [
    { skuId: shades[2]!, note: '偏暖正红' },
    { skuId: shades[1]!, note: '日常用它' },
  ],
  ...fields,
});
const write = (fields: object = {}, memberId = 'writer') => harness.post(PATH, draft(fields), memberId);
const list = (memberId?: string) => harness.get(`${PATH}/${productId}/1/10`, memberId);
const all = (query: string, memberId?: string) => harness.get(`${PATH}/all/1/50${query}`, memberId);
const mine = async (memberId: string) => (await harness.get(`/v1/product/myPosts/1/10`, memberId)).results;
const read = (postId: string, memberId?: string) => harness.get(`${PATH}/detail/${postId}`, memberId);

describe('a post', () => {
  it('is for members', async () => expect((await harness.post(PATH, draft())).errorCode).toBe('2550'));

  it('shows its skus with current price and stock, and its images', async () => {
    const uploaded = await harness.app.inject({
      method: 'POST',
      url: '/v1/product/comment/upload',
      payload: formOf([{ filename: 'a.jpg', content: await jpeg() }]),
      headers: { ...formHeaders, 'x-member': 'writer' },
    });
    const { imageId } = uploaded.json().results;
    const { results } = await write({ imageIds: [imageId] });
    expect(results.state).toBe('shown');
    await harness.db.updateTable('stock').set({ available: 0 }).where('sku_id', '=', shades[1]!).execute();
    const post = (await read(results.postId)).results;
    expect(post).toMatchObject({
      title: '黄黑皮试了三支，只留下朱砂',
      author: { nickname: 'writer 的花' },
      imageUrls: [`/pictures/shopper/${imageId}-400.webp`],
      topics: ['黄黑皮口红', '冬日色谱'],
      likeCount: 0,
      skus: [
        { skuName: '03 朱砂 3.2g', note: '偏暖正红', offerPrice: '320.00', hasInventory: true, productId },
        { skuName: '02 豆沙 3.2g', note: '日常用它', hasInventory: false },
      ],
    });
    expect(post.isLiked).toBeUndefined();
    expect((await list()).results).toMatchObject({ total: 1, list: [{ postId: results.postId }] });
    const otherProductId = harness.products.at(-1)!.id;
    expect((await harness.get(`${PATH}/${otherProductId}/1/10`)).results.total).toBe(0);
    expect((await harness.app.inject(post.imageUrls[0])).statusCode).toBe(200);
  });

  it('stores where its products are seen in its images, and only there', async () => {
    const upload = async () => {
      const sent = await harness.app.inject({
        method: 'POST',
        url: '/v1/product/comment/upload',
        payload: formOf([{ filename: 'a.jpg', content: await jpeg() }]),
        headers: { ...formHeaders, 'x-member': 'marker' },
      });
      return sent.json().results.imageId as string;
    };
    const imageIds = [await upload(), await upload()];
    const tagged = (...points: unknown[]) => ({
      imageIds,
      skus: points.map((point, index) => ({
        skuId: shades[index]!,
        note: '',
        ...(point !== null && { point }),
      })),
    });
    for (const point of [
      { image: 2, x: 0.5, y: 0.5 },
      { image: -1, x: 0.5, y: 0.5 },
      { image: 0, x: 1.01, y: 0.5 },
      { image: 0, x: 0.5, y: '<b>' },
      { image: 0.5, x: 0.5, y: 0.5 },
      { image: 0, x: 0.5 },
    ])
      expect((await write(tagged(point), 'marker')).errorCode).toBe('CMN0001E');
    expect((await mine('marker')).total).toBe(0);
    const { postId } = (await write(tagged({ image: 1, x: 0.1234, y: 1 }, null), 'marker')).results;
    const { skus } = (await read(postId)).results;
    // Both uploads are the same file: its image is shown once.
    expect(skus.map(({ point }: { point: unknown }) => point)).toEqual([
      { image: expect.any(Number), x: 0.123, y: 1 },
      undefined,
    ]);
  });

  it('is deleted with its images by its author only', async () => {
    const uploaded = await harness.app.inject({
      method: 'POST',
      url: '/v1/product/comment/upload',
      payload: formOf([{ filename: 'a.jpg', content: await jpeg() }]),
      headers: { ...formHeaders, 'x-member': 'regretful' },
    });
    const { imageId } = uploaded.json().results;
    const { postId } = (await write({ imageIds: [imageId] }, 'regretful')).results;
    const { storage_key } = await harness.db
      .selectFrom('uploaded_picture')
      .select('storage_key')
      .where('id', '=', imageId)
      .executeTakeFirstOrThrow();
    const key = storage_key as StorageKey;
    const remove = (memberId?: string) => harness.post(`${PATH}/remove`, { postId }, memberId);
    const imageUrl = (await read(postId)).results.imageUrls[0];
    expect((await harness.app.inject(imageUrl)).statusCode).toBe(200);
    expect((await remove()).errorCode).toBe('2550');
    expect((await remove('writer')).errorCode).toBe('CNT2005E');
    expect((await read(postId)).status).toBe(0);
    expect((await remove('regretful')).results).toEqual({ postId });
    expect((await read(postId)).errorCode).toBe('CNT2005E');
    expect((await mine('regretful')).total).toBe(0);
    expect((await harness.app.inject(imageUrl)).statusCode).toBe(404);
    expect(await harness.storage.has(key)).toBe(true);
    await runDueJobs(harness.db, communityJobs(harness.db, harness.files));
    expect(await harness.storage.has(key)).toBe(false);
    expect((await remove('regretful')).errorCode).toBe('CNT2005E');
  });

  it.each([
    ['without a sku', { skus: [] }, 'CMN0001E'],
    ['of 1,001 characters', { content: '字'.repeat(1001) }, 'CMN0001E'],
    ['without a title', { title: ' ' }, 'CMN0001E'],
    ['about an unknown sku', { skus: [{ skuId: '404' }] }, 'CNT1002E'],
    ['with an image of another member', { imageIds: ['0'.repeat(32)] }, 'CMN3003W'],
    ['of invisible characters', { content: '\u200b\u200d' }, 'CNT2006W'],
    ['with direction controls', { title: '口红\u202egnp' }, '2520'],
  ])('%s is refused', async (_what, fields, errorCode) =>
    expect((await write(fields)).errorCode).toBe(errorCode),
  );

  it('stores scripts as plain text in every field', async () => {
    for (const payload of scriptPayloads.filter((text) => text.length <= 20)) {
      const { results } = await write({
        title: payload,
        content: payload,
        topics: [payload],
        skus: [{ skuId: shades[0]!, note: payload }],
      });
      await setState(harness.db, 'post', results.postId, 'shown');
      const { results: shown } = await read(results.postId);
      expect([shown.title, shown.content, shown.skus[0].note]).toEqual([payload, payload, payload]);
      await setState(harness.db, 'post', results.postId, 'hidden');
    }
  });

  it('is held when any part needs review, and is not shown then', async () => {
    const { results } = await write({ skus: [{ skuId: shades[0]!, note: '加微信领优惠' }] });
    expect(results).toMatchObject({ state: 'pending', notice: expect.stringContaining('推广') });
    expect((await read(results.postId)).errorCode).toBe('CNT2005E');
  });

  it('gets one like per member, and none from its author', async () => {
    const { results } = await write({ title: '给我点个赞' });
    const like = (memberId: string, liked = true) =>
      harness.post(`${PATH}/like`, { postId: results.postId, liked }, memberId);
    expect((await like('writer')).errorCode).toBe('CNT2007W');
    expect((await like('fan')).results).toEqual({ likeCount: 1, isLiked: true });
    expect((await like('fan')).results.likeCount).toBe(1);
    expect((await read(results.postId, 'fan')).results.isLiked).toBe(true);
    expect((await list('fan')).results.list[0]).toMatchObject({ postId: results.postId, likeCount: 1 });
    expect((await like('fan', false)).results).toEqual({ likeCount: 0, isLiked: false });
    expect((await harness.post(`${PATH}/like`, { postId: 'nothing' }, 'fan')).errorCode).toBe('CNT2005E');
  });

  it('marks its author as a buyer only after a purchase', async () => {
    const { results } = await write({ title: '买过才说' }, 'buyer');
    expect((await read(results.postId)).results.isBuyer).toBe(false);
    harness.sales.push({ memberId: 'buyer', subOrderId: 's1', skuId: shades[0]!, signedAt: new Date() });
    expect((await read(results.postId)).results.isBuyer).toBe(true);
  });
});

describe('the community', () => {
  it('lists posts by likes or date, with their topics', async () => {
    const { results: older } = await write({ title: '旧的', topics: ['通勤'] }, 'somebody');
    await harness.db
      .updateTable('post')
      .set({ created_at: new Date('2026-01-01T00:00:00Z'), like_count: 500 })
      .where('id', '=', older.postId)
      .execute();
    const { results: newer } = await write({ title: '新的', topics: ['通勤', '眼影'] }, 'somebody');
    const titles = async (query: string) =>
      (await all(query)).results.list.map(({ title }: { title: string }) => title);
    expect((await titles(''))[0]).toBe('旧的');
    expect((await titles('?sort=newest'))[0]).toBe('新的');
    expect(await titles(`?topic=${encodeURIComponent('通勤')}`)).toEqual(['旧的', '新的']);
    expect((await all('')).results.topics).toContainEqual({ topic: '通勤', count: 2 });
    await setState(harness.db, 'post', newer.postId, 'hidden');
    expect(await titles(`?topic=${encodeURIComponent('通勤')}`)).toEqual(['旧的']);
    expect((await all('')).results.topics).toContainEqual({ topic: '通勤', count: 1 });
  });
});

describe('the list of own posts', () => {
  it('is for the author', async () => {
    expect((await harness.get('/v1/product/myPosts/1/10')).errorCode).toBe('2550');
    expect((await mine('nobody')).total).toBe(0);
  });

  it('shows each state and why a post is not shown', async () => {
    await write({ title: '公开的一篇' }, 'author');
    await write({ title: '要加微信的一篇', skus: [{ skuId: shades[0]!, note: '加微信' }] }, 'author');
    const { results } = await write({ title: '被退回的一篇' }, 'author');
    await setState(harness.db, 'post', results.postId, 'hidden');
    const { list, total } = await mine('author');
    expect(total).toBe(3);
    expect(list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: '公开的一篇', state: 'shown' }),
        expect.objectContaining({ state: 'pending', notice: expect.stringContaining('推广') }),
        expect.objectContaining({ state: 'refused', notice: expect.stringContaining('不适合公开') }),
      ]),
    );
    expect(list[0].skus[0]).toMatchObject({ productId, name: expect.stringContaining('朱砂') });
  });
});
