import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { sessionOf } from './members.ts';

const CART = '/v3/shopcart/shopcart';

/** Calls of the current member, for journeys that begin with orders and are about something else. */
export async function callsOf(page: Page) {
  const headers = await sessionOf(page);
  return async <Results>(method: 'GET' | 'POST', path: string, queryBody?: object): Promise<Results> => {
    const answer = await page.request.fetch(path, {
      method,
      headers,
      ...(queryBody && { data: { queryBody } }),
    });
    const { status, errorMessage, results } = (await answer.json()) as {
      status: number;
      errorMessage: string;
      results: Results;
    };
    expect(status, `${path}: ${errorMessage}`).toBe(0);
    return results;
  };
}
type Calls = Awaited<ReturnType<typeof callsOf>>;

export const addAddress = (call: Calls) =>
  call<{ addrId: string }>('POST', '/v1/myaccount/addressManagement/add', {
    name: '林知夏',
    mobile: '13800000002',
    provinceCode: '310000',
    cityCode: '310100',
    districtCode: '310104',
    address: '花间路 100 号 2 栋 301',
    isDefault: true,
  });

/** Buys some units of a sku and pays with the sandbox Alipay; returns the order id. */
export async function buyByCall(
  call: Calls,
  { skuId, quantity = 1, addrId }: { skuId: string; quantity?: number; addrId: string },
): Promise<string> {
  await call('POST', `${CART}/addToCart`, { skuId, quantity });
  const { quoteHash } = await call<{ quoteHash: string }>('POST', `${CART}/getShopcartStepTwo`, { addrId });
  const { orderId } = await call<{ orderId: string }>('POST', `${CART}/commitOrderExtend`, {
    quoteHash,
    addrId,
    paymentCode: 'ALIPAY',
  });
  const { outTradeNo } = await call<{ outTradeNo: string }>(
    'GET',
    `/v1/order/pay/payInfo/${orderId}/PC/full?paymentCode=ALIPAY`,
  );
  await call('POST', '/demo/sandbox/pay', { outTradeNo, outcome: 'success' });
  return orderId;
}
