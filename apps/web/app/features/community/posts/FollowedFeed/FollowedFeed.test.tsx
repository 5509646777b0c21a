import { accept } from '@huarong/core/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { readCommunityQuery } from '../query/community-query.ts';
import { FollowedFeed } from './FollowedFeed.tsx';

const query = readCommunityQuery(new URLSearchParams('sort=followed&page=2'));
const renderFeed = (isSignedIn: boolean) => renderPage(<FollowedFeed query={query} />, { isSignedIn });
const post = (postId: string) => ({
  ...{ postId, title: postId, content: '', author: { nickname: '栗子' }, imageUrls: [], topics: [] },
  ...{ createdAt: '2026-11-18T10:00:00+08:00', likeCount: 0, skus: [] },
});
const answer = (list: ReturnType<typeof post>[], authorCount: number) => ({
  community: {
    followedPosts: () =>
      accept({ list, currentPage: 2, totalPages: 2, total: 20 + list.length, authorCount }),
  },
});

test('shows the posts of followed authors, page by page', async () => {
  const server = fakeServer(answer([post('新笔记')], 1));
  renderFeed(true);
  expect(await screen.findByRole('heading', { name: '新笔记' })).toBeTruthy();
  expect(server.inputsOf('community.followedPosts')).toEqual([{ pageNo: '2', pageSize: '20' }]);
  expect(screen.getByRole('link', { name: /上一页|^1$/ }).getAttribute('href')).toBe(
    '/community/?sort=followed',
  );
});

test('says why it is empty', async () => {
  fakeServer(answer([], 0));
  renderFeed(true);
  expect(await screen.findByText('还没有关注作者')).toBeTruthy();
});

test('a visitor is asked to log in, and nothing is requested', () => {
  fakeServer({});
  renderFeed(false);
  expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe(
    `/login?historyLocation=${encodeURIComponent('/community/?sort=followed')}`,
  );
});
