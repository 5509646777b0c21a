import type { Quote } from '@huarong/contract/checkout';
import { accept, refuse } from '@huarong/core/shared';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { addressOf, Checkout, quote } from '../../testing/quote.tsx';
import { Recipients } from './Recipients.tsx';

const NAMES = ['林知夏', '周南', '陈雨', '许安', '何晴'];
const addressList = NAMES.map((name, index) => addressOf(`a${index + 1}`, name));
type Answers = Parameters<typeof fakeServer>[0];
function renderRecipients(facts: Partial<Quote> = {}, answers: Answers = {}, isSignedIn = true) {
  const initialQuote = { ...quote, addressList, ...facts };
  const server = fakeServer({
    checkout: { getShopcartStepTwo: () => accept(initialQuote) },
    recipients: { updateInUse: () => accept({}), guestUpdateInUse: () => accept({}) },
    ...answers,
  });
  const page = renderPage(
    <Checkout initialQuote={initialQuote}>{(state) => <Recipients state={state} />}</Checkout>,
    { isSignedIn },
  );
  return { server, page };
}
const requote = { checkout: { getShopcartStepTwo: () => accept({ ...quote, addressList }) } };
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });

test('shows four addresses and the rest on request', async () => {
  const { page } = renderRecipients();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  await page.user.click(screen.getByRole('button', { name: '全部 5 个地址' }));
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: '全部 5 个地址' })).toBeNull();
});

test('choosing an address stores it and requests a quote for it', async () => {
  const { page, server } = renderRecipients();
  expect(choice('林知夏').checked).toBe(true);
  await page.user.click(choice('周南'));
  await waitFor(() => expect(choice('周南').checked).toBe(true));
  expect(server.inputsOf('recipients.updateInUse')).toEqual([{ addrId: 'a2' }]);
  expect(server.inputsOf('checkout.getShopcartStepTwo')).toEqual([{ addrId: 'a2' }]);
});

test('an address that the quote refuses is reverted with the reason', async () => {
  const { page } = renderRecipients(
    {},
    {
      recipients: { updateInUse: () => accept({}) },
      checkout: { getShopcartStepTwo: () => refuse({ code: 'address-not-found', message: '地址已失效' }) },
    },
  );
  await page.user.click(choice('周南'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('地址已失效'));
  expect(choice('林知夏').checked).toBe(true);
});

test('a guest chooses by the call of guests', async () => {
  const { page, server } = renderRecipients({}, {}, false);
  await page.user.click(choice('周南'));
  await waitFor(() => expect(server.inputsOf('recipients.guestUpdateInUse')).toEqual([{ addrId: 'a2' }]));
});

test('without addresses asks for one in a dialog', async () => {
  const { page } = renderRecipients(
    { addressList: [] },
    { recipients: { provinceList: () => accept({ regions: [] }) } },
  );
  await page.user.click(screen.getByRole('button', { name: '填写收货地址' }));
  expect(screen.getByRole('dialog', { name: '新增收货地址' })).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const press = (page: ReturnType<typeof renderPage>, name: string) =>
  page.user.click(screen.getByRole('button', { name }));

test('an address is edited with its full mobile, and the quote follows', async () => {
  const { page, server } = renderRecipients(
    {},
    {
      recipients: {
        detail: () => accept({ ...addressOf('a2', '周南'), mobile: '13800000002' }),
        edit: () => accept({ addrId: 'a2' }),
        provinceList: () => accept({ regions: [] }),
      },
      checkout: { getShopcartStepTwo: () => accept({ ...quote, addressList }) },
    },
  );
  await press(page, '编辑 周南 的地址');
  const name = await screen.findByLabelText<HTMLInputElement>('收货人');
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800000002');
  await page.user.clear(name);
  await page.user.type(name, '周南北');
  await press(page, '保存地址');
  await waitFor(() => expect(server.inputsOf('checkout.getShopcartStepTwo')).toHaveLength(1));
  expect(server.inputsOf('recipients.edit')).toMatchObject([
    { addrId: 'a2', name: '周南北', mobile: '13800000002' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the chosen address is removed after a question, and the server chooses another', async () => {
  const { page, server } = renderRecipients({}, { recipients: { remove: () => accept({}) }, ...requote });
  await press(page, '删除 林知夏 的地址');
  await press(page, '删除');
  await waitFor(() => expect(server.inputsOf('checkout.getShopcartStepTwo')).toHaveLength(1));
  expect(server.inputsOf('recipients.remove')).toEqual([{ addrId: 'a1' }]);
});

test('a guest makes an address the default by the call of guests', async () => {
  const answers = { recipients: { guestSetDefault: () => accept({}) }, ...requote };
  const { page, server } = renderRecipients({}, answers, false);
  await press(page, '把 周南 的地址设为默认');
  await waitFor(() => expect(server.inputsOf('recipients.guestSetDefault')).toEqual([{ addrId: 'a2' }]));
});
