import { expect, it } from 'vitest';
import { defaultSettings } from '../settings/index.ts';
import { deliveryPromise, deliveryPromiseText, presaleDeliveryText } from './index.ts';

const DELIVERY = defaultSettings('delivery');
it.each([
  ['2026-11-15T15:59:59+08:00', '310104', '16:00 前付款，今天从上海仓发出，预计 11 月 16 日（周一）送达'],
  ['2026-11-15T16:00:00+08:00', '310104', '现在付款，明天从上海仓发出，预计 11 月 17 日（周二）送达'],
  ['2026-11-15T09:00:00+08:00', '440106', '16:00 前付款，今天从广州仓发出，预计 11 月 16 日（周一）送达'],
  ['2026-11-15T09:00:00+08:00', '540102', '16:00 前付款，今天从上海仓发出，预计 11 月 20 日（周五）送达'],
  ['2026-12-31T23:30:00+08:00', undefined, '现在付款，明天从上海仓发出，预计 1 月 3 日（周日）送达'],
])('at %s the delivery promise for %s follows the cut-off time and the route', (now, district, sentence) =>
  expect(deliveryPromiseText(deliveryPromise(new Date(now), DELIVERY, district))).toBe(sentence),
);

it('follows another cut-off time and other routes', () => {
  const routes = [{ provinces: ['65'], warehouse: '乌鲁木齐仓', days: 1 }];
  const promise = (now: string, district: string) =>
    deliveryPromiseText(
      deliveryPromise(new Date(now), { ...DELIVERY, cutOffHour: 9, days: 3, routes }, district),
    );
  expect(promise('2026-11-15T08:59:00+08:00', '650102')).toBe(
    '09:00 前付款，今天从乌鲁木齐仓发出，预计 11 月 16 日（周一）送达',
  );
  expect(promise('2026-11-15T09:00:00+08:00', '310104')).toBe(
    '现在付款，明天从上海仓发出，预计 11 月 19 日（周四）送达',
  );
});

it('a presale names the days of the balance and the day it ships, in Shanghai time', () =>
  expect(
    presaleDeliveryText({
      balanceFrom: new Date('2026-11-20T16:00:00Z'),
      balanceUntil: new Date('2026-11-23T14:00:00Z'),
      shipsBy: new Date('2026-12-01T00:00:00+08:00'),
    }),
  ).toBe('11 月 21 日至 11 月 23 日付尾款，12 月 1 日前发货'));
