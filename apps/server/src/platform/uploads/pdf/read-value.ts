import { decodeName } from './names.ts';

/** A value of a PDF, as far as dictionaries of streams need it. */
export type PdfValue =
  | { kind: 'name'; name: string }
  /** A key that stands twice is ambiguous: readers differ in which one they take. */
  | { kind: 'dictionary'; entries: ReadonlyMap<string, PdfValue>; isAmbiguous: boolean }
  | { kind: 'array'; items: readonly PdfValue[] }
  /** A number, string, keyword or reference. */
  | { kind: 'other'; text: string };

export interface ReadValue {
  value: PdfValue;
  /** Where the text goes on. */
  end: number;
}

const MAX_DEPTH = 32;
const SPACE = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const HEX = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y;

/** What reading may cost. Long runs of characters count too: a document of nothing but openings has to end in time. */
export interface Budget {
  tokens: number;
}
const CHARACTERS_PER_TOKEN = 8;
const spend = (budget: Budget, characters: number) => {
  budget.tokens -= 1 + Math.floor(characters / CHARACTERS_PER_TOKEN);
};

/** Reads the value at an offset; null when there is none, or the budget is spent. */
export function readValue(text: string, at: number, budget: Budget, depth = 0): ReadValue | null {
  const from = skipSpace(text, at, budget);
  if (budget.tokens < 0 || depth > MAX_DEPTH) return null;
  if (text.startsWith('<<', from)) return readDictionary(text, from + 2, budget, depth);
  switch (text[from]) {
    case '/':
      return readName(text, from, budget);
    case '[':
      return readArray(text, from + 1, budget, depth);
    case '(':
      return readString(text, from, budget);
    case '<':
      return readMatch(text, from, HEX, budget);
    default:
      return readMatch(text, from, WORD, budget);
  }
}

export function skipSpace(text: string, at: number, budget: Budget): number {
  SPACE.lastIndex = at;
  const [skipped = ''] = SPACE.exec(text) ?? [];
  spend(budget, skipped.length);
  return at + skipped.length;
}

function readMatch(text: string, from: number, pattern: RegExp, budget: Budget): ReadValue | null {
  pattern.lastIndex = from;
  const [found] = pattern.exec(text) ?? [];
  spend(budget, found?.length ?? 0);
  return found === undefined ? null : { value: { kind: 'other', text: found }, end: from + found.length };
}

function readName(text: string, from: number, budget: Budget): ReadValue {
  const word = readMatch(text, from + 1, WORD, budget);
  const name = word?.value.kind === 'other' ? word.value.text : '';
  return { value: { kind: 'name', name: decodeName(name) }, end: word?.end ?? from + 1 };
}

/** Brackets inside a string are balanced, or escaped. */
function readString(text: string, from: number, budget: Budget): ReadValue | null {
  let open = 0;
  let at = from;
  for (; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === '(') open++;
    else if (sign === ')' && --open === 0) break;
  }
  spend(budget, at - from);
  return at < text.length ? { value: { kind: 'other', text: '' }, end: at + 1 } : null;
}

function readArray(text: string, from: number, budget: Budget, depth: number): ReadValue | null {
  const items: PdfValue[] = [];
  let at = skipSpace(text, from, budget);
  while (text[at] !== ']') {
    const item = readValue(text, at, budget, depth + 1);
    if (!item) return null;
    items.push(item.value);
    at = skipSpace(text, item.end, budget);
  }
  return { value: { kind: 'array', items }, end: at + 1 };
}

/** `5 0 R` is three words: the words after the first belong to no key and are skipped. */
function readDictionary(text: string, from: number, budget: Budget, depth: number): ReadValue | null {
  const entries = new Map<string, PdfValue>();
  let isAmbiguous = false;
  let at = skipSpace(text, from, budget);
  while (!text.startsWith('>>', at)) {
    const key = readValue(text, at, budget, depth + 1);
    if (!key) return null;
    at = skipSpace(text, key.end, budget);
    if (key.value.kind !== 'name') continue;
    if (text.startsWith('>>', at)) break;
    const value = readValue(text, at, budget, depth + 1);
    if (!value) return null;
    isAmbiguous ||= entries.has(key.value.name);
    entries.set(key.value.name, value.value);
    at = skipSpace(text, value.end, budget);
  }
  return { value: { kind: 'dictionary', entries, isAmbiguous }, end: at + 2 };
}
