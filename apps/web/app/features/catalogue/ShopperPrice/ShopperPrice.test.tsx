import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browserPlatform } from '../../../platform/browser.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { ShopperPrice } from './ShopperPrice.tsx';

type MemberInfo = Parameters<ReturnType<typeof browserPlatform>['user']['setInfo']>[0];
const product = { offerPrice: '860.00', memberPrices: { BLACK: '688.00' } };
const setCard = (cardType: string) =>
  act(() => browserPlatform().user.setInfo({ cardType, miniCartCount: 0 } as MemberInfo));

test('a guest sees the price for everyone', () => {
  renderPage(<ShopperPrice product={product} />);
  expect(document.body.textContent).toContain('860.00');
});

test('a member sees the price of the own card once it is known', () => {
  renderPage(<ShopperPrice product={product} />, { isSignedIn: true });
  expect(document.body.textContent).toContain('860.00');
  setCard('BLACK');
  expect(document.body.textContent).toContain('688.00');
  expect(document.body.textContent).not.toContain('860.00');
});

test('a member who has used up the quota of a price sees the one that applies, for that sku only', () => {
  const flash = { ...product, skuId: '1', offerPrice: '600.00' };
  renderPage(
    <>
      <ShopperPrice product={flash} />
      <ShopperPrice product={{ ...flash, skuId: '2' }} />
    </>,
    { isSignedIn: true },
  );
  const info = {
    cardType: 'BLACK',
    miniCartCount: 0,
    usedUpPrices: { 1: '700.00' },
  } as unknown as MemberInfo;
  act(() => browserPlatform().user.setInfo(info));
  expect(document.body.textContent).toContain('700.00');
  expect(document.body.textContent).toContain('688.00');
});

test('a member whose card has no price of its own sees the price for everyone', () => {
  renderPage(<ShopperPrice product={product} />, { isSignedIn: true });
  setCard('PINK');
  expect(document.body.textContent).toContain('860.00');
});
