import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { ShadeGrid } from './ShadeGrid.tsx';

const shades = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `${at + 1} 号`,
    hex: '#a91d2b',
    note: `说明 ${at + 1}`,
    hasInventory: at !== 2,
  }));
function renderGrid(count: number) {
  const onChoose = vi.fn();
  const page = renderPage(<ShadeGrid shades={shades(count)} chosen="1 号" onChoose={onChoose} />);
  return { ...page, onChoose };
}

test('names the chosen shade, and the one that is pointed at', async () => {
  const { user } = renderGrid(24);
  expect(screen.getByText('说明 1')).toBeTruthy();
  await user.hover(screen.getByRole('radio', { name: '5 号' }));
  expect(screen.getByText('说明 5')).toBeTruthy();
  await user.unhover(screen.getByRole('radiogroup'));
  expect(screen.getByText('说明 1')).toBeTruthy();
});

test('arrow keys move the focus without choosing; Enter chooses', async () => {
  const { user, onChoose } = renderGrid(24);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 号' }));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '13 号' }));
  expect(onChoose).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('13 号');
});

test('a sold-out shade says so and can be chosen', async () => {
  const { user, onChoose } = renderGrid(6);
  await user.click(screen.getByRole('radio', { name: '3 号（缺货）' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('3 号');
});

test('more than three rows open with a button', async () => {
  renderGrid(36);
  expect(screen.queryByRole('button', { name: /展开全部/ })).toBeNull();
  const { user } = renderGrid(40);
  await user.click(screen.getByRole('button', { name: '展开全部 40 色' }));
  expect(screen.getByRole('button', { name: '收起' })).toBeTruthy();
});
