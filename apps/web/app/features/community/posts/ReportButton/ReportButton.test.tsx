import { accept, refuse } from '@huarong/core/shared';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { ReportButton } from './ReportButton.tsx';

type CommunityAnswers = Parameters<typeof fakeServer>[0]['community'];
function renderReport({ isSignedIn = true } = {}, answers: CommunityAnswers = {}) {
  const server = fakeServer({ community: { report: () => accept({}), ...answers } });
  const page = renderPage(<ReportButton kind="comment" targetId="c1" />, {
    at: '/product/1.html?a=1',
    isSignedIn,
  });
  return { server, page };
}
const openButton = () => screen.getByRole('button', { name: '举报' });
/** The form is loaded when it is opened. */
const sendButton = () => screen.findByRole('button', { name: '提交' });

test('a visitor is sent to the login page and back', async () => {
  const { page } = renderReport({ isSignedIn: false });
  await page.user.click(openButton());
  expect(page.path()).toBe(`/login?historyLocation=${encodeURIComponent('/product/1.html?a=1')}`);
});

test('sends the reason and the note, closes and says thanks', async () => {
  const { page, server } = renderReport();
  await page.user.click(openButton());
  await page.user.click(await screen.findByRole('radio', { name: '内容不实' }));
  await page.user.type(screen.getByLabelText('补充说明（选填）'), '并非正品');
  await page.user.click(await sendButton());
  expect(server.inputsOf('community.report')).toEqual([
    { kind: 'comment', targetId: 'c1', reason: 'false', note: '并非正品' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.toast()).toBe('已收到，我们会尽快核实');
});

test('a refusal stays visible in the dialog, and is gone when it is opened again', async () => {
  const { page } = renderReport({}, { report: () => refuse({ code: 'unexpected', message: '请稍后再试' }) });
  await page.user.click(openButton());
  await page.user.click(await sendButton());
  expect(await screen.findByText('请稍后再试')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: '关闭' }));
  await page.user.click(openButton());
  expect(screen.queryByText('请稍后再试')).toBeNull();
});
