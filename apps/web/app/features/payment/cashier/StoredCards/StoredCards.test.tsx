import type { StoredCard } from '@huarong/contract/payment';
import { OrderStatus } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { StoredCards } from './StoredCards.tsx';
import type { SilkpayInfo } from './use-silkpay.ts';

const card = (cardTail: string, balance: string, facts: Partial<StoredCard> = {}): StoredCard => ({
  cardId: `c${cardTail}`,
  cardTail,
  balance,
  held: '0.00',
  faceValue: '500.00',
  state: 'active',
  usable: true,
  ...facts,
});
const info: SilkpayInfo = {
  orderId: 'o1',
  payable: '300.00',
  cardLimit: 2,
  cards: [card('0001', '200.00'), card('0002', '500.00'), card('0003', '50.00')],
  methods: [],
  codeFrom: '1000.00',
  maskedMobile: '138****0002',
};
type Pay = Parameters<typeof fakeServer>[0]['payment'];
async function renderCards(facts: Partial<SilkpayInfo> = {}, answers: Pay = {}) {
  const server = fakeServer({ payment: { silkpayInfo: () => accept({ ...info, ...facts }), ...answers } });
  const page = renderPage(
    <StoredCards order={{ orderId: 'o1', orderStatus: OrderStatus.AwaitingPayment }} />,
    { isSignedIn: true },
  );
  await screen.findByRole('button', { name: '用储值卡支付' });
  return { server, page };
}
const tick = (tail: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `尾号 ${tail}` });
const rowOf = (tail: string) => tick(tail).closest('li')!;
const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '用储值卡支付' });

test('shows a refusal of the order instead of the cards', async () => {
  fakeServer({
    payment: { silkpayInfo: () => refuse({ code: 'order-not-payable', message: '订单已付款' }) },
  });
  renderPage(<StoredCards order={{ orderId: 'o1', orderStatus: OrderStatus.AwaitingPayment }} />);
  expect(await screen.findByText('订单已付款')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('without cards offers to bind one', async () => {
  await renderCards({ cards: [] });
  expect(screen.getByRole('link', { name: '绑定一张' }).getAttribute('href')).toBe('/restMyCard#bind');
  expect(payButton().disabled).toBe(true);
});

test('uses the cards in the order they are ticked and asks for a method for the remainder', async () => {
  const { page, server } = await renderCards(
    {},
    { silkpay: () => accept({ orderId: 'o1', paid: '250.00', remainder: '50.00' }) },
  );
  await page.user.click(tick('0003'));
  await page.user.click(tick('0001'));
  expect(rowOf('0003').textContent).toContain('本单使用¥50.00');
  expect(rowOf('0001').textContent).toContain('本单使用¥200.00');
  const rest = within(screen.getByRole('group', { name: /储值卡支付后还需\s*¥50\.00/ }));
  expect(payButton().disabled).toBe(true);
  await page.user.click(rest.getByRole('radio', { name: '支付宝' }));
  await page.user.click(payButton());
  expect(server.inputsOf('payment.silkpay')).toEqual([
    { orderId: 'o1', cardIds: ['c0003', 'c0001'], paymentCode: 'ALIPAY' },
  ]);
  expect(page.path()).toBe('/payment/result/o1');
});

test('no more cards than the limit can be ticked', async () => {
  const { page } = await renderCards();
  await page.user.click(tick('0001'));
  await page.user.click(tick('0003'));
  expect(tick('0002').disabled).toBe(true);
  await page.user.click(tick('0001'));
  expect(tick('0002').disabled).toBe(false);
  expect(rowOf('0001').textContent).toContain('本单使用—');
});

test('a lost card cannot be ticked and says why', async () => {
  const lost = card('0009', '80.00', { usable: false, state: 'lost', reason: '已挂失' });
  await renderCards({ cards: [lost] });
  expect(tick('0009').disabled).toBe(true);
  expect(rowOf('0009').textContent).toContain('已挂失');
  expect(screen.getByRole('link', { name: '去解除挂失' })).toBeTruthy();
});

test('asks for a code above the amount that needs one and sends it with the payment', async () => {
  const { page, server } = await renderCards(
    { codeFrom: '100.00' },
    {
      sendMsg: () => accept({ rToken: 'r1', resendSeconds: 60 }),
      silkpay: () => accept({ orderId: 'o1' }),
    },
  );
  expect(screen.queryByLabelText(/短信验证码/)).toBeNull();
  await page.user.click(tick('0002'));
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByRole('button', { name: '60 秒后重发' })).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: '60 秒后重发' }));
  expect(server.inputsOf('payment.sendMsg')).toHaveLength(1);
  await page.user.type(screen.getByLabelText('短信验证码，发送至 138****0002'), '408127');
  await page.user.click(payButton());
  expect(server.inputsOf('payment.silkpay')).toEqual([
    { orderId: 'o1', cardIds: ['c0002'], smsCode: '408127', rToken: 'r1' },
  ]);
});

test('shows a refused payment, asks for a code when the server wants one, and clears the message on retry', async () => {
  let isRefused = true;
  const { page } = await renderCards(
    {},
    {
      silkpay: () =>
        isRefused
          ? refuse({ code: 'stored-card-code-needed', message: '新设备支付需要验证码' })
          : accept({ orderId: 'o1' }),
    },
  );
  await page.user.click(tick('0002'));
  expect(screen.queryByLabelText(/短信验证码/)).toBeNull();
  await page.user.click(payButton());
  expect(await screen.findByText('新设备支付需要验证码')).toBeTruthy();
  expect(screen.getByLabelText(/短信验证码/)).toBeTruthy();
  isRefused = false;
  await page.user.click(payButton());
  expect(screen.queryByText('新设备支付需要验证码')).toBeNull();
});

test('the limit of codes is said on the page, which stays with its chosen cards', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { page } = await renderCards(
    { codeFrom: '100.00' },
    { sendMsg: () => refuse({ code: 'code-limit', message: '今天的验证码已用完', retryAfter: 3600 }) },
  );
  await page.user.click(tick('0002'));
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('今天的验证码已用完')).toBeTruthy();
  expect(tick('0002').checked).toBe(true);
  expect(leave).not.toHaveBeenCalled();
  leave.mockRestore();
});
