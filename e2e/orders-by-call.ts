import { ReturnKind } from '@huarong/core/returns';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { sessionOf, signUp } from './members.ts';
import { findProduct } from './products.ts';

const CART = '/v3/shopcart/shopcart';
/** A reason that needs no photograph and leaves the postage to the shop. */
const NOT_AS_DESCRIBED = 2;

/** Calls of the current member, for journeys that begin with orders and are about something else. */
export async function callsOf(page: Page) {
  const headers = await sessionOf(page);
  return async <Results>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    queryBody?: object,
  ): Promise<Results> => {
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

export const addAddress = (call: Calls, other: { name?: string; address?: string } = {}) =>
  call<{ addrId: string }>('POST', '/v1/myaccount/addressManagement/add', {
    name: '林知夏',
    mobile: '13800000002',
    provinceCode: '310000',
    cityCode: '310100',
    districtCode: '310104',
    address: '花间路 100 号 2 栋 301',
    isDefault: true,
    ...other,
  });

/** Buys some units of a sku and pays with the sandbox Alipay; returns the order id. */
export async function buyByCall(
  call: Calls,
  { skuId, quantity = 1, addrId, note }: { skuId: string; quantity?: number; addrId: string; note?: string },
): Promise<string> {
  await call('POST', `${CART}/addToCart`, { skuId, quantity });
  if (note !== undefined) await call('PUT', `${CART}/addOrderNote`, { note });
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

/** Signs up and buys; returns the order ids and further calls of the member. */
export async function buyOrders(page: Page, baseURL: string, count: number, quantity = 1) {
  const mobile = await signUp(page, baseURL);
  const call = await callsOf(page);
  const { addrId } = await addAddress(call);
  const { skuId } = await findProduct(page.request, '面膜');
  const orderIds: string[] = [];
  while (orderIds.length < count) orderIds.push(await buyByCall(call, { skuId, quantity, addrId }));
  return { orderIds, call, mobile };
}

/** Applies for the return of one unit of a delivered order; several units may be returned one by one. */
export async function applyForReturn(
  call: Calls,
  orderId: string,
  { description = '', reason = NOT_AS_DESCRIBED }: { description?: string; reason?: number } = {},
): Promise<string> {
  const { list } = await call<{ list: { subOrderId: string; returnSkuId: string }[] }>(
    'GET',
    '/v1/order/es/return/returnable/1/50',
  );
  const line = list.find(({ subOrderId }) => subOrderId === `${orderId}-1`);
  const { returnId } = await call<{ returnId: string }>('POST', '/v1/order/return/onlineReturnApplication', {
    subOrderId: `${orderId}-1`,
    kind: ReturnKind.ReturnAndRefund,
    reason,
    items: [{ returnSkuId: line?.returnSkuId, quantity: 1 }],
    description,
  });
  return returnId;
}
