import { STORE } from '@huarong/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPendingContent } from '../staff/list-pending-content.ts';
import { reviewContent } from '../staff/review-content.ts';
import { type CommunityHarness, openCommunityHarness, setState } from '../testing/community-harness.ts';

const PATH = '/v1/product/posts/comment';
let harness: CommunityHarness;
let postId: string;
beforeAll(async () => {
  harness = await openCommunityHarness();
  postId = await writePost('author');
});
afterAll(() => harness.close());

const writePost = async (memberId: string): Promise<string> =>
  (
    await harness.post(
      '/v1/product/posts',
      { title: '窗边试色', content: '自然光', skus: [{ skuId: harness.skus[0]!.id, note: '' }] },
      memberId,
    )
  ).results.postId;
const comment = (content: string, memberId?: string, fields: object = {}) =>
  harness.post(PATH, { postId, content, ...fields }, memberId);
const list = (query = '', memberId?: string, post = postId) =>
  harness.get(`/v1/product/posts/comments/${post}${query}`, memberId);
const texts = async (query = '', memberId?: string) =>
  (await list(query, memberId)).results.list.map(({ content }: { content: string }) => content);

describe('comments of a post', () => {
  it('are for members to write, and for everybody to read, the newest first', async () => {
    expect((await comment('好看')).errorCode).toBe('2550');
    expect((await list()).results).toEqual({ list: [], total: 0, hasMore: false });
    await comment('第一条', 'anna');
    await comment('第二条', 'bella');
    expect(await texts()).toEqual(['第二条', '第一条']);
    const [, first] = (await list('', 'anna')).results.list;
    expect(first).toMatchObject({ isOwn: true, isLiked: false, isByAuthor: false, replies: [] });
    expect((await list()).results.list[0]).not.toHaveProperty('isOwn');
    expect((await list('', undefined, 'nothing')).errorCode).toBe('CNT2005E');
  });

  it('go on after the last one of a page, also when others were written meanwhile', async () => {
    for (const text of ['三', '四', '五']) await comment(`再来一条${text}`, 'carla');
    const first = (await list('?pageSize=2')).results;
    expect([first.list.length, first.hasMore, first.total]).toEqual([2, true, 5]);
    await comment('插进来的', 'dora');
    const after = first.list.at(-1).postCommentId;
    expect(await texts(`?pageSize=2&after=${after}`)).toEqual(['再来一条三', '第二条']);
    expect((await list(`?after=nothing`)).errorCode).toBe('CNT2005E');
    const other = await writePost('else');
    expect((await list(`?after=${after}`, undefined, other)).errorCode).toBe('CNT2005E');
  });

  it('have answers of one level, those of the author of the post are marked', async () => {
    const { results } = await comment('黄一白可以吗', 'eve');
    const answer = await comment('可以，薄涂', 'author', { replyTo: results.postCommentId });
    const [shown] = (await list()).results.list;
    expect(shown.replies).toMatchObject([{ content: '可以，薄涂', isByAuthor: true }]);
    expect((await comment('谢谢', 'eve', { replyTo: answer.results.postCommentId })).errorCode).toBe(
      'CNT2005E',
    );
    const other = await writePost('else');
    expect(
      (await harness.post(PATH, { postId: other, content: '错了', replyTo: results.postCommentId }, 'eve'))
        .errorCode,
    ).toBe('CNT2005E');
  });

  it('are stored as text, whatever they contain', async () => {
    const hostile = `<img src=x onerror=alert(1)> '); drop table post; --`;
    await comment(hostile, 'fay');
    expect((await texts())[0]).toContain(`<img src=x onerror=alert(1)> '); drop table post; --`);
    for (const empty of ['', ' ', '\u200b\u200b', '！！！'])
      expect((await comment(empty, 'fay')).errorCode).not.toBeNull();
    expect((await comment('长'.repeat(301), 'fay')).errorCode).toBe('CMN0001E');
  });

  it('are held when a word needs review, and shown after it', async () => {
    const { results } = await comment('这个能治疗过敏吗，加微信聊', 'gina');
    expect(results).toMatchObject({ state: 'pending', notice: expect.stringContaining('审核后显示') });
    expect(await texts('', 'gina')).not.toContain('这个能治疗过敏吗，加微信聊');
    const id = results.postCommentId;
    expect(await listPendingContent(harness.db)).toContainEqual(
      expect.objectContaining({ kind: 'post-comment', id }),
    );
    await reviewContent(harness.db, { kind: 'post-comment', id, isShown: true, reason: '正常' });
    expect(await texts()).toContain('这个能治疗过敏吗，加微信聊');
  });
});

describe('a comment', () => {
  it('is refused twice below one post, and after too many within an hour', async () => {
    await comment('一模一样', 'hana');
    expect((await comment(' 一模一样 ', 'hana')).errorCode).toBe('CNT2009W');
    const writes = await Promise.all(
      Array.from({ length: STORE.community.postCommentsPerHour + 3 }, (_, index) =>
        comment(`第 ${index} 句`, 'ida'),
      ),
    );
    expect(writes.filter(({ errorCode }) => errorCode === null)).toHaveLength(
      STORE.community.postCommentsPerHour,
    );
    expect(writes.filter(({ errorCode }) => errorCode === 'CNT2008W')).toHaveLength(3);
    expect((await comment('别人可以写', 'jane')).errorCode).toBeNull();
  });

  it('is liked once by each member, not by its author', async () => {
    const { results } = await comment('可以点赞', 'kim');
    const { postCommentId } = results;
    const like = (memberId: string, liked = true) =>
      harness.post(`${PATH}/like`, { postCommentId, liked }, memberId);
    await Promise.all([like('lea'), like('lea')]);
    expect((await like('mia')).results).toEqual({ likeCount: 2, isLiked: true });
    expect((await like('kim')).errorCode).toBe('CNT2007W');
    expect((await like('lea', false)).results).toEqual({ likeCount: 1, isLiked: false });
    expect((await harness.post(`${PATH}/like`, { postCommentId: 'nothing' }, 'lea')).errorCode).toBe(
      'CNT2005E',
    );
  });

  it('is deleted by its author only', async () => {
    const { results } = await comment('写错了', 'nora');
    const remove = (memberId?: string) => harness.post(`${PATH}/remove`, results, memberId);
    expect((await remove()).errorCode).toBe('2550');
    expect((await remove('olga')).errorCode).toBe('CNT2005E');
    expect(await texts()).toContain('写错了');
    expect((await remove('nora')).errorCode).toBeNull();
    expect(await texts()).not.toContain('写错了');
    expect((await remove('nora')).errorCode).toBe('CNT2005E');
  });

  it('is held after reports by several members', async () => {
    const { results } = await comment('有人会举报', 'pia');
    const report = (memberId: string) =>
      harness.post(
        '/v1/product/report',
        { kind: 'post-comment', targetId: results.postCommentId, reason: 'advertising', note: '' },
        memberId,
      );
    for (let index = 0; index < STORE.community.reportsToHold; index += 1) await report(`reporter${index}`);
    expect(await texts()).not.toContain('有人会举报');
    expect((await report('late')).errorCode).toBe('CNT2005E');
  });
});

it('the comments of a post that is not shown are not readable, and nobody can add one', async () => {
  await setState(harness.db, 'post', postId, 'hidden');
  expect((await list()).errorCode).toBe('CNT2005E');
  expect((await comment('还在吗', 'anna')).errorCode).toBe('CNT2005E');
});
