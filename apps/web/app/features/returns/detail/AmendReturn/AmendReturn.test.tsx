import type { ReturnDetail } from '@huarong/contract/returns';
import { accept } from '@huarong/core/shared';
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { AmendReturn } from './AmendReturn.tsx';

const DETAIL = {
  returnId: 'r1',
  description: '瓶口破损',
  imageIds: [],
  imageUrls: [],
} as unknown as ReturnDetail;
const renderForm = (memberId = 'u-1') => {
  cleanup();
  return renderPage(<AmendReturn detail={DETAIL} onDone={() => {}} />, { isSignedIn: true, memberId });
};
const text = () => screen.getByLabelText<HTMLTextAreaElement>('说明');

test('a changed description stays with its author until it is saved', async () => {
  const server = fakeServer({ returns: { amend: () => accept({}) } });
  await renderForm().user.type(text(), '，漏了一半');
  renderForm('u-2');
  expect(text().value).toBe('瓶口破损');
  const second = renderForm();
  expect(text().value).toBe('瓶口破损，漏了一半');
  await second.user.click(screen.getByRole('button', { name: '保存修改' }));
  await vi.waitFor(() => expect(server.inputsOf('returns.amend')).toHaveLength(1));
  await vi.waitFor(() => expect(window.sessionStorage).toHaveLength(0));
});

test('cancelling gives the change up', async () => {
  const page = renderForm();
  await page.user.type(text(), '，漏了一半');
  await page.user.click(screen.getByRole('button', { name: '取消' }));
  renderForm();
  expect(text().value).toBe('瓶口破损');
});
