/** Elements that shop systems export in descriptions. `A<B` and `<3` are no tags. */
const NAMES =
  'a|abbr|article|b|big|blockquote|body|br|center|code|dd|del|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|map|mark|meta|nav|object|ol|option|p|param|picture|pre|q|s|script|section|select|small|source|span|strike|strong|style|sub|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|tt|u|ul|video';
const TAG = new RegExp(`</?(?:${NAMES})(?:\\s[^<>]*|/)?>`, 'gi');
const HIDDEN =
  /<(script|style|head|title|svg)(?:\s[^<>]*)?>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<!doctype[^<>]*>/gi;
const LIST_ITEM = /<li(?:\s[^<>]*)?>/gi;
const LINE_END =
  /<(?:br|hr)(?:\s[^<>]*|\/)?>|<\/?(?:article|blockquote|center|dd|div|dl|dt|figure|footer|form|h[1-6]|header|li|main|ol|p|pre|section|table|tr|ul)(?:\s[^<>]*|\/)?>/gi;

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  middot: '·',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  times: '×',
  deg: '°',
  reg: '®',
  copy: '©',
  trade: '™',
};
const ENTITY = new RegExp(`&(?:(${Object.keys(ENTITIES).join('|')})|#(\\d{1,7})|#x([0-9a-f]{1,6}));`, 'gi');

/**
 * The text of a description that contains HTML: tags and entities become characters, blocks become lines, scripts and
 * styles disappear. A text without HTML is returned as it is. Repeated until nothing is left, so that stripping the
 * result again changes nothing.
 */
export function stripHtml(text: string): string {
  let current = text;
  for (;;) {
    const stripped = stripOnce(current);
    if (stripped === current) return current;
    current = stripped;
  }
}

function stripOnce(text: string): string {
  const plain = text
    .replace(HIDDEN, '')
    .replace(LIST_ITEM, '\n· ')
    .replace(LINE_END, '\n')
    .replace(TAG, '')
    .replace(ENTITY, decodeEntity);
  if (plain === text) return text;
  return plain
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function decodeEntity(entity: string, name?: string, decimal?: string, hex?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '';
}
