import type { Quote } from '@huarong/contract/checkout';
import { accept, refuse } from '@huarong/core/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { Checkout, quote } from '../../testing/quote.tsx';
import { Discounts } from './Discounts.tsx';

const coupon = (couponId: string, kind: string, chosen: boolean) =>
  ({ couponId, kind, title: couponId, chosen, usable: true, saves: '10.00' }) as Quote['coupons'][number];
const initialQuote: Quote = {
  ...quote,
  coupons: [
    coupon('满减券', 'amountOff', true),
    coupon('折扣券', 'percentOff', false),
    coupon('免邮券', 'freeFreight', false),
  ],
};

function renderDiscounts(facts: Partial<Quote> = {}) {
  const shown = { ...initialQuote, ...facts };
  const server = fakeServer({ checkout: { getShopcartStepTwo: () => accept(shown) } });
  const page = renderPage(<Checkout initialQuote={shown}>{(state) => <Discounts state={state} />}</Checkout>);
  const couponIds = () => server.inputsOf('checkout.getShopcartStepTwo').at(-1)?.['couponIds'];
  return { server, page, couponIds };
}

test('a coupon for freight joins one for items', async () => {
  const { page, couponIds } = renderDiscounts();
  expect(screen.getByText('每单可用一张商品优惠券，另可用一张免邮券')).toBeTruthy();
  await page.user.click(screen.getByRole('checkbox', { name: '免邮券' }));
  expect(couponIds()).toEqual(['满减券', '免邮券']);
});

test('a coupon for items replaces the other one for items only', async () => {
  const coupons = initialQuote.coupons.map((each) => ({ ...each, chosen: each.couponId !== '折扣券' }));
  const { page, couponIds } = renderDiscounts({ coupons });
  await page.user.click(screen.getByRole('checkbox', { name: '折扣券' }));
  expect(couponIds()).toEqual(['免邮券', '折扣券']);
});

test('unticking keeps the other coupon', async () => {
  const coupons = initialQuote.coupons.map((each) => ({ ...each, chosen: each.couponId !== '折扣券' }));
  const { page, couponIds } = renderDiscounts({ coupons });
  await page.user.click(screen.getByRole('checkbox', { name: '满减券' }));
  expect(couponIds()).toEqual(['免邮券']);
});

test('a code keeps the chosen coupons, and a later tick is not held back by it', async () => {
  const { server, page } = renderDiscounts();
  await page.user.type(screen.getByRole('textbox', { name: '优惠码' }), 'ABC');
  await page.user.click(screen.getByRole('button', { name: '使用' }));
  await page.user.click(screen.getByRole('checkbox', { name: '免邮券' }));
  expect(server.inputsOf('checkout.getShopcartStepTwo')).toEqual([
    { promotionCode: 'ABC', couponIds: ['满减券'] },
    { couponIds: ['满减券', '免邮券'] },
  ]);
});

test('a coupon that no longer applies does not stop another choice', async () => {
  const shown = { ...initialQuote, points: { available: 900, usable: 500, used: 0 } };
  const server = fakeServer({
    checkout: {
      getShopcartStepTwo: ({ couponIds, points }) =>
        couponIds && points ? refuse({ code: 'coupon-unusable', reason: '本单已免运费' }) : accept(shown),
    },
  });
  const page = renderPage(<Checkout initialQuote={shown}>{(state) => <Discounts state={state} />}</Checkout>);
  await page.user.click(screen.getByRole('checkbox', { name: '免邮券' }));
  await page.user.click(screen.getByRole('checkbox', { name: /积分/ }));
  expect(server.inputsOf('checkout.getShopcartStepTwo').at(-1)).toEqual({ points: 500 });
  expect(screen.getByRole('alert').textContent).toBe('');
});
