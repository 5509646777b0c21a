import type { CartLine } from '@huarong/contract/cart';
import type { Quote } from '@huarong/contract/checkout';
import type { UserInfo } from '@huarong/contract/identity';
import { accept, refuse } from '@huarong/core/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { browserPlatform } from '../../../platform/browser.ts';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { recordEvents } from '../../../platform/testing/record-events.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { quote } from '../testing/quote.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';

const memberInfo = { cardType: 'PINK', miniCartCount: 0 } as UserInfo;
type CheckoutAnswers = Parameters<typeof fakeServer>[0]['checkout'];
const committed = { orderId: 'o1', payLink: '/pay' };

function renderCheckout(facts: Partial<Quote> = {}, answers: CheckoutAnswers = {}, isSignedIn = true) {
  const initialQuote = { ...quote, ...facts };
  const server = fakeServer({
    checkout: {
      getShopcartStepTwo: () => accept(initialQuote),
      changePayment: () => accept({ ...initialQuote.draft, paymentCode: 'ALIPAY' }),
      commitOrderExtend: () => accept(committed),
      ...answers,
    },
    identity: { userInfo: () => accept(memberInfo) },
  });
  const page = renderPage(<CheckoutForm purchase={{ from: 'cart' }} initialQuote={initialQuote} />, {
    at: '/order?from=cart',
    isSignedIn,
  });
  return { server, page };
}
const commitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '提交订单' });
const paid = { draft: { ...quote.draft, paymentCode: 'ALIPAY' as const } };

test('commits the quote with address and payment method and opens the cashier', async () => {
  const { server, page } = renderCheckout(paid);
  await page.user.click(commitButton());
  expect(server.inputsOf('checkout.commitOrderExtend')).toEqual([
    { quoteHash: 'q1', addrId: 'a1', paymentCode: 'ALIPAY', consents: [] },
  ]);
  await waitFor(() => expect(page.path()).toBe('/payment/o1'));
});

test('sends the campaigns of the latest and of the first visit with the order', async () => {
  const { visitSource } = browserPlatform();
  visitSource.capture('/?utm_source=weibo', new Date(1));
  visitSource.capture('/?utm_source=douyin', new Date(2));
  const { server, page } = renderCheckout(paid);
  await page.user.click(commitButton());
  const [sent] = server.inputsOf('checkout.commitOrderExtend');
  expect(JSON.parse(String(sent?.['orderSource']))).toMatchObject({ utm_source: 'douyin', currentTime: 2 });
  expect(JSON.parse(String(sent?.['firstTouchSource']))).toMatchObject({
    utm_source: 'weibo',
    currentTime: 1,
  });
});

test('reports the checkout and the placed order to analytics', async () => {
  const events = recordEvents();
  const amounts = { ...quote.amounts, promotion: '20.00', coupon: '30.00', payable: '270.00' };
  const { page } = renderCheckout({ ...paid, amounts });
  await page.user.click(commitButton());
  await waitFor(() => expect(page.path()).toBe('/payment/o1'));
  const money = {
    totalAmount: '320.00',
    discount: '50.00',
    freight: '0.00',
    orderPrice: '270.00',
    coupons: [],
  };
  expect(await events()).toMatchObject([
    { name: 'checkout_view', OP_code: 'checkout', userID: '1', ...money },
    { name: 'order_placed', OP_code: 'order', userID: '1', orderID: 'o1', ...money },
  ]);
});

test('announces the redeemed samples that go out with the order', () => {
  const sample = { skuId: 's9', name: '朱砂唇膏小样', skuImagePath: '/p/9.webp', quantity: 2 };
  renderCheckout({ ...paid, samples: [sample] });
  const list = screen.getByRole('list', { name: '将随单寄出' });
  expect(list.textContent).toContain('朱砂唇膏小样积分兑换× 2');
});

test('an order with nothing left to pay skips the cashier', async () => {
  const { page } = renderCheckout(paid, { commitOrderExtend: () => accept({ orderId: 'o1', payLink: '' }) });
  await page.user.click(commitButton());
  await waitFor(() => expect(page.path()).toBe('/payment/result/o1'));
});

