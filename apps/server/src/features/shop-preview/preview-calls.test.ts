import { expect, test } from 'vitest';
import { findPreviewCall } from './preview-calls.ts';

test.each([
  ['GET', '/v1/search-service/product/suggest?q=a'],
  ['GET', '/v1/product/promotion/100'],
  ['POST', '/v1/es/product/has-inventory'],
  ['POST', '/v1/marketing/MktHomePageController/categoryGroup'],
])('%s %s reads what everybody may see', (method, address) => {
  expect(findPreviewCall(method, address)).not.toBeNull();
});

test.each([
  ['POST', '/v3/shopcart/shopcart/addToCart'],
  ['POST', '/v1/usercenter/weblogin/guest'],
  ['POST', '/v1/analytics/events'],
  ['POST', '/v2/myaccount/coupon/receive'],
  ['GET', '/v1/no-such-call'],
  ['POST', '/v1/product/promotion/100'],
  ['GET', '/v1/product/promotion/%E0%A4%A'],
])('%s %s is not answered', (method, address) => {
  expect(findPreviewCall(method, address)).toBeNull();
});

test('parameters of the path are decoded', () => {
  expect(findPreviewCall('GET', '/v1/product/promotion/a%20b?x=1')?.params).toEqual({ skuId: 'a b' });
});
