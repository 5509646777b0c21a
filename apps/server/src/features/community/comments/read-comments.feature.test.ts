import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import { onPostgres } from '../../../../testing/index.ts';
import { communityJobs } from '../index.ts';
import { type CommunityHarness, openCommunityHarness, setState } from '../testing/community-harness.ts';

let harness: CommunityHarness;
let productId: string;
let skuId: string;
beforeAll(async () => {
  harness = await openCommunityHarness();
  productId = harness.products[0]!.id;
  skuId = harness.skus[0]!.id;
});
afterAll(() => harness.close());

let orders = 0;
/** A purchase that the member signed for yesterday. */
async function sell(memberId: string, sku = skuId) {
  orders += 1;
  const signedAt = new Date((await readClock(harness.db)).getTime() - 86_400_000);
  const sale = { memberId, subOrderId: `order${orders}`, skuId: sku, signedAt };
  harness.sales.push(sale);
  return sale;
}
const comment = async (memberId: string, fields: object = {}) => {
  const { subOrderId, skuId: bought } = await sell(memberId);
  const body = { subOrderId, skuId: bought, stars: 5, content: '颜色很正，薄涂也显气色', ...fields };
  return { ...(await harness.post('/v1/product/comment', body, memberId)), subOrderId };
};
const list = (query = '', memberId?: string) =>
  harness.get(`/v1/product/comment/${productId}/1/50${query}`, memberId);
const contents = async (query = '') =>
  (await list(query)).results.list.map((row: { content: string }) => row.content);

const ratings = (query: string) => harness.get(`/v1/product/comment/ratings?${query}`);

describe('ratings for a comparison', () => {
  it('count shown comments of the requested skin type, per product in the requested order', async () => {
    await harness.db.deleteFrom('comment').execute();
    const other = harness.products[1]!.id;
    await comment('a', { skinType: 'dry', aspects: [{ name: '显色', stars: 4 }] });
    await comment('b', { skinType: 'dry', stars: 2 });
    await comment('c', { skinType: 'oily', stars: 1 });
    await comment('d', { skinType: 'dry', stars: 1, content: '治疗唇炎没有用啊' });
    const { results } = await ratings(`productIds=${other},${productId}&skinType=dry`);
    expect(results.list).toEqual([
      {
        productId: other,
        aspects: [],
        tags: [],
        complaints: [],
        skin: { commentCount: 0, praiseRate: 0 },
      },
      expect.objectContaining({
        productId,
        aspects: [{ name: '显色', average: 4 }],
        skin: { commentCount: 2, praiseRate: 50 },
      }),
    ]);
    expect((await ratings(`productIds=${productId}`)).results.list[0]).not.toHaveProperty('skin');
    expect((await ratings(`productIds=${productId},nothing`)).errorCode).toBe(
      (await harness.get('/v1/product/comment/nothing/1/10')).errorCode,
    );
    expect((await ratings(`productIds=${productId}&skinType=golden`)).errorCode).toBe('CMN0001E');
  });
});

describe('what buyers say in a comparison', () => {
  it('is counted in shown comments alone', async () => {
    await harness.db.deleteFrom('comment').execute();
    await comment('a', { stars: 5, content: '上脸滋润，一整天都不干' });
    await comment('b', { stars: 4, content: '够滋润，就是叠防晒会搓泥' });
    await comment('c', { stars: 2, content: '搓泥搓得厉害，味道有点冲' });
    await comment('d', { stars: 3, content: '夏天用也清爽，没有搓泥' });
    const [rating] = (await ratings(`productIds=${productId}`)).results.list;
    expect(rating).toMatchObject({ complaints: [{ name: '搓泥', count: 2 }], feel: { rich: 2, fresh: 1 } });
    await harness.db
      .updateTable('comment')
      .set({ state: 'hidden' })
      .where('content', 'like', '搓泥%')
      .execute();
    expect((await ratings(`productIds=${productId}`)).results.list[0].complaints).toEqual([]);
  });
});

