import { accept } from '@huarong/core/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { FollowButton } from './FollowButton.tsx';

const authorId = 'a'.repeat(32);
const authorPage = (facts: object) => ({
  authorPosts: () =>
    accept({
      ...{ list: [], currentPage: 1, totalPages: 0, total: 0 },
      author: { authorId, nickname: '栗子' },
      followerCount: 7,
      ...facts,
    }),
});
const button = (isFollowed: boolean) =>
  screen.findByRole('button', { name: isFollowed ? '已关注 栗子' : '关注 栗子', pressed: isFollowed });
const renderButton = (isSignedIn: boolean) =>
  renderPage(<FollowButton authorId={authorId} nickname="栗子" followerCount={5} />, {
    at: '/community/p1.html',
    isSignedIn,
  });

test('a member follows and ends it, with the number of followers', async () => {
  const server = fakeServer({
    community: {
      ...authorPage({ isFollowed: false, isOwn: false }),
      followAuthor: ({ followed }) =>
        accept({ isFollowed: followed === true, followerCount: followed === true ? 8 : 7 }),
    },
  });
  const page = renderButton(true);
  expect(await screen.findByText('7 人关注')).toBeTruthy();
  await page.user.click(await button(false));
  expect((await button(true)).textContent).toBe('已关注');
  expect(screen.getByText('8 人关注')).toBeTruthy();
  await page.user.click(await button(true));
  await button(false);
  expect(server.inputsOf('community.followAuthor')).toEqual([
    { authorId, followed: true },
    { authorId, followed: false },
  ]);
});

test('an author has no button for themselves', async () => {
  fakeServer({ community: authorPage({ isFollowed: false, isOwn: true }) });
  renderButton(true);
  await screen.findByText('7 人关注');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a visitor is sent to the login page and back', async () => {
  fakeServer({});
  const page = renderButton(false);
  expect(screen.getByText('5 人关注')).toBeTruthy();
  await page.user.click(await button(false));
  expect(page.path()).toBe('/login?historyLocation=%2Fcommunity%2Fp1.html');
});
