import type { ProductDetail } from '@huarong/contract/catalogue';
import { accept } from '@huarong/core/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { SkuSearch } from './SkuSearch.tsx';

const product = {
  productId: 'p1',
  productName: '朱砂唇膏',
  skus: [
    { skuId: 's1', skuName: '朱砂' },
    { skuId: 's2', skuName: '檀木' },
  ],
} as unknown as ProductDetail;
function renderSearch() {
  const server = fakeServer({
    search: {
      suggest: () =>
        accept({
          suggestProductList: [{ productId: 'p1', brandNameCN: '索兰娜', productName: '朱砂唇膏' } as never],
        }),
    },
    catalogue: { detail: () => accept(product) },
  });
  const onFound = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const page = renderPage(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <SkuSearch onFound={onFound} />
    </form>,
    { isSignedIn: true },
  );
  return { server, page, onFound, onSubmit, field: screen.getByLabelText<HTMLInputElement>('查找商品') };
}
const found = () => screen.findByRole('list', { name: '找到的商品' });

test('searches from the second character', async () => {
  const { page, server, field } = renderSearch();
  await page.user.type(field, ' 朱 ');
  expect(server.calls).toEqual([]);
  await page.user.clear(field);
  await page.user.type(field, '朱砂');
  expect(within(await found()).getByRole('button', { name: '索兰娜 朱砂唇膏' })).toBeTruthy();
  expect(server.inputsOf('search.suggest')).toEqual([{ keyWord: '朱砂' }]);
});

test('hides the products when the text becomes too short', async () => {
  const { page, field } = renderSearch();
  await page.user.type(field, '朱砂');
  await found();
  await page.user.type(field, '{Backspace}');
  expect(screen.queryByRole('list', { name: '找到的商品' })).toBeNull();
});

test('picks a shade of the product, then starts over', async () => {
  const { page, onFound, field } = renderSearch();
  await page.user.type(field, '朱砂');
  await page.user.click(within(await found()).getByRole('button'));
  await page.user.click(await screen.findByRole('button', { name: '檀木' }));
  expect(onFound).toHaveBeenCalledExactlyOnceWith({ skuId: 's2', name: '朱砂唇膏 檀木', note: '' });
  expect(field.value).toBe('');
  expect(screen.queryByRole('button', { name: '檀木' })).toBeNull();
});

test('typing again leaves the product and searches', async () => {
  const { page, field } = renderSearch();
  await page.user.type(field, '朱砂');
  await page.user.click(within(await found()).getByRole('button'));
  await screen.findByText('朱砂唇膏，选择色号或规格');
  expect(screen.queryByRole('list', { name: '找到的商品' })).toBeNull();
  await page.user.type(field, '唇');
  await waitFor(() => expect(screen.queryByText('朱砂唇膏，选择色号或规格')).toBeNull());
  expect(await found()).toBeTruthy();
});

test('Enter does not submit the post', async () => {
  const { page, onSubmit, field } = renderSearch();
  await page.user.type(field, '朱砂{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
