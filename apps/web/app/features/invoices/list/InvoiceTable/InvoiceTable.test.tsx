import type { Invoice } from '@huarong/contract/invoices';
import { InvoiceStatus } from '@huarong/core/invoices';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InvoiceTable } from './InvoiceTable.tsx';
import type { TableRow } from './table-row.ts';

const invoice: Invoice = {
  invoiceId: 'i1',
  orderId: '1001',
  subOrderId: '100101',
  goodsText: '朱砂唇膏',
  invoiceType: 82,
  title: '林知夏',
  amount: '320.00',
  status: InvoiceStatus.Issued,
  statusText: '已开具',
  requestedAt: '2026-11-01T10:00:00+08:00',
  issuedAt: '2026-11-02T10:00:00+08:00',
  typeText: '电子普通发票',
  titleKind: 'individual',
  canRetry: false,
  canChange: false,
};
function renderRow(row: TableRow) {
  const handlers = { onShow: vi.fn(), onDownload: vi.fn(), onChange: vi.fn() };
  render(<InvoiceTable rows={[row]} {...handlers} />);
  const [, tableRow] = screen.getAllByRole('row');
  return { ...handlers, row: tableRow!, user: userEvent.setup() };
}
const actionsIn = (row: HTMLElement) =>
  [...within(row).queryAllByRole('button'), ...within(row).queryAllByRole('link').slice(1)].map(
    ({ textContent }) => textContent,
  );

test('an order without an invoice shows until when one can be requested', () => {
  const { row } = renderRow({
    invoiceable: {
      orderId: '1001',
      subOrderId: '100101',
      goodsText: '朱砂唇膏',
      amount: '320.00',
      until: '2026-12-31T00:00:00+08:00',
    },
  });
  expect(row.textContent).toContain('未申请');
  expect(row.textContent).toContain('可申请至');
  expect(within(row).getByRole('link', { name: '申请发票，订单 1001' }).getAttribute('href')).toContain(
    '1001',
  );
  expect(actionsIn(row)).toEqual(['申请发票']);
});

test('an invoice without a number can be shown but not downloaded', async () => {
  const { row, onShow, user } = renderRow({ invoice });
  expect(actionsIn(row)).toEqual(['查看']);
  expect(row.textContent).toContain('个人：林知夏');
  await user.click(screen.getByRole('button', { name: '查看' }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith('i1');
});

test('an issued invoice can be downloaded and changed where the server allows it', async () => {
  const issued = { ...invoice, invoiceNumber: '2630', canChange: true };
  const { row, onDownload, onChange, user } = renderRow({ invoice: issued });
  expect(actionsIn(row)).toEqual(['查看', '下载 PDF', '换开']);
  await user.click(screen.getByRole('button', { name: '下载 PDF' }));
  await user.click(screen.getByRole('button', { name: '换开' }));
  expect(onDownload).toHaveBeenCalledExactlyOnceWith('i1');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(issued);
});

test('a failed invoice shows the reason instead of the time and can be requested again', () => {
  const { row } = renderRow({
    invoice: {
      ...invoice,
      status: InvoiceStatus.Failed,
      statusText: '开具失败',
      failReason: '税号有误',
      canRetry: true,
    },
  });
  expect(row.textContent).toContain('税号有误');
  expect(row.textContent).not.toContain('11-02');
  expect(actionsIn(row)).toEqual(['查看', '改抬头后重开']);
});

test('a reversed invoice shows the red invoice once it has a number', async () => {
  const reversal = { invoiceId: 'i2', amount: '-320.00', invoiceNumber: '2631', reason: '退货' };
  const { row, onShow, user } = renderRow({ invoice: { ...invoice, reversal } });
  expect(row.textContent).toContain('红冲 −¥320.00');
  expect(row.textContent).toContain('退货');
  await user.click(screen.getByRole('button', { name: '查看红票' }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith('i2');
});

test('a red invoice without a number cannot be shown yet', () => {
  const reversal = { invoiceId: 'i2', amount: '-320.00', reason: '退货' };
  expect(actionsIn(renderRow({ invoice: { ...invoice, reversal } }).row)).toEqual(['查看']);
});
