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

const comeOnline = () => window.dispatchEvent(new Event('online'));

test('a link followed without a network has its own page, which continues when the shop answers again', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const ask = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  ask.mockResolvedValue(new Response());
  renderError(new OfflineNavigation('/brand/'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('网络断开了');
  expect(screen.queryByText(/工程师已经收到通知/)).toBeNull();
  comeOnline();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(assign).not.toHaveBeenCalled();
  comeOnline();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/brand/'));
});

test('the page does not continue once a link of it was pressed', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const ask = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  renderError(new OfflineNavigation('/brand/'));
  comeOnline();
  window.dispatchEvent(new Event('beforeunload'));
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  await Promise.all(ask.mock.results.map(({ value }) => value));
  expect(assign).not.toHaveBeenCalled();
});

test('an error of the shop is still named as one', () => {
  renderError(new Error('broken'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('我们这边碎了一块');
});
