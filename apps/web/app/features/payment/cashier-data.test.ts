import { accept } from '@huarong/core/shared';
import { expect, test } from 'vitest';
import type { Api } from '../../platform/api/index.ts';
import { loadCashier, type PaymentCode } from './cashier-data.ts';

const METHODS = (['ALIPAY', 'WECHAT', 'SILKPAY'] as const).map((paymentCode) => ({
  paymentCode,
  name: paymentCode,
  available: paymentCode !== 'SILKPAY',
}));
const chosenMethod = async (paymentCode: PaymentCode | undefined, query = '') => {
  const orders = {
    afterOrder: async () => accept({ orderId: '1', paymentMethods: METHODS, paymentCode }),
    detail: async () => accept({ subOrders: [] }),
  };
  const url = new URL(`https://shop.test/payment/1${query}`);
  return (await loadCashier({ orders } as unknown as Api, { params: { orderId: '1' }, url })).requestedMethod;
};

test.each<[string, PaymentCode | undefined, string, PaymentCode | null]>([
  ['preselects the method chosen at checkout', 'WECHAT', '', 'WECHAT'],
  ['prefers the method in the address', 'WECHAT', '?by=ALIPAY', 'ALIPAY'],
  ['preselects nothing that is unavailable', 'SILKPAY', '', null],
  ['preselects nothing without a choice', undefined, '', null],
])('the cashier %s', async (_title, chosen, query, expected) =>
  expect(await chosenMethod(chosen, query)).toBe(expected),
);
