import { decodeBase64, encodeBase64 } from '../identity/index.ts';

export const KEYWORD_MAX = 50;
/** Fifty Chinese characters are 150 bytes; 192 bytes of anything fill a link's 256 characters of base64. */
const KEYWORD_MAX_BYTES = 192;
const ENCODED_MAX = 256;
/** Links written by hand leave `+` bare, which a query reads as a space; others use the URL alphabet or drop the padding. */
const ENCODED = /^[A-Za-z0-9+/_ -]+={0,2}$/;

/** Percent and hash break links. Format characters are invisible: zero-width, bidi overrides, halves of a pair. */
const UNWANTED = /[%#\p{Cf}\p{Cs}]/gu;
const CONTROL = /\p{Cc}/gu;

/** Cleans a typed keyword: one line, trimmed, at most 50 characters, NFC. */
export function cleanKeyword(typed: string): string {
  // Pasted text can be very long, so only its beginning is read.
  const line = typed
    .slice(0, 8 * KEYWORD_MAX)
    .replace(UNWANTED, '')
    .replace(CONTROL, ' ');
  return clip(line.normalize('NFC').trim()).trim();
}

/** Empty input searches for the current placeholder of the search box. */
export const keywordToSearch = (typed: string, placeholder: string): string =>
  cleanKeyword(typed) || cleanKeyword(placeholder);

/** The `k` of /search/ and /hot/: base64 of the UTF-8 keyword. */
export const encodeKeyword = (keyword: string): string => encodeBase64(cleanKeyword(keyword));

/** Decodes `k`. An invalid value is an empty search, never an error. */
export function decodeKeyword(k: string | null | undefined): string {
  if (!k || k.length > ENCODED_MAX || !ENCODED.test(k)) return '';
  const standard = k.replace(/[ -]/g, '+').replaceAll('_', '/').replace(/=+$/, '');
  const padded = standard.padEnd(Math.ceil(standard.length / 4) * 4, '=');
  return cleanKeyword(decodeBase64(padded) ?? '');
}

export const searchPath = (keyword: string): string =>
  `/search/?k=${encodeURIComponent(encodeKeyword(keyword))}`;
export const hotPath = (keyword: string): string => `/hot/?k=${encodeURIComponent(encodeKeyword(keyword))}`;

function clip(text: string): string {
  // No character has more than three bytes for each of its code units.
  if (text.length <= KEYWORD_MAX) return text;
  const encoder = new TextEncoder();
  let bytes = 0;
  let clipped = '';
  for (const character of [...text].slice(0, KEYWORD_MAX)) {
    bytes += encoder.encode(character).length;
    if (bytes > KEYWORD_MAX_BYTES) break;
    clipped += character;
  }
  return clipped;
}
