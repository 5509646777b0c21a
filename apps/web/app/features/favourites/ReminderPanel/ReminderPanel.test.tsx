import type { Reminder } from '@huarong/contract/reminders';
import { accept, refuse } from '@huarong/core/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { readFavouritesQuery } from '../favourites-query.ts';
import { ReminderPanel } from './ReminderPanel.tsx';

const reminder = (state: Reminder['state'], facts: Partial<Reminder> = {}): Reminder => ({
  reminderId: `r-${state}`,
  skuId: 's1',
  productId: 'p1',
  productName: `唇膏 ${state}`,
  brandNameEN: 'SOLÈNE ARDEY',
  brandNameCN: '索兰娜',
  skuName: '朱砂',
  skuImagePath: '/pictures/drawn/ab12/20010101-front-400.webp',
  offerPrice: '320.00',
  state,
  contactText: '短信 138****0002',
  createdAt: '2026-11-01T10:00:00+08:00',
  ...facts,
});
const renderPanel = (list: Reminder[], totalPages = 1) =>
  renderPage(
    <ReminderPanel
      title="到货提醒"
      query={readFavouritesQuery(new URLSearchParams('tab=reminder'))}
      reminders={{ list, currentPage: 1, totalPages, total: list.length }}
    />,
    { isSignedIn: true },
  );
const rowOf = (state: string) => within(screen.getByText(`唇膏 ${state}`).closest('li')!);
const actionsOf = (state: string) =>
  [...rowOf(state).queryAllByRole('link').slice(1), ...rowOf(state).getAllByRole('button')].map(
    ({ textContent }) => textContent,
  );

test('says how reminders work while there are none', () => {
  renderPanel([]);
  expect(screen.getByText('没有等待到货的商品')).toBeTruthy();
});

test('each state has its text and its actions', () => {
  renderPanel([
    reminder('arrived', { sentAt: '2026-11-09T10:00:00+08:00' }),
    reminder('waiting'),
    reminder('missed'),
    reminder('gone'),
  ]);
  expect(rowOf('arrived').getByText('已到货')).toBeTruthy();
  expect(rowOf('arrived').getByText('11-09 已通知 · 短信 138****0002')).toBeTruthy();
  expect(actionsOf('arrived')).toEqual(['去购买', '删除']);
  expect(rowOf('waiting').getByText('11-01 登记 · 短信 138****0002')).toBeTruthy();
  expect(actionsOf('waiting')).toEqual(['取消提醒']);
  expect(actionsOf('missed')).toEqual(['再次提醒', '删除']);
  expect(rowOf('gone').queryByRole('link')).toBeNull();
});

test('removing a reminder says what happened and reloads', async () => {
  const server = fakeServer({ reminders: { remove: () => accept({}) } });
  const page = renderPanel([reminder('waiting')]);
  await page.user.click(screen.getByRole('button', { name: '取消提醒' }));
  expect(server.inputsOf('reminders.remove')).toEqual([{ reminderId: ['r-waiting'] }]);
  await waitFor(() => expect(page.toast()).toBe('已取消提醒'));
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a sku that sold out again can be waited for again', async () => {
  const server = fakeServer({
    reminders: { saveArrivalReminderUserData: () => accept({ reminderId: 'r2' }) },
  });
  const page = renderPanel([reminder('missed')]);
  await page.user.click(screen.getByRole('button', { name: '再次提醒' }));
  expect(server.inputsOf('reminders.saveArrivalReminderUserData')).toEqual([{ skuId: 's1' }]);
  await waitFor(() => expect(page.toast()).toBe('到货后会通知你'));
});

test('a refused removal neither reloads nor claims success', async () => {
  fakeServer({ reminders: { remove: () => refuse({ code: 'unexpected', message: '请稍后再试' }) } });
  const page = renderPanel([reminder('gone')]);
  await page.user.click(screen.getByRole('button', { name: '删除' }));
  await new Promise((done) => setTimeout(done, 20));
  expect(page.toast()).toBe('');
  expect(page.reload).not.toHaveBeenCalled();
});
