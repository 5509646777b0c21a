import { getAt } from '../../shared/index.ts';
export type SpanKind =
  | 'label'
  | 'separator'
  | 'name'
  | 'mobile'
  | 'extension'
  | 'landline'
  | 'postcode'
  | 'region'
  | 'street'
  | 'detail';

export interface Range {
  start: number;
  end: number;
}
export interface Span {
  kind: SpanKind;
  text: string;
}

/** A pasted text in which every character gets one kind; null is not decided yet. */
export interface MarkedText {
  text: string;
  /** The text in half width, character for character, so that positions are the same in both. */
  normal: string;
  kinds: (SpanKind | null)[];
}

/** Full-width forms (１２３ ＡＢＣ ＋ －) are 0xFEE0 above their half-width ones. */
const toHalfWidth = (char: string) => String.fromCharCode(char.charCodeAt(0) - 0xfe_e0);

export const markText = (text: string): MarkedText => ({
  text,
  normal: text.replace(/[！-～]/g, toHalfWidth).replace(/[\u3000\u00a0]/g, ' '),
  kinds: Array.from<SpanKind | null>({ length: text.length }).fill(null),
});

export function mark({ kinds }: MarkedText, { start, end }: Range, kind: SpanKind): void {
  kinds.fill(kind, start, end);
}

/** Between the names of a region more signs separate than between other fields: 上海-徐汇区, 江苏省/苏州市. */
const SEPARATOR = /[\s,;、|。\u200b]/;
const REGION_SEPARATOR = /[\s,;、|。\u200b/\\\-—–_·>→~:]/;

export const isFree = ({ kinds, text }: MarkedText, at: number): boolean =>
  at < text.length && kinds[at] === null;
export const isSeparator = ({ normal }: MarkedText, at: number): boolean => SEPARATOR.test(normal[at] ?? '');
export const isRegionSeparator = ({ normal }: MarkedText, at: number): boolean =>
  REGION_SEPARATOR.test(normal[at] ?? '');

/** Nothing, a separator or a part that is decided already: a name cannot go on here. */
export const isBoundary = (marked: MarkedText, at: number): boolean =>
  at < 0 || !isFree(marked, at) || isRegionSeparator(marked, at);

/** The first position from `at` that holds neither a separator nor a label. */
export function skipSeparators(marked: MarkedText, at: number): number {
  let position = at;
  while (
    position < marked.text.length &&
    (marked.kinds[position] === 'label' ||
      marked.kinds[position] === 'separator' ||
      (isFree(marked, position) && isRegionSeparator(marked, position)))
  )
    position += 1;
  return position;
}

/** Where an undecided part begins: after a separator, a decided part or at the start. */
export const segmentStarts = (marked: MarkedText): number[] =>
  marked.kinds.flatMap((kind, at) =>
    kind === null && !isRegionSeparator(marked, at) && isBoundary(marked, at - 1) ? [at] : [],
  );

/** All ranges of an expression over the half-width text that are not decided yet. */
export function freeMatches(marked: MarkedText, expression: RegExp): (Range & { match: RegExpExecArray })[] {
  return [...marked.normal.matchAll(expression)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, match }))
    .filter(({ start, end }) => marked.kinds.slice(start, end).every((kind) => kind === null));
}

export const readKind = (marked: MarkedText, kind: SpanKind): string[] =>
  listSpans(marked)
    .filter((span) => span.kind === kind)
    .map((span) => span.text);

/** The whole text as spans; joined they are the text again. */
export function listSpans({ text, kinds }: MarkedText): Span[] {
  const spans: Span[] = [];
  for (const [at, kind] of kinds.entries()) {
    const last = spans.at(-1);
    const known = kind ?? 'separator';
    if (last?.kind === known) last.text += text[at];
    else spans.push({ kind: known, text: getAt(text, at) });
  }
  return spans;
}
