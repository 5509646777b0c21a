import type { InvoiceTitle } from '@huarong/contract/invoices';
import { accept, refuse } from '@huarong/core/shared';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { InvoiceTitles } from './InvoiceTitles.tsx';

const TAX_NUMBER = '91350100M000100Y43';
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
  taxNumber: TAX_NUMBER,
  verified: true,
  isDefault: false,
};
const renderTitles = (titles: InvoiceTitle[] = [person, company], limit = 10) =>
  renderPage(<InvoiceTitles titles={titles} limit={limit} />, { isSignedIn: true });
const rowOf = (title: string) => within(screen.getByText(title).closest('li')!);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存' });

test('shows kind, tax number, default and verification of each title', () => {
  renderTitles();
  expect(rowOf('林知夏').getByText('个人')).toBeTruthy();
  expect(rowOf('林知夏').getByText('默认')).toBeTruthy();
  expect(rowOf('花间设计').getByText('企业')).toBeTruthy();
  expect(rowOf('花间设计').getByText(new RegExp(`${TAX_NUMBER}.*已认证，可开专用发票`))).toBeTruthy();
  expect(screen.getByText('已存 2 个，最多 10 个')).toBeTruthy();
});

test('offers to make a title the default only when it is not', async () => {
  const server = fakeServer({ invoices: { editTitle: () => accept({ ...company, isDefault: true }) } });
  const page = renderTitles();
  expect(screen.queryByRole('button', { name: '把 林知夏 设为默认' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: '把 花间设计 设为默认' }));
  expect(server.inputsOf('invoices.editTitle')).toEqual([
    { titleId: 't2', kind: 'enterprise', title: '花间设计', taxNumber: TAX_NUMBER, isDefault: true },
  ]);
  expect(page.toast()).toBe('已设为默认抬头');
  expect(page.reload).toHaveBeenCalled();
});

test('asks before it deletes a title, and deletes nothing when cancelled', async () => {
  const server = fakeServer({ invoices: { removeTitle: () => accept({}) } });
  const page = renderTitles();
  await page.user.click(screen.getByRole('button', { name: '删除 林知夏' }));
  const question = screen.getByRole('dialog', { name: '提示' });
  expect(within(question).getByText('删除抬头「林知夏」吗？已开的发票不受影响。')).toBeTruthy();
  await page.user.click(within(question).getByRole('button', { name: '取消' }));
  expect(server.calls).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: '删除 林知夏' }));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
  expect(server.inputsOf('invoices.removeTitle')).toEqual([{ titleId: 't1' }]);
  expect(page.toast()).toBe('已删除');
});

test('editing fills the form, and cancelling returns to an empty one', async () => {
  const page = renderTitles();
  await page.user.click(screen.getByRole('button', { name: '编辑 花间设计' }));
  const panel = within(screen.getByRole('region', { name: '编辑抬头' }));
  expect(panel.getByLabelText<HTMLInputElement>('企业名称').value).toBe('花间设计');
  await page.user.click(panel.getByRole('button', { name: '取消' }));
  expect(
    within(screen.getByRole('region', { name: '新增抬头' })).getByLabelText<HTMLInputElement>('姓名').value,
  ).toBe('');
});

test('a company needs a valid tax number, checked while typing', async () => {
  const page = renderTitles([]);
  expect(screen.getByText('还没有抬头')).toBeTruthy();
  await page.user.click(screen.getByRole('radio', { name: '企业' }));
  await page.user.type(screen.getByLabelText('企业名称'), '花间设计');
  const number = screen.getByLabelText('统一社会信用代码');
  await page.user.type(number, '91350100M000100Y42');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(saveButton().disabled).toBe(true);
  await page.user.clear(number);
  await page.user.type(number, TAX_NUMBER);
  expect(number.getAttribute('aria-invalid')).not.toBe('true');
  expect(saveButton().disabled).toBe(false);
});

test('shows why a title was refused, and empties the form once it is saved', async () => {
  let isRefused = true;
  fakeServer({
    invoices: {
      addTitle: () =>
        isRefused ? refuse({ code: 'title-limit', limit: 20, message: '这个抬头已经存过' }) : accept(person),
    },
  });
  const page = renderTitles([]);
  await page.user.type(screen.getByLabelText('姓名'), '林知夏');
  await page.user.click(saveButton());
  expect(await screen.findByText('这个抬头已经存过')).toBeTruthy();
  isRefused = false;
  await page.user.click(saveButton());
  expect(screen.queryByText('这个抬头已经存过')).toBeNull();
  expect(page.toast()).toBe('抬头已保存');
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('');
});

test('at the limit titles can be edited but not added', async () => {
  const page = renderTitles([person], 1);
  expect(screen.getByText('已存满 1 个抬头，请先删除不用的。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: '编辑 林知夏' }));
  expect(saveButton().disabled).toBe(false);
});

test('a new title that is not saved stays with its author', async () => {
  fakeServer({ invoices: { addTitle: () => accept(person) } });
  const reopen = (memberId: string) => {
    cleanup();
    return renderPage(<InvoiceTitles titles={[]} limit={10} />, { isSignedIn: true, memberId });
  };
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  await reopen('u-1').user.type(field(), '林知夏');
  reopen('u-2');
  expect(field().value).toBe('');
  const page = reopen('u-1');
  expect(field().value).toBe('林知夏');
  await page.user.click(saveButton());
  reopen('u-1');
  expect(field().value).toBe('');
});
