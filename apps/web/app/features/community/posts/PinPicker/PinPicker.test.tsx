import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import type { TaggedSku } from '../WritePost/post-draft.ts';
import { movedBy } from './moved-by.ts';
import { PinPicker } from './PinPicker.tsx';

const IMAGES = [
  { imageId: 'i1', imageUrl: '/1.webp' },
  { imageId: 'i2', imageUrl: '/2.webp' },
];
const sku = (name: string): TaggedSku => ({ skuId: name, name, note: '' });

function renderPicker(first: readonly TaggedSku[], images = IMAGES) {
  let skus = first;
  function Picker() {
    const [shown, setShown] = useState(first);
    const change = (next: readonly TaggedSku[]) => {
      skus = next;
      setShown(next);
    };
    return <PinPicker images={images} skus={shown} onSkus={change} />;
  }
  const page = renderPage(<Picker />, { isSignedIn: true });
  return { page, points: () => skus.map(({ point }) => point) };
}
const target = () => screen.getByRole('button', { name: /^点图片标记|商品都标记好了/ });
const pin = (name: RegExp) => screen.getByRole('button', { name });

test('a press on the image marks the next product where it was pressed', () => {
  const { points } = renderPicker([sku('朱砂'), sku('檀木')]);
  vi.spyOn(target(), 'getBoundingClientRect').mockReturnValue({
    left: 100,
    top: 50,
    width: 200,
    height: 400,
  } as DOMRect);
  fireEvent.click(target(), { detail: 1, clientX: 150, clientY: 250 });
  expect(points()).toEqual([{ imageId: 'i1', x: 0.25, y: 0.5 }, undefined]);
  fireEvent.click(target(), { detail: 1, clientX: 300, clientY: 250 });
  expect(points()[1]).toEqual({ imageId: 'i1', x: 1, y: 0.5 });
  expect(target()).toHaveProperty('disabled', true);
});

test('Enter places a product in the middle, arrow keys move it, Delete removes it', async () => {
  const { page, points } = renderPicker([sku('朱砂')]);
  target().focus();
  await page.user.keyboard('{Enter}');
  expect(points()).toEqual([{ imageId: 'i1', x: 0.5, y: 0.5 }]);
  pin(/^标记 1：朱砂/).focus();
  await page.user.keyboard('{ArrowRight}');
  await page.user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(points()[0]!.x).toBeCloseTo(0.52);
  expect(points()[0]!.y).toBeLessThan(0.45);
  await page.user.keyboard('{Delete}');
  expect(points()).toEqual([undefined]);
  expect(screen.queryByRole('button', { name: /^标记 1/ })).toBeNull();
});

test('a product is on one image; choosing it again moves it to another', async () => {
  const { page, points } = renderPicker([sku('朱砂')]);
  target().focus();
  await page.user.keyboard('{Enter}');
  await page.user.click(screen.getByRole('button', { name: '在第 2 张图上标记' }));
  expect(screen.queryByRole('button', { name: /^标记 1/ })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: /^1\s*朱砂/ }));
  target().focus();
  await page.user.keyboard('{Enter}');
  expect(points()).toEqual([{ imageId: 'i2', x: 0.5, y: 0.5 }]);
  await page.user.click(screen.getByRole('button', { name: '移除标记 朱砂' }));
  expect(points()).toEqual([undefined]);
});

test('a place in a removed image counts as none', () => {
  renderPicker([{ ...sku('朱砂'), point: { imageId: 'gone', x: 0.1, y: 0.1 } }], IMAGES.slice(1));
  expect(screen.getByText('还没标记')).toBeTruthy();
  expect(target()).toHaveProperty('disabled', false);
});

test('arrow keys stay within the image', () => {
  expect(movedBy('ArrowLeft', { x: 0.01, y: 0.5 }, false)).toEqual({ x: 0, y: 0.5 });
  expect(movedBy('ArrowDown', { x: 0.5, y: 0.95 }, true)).toEqual({ x: 0.5, y: 1 });
  expect(movedBy('Tab', { x: 0.5, y: 0.5 }, false)).toBeNull();
});
