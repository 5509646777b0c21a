import { accept } from '@huarong/core/shared';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { browserPlatform } from '../../../platform/browser.ts';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { FollowBrand } from './FollowBrand.tsx';

const button = () => screen.getByRole('button', { name: /关注/ });
/** Answers that the test gives when it wants. */
function createGate<Value>() {
  const waiting: ((value: Value) => void)[] = [];
  return {
    wait: () => new Promise<Value>((resolve) => waiting.push(resolve)),
    open: (value: Value) => waiting.shift()?.(value),
  };
}
const state = (isFollowed: boolean) => accept({ isFollowed });

test('shows whether the member follows the brand', async () => {
  fakeServer({ favourites: { brandState: () => state(true) } });
  renderPage(<FollowBrand brandId="1" />, { isSignedIn: true });
  await vi.waitFor(() => expect(button().textContent).toBe('已关注'));
});

test('the state that was fetched before a press does not overwrite what the press did', async () => {
  const before = createGate<ReturnType<typeof state>>();
  fakeServer({ favourites: { brandState: before.wait, followBrand: () => state(true) } });
  const page = renderPage(<FollowBrand brandId="1" />, { isSignedIn: true });
  await page.user.click(button());
  await vi.waitFor(() => expect(button().textContent).toBe('已关注'));
  await act(async () => before.open(state(false)));
  expect(button().textContent).toBe('已关注');
});

test('a late answer for the last brand says nothing about the next one', async () => {
  const first = createGate<ReturnType<typeof state>>();
  fakeServer({
    favourites: { brandState: () => state(false), followBrand: first.wait },
  });
  function Brands() {
    const [brandId, setBrandId] = useState('1');
    return (
      <>
        <FollowBrand brandId={brandId} />
        <button type="button" onClick={() => setBrandId('2')}>
          下一个
        </button>
      </>
    );
  }
  const page = renderPage(<Brands />, { isSignedIn: true });
  await page.user.click(button());
  await page.user.click(screen.getByText('下一个'));
  await act(async () => first.open(state(true)));
  expect(button().textContent).toBe('关注品牌');
});

test('the number of followers counts what was pressed', async () => {
  let isFollowed = false;
  fakeServer({
    favourites: {
      brandState: () => state(false),
      followBrand: () => {
        isFollowed = !isFollowed;
        return state(isFollowed);
      },
    },
  });
  const page = renderPage(<FollowBrand brandId="1" followers={0} />, { isSignedIn: true });
  expect(screen.queryByText(/人关注/)).toBeNull();
  await page.user.click(button());
  await vi.waitFor(() => expect(screen.getByText(/人关注/).textContent).toBe('1 人关注'));
  await page.user.click(button());
  await vi.waitFor(() => expect(screen.queryByText(/人关注/)).toBeNull());
});

test('whoever signs out follows nothing', async () => {
  fakeServer({ favourites: { brandState: () => state(true) } });
  renderPage(<FollowBrand brandId="1" />, { isSignedIn: true });
  await vi.waitFor(() => expect(button().textContent).toBe('已关注'));
  act(() => browserPlatform().user.signOut());
  expect(button().textContent).toBe('关注品牌');
});
