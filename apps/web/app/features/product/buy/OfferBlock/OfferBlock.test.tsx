import type { Sku, SkuPromotion } from '@huarong/contract/catalogue';
import { accept } from '@huarong/core/shared';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { OfferBlock } from './OfferBlock.tsx';

const sku = {
  skuId: 's1',
  skuName: '朱砂',
  offerPrice: '320.00',
  marketPrice: '320.00',
} as Sku;
const offer: SkuPromotion = {
  skuId: 's1',
  offerPrice: '320.00',
  finalPrice: '270.00',
  arithmetic: [
    { label: '售价', amount: '320.00' },
    { label: '品牌券', amount: '-50.00' },
  ],
  promotions: [],
  gifts: [],
  coupons: [],
  expectedPoints: 0,
};
const coupon = {
  offerId: 'c1',
  title: '满 299 减 50',
  kind: 'amountOff',
  face: '50',
  threshold: '299.00',
  scopeText: '全场',
  validText: '11 月 30 日到期',
  claimed: false,
  eligible: true,
} as SkuPromotion['coupons'][number];
const offerWith = (facts: Partial<SkuPromotion>) => ({ ...offer, ...facts });
function renderOffer(props: Partial<Parameters<typeof OfferBlock>[0]> = {}, isSignedIn = true) {
  const onClaimed = vi.fn();
  const page = renderPage(
    <OfferBlock sku={sku} offer={null} isLoading={false} quantity={1} onClaimed={onClaimed} {...props} />,
    { at: '/product/1.html?sku=s1', isSignedIn },
  );
  return { page, onClaimed, block: screen.getByRole('region', { name: '价格与优惠' }) };
}
const openDrawer = async ({ user }: ReturnType<typeof renderPage>) => {
  await user.click(screen.getByRole('button', { name: '领取' }));
  return screen.findByRole('dialog', { name: '优惠券' });
};

test('without an offer shows the list price and that the own price is loading', () => {
  const { block } = renderOffer({ isLoading: true });
  expect(block.textContent).toMatch(/^售价¥320\.00/);
  expect(block.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('list', { name: '到手价怎么算' })).toBeNull();
});

test('shows the price and the final price with every step that leads to it', () => {
  const { block } = renderOffer({ offer });
  expect(block.textContent).toMatch(/^售价¥320\.00/);
  expect(block.textContent).toContain('到手价¥270.00');
  const steps = within(screen.getByRole('list', { name: '到手价怎么算' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['售价 320.00', '品牌券 50.00']);
});

test('shows member price, points and promotions', () => {
  const { block } = renderOffer({
    sku: { ...sku, memberPrice: '304.00' },
    offer: offerWith({
      expectedPoints: 270,
      promotions: [
        { promotionId: 'p1', mark: '满减', text: '满 299 减 50', hint: '再买护肤商品 20.00 元' } as never,
      ],
    }),
  });
  expect(block.textContent).toContain('会员价 ¥304.00');
  expect(block.textContent).toContain('本单预计可得 270 积分');
  expect(block.textContent).toContain('满减满 299 减 50');
});

test('two promotions are shown, the others after 展开', async () => {
  const promotions = ['甲', '乙', '丙', '丁'].map(
    (text) => ({ promotionId: text, mark: '满减', text, hint: `${text}还差 20 元` }) as never,
  );
  const { page, block } = renderOffer({ offer: offerWith({ promotions }) });
  expect(block.textContent).not.toContain('丙');
  await page.user.click(screen.getByRole('button', { name: '展开 2 项' }));
  expect(block.textContent).toContain('丁还差 20 元');
});

test('three coupons are on the line and all in the drawer, each with what is missing', async () => {
  const coupons = [1, 2, 3, 4].map((id) => ({
    ...coupon,
    offerId: `c${id}`,
    title: `券 ${id}`,
    threshold: '599.00',
  }));
  const { page, block } = renderOffer({ offer: offerWith({ coupons }) });
  expect(within(block).getAllByText('满 599 减 50')).toHaveLength(3);
  const drawer = await openDrawer(page);
  expect(within(drawer).getAllByText(/满 599 可用，本商品还差 ¥279/)).toHaveLength(4);
});

test('a member claims a coupon', async () => {
  const server = fakeServer({ coupons: { receive: () => accept({}) } });
  const { page, onClaimed } = renderOffer({ offer: offerWith({ coupons: [coupon] }) });
  await openDrawer(page);
  await page.user.click(screen.getByRole('button', { name: '领取 满 299 减 50' }));
  expect(server.inputsOf('coupons.receive')).toEqual([{ offerId: 'c1' }]);
  expect(page.toast()).toBe('已领取，结算时可用');
  expect(onClaimed).toHaveBeenCalledOnce();
});

test('a visitor is sent to the login page and back', async () => {
  const { page } = renderOffer({ offer: offerWith({ coupons: [coupon] }) }, false);
  await openDrawer(page);
  await page.user.click(screen.getByRole('button', { name: '领取 满 299 减 50' }));
  expect(page.path()).toBe(`/login?historyLocation=${encodeURIComponent('/product/1.html?sku=s1')}`);
});

test('a claimed coupon has no button', async () => {
  const { page } = renderOffer({ offer: offerWith({ coupons: [{ ...coupon, claimed: true }] }) });
  const drawer = await openDrawer(page);
  expect(within(drawer).getByText('已领取')).toBeTruthy();
  expect(within(drawer).queryByRole('button', { name: /^领取/ })).toBeNull();
});

test('counts down to the end of a flash sale and asks for the new price then', () => {
  vi.useFakeTimers({ now: new Date('2026-11-11T00:00:00Z') });
  try {
    const countdown = {
      title: '距秒杀结束',
      startsAt: '2026-11-10T00:00:00Z',
      endsAt: '2026-11-11T00:00:03Z',
      secondsLeft: 3,
    };
    const { block, onClaimed } = renderOffer({ offer: offerWith({ countdown }) });
    expect(block.textContent).toContain('距秒杀结束');
    act(() => vi.advanceTimersByTime(2000));
    expect(onClaimed).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(2000));
    expect(onClaimed).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
