import { expect, it } from 'vitest';
import { deliveryPromise, deliveryPromiseText, presaleDeliveryText } from './index.ts';

it.each([
  ['2026-11-15T15:59:59+08:00', '310104', '16:00 前付款，今天从上海仓发出，预计 11 月 16 日（周一）送达'],
  ['2026-11-15T16:00:00+08:00', '310104', '现在付款，明天从上海仓发出，预计 11 月 17 日（周二）送达'],
  ['2026-11-15T09:00:00+08:00', '440106', '16:00 前付款，今天从广州仓发出，预计 11 月 16 日（周一）送达'],
  ['2026-11-15T09:00:00+08:00', '540102', '16:00 前付款，今天从上海仓发出，预计 11 月 20 日（周五）送达'],
  ['2026-12-31T23:30:00+08:00', undefined, '现在付款，明天从上海仓发出，预计 1 月 3 日（周日）送达'],
])('at %s the delivery promise for %s follows the cut-off time and the route', (now, district, sentence) =>
  expect(deliveryPromiseText(deliveryPromise(new Date(now), district))).toBe(sentence),
);

it('a presale names the days of the balance and the day it ships, in Shanghai time', () =>
  expect(
    presaleDeliveryText({
      balanceFrom: new Date('2026-11-20T16:00:00Z'),
      balanceUntil: new Date('2026-11-23T14:00:00Z'),
      shipsBy: new Date('2026-12-01T00:00:00+08:00'),
    }),
  ).toBe('11 月 21 日至 11 月 23 日付尾款，12 月 1 日前发货'));