test('asks for a payment method and for an address before it commits', async () => {
  const { page, server } = renderCheckout();
  await page.user.click(commitButton());
  expect(screen.getByText('请选择支付方式')).toBeTruthy();
  await page.user.click(screen.getByRole('radio', { name: '支付宝' }));
  await waitFor(() => expect(screen.queryByText('请选择支付方式')).toBeNull());
  expect(server.inputsOf('checkout.commitOrderExtend')).toEqual([]);
});

test('without an address says so', async () => {
  const { page } = renderCheckout({ ...paid, addressList: [], addrId: undefined });
  expect(screen.getByRole('button', { name: '填写收货地址' })).toBeTruthy();
  await page.user.click(commitButton());
  expect(screen.getByText('请先填写收货地址')).toBeTruthy();
});

test('an unavailable payment method shows its reason and cannot be chosen', () => {
  renderCheckout();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '货到付款' }).disabled).toBe(true);
  expect(screen.getByText('本单不支持')).toBeTruthy();
});

test('stays disabled until every consent is ticked', async () => {
  const consents = [
    { code: 'engraving', text: '刻字商品不支持七天无理由退货', skuIds: [] },
    { code: 'deposit', text: '定金不退', skuIds: [] },
  ];
  const { page, server } = renderCheckout({ ...paid, consents });
  expect(commitButton().disabled).toBe(true);
  await page.user.click(screen.getByRole('checkbox', { name: '刻字商品不支持七天无理由退货' }));
  expect(commitButton().disabled).toBe(true);
  await page.user.click(screen.getByRole('checkbox', { name: '定金不退' }));
  expect(commitButton().disabled).toBe(false);
  await page.user.click(commitButton());
  expect(server.inputsOf('checkout.commitOrderExtend')[0]).toMatchObject({
    consents: ['engraving', 'deposit'],
  });
});

test('a presale names deposit, balance, dates and what is due now', () => {
  renderCheckout({
    ...paid,
    presale: {
      deposit: '200.00',
      depositWorth: '400.00',
      balance: '1680.00',
      balanceFrom: '2026-11-21T10:00:00+08:00',
      balanceUntil: '2026-11-23T22:00:00+08:00',
      shipsBy: '2026-12-01T00:00:00+08:00',
    },
  });
  const summary = screen.getByRole('complementary', { name: '金额' }).textContent;
  expect(summary).toContain('本次应付定金 ¥200.00');
  expect(summary).toContain('尾款¥1,680.00');
  expect(summary).toContain('付尾款11 月 21 日 10:00 至 11 月 23 日 22:00');
  expect(summary).toContain('发货付清尾款后，12 月 1 日前');
});

test('chooses an earned gift and an add-on purchase, keeping the other choices', async () => {
  const gift = (giftId: string, chosen: boolean) =>
    ({ giftId, productName: giftId, skuImagePath: '/p/1.webp', hasInventory: true, chosen }) as never;
  const { page, server } = renderCheckout({
    ...paid,
    optionalGifts: [
      {
        promotionId: 'a',
        title: '任选',
        reached: true,
        choose: 2,
        gifts: [gift('唇刷', true), gift('小样', false)],
      },
      { promotionId: 'b', title: '另选', reached: true, choose: 1, gifts: [gift('粉扑', true)] },
      { promotionId: 'c', title: '未达到', reached: false, choose: 1, gifts: [gift('香水', false)] },
    ],
    extraBuy: [
      {
        activityId: 'extra',
        title: '加价换购',
        reached: true,
        limit: 2,
        skus: [
          {
            ...{ skuId: 's9', productId: 'p9', productName: '护手霜', skuImagePath: '/p/9.webp' },
            ...{ offerPrice: '19.90', marketPrice: '59.00', hasInventory: true, chosen: false },
          },
        ],
      },
    ],
  });
  expect(screen.queryByText('未达到')).toBeNull();
  await page.user.click(screen.getByRole('checkbox', { name: '小样' }));
  await waitFor(() =>
    expect(server.inputsOf('checkout.getShopcartStepTwo')[0]).toMatchObject({
      giftIds: ['唇刷', '小样', '粉扑'],
    }),
  );
  await page.user.click(await screen.findByRole('button', { name: '换购' }));
  await waitFor(() =>
    expect(server.inputsOf('checkout.getShopcartStepTwo')[1]).toMatchObject({
      extraBuys: [{ activityId: 'extra', skuId: 's9' }],
    }),
  );
});

