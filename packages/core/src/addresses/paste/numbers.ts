import { getAt } from '../../shared/index.ts';
import { freeMatches, isBoundary, type MarkedText, mark, skipSeparators } from './marked-text.ts';

const GAP = '[ \\-–—]{1,3}';
/** Written in one go, 3-4-4 or 4-4-3. Other groups could be a room and a mobile: 1501 138 0000 0002. */
const COUNTRY = '(?:(?:\\+|00)?86[ \\-]?)?';
const MOBILE = new RegExp(
  [
    `(?<!\\d)${COUNTRY}(1[3-9]\\d{9})`,
    `(?<![\\d-])${COUNTRY}(1[3-9]\\d(?:${GAP}\\d{4}){2}|1[3-9]\\d{2}${GAP}\\d{4}${GAP}\\d{3})`,
  ]
    .map((shape) => `${shape}(?![\\d号室栋幢弄楼座层])`)
    .join('|'),
  'g',
);
/** The extension of a privacy number: 13800000002-1234, 13800000002 转 1234. */
const EXTENSION = /^(?:-|\s*(?:转|ext\.?)\s*)\d{1,6}(?![\d号室栋幢弄楼座层])/i;
const LANDLINE =
  /(?<![\d-])(?:\(0\d{2,3}\)[ -]?|0\d{2,3}[ \-–—])[2-9]\d{6,7}(?:(?:-|转)\d{1,6})?(?![\d号室])|(?<![\d-])0\d{2,3}[2-9]\d{6,7}(?![\d号室])|(?<![\d-])400[ -]?\d{3}[ -]?\d{4}(?!\d)/g;

/** Marks mobiles, their extensions and landlines; answers the different mobiles in digits. */
export function markPhones(marked: MarkedText): string[] {
  const mobiles = new Set<string>();
  for (const { start, end, match } of freeMatches(marked, MOBILE)) {
    mobiles.add((match[1] ?? getAt(match, 2)).replace(/\D/g, ''));
    mark(marked, { start, end }, 'mobile');
    const extension = EXTENSION.exec(marked.normal.slice(end));
    if (extension) mark(marked, { start: end, end: end + extension[0].length }, 'extension');
  }
  for (const range of freeMatches(marked, LANDLINE)) mark(marked, range, 'landline');
  return [...mobiles];
}

/** The first two digits of a postcode, by the first two digits of the province's code. */
const POSTCODE_AREAS: Record<string, string> = {
  '11': '10',
  '12': '30',
  '13': '05 06 07',
  '14': '03 04',
  '15': '01 02',
  '21': '11 12',
  '22': '13',
  '23': '15 16',
  '31': '20',
  '32': '21 22',
  '33': '31 32',
  '34': '23 24',
  '35': '35 36',
  '36': '33 34',
  '37': '25 26 27',
  '41': '45 46 47',
  '42': '43 44',
  '43': '41 42',
  '44': '51 52',
  '45': '53 54',
  '46': '57',
  '50': '40',
  '51': '61 62 63 64',
  '52': '55 56',
  '53': '65 66 67',
  '54': '85 86',
  '61': '71 72',
  '62': '73 74',
  '63': '81',
  '64': '75',
  '65': '83 84',
};
const SIX_DIGITS = /(?<![\dA-Za-z-])\d{6}(?![\dA-Za-z-])/g;

/** Marks a postcode: labelled, or six digits that stand alone and belong to the province. A room number does not. */
export function markPostcode(marked: MarkedText, provinceCode: string | undefined): void {
  const areas = POSTCODE_AREAS[provinceCode?.slice(0, 2) ?? '']?.split(' ') ?? [];
  for (const range of freeMatches(marked, SIX_DIGITS)) {
    const before = marked.text.slice(0, range.start);
    const isLabelled =
      marked.kinds[range.start - 1] === 'label' && /邮\s*编|邮政编码|post|zip/i.test(before.slice(-8));
    const standsAlone = isBoundary(marked, range.start - 1) && isBoundary(marked, range.end);
    const next = marked.normal[skipSeparators(marked, range.end)] ?? '';
    const isPostcode = standsAlone && areas.includes(marked.normal.slice(range.start, range.start + 2));
    if (isLabelled || (isPostcode && !/[号室栋幢弄楼座层房户单]/.test(next))) mark(marked, range, 'postcode');
  }
}
