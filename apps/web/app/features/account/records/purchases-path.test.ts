import { expect, test } from 'vitest';
import { purchasesPath } from './purchases-path.ts';

test.each([
  [{}, '/myAccount/purchaseRecord'],
  [{ page: 2 }, '/myAccount/purchaseRecord?page=2'],
  [{ page: 1, keyword: '面霜' }, '/myAccount/purchaseRecord?word=%E9%9D%A2%E9%9C%9C'],
])('the purchase record path of %j', (query, path) => expect(purchasesPath(query)).toBe(path));
