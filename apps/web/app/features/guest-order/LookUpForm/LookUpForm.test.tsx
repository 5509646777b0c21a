import { accept, refuse } from '@huarong/core/shared';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { LookUpForm } from './LookUpForm.tsx';

const ORDER = '263849105527718046';
type OrderAnswers = Parameters<typeof fakeServer>[0]['orders'];
/** A signed-in shopper gets the code without a proof of work. */
function renderForm({ orderId = '', isSignedIn = true } = {}, answers: OrderAnswers = {}) {
  const server = fakeServer({
    identity: { smsCode: () => accept({ rToken: 'r1', resendSeconds: 60 }) },
    orders: { orderInformation: () => accept({}), ...answers },
  });
  const page = renderPage(<LookUpForm orderId={orderId} />, { at: '/guestOrder', isSignedIn });
  return { server, page };
}
const number = () => screen.getByLabelText<HTMLInputElement>('订单号');
const submit = () => screen.getByRole('button', { name: '查询' });
async function fillIn(page: ReturnType<typeof renderPage>, mobile = '13800000002') {
  await page.user.type(screen.getByLabelText('手机号'), mobile);
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByText('验证码已发送，5 分钟内有效');
  await page.user.type(screen.getByLabelText('短信验证码'), '408127');
}

test('says what is wrong with the number only after the field is left, then while typing', async () => {
  const { page } = renderForm();
  await page.user.type(number(), '2638');
  expect(screen.queryByText(/目前少/)).toBeNull();
  await page.user.tab();
  expect(screen.getByText('订单号是 18 位数字，目前少 14 位')).toBeTruthy();
  await page.user.type(number(), '49105527718046');
  expect(screen.queryByText(/目前/)).toBeNull();
});

test('an empty form names its first problem and focuses the field', async () => {
  const { page, server } = renderForm();
  await page.user.click(submit());
  expect(screen.getByText('请输入订单号')).toBeTruthy();
  expect(screen.getByText('请输入 11 位手机号')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  expect(server.calls).toEqual([]);
});

test('a code has to be requested first', async () => {
  const { page } = renderForm({ orderId: ORDER });
  await page.user.type(screen.getByLabelText('手机号'), '13800000002');
  await page.user.click(submit());
  expect(screen.getByText('请先获取验证码')).toBeTruthy();
});

test('accepts full-width digits and spaces, and opens the order', async () => {
  const { page, server } = renderForm();
  await page.user.type(number(), '２６３８ 4910 5527 7180 46');
  await fillIn(page);
  expect(document.activeElement).toBe(screen.getByLabelText('短信验证码'));
  await page.user.click(submit());
  expect(server.inputsOf('orders.orderInformation')).toEqual([
    { orderId: ORDER, mobile: '13800000002', smsCode: '408127', rToken: 'r1' },
  ]);
  await waitFor(() => expect(page.path()).toBe(`/myOrderList/${ORDER}`));
});

test('an unknown order does not say which of the facts is wrong', async () => {
  const { page } = renderForm(
    { orderId: ORDER },
    { orderInformation: () => refuse({ code: 'order-not-found' }) },
  );
  await fillIn(page);
  await page.user.click(submit());
  expect(await screen.findByText(/没有找到这笔订单。请核对订单号与下单手机号/)).toBeTruthy();
  expect(number().getAttribute('aria-invalid')).not.toBe('true');
  expect(page.path()).toBe('/guestOrder');
});

test('a number that is too short is not sent', async () => {
  const { page, server } = renderForm({ orderId: '2638' });
  await fillIn(page);
  await page.user.click(submit());
  expect(screen.getByText('订单号是 18 位数字，目前少 14 位')).toBeTruthy();
  expect(server.inputsOf('orders.orderInformation')).toEqual([]);
});
