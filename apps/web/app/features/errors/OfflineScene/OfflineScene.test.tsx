import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineNavigation, PageErrorBoundary } from '../index.ts';

afterEach(() => vi.restoreAllMocks());

function renderError(error: Error) {
  const Broken = () => {
    throw error;
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const routes = [{ path: '*', Component: Broken, ErrorBoundary: PageErrorBoundary }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/shopcart'] })} />);
}

test('a link followed without a network has its own page, which continues when the network is back', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  renderError(new OfflineNavigation('/brand/'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('网络断开了');
  expect(screen.queryByText(/工程师已经收到通知/)).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/brand/');
});

test('an error of the shop is still named as one', () => {
  renderError(new Error('broken'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('我们这边碎了一块');
});
