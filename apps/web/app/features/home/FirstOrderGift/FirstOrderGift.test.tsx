import { accept } from '@huarong/core/shared';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browserPlatform } from '../../../platform/browser.ts';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import FirstOrderGift from './FirstOrderGift.tsx';

const gift = {
  content: '新人礼',
  link: '/coupons',
  omniture: 'gift',
  mark: '首单立减',
  note: '首单立减 30 元/立即领取',
  imageUrl: '/gift.webp',
  width: 200,
  height: 200,
};
function renderGift({ isSignedIn = false, note = gift.note } = {}) {
  const server = fakeServer({
    content: {
      simpleImageGroup: () =>
        accept({ locationLabel: 'first_order_gift', resourceList: [{ ...gift, note } as never] }),
    },
  });
  return { server, page: renderPage(<FirstOrderGift />, { isSignedIn }) };
}
const scrollTo = (y: number) =>
  act(() => {
    window.scrollTo(0, y);
    window.dispatchEvent(new Event('scroll'));
  });
const card = () => screen.queryByRole('complementary', { name: '首单立减' });

test('opens below the hero, once per browser', async () => {
  renderGift();
  await screen.findByRole('button', { name: '首单立减' });
  scrollTo(699);
  expect(card()).toBeNull();
  scrollTo(700);
  expect(card()?.textContent).toContain('首单立减 30 元');
  expect(screen.getByRole('link', { name: '立即领取' })).toBeTruthy();
  expect(localStorage.getItem('firstOrderGift')).toBe('1');
});

test('does not open by itself again, but by its tab', async () => {
  localStorage.setItem('firstOrderGift', '1');
  const { page } = renderGift();
  const tab = await screen.findByRole('button', { name: '首单立减' });
  scrollTo(2000);
  expect(card()).toBeNull();
  await page.user.click(tab);
  expect(card()).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: '关闭' }));
  expect(card()).toBeNull();
  expect(screen.getByRole('button', { name: '首单立减' })).toBeTruthy();
});

test('Escape closes it; the focus goes to its tab only when it was inside', async () => {
  localStorage.setItem('firstOrderGift', '1');
  const { page } = renderGift();
  await page.user.click(await screen.findByRole('button', { name: '首单立减' }));
  screen.getByRole('link', { name: '立即领取' }).focus();
  await page.user.keyboard('{Escape}');
  expect(card()).toBeNull();
  const tab = screen.getByRole('button', { name: '首单立减' });
  expect(document.activeElement).toBe(tab);
  await page.user.click(tab);
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  elsewhere.focus();
  await page.user.keyboard('{Escape}');
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('has a default label without one of the editor', async () => {
  const { page } = renderGift({ note: '首单立减 30 元' });
  await page.user.click(await screen.findByRole('button', { name: '首单立减' }));
  expect(screen.getByRole('link', { name: '去领取' })).toBeTruthy();
});

test('is not for members and disappears at login', async () => {
  renderGift();
  await screen.findByRole('button', { name: '首单立减' });
  act(() => browserPlatform().user.signIn({ UID: 'u', Token: 't', user_id: '1', user_name: '知夏' }));
  expect(screen.queryByRole('button', { name: '首单立减' })).toBeNull();
});

test('is not requested for a member', () => {
  expect(renderGift({ isSignedIn: true }).server.calls).toEqual([]);
});