test('a guest has to verify a mobile first', () => {
  renderCheckout(paid, {}, false);
  expect(commitButton().disabled).toBe(true);
  expect(screen.getByLabelText('手机号')).toBeTruthy();
});

test('a changed quote is loaded again, shown with the reason, and can be committed', async () => {
  let isChanged = true;
  const { page, server } = renderCheckout(paid, {
    getShopcartStepTwo: () =>
      accept({ ...quote, ...paid, quoteHash: 'q2', amounts: { ...quote.amounts, payable: '300.00' } }),
    commitOrderExtend: () =>
      isChanged ? refuse({ code: 'quote-changed', message: '价格有变化，请确认' }) : accept(committed),
  });
  await page.user.click(commitButton());
  await waitFor(() =>
    expect(screen.getByText(/^应付/, { selector: '[aria-live]' }).textContent).toContain('300.00'),
  );
  expect(await screen.findByText('价格有变化，请确认')).toBeTruthy();
  isChanged = false;
  await page.user.click(commitButton());
  await waitFor(() => expect(page.path()).toBe('/payment/o1'));
  const [first, second] = server.calls.filter(({ name }) => name === 'checkout.commitOrderExtend');
  expect(second?.input).toMatchObject({ quoteHash: 'q2' });
  expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
});

test('a line that sold out is named, and the rest can be ordered', async () => {
  const lineOf = (skuId: string, productName: string, skuName: string) =>
    ({
      ...{ skuId, productName, skuName, variant: '', type: 'ordinary', brandNameCN: '索兰娜' },
      ...{ skuImagePath: '/pictures/a-400.webp', quantity: 1, subtotal: '320.00' },
    }) as CartLine;
  const line = lineOf('s1', '山茶焕亮面霜', '50ml');
  const other = lineOf('s2', '朱砂丝绒哑光唇膏', '03 朱砂');
  const { page, server } = renderCheckout(
    { ...paid, items: [line, other] },
    {
      getShopcartStepTwo: () => accept({ ...quote, ...paid, quoteHash: 'q2', items: [other] }),
      commitOrderExtend: ({ quoteHash }) =>
        quoteHash === 'q2'
          ? accept(committed)
          : refuse({ code: 'out-of-stock', message: '库存不足，商品已抢光', skuId: 's1', available: 0 }),
    },
  );
  await page.user.click(commitButton());
  expect(await screen.findByText('「山茶焕亮面霜 50ml」库存不足，商品已抢光')).toBeTruthy();
  expect(server.inputsOf('checkout.getShopcartStepTwo')).toHaveLength(1);
  await page.user.click(commitButton());
  await waitFor(() => expect(page.path()).toBe('/payment/o1'));
});

test('a retry after a refusal uses the same idempotency key', async () => {
  const { page, server } = renderCheckout(paid, {
    commitOrderExtend: () => refuse({ code: 'unexpected', message: '出了点问题，请稍后再试' }),
  });
  await page.user.click(commitButton());
  expect(await screen.findByText('出了点问题，请稍后再试')).toBeTruthy();
  await page.user.click(commitButton());
  const keys = server.calls.map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('the note is saved before the order is placed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { page, server } = renderCheckout(paid, {
    addOrderNote: ({ note }) => promise.then(() => accept({ ...paid.draft, note })),
  });
  await page.user.type(screen.getByLabelText('订单备注（选填）'), '周末送');
  await page.user.click(commitButton());
  expect(server.inputsOf('checkout.commitOrderExtend')).toEqual([]);
  resolve();
  await waitFor(() =>
    expect(server.inputsOf('checkout.commitOrderExtend')[0]).toMatchObject({ note: '周末送' }),
  );
});

