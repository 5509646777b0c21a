import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it.each([
  ['/', '/'],
  ['/?utm_source=weibo&utm_medium=cpc', '/'],
  ['/search/?k=abc&utm_term=x', '/search/?k=abc'],
  ['/category/60001/?sort=new&brand=2', '/category/60001/?brand=2&sort=new'],
  ['/category/60001/?brand=2&sort=new', '/category/60001/?brand=2&sort=new'],
  ['/search/?k=a%2Bb', '/search/?k=a%2Bb'],
])('%s is cached as %s', (url, key) => expect(pageAddress(url)).toBe(key));
