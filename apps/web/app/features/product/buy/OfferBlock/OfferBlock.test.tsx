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
const coupon = { offerId: 'c1', title: '满 299 减 50', claimed: false } as SkuPromotion['coupons'][number];
const live = (facts: Partial<SkuPromotion> = {}) => ({
  skuId: 's1',
  stock: null,
  offer: { ...offer, ...facts },
});
function renderOffer(props: Partial<Parameters<typeof OfferBlock>[0]> = {}, isSignedIn = true) {
  const onClaimed = vi.fn();
  const page = renderPage(
    <OfferBlock sku={sku} live={null} publicOffer={null} onClaimed={onClaimed} {...props} />,
    { at: '/product/1.html?sku=s1', isSignedIn },
  );
  return { page, onClaimed, block: screen.getByRole('region', { name: '价格与优惠' }) };
}

test('without an offer shows the list price and that the own price is loading', () => {
  const { block } = renderOffer();
  expect(block.textContent).toMatch(/^售价¥320\.00/);
  expect(block.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('list', { name: '到手价怎么算' })).toBeNull();
});

test('shows the final price with every step that leads to it', () => {
  const { block } = renderOffer({ live: live() });
  expect(block.textContent).toContain('到手价¥270.00');
  const steps = within(screen.getByRole('list', { name: '到手价怎么算' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['售价 ¥320.00', '品牌券 −¥50.00']);
});

test('the public offer counts only for its own sku', () => {
  expect(renderOffer({ publicOffer: { ...offer, skuId: 's2' } }).block.textContent).toMatch(/^售价/);
});

test('the public offer is shown until the own one is loaded', () => {
  expect(renderOffer({ publicOffer: offer }).block.textContent).toMatch(/^到手价¥270\.00/);
});

test('shows member price, points, promotions and gifts that have run out', () => {
  const gift = {
    giftId: 'g1',
    productName: '小样',
    quantity: 2,
    skuImagePath: '/p/1.webp',
    hasInventory: false,
  };
  const { block } = renderOffer({
    sku: { ...sku, memberPrice: '304.00' },
    live: live({
      expectedPoints: 270,
      promotions: [
        { promotionId: 'p1', mark: '满减', text: '满 299 减 50', hint: '再买护肤商品 20.00 元' } as never,
      ],
      gifts: [gift as never],
    }),
  });
  expect(block.textContent).toContain('会员价 ¥304.00');
  expect(block.textContent).toContain('本单预计可得 270 积分');
  expect(block.textContent).toContain('满减 满 299 减 50');
  expect(block.textContent).toContain('再买护肤商品 20.00 元');
  expect(block.textContent).toContain('小样 ×2（已赠完）');
});

test('a member claims a coupon', async () => {
  const server = fakeServer({ coupons: { receive: () => accept({}) } });
  const { page, onClaimed } = renderOffer({ live: live({ coupons: [coupon] }) });
  await page.user.click(screen.getByRole('button', { name: '领取 满 299 减 50' }));
  expect(server.inputsOf('coupons.receive')).toEqual([{ offerId: 'c1' }]);
  expect(page.toast()).toBe('已领取，结算时可用');
  expect(onClaimed).toHaveBeenCalledOnce();
});

test('a visitor is sent to the login page and back', async () => {
  const { page } = renderOffer({ live: live({ coupons: [coupon] }) }, false);
  await page.user.click(screen.getByRole('button', { name: '领取 满 299 减 50' }));
  expect(page.path()).toBe(`/login?historyLocation=${encodeURIComponent('/product/1.html?sku=s1')}`);
});

test('a claimed coupon has no button', () => {
  renderOffer({ live: live({ coupons: [{ ...coupon, claimed: true }] }) });
  expect(screen.getByText('已领取')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
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
    const { block, onClaimed } = renderOffer({ live: live({ countdown }) });
    expect(block.textContent).toContain('距秒杀结束');
    act(() => vi.advanceTimersByTime(2000));
    expect(onClaimed).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(2000));
    expect(onClaimed).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
