import { hostileTexts } from './hostile-texts.ts';

/** A hostile value, as JSON and percent-encoded for an address. */
export interface HostileValue {
  json: string;
  encoded: string;
}

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Written by hand, because JSON.stringify would change them. */
const hostileJson = [
  ...'1e309 -1e309 -0 0.1 1e-400 9007199254740993 2147483648 -2147483649 1e21 -1 0 1.5'.split(' '),
  ...'null true false [] {} [null] [[]] ["a","b"] {"$gt":""} {"then":1} {"a":1,"a":2}'.split(' '),
  ...'{"toString":1} {"length":1e9} "\\ud800" "\\u0000" {"\\u0000":1} {"\\ud800":1}'.split(' '),
  '123456789012345678901234567890',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  nested('[', ']', 33),
  nested('[', ']', 10_000),
  // As deep as 64 KiB allow.
  nested('[', ']', 32_000),
  nested('{"a":', '}', 8_000).replace('}', '1}'),
  `[${'1,'.repeat(20_000)}1]`,
];

/** Bytes that are no UTF-8, and encodings of what should not be there. */
const hostileEncoded = '%00 %FF %C0%AE %ED%A0%80 %F4%90%80%80 %0d%0a %2e%2e%2f %252e + %E2%80%AE %zz %'.split(
  ' ',
);

/** Node takes at most 16 kB of request line and headers; one sign may take nine of them. */
const encoded = (text: string) => encodeURIComponent(text.slice(0, 1_000).toWellFormed());

export const hostileValues: readonly HostileValue[] = [
  ...hostileTexts.map((text) => ({ json: JSON.stringify(text), encoded: encoded(text) })),
  ...hostileJson.map((json) => ({ json, encoded: encoded(json) })),
  ...hostileEncoded.map((text) => ({ json: JSON.stringify(text), encoded: text })),
];

/** Independent of the shop's own check: control characters and bidi controls, from–to. */
const FORBIDDEN = '00-08 0b-0c 0e-1f 7f-9f 202a-202e 2066-2069'
  .split(' ')
  .map((range) => range.split('-').map((code) => Number.parseInt(code, 16)) as [from: number, to: number]);
const isForbidden = (sign: string) =>
  FORBIDDEN.some(([from, to]) => sign.charCodeAt(0) >= from && sign.charCodeAt(0) <= to);
const isUnclean = (text: string) => !text.isWellFormed() || Array.from(text).some(isForbidden);

export function isUncleanWhenParsed(json: string): boolean {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' && isUnclean(value);
}

export function isUncleanWhenDecoded(encodedText: string): boolean {
  try {
    return isUnclean(decodeURIComponent(encodedText));
  } catch {
    return false;
  }
}
