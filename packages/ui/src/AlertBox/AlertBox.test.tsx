import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AlertFooter } from './AlertFooter.tsx';
import { alertQueue, showAlert, showConfirm } from './alert-store.ts';

test('an alert stays until it is dismissed', async () => {
  const dismissed = showAlert('验证码已过期，请重新获取');
  expect(alertQueue.read()[0]?.message).toBe('验证码已过期，请重新获取');
  alertQueue.read()[0]?.answer(true);
  await dismissed;
  expect(alertQueue.read()).toEqual([]);
});

test('a second alert waits for the first', async () => {
  const first = showAlert('一');
  const second = showAlert('二');
  expect(alertQueue.read().map((request) => request.message)).toEqual(['一', '二']);
  alertQueue.read()[0]?.answer(true);
  await first;
  expect(alertQueue.read().map((request) => request.message)).toEqual(['二']);
  alertQueue.read()[0]?.answer(true);
  await second;
});

test('a confirmation resolves to whether the shopper confirmed', async () => {
  const cancelled = showConfirm('确定删除这个地址吗？');
  alertQueue.read()[0]?.answer(false);
  expect(await cancelled).toBe(false);
  const confirmed = showConfirm('确定删除这个地址吗？');
  alertQueue.read()[0]?.answer(true);
  expect(await confirmed).toBe(true);
});

test('an alert has one button and a confirmation has two', () => {
  const answer = () => {};
  expect(renderToStaticMarkup(<AlertFooter answer={answer} />).match(/<button/g)).toHaveLength(1);
  expect(renderToStaticMarkup(<AlertFooter answer={answer} cancelLabel="取消" />)).toMatch(/取消.*确定/);
});
