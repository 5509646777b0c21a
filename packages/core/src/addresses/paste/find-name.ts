import { getAt, getFirst } from '../../shared/index.ts';
import { isFree, isSeparator, type MarkedText, mark, type Range } from './marked-text.ts';
import { canBeName, isSurname, nameShape } from './person-names.ts';

interface NameToken extends Range {
  text: string;
  /** With brackets and 收 around the name. */
  around: Range;
}
export interface FoundName {
  name: string | null;
  /** Texts of the detail that may be the name. */
  candidates: string[];
}

/** Marks the name when it is certain. What stands before the region cannot be the detail; after it, the shape decides. */
export function findName(
  marked: MarkedText,
  regionStart: number | null,
  labelEnds: readonly number[],
): FoundName {
  const tokens = listTokens(marked);
  const take = (token: NameToken): FoundName => {
    mark(marked, token.around, 'label');
    mark(marked, token, 'name');
    return { name: token.text, candidates: [] };
  };
  const labelled = tokens.find(({ start }) => labelEnds.some((end) => gapIsEmpty(marked, end, start)));
  if (labelled && canBeName(labelled.text)) return take(labelled);

  const before = regionStart === null ? [] : tokens.filter(({ end }) => end <= regionStart);
  const named = before.filter(({ text }) => canBeName(text));
  if (named.length === 1) return take(getFirst(named));
  const people = named.filter(({ text }) => nameShape(text) === 'person');
  if (people.length === 1) return take(getFirst(people));
  if (named.length > 0) return ask(people.length > 0 ? people : named);

  const placed = tokens.filter(
    (token) =>
      token.start >= (regionStart ?? 0) &&
      (token.start !== regionStart || isBesideContact(marked, token)) &&
      standsApart(marked, token),
  );
  const likely = placed.filter(({ text }) => nameShape(text) === 'person');
  const [only] = likely;
  // 安康 13800000002 can be a person and a city.
  if (only && likely.length === 1 && only.start !== regionStart)
    if (isBesideContact(marked, only) || tokens.length === 1) return take(only);
  return ask(likely.length > 0 ? likely : placed.filter(({ text }) => nameShape(text) === 'possible'));
}

const MOST_CANDIDATES = 4;
const ask = (tokens: readonly NameToken[]): FoundName => ({
  name: null,
  candidates: [...new Set(tokens.map(({ text }) => text))].slice(0, MOST_CANDIDATES),
});

/** Undecided parts between separators, without brackets around them. A name with a space is one: Lily Chen, 王 芳. */
function listTokens(marked: MarkedText): NameToken[] {
  const tokens: NameToken[] = [];
  for (let at = 0; at < marked.text.length; at++) {
    if (!isFree(marked, at) || isSeparator(marked, at)) continue;
    const start = at;
    while (isFree(marked, at) && !isSeparator(marked, at)) at++;
    tokens.push(createToken(marked, start, at));
  }
  return joinSpacedNames(marked, tokens).filter(({ text }) => text !== '');
}
function createToken(marked: MarkedText, from: number, to: number): NameToken {
  const raw = marked.normal.slice(from, to);
  const [, open = '', text = raw, receives = ''] =
    /^([(【[]*)(.*?)((?:[(]?收[)]?)?[)\]】:]*)$/.exec(raw) ?? [];
  // 花间路88号(近地铁) is detail with its bracket.
  const isWhole = open !== '' || !/[(【[]/.test(text);
  const end = isWhole && nameShape(text) !== 'none' ? to - receives.length : to;
  const start = isWhole ? from + open.length : from;
  return { start, end, text: marked.text.slice(start, end), around: { start: from, end: to } };
}
function joinSpacedNames(marked: MarkedText, tokens: readonly NameToken[]): NameToken[] {
  const joined: NameToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && /^[ ]+$/.test(marked.normal.slice(last.end, token.start)) && isOneName(last.text, token.text))
      joined[joined.length - 1] = {
        start: last.start,
        end: token.end,
        text: marked.text.slice(last.start, token.end),
        around: { start: last.around.start, end: token.around.end },
      };
    else joined.push(token);
  }
  return joined;
}
const isOneName = (first: string, second: string) =>
  (/^[A-Za-z.'’-]+$/.test(first) && /^[A-Za-z.'’-]+$/.test(second)) ||
  (first.length === 1 && isSurname(first) && /^[\u4e00-\u9fff]{1,2}$/.test(second));

const gapIsEmpty = (marked: MarkedText, from: number, to: number) =>
  to >= from && /^[\s(【[]*$/.test(marked.normal.slice(from, to));

/** The kind of the next decided part in one direction, when only separators and labels stand between. */
function neighbour(marked: MarkedText, from: number, step: 1 | -1) {
  let at = from;
  while (
    marked.kinds[at] === 'label' ||
    (isFree(marked, at) && /[\s,;、|。()（）【】]/.test(getAt(marked.normal, at)))
  )
    at += step;
  return marked.kinds[at];
}
const isContact = (kind: unknown) => kind === 'mobile' || kind === 'landline' || kind === 'extension';
const isBesideContact = (marked: MarkedText, { around }: NameToken) =>
  isContact(neighbour(marked, around.start - 1, -1)) || isContact(neighbour(marked, around.end, 1));

/** Beside a phone number, at the start or at the end of the text, and not directly after the region. */
function standsApart(marked: MarkedText, token: NameToken): boolean {
  const { start, end } = token.around;
  const before = marked.kinds[start - 1];
  if (before === 'region' || before === 'street') return false;
  return isBesideContact(marked, token) || marked.normal.slice(end).trim() === '' || start === 0;
}
