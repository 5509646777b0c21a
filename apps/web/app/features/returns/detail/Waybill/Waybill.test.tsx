import type { ReturnDetail } from '@huarong/contract/returns';
import { accept } from '@huarong/core/shared';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { Waybill } from './Waybill.tsx';

const RETURN_CARRIERS = ['顺丰速运', '京东快递', '中通快递'];
const sendTo = { name: '花容退货组', telephone: '400-000-0000', address: '上海市青浦区花间路 1 号' };
const detail = { returnId: 'r1', sendBack: 'self', sendTo, carriers: RETURN_CARRIERS } as ReturnDetail;
const renderWaybill = (facts: Partial<ReturnDetail> = {}) =>
  renderPage(<Waybill detail={{ ...detail, ...facts }} />, { isSignedIn: true });
const field = () => screen.getByLabelText<HTMLInputElement>('运单号');
const submit = () => screen.getByRole('button', { name: '提交运单号' });

test('names the problem of a number and sends nothing', async () => {
  const server = fakeServer({});
  const page = renderWaybill();
  await page.user.click(submit());
  expect(screen.getByText('请填写运单号')).toBeTruthy();
  await page.user.type(field(), 'SF12');
  await page.user.click(submit());
  expect(screen.getByText('运单号至少 6 位，目前 4 位')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(server.calls).toEqual([]);
});

test('sends the chosen carrier with the trimmed number, clears the error and reloads', async () => {
  const server = fakeServer({ returns: { amend: () => accept(detail) } });
  const page = renderWaybill();
  await page.user.click(submit());
  await page.user.selectOptions(screen.getByLabelText('快递公司'), RETURN_CARRIERS[1]!);
  await page.user.type(field(), ' SF1234567890 ');
  await page.user.click(submit());
  expect(server.inputsOf('returns.amend')).toEqual([
    { returnId: 'r1', carrier: RETURN_CARRIERS[1], waybillNo: 'SF1234567890' },
  ]);
  expect(screen.queryByText('请填写运单号')).toBeNull();
  expect(page.toast()).toBe('运单号已提交');
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a second press while sending does not send twice', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = fakeServer({ returns: { amend: () => promise.then(() => accept(detail)) } });
  const page = renderWaybill();
  await page.user.type(field(), 'SF1234567890');
  await page.user.keyboard('{Enter}');
  await page.user.keyboard('{Enter}');
  resolve();
  await vi.waitFor(() => expect(page.toast()).toBe('运单号已提交'));
  expect(server.calls).toHaveLength(1);
});

test('an existing number can be changed, and a booked pickup needs none', () => {
  renderWaybill({ waybillNo: 'SF1234567890', carrier: RETURN_CARRIERS[2]! });
  expect(screen.getByRole('heading', { name: '修改运单' })).toBeTruthy();
  expect(field().value).toBe('SF1234567890');
  expect(screen.getByLabelText<HTMLSelectElement>('快递公司').value).toBe(RETURN_CARRIERS[2]);
});

test('says that a courier comes for a booked pickup', () => {
  renderWaybill({ sendBack: 'pickup' });
  expect(screen.getByText(/已预约上门取件/)).toBeTruthy();
});

test('copies the return address, and says so when the browser does not allow it', async () => {
  const page = renderWaybill();
  const copy = screen.getByRole('button', { name: '复制退货地址' });
  await page.user.click(copy);
  expect(await navigator.clipboard.readText()).toBe('花容退货组 400-000-0000 上海市青浦区花间路 1 号');
  expect(page.toast()).toBe('已复制');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('denied'));
  await page.user.click(copy);
  expect(page.toast()).toBe('没有复制成功，请手动抄写');
});
