import { searchContract } from '@huarong/contract/search';
import { expect, it } from 'vitest';
import { callAddress, inputNames } from './call-address.ts';

it.each([
  ['/v1/product/detail/1', '/v1/product/detail/1'],
  ['/v1/product/detail/1?a=random', '/v1/product/detail/1'],
  ['/v1/search?b=2&a=1&sort=x&keyword=y', '/v1/search?keyword=y&sort=x'],
  ['/v1/search?sort=x&keyword=y', '/v1/search?keyword=y&sort=x'],
])('%s is cached as %s', (url, key) =>
  expect(callAddress(url, (name) => ['keyword', 'sort'].includes(name))).toBe(key),
);

it('knows the fields of a call from its contract', () =>
  expect([...inputNames(searchContract.suggest)]).toContain('keyWord'));
