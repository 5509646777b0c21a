import { accept } from '@huarong/core/shared';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { Collocation } from './Collocation.tsx';

const brush = {
  productId: '2',
  skuId: '21',
  productName: '唇刷',
  productNameEN: '',
  brandId: '1',
  brandNameEN: 'SOLENE',
  brandNameCN: '索兰娜',
  offerPrice: '80.00',
  marketPrice: '80.00',
  skuImagePath: '/pictures/drawn/ab12/21-front-400.webp',
  tags: [],
  colourCount: 1,
  commentCount: 0,
  praiseRate: 0,
  hasInventory: true,
};

function renderCollocation(list: (typeof brush)[]) {
  const server = fakeServer({
    catalogue: {
      recommend: () =>
        accept({ list, total: list.length, currentPage: 1, totalPages: 1, reason: '和它一起用' }),
    },
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      onChange: (entries: { isIntersecting: boolean }[]) => void;
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        this.onChange = onChange;
      }
      observe() {
        this.onChange([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  renderPage(<Collocation skuId="11" />);
  return server;
}

test('the product page shows what goes with the product', async () => {
  const server = renderCollocation([brush]);
  expect(await screen.findByRole('heading', { name: '搭配使用' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '唇刷' }).getAttribute('href')).toBe('/product/2.html');
  expect(server.inputsOf('catalogue.recommend')).toMatchObject([{ scene: 'collocation', skuId: '11' }]);
});

test('shows nothing when nothing goes with it', async () => {
  const server = renderCollocation([]);
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: '搭配使用' })).toBeNull();
});
