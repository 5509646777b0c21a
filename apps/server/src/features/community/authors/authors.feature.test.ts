import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRows, transaction } from '#platform/database';
import { insertMember } from '../../cart/testing/open-cart-shop.ts';
import { type CommunityHarness, openCommunityHarness, setState } from '../testing/community-harness.ts';
import { saveFollow } from './author.queries.ts';

let harness: CommunityHarness;
beforeAll(async () => {
  harness = await openCommunityHarness();
});
afterAll(() => harness.close());

const PATH = '/v1/product/posts';
const HIDER = '1000000777';
const write = async (memberId: string, title = '一篇笔记') => {
  const draft = {
    title,
    content: '窗边自然光，没有修图。',
    skus: [{ skuId: harness.skus[0]!.id, note: '' }],
  };
  return (await harness.post(PATH, draft, memberId)).results.postId as string;
};
const authorOf = async (postId: string) =>
  (await harness.get(`${PATH}/detail/${postId}`)).results.author.authorId as string;
const page = (authorId: string, reader?: string) => harness.get(`${PATH}/author/${authorId}/1/10`, reader);
const follow = (reader: string | undefined, authorId: string, followed = true) =>
  harness.post(`${PATH}/author/follow`, { authorId, followed }, reader);
const feed = async (reader: string) => (await harness.get('/v1/product/followedPosts/1/10', reader)).results;
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

it('shows an author with name, followers and posts, under an id that is not the member’s', async () => {
  const first = await write('anna', '第一篇');
  const hidden = await write('anna', '被隐藏的');
  await setState(harness.db, 'post', hidden, 'hidden');
  await write('anna', '第二篇');
  const authorId = await authorOf(first);
  expect(authorId).toMatch(/^[0-9a-f]{32}$/);
  const { results } = await page(authorId);
  expect(results).toMatchObject({ author: { authorId, nickname: 'anna 的花' }, followerCount: 0, total: 2 });
  expect(titles(results.list).sort()).toEqual(['第一篇', '第二篇']);
  expect(results).not.toHaveProperty('isFollowed');
  expect((await page(authorId, 'anna')).results).toMatchObject({ isFollowed: false, isOwn: true });
  expect(JSON.stringify(results)).not.toContain('"anna"');
});

it('follows once and ends it; each member has their own', async () => {
  const authorId = await authorOf(await write('bella'));
  expect((await follow(undefined, authorId)).errorCode).toBe('2550');
  expect((await follow('reader', authorId)).results).toEqual({ isFollowed: true, followerCount: 1 });
  expect((await follow('reader', authorId)).results.followerCount).toBe(1);
  expect((await follow('other', authorId)).results.followerCount).toBe(2);
  expect((await page(authorId, 'reader')).results).toMatchObject({ isFollowed: true, isOwn: false });
  expect((await page(authorId, 'third')).results.isFollowed).toBe(false);
  expect((await follow('reader', authorId, false)).results).toEqual({ isFollowed: false, followerCount: 1 });
  expect((await page(authorId, 'other')).results.isFollowed).toBe(true);
});

it('refuses oneself, unknown authors and bad input', async () => {
  const authorId = await authorOf(await write('cora'));
  expect((await follow('cora', authorId)).errorCode).toBe('CNT2011W');
  expect((await follow('reader', '0'.repeat(32))).errorCode).toBe('CNT2010E');
  expect((await page('0'.repeat(32))).errorCode).toBe('CNT2010E');
  for (const bad of ['cora', '', '<script>', 7, null])
    expect((await follow('reader', bad as string)).errorCode).toBe('CMN0001E');
  const { errorCode } = await harness.post(`${PATH}/author/follow`, { authorId, followed: '也许' }, 'reader');
  expect(errorCode).toBe('CMN0001E');
  expect((await page(authorId)).results.followerCount).toBe(0);
});

it('lists the posts of followed authors only, and only to this member', async () => {
  const dora = await authorOf(await write('dora', '朵拉的'));
  await write('emma', '别人的');
  await follow('fan', dora);
  const pending = await write('dora', '待审的');
  await setState(harness.db, 'post', pending, 'pending');
  const results = await feed('fan');
  expect([titles(results.list), results.total, results.authorCount]).toEqual([['朵拉的'], 1, 1]);
  expect(await feed('emma')).toMatchObject({ total: 0, authorCount: 0 });
  expect((await harness.get('/v1/product/followedPosts/1/10')).errorCode).toBe('2550');
  await follow('fan', dora, false);
  expect((await feed('fan')).total).toBe(0);
});

it('hides an author who hides their page, also from those who follow', async () => {
  await insertMember(harness.db, HIDER);
  const postId = await write(HIDER, '藏起来的');
  const authorId = await authorOf(postId);
  await follow('fan2', authorId);
  await insertRows(harness.db, 'privacy_switch', [{ member_id: HIDER, code: 'communityPage', is_on: false }]);
  expect((await page(authorId, 'fan2')).errorCode).toBe('CNT2010E');
  expect((await feed('fan2')).total).toBe(0);
  const { author } = (await harness.get(`${PATH}/detail/${postId}`)).results;
  expect(author).toEqual({ nickname: '花容用户' });
  expect((await follow('fan3', authorId)).errorCode).toBe('CNT2010E');
  expect((await follow('fan2', authorId, false)).results.isFollowed).toBe(false);
});

it('hides the author of a closed account', async () => {
  const closed = '1000000778';
  await insertMember(harness.db, closed);
  const authorId = await authorOf(await write(closed));
  await follow('fan5', authorId);
  await harness.db.updateTable('member').set({ state: 'closed' }).where('id', '=', closed).execute();
  expect((await page(authorId)).errorCode).toBe('CNT2010E');
  expect((await feed('fan5')).total).toBe(0);
});

it('follows no more authors than one member may', async () => {
  const authors = [await authorOf(await write('gina')), await authorOf(await write('hana'))];
  const save = (authorId: string) =>
    transaction(harness.db, (tx) => saveFollow(tx, { memberId: 'greedy', authorId, limit: 1 }));
  expect(await save(authors[0]!)).toBe(true);
  expect(await save(authors[0]!)).toBe(true);
  expect(await save(authors[1]!)).toBe(false);
  expect((await page(authors[1]!)).results.followerCount).toBe(0);
});

it('is gone with its followers when the account is erased', async () => {
  const authorId = await authorOf(await write('iris'));
  await follow('fan4', authorId);
  await harness.db.deleteFrom('post_author').where('author_id', '=', authorId).execute();
  expect((await page(authorId)).errorCode).toBe('CNT2010E');
  expect(await feed('fan4')).toMatchObject({ total: 0, authorCount: 0 });
});
