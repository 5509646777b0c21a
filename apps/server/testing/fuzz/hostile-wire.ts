import { hostileTexts } from './hostile-texts.ts';

/** Content types that are not JSON, or only nearly. */
export const contentTypes = [
  ...'text/plain text/html application/xml application/x-www-form-urlencoded multipart/form-data'.split(' '),
  ...'application/octet-stream application/jsonx application/ld+json application/ ; / APPLICATION/JSON'.split(
    ' ',
  ),
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json\t',
  'application/json\t; charset=utf-8',
  'application/json garbage',
  'application/json;;;',
  ' application/json',
  '',
];

const withKeys = (count: number) =>
  JSON.stringify({ queryBody: Object.fromEntries(Array.from({ length: count }, (_, key) => [key, 1])) });

/** Sent as JSON: not JSON, not wrapped, wrapped wrongly, too large, or hiding something. */
export const bodies: readonly (string | Buffer)[] = [
  ...'{ {"queryBody": {"queryBody":{} {"queryBody":{}}} {"queryBody":{},} NaN undefined //{}'.split(' '),
  ...'[] null 0 -0 1e309 true "text" {} [{"queryBody":{}}] {"querybody":{}} {"locationLabel":"a"}'.split(' '),
  ...'{"queryBody":null} {"queryBody":[]} {"queryBody":1} {"queryBody":"{}"} {"queryBody":1e309}'.split(' '),
  ...'{"__proto__":{"queryBody":{}}} {"queryBody":{"__proto__":{}}} {"queryBody":{},"queryBody":[]}'.split(
    ' ',
  ),
  '{"queryBody":{"constructor":{"prototype":{}}}}',
  "{'queryBody':{}}",
  '\ufeff{"queryBody":{}}',
  '',
  ' ',
  '['.repeat(60_000),
  `{"queryBody":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  // As many keys as 64 KiB hold, and then the most an attacker would try.
  withKeys(6_000),
  withKeys(1_000_000),
  'x'.repeat(10 * 1024 * 1024),
  Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  Buffer.from('{"queryBody":{}}', 'utf16le'),
  Buffer.alloc(1_000),
];

export const methods = 'GET POST PUT DELETE PATCH HEAD OPTIONS TRACE PROPFIND'.split(' ');

export const headerNames = [
  ...'uid token guesttoken idempotency-key cookie authorization if-none-match range host origin'.split(' '),
  ...'referer accept accept-language x-forwarded-for x-http-method-override x-request-id'.split(' '),
];
/** Node's parser lets through printable Latin-1 and nothing else. */
export const headerValues = [
  ...hostileTexts.filter((text) => /^[\x20-\x7e\xa0-\xff]{0,500}$/.test(text)),
  ...['1', 'Bearer x', 'a'.repeat(4_000), '\xe9\xff', '00000000-0000-0000-0000-000000000000'],
];

type Address = (path: string, query: string) => string;

/** Addresses that cannot be decoded, lead elsewhere, or say the same thing twice. */
export const addresses: readonly Address[] = [
  ...'% %zz %E0%A4%A %00 %C0%AE%C0%AE %2f..%2f.. /..;/ /%2e%2e/ ;a=b / /healthz'.split(' ').map(
    (tail): Address =>
      (path) =>
        path + tail,
  ),
  (path) => path.replace(/[^/]*$/, '%ff'),
  (path) => path.replaceAll('/', '//'),
  (path) => path.toUpperCase(),
  (path) => `${path}/${'a'.repeat(5_000)}`,
  (path) => path.replace(/[^/]*$/, 'b'.repeat(5_000)),
  (path) => `/v1/nowhere${path}`,
  (path) => path.slice(0, path.length / 2),
  (path, query) => `${path}?${query}&${query}`,
  (path, query) => `${path}?${query}&${'q=1&'.repeat(3_000)}`,
  (path, query) => `${path}?${query}&__proto__=1&constructor[prototype]=1&queryBody={}`,
  (path, query) => `${path}?${query}&%zz=%zz&=&==&&&?%00=%00`,
  (path, query) => `${path}?locationLabel=a&locationLabel=b&pageNo=1&pageNo=2&${query}`,
];
