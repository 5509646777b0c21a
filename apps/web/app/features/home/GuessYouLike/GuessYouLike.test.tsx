import { accept } from '@huarong/core/shared';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { browserPlatform } from '../../../platform/browser.ts';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { GuessYouLike } from './GuessYouLike.tsx';

const card = {
  productId: '1',
  skuId: '11',
  productName: '唇膏',
  productNameEN: '',
  subtitle: '丝绒',
  brandId: '1',
  brandNameEN: 'SOLENE',
  brandNameCN: '索兰娜',
  offerPrice: '320.00',
  marketPrice: '320.00',
  skuImagePath: '/pictures/drawn/ab12/11-front-400.webp',
  tags: [],
  colourCount: 1,
  commentCount: 0,
  praiseRate: 0,
  hasInventory: true,
};

/** The document of the tests has no layout: every element is near. */
function seeEverything() {
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
}

function renderSuggestions(list = [card], shownIds: string[] = []) {
  const server = fakeServer({
    catalogue: {
      recommend: ({ productIds }) =>
        accept({
          list,
          total: list.length,
          currentPage: 1,
          totalPages: 1,
          reason: productIds ? '根据你看过的商品' : '大家在买',
          isPersonalised: productIds !== undefined,
        }),
    },
  });
  seeEverything();
  renderPage(<GuessYouLike shownIds={shownIds} />);
  return server;
}

test('suggests by the views of this browser', async () => {
  browserPlatform().recentViews.record('201501');
  browserPlatform().recentViews.record('207101');
  const server = renderSuggestions();
  expect(await screen.findByRole('heading', { name: '猜你喜欢' })).toBeTruthy();
  expect(server.inputsOf('catalogue.recommend')[0]).toMatchObject({ productIds: '207101,201501' });
});

test.each([['personalisation'], ['browsingHistory']] as const)(
  'with %s off it sends no views and says that everyone sees the same',
  async (name) => {
    browserPlatform().recentViews.record('207101');
    browserPlatform().privacy.set({ [name]: false });
    const server = renderSuggestions();
    expect(await screen.findByRole('heading', { name: '再逛逛' })).toBeTruthy();
    expect(server.inputsOf('catalogue.recommend')[0]).not.toHaveProperty('productIds');
  },
);

test('leaves out what the page shows above', async () => {
  renderSuggestions([card, { ...card, productId: '2', productName: '面霜' }], ['1']);
  expect(await screen.findByRole('link', { name: '面霜' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '唇膏' })).toBeNull();
});

test('shows ten of those that are left', async () => {
  const list = Array.from({ length: 30 }, (_, index) => ({
    ...card,
    productId: `${index}`,
    productName: `商品 ${index}`,
  }));
  renderSuggestions(list, ['0', '1']);
  expect(await screen.findByRole('link', { name: '商品 11' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '商品 12' })).toBeNull();
});
