import type { InvoiceTitle } from '@huarong/contract/invoices';
import { accept, refuse } from '@huarong/core/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import type { InvoiceableOrder } from '../../invoices-data.ts';
import { INVOICE_LIST } from '../../list/invoices-query.ts';
import { IssueInvoiceForm } from './IssueInvoiceForm.tsx';

const orderOf = (orderId: string, amount: string, storedAmount = '0.00'): InvoiceableOrder => ({
  orderId,
  subOrderId: `${orderId}01`,
  goodsText: '朱砂唇膏',
  amount,
  storedAmount,
  note: '可申请至 2026-12-31',
});
const person: InvoiceTitle = {
  titleId: 't1',
  kind: 'individual',
  title: '林知夏',
  verified: false,
  isDefault: true,
};
const company: InvoiceTitle = {
  titleId: 't2',
  kind: 'enterprise',
  title: '花间设计',
  verified: true,
  isDefault: false,
};
type InvoiceAnswers = Parameters<typeof fakeServer>[0]['invoices'];
function renderForm(
  props: Partial<Parameters<typeof IssueInvoiceForm>[0]> = {},
  answers: InvoiceAnswers = {},
) {
  const server = fakeServer({ invoices: { issue: () => accept({}), ...answers } });
  const page = renderPage(
    <IssueInvoiceForm
      invoiceable={[orderOf('1001', '320.00'), orderOf('1002', '100.00', '50.00')]}
      requestedOrderIds={['1001']}
      titles={[person, company]}
      {...props}
    />,
    { at: '/myAccount/issueInvoice', isSignedIn: true },
  );
  return { server, page };
}
const order = (orderId: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(orderId) });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^提交申请/ });
const request = () => screen.getByRole('region', { name: '开票信息' });

test('starts with the order of the link and the default title', () => {
  renderForm();
  expect(order('1001').checked).toBe(true);
  expect(order('1002').checked).toBe(false);
  expect(screen.getByLabelText<HTMLSelectElement>('抬头').value).toBe('t1');
  expect(submit().textContent).toBe('提交申请');
});

test('adds up the chosen orders without what stored cards paid', async () => {
  const { page } = renderForm();
  expect(request().textContent).not.toContain('储值卡支付');
  await page.user.click(order('1002'));
  expect(request().textContent).toContain('订单实付¥470.00');
  expect(request().textContent).toContain('−¥50.00');
  expect(request().textContent).toContain('开票金额¥420.00');
  expect(submit().textContent).toBe('提交申请（2 张）');
});

test('needs an order and a title', async () => {
  const { page } = renderForm();
  await page.user.click(order('1001'));
  expect(submit().disabled).toBe(true);
});

test('without a title cannot be submitted', () => {
  renderForm({ titles: [] });
  expect(submit().disabled).toBe(true);
  expect(screen.getByText('请先新增抬头')).toBeTruthy();
});

test('a special invoice needs a verified company, and another title takes it back', async () => {
  const { page, server } = renderForm();
  const special = screen.getByRole<HTMLInputElement>('radio', { name: '电子专用发票' });
  expect(special.disabled).toBe(true);
  await page.user.selectOptions(screen.getByLabelText('抬头'), 't2');
  await page.user.click(special);
  expect(special.checked).toBe(true);
  await page.user.selectOptions(screen.getByLabelText('抬头'), 't1');
  expect(special.checked).toBe(false);
  await page.user.type(screen.getByLabelText(/接收邮箱/), 'zhixia@example.com');
  await page.user.click(submit());
  expect(server.inputsOf('invoices.issue')).toEqual([
    { orderId: '1001', subOrderId: '100101', invoiceType: 82, titleId: 't1', email: 'zhixia@example.com' },
  ]);
});

test('says how many were requested and opens the list', async () => {
  const { page, server } = renderForm({ requestedOrderIds: ['1001', '1002'] });
  await page.user.click(submit());
  await waitFor(() => expect(page.path()).toBe(INVOICE_LIST));
  expect(page.toast()).toBe('已申请 2 张发票，开具后会更新状态');
  expect(server.inputsOf('invoices.issue')).toHaveLength(2);
});

test('a refusal of one order is named and does not stop the others', async () => {
  const { page, server } = renderForm(
    { requestedOrderIds: ['1001', '1002'] },
    {
      issue: ({ orderId }) =>
        orderId === '1001' ? refuse({ code: 'invoice-exists', message: '这张订单已开票' }) : accept({}),
    },
  );
  await page.user.click(submit());
  const refusal = (await screen.findByText('这张订单已开票')).closest('[role]') as HTMLElement;
  expect(within(refusal).getByText('订单 1001')).toBeTruthy();
  expect(server.inputsOf('invoices.issue')).toHaveLength(2);
  expect(page.path()).toBe('/myAccount/issueInvoice');
  expect(page.reload).toHaveBeenCalled();
});