describe('a risky order', () => {
  const risky = {
    code: 'high-risk' as const,
    riskToken: 'r1',
    methods: ['sms' as const],
    maskedMobile: '138****0003',
    expireAt: new Date(Date.now() + 600_000).toISOString(),
    reasons: ['这一单金额较大', '这台设备第一次登录你的账号'],
  };
  function renderRisky(verify = () => accept({ riskControlId: 'verified' }) as never) {
    let isVerified = false;
    const server = fakeServer({
      checkout: {
        getShopcartStepTwo: () => accept({ ...quote, ...paid }),
        addOrderNote: ({ note }) => accept({ ...paid.draft, note }),
        commitOrderExtend: () => (isVerified ? accept(committed) : refuse(risky)),
      },
      identity: {
        userInfo: () => accept(memberInfo),
        highRisk({ smsCode }) {
          if (!smsCode) return accept({ rToken: 't1', expireSeconds: 300, resendSeconds: 60 });
          const reply = verify();
          isVerified = true;
          return reply;
        },
      },
    });
    const page = renderPage(
      <CheckoutForm purchase={{ from: 'cart' }} initialQuote={{ ...quote, ...paid }} />,
      { at: '/order?from=cart', isSignedIn: true },
    );
    return { server, page };
  }
  const dialog = () => screen.getByRole('dialog', { name: '再确认一下是你' });

  test('shows why and where the code goes, and is committed with the verification', async () => {
    const { server, page } = renderRisky();
    await page.user.type(screen.getByLabelText('订单备注（选填）'), '周末送');
    await page.user.click(commitButton());
    await waitFor(() =>
      expect(dialog().textContent).toContain('这一单金额较大，这台设备第一次登录你的账号。'),
    );
    expect(dialog().textContent).toContain('发送到 138****0003');
    expect(screen.getByLabelText<HTMLTextAreaElement>('订单备注（选填）').value).toBe('周末送');

    await page.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await page.user.type(screen.getByLabelText('6 位验证码'), '123456');
    await page.user.click(screen.getByRole('button', { name: '验证并提交订单' }));
    await waitFor(() => expect(page.path()).toBe('/payment/o1'));
    expect(server.inputsOf('identity.highRisk')).toEqual([
      { riskToken: 'r1', method: 'sms' },
      { riskToken: 'r1', method: 'sms', smsCode: '123456', rToken: 't1' },
    ]);
    const [first, second] = server.calls.filter(({ name }) => name === 'checkout.commitOrderExtend');
    expect(second?.input).toEqual(first?.input);
    expect(second?.input).toMatchObject({ note: '周末送' });
    expect(second?.headers['riskControlId']).toBe('verified');
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  });

  test('shows a wrong code at its field and commits nothing', async () => {
    const { server, page } = renderRisky(
      () => refuse({ code: 'code-wrong', triesLeft: 4, message: '验证码不正确，请核对后重试' }) as never,
    );
    await page.user.click(commitButton());
    await page.user.click(await screen.findByRole('button', { name: '获取验证码' }));
    await page.user.type(screen.getByLabelText('6 位验证码'), '000000');
    await page.user.click(screen.getByRole('button', { name: '验证并提交订单' }));
    expect(await screen.findByText('验证码不正确，请核对后重试')).toBeTruthy();
    expect(server.inputsOf('checkout.commitOrderExtend')).toHaveLength(1);
  });

  test('can be left and committed again; an ordinary order shows no dialog', async () => {
    const { page } = renderRisky();
    expect(screen.queryByRole('dialog', { name: '再确认一下是你' })).toBeNull();
    await page.user.click(commitButton());
    await waitFor(dialog);
    await page.user.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByText('验证并提交订单')).toBeNull());
    await page.user.click(commitButton());
    await waitFor(dialog);
  });
});
