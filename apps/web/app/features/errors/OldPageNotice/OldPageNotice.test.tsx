import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OldPageNotice } from './OldPageNotice.tsx';

const arriveWith = (...names: string[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ serverTiming: names.map((name) => ({ name })) }] as never);
afterEach(() => vi.restoreAllMocks());

it('a page that may be out of date says so until the notice is closed', () => {
  arriveWith('shop', 'old');
  render(<OldPageNotice />);
  expect(screen.getByRole('status').textContent).toContain('以结算页为准');
  fireEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('any other page says nothing', () => {
  arriveWith('shop');
  render(<OldPageNotice />);
  expect(screen.queryByRole('status')).toBeNull();
});
