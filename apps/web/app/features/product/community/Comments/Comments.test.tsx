import type { Comment as CommentView } from '@huarong/contract/community';
import { accept, refuse } from '@huarong/core/shared';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { Comments } from './Comments.tsx';

const comment = (commentId: string, facts: Partial<CommentView> = {}): CommentView => ({
  commentId,
  skuId: 's1',
  skuName: '朱砂',
  author: { nickname: '小满', skinType: 'dry', ageBand: '25-30' },
  stars: 5,
  aspects: [],
  content: `很显白 ${commentId}`,
  imageUrls: [],
  createdAt: '2026-11-01T10:00:00+08:00',
  helpfulCount: 3,
  ...facts,
});
const summary = {
  average: 4.8,
  praiseRate: 98,
  starCounts: [0, 0, 0, 2, 8],
  aspects: [],
  filters: [
    { filter: 'all', label: '全部', count: 10 },
    { filter: 'picture', label: '有图', count: 2 },
  ],
  tags: [{ tag: '显白', count: 4 }],
  skinTypes: [
    { skinType: 'dry' as const, label: '干性', count: 6 },
    { skinType: 'oily' as const, label: '油性', count: 3 },
  ],
  ageBands: [{ ageBand: '25-30' as const, label: '25-30 岁', count: 7 }],
};
const answerOf = (list: CommentView[]) => accept({ list, currentPage: 1, totalPages: 3, total: 25, summary });
type CommunityAnswers = Parameters<typeof fakeServer>[0]['community'];

let scrollNear: () => void;
beforeEach(() => {
  // The test document has no layout: the test says when the section is near.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        scrollNear = () => act(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
function renderComments(answers: CommunityAnswers = {}) {
  const server = fakeServer({ community: { listComments: () => answerOf([comment('c1')]), ...answers } });
  const page = renderPage(<Comments productId="p1" skuId="s1" commentCount={10} profile={null} />, {
    at: '/product/p1.html',
  });
  return { server, page };
}
const chip = (name: string) => screen.getByRole('button', { name });
const lastQuery = (server: ReturnType<typeof fakeServer>) => server.inputsOf('community.listComments').at(-1);

test('are requested only when the section is near', async () => {
  const { server } = renderComments();
  expect(server.calls).toEqual([]);
  scrollNear();
  expect(await screen.findByText('很显白 c1')).toBeTruthy();
  expect(screen.getByText('好评率 98%')).toBeTruthy();
  expect(screen.getAllByRole('article')[0]?.textContent).toContain('干性肌肤 · 25-30 岁');
});

test('a filter or tag starts at the first page again', async () => {
  const { server, page } = renderComments();
  scrollNear();
  await screen.findByText('很显白 c1');
  await page.user.click(screen.getByRole('button', { name: '下一页' }));
  expect(lastQuery(server)).toMatchObject({ pageNo: '2' });
  await page.user.click(chip('有图 2'));
  expect(lastQuery(server)).toMatchObject({ pageNo: '1', filter: 'picture' });
  expect(chip('有图 2').getAttribute('aria-pressed')).toBe('true');
  await page.user.click(chip('显白 4'));
  expect(lastQuery(server)).toEqual({ productId: 'p1', pageNo: '1', pageSize: '10', tag: '显白' });
  expect(chip('有图 2').getAttribute('aria-pressed')).toBe('false');
});

test('skin type, age band and stars are combined with a filter, and removed by a second click', async () => {
  const { server, page } = renderComments();
  scrollNear();
  await screen.findByText('很显白 c1');
  const group = (name: string) => within(screen.getByRole('group', { name }));
  await page.user.click(group('肤质').getByRole('button', { name: '干性 6' }));
  await page.user.click(group('年龄').getByRole('button', { name: '25-30 岁 7' }));
  await page.user.click(chip('有图 2'));
  await page.user.click(chip('4 星'));
  expect(lastQuery(server)).toMatchObject({
    pageNo: '1',
    filter: 'picture',
    skinType: 'dry',
    ageBand: '25-30',
    stars: '4',
  });
  expect(chip('干性 6').getAttribute('aria-pressed')).toBe('true');
  await page.user.click(chip('干性 6'));
  await page.user.click(chip('4 星'));
  expect(lastQuery(server)).toEqual({
    productId: 'p1',
    pageNo: '1',
    pageSize: '10',
    filter: 'picture',
    ageBand: '25-30',
  });
  await page.user.click(chip('全部 10'));
  expect(lastQuery(server)).not.toHaveProperty('ageBand');
});

test('shows the level of the author and the days before a follow-up', async () => {
  renderComments({
    listComments: () =>
      answerOf([
        comment('c1', {
          author: { nickname: '小满', cardType: 'BLACK' },
          followUp: {
            content: '还在用',
            imageUrls: [],
            createdAt: '2026-11-09T10:00:00+08:00',
            daysOfUse: 38,
          },
        }),
      ]),
  });
  scrollNear();
  expect(await screen.findByText('芍药会员')).toBeTruthy();
  expect(screen.getByText('使用 38 天后追评')).toBeTruthy();
});

test('can be limited to the chosen sku', async () => {
  const { server, page } = renderComments();
  scrollNear();
  await screen.findByText('很显白 c1');
  await page.user.click(chip('只看当前规格'));
  expect(lastQuery(server)).toMatchObject({ skuId: 's1' });
  await page.user.click(chip('只看当前规格'));
  expect(lastQuery(server)).not.toHaveProperty('skuId');
});

test('the shown comments stay while the next ones load', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { page } = renderComments({
    listComments: async ({ filter }) => {
      if (filter === 'picture') await promise;
      return answerOf(filter === 'picture' ? [] : [comment('c1')]);
    },
  });
  scrollNear();
  await screen.findByText('很显白 c1');
  await page.user.click(chip('有图 2'));
  expect(screen.getByText('很显白 c1')).toBeTruthy();
  resolve();
  expect(await screen.findByText('还没有这样的评价，换个条件看看。')).toBeTruthy();
  expect(screen.queryByText('很显白 c1')).toBeNull();
});

test('a failure is named and can be retried', async () => {
  let isDown = true;
  const { page } = renderComments({
    listComments: () =>
      isDown ? refuse({ code: 'unexpected', message: '评价暂时看不了' }) : answerOf([comment('c1')]),
  });
  scrollNear();
  expect(await screen.findByText('评价暂时看不了')).toBeTruthy();
  isDown = false;
  await page.user.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await screen.findByText('很显白 c1')).toBeTruthy();
  expect(screen.queryByText('评价暂时看不了')).toBeNull();
});

test('a vote is sent once and the list is loaded again with it', async () => {
  let isHelpful = false;
  const { server, page } = renderComments({
    listComments: () => answerOf([comment('c1', { isHelpful, helpfulCount: isHelpful ? 4 : 3 })]),
    voteComment: () => {
      isHelpful = true;
      return accept({});
    },
  });
  scrollNear();
  await page.user.click(await screen.findByRole('button', { name: '有用 3' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '有用 4' }).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(server.inputsOf('community.voteComment')).toEqual([{ commentId: 'c1', helpful: true }]);
});

test('content of members is shown as text, never as markup', async () => {
  renderComments({ listComments: () => answerOf([comment('c1', { content: '<b>很好</b>' })]) });
  scrollNear();
  expect(await screen.findByText('<b>很好</b>')).toBeTruthy();
});