describe('reading comments', () => {
  it('summarises only shown comments', async () => {
    await harness.db.deleteFrom('comment').execute();
    await comment('a', { stars: 5, aspects: [{ name: '显色', stars: 5 }], content: '很显白，朋友都问色号' });
    await comment('b', { stars: 4, aspects: [{ name: '显色', stars: 4 }], content: '显白是显白，就是贵' });
    await comment('c', { stars: 2, content: '味道不喜欢，颜色还行' });
    const heldComment = await comment('d', { stars: 1, content: '治疗唇炎没有用啊' });
    expect(heldComment.results.state).toBe('pending');
    const { results } = await list();
    expect(results).toMatchObject({ total: 3, totalPages: 1, currentPage: 1 });
    expect(results.summary).toEqual({
      average: 3.7,
      praiseRate: 67,
      starCounts: [0, 1, 0, 1, 1],
      aspects: [{ name: '显色', average: 4.5 }],
      filters: [
        { filter: 'all', label: '全部', count: 3 },
        { filter: 'picture', label: '有图', count: 0 },
        { filter: 'followUp', label: '追评', count: 0 },
        { filter: 'critical', label: '中差评', count: 1 },
      ],
      tags: [{ tag: '显白', count: 2 }],
      skinTypes: [],
      ageBands: [],
    });
  });

  it('counts skin types and age bands among the comments that match the other conditions', async () => {
    await harness.db.deleteFrom('comment').execute();
    await comment('dry-a', { stars: 5, skinType: 'dry', ageBand: '25-30', content: '干皮二十八岁说不干' });
    await comment('dry-b', { stars: 3, skinType: 'dry', ageBand: '36-40', content: '干皮快四十觉得干' });
    await comment('oily-a', { stars: 5, skinType: 'oily', ageBand: '25-30', content: '油皮觉得显白好用' });
    await comment('silent', { stars: 5, content: '什么都没有透露的人' });
    const held = await comment('held', { skinType: 'normal', content: '治疗唇炎没有用啊' });
    expect(held.results.state).toBe('pending');
    const traits = async (query = '') => {
      const { skinTypes, ageBands } = (await list(query)).results.summary;
      return {
        skin: skinTypes.map((each: { label: string; count: number }) => `${each.label} ${each.count}`),
        age: ageBands.map((each: { label: string; count: number }) => `${each.label} ${each.count}`),
      };
    };
    const all = { skin: ['干性 2', '油性 1'], age: ['25-30 岁 2', '36-40 岁 1'] };
    expect(await traits()).toEqual(all);
    expect(await traits('?skinType=dry')).toEqual({ ...all, age: ['25-30 岁 1', '36-40 岁 1'] });
    expect(await traits('?ageBand=36-40')).toEqual({ ...all, skin: ['干性 1'] });
    expect(await traits('?filter=critical')).toEqual({ skin: ['干性 1'], age: ['36-40 岁 1'] });
    expect(await traits('?filter=similar&skinType=oily')).toEqual(all);
    expect((await list('?skinType=dry&ageBand=25-30')).results.total).toBe(1);
    expect((await list('?skinType=golden')).errorCode).toBe('CMN0001E');
  });

  it('filters by stars, criticism, tag, skin type, age, sku and similarity to the reader', async () => {
    await harness.db.deleteFrom('comment').execute();
    const other = harness.skus[1]!.id;
    const { subOrderId } = await sell('sku2', other);
    await harness.post(
      '/v1/product/comment',
      { subOrderId, skuId: other, stars: 5, content: '另一个色号也好看' },
      'sku2',
    );
    await comment('dry30', { stars: 5, skinType: 'dry', ageBand: '25-30', content: '干皮二十八岁说不干' });
    await comment('dry40', { stars: 3, skinType: 'dry', ageBand: '36-40', content: '干皮快四十觉得干' });
    await comment('oily', { stars: 5, skinType: 'oily', ageBand: '25-30', content: '油皮觉得显白好用' });
    expect(await contents('?filter=critical')).toEqual(['干皮快四十觉得干']);
    expect(await contents('?stars=3')).toEqual(['干皮快四十觉得干']);
    expect(await contents('?stars=1')).toEqual([]);
    expect(await contents('?tag=显白')).toEqual(['油皮觉得显白好用']);
    expect(await contents(`?skuId=${other}`)).toEqual(['另一个色号也好看']);
    expect((await contents('?skinType=dry')).sort()).toEqual(
      ['干皮二十八岁说不干', '干皮快四十觉得干'].sort(),
    );
    expect(await contents('?skinType=dry&ageBand=36-40')).toEqual(['干皮快四十觉得干']);
    // 31–35 is next to 25–30 and 36–40; 18–24 only next to 25–30.
    expect(await contents('?filter=similar&skinType=dry&ageBand=31-35')).toHaveLength(2);
    expect(await contents('?filter=similar&skinType=dry&ageBand=18-24')).toEqual(['干皮二十八岁说不干']);
    expect((await list('?filter=similar')).errorCode).toBe('CMN0001E');
  });

  it('refuses an unknown product and still shows a withdrawn one', async () => {
    expect((await harness.get('/v1/product/comment/1/1/10')).errorCode).toBe('CNT1001E');
    const withdrawn = harness.products[1]!.id;
    await harness.db
      .updateTable('product')
      .set({ status: 'withdrawn' })
      .where('id', '=', withdrawn)
      .execute();
    expect((await harness.get(`/v1/product/comment/${withdrawn}/1/10`)).status).toBe(0);
  });

  it('updates the ratings of the product within minutes', async () => {
    await advanceClock(harness.db, 600);
    while ((await runDueJobs(harness.db, communityJobs(harness.db, harness.files))) > 0);
    const { results } = await list();
    const product = await harness.db
      .selectFrom('product')
      .select(['comment_count', 'rating_average', 'praise_percent'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    expect(product).toEqual({
      comment_count: results.total,
      rating_average: results.summary.average.toFixed(1),
      praise_percent: results.summary.praiseRate,
    });
  });
});

describe('finding a comment helpful', () => {
  it('counts once per member, can be undone, and is refused for own comments', async () => {
    const { results } = await comment('author', { content: '写得认真，希望有用' });
    const vote = (memberId?: string, helpful = true) =>
      harness.post('/v1/product/comment/helpful', { commentId: results.commentId, helpful }, memberId);
    expect((await vote()).errorCode).toBe('2550');
    expect((await vote('author')).errorCode).toBe('CNT2007W');
    expect((await vote('reader')).results).toEqual({ helpfulCount: 1, isHelpful: true });
    expect((await vote('reader')).results).toEqual({ helpfulCount: 1, isHelpful: true });
    expect((await vote('second')).results.helpfulCount).toBe(2);
    expect((await vote('reader', false)).results).toEqual({ helpfulCount: 1, isHelpful: false });
    expect((await vote('reader', false)).results.helpfulCount).toBe(1);
    const seenBy = async (memberId: string) =>
      (await list('', memberId)).results.list.find(
        (row: { commentId: string }) => row.commentId === results.commentId,
      ).isHelpful;
    expect([await seenBy('second'), await seenBy('reader')]).toEqual([true, false]);
  });

  it('is refused for comments that are not shown', async () => {
    const vote = (commentId: string) => harness.post('/v1/product/comment/helpful', { commentId }, 'reader');
    expect((await vote('nothing')).errorCode).toBe('CNT2005E');
    const { results } = await comment('shy', { content: '这条马上会被隐藏' });
    await setState(harness.db, 'comment', results.commentId, 'hidden');
    expect((await vote(results.commentId)).errorCode).toBe('CNT2005E');
  });
});

describe('reporting', () => {
  it('holds a text after reports of three different members', async () => {
    const { results } = await comment('rude', { content: '这条会被大家举报的' });
    const report = (memberId: string) =>
      harness.post(
        '/v1/product/report',
        { kind: 'comment', targetId: results.commentId, reason: 'abuse', note: '<b>看着不舒服</b>' },
        memberId,
      );
    expect((await report('one')).results.reportId).toBe((await report('one')).results.reportId);
    await report('two');
    expect(await contents()).toContain('这条会被大家举报的');
    await report('three');
    expect(await contents()).not.toContain('这条会被大家举报的');
    expect((await report('four')).errorCode).toBe('CNT2005E');
  });
});

onPostgres('concurrent calls', () => {
  it('count one vote for one member and twenty for twenty members', async () => {
    const { results } = await comment('famous', { content: '大家一起来点有用' });
    const vote = (memberId: string) =>
      harness.post('/v1/product/comment/helpful', { commentId: results.commentId }, memberId);
    await Promise.all(Array.from({ length: 20 }, () => vote('same')));
    expect((await vote('same')).results.helpfulCount).toBe(1);
    await Promise.all(Array.from({ length: 20 }, (_none, at) => vote(`other${at}`)));
    expect((await vote('same')).results.helpfulCount).toBe(21);
  });
});
