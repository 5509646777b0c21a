import type { PrivacyRecord } from '@huarong/contract/account';
import { accept } from '@huarong/core/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { DataExport } from './DataExport.tsx';

type Copy = PrivacyRecord['export'];
const recordOf = (copy: Copy) => ({ export: copy }) as PrivacyRecord;
const READY: Copy = {
  status: 'ready',
  downloadUrl: '/download/1',
  until: '2026-11-20T10:00:00+08:00',
  sizeBytes: 2.5 * 1024 * 1024,
};
function renderExport(copy: Copy) {
  const handlers = { onSaved: vi.fn(), onRefresh: vi.fn() };
  const page = renderPage(<DataExport record={recordOf(copy)} {...handlers} />, { isSignedIn: true });
  return { page, ...handlers };
}
const requestButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '申请导出' });

test('an export is requested after the mobile is verified', async () => {
  const preparing = recordOf({ status: 'preparing', requestedAt: '2026-11-16T10:00:00+08:00' });
  const server = fakeServer({
    identity: { smsCode: () => accept({ rToken: 'r1', resendSeconds: 60 }) },
    account: { savePrivacyRecord: () => accept(preparing) },
  });
  const { page, onSaved } = renderExport({ status: 'none' });
  await page.user.click(requestButton());
  const dialog = within(screen.getByRole('dialog', { name: '导出我的数据' }));
  expect(dialog.queryByLabelText('手机号'), 'the code goes to the bound mobile').toBeNull();
  await page.user.click(dialog.getByRole('button', { name: '获取验证码' }));
  await page.user.type(dialog.getByLabelText('短信验证码'), '408127');
  await page.user.click(dialog.getByRole('button', { name: '开始整理' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(preparing));
  expect(server.inputsOf('account.savePrivacyRecord')).toEqual([
    { request: 'export', smsCode: '408127', rToken: 'r1' },
  ]);
  expect(server.inputsOf('identity.smsCode')).toEqual([{ purpose: 'account' }]);
  expect(page.toast()).toBe('已开始整理，可以先离开这个页面');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('cannot be requested again too soon and says when it can', () => {
  renderExport({ status: 'none', nextAt: '2026-11-17T10:00:00+08:00' });
  expect(requestButton().disabled).toBe(true);
  expect(screen.getByText(/后可再次申请/)).toBeTruthy();
});

test('while it is prepared the page can look again', async () => {
  const { page, onRefresh } = renderExport({ status: 'preparing', requestedAt: '2026-11-16T10:00:00+08:00' });
  await page.user.click(screen.getByRole('button', { name: '看看好了没有' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});

test.each([
  [300, '1 KB'],
  [200 * 1024, '200 KB'],
  [2.5 * 1024 * 1024, '2.5 MB'],
])('a copy of %i bytes is shown as %s', (sizeBytes, text) => {
  renderExport({ ...READY, sizeBytes });
  expect(screen.getByText(`${text}，2026-11-20 前可下载`)).toBeTruthy();
});

test('downloads the copy with the headers of the member', async () => {
  const fetch = vi.fn(
    async () =>
      new Response('zip', { headers: { 'content-disposition': 'attachment; filename="mine.zip"' } }),
  );
  vi.stubGlobal('fetch', fetch);
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  try {
    const { page } = renderExport(READY);
    await page.user.click(screen.getByRole('button', { name: '下载' }));
    await waitFor(() => expect(names).toEqual(['mine.zip']));
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/download/1', {
      headers: { UID: 'u-1', Token: 'token', channel: 'PC', deviceFingerprint: expect.any(String) },
    });
  } finally {
    click.mockRestore();
    vi.unstubAllGlobals();
  }
});

test('a failed download is named', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 410 }));
  try {
    const { page } = renderExport(READY);
    await page.user.click(screen.getByRole('button', { name: '下载' }));
    await waitFor(() => expect(page.toast()).toBe('没有下载成功，请刷新页面后重试'));
  } finally {
    vi.unstubAllGlobals();
  }
});
