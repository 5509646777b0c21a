import type { ReceivingChoice } from '@huarong/contract/checkout';
import { accept, refuse } from '@huarong/core/shared';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { ChangeAddress } from './ChangeAddress.tsx';

const choice = (addrId: string, name: string, facts: Partial<ReceivingChoice>): ReceivingChoice => ({
  address: {
    addrId,
    name,
    mobile: '138****0002',
    provinceCode: '310000',
    provinceName: '上海市',
    cityCode: '310100',
    cityName: '上海市',
    districtCode: '310104',
    districtName: '徐汇区',
    address: '花间路 88 号',
    isDefault: false,
    inUse: false,
    needsStreet: false,
    isRemote: false,
    allowsCod: true,
  },
  isCurrent: false,
  freightDifference: '0.00',
  available: true,
  ...facts,
});
const list = [
  choice('a1', '林知夏', { isCurrent: true }),
  choice('a2', '周南', { freightDifference: '15.00' }),
  choice('a3', '陈雨', { freightDifference: '-15.00' }),
  choice('a4', '许安', { available: false, reason: '运费多 ¥15.00，本单不能补运费' }),
];
const onClose = vi.fn();
async function openDialog(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answers);
  const page = renderPage(<ChangeAddress orderId="263849105527718046" open onClose={onClose} />, {
    isSignedIn: true,
  });
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(4));
  return { server, page };
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });

test('shows the freight difference of each address and why one cannot be chosen', async () => {
  await openDialog({ checkout: { receivingChoices: () => accept({ list }) } });
  for (const note of ['当前地址', '运费增加 ¥15.00', '运费减少 ¥15.00', '运费多 ¥15.00，本单不能补运费'])
    expect(screen.getByText(note)).toBeTruthy();
  expect([radio('林知夏').disabled, radio('周南').disabled, radio('许安').disabled]).toEqual([
    true,
    false,
    true,
  ]);
});

test('changes the address and reloads the order', async () => {
  const { server, page } = await openDialog({
    checkout: { receivingChoices: () => accept({ list }), addReceivingInformation: () => accept({}) },
  });
  await page.user.click(radio('周南'));
  await page.user.click(screen.getByRole('button', { name: '改到这个地址' }));
  await waitFor(() => expect(page.toast()).toBe('收货地址已修改'));
  expect(server.inputsOf('checkout.addReceivingInformation')).toEqual([
    { addrId: 'a2', orderId: '263849105527718046' },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a refusal stays in the dialog', async () => {
  const message = '订单状态已经变化';
  const { page } = await openDialog({
    checkout: {
      receivingChoices: () => accept({ list }),
      addReceivingInformation: () => refuse({ code: 'order-moved-on', message }),
    },
  });
  await page.user.click(radio('陈雨'));
  await page.user.click(screen.getByRole('button', { name: '改到这个地址' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
});
