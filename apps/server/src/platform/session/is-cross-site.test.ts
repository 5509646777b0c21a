import { expect, test } from 'vitest';
import { isCrossSite, isFromOwnPage } from './is-cross-site.ts';

const shop = 'https://www.shop.example';
const host = 'www.shop.example';

test.each<[string, boolean, Record<string, string>]>([
  ['our own page', false, { 'sec-fetch-site': 'same-origin', origin: shop, host }],
  ['an address typed by hand', false, { 'sec-fetch-site': 'none', host }],
  ['a program that is no browser', false, { host }],
  ['an older browser on our own page', false, { origin: shop, host }],
  ['our own page behind a proxy that renames the host', false, { origin: shop, host: '10.0.0.7:8080' }],
  ['our own page, found by another name', false, { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }],
  ['another site', true, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', host }],
  ['a neighbour under the same name', true, { 'sec-fetch-site': 'same-site', origin: shop, host }],
  ['an older browser on another site', true, { origin: 'https://evil.example', host }],
  ['a page that hides where it is', true, { origin: 'null', host }],
  ['a site that looks like ours', true, { origin: 'https://www.shop.example.evil.example', host }],
])('a call by %s is cross-site: %s', (_who, isForeign, headers) =>
  expect(isCrossSite(headers, { publicUrl: shop, webOrigins: [] })).toBe(isForeign),
);

test.each<[string, boolean, Record<string, string>]>([
  [
    'the configured web host',
    false,
    { 'sec-fetch-site': 'same-site', origin: shop, host: 'api.shop.example' },
  ],
  [
    'its neighbour',
    true,
    { 'sec-fetch-site': 'same-site', origin: 'https://m.shop.example', host: 'api.shop.example' },
  ],
  ['a form without an origin', true, { 'sec-fetch-site': 'same-site', host: 'api.shop.example' }],
])('at a separate API host a call by %s is cross-site: %s', (_who, isForeign, headers) =>
  expect(isCrossSite(headers, { publicUrl: 'https://api.shop.example', webOrigins: [shop] })).toBe(isForeign),
);

test.each<[string, boolean, Record<string, string>]>([
  ['our own page', true, { 'sec-fetch-site': 'same-origin', host }],
  ['an older browser on our own page', true, { origin: shop, host }],
  ['a program that is no browser', false, { host }],
  ['an address typed by hand', false, { 'sec-fetch-site': 'none', host }],
  ['another site', false, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', host }],
  ['a page that hides where it is', false, { origin: 'null', host }],
])('a call by %s is from a page of the shop: %s', (_who, isOwn, headers) =>
  expect(isFromOwnPage(headers, { publicUrl: shop, webOrigins: [] })).toBe(isOwn),
);
